<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <context>
        <name>advice</name>
        <message>
            <source>Best fit</source>
            <comment>advice.fit</comment>
            <translation>最適配置</translation>
        </message>
        <message numerus="yes">
            <source>Place %n tiles</source>
            <comment>advice.fit.accept</comment>
            <translation>
                <numerusform>タイル%n枚を置く</numerusform>
            </translation>
        </message>
        <message>
            <source>Place all</source>
            <comment>advice.fit.accept_all</comment>
            <translation>すべて置く</translation>
        </message>
        <message>
            <source>Place this one</source>
            <comment>advice.fit.accept_one</comment>
            <translation>これだけ置く</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles placed.</source>
            <comment>advice.fit.all_placed</comment>
            <translation>
                <numerusform>タイルを%n枚置きました。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>advice.fit.board</comment>
            <extracomment>%1 is the name of a board, %2 its number among the boards of the player.</extracomment>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>On these boards</source>
            <comment>advice.fit.boards</comment>
            <translation>使うボード</translation>
        </message>
        <message numerus="yes">
            <source>%n bonuses enclosed</source>
            <comment>advice.fit.bonuses</comment>
            <translation>
                <numerusform>獲得可能になるボーナス: %n個</numerusform>
            </translation>
        </message>
        <message>
            <source>Take it away</source>
            <comment>advice.fit.discard</comment>
            <translation>取り消す</translation>
        </message>
        <message>
            <source>The search could not be started or broke down; try it again.</source>
            <comment>advice.fit.failed</comment>
            <translation>探索を始められなかったか、異常終了しました。もう一度お試しください。</translation>
        </message>
        <message>
            <source>Use food in houses</source>
            <comment>advice.fit.food</comment>
            <translation>建物に食料も使う</translation>
        </message>
        <message>
            <source>Best that was found.</source>
            <comment>advice.fit.found</comment>
            <translation>見つかった最善です。</translation>
        </message>
        <message>
            <source>Click a tile on the board or its line to leave it out or to have it again.</source>
            <comment>advice.fit.how</comment>
            <translation>ボード上のタイルかその行をクリックすると、外したり戻したりできます。</translation>
        </message>
        <message>
            <source>Income: %1 → %2</source>
            <comment>advice.fit.income</comment>
            <translation>収入: %1 → %2</translation>
        </message>
        <message>
            <source>%1: %2, column %3, row %4</source>
            <comment>advice.fit.line</comment>
            <extracomment>%1 a tile, %2 a board.</extracomment>
            <translation>%1: %2、%3列目、%4行目</translation>
        </message>
        <message numerus="yes">
            <source>%n minus points covered</source>
            <comment>advice.fit.minus</comment>
            <translation>
                <numerusform>カバーしたマイナス点: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>First the tile that has to be placed now.</source>
            <comment>advice.fit.must_lie</comment>
            <translation>先に、今置かなければならないタイルを置いてください。</translation>
        </message>
        <message>
            <source>None of your tiles fits anywhere now.</source>
            <comment>advice.fit.no_room</comment>
            <translation>今置けるタイルはありません。</translation>
        </message>
        <message>
            <source>Tiles can be placed while it is your turn to choose.</source>
            <comment>advice.fit.not_now</comment>
            <translation>タイルは、自分が選択する番に置けます。</translation>
        </message>
        <message>
            <source>Nothing worth placing was found.</source>
            <comment>advice.fit.nothing</comment>
            <translation>置く価値のあるタイルは見つかりませんでした。</translation>
        </message>
        <message>
            <source>What may be used</source>
            <comment>advice.fit.options</comment>
            <translation>使うもの</translation>
        </message>
        <message>
            <source>Use ore</source>
            <comment>advice.fit.ore</comment>
            <translation>鉱石も使う</translation>
        </message>
        <message>
            <source>Best fit</source>
            <comment>advice.fit.panel</comment>
            <extracomment>Title of a panel, short: the same as “Best fit”.</extracomment>
            <translation>最適配置</translation>
        </message>
        <message>
            <source>Proved: nothing is better.</source>
            <comment>advice.fit.proved</comment>
            <translation>これより良い配置がないことを確認しました。</translation>
        </message>
        <message>
            <source>Searching; the best so far lies on the boards.</source>
            <comment>advice.fit.running</comment>
            <translation>探しています。今までの最善をボードに表示しています。</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>advice.fit.short</comment>
            <extracomment>%1 a tile, %2 a board.</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Silver at most</source>
            <comment>advice.fit.silver</comment>
            <translation>使う銀の上限</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles could not be placed without the ones left out.</source>
            <comment>advice.fit.some_left</comment>
            <translation>
                <numerusform>外したタイルなしでは置けないタイルが%n枚ありました。</numerusform>
            </translation>
        </message>
        <message>
            <source>Find best fit</source>
            <comment>advice.fit.start</comment>
            <translation>最適配置を探す</translation>
        </message>
        <message>
            <source>Stop</source>
            <comment>advice.fit.stop</comment>
            <translation>停止</translation>
        </message>
        <message>
            <source>Tiles to place</source>
            <comment>advice.fit.tiles</comment>
            <translation>置くタイル</translation>
        </message>
        <message>
            <source>Best fit for what you hold</source>
            <comment>advice.fit.title</comment>
            <translation>手持ちのタイルの最適配置</translation>
        </message>
        <message>
            <source>Hint</source>
            <comment>advice.hint</comment>
            <extracomment>A button and the title of a panel: advice on what to do.</extracomment>
            <translation>ヒント</translation>
        </message>
        <message>
            <source>Expected to be as good</source>
            <comment>advice.hint.as_good</comment>
            <translation>予想: 同じくらい良い</translation>
        </message>
        <message>
            <source>Best choice found</source>
            <comment>advice.hint.best</comment>
            <translation>見つかった最善の選択</translation>
        </message>
        <message>
            <source>Do it</source>
            <comment>advice.hint.do</comment>
            <translation>実行</translation>
        </message>
        <message>
            <source>Do it: %1</source>
            <comment>advice.hint.do_this</comment>
            <translation>実行: %1</translation>
        </message>
        <message>
            <source>No hint this time: the computer player could not be started or broke down. Ask again.</source>
            <comment>advice.hint.failed</comment>
            <translation>ヒントを出せませんでした。コンピューターを起動できなかったか、異常終了しました。もう一度お試しください。</translation>
        </message>
        <message>
            <source>Expected: %1 points less</source>
            <comment>advice.hint.less.points</comment>
            <extracomment>%1 is a number with one decimal, as in 1.5.</extracomment>
            <translation>予想: −%1点</translation>
        </message>
        <message>
            <source>Expected: %1 treasures less</source>
            <comment>advice.hint.less.treasures</comment>
            <extracomment>%1 is a number with one decimal, as in 1.5.</extracomment>
            <translation>予想: 財宝−%1個</translation>
        </message>
        <message>
            <source>A hint can be had while you are asked something.</source>
            <comment>advice.hint.none_now</comment>
            <translation>ヒントは、選択を求められているときに表示できます。</translation>
        </message>
        <message>
            <source>Show what there is</source>
            <comment>advice.hint.now</comment>
            <translation>今までの結果を表示</translation>
        </message>
        <message>
            <source>Nothing else is possible.</source>
            <comment>advice.hint.only</comment>
            <translation>ほかにできることはありません。</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>advice.hint.place</comment>
            <extracomment>Spoken by a screen reader: the number of a choice among those that the hint shows.</extracomment>
            <translation>%1／%2</translation>
        </message>
        <message>
            <source>The hard computer player thinks about your choices.</source>
            <comment>advice.hint.thinking</comment>
            <translation>上級コンピューターが選択肢を考えています。</translation>
        </message>
        <message>
            <source>What the hard computer player would do</source>
            <comment>advice.hint.title</comment>
            <translation>上級コンピューターの考え</translation>
        </message>
        <message>
            <source>Look back</source>
            <comment>advice.look</comment>
            <extracomment>A button and the title of a panel: after a game, the moments with a better choice.</extracomment>
            <translation>振り返り</translation>
        </message>
        <message>
            <source>Look again</source>
            <comment>advice.look.again</comment>
            <translation>もう一度調べる</translation>
        </message>
        <message>
            <source>Better: %1</source>
            <comment>advice.look.better</comment>
            <extracomment>%1 is what the computer would have done, as on the buttons of choices.</extracomment>
            <translation>より良い手: %1</translation>
        </message>
        <message>
            <source>Largest gain first</source>
            <comment>advice.look.by_gain</comment>
            <translation>差の大きい順</translation>
        </message>
        <message>
            <source>In the order of play</source>
            <comment>advice.look.by_time</comment>
            <translation>手順の順</translation>
        </message>
        <message>
            <source>The computer player could not be started or broke down; what it has found so far stands here.</source>
            <comment>advice.look.failed</comment>
            <translation>コンピューターを起動できなかったか、異常終了しました。それまでに見つかったものを表示しています。</translation>
        </message>
        <message>
            <source>Decisions looked at: %1; better choices found: %2.</source>
            <comment>advice.look.found</comment>
            <translation>調べた選択: %1、より良い選択: %2。</translation>
        </message>
        <message>
            <source>Moments with a better choice</source>
            <comment>advice.look.list</comment>
            <translation>より良い選択があった場面</translation>
        </message>
        <message>
            <source>%1: %2 points more</source>
            <comment>advice.look.more.points</comment>
            <extracomment>%1 is a moment (as “Round 3”); %2 a number with one decimal.</extracomment>
            <translation>%1: +%2点</translation>
        </message>
        <message>
            <source>%1: %2 treasures more</source>
            <comment>advice.look.more.treasures</comment>
            <extracomment>%1 is a moment (as “Turn 3”); %2 a number with one decimal.</extracomment>
            <translation>%1: 財宝+%2個</translation>
        </message>
        <message>
            <source>The moves of this game could not be read, so there is nothing to look back at.</source>
            <comment>advice.look.no_history</comment>
            <translation>このゲームの手順を読み込めなかったため、振り返りはできません。</translation>
        </message>
        <message>
            <source>Only computers played: there is nobody to look back for.</source>
            <comment>advice.look.nobody</comment>
            <translation>コンピューターだけのゲームでした。振り返るプレイヤーがいません。</translation>
        </message>
        <message>
            <source>The hard computer player found nothing better. Decisions looked at: %1.</source>
            <comment>advice.look.none</comment>
            <translation>上級コンピューターも、より良い選択を見つけませんでした。調べた選択: %1。</translation>
        </message>
        <message>
            <source>Judged by what the player could know then, and by the hard computer player: it is often right, not always.</source>
            <comment>advice.look.note</comment>
            <translation>そのときプレイヤーが知ることのできた情報だけによる、上級コンピューターの判断です。たいてい正しいですが、いつもではありません。</translation>
        </message>
        <message>
            <source>The game can be looked back at once it is over.</source>
            <comment>advice.look.only_after</comment>
            <translation>振り返りは、ゲームが終わってからできます。</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <comment>advice.look.played</comment>
            <extracomment>%1 is what a player did, as on the buttons of choices.</extracomment>
            <translation>実際の手: %1</translation>
        </message>
        <message>
            <source>Round %1</source>
            <comment>advice.look.round</comment>
            <translation>ラウンド%1</translation>
        </message>
        <message>
            <source>Looking at move %1 of %2…</source>
            <comment>advice.look.running</comment>
            <translation>%2手中%1手目を調べています…</translation>
        </message>
        <message>
            <source>Show what was played</source>
            <comment>advice.look.show_played</comment>
            <translation>実際の手を表示</translation>
        </message>
        <message>
            <source>Order</source>
            <comment>advice.look.sort</comment>
            <translation>順序</translation>
        </message>
        <message>
            <source>Stop</source>
            <comment>advice.look.stop</comment>
            <translation>停止</translation>
        </message>
        <message>
            <source>Stopped. So far: decisions looked at: %1; better choices found: %2.</source>
            <comment>advice.look.stopped</comment>
            <translation>中止しました。調べた選択: %1、より良い選択: %2。</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <comment>advice.look.turn</comment>
            <translation>手番%1</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>advice.look.who</comment>
            <extracomment>%1 the name of a player, %2 a moment (as “Round 3”).</extracomment>
            <translation>%1、%2</translation>
        </message>
    </context>
    <context>
        <name>app</name>
        <message>
            <source>This program is not affiliated with the authors or publishers of these games. Titles are named only to say which rules are played. All pictures are its own.</source>
            <comment>app.about.independent</comment>
            <translation>このプログラムは各ゲームの作者および出版社とは関係ありません。題名は、どのルールで遊ぶかを示すためにのみ使用しています。画像はすべて独自のものです。</translation>
        </message>
        <message>
            <source>Free software under the MIT licence.</source>
            <comment>app.about.licence</comment>
            <translation>MITライセンスのフリーソフトウェアです。</translation>
        </message>
        <message>
            <source>Made with:</source>
            <comment>app.about.parts</comment>
            <extracomment>Followed by the names of libraries.</extracomment>
            <translation>使用しているもの:</translation>
        </message>
        <message>
            <source>Play four Viking board games alone, with others at one screen or against the computer, and find out in the tile lab what fits.</source>
            <comment>app.about.text</comment>
            <translation>1人で、1台の画面を囲んで、あるいはコンピューターを相手に、4つのヴァイキング・ボードゲームを遊べます。タイルラボでは配置を試せます。</translation>
        </message>
        <message>
            <source>Version %1</source>
            <comment>app.about.version</comment>
            <translation>バージョン %1</translation>
        </message>
        <message>
            <source>%1 could not think and gives any legal answer this once; the next answer will be thought about again.</source>
            <comment>app.ai.any_answer</comment>
            <translation>%1は考えることができなかったため、今回だけは可能な手を適当に選びます。次の手ではもう一度考えます。</translation>
        </message>
        <message>
            <source>The computer player could not be started or broke down; it is asked again, the game goes on.</source>
            <comment>app.ai.asked_again</comment>
            <translation>コンピュータープレイヤーを起動できなかったか、異常終了しました。もう一度考えさせて、ゲームを続けます。</translation>
        </message>
        <message>
            <source>Let the computers go on</source>
            <comment>app.ai.go_on</comment>
            <translation>コンピューターを再開</translation>
        </message>
        <message>
            <source>Move now</source>
            <comment>app.ai.move_now</comment>
            <translation>すぐに決める</translation>
        </message>
        <message>
            <source>Pause the computers</source>
            <comment>app.ai.stop</comment>
            <translation>コンピューターを一時停止</translation>
        </message>
        <message>
            <source>Filter choices</source>
            <comment>app.answers.filter</comment>
            <translation>選択肢を絞り込む</translation>
        </message>
        <message>
            <source>There is nothing to choose now.</source>
            <comment>app.answers.none</comment>
            <translation>今は選ぶものがありません。</translation>
        </message>
        <message>
            <source>Cancel</source>
            <comment>app.button.cancel</comment>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Choose</source>
            <comment>app.button.choose</comment>
            <translation>選ぶ</translation>
        </message>
        <message>
            <source>Close</source>
            <comment>app.button.close</comment>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Continue</source>
            <comment>app.button.continue</comment>
            <translation>続ける</translation>
        </message>
        <message>
            <source>Copy details</source>
            <comment>app.button.copy_details</comment>
            <translation>詳細をコピー</translation>
        </message>
        <message>
            <source>Restore defaults</source>
            <comment>app.button.defaults</comment>
            <translation>デフォルトに戻す</translation>
        </message>
        <message>
            <source>Delete</source>
            <comment>app.button.delete</comment>
            <translation>削除</translation>
        </message>
        <message>
            <source>OK</source>
            <comment>app.button.ok</comment>
            <translation>OK</translation>
        </message>
        <message>
            <source>Quit</source>
            <comment>app.button.quit</comment>
            <translation>終了</translation>
        </message>
        <message>
            <source>Random</source>
            <comment>app.button.random</comment>
            <translation>ランダム</translation>
        </message>
        <message>
            <source>Replace</source>
            <comment>app.button.replace</comment>
            <translation>置き換える</translation>
        </message>
        <message>
            <source>Save</source>
            <comment>app.button.save</comment>
            <translation>保存</translation>
        </message>
        <message>
            <source>Save and don't ask again</source>
            <comment>app.button.save_dont_ask</comment>
            <translation>保存し、次回から確認しない</translation>
        </message>
        <message>
            <source>Start game</source>
            <comment>app.button.start</comment>
            <translation>ゲーム開始</translation>
        </message>
        <message>
            <source>About vikingtable</source>
            <comment>app.cmd.about</comment>
            <translation>vikingtableについて</translation>
        </message>
        <message>
            <source>About Qt</source>
            <comment>app.cmd.about_qt</comment>
            <translation>Qtについて</translation>
        </message>
        <message>
            <source>Clear list</source>
            <comment>app.cmd.clear_recent</comment>
            <translation>リストを消去</translation>
        </message>
        <message>
            <source>Delete this game</source>
            <comment>app.cmd.delete_autosave</comment>
            <translation>このゲームを削除</translation>
        </message>
        <message>
            <source>Export log…</source>
            <comment>app.cmd.export_log</comment>
            <translation>ログを書き出す…</translation>
        </message>
        <message>
            <source>Export picture…</source>
            <comment>app.cmd.export_picture</comment>
            <translation>画像を書き出す…</translation>
        </message>
        <message>
            <source>Fit to window</source>
            <comment>app.cmd.fit</comment>
            <translation>ウィンドウに合わせる</translation>
        </message>
        <message>
            <source>Full screen</source>
            <comment>app.cmd.full_screen</comment>
            <translation>全画面表示</translation>
        </message>
        <message>
            <source>Tile lab</source>
            <comment>app.cmd.lab</comment>
            <translation>タイルラボ</translation>
        </message>
        <message>
            <source>Licences</source>
            <comment>app.cmd.licences</comment>
            <translation>ライセンス</translation>
        </message>
        <message>
            <source>New game…</source>
            <comment>app.cmd.new_game</comment>
            <translation>新しいゲーム…</translation>
        </message>
        <message>
            <source>Open…</source>
            <comment>app.cmd.open</comment>
            <translation>開く…</translation>
        </message>
        <message>
            <source>Open recent</source>
            <comment>app.cmd.open_recent</comment>
            <translation>最近使ったファイル</translation>
        </message>
        <message>
            <source>Panels</source>
            <comment>app.cmd.panels</comment>
            <translation>パネル</translation>
        </message>
        <message>
            <source>Quit</source>
            <comment>app.cmd.quit</comment>
            <translation>終了</translation>
        </message>
        <message>
            <source>Redo</source>
            <comment>app.cmd.redo</comment>
            <translation>やり直す</translation>
        </message>
        <message>
            <source>Redo: %1</source>
            <comment>app.cmd.redo_what</comment>
            <translation>やり直す: %1</translation>
        </message>
        <message>
            <source>Replay</source>
            <comment>app.cmd.replay_game</comment>
            <translation>リプレイ</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <comment>app.cmd.report</comment>
            <translation>問題を報告…</translation>
        </message>
        <message>
            <source>Reset window layout</source>
            <comment>app.cmd.reset_layout</comment>
            <translation>ウィンドウ配置をリセット</translation>
        </message>
        <message>
            <source>Rules help</source>
            <comment>app.cmd.rules</comment>
            <translation>ルールの説明</translation>
        </message>
        <message>
            <source>New game with the same seed</source>
            <comment>app.cmd.same_seed</comment>
            <translation>同じシードで新しいゲーム</translation>
        </message>
        <message>
            <source>Save</source>
            <comment>app.cmd.save</comment>
            <translation>保存</translation>
        </message>
        <message>
            <source>Save as…</source>
            <comment>app.cmd.save_as</comment>
            <translation>名前を付けて保存…</translation>
        </message>
        <message>
            <source>Save game</source>
            <comment>app.cmd.save_game</comment>
            <translation>ゲームを保存</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <comment>app.cmd.score_sheet</comment>
            <translation>得点表</translation>
        </message>
        <message>
            <source>Settings…</source>
            <comment>app.cmd.settings</comment>
            <translation>設定…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <comment>app.cmd.shortcuts</comment>
            <translation>キーボードショートカット</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <comment>app.cmd.show_in_folder</comment>
            <translation>フォルダーで表示</translation>
        </message>
        <message>
            <source>Back to start screen</source>
            <comment>app.cmd.to_start</comment>
            <translation>スタート画面に戻る</translation>
        </message>
        <message>
            <source>Undo</source>
            <comment>app.cmd.undo</comment>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>Undo: %1</source>
            <comment>app.cmd.undo_what</comment>
            <translation>元に戻す: %1</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <comment>app.cmd.zoom_in</comment>
            <translation>拡大</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <comment>app.cmd.zoom_out</comment>
            <translation>縮小</translation>
        </message>
        <message>
            <source>Actual size</source>
            <comment>app.cmd.zoom_reset</comment>
            <translation>等倍表示</translation>
        </message>
        <message>
            <source>Any of these players may come next.</source>
            <comment>app.curtain.any</comment>
            <translation>次は以下のプレイヤーの誰でもかまいません。</translation>
        </message>
        <message>
            <source>Other players, please look away.</source>
            <comment>app.curtain.privacy</comment>
            <translation>ほかのプレイヤーは画面を見ないでください。</translation>
        </message>
        <message>
            <source>I am %1 – show my hand</source>
            <comment>app.curtain.ready</comment>
            <extracomment>Button; %1 is the name of the person who reads it.</extracomment>
            <translation>%1です。手札を表示</translation>
        </message>
        <message>
            <source>Please hand over to %1.</source>
            <comment>app.curtain.text</comment>
            <extracomment>%1 is a person's name.</extracomment>
            <translation>%1さんに交代してください。</translation>
        </message>
        <message>
            <source>Change of player</source>
            <comment>app.curtain.title</comment>
            <translation>プレイヤーの交代</translation>
        </message>
        <message>
            <source>Deleting %1…</source>
            <comment>app.deleting</comment>
            <translation>%1を削除しています…</translation>
        </message>
        <message>
            <source>Delete this saved game?</source>
            <comment>app.dialog.delete_autosave</comment>
            <translation>この保存データを削除しますか？</translation>
        </message>
        <message>
            <source>Export</source>
            <comment>app.dialog.export</comment>
            <translation>書き出し</translation>
        </message>
        <message>
            <source>Kind of file:</source>
            <comment>app.dialog.file_type</comment>
            <extracomment>Before a list of kinds of files in a dialog.</extracomment>
            <translation>ファイルの種類:</translation>
        </message>
        <message>
            <source>Hidden hands can be read in the saved file.</source>
            <comment>app.dialog.hidden_hands</comment>
            <translation>保存したファイルから非公開の手札を読み取れます。</translation>
        </message>
        <message>
            <source>Whoever opens the file in an editor sees every player's cards.</source>
            <comment>app.dialog.hidden_hands.text</comment>
            <translation>ファイルをエディターで開くと、全員の手札が見えます。</translation>
        </message>
        <message>
            <source>This cannot be undone.</source>
            <comment>app.dialog.irreversible</comment>
            <translation>この操作は元に戻せません。</translation>
        </message>
        <message>
            <source>Look in:</source>
            <comment>app.dialog.look_in</comment>
            <translation>場所:</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>app.dialog.open</comment>
            <translation>開く</translation>
        </message>
        <message>
            <source>Replace this file?</source>
            <comment>app.dialog.replace</comment>
            <translation>このファイルを置き換えますか？</translation>
        </message>
        <message>
            <source>There is a file of this name already: %1</source>
            <comment>app.dialog.replace.text</comment>
            <translation>同じ名前のファイルがすでにあります: %1</translation>
        </message>
        <message>
            <source>vikingtable report</source>
            <comment>app.dialog.report.name</comment>
            <translation>vikingtableレポート</translation>
        </message>
        <message>
            <source>Only what one seat can see goes into the report. Whose seat?</source>
            <comment>app.dialog.report.seat</comment>
            <translation>レポートには1つの席から見える内容だけが入ります。どの席ですか？</translation>
        </message>
        <message>
            <source>Save as</source>
            <comment>app.dialog.save</comment>
            <translation>名前を付けて保存</translation>
        </message>
        <message>
            <source>Autosave in %1 failed; the game goes on. Save it yourself. %2</source>
            <comment>app.error.autosave</comment>
            <extracomment>%1: a folder. %2: one or two sentences that say why, and what to do.</extracomment>
            <translation>%1への自動保存に失敗しました。ゲームは続けられます。手動で保存してください。%2</translation>
        </message>
        <message>
            <source>This seed is not valid.</source>
            <comment>app.error.bad_seed</comment>
            <translation>シードが正しくありません。</translation>
        </message>
        <message>
            <source>%1 cannot be opened: %2</source>
            <comment>app.error.cannot_open</comment>
            <translation>%1を開けません: %2</translation>
        </message>
        <message>
            <source>An internal error was caught. The game was kept by autosave up to the last move.</source>
            <comment>app.error.crash</comment>
            <translation>内部エラーが発生しました。ゲームは最後の手まで自動保存されています。</translation>
        </message>
        <message>
            <source>Go on, or open the game again from its autosave if something looks wrong.</source>
            <comment>app.error.crash.next</comment>
            <translation>このまま続けるか、表示がおかしい場合は自動保存からゲームを開き直してください。</translation>
        </message>
        <message>
            <source>The report could not be written.</source>
            <comment>app.error.crash.no_report</comment>
            <translation>レポートを作成できませんでした。</translation>
        </message>
        <message>
            <source>Open the autosave</source>
            <comment>app.error.crash.reopen</comment>
            <translation>自動保存を開く</translation>
        </message>
        <message>
            <source>Report written: %1</source>
            <comment>app.error.crash.report</comment>
            <translation>レポートを作成しました: %1</translation>
        </message>
        <message>
            <source>Only saved games (.vtg) can be opened here.</source>
            <comment>app.error.drop</comment>
            <translation>ここで開けるのは保存データ (.vtg) だけです。</translation>
        </message>
        <message>
            <source>Install a font for Japanese, for example %1.</source>
            <comment>app.error.font_install</comment>
            <translation>日本語フォント（例: %1）をインストールしてください。</translation>
        </message>
        <message>
            <source>A font for Japanese is missing.</source>
            <comment>app.error.font_missing</comment>
            <translation>日本語フォントが見つかりません。</translation>
        </message>
        <message>
            <source>This colour is already taken.</source>
            <comment>app.error.look_taken</comment>
            <translation>この色はすでに使われています。</translation>
        </message>
        <message>
            <source>Enter a name.</source>
            <comment>app.error.name_empty</comment>
            <translation>名前を入力してください。</translation>
        </message>
        <message>
            <source>The name is too long.</source>
            <comment>app.error.name_long</comment>
            <translation>名前が長すぎます。</translation>
        </message>
        <message>
            <source>This name is already taken.</source>
            <comment>app.error.name_taken</comment>
            <translation>この名前はすでに使われています。</translation>
        </message>
        <message>
            <source>The texts in this language are missing or damaged, so everything is in English: %1. Install the program again to get this file back: %2</source>
            <comment>app.error.no_translation</comment>
            <extracomment>%1: the language by its own name. %2: a path.</extracomment>
            <translation>この言語の文言がないか壊れているため、すべて英語で表示します: %1。このファイルを元に戻すには、プログラムをもう一度インストールしてください: %2</translation>
        </message>
        <message>
            <source>The program was not closed properly. Continue opens the last game.</source>
            <comment>app.error.not_closed</comment>
            <translation>前回正しく終了しませんでした。「続きから」で最後のゲームを開けます。</translation>
        </message>
        <message>
            <source>Settings last until the program ends, as this file cannot be written: %1</source>
            <comment>app.error.settings_not_kept</comment>
            <translation>このファイルに書き込めないため、設定は終了するまでの間だけ有効です: %1</translation>
        </message>
        <message>
            <source>The settings could not be read and were reset; the old file was kept: %1</source>
            <comment>app.error.settings_reset</comment>
            <translation>設定を読み込めなかったため、リセットしました。元のファイルは残してあります: %1</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <comment>app.error.title</comment>
            <translation>問題が発生しました</translation>
        </message>
        <message>
            <source>Report (*.json)</source>
            <comment>app.filter.json</comment>
            <translation>レポート (*.json)</translation>
        </message>
        <message>
            <source>PNG picture (*.png)</source>
            <comment>app.filter.png</comment>
            <translation>PNG画像 (*.png)</translation>
        </message>
        <message>
            <source>Text (*.txt)</source>
            <comment>app.filter.text</comment>
            <translation>テキスト (*.txt)</translation>
        </message>
        <message>
            <source>Saved games (*.vtg)</source>
            <comment>app.filter.vtg</comment>
            <translation>保存データ (*.vtg)</translation>
        </message>
        <message>
            <source>Brian Boru</source>
            <comment>app.game.boru</comment>
            <translation>ブライアン・ボル</translation>
        </message>
        <message>
            <source>Win towns, marry well and stand up to the Danes to rule all Ireland.</source>
            <comment>app.game.boru.line</comment>
            <translation>町を勝ち取り、縁組みを結び、デーン人に立ち向かって全アイルランドの王を目指します。</translation>
        </message>
        <message>
            <source>A Feast for Odin</source>
            <comment>app.game.feast</comment>
            <extracomment>Title of the game. Trade name.</extracomment>
            <translation>オーディンの祝祭</translation>
        </message>
        <message>
            <source>Hunt, raid, trade and explore, and cover your boards with the spoils.</source>
            <comment>app.game.feast.line</comment>
            <translation>狩り、略奪、交易、探険で得た品々でボードを埋めていきます。</translation>
        </message>
        <message>
            <source>Knarr</source>
            <comment>app.game.knarr</comment>
            <translation>クナール</translation>
        </message>
        <message>
            <source>Gather a crew, trade its gifts and sail to distant shores.</source>
            <comment>app.game.knarr.line</comment>
            <translation>仲間を集め、交易を重ね、遠い岸辺へ船を進めます。</translation>
        </message>
        <message>
            <source>Wild Vikings</source>
            <comment>app.game.wild_vikings</comment>
            <translation>ワイルドバイキング</translation>
        </message>
        <message>
            <source>Roll the die, load the ships and bid for their treasures.</source>
            <comment>app.game.wild_vikings.line</comment>
            <translation>ダイスを振って船に財宝を積み、競りで手に入れます。</translation>
        </message>
        <message>
            <source>Saving %1…</source>
            <comment>app.keeping.file</comment>
            <translation>%1を保存しています…</translation>
        </message>
        <message>
            <source>Keeping the game…</source>
            <comment>app.keeping.game</comment>
            <translation>ゲームを保存しています…</translation>
        </message>
        <message>
            <source>Keeping the arrangement…</source>
            <comment>app.keeping.lab</comment>
            <translation>配置を保存しています…</translation>
        </message>
        <message>
            <source>The disk takes its time. The window goes on when everything is written.</source>
            <comment>app.keeping.slow</comment>
            <translation>ディスクの応答に時間がかかっています。すべて書き込まれると続けられます。</translation>
        </message>
        <message>
            <source>On the board</source>
            <comment>app.keys.board</comment>
            <translation>ボード上</translation>
        </message>
        <message>
            <source>Choose what is under the cursor</source>
            <comment>app.keys.choose</comment>
            <translation>カーソルの位置を選ぶ</translation>
        </message>
        <message>
            <source>Move the cursor</source>
            <comment>app.keys.cursor</comment>
            <translation>カーソルを動かす</translation>
        </message>
        <message>
            <source>drag</source>
            <comment>app.keys.drag</comment>
            <extracomment>Part of a key combination: Space + drag.</extracomment>
            <translation>ドラッグ</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <comment>app.keys.next_part</comment>
            <translation>ウィンドウの次の部分へ移動</translation>
        </message>
        <message>
            <source>Move the picture</source>
            <comment>app.keys.pan</comment>
            <translation>表示位置を動かす</translation>
        </message>
        <message>
            <source>Skip animations and pauses</source>
            <comment>app.keys.skip</comment>
            <translation>アニメーションと待ち時間を飛ばす</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <comment>app.keys.title</comment>
            <translation>キーボードショートカット</translation>
        </message>
        <message>
            <source>Wheel</source>
            <comment>app.keys.wheel</comment>
            <extracomment>Part of a key combination: Ctrl + wheel.</extracomment>
            <translation>ホイール</translation>
        </message>
        <message>
            <source>Zoom at the pointer</source>
            <comment>app.keys.zoom</comment>
            <translation>ポインターの位置で拡大・縮小</translation>
        </message>
        <message>
            <source>New since your last move. Player: %1</source>
            <comment>app.lately.by</comment>
            <extracomment>In the tooltip of a card or place that another player has changed since the reader last moved.</extracomment>
            <translation>自分の前の手の後に変わりました。プレイヤー: %1</translation>
        </message>
        <message>
            <source>Since your last move:</source>
            <comment>app.lately.done</comment>
            <extracomment>In the tooltip of another player; what this player did follows, a line each.</extracomment>
            <translation>自分の前の手の後に起きたこと:</translation>
        </message>
        <message>
            <source>New since your last move.</source>
            <comment>app.lately.here</comment>
            <extracomment>As before, where nobody is to be named.</extracomment>
            <translation>自分の前の手の後に変わりました。</translation>
        </message>
        <message>
            <source>Easy</source>
            <comment>app.level.easy</comment>
            <translation>初級</translation>
        </message>
        <message>
            <source>Hard</source>
            <comment>app.level.hard</comment>
            <translation>上級</translation>
        </message>
        <message>
            <source>Medium</source>
            <comment>app.level.medium</comment>
            <translation>中級</translation>
        </message>
        <message>
            <source>Random moves</source>
            <comment>app.level.random</comment>
            <translation>ランダム</translation>
        </message>
        <message>
            <source>The text of the licence was not found.</source>
            <comment>app.licences.missing</comment>
            <translation>ライセンスの本文が見つかりません。</translation>
        </message>
        <message>
            <source>Filter log</source>
            <comment>app.log.filter</comment>
            <translation>ログを絞り込む</translation>
        </message>
        <message>
            <source>Jump to this point</source>
            <comment>app.log.jump</comment>
            <translation>この時点に移動</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>app.log.line</comment>
            <extracomment>Name: fact, or label: value.</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>New in the log: %1</source>
            <comment>app.log.new</comment>
            <translation>新しいログ: %1</translation>
        </message>
        <message>
            <source>Nothing has happened yet.</source>
            <comment>app.log.none</comment>
            <translation>まだ何も起きていません。</translation>
        </message>
        <message>
            <source>%1 wins</source>
            <comment>app.log.wins</comment>
            <translation>%1が勝利しました</translation>
        </message>
        <message>
            <source>red, plain</source>
            <comment>app.look.madder</comment>
            <translation>赤、無地</translation>
        </message>
        <message>
            <source>green, chevrons</source>
            <comment>app.look.moss</comment>
            <translation>緑、山形模様</translation>
        </message>
        <message>
            <source>yellow, rings</source>
            <comment>app.look.ochre</comment>
            <translation>黄、輪の模様</translation>
        </message>
        <message>
            <source>purple, diamonds</source>
            <comment>app.look.plum</comment>
            <translation>紫、ひし形模様</translation>
        </message>
        <message>
            <source>blue, stripes</source>
            <comment>app.look.woad</comment>
            <translation>青、縞模様</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <comment>app.menu.edit</comment>
            <translation>編集(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <comment>app.menu.file</comment>
            <translation>ファイル(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <comment>app.menu.game</comment>
            <translation>ゲーム(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <comment>app.menu.help</comment>
            <translation>ヘルプ(&amp;H)</translation>
        </message>
        <message>
            <source>&amp;Replay</source>
            <comment>app.menu.replay</comment>
            <translation>リプレイ(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Tools</source>
            <comment>app.menu.tools</comment>
            <translation>ツール(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <comment>app.menu.view</comment>
            <translation>表示(&amp;V)</translation>
        </message>
        <message>
            <source>Astrid</source>
            <comment>app.name.1</comment>
            <extracomment>A computer player's name; so are the other texts of app.name.</extracomment>
            <translation>アストリッド</translation>
        </message>
        <message>
            <source>Leif</source>
            <comment>app.name.2</comment>
            <translation>レイフ</translation>
        </message>
        <message>
            <source>Freydis</source>
            <comment>app.name.3</comment>
            <translation>フレイディス</translation>
        </message>
        <message>
            <source>Harald</source>
            <comment>app.name.4</comment>
            <translation>ハーラル</translation>
        </message>
        <message>
            <source>Sigrid</source>
            <comment>app.name.5</comment>
            <translation>シグリッド</translation>
        </message>
        <message>
            <source>Choose a game</source>
            <comment>app.new.choose</comment>
            <translation>ゲームを選択</translation>
        </message>
        <message>
            <source>Other number</source>
            <comment>app.new.custom</comment>
            <translation>ほかの数</translation>
        </message>
        <message>
            <source>Colour and pattern of seat %1</source>
            <comment>app.new.look_of</comment>
            <translation>席%1の色と模様</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>app.new.name</comment>
            <translation>名前</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <comment>app.new.name_of</comment>
            <translation>プレイヤー%1の名前</translation>
        </message>
        <message>
            <source>This game has no options.</source>
            <comment>app.new.no_options</comment>
            <translation>このゲームにオプションはありません。</translation>
        </message>
        <message>
            <source>Open hands: no curtain between players</source>
            <comment>app.new.open_hands</comment>
            <translation>手札を公開: 手番の間に画面を隠さない</translation>
        </message>
        <message>
            <source>Options</source>
            <comment>app.new.options</comment>
            <translation>オプション</translation>
        </message>
        <message>
            <source>Number of players</source>
            <comment>app.new.players</comment>
            <translation>プレイ人数</translation>
        </message>
        <message>
            <source>Players</source>
            <comment>app.new.seats</comment>
            <translation>プレイヤー</translation>
        </message>
        <message>
            <source>Random seed</source>
            <comment>app.new.seed</comment>
            <translation>乱数シード</translation>
        </message>
        <message>
            <source>The same seed repeats the same shuffle.</source>
            <comment>app.new.seed.help</comment>
            <translation>同じシードなら同じ並びになります。</translation>
        </message>
        <message>
            <source>Shuffle seats</source>
            <comment>app.new.shuffle</comment>
            <translation>席順をシャッフル</translation>
        </message>
        <message>
            <source>New game</source>
            <comment>app.new.title</comment>
            <translation>新しいゲーム</translation>
        </message>
        <message>
            <source>Who plays seat %1</source>
            <comment>app.new.who_of</comment>
            <translation>席%1の担当</translation>
        </message>
        <message>
            <source>A file is being opened already.</source>
            <comment>app.opening.busy</comment>
            <translation>すでに別のファイルを開いているところです。</translation>
        </message>
        <message>
            <source>Nothing was opened; everything is as it was.</source>
            <comment>app.opening.cancelled</comment>
            <translation>何も開きませんでした。すべて元のままです。</translation>
        </message>
        <message>
            <source>Opening %1…</source>
            <comment>app.opening.file</comment>
            <translation>%1 を開いています…</translation>
        </message>
        <message>
            <source>Opening the game…</source>
            <comment>app.opening.game</comment>
            <translation>ゲームを開いています…</translation>
        </message>
        <message>
            <source>Opening the tile lab…</source>
            <comment>app.opening.lab</comment>
            <translation>タイルラボを開いています…</translation>
        </message>
        <message>
            <source>The disk takes its time. Cancel leaves everything as it was.</source>
            <comment>app.opening.slow</comment>
            <translation>ディスクの応答に時間がかかっています。キャンセルすると、すべて元のままです。</translation>
        </message>
        <message>
            <source>Possible choices</source>
            <comment>app.panel.answers</comment>
            <translation>選択肢</translation>
        </message>
        <message>
            <source>Decision bar</source>
            <comment>app.panel.decision</comment>
            <translation>選択バー</translation>
        </message>
        <message>
            <source>Game log</source>
            <comment>app.panel.log</comment>
            <translation>ゲームログ</translation>
        </message>
        <message>
            <source>Players' table</source>
            <comment>app.panel.players</comment>
            <translation>プレイヤー一覧</translation>
        </message>
        <message>
            <source>Scores</source>
            <comment>app.panel.scores</comment>
            <translation>得点</translation>
        </message>
        <message>
            <source>Player</source>
            <comment>app.players.name</comment>
            <translation>プレイヤー</translation>
        </message>
        <message>
            <source>Score</source>
            <comment>app.players.score</comment>
            <translation>得点</translation>
        </message>
        <message>
            <source>is to decide</source>
            <comment>app.players.to_decide</comment>
            <extracomment>Said after a player's name.</extracomment>
            <translation>選択中</translation>
        </message>
        <message>
            <source>Who answers?</source>
            <comment>app.players.who_answers</comment>
            <translation>誰が答えますか？</translation>
        </message>
        <message>
            <source>First move</source>
            <comment>app.replay.first</comment>
            <translation>最初の手</translation>
        </message>
        <message>
            <source>Last move</source>
            <comment>app.replay.last</comment>
            <translation>最後の手</translation>
        </message>
        <message>
            <source>Move %1 of %2</source>
            <comment>app.replay.move</comment>
            <translation>%1手目（全%2手）</translation>
        </message>
        <message>
            <source>Next move</source>
            <comment>app.replay.next</comment>
            <translation>次の手</translation>
        </message>
        <message>
            <source>Pause</source>
            <comment>app.replay.pause</comment>
            <translation>一時停止</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>app.replay.play</comment>
            <extracomment>Button that lets recorded moves pass by, as on a tape recorder.</extracomment>
            <translation>再生</translation>
        </message>
        <message>
            <source>Previous move</source>
            <comment>app.replay.previous</comment>
            <translation>前の手</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <comment>app.replay.to_live</comment>
            <translation>ゲームに戻る</translation>
        </message>
        <message>
            <source>Book</source>
            <comment>app.rules.book</comment>
            <translation>ルールブック</translation>
        </message>
        <message>
            <source>Contents</source>
            <comment>app.rules.contents</comment>
            <translation>目次</translation>
        </message>
        <message numerus="yes">
            <source>%n search results</source>
            <comment>app.rules.found</comment>
            <translation>
                <numerusform>検索結果%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>app.rules.hits</comment>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>Tile lab</source>
            <comment>app.rules.lab</comment>
            <translation>タイルラボ</translation>
        </message>
        <message>
            <source>There are no rules pages for this game yet.</source>
            <comment>app.rules.missing</comment>
            <translation>このゲームのルールの説明はまだありません。</translation>
        </message>
        <message>
            <source>Next place</source>
            <comment>app.rules.next</comment>
            <translation>次の箇所</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <comment>app.rules.nothing</comment>
            <translation>見つかりません</translation>
        </message>
        <message>
            <source>Text of the rules</source>
            <comment>app.rules.page</comment>
            <translation>ルールの本文</translation>
        </message>
        <message>
            <source>Previous place</source>
            <comment>app.rules.previous</comment>
            <translation>前の箇所</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <comment>app.rules.search</comment>
            <translation>ルールを検索</translation>
        </message>
        <message>
            <source>Rules</source>
            <comment>app.rules.title</comment>
            <translation>ルール</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>app.scores.total</comment>
            <translation>合計</translation>
        </message>
        <message>
            <source>Computer: %1</source>
            <comment>app.seat.computer</comment>
            <translation>コンピューター: %1</translation>
        </message>
        <message>
            <source>Person</source>
            <comment>app.seat.person</comment>
            <translation>人間</translation>
        </message>
        <message>
            <source>%1.</source>
            <comment>app.sentence</comment>
            <extracomment>%1: a sentence that ends with a name and so far without a full stop.</extracomment>
            <translation>%1。</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>app.sentences</comment>
            <extracomment>Two sentences after each other.</extracomment>
            <translation>%1%2</translation>
        </message>
        <message>
            <source>Animations</source>
            <comment>app.settings.animations</comment>
            <translation>アニメーション</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>app.settings.animations.fast</comment>
            <translation>速い</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>app.settings.animations.normal</comment>
            <translation>標準</translation>
        </message>
        <message>
            <source>Off</source>
            <comment>app.settings.animations.off</comment>
            <translation>オフ</translation>
        </message>
        <message>
            <source>The system asks for less motion: animations are off.</source>
            <comment>app.settings.animations.system</comment>
            <translation>システムの設定により動きを減らすため、アニメーションはオフです。</translation>
        </message>
        <message>
            <source>Appearance</source>
            <comment>app.settings.appearance</comment>
            <translation>外観</translation>
        </message>
        <message>
            <source>Say at Save that hidden hands can be read in the file</source>
            <comment>app.settings.hidden_warning</comment>
            <translation>保存時に、ファイルから手札を読み取れることを知らせる</translation>
        </message>
        <message>
            <source>Language</source>
            <comment>app.settings.language</comment>
            <translation>言語</translation>
        </message>
        <message>
            <source>Open hands</source>
            <comment>app.settings.open_hands</comment>
            <translation>手札を公開してプレイ</translation>
        </message>
        <message>
            <source>No curtain between players; every hand can be seen.</source>
            <comment>app.settings.open_hands.help</comment>
            <translation>手番の間に画面を隠さず、全員の手札が見えます。</translation>
        </message>
        <message>
            <source>Patterns beside colours</source>
            <comment>app.settings.patterns</comment>
            <translation>色に模様を添える</translation>
        </message>
        <message>
            <source>Players' pieces can be told apart without their colours.</source>
            <comment>app.settings.patterns.help</comment>
            <translation>色がわからなくてもプレイヤーの駒を見分けられます。</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>app.settings.play</comment>
            <extracomment>Heading of the settings about playing.</extracomment>
            <translation>プレイ</translation>
        </message>
        <message>
            <source>Use system setting</source>
            <comment>app.settings.system</comment>
            <translation>システムに合わせる</translation>
        </message>
        <message>
            <source>Font size</source>
            <comment>app.settings.text_size</comment>
            <translation>文字の大きさ</translation>
        </message>
        <message>
            <source>Theme</source>
            <comment>app.settings.theme</comment>
            <translation>テーマ</translation>
        </message>
        <message>
            <source>Dark</source>
            <comment>app.settings.theme.dark</comment>
            <translation>ダーク</translation>
        </message>
        <message>
            <source>Light</source>
            <comment>app.settings.theme.light</comment>
            <translation>ライト</translation>
        </message>
        <message>
            <source>Settings</source>
            <comment>app.settings.title</comment>
            <translation>設定</translation>
        </message>
        <message>
            <source>Ask before income, feast, bonuses and scoring</source>
            <comment>app.settings.windows</comment>
            <translation>収入、饗宴、ボーナス、得点計算の前に確認する</translation>
        </message>
        <message>
            <source>A Feast for Odin: time to place goods and use cards before these phases.</source>
            <comment>app.settings.windows.help</comment>
            <translation>オーディンの祝祭: これらのフェイズの前に物品の配置やカードの使用ができます。</translation>
        </message>
        <message>
            <source>Continue</source>
            <comment>app.start.continue</comment>
            <extracomment>Opens the newest autosave.</extracomment>
            <translation>続きから</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <comment>app.start.facts</comment>
            <extracomment>Number of players, then length of the game.</extracomment>
            <translation>%1 ・ %2</translation>
        </message>
        <message>
            <source>Open saved game</source>
            <comment>app.start.load</comment>
            <translation>保存データを開く</translation>
        </message>
        <message>
            <source>%1–%2 minutes</source>
            <comment>app.start.minutes</comment>
            <translation>%1〜%2分</translation>
        </message>
        <message>
            <source>This game is not part of this version.</source>
            <comment>app.start.missing</comment>
            <translation>このゲームはこのバージョンに含まれていません。</translation>
        </message>
        <message>
            <source>Options…</source>
            <comment>app.start.options</comment>
            <translation>オプション…</translation>
        </message>
        <message>
            <source>Choose players and options: %1</source>
            <comment>app.start.options.about</comment>
            <translation>プレイヤーとオプションを選ぶ: %1</translation>
        </message>
        <message>
            <source>Other games</source>
            <comment>app.start.other_games</comment>
            <translation>ほかのゲーム</translation>
        </message>
        <message>
            <source>Game over</source>
            <comment>app.start.over</comment>
            <translation>ゲーム終了</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>app.start.play</comment>
            <extracomment>Button on a game's card: begins a game with the usual players and options.</extracomment>
            <translation>プレイ</translation>
        </message>
        <message>
            <source>Start a game of %1 at once</source>
            <comment>app.start.play.about</comment>
            <translation>%1をすぐに始める</translation>
        </message>
        <message>
            <source>%1–%2 players</source>
            <comment>app.start.players</comment>
            <translation>%1〜%2人</translation>
        </message>
        <message>
            <source>Players: %1</source>
            <comment>app.start.players_named</comment>
            <translation>プレイヤー: %1</translation>
        </message>
        <message>
            <source>Rules</source>
            <comment>app.start.rules</comment>
            <translation>ルール</translation>
        </message>
        <message>
            <source>Last played: %1</source>
            <comment>app.start.saved_at</comment>
            <translation>最終プレイ: %1</translation>
        </message>
        <message>
            <source>Settings</source>
            <comment>app.start.settings</comment>
            <translation>設定</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <comment>app.start.turn</comment>
            <translation>手番%1</translation>
        </message>
        <message>
            <source>Autosave works again</source>
            <comment>app.status.autosave_again</comment>
            <translation>自動保存が再び動作しています</translation>
        </message>
        <message>
            <source>File written: %1</source>
            <comment>app.status.exported</comment>
            <translation>ファイルを書き出しました: %1</translation>
        </message>
        <message>
            <source>%1 opens the rules, %2 lists all keys.</source>
            <comment>app.status.keys</comment>
            <extracomment>%1 and %2 are keys, such as F1. Stands small at the lower edge of the window.</extracomment>
            <translation>%1: ルール、%2: キー一覧</translation>
        </message>
        <message>
            <source>%1 explains the decision, %2 gives a hint, %3 takes back, %4 lists all keys.</source>
            <comment>app.status.keys.table</comment>
            <extracomment>%1 to %4 are keys, such as Ctrl+H. Stands small at the lower edge of the window.</extracomment>
            <translation>%1: この場面のルール、%2: ヒント、%3: 元に戻す、%4: キー一覧</translation>
        </message>
        <message>
            <source>Game loaded</source>
            <comment>app.status.loaded</comment>
            <translation>ゲームを読み込みました</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <comment>app.status.nothing_to_undo</comment>
            <translation>元に戻す操作はありません</translation>
        </message>
        <message>
            <source>The computer players are paused.</source>
            <comment>app.status.paused</comment>
            <translation>コンピュータープレイヤーは一時停止中です。</translation>
        </message>
        <message>
            <source>Game saved</source>
            <comment>app.status.saved</comment>
            <translation>ゲームを保存しました</translation>
        </message>
        <message>
            <source>Shared win: %1</source>
            <comment>app.status.shared_win</comment>
            <translation>同点優勝: %1</translation>
        </message>
        <message>
            <source>Computer is thinking…</source>
            <comment>app.status.thinking</comment>
            <translation>コンピューターが考えています…</translation>
        </message>
        <message>
            <source>New information was revealed or the turn is over; undo stops here.</source>
            <comment>app.status.undo_stops</comment>
            <translation>新しい情報が公開されたか手番が終わったため、ここより前には戻せません。</translation>
        </message>
        <message>
            <source>Waiting for %1</source>
            <comment>app.status.waiting</comment>
            <extracomment>%1 is a player's name.</extracomment>
            <translation>%1の番を待っています</translation>
        </message>
        <message>
            <source>Four Viking board games</source>
            <comment>app.tagline</comment>
            <translation>4つのヴァイキング・ボードゲーム</translation>
        </message>
        <message>
            <source>vikingtable</source>
            <comment>app.title</comment>
            <translation>vikingtable</translation>
        </message>
    </context>
    <context>
        <name>boru</name>
        <message>
            <source>Monastery on %1</source>
            <comment>boru.action.build</comment>
            <translation>修道院: %1</translation>
        </message>
        <message>
            <source>Buy: %1</source>
            <comment>boru.action.buy</comment>
            <translation>購入: %1</translation>
        </message>
        <message>
            <source>Buy nothing</source>
            <comment>boru.action.buy_nothing</comment>
            <translation>購入しない</translation>
        </message>
        <message>
            <source>Do not expand</source>
            <comment>boru.action.decline</comment>
            <translation>拡張しない</translation>
        </message>
        <message>
            <source>Expand to %1</source>
            <comment>boru.action.expand</comment>
            <translation>拡張: %1</translation>
        </message>
        <message>
            <source>Liberate %1</source>
            <comment>boru.action.free</comment>
            <translation>解放: %1</translation>
        </message>
        <message>
            <source>Keep: %1</source>
            <comment>boru.action.keep</comment>
            <translation>選ぶ: %1</translation>
        </message>
        <message>
            <source>Town: %1. Card: %2</source>
            <comment>boru.action.lead</comment>
            <translation>町: %1、カード: %2</translation>
        </message>
        <message>
            <source>Take: %1</source>
            <comment>boru.action.option</comment>
            <translation>実行: %1</translation>
        </message>
        <message>
            <source>Disc on %1</source>
            <comment>boru.action.place</comment>
            <translation>ディスクを置く: %1</translation>
        </message>
        <message>
            <source>Play: %1</source>
            <comment>boru.action.play</comment>
            <translation>プレイ: %1</translation>
        </message>
        <message>
            <source>Princess: %1</source>
            <comment>boru.action.princess</comment>
            <translation>王女: %1</translation>
        </message>
        <message>
            <source>The Vikings take %1</source>
            <comment>boru.action.yield</comment>
            <translation>奪われる町: %1</translation>
        </message>
        <message>
            <source>%2 %1</source>
            <comment>boru.card</comment>
            <extracomment>An action card: %1 its value, %2 its suit, such as red 24.</extracomment>
            <translation>%2の%1</translation>
        </message>
        <message>
            <source>unknown card</source>
            <comment>boru.card.unknown</comment>
            <translation>不明のカード</translation>
        </message>
        <message>
            <source>The action cards do not fit.</source>
            <comment>boru.check.cards</comment>
            <translation>アクションカードが合いません。</translation>
        </message>
        <message>
            <source>The claim tokens do not fit.</source>
            <comment>boru.check.claims</comment>
            <translation>請求トークンが合いません。</translation>
        </message>
        <message>
            <source>Points, coins or other counters do not fit.</source>
            <comment>boru.check.counters</comment>
            <translation>得点、コイン、そのほかの数が合いません。</translation>
        </message>
        <message>
            <source>The marriage track does not fit.</source>
            <comment>boru.check.court</comment>
            <translation>結婚トラックが合いません。</translation>
        </message>
        <message>
            <source>The chance source, the turn number or the viewer does not fit.</source>
            <comment>boru.check.generator</comment>
            <translation>乱数、手番の番号、または閲覧者が合いません。</translation>
        </message>
        <message>
            <source>The marriage cards do not fit.</source>
            <comment>boru.check.marriages</comment>
            <translation>結婚カードが合いません。</translation>
        </message>
        <message>
            <source>The options do not fit.</source>
            <comment>boru.check.options</comment>
            <translation>オプションが合いません。</translation>
        </message>
        <message>
            <source>The round or the decks of the rounds do not fit.</source>
            <comment>boru.check.round</comment>
            <translation>ラウンドまたはその山札が合いません。</translation>
        </message>
        <message>
            <source>The number of seats or a seat does not fit.</source>
            <comment>boru.check.seats</comment>
            <translation>席数または席が合いません。</translation>
        </message>
        <message>
            <source>The open question does not fit the position.</source>
            <comment>boru.check.stack</comment>
            <translation>現在の質問が局面と合いません。</translation>
        </message>
        <message>
            <source>Discs, Viking tokens or monasteries do not fit the towns.</source>
            <comment>boru.check.towns</comment>
            <translation>ディスク、支配者トークン、修道院が町と合いません。</translation>
        </message>
        <message>
            <source>The trick does not fit.</source>
            <comment>boru.check.trick</comment>
            <translation>トリックが合いません。</translation>
        </message>
        <message>
            <source>The Viking cards do not fit.</source>
            <comment>boru.check.vikings</comment>
            <translation>バイキングカードが合いません。</translation>
        </message>
        <message>
            <source>blue</source>
            <comment>boru.colour.blue</comment>
            <translation>青</translation>
        </message>
        <message>
            <source>red</source>
            <comment>boru.colour.red</comment>
            <translation>赤</translation>
        </message>
        <message>
            <source>white</source>
            <comment>boru.colour.white</comment>
            <translation>白</translation>
        </message>
        <message>
            <source>yellow</source>
            <comment>boru.colour.yellow</comment>
            <translation>黄</translation>
        </message>
        <message numerus="yes">
            <source>%n church discs</source>
            <comment>boru.count.church</comment>
            <translation>
                <numerusform>教会のディスク%n枚</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coins</source>
            <comment>boru.count.coins</comment>
            <translation>
                <numerusform>コイン%n枚</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steps of courtship</source>
            <comment>boru.count.court</comment>
            <translation>
                <numerusform>求婚%n段階</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n raiders</source>
            <comment>boru.count.raider</comment>
            <translation>
                <numerusform>襲撃者トークン%n枚</numerusform>
            </translation>
        </message>
        <message>
            <source>The game begins. The active town marker goes to %1.</source>
            <comment>boru.event.began</comment>
            <translation>ゲームを開始しました。町マーカー: %1</translation>
        </message>
        <message>
            <source>%1 buys: %2</source>
            <comment>boru.event.bought</comment>
            <translation>%1は購入しました: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n coins</source>
            <comment>boru.event.coins</comment>
            <translation>
                <numerusform>%1はコインを%n枚獲得しました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n coins</source>
            <comment>boru.event.coins_lost</comment>
            <translation>
                <numerusform>%1はコインを%n枚失いました</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 claims %2 and takes the active town marker</source>
            <comment>boru.event.disc.claim</comment>
            <translation>%1は町と町マーカーを獲得しました: %2</translation>
        </message>
        <message>
            <source>%1 expands to %2</source>
            <comment>boru.event.disc.expand</comment>
            <translation>%1は拡張しました: %2</translation>
        </message>
        <message>
            <source>%1 gains %2 by marriage</source>
            <comment>boru.event.disc.marriage</comment>
            <translation>%1は結婚で町を獲得しました: %2</translation>
        </message>
        <message>
            <source>%1 begins in %2</source>
            <comment>boru.event.disc.start</comment>
            <translation>%1は最初の町を選びました: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 takes %n church discs back</source>
            <comment>boru.event.discs</comment>
            <translation>
                <numerusform>%1は教会のディスクを%n枚戻しました</numerusform>
            </translation>
        </message>
        <message>
            <source>The draft is over</source>
            <comment>boru.event.drafted</comment>
            <translation>ドラフトが終わりました</translation>
        </message>
        <message>
            <source>%1 gains: %2</source>
            <comment>boru.event.gathered</comment>
            <translation>%1は獲得しました: %2</translation>
        </message>
        <message>
            <source>%1 keeps: %2</source>
            <comment>boru.event.kept</comment>
            <translation>%1は選びました: %2</translation>
        </message>
        <message>
            <source>%1 has chosen</source>
            <comment>boru.event.kept_hidden</comment>
            <translation>%1は選び終えました</translation>
        </message>
        <message>
            <source>%1 names %2 and plays: %3</source>
            <comment>boru.event.led</comment>
            <translation>%1は町を指定しました: %2、カード: %3</translation>
        </message>
        <message>
            <source>%1 liberates %2</source>
            <comment>boru.event.liberated</comment>
            <translation>%1は町を解放しました: %2</translation>
        </message>
        <message>
            <source>%1 takes the active town marker</source>
            <comment>boru.event.marker</comment>
            <translation>%1は町マーカーを取りました</translation>
        </message>
        <message>
            <source>%1 wins the marriage: %2</source>
            <comment>boru.event.married</comment>
            <extracomment>%2 says what the marriage card brings.</extracomment>
            <translation>%1は結婚に成功しました: %2</translation>
        </message>
        <message>
            <source>%1 builds a monastery: %2</source>
            <comment>boru.event.monastery</comment>
            <translation>%1は修道院を建てました: %2</translation>
        </message>
        <message>
            <source>Nobody wins the marriage: %1</source>
            <comment>boru.event.nobody_married</comment>
            <translation>結婚に成功したプレイヤーはいませんでした: %1</translation>
        </message>
        <message>
            <source>Nobody wins the trick</source>
            <comment>boru.event.nobody_won</comment>
            <translation>トリックの勝者はいませんでした</translation>
        </message>
        <message>
            <source>The game is over. Winner: %1</source>
            <comment>boru.event.over</comment>
            <translation>ゲームが終わりました。勝者: %1</translation>
        </message>
        <message>
            <source>The game is over. Shared victory: %1</source>
            <comment>boru.event.over_shared</comment>
            <translation>ゲームが終わりました。勝利を分け合うプレイヤー: %1</translation>
        </message>
        <message>
            <source>The packets are passed on to the left</source>
            <comment>boru.event.passed_on</comment>
            <translation>残りのカードを左隣に渡しました</translation>
        </message>
        <message>
            <source>%1 plays: %2</source>
            <comment>boru.event.played</comment>
            <translation>%1はプレイしました: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 scores %n points</source>
            <comment>boru.event.points</comment>
            <translation>
                <numerusform>%1は%n点を得ました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has no coin and loses %n points</source>
            <comment>boru.event.points_lost</comment>
            <translation>
                <numerusform>%1はコインがないため%n点を失いました</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 takes the primary action: %2</source>
            <comment>boru.event.primary</comment>
            <translation>%1はカード上段のアクションを行いました: %2</translation>
        </message>
        <message>
            <source>%1 chooses: %2</source>
            <comment>boru.event.princess</comment>
            <translation>%1は選びました: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 gives %n raiders back</source>
            <comment>boru.event.raiders</comment>
            <translation>
                <numerusform>%1は襲撃者トークンを%n枚返しました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n renown tokens</source>
            <comment>boru.event.renown</comment>
            <translation>
                <numerusform>%1は名声トークンを%n枚獲得しました</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1. Raiders in the battle area: %2. Marriage: %3</source>
            <comment>boru.event.round</comment>
            <translation>ラウンド%1。戦闘エリアの襲撃者: %2、結婚カード: %3</translation>
        </message>
        <message>
            <source>%1 takes a secondary action: %2</source>
            <comment>boru.event.secondary</comment>
            <translation>%1はカード下段のアクションを行いました: %2</translation>
        </message>
        <message>
            <source>%1 steps down to space %2 of the marriage track</source>
            <comment>boru.event.stepped_down</comment>
            <translation>%1は結婚トラックのスペース%2に下がりました</translation>
        </message>
        <message>
            <source>Claim token back on the board: %1</source>
            <comment>boru.event.token_back</comment>
            <translation>請求トークンがボードに戻りました: %1</translation>
        </message>
        <message>
            <source>%1 takes the claim token: %2</source>
            <comment>boru.event.token_taken</comment>
            <translation>%1は請求トークンを取りました: %2</translation>
        </message>
        <message>
            <source>Claim token turned up: %1</source>
            <comment>boru.event.token_turned</comment>
            <translation>請求トークンが表になりました: %1</translation>
        </message>
        <message>
            <source>%1 loses a town to the Vikings: %2</source>
            <comment>boru.event.town_lost</comment>
            <translation>%1はバイキングに町を奪われました: %2</translation>
        </message>
        <message>
            <source>%1 wins the trick with: %2</source>
            <comment>boru.event.won</comment>
            <translation>%1はトリックに勝ちました: %2</translation>
        </message>
        <message>
            <source>2 points and a town in Connaught</source>
            <comment>boru.marriage.connaught_match</comment>
            <translation>2点とコノートの町</translation>
        </message>
        <message>
            <source>2 points and a town in Leinster</source>
            <comment>boru.marriage.leinster_match</comment>
            <translation>2点とレンスターの町</translation>
        </message>
        <message>
            <source>2 points and a town in Munster</source>
            <comment>boru.marriage.munster_match</comment>
            <translation>2点とマンスターの町</translation>
        </message>
        <message>
            <source>2 points and a town in Northern Uí Néill</source>
            <comment>boru.marriage.northern_ui_neill_match</comment>
            <translation>2点と北イー・ネールの町</translation>
        </message>
        <message>
            <source>4 points</source>
            <comment>boru.marriage.points_match</comment>
            <translation>4点</translation>
        </message>
        <message>
            <source>Princess of Denmark</source>
            <comment>boru.marriage.princess_of_denmark</comment>
            <translation>デンマーク王女</translation>
        </message>
        <message>
            <source>2 points and 1 renown</source>
            <comment>boru.marriage.renown_match</comment>
            <translation>2点と名声トークン1枚</translation>
        </message>
        <message>
            <source>2 points and a town in Southern Uí Néill</source>
            <comment>boru.marriage.southern_ui_neill_match</comment>
            <translation>2点と南イー・ネールの町</translation>
        </message>
        <message>
            <source>Coins of card 5</source>
            <comment>boru.option.card5_expand_coins</comment>
            <translation>カード5のコイン</translation>
        </message>
        <message>
            <source>2 coins</source>
            <comment>boru.option.card5_expand_coins.2</comment>
            <translation>コイン2枚</translation>
        </message>
        <message>
            <source>3 coins</source>
            <comment>boru.option.card5_expand_coins.3</comment>
            <translation>コイン3枚</translation>
        </message>
        <message>
            <source>How many coins the first secondary action of red card 5 gives.</source>
            <comment>boru.option.card5_expand_coins.help</comment>
            <translation>赤の5の下段1つ目のアクションで得るコインの枚数です。</translation>
        </message>
        <message>
            <source>Expanding into the active town</source>
            <comment>boru.option.expand_into_active_town</comment>
            <translation>対象の町への拡張</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <comment>boru.option.expand_into_active_town.false</comment>
            <translation>できない</translation>
        </message>
        <message>
            <source>Whether an expansion may take the town of the running trick.</source>
            <comment>boru.option.expand_into_active_town.help</comment>
            <translation>トリック中の対象の町を拡張で取れるかどうかを決めます。</translation>
        </message>
        <message>
            <source>Allowed</source>
            <comment>boru.option.expand_into_active_town.true</comment>
            <translation>できる</translation>
        </message>
        <message>
            <source>Last card with five players</source>
            <comment>boru.option.five_player_last_card</comment>
            <translation>5人プレイの最後のカード</translation>
        </message>
        <message>
            <source>Discarded unused</source>
            <comment>boru.option.five_player_last_card.discard</comment>
            <translation>使わずに捨てる</translation>
        </message>
        <message>
            <source>Whether the fifth card is discarded unused or played in a fifth trick.</source>
            <comment>boru.option.five_player_last_card.help</comment>
            <translation>5枚目のカードを使わずに捨てるか、5回目のトリックでプレイするかを決めます。</translation>
        </message>
        <message>
            <source>Played in a fifth trick</source>
            <comment>boru.option.five_player_last_card.play</comment>
            <translation>5回目のトリックでプレイ</translation>
        </message>
        <message>
            <source>Viking strengths</source>
            <comment>boru.option.viking_strengths</comment>
            <translation>バイキングの強さ</translation>
        </message>
        <message>
            <source>The strengths of the seven Viking cards.</source>
            <comment>boru.option.viking_strengths.help</comment>
            <translation>7枚のバイキングカードの強さです。</translation>
        </message>
        <message>
            <source>9, 10, 11, 12, 12, 13, 14</source>
            <comment>boru.option.viking_strengths.softer</comment>
            <translation>9、10、11、12、12、13、14</translation>
        </message>
        <message>
            <source>9, 10, 11, 12, 13, 13, 14</source>
            <comment>boru.option.viking_strengths.standard</comment>
            <translation>9、10、11、12、13、13、14</translation>
        </message>
        <message>
            <source>military support</source>
            <comment>boru.princess.military</comment>
            <translation>軍事支援</translation>
        </message>
        <message>
            <source>spurn her</source>
            <comment>boru.princess.spurn</comment>
            <extracomment>The choice to turn the Princess of Denmark down for 4 points.</extracomment>
            <translation>縁談を断る</translation>
        </message>
        <message>
            <source>trade</source>
            <comment>boru.princess.trade</comment>
            <translation>交易の確立</translation>
        </message>
        <message>
            <source>%1: buy further church discs, 2 coins each?</source>
            <comment>boru.prompt.buy_church</comment>
            <translation>%1: 教会のディスクを1枚2金で追加購入しますか？</translation>
        </message>
        <message>
            <source>%1: buy further steps of courtship, 2 coins each?</source>
            <comment>boru.prompt.buy_court</comment>
            <translation>%1: 求婚を1段階2金で追加購入しますか？</translation>
        </message>
        <message>
            <source>%1: buy further raiders, 2 coins each?</source>
            <comment>boru.prompt.buy_raider</comment>
            <translation>%1: 襲撃者トークンを1枚2金で追加購入しますか？</translation>
        </message>
        <message>
            <source>%1: choose a secondary action of the card: %2.</source>
            <comment>boru.prompt.choose_action</comment>
            <translation>%1: カード下段のアクションを選んでください。カード: %2</translation>
        </message>
        <message>
            <source>Draft: every player keeps two cards of the packet.</source>
            <comment>boru.prompt.draft</comment>
            <translation>ドラフト: 全員がカードを2枚ずつ選びます。</translation>
        </message>
        <message>
            <source>%1: pay 5 coins for a disc on a neighbouring town?</source>
            <comment>boru.prompt.expand</comment>
            <translation>%1: 5金を払って隣の町にディスクを置きますか？</translation>
        </message>
        <message>
            <source>%1: play a card. The active town is %2.</source>
            <comment>boru.prompt.follow</comment>
            <translation>%1: カードをプレイしてください。対象の町: %2</translation>
        </message>
        <message>
            <source>%1: put a disc on an empty town.</source>
            <comment>boru.prompt.gain_town</comment>
            <translation>%1: 空いている町にディスクを置いてください。</translation>
        </message>
        <message>
            <source>%1: put a disc on an empty town in %2.</source>
            <comment>boru.prompt.gain_town_in</comment>
            <translation>%1: 空いている町にディスクを置いてください。地域: %2</translation>
        </message>
        <message>
            <source>%1: name an empty town and play a card to it.</source>
            <comment>boru.prompt.lead</comment>
            <translation>%1: 空いている町を指定し、カードをプレイしてください。</translation>
        </message>
        <message>
            <source>%1: remove a Viking control token.</source>
            <comment>boru.prompt.liberate</comment>
            <translation>%1: バイキング支配者トークンを1枚取り除いてください。</translation>
        </message>
        <message>
            <source>%1: choose an own town that the Vikings take.</source>
            <comment>boru.prompt.lose_own_town</comment>
            <translation>%1: バイキングに奪われる自分の町を選んでください。</translation>
        </message>
        <message>
            <source>%1: choose the town that %2 loses to the Vikings.</source>
            <comment>boru.prompt.lose_town</comment>
            <translation>%1: %2がバイキングに奪われる町を選んでください。</translation>
        </message>
        <message>
            <source>%1: put a monastery on an own town.</source>
            <comment>boru.prompt.monastery</comment>
            <translation>%1: 自分の町に修道院を置いてください。</translation>
        </message>
        <message>
            <source>%1: choose what the Princess of Denmark brings.</source>
            <comment>boru.prompt.princess</comment>
            <translation>%1: デンマーク王女の効果を選んでください。</translation>
        </message>
        <message>
            <source>%1: put the first disc on a town in a region without discs.</source>
            <comment>boru.prompt.start_town</comment>
            <translation>%1: ディスクのない地域の町に最初のディスクを置いてください。</translation>
        </message>
        <message>
            <source>Gartan</source>
            <comment>boru.reading.1</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ガータン</translation>
        </message>
        <message>
            <source>Druim Mór</source>
            <comment>boru.reading.10</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ドロモア</translation>
        </message>
        <message>
            <source>Dún Lethglaise</source>
            <comment>boru.reading.11</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ダウンパトリック</translation>
        </message>
        <message>
            <source>Iubhar</source>
            <comment>boru.reading.12</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ニューリー</translation>
        </message>
        <message>
            <source>Ros Inbir</source>
            <comment>boru.reading.13</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ロシンヴァー</translation>
        </message>
        <message>
            <source>Sligech</source>
            <comment>boru.reading.14</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>スライゴ</translation>
        </message>
        <message>
            <source>Cell Mór</source>
            <comment>boru.reading.15</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>キルモア</translation>
        </message>
        <message>
            <source>Fidnacha</source>
            <comment>boru.reading.16</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>フィーナ</translation>
        </message>
        <message>
            <source>Cenannas</source>
            <comment>boru.reading.17</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ケルズ</translation>
        </message>
        <message>
            <source>Temair</source>
            <comment>boru.reading.18</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>タラ</translation>
        </message>
        <message>
            <source>Cluain Iraird</source>
            <comment>boru.reading.19</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>クロナード</translation>
        </message>
        <message>
            <source>Ailech</source>
            <comment>boru.reading.2</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>アレッハ</translation>
        </message>
        <message>
            <source>Dermag</source>
            <comment>boru.reading.20</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ダロウ</translation>
        </message>
        <message>
            <source>Cluain Mac Nóis</source>
            <comment>boru.reading.21</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>クロンマクノイズ</translation>
        </message>
        <message>
            <source>Gránard</source>
            <comment>boru.reading.22</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>グラナード</translation>
        </message>
        <message>
            <source>Áth Cliath</source>
            <comment>boru.reading.23</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ダブリン</translation>
        </message>
        <message>
            <source>Glenn Dá Locha</source>
            <comment>boru.reading.24</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>グレンダーロッホ</translation>
        </message>
        <message>
            <source>Inber Mór</source>
            <comment>boru.reading.25</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>アークロー</translation>
        </message>
        <message>
            <source>Cell Ala</source>
            <comment>boru.reading.26</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>キララ</translation>
        </message>
        <message>
            <source>Achad Conaire</source>
            <comment>boru.reading.27</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>アコンリー</translation>
        </message>
        <message>
            <source>Cruachu</source>
            <comment>boru.reading.28</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ラスクローハン</translation>
        </message>
        <message>
            <source>Ros Comáin</source>
            <comment>boru.reading.29</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ロスコモン</translation>
        </message>
        <message>
            <source>Cúil Raithin</source>
            <comment>boru.reading.3</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>コールレーン</translation>
        </message>
        <message>
            <source>Tuaim</source>
            <comment>boru.reading.30</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>チュアム</translation>
        </message>
        <message>
            <source>Iomaidh</source>
            <comment>boru.reading.31</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>オーミー</translation>
        </message>
        <message>
            <source>Áth na Ríg</source>
            <comment>boru.reading.32</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>アセンライ</translation>
        </message>
        <message>
            <source>Cluain Ferta</source>
            <comment>boru.reading.33</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>クロンファート</translation>
        </message>
        <message>
            <source>Saigir</source>
            <comment>boru.reading.34</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>サーキーラン</translation>
        </message>
        <message>
            <source>Cell Dara</source>
            <comment>boru.reading.35</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>キルデア</translation>
        </message>
        <message>
            <source>Achad Bó</source>
            <comment>boru.reading.36</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>アハボー</translation>
        </message>
        <message>
            <source>Cell Chainnig</source>
            <comment>boru.reading.37</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>キルケニー</translation>
        </message>
        <message>
            <source>Leithglenn</source>
            <comment>boru.reading.38</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ロッホリン</translation>
        </message>
        <message>
            <source>Ferna</source>
            <comment>boru.reading.39</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ファーンズ</translation>
        </message>
        <message>
            <source>Druim Tuama</source>
            <comment>boru.reading.4</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ドラムホーム</translation>
        </message>
        <message>
            <source>Cnoc an Tóchair</source>
            <comment>boru.reading.40</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ノックトーファー</translation>
        </message>
        <message>
            <source>Loch Garman</source>
            <comment>boru.reading.41</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ウェックスフォード</translation>
        </message>
        <message>
            <source>Ros Mic Treoin</source>
            <comment>boru.reading.42</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ニューロス</translation>
        </message>
        <message>
            <source>Corco Mruad</source>
            <comment>boru.reading.43</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>コーコムロー</translation>
        </message>
        <message>
            <source>Cenn Corad</source>
            <comment>boru.reading.44</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>キンコラ</translation>
        </message>
        <message>
            <source>Luimnech</source>
            <comment>boru.reading.45</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>リムリック</translation>
        </message>
        <message>
            <source>Caisel</source>
            <comment>boru.reading.46</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>キャシェル</translation>
        </message>
        <message>
            <source>Ard Ferta</source>
            <comment>boru.reading.47</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>アードファート</translation>
        </message>
        <message>
            <source>Lis Mór</source>
            <comment>boru.reading.48</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>リズモア</translation>
        </message>
        <message>
            <source>Achad Dá Eó</source>
            <comment>boru.reading.49</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>アハドー</translation>
        </message>
        <message>
            <source>Tulach Óg</source>
            <comment>boru.reading.5</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>タリーホーグ</translation>
        </message>
        <message>
            <source>Corcach</source>
            <comment>boru.reading.50</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>コーク</translation>
        </message>
        <message>
            <source>Daingen</source>
            <comment>boru.reading.51</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ディングル</translation>
        </message>
        <message>
            <source>Ros Ailithir</source>
            <comment>boru.reading.52</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>ロスカーベリー</translation>
        </message>
        <message>
            <source>Mag nEó</source>
            <comment>boru.reading.53</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>メイヨー</translation>
        </message>
        <message>
            <source>Clochar</source>
            <comment>boru.reading.6</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>クロッハー</translation>
        </message>
        <message>
            <source>Ard Macha</source>
            <comment>boru.reading.7</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>アーマー</translation>
        </message>
        <message>
            <source>Airthir Maige</source>
            <comment>boru.reading.8</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>アーモイ</translation>
        </message>
        <message>
            <source>Condaire</source>
            <comment>boru.reading.9</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>コナー</translation>
        </message>
        <message numerus="yes">
            <source>%n church discs.</source>
            <comment>boru.reason.church</comment>
            <translation>
                <numerusform>教会のディスク%n枚。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n church discs, the most.</source>
            <comment>boru.reason.church_most</comment>
            <translation>
                <numerusform>教会のディスク%n枚、最多です。</numerusform>
            </translation>
        </message>
        <message>
            <source>A card that brings coins whether it wins or not: %1</source>
            <comment>boru.reason.coin_card</comment>
            <translation>勝っても負けてもコインになるカード: %1</translation>
        </message>
        <message>
            <source>Coins: %1 → %2</source>
            <comment>boru.reason.coins</comment>
            <translation>コイン: %1 → %2</translation>
        </message>
        <message>
            <source>Space on the marriage track: %1</source>
            <comment>boru.reason.court</comment>
            <translation>結婚トラックのスペース: %1</translation>
        </message>
        <message>
            <source>In the lead on the marriage track, space: %1</source>
            <comment>boru.reason.court_first</comment>
            <translation>結婚トラックで首位、スペース: %1</translation>
        </message>
        <message>
            <source>A high card wins most tricks of its colour: %1</source>
            <comment>boru.reason.high_card</comment>
            <translation>その色のトリックにたいてい勝つ高いカード: %1</translation>
        </message>
        <message>
            <source>It promises most in the long run.</source>
            <comment>boru.reason.long_run</comment>
            <translation>長い目で見て最も有望です。</translation>
        </message>
        <message>
            <source>A card that brings much when it loses: %1</source>
            <comment>boru.reason.low_card</comment>
            <translation>負けたときに多くを得るカード: %1</translation>
        </message>
        <message>
            <source>There is nothing else to do.</source>
            <comment>boru.reason.only_answer</comment>
            <translation>ほかにできることはありません。</translation>
        </message>
        <message numerus="yes">
            <source>It brings %n points.</source>
            <comment>boru.reason.points</comment>
            <translation>
                <numerusform>%n点を得ます。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs %n points.</source>
            <comment>boru.reason.points_lost</comment>
            <translation>
                <numerusform>%n点を失います。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n captured raiders.</source>
            <comment>boru.reason.raiders</comment>
            <translation>
                <numerusform>獲得した襲撃者トークン%n枚。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n captured raiders, the most.</source>
            <comment>boru.reason.raiders_most</comment>
            <translation>
                <numerusform>獲得した襲撃者トークン%n枚、最多です。</numerusform>
            </translation>
        </message>
        <message>
            <source>Alone in the lead in the region: %1</source>
            <comment>boru.reason.region_first</comment>
            <translation>単独首位の地域: %1</translation>
        </message>
        <message>
            <source>Without a town in the region: %1</source>
            <comment>boru.reason.region_left</comment>
            <translation>町がなくなる地域: %1</translation>
        </message>
        <message>
            <source>Region: %1. Place there: %2</source>
            <comment>boru.reason.region_place</comment>
            <extracomment>A hint. %1 is a region, %2 the place there, from 2 on.</extracomment>
            <translation>地域: %1。その順位: %2位</translation>
        </message>
        <message>
            <source>Level for the lead in the region: %1</source>
            <comment>boru.reason.region_tied</comment>
            <translation>同数で首位の地域: %1</translation>
        </message>
        <message numerus="yes">
            <source>Present in %n regions.</source>
            <comment>boru.reason.regions</comment>
            <translation>
                <numerusform>%nつの地域に町があります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings %n renown.</source>
            <comment>boru.reason.renown</comment>
            <translation>
                <numerusform>名声トークン%n枚を得ます。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 loses a town to the Vikings: %2</source>
            <comment>boru.reason.rival_loses</comment>
            <translation>%1がバイキングに奪われる町: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n blue cards for the church.</source>
            <comment>boru.reason.suit.blue</comment>
            <translation>
                <numerusform>教会に使う青のカード%n枚。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n red cards for the battle.</source>
            <comment>boru.reason.suit.red</comment>
            <translation>
                <numerusform>戦闘に使う赤のカード%n枚。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n yellow cards for the marriage.</source>
            <comment>boru.reason.suit.yellow</comment>
            <translation>
                <numerusform>結婚に使う黄のカード%n枚。</numerusform>
            </translation>
        </message>
        <message>
            <source>The claim token comes here: %1</source>
            <comment>boru.reason.token</comment>
            <translation>請求トークンを獲得: %1</translation>
        </message>
        <message>
            <source>The claim token comes here: %1 (in %2 of 100 likely deals)</source>
            <comment>boru.reason.token_likely</comment>
            <extracomment>A hint. %1 is a region; the computer deals the cards that it does not see many times.</extracomment>
            <translation>請求トークンを獲得: %1（ありそうな配り方100回のうち%2回）</translation>
        </message>
        <message>
            <source>The claim token is lost: %1 (in %2 of 100 likely deals)</source>
            <comment>boru.reason.token_lost</comment>
            <translation>請求トークンを失う: %1（ありそうな配り方100回のうち%2回）</translation>
        </message>
        <message>
            <source>A new town: %1</source>
            <comment>boru.reason.town</comment>
            <translation>新しい町: %1</translation>
        </message>
        <message>
            <source>No longer a Viking town: %1</source>
            <comment>boru.reason.town_freed</comment>
            <translation>バイキングの支配が解ける町: %1</translation>
        </message>
        <message>
            <source>A new town: %1 (in %2 of 100 likely deals)</source>
            <comment>boru.reason.town_likely</comment>
            <translation>新しい町: %1（ありそうな配り方100回のうち%2回）</translation>
        </message>
        <message>
            <source>The Vikings take an own town: %1</source>
            <comment>boru.reason.town_lost</comment>
            <translation>バイキングに奪われる自分の町: %1</translation>
        </message>
        <message>
            <source>A card that wins towns of every colour: %1</source>
            <comment>boru.reason.white_card</comment>
            <translation>どの色の町でも勝てるカード: %1</translation>
        </message>
        <message>
            <source>Bréifne</source>
            <comment>boru.region.breifne</comment>
            <translation>ブレフネ</translation>
        </message>
        <message>
            <source>Connaught</source>
            <comment>boru.region.connaught</comment>
            <translation>コノート</translation>
        </message>
        <message>
            <source>Dubhlinn</source>
            <comment>boru.region.dubhlinn</comment>
            <translation>ドゥヴリン</translation>
        </message>
        <message>
            <source>Leinster</source>
            <comment>boru.region.leinster</comment>
            <translation>レンスター</translation>
        </message>
        <message>
            <source>Munster</source>
            <comment>boru.region.munster</comment>
            <translation>マンスター</translation>
        </message>
        <message>
            <source>Northern Uí Néill</source>
            <comment>boru.region.northern_ui_neill</comment>
            <translation>北イー・ネール</translation>
        </message>
        <message>
            <source>Southern Uí Néill</source>
            <comment>boru.region.southern_ui_neill</comment>
            <translation>南イー・ネール</translation>
        </message>
        <message>
            <source>Ulaid</source>
            <comment>boru.region.ulaid</comment>
            <translation>ウラド</translation>
        </message>
        <message>
            <source>Claim tokens</source>
            <comment>boru.score.claims</comment>
            <translation>請求トークン</translation>
        </message>
        <message>
            <source>Most coins</source>
            <comment>boru.score.coins</comment>
            <translation>最多コイン</translation>
        </message>
        <message>
            <source>Contested regions</source>
            <comment>boru.score.contested</comment>
            <translation>同点の請求トークン</translation>
        </message>
        <message>
            <source>Active town marker</source>
            <comment>boru.score.marker</comment>
            <translation>町マーカー</translation>
        </message>
        <message>
            <source>Regions present</source>
            <comment>boru.score.regions</comment>
            <translation>支配している地域</translation>
        </message>
        <message>
            <source>Renown</source>
            <comment>boru.score.renown</comment>
            <translation>名声</translation>
        </message>
        <message>
            <source>Points on the track</source>
            <comment>boru.score.track</comment>
            <translation>得点トラック</translation>
        </message>
        <message>
            <source>church disc</source>
            <comment>boru.symbol.church</comment>
            <translation>教会にディスクを置く</translation>
        </message>
        <message>
            <source>claim the town</source>
            <comment>boru.symbol.claim_town</comment>
            <translation>町を獲得</translation>
        </message>
        <message>
            <source>gain a coin</source>
            <comment>boru.symbol.coin</comment>
            <translation>コインを獲得</translation>
        </message>
        <message>
            <source>step of courtship</source>
            <comment>boru.symbol.court</comment>
            <translation>求婚</translation>
        </message>
        <message>
            <source>expand for 5 coins</source>
            <comment>boru.symbol.expand</comment>
            <translation>拡張（5金）</translation>
        </message>
        <message>
            <source>liberate a town</source>
            <comment>boru.symbol.liberate</comment>
            <translation>町を解放</translation>
        </message>
        <message>
            <source>lose a coin</source>
            <comment>boru.symbol.lose_coin</comment>
            <translation>コインを返す</translation>
        </message>
        <message>
            <source>raider</source>
            <comment>boru.symbol.raider</comment>
            <translation>襲撃者トークンを取る</translation>
        </message>
        <message>
            <source>%2 (%1)</source>
            <comment>boru.town</comment>
            <extracomment>A town: %1 its number, %2 its Irish name (Latin letters in every language).</extracomment>
            <translation>%2（%1）</translation>
        </message>
        <message>
            <source>Active town: %1</source>
            <comment>boru.ui.active</comment>
            <translation>対象の町: %1</translation>
        </message>
        <message>
            <source>Battle area</source>
            <comment>boru.ui.battle</comment>
            <translation>戦闘エリア</translation>
        </message>
        <message>
            <source>Captured raiders: %1.</source>
            <comment>boru.ui.battle.captured</comment>
            <translation>獲得した襲撃者トークン: %1。</translation>
        </message>
        <message>
            <source>While raiders are left, whoever has captured the fewest loses a town.</source>
            <comment>boru.ui.battle.help</comment>
            <translation>襲撃者が残っていると、獲得が最少のプレイヤーが町を失います。</translation>
        </message>
        <message>
            <source>Raiders left: %1. Strength of the Vikings: %2.</source>
            <comment>boru.ui.battle.left</comment>
            <translation>残りの襲撃者: %1。バイキングの強さ: %2。</translation>
        </message>
        <message>
            <source>Table of Brian Boru</source>
            <comment>boru.ui.board</comment>
            <translation>ブライアン・ボルのテーブル</translation>
        </message>
        <message>
            <source>Buy more, coins each: %1</source>
            <comment>boru.ui.buy</comment>
            <translation>追加購入、1つのコイン: %1</translation>
        </message>
        <message>
            <source>If it does not win: %1.</source>
            <comment>boru.ui.card.loses</comment>
            <translation>勝てなかったとき: %1。</translation>
        </message>
        <message>
            <source>If it does not win, either: %1; or: %2.</source>
            <comment>boru.ui.card.loses_either</comment>
            <translation>勝てなかったときは、%1、または: %2。</translation>
        </message>
        <message>
            <source>If it wins: %1.</source>
            <comment>boru.ui.card.wins</comment>
            <translation>トリックに勝ったとき: %1。</translation>
        </message>
        <message>
            <source>Choose an action: %1</source>
            <comment>boru.ui.choose_action</comment>
            <translation>アクションを選んでください: %1</translation>
        </message>
        <message>
            <source>Chosen.</source>
            <comment>boru.ui.chosen</comment>
            <translation>選択中。</translation>
        </message>
        <message>
            <source>Church area</source>
            <comment>boru.ui.church</comment>
            <translation>教会エリア</translation>
        </message>
        <message>
            <source>Church discs: %1.</source>
            <comment>boru.ui.church.discs</comment>
            <translation>教会のディスク: %1。</translation>
        </message>
        <message>
            <source>The most alone, or four discs, build a monastery.</source>
            <comment>boru.ui.church.help</comment>
            <translation>単独最多、またはディスク4枚で修道院を建てます。</translation>
        </message>
        <message>
            <source>Face down. Weight of the towns held: %1 of %2.</source>
            <comment>boru.ui.claim.face_down</comment>
            <translation>裏向き。支配されている町の数え: %1／%2。</translation>
        </message>
        <message>
            <source>Held by: %1.</source>
            <comment>boru.ui.claim.held</comment>
            <translation>持っているプレイヤー: %1。</translation>
        </message>
        <message>
            <source>Face up, nobody has it.</source>
            <comment>boru.ui.claim.on_board</comment>
            <translation>表向きで、誰も持っていません。</translation>
        </message>
        <message>
            <source>Claim token, points: %1.</source>
            <comment>boru.ui.claim.points</comment>
            <translation>請求トークンの得点: %1。</translation>
        </message>
        <message>
            <source>Weights: %1.</source>
            <comment>boru.ui.claim.weights</comment>
            <translation>町の数え: %1。</translation>
        </message>
        <message>
            <source>Coins</source>
            <comment>boru.ui.column.coins</comment>
            <translation>コイン</translation>
        </message>
        <message>
            <source>Chosen: %1 of %2</source>
            <comment>boru.ui.draft.chosen</comment>
            <translation>選択: %1／%2</translation>
        </message>
        <message>
            <source>Keep these</source>
            <comment>boru.ui.draft.confirm</comment>
            <translation>決定</translation>
        </message>
        <message>
            <source>Choose a town that lights up, or do not expand.</source>
            <comment>boru.ui.expand</comment>
            <translation>光っている町を選ぶか、拡張しないことを選んでください。</translation>
        </message>
        <message>
            <source>Choose a card.</source>
            <comment>boru.ui.follow.hint</comment>
            <translation>カードを選んでください。</translation>
        </message>
        <message>
            <source>Hand: %1</source>
            <comment>boru.ui.hand</comment>
            <translation>手札: %1</translation>
        </message>
        <message>
            <source>No cards in hand</source>
            <comment>boru.ui.hand.empty</comment>
            <translation>手札はありません</translation>
        </message>
        <message>
            <source>No empty town fits this card.</source>
            <comment>boru.ui.hand.no_town</comment>
            <translation>このカードに合う空いている町がありません。</translation>
        </message>
        <message>
            <source>It would win the trick as it lies.</source>
            <comment>boru.ui.hand.wins</comment>
            <translation>今のトリックに勝てます。</translation>
        </message>
        <message>
            <source>A town by marriage: choose one that lights up on the map.</source>
            <comment>boru.ui.hint.gain</comment>
            <translation>結婚による町です。地図で光っている町を選んでください。</translation>
        </message>
        <message>
            <source>The Vikings take a town. Choose one of: %1.</source>
            <comment>boru.ui.hint.lose</comment>
            <extracomment>%1 is the player whose town it is.</extracomment>
            <translation>バイキングに奪われる町を選んでください。町を失うプレイヤー: %1。</translation>
        </message>
        <message>
            <source>Choose a town that lights up on the map.</source>
            <comment>boru.ui.hint.town</comment>
            <translation>地図で光っている町を選んでください。</translation>
        </message>
        <message>
            <source>Take back what is chosen but not confirmed</source>
            <comment>boru.ui.keys.back</comment>
            <translation>決定前の選択を取り消す</translation>
        </message>
        <message>
            <source>Last round</source>
            <comment>boru.ui.last_round</comment>
            <translation>最終ラウンド</translation>
        </message>
        <message>
            <source>%1: choose a card of its colour.</source>
            <comment>boru.ui.lead.card</comment>
            <extracomment>%1 is a town.</extracomment>
            <translation>%1: この町の色のカードを選んでください。</translation>
        </message>
        <message>
            <source>Choose an empty town and a card of its colour.</source>
            <comment>boru.ui.lead.hint</comment>
            <translation>空いている町と、その色のカードを選んでください。</translation>
        </message>
        <message>
            <source>%1: choose an empty town.</source>
            <comment>boru.ui.lead.town</comment>
            <extracomment>%1 is a card.</extracomment>
            <translation>%1: 空いている町を選んでください。</translation>
        </message>
        <message>
            <source>Marriage card: %1</source>
            <comment>boru.ui.marriage</comment>
            <translation>結婚カード: %1</translation>
        </message>
        <message>
            <source>The highest disc on the track wins it at the end of the round.</source>
            <comment>boru.ui.marriage.help</comment>
            <translation>ラウンドの終わりに、トラックで最も高いディスクが獲得します。</translation>
        </message>
        <message>
            <source>no town yet</source>
            <comment>boru.ui.no_town</comment>
            <translation>町はまだありません</translation>
        </message>
        <message>
            <source>none</source>
            <comment>boru.ui.none</comment>
            <extracomment>An empty list after a colon.</extracomment>
            <translation>なし</translation>
        </message>
        <message>
            <source>Church discs: %1.</source>
            <comment>boru.ui.note.church</comment>
            <translation>教会のディスク: %1。</translation>
        </message>
        <message>
            <source>Coins: %1.</source>
            <comment>boru.ui.note.coin</comment>
            <extracomment>%1 is a change such as 3→5.</extracomment>
            <translation>コイン: %1。</translation>
        </message>
        <message>
            <source>Space on the marriage track: %1.</source>
            <comment>boru.ui.note.court</comment>
            <translation>結婚トラックのスペース: %1。</translation>
        </message>
        <message>
            <source>Towns that an expansion can reach: %1.</source>
            <comment>boru.ui.note.expand</comment>
            <translation>拡張できる町: %1。</translation>
        </message>
        <message>
            <source>Viking towns that can be freed: %1.</source>
            <comment>boru.ui.note.liberate</comment>
            <translation>解放できる町: %1。</translation>
        </message>
        <message>
            <source>Could be bought on top: %1.</source>
            <comment>boru.ui.note.plus</comment>
            <translation>さらに購入できる数: %1。</translation>
        </message>
        <message>
            <source>Points: %1.</source>
            <comment>boru.ui.note.points</comment>
            <translation>得点: %1。</translation>
        </message>
        <message>
            <source>Raiders: %1.</source>
            <comment>boru.ui.note.raider</comment>
            <translation>襲撃者トークン: %1。</translation>
        </message>
        <message>
            <source>Packet: %1</source>
            <comment>boru.ui.packet</comment>
            <translation>回ってきたカード: %1</translation>
        </message>
        <message>
            <source>Chosen to be kept.</source>
            <comment>boru.ui.packet.chosen</comment>
            <translation>選択中。</translation>
        </message>
        <message>
            <source>Your packet: keep two cards, the rest goes to the left</source>
            <comment>boru.ui.packet.title</comment>
            <translation>カードを2枚選び、残りを左隣に渡します</translation>
        </message>
        <message>
            <source>Kept. The others are still choosing</source>
            <comment>boru.ui.packet.waiting</comment>
            <translation>選び終えました。ほかのプレイヤーを待っています</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>boru.ui.play.confirm</comment>
            <translation>プレイする</translation>
        </message>
        <message>
            <source>Princess of Denmark</source>
            <comment>boru.ui.princess</comment>
            <translation>デンマーク王女</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>boru.ui.read</comment>
            <extracomment>%1 an Irish name, %2 how it is read in katakana or Cyrillic.</extracomment>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>Region: %1</source>
            <comment>boru.ui.region</comment>
            <translation>地域: %1</translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <comment>boru.ui.round</comment>
            <translation>ラウンド%1／%2</translation>
        </message>
        <message>
            <source>Round %1 of %2: draft</source>
            <comment>boru.ui.round.draft</comment>
            <translation>ラウンド%1／%2: ドラフト</translation>
        </message>
        <message>
            <source>Round %1 of %2: trick %3 of %4</source>
            <comment>boru.ui.round.trick</comment>
            <translation>ラウンド%1／%2: トリック%3／%4</translation>
        </message>
        <message>
            <source>Player: %1</source>
            <comment>boru.ui.seat</comment>
            <translation>プレイヤー: %1</translation>
        </message>
        <message>
            <source>Captured raiders: %1. Church discs: %2. Space on the marriage track: %3.</source>
            <comment>boru.ui.seat.areas</comment>
            <translation>獲得した襲撃者トークン: %1。教会のディスク: %2。結婚トラックのスペース: %3。</translation>
        </message>
        <message>
            <source>Claim tokens: %1.</source>
            <comment>boru.ui.seat.claims</comment>
            <translation>請求トークン: %1。</translation>
        </message>
        <message>
            <source>Points: %1. Coins: %2. Renown: %3.</source>
            <comment>boru.ui.seat.figures</comment>
            <translation>得点: %1。コイン: %2。名声: %3。</translation>
        </message>
        <message>
            <source>Cards in hand: %1.</source>
            <comment>boru.ui.seat.hand</comment>
            <translation>手札の枚数: %1。</translation>
        </message>
        <message>
            <source>Has the active town marker.</source>
            <comment>boru.ui.seat.marker</comment>
            <translation>町マーカーを持っています。</translation>
        </message>
        <message>
            <source>Marriages: %1.</source>
            <comment>boru.ui.seat.marriages</comment>
            <translation>結婚カード: %1。</translation>
        </message>
        <message>
            <source>Princess of Denmark: %1.</source>
            <comment>boru.ui.seat.princess</comment>
            <translation>デンマーク王女: %1。</translation>
        </message>
        <message>
            <source>Regions present: %1.</source>
            <comment>boru.ui.seat.regions</comment>
            <translation>支配している地域: %1。</translation>
        </message>
        <message>
            <source>Towns: %1.</source>
            <comment>boru.ui.seat.towns</comment>
            <translation>町: %1。</translation>
        </message>
        <message>
            <source>Set-up: the first towns</source>
            <comment>boru.ui.setup</comment>
            <translation>準備: 最初の町</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>boru.ui.share</comment>
            <extracomment>%1 a player, %2 a number.</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Battle</source>
            <comment>boru.ui.step.battle</comment>
            <translation>バトル</translation>
        </message>
        <message>
            <source>Church</source>
            <comment>boru.ui.step.church</comment>
            <translation>教会</translation>
        </message>
        <message>
            <source>Regions</source>
            <comment>boru.ui.step.claims</comment>
            <extracomment>The last step: claim tokens of the regions.</extracomment>
            <translation>地域要求</translation>
        </message>
        <message>
            <source>Marriage</source>
            <comment>boru.ui.step.marriage</comment>
            <translation>結婚</translation>
        </message>
        <message>
            <source>This step is being carried out.</source>
            <comment>boru.ui.step.now</comment>
            <translation>このステップを処理しています。</translation>
        </message>
        <message>
            <source>End of the round</source>
            <comment>boru.ui.steps</comment>
            <translation>ラウンド終了フェイズ</translation>
        </message>
        <message>
            <source>The game is over</source>
            <comment>boru.ui.steps.over</comment>
            <translation>ゲームが終わりました</translation>
        </message>
        <message>
            <source>It is the active town.</source>
            <comment>boru.ui.town.active</comment>
            <translation>対象の町です。</translation>
        </message>
        <message>
            <source>Colour: %1.</source>
            <comment>boru.ui.town.colour</comment>
            <translation>色: %1。</translation>
        </message>
        <message>
            <source>Empty.</source>
            <comment>boru.ui.town.empty</comment>
            <translation>空いています。</translation>
        </message>
        <message>
            <source>Held by: %1.</source>
            <comment>boru.ui.town.held</comment>
            <translation>支配しているプレイヤー: %1。</translation>
        </message>
        <message>
            <source>It has a monastery.</source>
            <comment>boru.ui.town.monastery</comment>
            <translation>修道院があります。</translation>
        </message>
        <message>
            <source>Region: %1.</source>
            <comment>boru.ui.town.region</comment>
            <translation>地域: %1。</translation>
        </message>
        <message>
            <source>Roads to: %1.</source>
            <comment>boru.ui.town.roads</comment>
            <translation>道の先: %1。</translation>
        </message>
        <message>
            <source>Held by the Vikings, disc below: %1.</source>
            <comment>boru.ui.town.vikings</comment>
            <translation>バイキングが支配しています。下のディスク: %1。</translation>
        </message>
        <message>
            <source>Marriage track</source>
            <comment>boru.ui.track</comment>
            <translation>結婚トラック</translation>
        </message>
        <message>
            <source>At the end of the round everybody else gets what their space shows.</source>
            <comment>boru.ui.track.help</comment>
            <translation>ラウンドの終わりに、ほかのプレイヤーはスペースの報酬を獲得します。</translation>
        </message>
        <message>
            <source>%1: space %2, reward: %3.</source>
            <comment>boru.ui.track.mark</comment>
            <translation>%1: スペース%2、報酬: %3。</translation>
        </message>
        <message>
            <source>a renown token</source>
            <comment>boru.ui.track.renown</comment>
            <translation>名声トークン</translation>
        </message>
        <message>
            <source>Who ends an action on a taken space steps down to the next free one.</source>
            <comment>boru.ui.track.taken</comment>
            <translation>アクションの終わりに、ほかのディスクがあるスペースにいるプレイヤーは、次の空きスペースまで下がります。</translation>
        </message>
        <message>
            <source>any empty town</source>
            <comment>boru.ui.track.town</comment>
            <translation>任意の空いている町</translation>
        </message>
        <message>
            <source>Trick, card %1: %2, %3</source>
            <comment>boru.ui.trick.card</comment>
            <extracomment>%1 place in the order of resolution, %2 a player, %3 a card.</extracomment>
            <translation>トリックの%1番目のカード: %2、%3</translation>
        </message>
        <message>
            <source>It wins as the trick lies.</source>
            <comment>boru.ui.trick.wins</comment>
            <translation>今のところトリックに勝っています。</translation>
        </message>
        <message>
            <source>Vikings</source>
            <comment>boru.ui.vikings</comment>
            <translation>バイキング</translation>
        </message>
        <message>
            <source>The active town cannot be taken while its trick is running.</source>
            <comment>boru.why.active_town</comment>
            <translation>トリック中は対象の町を取れません。</translation>
        </message>
        <message>
            <source>The card must have the colour of the town, or be white.</source>
            <comment>boru.why.colour</comment>
            <translation>カードは町と同じ色か白でなければなりません。</translation>
        </message>
        <message>
            <source>This town already has a monastery.</source>
            <comment>boru.why.has_monastery</comment>
            <translation>この町にはすでに修道院があります。</translation>
        </message>
        <message>
            <source>Keep exactly %1 cards of the packet in hand.</source>
            <comment>boru.why.keep</comment>
            <translation>手元のカードからちょうど%1枚を選んでください。</translation>
        </message>
        <message>
            <source>There is no such choice.</source>
            <comment>boru.why.no_option</comment>
            <translation>この選択肢はありません。</translation>
        </message>
        <message>
            <source>No road joins this town to a town that the player controls.</source>
            <comment>boru.why.no_road</comment>
            <translation>支配する町からこの町への道がありません。</translation>
        </message>
        <message>
            <source>There is no such town.</source>
            <comment>boru.why.no_town</comment>
            <translation>この町はありません。</translation>
        </message>
        <message>
            <source>The Vikings do not hold this town.</source>
            <comment>boru.why.no_vikings</comment>
            <translation>この町はバイキングに支配されていません。</translation>
        </message>
        <message>
            <source>This town is not empty.</source>
            <comment>boru.why.not_empty</comment>
            <translation>この町は空いていません。</translation>
        </message>
        <message>
            <source>This card is not in the hand.</source>
            <comment>boru.why.not_in_hand</comment>
            <translation>このカードは手札にありません。</translation>
        </message>
        <message>
            <source>This town is not controlled by the player who loses one.</source>
            <comment>boru.why.not_losers</comment>
            <translation>町を失うプレイヤーはこの町を支配していません。</translation>
        </message>
        <message>
            <source>The player does not control this town.</source>
            <comment>boru.why.not_own</comment>
            <translation>このプレイヤーはこの町を支配していません。</translation>
        </message>
        <message>
            <source>This town lies in another region.</source>
            <comment>boru.why.other_region</comment>
            <translation>この町は別の地域にあります。</translation>
        </message>
        <message>
            <source>The coins, or what is left, do not reach that far.</source>
            <comment>boru.why.purchase</comment>
            <translation>コインまたは残りが足りません。</translation>
        </message>
        <message>
            <source>There is already a disc in this region.</source>
            <comment>boru.why.region_taken</comment>
            <translation>この地域にはすでにディスクがあります。</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message>
            <source>Four Viking board games and a tile lab. Without a command, the window opens.</source>
            <comment>cli.about</comment>
            <extracomment>All texts of cli are printed by the command line. Options such as --seed are never translated.</extracomment>
            <translation>4つのヴァイキング・ボードゲームとタイルラボ。コマンドを付けなければウィンドウを開きます。</translation>
        </message>
        <message>
            <source>Option %1 cannot have this value: %2 (possible: %3)</source>
            <comment>cli.bad_option</comment>
            <extracomment>%1: a key such as deck; %3: values as they are typed, such as abc, a, bc.</extracomment>
            <translation>オプション「%1」にこの値は使えません: %2（使えるもの: %3）</translation>
        </message>
        <message>
            <source>measure how many actions a second the rules manage in random play</source>
            <comment>cli.bench.about</comment>
            <translation>ランダムプレイでルールの毎秒アクション数を測定</translation>
        </message>
        <message>
            <source>%1: seats: %2, actions a second: %3, games: %4</source>
            <comment>cli.bench.figures</comment>
            <translation>%1: 席: %2、毎秒のアクション: %3、ゲーム: %4</translation>
        </message>
        <message>
            <source>the game to measure (all if left out)</source>
            <comment>cli.bench.game</comment>
            <translation>測定するゲーム（省略時はすべて）</translation>
        </message>
        <message>
            <source>how long to measure each game, in seconds (5 if left out)</source>
            <comment>cli.bench.seconds</comment>
            <translation>各ゲームの測定時間、秒（省略時は5）</translation>
        </message>
        <message>
            <source>Commands, which need no window:</source>
            <comment>cli.commands</comment>
            <translation>ウィンドウを使わないコマンド:</translation>
        </message>
        <message>
            <source>name the first place at which two saved games differ</source>
            <comment>cli.diff.about</comment>
            <translation>保存した2つのゲームの最初の相違点を示す</translation>
        </message>
        <message>
            <source>%1: %2 | %3</source>
            <comment>cli.diff.differs</comment>
            <extracomment>%1: a path such as state.supply; %2, %3: what each file has there.</extracomment>
            <translation>%1: %2 | %3</translation>
        </message>
        <message>
            <source>nothing</source>
            <comment>cli.diff.nothing</comment>
            <translation>なし</translation>
        </message>
        <message>
            <source>the saved game to compare it with</source>
            <comment>cli.diff.other</comment>
            <translation>比較する保存データ</translation>
        </message>
        <message>
            <source>The files hold the same.</source>
            <comment>cli.diff.same</comment>
            <translation>ファイルの内容は同じです。</translation>
        </message>
        <message>
            <source>set up a position by changing a saved game</source>
            <comment>cli.edit.about</comment>
            <translation>保存したゲームを変更して局面を作る</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n changes</source>
            <comment>cli.edit.done</comment>
            <translation>
                <numerusform>%1: 変更%n件</numerusform>
            </translation>
        </message>
        <message>
            <source>the saved game to change; what it was is kept as .bak</source>
            <comment>cli.edit.file</comment>
            <translation>変更する保存データ。元の内容は.bakとして残る</translation>
        </message>
        <message>
            <source>A file of the tile lab is edited in the lab.</source>
            <comment>cli.edit.lab</comment>
            <translation>タイルラボのファイルはラボで編集します。</translation>
        </message>
        <message>
            <source>write the result to this file instead</source>
            <comment>cli.edit.output</comment>
            <translation>結果を代わりにこのファイルに書き込む</translation>
        </message>
        <message>
            <source>what to change, such as state.supply=12; several changes are checked together</source>
            <comment>cli.edit.set</comment>
            <translation>変更内容（例: state.supply=12）。複数の変更はまとめて検査される</translation>
        </message>
        <message>
            <source>a saved game or arrangement to open</source>
            <comment>cli.file</comment>
            <translation>開く保存データ（ゲームまたは配置）</translation>
        </message>
        <message>
            <source>a saved game</source>
            <comment>cli.file_to_read</comment>
            <translation>保存したゲーム</translation>
        </message>
        <message>
            <source>find the best arrangement of tiles on a board</source>
            <comment>cli.fit.about</comment>
            <translation>ボードへの最適なタイル配置を探す</translation>
        </message>
        <message>
            <source>The tiles cannot cover the board.</source>
            <comment>cli.fit.cover.no</comment>
            <translation>タイルでボードをすべてカバーすることはできません。</translation>
        </message>
        <message>
            <source>It was not found out whether the tiles can cover the board.</source>
            <comment>cli.fit.cover.unknown</comment>
            <translation>タイルでボードをカバーできるかどうかは分かりませんでした。</translation>
        </message>
        <message>
            <source>The tiles can cover the board.</source>
            <comment>cli.fit.cover.yes</comment>
            <translation>タイルでボードをすべてカバーできます。</translation>
        </message>
        <message>
            <source>Interrupted; this is the best found so far.</source>
            <comment>cli.fit.interrupted</comment>
            <translation>中断しました。これまでに見つかった最善です。</translation>
        </message>
        <message>
            <source>%1, mirrored</source>
            <comment>cli.fit.mirrored</comment>
            <extracomment>%1: a number of quarter turns.</extracomment>
            <translation>%1、左右反転</translation>
        </message>
        <message>
            <source>%1: this is no JSON: %2</source>
            <comment>cli.fit.not_json</comment>
            <translation>%1: JSONではありません: %2</translation>
        </message>
        <message>
            <source>%1: %2, x: %3, y: %4, quarter turns: %5</source>
            <comment>cli.fit.placement</comment>
            <extracomment>%1: a letter that marks the tile in the picture below; %2: the name of a tile.</extracomment>
            <translation>%1: %2、x: %3、y: %4、1/4回転: %5</translation>
        </message>
        <message>
            <source>a file with a packing problem</source>
            <comment>cli.fit.problem</comment>
            <translation>配置問題のファイル</translation>
        </message>
        <message>
            <source>This is proved.</source>
            <comment>cli.fit.proven</comment>
            <translation>証明済みです。</translation>
        </message>
        <message>
            <source>stop after so many seconds with the best found so far (10 if left out)</source>
            <comment>cli.fit.seconds</comment>
            <translation>この秒数で打ち切り、それまでの最善を示す（省略時は10）</translation>
        </message>
        <message>
            <source>Seconds: %1</source>
            <comment>cli.fit.seconds_used</comment>
            <translation>秒数: %1</translation>
        </message>
        <message>
            <source>the seed of the search (0 if left out)</source>
            <comment>cli.fit.seed</comment>
            <translation>探索のシード（省略時は0）</translation>
        </message>
        <message>
            <source>Value: %1, at most: %2</source>
            <comment>cli.fit.value</comment>
            <translation>値: %1、上限: %2</translation>
        </message>
        <message>
            <source>show this help and exit</source>
            <comment>cli.help</comment>
            <translation>このヘルプを表示して終了</translation>
        </message>
        <message>
            <source>say what the hard computer player would answer</source>
            <comment>cli.hint.about</comment>
            <translation>上級コンピューターならどう答えるかを表示する</translation>
        </message>
        <message>
            <source>%1. %2 (%3)</source>
            <comment>cli.hint.answer</comment>
            <extracomment>%1: the number of an answer, %2 what it does, %3 what is expected against the best: 0 or less.</extracomment>
            <translation>%1. %2（%3）</translation>
        </message>
        <message>
            <source>This seat is not asked anything now: %1.</source>
            <comment>cli.hint.not_asked</comment>
            <translation>この席は今、何も求められていません: %1。</translation>
        </message>
        <message>
            <source>Nothing is asked: the game is over.</source>
            <comment>cli.hint.over</comment>
            <translation>何も求められていません。ゲームは終了しています。</translation>
        </message>
        <message>
            <source>the seat that asks, from 0 (only its view is looked at); else the first that may answer</source>
            <comment>cli.hint.seat</comment>
            <translation>答える席（0から数え、その席に見えるものだけを使う）。指定しなければ、最初に答えられる席</translation>
        </message>
        <message>
            <source>think no longer than S seconds</source>
            <comment>cli.hint.seconds</comment>
            <translation>考える時間の上限（S秒）</translation>
        </message>
        <message>
            <source>Interrupted.</source>
            <comment>cli.interrupted</comment>
            <translation>中断しました。</translation>
        </message>
        <message>
            <source>give the result as JSON</source>
            <comment>cli.json</comment>
            <translation>結果をJSONで出力</translation>
        </message>
        <message>
            <source>easy</source>
            <comment>cli.level.easy</comment>
            <translation>初級</translation>
        </message>
        <message>
            <source>hard</source>
            <comment>cli.level.hard</comment>
            <translation>上級</translation>
        </message>
        <message>
            <source>medium</source>
            <comment>cli.level.medium</comment>
            <translation>中級</translation>
        </message>
        <message>
            <source>random</source>
            <comment>cli.level.random</comment>
            <translation>ランダム</translation>
        </message>
        <message>
            <source>vikingtable COMMAND --help tells more about a command.</source>
            <comment>cli.more</comment>
            <translation>コマンドの詳細: vikingtable COMMAND --help</translation>
        </message>
        <message>
            <source>A whole number is needed, not: %1</source>
            <comment>cli.no_number</comment>
            <translation>整数を入力してください。入力: %1</translation>
        </message>
        <message>
            <source>KEY=VALUE is needed, not: %1</source>
            <comment>cli.no_option</comment>
            <translation>KEY=VALUEの形で指定してください。入力: %1</translation>
        </message>
        <message>
            <source>The result cannot be written: %1</source>
            <comment>cli.no_output</comment>
            <extracomment>%1: the reason that the system gives, in its own language.</extracomment>
            <translation>結果を書き出せません: %1</translation>
        </message>
        <message>
            <source>There is no such seat: %1 (the first is 0, the last %2)</source>
            <comment>cli.no_seat</comment>
            <translation>この席はありません: %1（最初は0、最後は%2）</translation>
        </message>
        <message>
            <source>A number of seconds is needed, a day at most, not: %1</source>
            <comment>cli.no_seconds</comment>
            <translation>秒数（1日以内）を入力してください。入力: %1</translation>
        </message>
        <message>
            <source>A seed is a whole number from 0 to 2⁶⁴ − 1, not: %1</source>
            <comment>cli.no_seed</comment>
            <translation>シードは0から2⁶⁴ − 1までの整数です。入力: %1</translation>
        </message>
        <message>
            <source>play a game to its end</source>
            <comment>cli.play.about</comment>
            <extracomment>After the name of the command, in a list of commands.</extracomment>
            <translation>ゲームを最後までプレイ</translation>
        </message>
        <message>
            <source>action %1: the outcomes do not fit: %2</source>
            <comment>cli.play.bad_outcome</comment>
            <translation>アクション%1: 結果の指定が合いません: %2</translation>
        </message>
        <message>
            <source>The computers thought by the clock, seconds a move: %1. The same seed may give another game.</source>
            <comment>cli.play.by_time</comment>
            <translation>コンピューターは時間で思考しました。1手の秒数: %1。同じシードでも別のゲームになることがあります。</translation>
        </message>
        <message>
            <source>feast, knarr, boru or wild_vikings</source>
            <comment>cli.play.game</comment>
            <translation>feast、knarr、boru、wild_vikingsのいずれか</translation>
        </message>
        <message>
            <source>action %1: %2</source>
            <comment>cli.play.illegal</comment>
            <translation>アクション%1: %2</translation>
        </message>
        <message>
            <source>tell what happens</source>
            <comment>cli.play.log</comment>
            <translation>起きたことを表示</translation>
        </message>
        <message>
            <source>Which game? Name one: feast, knarr, boru or wild_vikings</source>
            <comment>cli.play.no_game</comment>
            <translation>どのゲームですか？ 次のどれかを指定してください: feast、knarr、boru、wild_vikings</translation>
        </message>
        <message>
            <source>%1: the actions cannot be read: %2</source>
            <comment>cli.play.no_script</comment>
            <translation>%1: アクションを読み込めません: %2</translation>
        </message>
        <message>
            <source>The game was not played to its end.</source>
            <comment>cli.play.not_finished</comment>
            <translation>ゲームは最後までプレイされませんでした。</translation>
        </message>
        <message>
            <source>options of the game that differ from the standard</source>
            <comment>cli.play.option</comment>
            <translation>標準と異なるゲームのオプション</translation>
        </message>
        <message>
            <source>Options of the games, the standard value first:</source>
            <comment>cli.play.options</comment>
            <translation>ゲームごとのオプション（先頭が標準の値）:</translation>
        </message>
        <message>
            <source>%1, seed: %2, actions: %3</source>
            <comment>cli.play.result</comment>
            <translation>%1、シード: %2、アクション: %3</translation>
        </message>
        <message>
            <source>save the game to this file at the end</source>
            <comment>cli.play.save</comment>
            <translation>終了時にゲームをこのファイルに保存</translation>
        </message>
        <message>
            <source>a file of actions to play first, one a line, as a saved game holds them</source>
            <comment>cli.play.script</comment>
            <translation>最初にプレイするアクションのファイル。1行に1つ、保存データと同じ形式</translation>
        </message>
        <message>
            <source>who sits at each seat: easy, medium, hard, random or person, separated by commas (medium at the smallest table if left out)</source>
            <comment>cli.play.seats</comment>
            <translation>各席のプレイヤー: easy、medium、hard、random、personをコンマで区切る（省略時は最少人数でmedium）</translation>
        </message>
        <message>
            <source>let computers think for so many seconds a move, in place of a fixed number of iterations</source>
            <comment>cli.play.seconds</comment>
            <translation>コンピューターの思考を、決まった反復回数ではなく1手あたりの秒数で区切る</translation>
        </message>
        <message>
            <source>the seed of the game; the same seed gives the same game (a new one if left out)</source>
            <comment>cli.play.seed</comment>
            <translation>ゲームのシード。同じシードなら同じゲームになる（省略時は新しいシード）</translation>
        </message>
        <message>
            <source>%1 (computer, %2)</source>
            <comment>cli.player.computer</comment>
            <translation>%1（コンピューター、%2）</translation>
        </message>
        <message>
            <source>tell the recorded actions of a saved game one by one</source>
            <comment>cli.replay.about</comment>
            <translation>保存したゲームの記録されたアクションを1つずつ表示</translation>
        </message>
        <message>
            <source>%1, seed: %2</source>
            <comment>cli.replay.begin</comment>
            <translation>%1、シード: %2</translation>
        </message>
        <message>
            <source>A file of the tile lab holds no actions.</source>
            <comment>cli.replay.lab</comment>
            <translation>タイルラボのファイルにアクションはありません。</translation>
        </message>
        <message>
            <source>There is no such number of actions: %1 (there are %2)</source>
            <comment>cli.replay.no_action</comment>
            <translation>アクションの数が正しくありません: %1（全%2件）</translation>
        </message>
        <message>
            <source>tell it as this seat may see it (the first is 0)</source>
            <comment>cli.replay.seat</comment>
            <translation>この席から見える内容で表示（最初は0）</translation>
        </message>
        <message>
            <source>only the first N actions, and the position after them</source>
            <comment>cli.replay.to</comment>
            <translation>最初のN件のアクションと、その後の局面だけを表示</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>cli.score.line</comment>
            <extracomment>%1: the name of a line of the score sheet; %2: points.</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2 (%3)</source>
            <comment>cli.score.lines</comment>
            <translation>%1: %2（%3）</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>cli.score.total</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>show what a saved game holds</source>
            <comment>cli.show.about</comment>
            <translation>保存したゲームの内容を表示</translation>
        </message>
        <message>
            <source>Dice or draws were chosen in this game.</source>
            <comment>cli.show.analysis</comment>
            <translation>このゲームでは出目や引くカードが選ばれています。</translation>
        </message>
        <message>
            <source>Seed: %1, actions: %2, turn: %3</source>
            <comment>cli.show.facts</comment>
            <translation>シード: %1、アクション: %2、手番: %3</translation>
        </message>
        <message>
            <source>Actions: %1, turn: %2</source>
            <comment>cli.show.facts_of_seat</comment>
            <translation>アクション: %1、手番: %2</translation>
        </message>
        <message>
            <source>%1, rules version: %2, saved by version: %3</source>
            <comment>cli.show.game</comment>
            <translation>%1、ルールのバージョン: %2、保存したバージョン: %3</translation>
        </message>
        <message>
            <source>Tile lab, saved by version %1</source>
            <comment>cli.show.lab</comment>
            <translation>タイルラボ、保存したバージョン: %1</translation>
        </message>
        <message>
            <source>Position:</source>
            <comment>cli.show.position</comment>
            <translation>局面:</translation>
        </message>
        <message>
            <source>show it as this seat may see it (the first is 0)</source>
            <comment>cli.show.seat</comment>
            <translation>この席から見える内容を表示（最初は0）</translation>
        </message>
        <message>
            <source>To decide: %1</source>
            <comment>cli.show.to_decide</comment>
            <translation>決定するプレイヤー: %1</translation>
        </message>
        <message>
            <source>Hand the keyboard over. %1, press Enter when nobody else looks.</source>
            <comment>cli.terminal.curtain</comment>
            <translation>キーボードを交代してください。%1さんは、ほかに誰も見ていないときにEnterを押してください。</translation>
        </message>
        <message>
            <source>{…}       an action as a saved game holds it</source>
            <comment>cli.terminal.help.action</comment>
            <translation>{…}       保存データと同じ形式のアクション</translation>
        </message>
        <message>
            <source>/TEXT     list only answers that hold the text; / alone lists all</source>
            <comment>cli.terminal.help.filter</comment>
            <translation>/TEXT     この文字を含む答えだけを表示。/だけですべて表示</translation>
        </message>
        <message>
            <source>?         the rules of this decision, and this list</source>
            <comment>cli.terminal.help.help</comment>
            <translation>?         この決定のルールと、この一覧</translation>
        </message>
        <message>
            <source>1, 2, …   give the answer with this number</source>
            <comment>cli.terminal.help.number</comment>
            <extracomment>The signs before the gap are typed as they stand; cli.terminal.help is a table.</extracomment>
            <translation>1, 2, …   この番号の答えを選ぶ</translation>
        </message>
        <message>
            <source>Enter, p  show more answers, or those before</source>
            <comment>cli.terminal.help.page</comment>
            <translation>Enter, p  続きの答え、または前の答えを表示</translation>
        </message>
        <message>
            <source>q         stop playing</source>
            <comment>cli.terminal.help.quit</comment>
            <translation>q         プレイをやめる</translation>
        </message>
        <message>
            <source>s FILE    save the game</source>
            <comment>cli.terminal.help.save</comment>
            <translation>s FILE    ゲームを保存</translation>
        </message>
        <message>
            <source>u         take back</source>
            <comment>cli.terminal.help.undo</comment>
            <translation>u         元に戻す</translation>
        </message>
        <message>
            <source>v         show the position as you may see it</source>
            <comment>cli.terminal.help.view</comment>
            <translation>v         自分に見える局面を表示</translation>
        </message>
        <message>
            <source>s FILE is needed.</source>
            <comment>cli.terminal.no_file</comment>
            <translation>s FILEの形で入力してください。</translation>
        </message>
        <message>
            <source>There is no answer with this number: %1</source>
            <comment>cli.terminal.no_number</comment>
            <translation>この番号の答えはありません: %1</translation>
        </message>
        <message>
            <source>There is nothing that may be taken back.</source>
            <comment>cli.terminal.no_undo</comment>
            <translation>元に戻せるものはありません。</translation>
        </message>
        <message>
            <source>No answer holds: %1</source>
            <comment>cli.terminal.none_fits</comment>
            <translation>これを含む答えはありません: %1</translation>
        </message>
        <message>
            <source>Answers up to %1 of %2; Enter shows more, /TEXT narrows them down.</source>
            <comment>cli.terminal.page</comment>
            <extracomment>%1: the place of the last answer shown; %2: the number of answers.</extracomment>
            <translation>%2件中%1件目までの答え。Enterで続きを表示、/TEXTで絞り込み。</translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <comment>cli.terminal.saved</comment>
            <translation>保存しました: %1</translation>
        </message>
        <message>
            <source>Taken back: %1</source>
            <comment>cli.terminal.undone</comment>
            <translation>元に戻しました: %1</translation>
        </message>
        <message>
            <source>This is no answer: %1 (? for help)</source>
            <comment>cli.terminal.unknown</comment>
            <translation>これは答えではありません: %1（?でヘルプ）</translation>
        </message>
        <message>
            <source>There is no such command and no such file: %1 (commands: %2)</source>
            <comment>cli.unknown_command</comment>
            <translation>このコマンドもファイルもありません: %1（コマンド: %2）</translation>
        </message>
        <message>
            <source>There is no such game: %1 (there are: %2)</source>
            <comment>cli.unknown_game</comment>
            <translation>このゲームはありません: %1（あるもの: %2）</translation>
        </message>
        <message>
            <source>Unknown option: %1 (there are: %2)</source>
            <comment>cli.unknown_option</comment>
            <translation>このオプションはありません: %1（あるもの: %2）</translation>
        </message>
        <message>
            <source>Nobody of this kind can sit at a seat: %1 (there are: %2)</source>
            <comment>cli.unknown_sitter</comment>
            <translation>席にこの種類のプレイヤーは座れません: %1（あるもの: %2）</translation>
        </message>
        <message>
            <source>check that the recorded actions of saved games lead to their positions</source>
            <comment>cli.verify.about</comment>
            <translation>保存したゲームの記録されたアクションが局面に一致するか検証</translation>
        </message>
        <message>
            <source>%1: same</source>
            <comment>cli.verify.same</comment>
            <translation>%1: 一致</translation>
        </message>
        <message>
            <source>stop after so many seconds a file and say that it was not checked</source>
            <comment>cli.verify.seconds</comment>
            <translation>1ファイルにつきこの秒数で打ち切り、未検証とする</translation>
        </message>
        <message>
            <source>There is no display to open a window on: start this on a desktop, or set DISPLAY; the commands that vikingtable --help names run without one.</source>
            <comment>cli.window.no_display</comment>
            <translation>ウィンドウを開くディスプレイがありません。デスクトップで起動するか、DISPLAYを設定してください。vikingtable --helpに挙がるコマンドはディスプレイなしで動きます。</translation>
        </message>
        <message>
            <source>The window needs PySide6-Essentials, which is not installed; the commands that vikingtable --help names run without it.</source>
            <comment>cli.window.no_qt</comment>
            <translation>ウィンドウにはPySide6-Essentialsが必要ですが、インストールされていません。vikingtable --helpに挙がるコマンドはそれなしで動きます。</translation>
        </message>
        <message>
            <source>Files of the program are missing: %1. Install it again; nothing of yours is there.</source>
            <comment>cli.window.no_resources</comment>
            <translation>プログラムのファイルが見つかりません: %1。もう一度インストールしてください。そこに利用者のファイルはありません。</translation>
        </message>
        <message>
            <source>The window cannot open, as Qt cannot be loaded: %1</source>
            <comment>cli.window.qt_broken</comment>
            <translation>Qtを読み込めないため、ウィンドウを開けません: %1</translation>
        </message>
        <message>
            <source>Winner: %1</source>
            <comment>cli.winner</comment>
            <translation>勝者: %1</translation>
        </message>
        <message>
            <source>Winners: %1</source>
            <comment>cli.winners</comment>
            <translation>勝者: %1</translation>
        </message>
    </context>
    <context>
        <name>common</name>
        <message>
            <source>The game is over.</source>
            <comment>common.illegal.game_over</comment>
            <translation>ゲームは終了しています。</translation>
        </message>
        <message>
            <source>It is not this player's turn to decide.</source>
            <comment>common.illegal.not_your_decision</comment>
            <translation>このプレイヤーが決める番ではありません。</translation>
        </message>
        <message>
            <source>This is not what is asked for now.</source>
            <comment>common.illegal.wrong_kind</comment>
            <translation>いま求められている選択ではありません。</translation>
        </message>
        <message>
            <source>, </source>
            <comment>common.list_separator</comment>
            <extracomment>Between the parts of a list; ja: the ideographic comma.</extracomment>
            <translation>、</translation>
        </message>
        <message>
            <source>Player %1</source>
            <comment>common.seat_number</comment>
            <extracomment>The name of a player who has none; %1 counts from 1.</extracomment>
            <translation>プレイヤー%1</translation>
        </message>
        <message>
            <source>Option %1 cannot have this value: %2.</source>
            <comment>common.setup.bad_value</comment>
            <translation>オプション「%1」にこの値は使えません: %2</translation>
        </message>
        <message>
            <source>This game cannot be played by %1: it is for %2 to %3 players.</source>
            <comment>common.setup.seats</comment>
            <translation>このゲームは%1人では遊べません。対象人数は%2〜%3人です。</translation>
        </message>
        <message>
            <source>Unknown option: %1.</source>
            <comment>common.setup.unknown_option</comment>
            <translation>不明なオプション: %1。</translation>
        </message>
    </context>
    <context>
        <name>feast</name>
        <message>
            <source>%1 × %2</source>
            <comment>feast.amount</comment>
            <extracomment>%1 is a number, %2 a good; in lists such as "2 × wood, ore".</extracomment>
            <translation>%2×%1</translation>
        </message>
        <message>
            <source>How many whaling boats are used?</source>
            <comment>feast.ask.boats</comment>
            <translation>捕鯨船を何隻使いますか？</translation>
        </message>
        <message>
            <source>Choose one.</source>
            <comment>feast.ask.choice</comment>
            <translation>1つ選んでください。</translation>
        </message>
        <message>
            <source>Use the effect of this card? %1</source>
            <comment>feast.ask.effect</comment>
            <translation>このカードの効果を使いますか？ %1</translation>
        </message>
        <message>
            <source>Choose the ship that emigrates.</source>
            <comment>feast.ask.emigrate</comment>
            <translation>移住に使う船を選んでください。</translation>
        </message>
        <message>
            <source>Choose an exploration board.</source>
            <comment>feast.ask.explore</comment>
            <translation>探険ボードを選んでください。</translation>
        </message>
        <message numerus="yes">
            <source>Feast: %n spaces are still open.</source>
            <comment>feast.ask.feast</comment>
            <translation>
                <numerusform>饗宴: 空きスペースはあと%nです。</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose what to forge.</source>
            <comment>feast.ask.forge</comment>
            <translation>鍛造するものを選んでください。</translation>
        </message>
        <message>
            <source>Which ship is given up?</source>
            <comment>feast.ask.give_ship</comment>
            <translation>どの船を手放しますか？</translation>
        </message>
        <message>
            <source>Which ship gives up 1 ore?</source>
            <comment>feast.ask.give_ship.ore</comment>
            <translation>どの船の鉱石1個を手放しますか？</translation>
        </message>
        <message>
            <source>Take from a mountain strip or upgrade goods.</source>
            <comment>feast.ask.improve</comment>
            <translation>山岳タイルから取るか、物品を格上げしてください。</translation>
        </message>
        <message>
            <source>Choose a good to upgrade.</source>
            <comment>feast.ask.improve.goods</comment>
            <translation>格上げする物品を選んでください。</translation>
        </message>
        <message>
            <source>Choose a mountain strip and how many items to take.</source>
            <comment>feast.ask.improve.strips</comment>
            <translation>山岳タイルと取る個数を選んでください。</translation>
        </message>
        <message>
            <source>An occupation offers something else instead.</source>
            <comment>feast.ask.instead</comment>
            <translation>職業カードの効果で置き換えることができます。</translation>
        </message>
        <message>
            <source>Lay it on a board at once: %1</source>
            <comment>feast.ask.lay</comment>
            <translation>すぐにボードに置いてください: %1</translation>
        </message>
        <message>
            <source>Choose what to do, each at most once.</source>
            <comment>feast.ask.offers</comment>
            <translation>行うことを選んでください（それぞれ1回まで）。</translation>
        </message>
        <message>
            <source>Several occupations act: choose the next one.</source>
            <comment>feast.ask.order</comment>
            <translation>複数の職業カードが発動します。次のカードを選んでください。</translation>
        </message>
        <message>
            <source>Place Vikings on a space, or pass.</source>
            <comment>feast.ask.place_vikings</comment>
            <translation>スペースにヴァイキング駒を置くか、パスしてください。</translation>
        </message>
        <message>
            <source>Choose an occupation to play.</source>
            <comment>feast.ask.play_card</comment>
            <translation>プレイする職業カードを選んでください。</translation>
        </message>
        <message>
            <source>Play an occupation as the bonus of column 4?</source>
            <comment>feast.ask.play_card.bonus</comment>
            <translation>4列目のボーナスとして職業カードをプレイしますか？</translation>
        </message>
        <message>
            <source>From which place does a Viking come back?</source>
            <comment>feast.ask.return</comment>
            <translation>どこからヴァイキング駒を戻しますか？</translation>
        </message>
        <message>
            <source>Take a second Viking back from there for silver: %1?</source>
            <comment>feast.ask.return.again</comment>
            <translation>そこから2個目も戻しますか？ 銀貨: %1枚</translation>
        </message>
        <message>
            <source>Roll the die.</source>
            <comment>feast.ask.roll.first</comment>
            <translation>ダイスを振ってください。</translation>
        </message>
        <message>
            <source>Result: %1. Choose loot, roll again or fail. Rolls left: %2.</source>
            <comment>feast.ask.roll.high</comment>
            <translation>結果: %1。戦利品を選ぶか、振り直すか、失敗を宣言してください。残り%2回。</translation>
        </message>
        <message>
            <source>Result: %1. Pay it, roll again or fail. Rolls left: %2.</source>
            <comment>feast.ask.roll.low</comment>
            <translation>結果: %1。支払うか、振り直すか、失敗を宣言してください。残り%2回。</translation>
        </message>
        <message>
            <source>Choose a special tile to buy.</source>
            <comment>feast.ask.sale</comment>
            <translation>購入する特殊タイルを選んでください。</translation>
        </message>
        <message>
            <source>Choose the starting occupation to keep.</source>
            <comment>feast.ask.starting_card</comment>
            <translation>手元に残す初期職業カードを選んでください。</translation>
        </message>
        <message>
            <source>Exchange a whaling boat for a knarr?</source>
            <comment>feast.ask.swap</comment>
            <translation>捕鯨船を商船と交換しますか？</translation>
        </message>
        <message>
            <source>Which space is used?</source>
            <comment>feast.ask.use_space</comment>
            <translation>どのマスを使いますか？</translation>
        </message>
        <message>
            <source>Before the bonus phase: place goods or buy ships, or go on.</source>
            <comment>feast.ask.window.bonus</comment>
            <translation>ボーナスフェイズの前: 物品の配置や船の購入ができます。</translation>
        </message>
        <message>
            <source>Before the feast: place goods or buy ships, or go on.</source>
            <comment>feast.ask.window.feast</comment>
            <translation>饗宴の前: 物品の配置や船の購入ができます。</translation>
        </message>
        <message>
            <source>Before the income: place goods or buy ships, or go on.</source>
            <comment>feast.ask.window.income</comment>
            <translation>収入の前: 物品の配置や船の購入ができます。</translation>
        </message>
        <message>
            <source>The last placing before scoring: goods, silver and ore on boards, wood and stone on houses.</source>
            <comment>feast.ask.window.scoring</comment>
            <translation>得点計算前の最後の配置: ボードへ物品・銀貨・鉱石を、建物へ木材・石材を置けます。</translation>
        </message>
        <message>
            <source>Baffin Island</source>
            <comment>feast.board.baffin_island</comment>
            <translation>バフィン島</translation>
        </message>
        <message>
            <source>Bear Island</source>
            <comment>feast.board.bear_island</comment>
            <translation>ビュルネイ島</translation>
        </message>
        <message>
            <source>Faroe Islands</source>
            <comment>feast.board.faroe_islands</comment>
            <translation>フェロー諸島</translation>
        </message>
        <message>
            <source>Greenland</source>
            <comment>feast.board.greenland</comment>
            <translation>グリーンランド</translation>
        </message>
        <message>
            <source>home board</source>
            <comment>feast.board.home</comment>
            <translation>ホームボード</translation>
        </message>
        <message>
            <source>Iceland</source>
            <comment>feast.board.iceland</comment>
            <translation>アイスランド</translation>
        </message>
        <message>
            <source>Labrador</source>
            <comment>feast.board.labrador</comment>
            <translation>ラブラドール半島</translation>
        </message>
        <message>
            <source>Newfoundland</source>
            <comment>feast.board.newfoundland</comment>
            <translation>ニューファンドランド島</translation>
        </message>
        <message>
            <source>Shetland</source>
            <comment>feast.board.shetland</comment>
            <translation>シェットランド諸島</translation>
        </message>
        <message>
            <source>an occupation</source>
            <comment>feast.card.unknown</comment>
            <extracomment>A card whose face the reader does not see.</extracomment>
            <translation>職業カード</translation>
        </message>
        <message>
            <source>a starting occupation</source>
            <comment>feast.card.unknown_starting</comment>
            <translation>初期職業カード</translation>
        </message>
        <message>
            <source>The tiles on this board cannot lie there: %1</source>
            <comment>feast.check.board</comment>
            <translation>このボードのタイル配置はありえません: %1</translation>
        </message>
        <message>
            <source>The pieces do not add up: %1</source>
            <comment>feast.check.pieces</comment>
            <translation>コマの数が合いません: %1</translation>
        </message>
        <message>
            <source>This value is not possible: %1</source>
            <comment>feast.check.range</comment>
            <extracomment>%1 is the name of a field in the file.</extracomment>
            <translation>ありえない値です: %1</translation>
        </message>
        <message>
            <source>What is under way is not possible.</source>
            <comment>feast.check.stack</comment>
            <translation>進行中の処理がありえない状態です。</translation>
        </message>
        <message>
            <source>Cattle, for 1 silver</source>
            <comment>feast.choice.cattle</comment>
            <translation>牛（1銀）</translation>
        </message>
        <message>
            <source>Long house and knarr</source>
            <comment>feast.choice.long_house_knarr</comment>
            <translation>ロングハウスと商船</translation>
        </message>
        <message>
            <source>Mountain: 2 from each strip</source>
            <comment>feast.choice.mountain</comment>
            <translation>山岳: 各タイルから2個</translation>
        </message>
        <message>
            <source>Pay 1 ore</source>
            <comment>feast.choice.pay_ore</comment>
            <translation>鉱石1個を支払う</translation>
        </message>
        <message>
            <source>Pay 1 stone</source>
            <comment>feast.choice.pay_stone</comment>
            <translation>石材1個を支払う</translation>
        </message>
        <message>
            <source>Pay 1 wood</source>
            <comment>feast.choice.pay_wood</comment>
            <translation>木材1個を支払う</translation>
        </message>
        <message>
            <source>A sheep</source>
            <comment>feast.choice.sheep</comment>
            <translation>羊</translation>
        </message>
        <message>
            <source>Silverware to jewelry</source>
            <comment>feast.choice.silverware_to_jewelry</comment>
            <translation>銀食器から宝飾品へ</translation>
        </message>
        <message>
            <source>Stone house and longship</source>
            <comment>feast.choice.stone_house_longship</comment>
            <translation>石造家屋とドラゴン船</translation>
        </message>
        <message>
            <source>Upgrade 3 goods by up to two steps</source>
            <comment>feast.choice.upgrade</comment>
            <translation>物品3個を最大2段階格上げ</translation>
        </message>
        <message>
            <source>Wool to robe</source>
            <comment>feast.choice.wool_to_robe</comment>
            <translation>羊毛からローブへ</translation>
        </message>
        <message>
            <source>Hunting game</source>
            <comment>feast.dice.hunt</comment>
            <translation>狩猟</translation>
        </message>
        <message>
            <source>Pillaging</source>
            <comment>feast.dice.pillage</comment>
            <translation>略奪</translation>
        </message>
        <message>
            <source>Raiding</source>
            <comment>feast.dice.raid</comment>
            <translation>襲撃</translation>
        </message>
        <message>
            <source>Laying a snare</source>
            <comment>feast.dice.snare</comment>
            <translation>罠の設置</translation>
        </message>
        <message>
            <source>Whaling</source>
            <comment>feast.dice.whaling_3</comment>
            <translation>捕鯨</translation>
        </message>
        <message>
            <source>Whaling</source>
            <comment>feast.dice.whaling_4</comment>
            <translation>捕鯨</translation>
        </message>
        <message>
            <source>Load ore: %1, number %2</source>
            <comment>feast.do.arm</comment>
            <translation>鉱石を載せる: %1、%2隻目</translation>
        </message>
        <message>
            <source>whaling boat (ore: %1)</source>
            <comment>feast.do.boat_with</comment>
            <translation>捕鯨船（鉱石: %1個）</translation>
        </message>
        <message numerus="yes">
            <source>%n whaling boats</source>
            <comment>feast.do.boats</comment>
            <translation>
                <numerusform>捕鯨船%n隻</numerusform>
            </translation>
        </message>
        <message>
            <source>Buy a ship: %1 (%2 silver)</source>
            <comment>feast.do.buy_ship</comment>
            <translation>船の購入: %1（%2銀）</translation>
        </message>
        <message>
            <source>%1 (%2 silver)</source>
            <comment>feast.do.buy_special</comment>
            <translation>%1（%2銀）</translation>
        </message>
        <message>
            <source>Declare failure</source>
            <comment>feast.do.fail</comment>
            <translation>失敗を宣言</translation>
        </message>
        <message>
            <source>Fill a slot: %1, %2</source>
            <comment>feast.do.fill_slot</comment>
            <translation>スペースに置く: %1、%2</translation>
        </message>
        <message>
            <source>Keep: %1</source>
            <comment>feast.do.keep_card</comment>
            <translation>選ぶ: %1</translation>
        </message>
        <message>
            <source>Lay lengthwise: %1, space %2</source>
            <comment>feast.do.lay.lengthwise</comment>
            <translation>横長に置く: %1、スペース%2</translation>
        </message>
        <message>
            <source>Lay upright: %1, space %2</source>
            <comment>feast.do.lay.upright</comment>
            <translation>縦長に置く: %1、スペース%2</translation>
        </message>
        <message>
            <source>longship (ore: %1)</source>
            <comment>feast.do.longship_with</comment>
            <translation>ドラゴン船（鉱石: %1）</translation>
        </message>
        <message>
            <source>Loot: %1</source>
            <comment>feast.do.loot</comment>
            <translation>戦利品: %1</translation>
        </message>
        <message>
            <source>Loot: %1, paying: %2</source>
            <comment>feast.do.loot.paid</comment>
            <translation>戦利品: %1、支払い: %2</translation>
        </message>
        <message>
            <source>Pass for this round</source>
            <comment>feast.do.pass</comment>
            <translation>このラウンドをパス</translation>
        </message>
        <message>
            <source>Place Vikings: %1</source>
            <comment>feast.do.place</comment>
            <extracomment>%1 is an action space.</extracomment>
            <translation>ヴァイキング駒を置く: %1</translation>
        </message>
        <message>
            <source>Place: %1, %2, column %3, row %4</source>
            <comment>feast.do.place_tile</comment>
            <extracomment>%1 tile, %2 board, %3 and %4 where its upper left corner lies.</extracomment>
            <translation>配置: %1、%2、%3列%4行</translation>
        </message>
        <message>
            <source>Place: %1, %2, column %3, row %4, mirrored, turned by %5°</source>
            <comment>feast.do.place_tile.mirrored</comment>
            <translation>配置: %1、%2、%3列%4行、反転、%5°回転</translation>
        </message>
        <message>
            <source>Place: %1, %2, column %3, row %4, turned by %5°</source>
            <comment>feast.do.place_tile.turned</comment>
            <translation>配置: %1、%2、%3列%4行、%5°回転</translation>
        </message>
        <message>
            <source>Play: %1</source>
            <comment>feast.do.play_card</comment>
            <translation>プレイ: %1</translation>
        </message>
        <message>
            <source>A second Viking for silver: %1</source>
            <comment>feast.do.return_again</comment>
            <translation>2個目も戻す、銀貨: %1枚</translation>
        </message>
        <message>
            <source>Roll the die</source>
            <comment>feast.do.roll</comment>
            <translation>ダイスを振る</translation>
        </message>
        <message>
            <source>Roll again</source>
            <comment>feast.do.roll_again</comment>
            <translation>振り直す</translation>
        </message>
        <message>
            <source>Pay: %1</source>
            <comment>feast.do.settle</comment>
            <translation>支払う: %1</translation>
        </message>
        <message>
            <source>Succeed without payment</source>
            <comment>feast.do.settle.free</comment>
            <translation>支払いなしで成功</translation>
        </message>
        <message>
            <source>Done</source>
            <comment>feast.do.skip</comment>
            <translation>終了</translation>
        </message>
        <message>
            <source>Play no card</source>
            <comment>feast.do.skip.cards</comment>
            <translation>カードをプレイしない</translation>
        </message>
        <message>
            <source>Do not use it</source>
            <comment>feast.do.skip.effecting</comment>
            <translation>使わない</translation>
        </message>
        <message>
            <source>End the feast</source>
            <comment>feast.do.skip.feasting</comment>
            <translation>饗宴を終える</translation>
        </message>
        <message>
            <source>No exchange</source>
            <comment>feast.do.skip.swapping</comment>
            <translation>交換しない</translation>
        </message>
        <message>
            <source>whaling boat (ore: %1)</source>
            <comment>feast.do.swap_boat</comment>
            <translation>捕鯨船（鉱石: %1）</translation>
        </message>
        <message>
            <source>Mountain strip %1: %2</source>
            <comment>feast.do.take_items</comment>
            <extracomment>%1 counts the strips from the left, %2 is a list of items.</extracomment>
            <translation>山岳タイル%1: %2</translation>
        </message>
        <message>
            <source>Take 1 ore off: %1, number %2</source>
            <comment>feast.do.unload</comment>
            <translation>鉱石1個を降ろす: %1、%2番</translation>
        </message>
        <message>
            <source>Upgrade: %1 → %2</source>
            <comment>feast.do.upgrade</comment>
            <translation>格上げ: %1→%2</translation>
        </message>
        <message>
            <source>Use it</source>
            <comment>feast.do.use</comment>
            <translation>使う</translation>
        </message>
        <message>
            <source>Use: %1</source>
            <comment>feast.do.use_card</comment>
            <translation>使用: %1</translation>
        </message>
        <message>
            <source>As usual</source>
            <comment>feast.do.usual</comment>
            <translation>通常どおり</translation>
        </message>
        <message>
            <source>Go on</source>
            <comment>feast.do.window_pass</comment>
            <translation>次へ進む</translation>
        </message>
        <message>
            <source>long house</source>
            <comment>feast.house.long_house</comment>
            <translation>ロングハウス</translation>
        </message>
        <message>
            <source>shed</source>
            <comment>feast.house.shed</comment>
            <translation>倉庫</translation>
        </message>
        <message>
            <source>stone house</source>
            <comment>feast.house.stone_house</comment>
            <translation>石造家屋</translation>
        </message>
        <message>
            <source>Imitation: %1</source>
            <comment>feast.imitated</comment>
            <extracomment>%1 is the name of an action space.</extracomment>
            <translation>模倣: %1</translation>
        </message>
        <message>
            <source>amber figure</source>
            <comment>feast.item.amber_figure</comment>
            <translation>琥珀の小像</translation>
        </message>
        <message>
            <source>beans</source>
            <comment>feast.item.beans</comment>
            <translation>豆</translation>
        </message>
        <message>
            <source>belt</source>
            <comment>feast.item.belt</comment>
            <translation>ベルト</translation>
        </message>
        <message>
            <source>bow and arrow</source>
            <comment>feast.item.bow_and_arrow</comment>
            <translation>弓と矢</translation>
        </message>
        <message>
            <source>cabbage</source>
            <comment>feast.item.cabbage</comment>
            <translation>キャベツ</translation>
        </message>
        <message>
            <source>cattle</source>
            <comment>feast.item.cattle</comment>
            <translation>牛</translation>
        </message>
        <message>
            <source>chalice</source>
            <comment>feast.item.chalice</comment>
            <translation>聖杯</translation>
        </message>
        <message>
            <source>chest</source>
            <comment>feast.item.chest</comment>
            <translation>収納箱</translation>
        </message>
        <message>
            <source>cloak pin</source>
            <comment>feast.item.cloakpin</comment>
            <translation>マント留め</translation>
        </message>
        <message>
            <source>clothing</source>
            <comment>feast.item.clothing</comment>
            <translation>衣服</translation>
        </message>
        <message>
            <source>crucifix</source>
            <comment>feast.item.crucifix</comment>
            <translation>十字架像</translation>
        </message>
        <message>
            <source>drinking horn</source>
            <comment>feast.item.drinking_horn</comment>
            <translation>角杯</translation>
        </message>
        <message>
            <source>English Crown</source>
            <comment>feast.item.english_crown</comment>
            <translation>イングランドの王冠</translation>
        </message>
        <message>
            <source>fibula</source>
            <comment>feast.item.fibula</comment>
            <translation>フィブラ</translation>
        </message>
        <message>
            <source>flax</source>
            <comment>feast.item.flax</comment>
            <translation>亜麻</translation>
        </message>
        <message>
            <source>forge hammer</source>
            <comment>feast.item.forge_hammer</comment>
            <translation>鍛冶槌</translation>
        </message>
        <message>
            <source>fruits</source>
            <comment>feast.item.fruits</comment>
            <translation>果物</translation>
        </message>
        <message>
            <source>fur</source>
            <comment>feast.item.fur</comment>
            <translation>毛皮</translation>
        </message>
        <message>
            <source>game meat</source>
            <comment>feast.item.game_meat</comment>
            <translation>狩猟肉</translation>
        </message>
        <message>
            <source>glass beads</source>
            <comment>feast.item.glass_beads</comment>
            <translation>ガラスビーズ</translation>
        </message>
        <message>
            <source>gold brooch</source>
            <comment>feast.item.gold_brooch</comment>
            <translation>金のブローチ</translation>
        </message>
        <message>
            <source>grain</source>
            <comment>feast.item.grain</comment>
            <translation>穀物</translation>
        </message>
        <message>
            <source>helmet</source>
            <comment>feast.item.helmet</comment>
            <translation>兜</translation>
        </message>
        <message>
            <source>hide</source>
            <comment>feast.item.hide</comment>
            <translation>皮革</translation>
        </message>
        <message>
            <source>horseshoe</source>
            <comment>feast.item.horseshoe</comment>
            <translation>蹄鉄</translation>
        </message>
        <message>
            <source>jewelry</source>
            <comment>feast.item.jewelry</comment>
            <translation>宝飾品</translation>
        </message>
        <message>
            <source>linen</source>
            <comment>feast.item.linen</comment>
            <translation>亜麻布</translation>
        </message>
        <message>
            <source>long sword</source>
            <comment>feast.item.long_sword</comment>
            <translation>長剣</translation>
        </message>
        <message>
            <source>mead</source>
            <comment>feast.item.mead</comment>
            <translation>蜂蜜酒</translation>
        </message>
        <message>
            <source>milk</source>
            <comment>feast.item.milk</comment>
            <translation>乳</translation>
        </message>
        <message>
            <source>oil</source>
            <comment>feast.item.oil</comment>
            <translation>油</translation>
        </message>
        <message>
            <source>ore</source>
            <comment>feast.item.ore</comment>
            <translation>鉱石</translation>
        </message>
        <message>
            <source>peas</source>
            <comment>feast.item.peas</comment>
            <translation>エンドウ豆</translation>
        </message>
        <message>
            <source>pregnant cattle</source>
            <comment>feast.item.pregnant_cattle</comment>
            <translation>妊娠している牛</translation>
        </message>
        <message>
            <source>pregnant sheep</source>
            <comment>feast.item.pregnant_sheep</comment>
            <translation>妊娠している羊</translation>
        </message>
        <message>
            <source>robe</source>
            <comment>feast.item.robe</comment>
            <translation>ローブ</translation>
        </message>
        <message>
            <source>round shield</source>
            <comment>feast.item.round_shield</comment>
            <translation>円盾</translation>
        </message>
        <message>
            <source>rune stone</source>
            <comment>feast.item.runestone</comment>
            <translation>ルーン石碑</translation>
        </message>
        <message>
            <source>salt meat</source>
            <comment>feast.item.salt_meat</comment>
            <translation>塩漬け肉</translation>
        </message>
        <message>
            <source>sheep</source>
            <comment>feast.item.sheep</comment>
            <translation>羊</translation>
        </message>
        <message>
            <source>silk</source>
            <comment>feast.item.silk</comment>
            <translation>絹</translation>
        </message>
        <message>
            <source>silver</source>
            <comment>feast.item.silver</comment>
            <translation>銀貨</translation>
        </message>
        <message>
            <source>2-silver mark</source>
            <comment>feast.item.silver2</comment>
            <translation>2銀のマーク</translation>
        </message>
        <message>
            <source>silver hoard</source>
            <comment>feast.item.silver_hoard</comment>
            <translation>埋蔵銀</translation>
        </message>
        <message>
            <source>silverware</source>
            <comment>feast.item.silverware</comment>
            <translation>銀食器</translation>
        </message>
        <message>
            <source>skin and bones</source>
            <comment>feast.item.skin_and_bones</comment>
            <translation>鯨の皮と骨</translation>
        </message>
        <message>
            <source>snare</source>
            <comment>feast.item.snare</comment>
            <extracomment>The weapon card, not the action.</extracomment>
            <translation>罠</translation>
        </message>
        <message>
            <source>spear</source>
            <comment>feast.item.spear</comment>
            <translation>槍</translation>
        </message>
        <message>
            <source>spices</source>
            <comment>feast.item.spices</comment>
            <translation>香辛料</translation>
        </message>
        <message>
            <source>stockfish</source>
            <comment>feast.item.stockfish</comment>
            <translation>干し魚</translation>
        </message>
        <message>
            <source>stone</source>
            <comment>feast.item.stone</comment>
            <translation>石材</translation>
        </message>
        <message>
            <source>throwing axe</source>
            <comment>feast.item.throwing_axe</comment>
            <translation>投げ斧</translation>
        </message>
        <message>
            <source>treasure chest</source>
            <comment>feast.item.treasure_chest</comment>
            <translation>宝箱</translation>
        </message>
        <message>
            <source>whale meat</source>
            <comment>feast.item.whale_meat</comment>
            <translation>鯨肉</translation>
        </message>
        <message>
            <source>wood</source>
            <comment>feast.item.wood</comment>
            <translation>木材</translation>
        </message>
        <message>
            <source>wool</source>
            <comment>feast.item.wool</comment>
            <translation>羊毛</translation>
        </message>
        <message>
            <source>%1 loads ore: %2</source>
            <comment>feast.log.armed</comment>
            <translation>%1は鉱石を載せました: %2</translation>
        </message>
        <message>
            <source>%1 breeds: %2</source>
            <comment>feast.log.born</comment>
            <translation>%1の家畜が生まれました: %2</translation>
        </message>
        <message>
            <source>%1 draws: %2</source>
            <comment>feast.log.card_drawn</comment>
            <translation>%1は引きました: %2</translation>
        </message>
        <message>
            <source>%1 keeps: %2</source>
            <comment>feast.log.card_kept</comment>
            <translation>%1は選びました: %2</translation>
        </message>
        <message>
            <source>%1 plays: %2</source>
            <comment>feast.log.card_played</comment>
            <translation>%1はプレイしました: %2</translation>
        </message>
        <message>
            <source>%1 uses: %2</source>
            <comment>feast.log.card_works</comment>
            <translation>%1は使いました: %2</translation>
        </message>
        <message>
            <source>%1 emigrates: %2, silver: %3</source>
            <comment>feast.log.emigrated</comment>
            <translation>%1は移住しました: %2、銀貨: %3枚</translation>
        </message>
        <message>
            <source>%1 claims: %2</source>
            <comment>feast.log.explored</comment>
            <translation>%1は探険しました: %2</translation>
        </message>
        <message>
            <source>%1 fails: %2</source>
            <comment>feast.log.failure</comment>
            <translation>%1は失敗しました: %2</translation>
        </message>
        <message>
            <source>%1 has filled every banquet space</source>
            <comment>feast.log.feast</comment>
            <translation>%1は饗宴トラックをすべて埋めました</translation>
        </message>
        <message>
            <source>%1 ends the feast with Thing penalties: %2</source>
            <comment>feast.log.feast_penalties</comment>
            <translation>%1は饗宴を終え、シングの罰則を受けました: %2</translation>
        </message>
        <message>
            <source>Turned over: %1</source>
            <comment>feast.log.flipped</comment>
            <translation>裏返されました: %1</translation>
        </message>
        <message>
            <source>%1 serves: %2</source>
            <comment>feast.log.food</comment>
            <translation>%1は饗宴に出しました: %2</translation>
        </message>
        <message>
            <source>%1 gains: %2</source>
            <comment>feast.log.gained</comment>
            <translation>%1は獲得しました: %2</translation>
        </message>
        <message>
            <source>%1 receives income: %2</source>
            <comment>feast.log.income</comment>
            <translation>%1の収入: %2</translation>
        </message>
        <message>
            <source>%1 writes down the final income: %2</source>
            <comment>feast.log.income_written</comment>
            <translation>%1の最終収入: %2</translation>
        </message>
        <message>
            <source>The game is over. Winner: %1</source>
            <comment>feast.log.over</comment>
            <translation>ゲーム終了。勝者: %1</translation>
        </message>
        <message>
            <source>%1 pays: %2</source>
            <comment>feast.log.paid</comment>
            <translation>%1は支払いました: %2</translation>
        </message>
        <message>
            <source>%1 passes</source>
            <comment>feast.log.passed</comment>
            <translation>%1はパスしました</translation>
        </message>
        <message>
            <source>Phase %1: %2</source>
            <comment>feast.log.phase</comment>
            <translation>フェイズ%1: %2</translation>
        </message>
        <message>
            <source>%1 places Vikings: %2</source>
            <comment>feast.log.placed</comment>
            <translation>%1はヴァイキング駒を置きました: %2</translation>
        </message>
        <message>
            <source>%1: one is pregnant now: %2</source>
            <comment>feast.log.pregnant</comment>
            <translation>%1の家畜が妊娠しました: %2</translation>
        </message>
        <message>
            <source>%1 rolls: %2</source>
            <comment>feast.log.rolled</comment>
            <translation>%1の出目: %2</translation>
        </message>
        <message>
            <source>%1 rolls: %2, result: %3</source>
            <comment>feast.log.rolled_changed</comment>
            <translation>%1の出目: %2、結果: %3</translation>
        </message>
        <message>
            <source>Round %1</source>
            <comment>feast.log.round</comment>
            <translation>第%1ラウンド</translation>
        </message>
        <message>
            <source>%1 buys: %2</source>
            <comment>feast.log.ship.bought</comment>
            <translation>%1は購入しました: %2</translation>
        </message>
        <message>
            <source>%1 builds: %2</source>
            <comment>feast.log.ship.built</comment>
            <translation>%1は建造しました: %2</translation>
        </message>
        <message>
            <source>%1 receives: %2</source>
            <comment>feast.log.ship.received</comment>
            <translation>%1は受け取りました: %2</translation>
        </message>
        <message>
            <source>2 silver on: %1</source>
            <comment>feast.log.silver_laid</comment>
            <translation>銀貨2枚を配置: %1</translation>
        </message>
        <message>
            <source>%1 fills a slot: %2</source>
            <comment>feast.log.slot</comment>
            <translation>%1はスペースを埋めました: %2</translation>
        </message>
        <message>
            <source>%1 starts the next round</source>
            <comment>feast.log.start_player</comment>
            <translation>次のスタートプレイヤーは%1です</translation>
        </message>
        <message>
            <source>Gone from the mountain strips: %1</source>
            <comment>feast.log.strips</comment>
            <translation>山岳タイルから除去: %1</translation>
        </message>
        <message>
            <source>%1 succeeds: %2</source>
            <comment>feast.log.success</comment>
            <translation>%1は成功しました: %2</translation>
        </message>
        <message>
            <source>%1 exchanges a whaling boat for a knarr</source>
            <comment>feast.log.swapped</comment>
            <translation>%1は捕鯨船を商船と交換しました</translation>
        </message>
        <message>
            <source>%1 places: %2 (%3)</source>
            <comment>feast.log.tile</comment>
            <extracomment>%2 tile, %3 board.</extracomment>
            <translation>%1は配置しました: %2（%3）</translation>
        </message>
        <message>
            <source>%1 upgrades: %2 → %3</source>
            <comment>feast.log.upgraded</comment>
            <translation>%1は格上げしました: %2→%3</translation>
        </message>
        <message>
            <source>%1 takes Vikings back: %2</source>
            <comment>feast.log.vikings_back</comment>
            <translation>%1はヴァイキング駒を戻しました: %2個</translation>
        </message>
        <message>
            <source>%1 draws a weapon: %2</source>
            <comment>feast.log.weapon</comment>
            <translation>%1は武器カードを引きました: %2</translation>
        </message>
        <message>
            <source>One of: %1</source>
            <comment>feast.op.choose</comment>
            <translation>いずれか1つ: %1</translation>
        </message>
        <message>
            <source>Bonus: draw an occupation first.</source>
            <comment>feast.op.column_3</comment>
            <translation>ボーナス: 先に職業カードを1枚引きます。</translation>
        </message>
        <message>
            <source>Bonus: you may play an occupation, before or after.</source>
            <comment>feast.op.column_4</comment>
            <translation>ボーナス: 前か後に職業カードを1枚プレイできます。</translation>
        </message>
        <message>
            <source>Roll the die: %1</source>
            <comment>feast.op.dice</comment>
            <translation>ダイスを振る: %1</translation>
        </message>
        <message>
            <source>Draw occupations: %1</source>
            <comment>feast.op.draw</comment>
            <translation>職業カードを引く: %1枚</translation>
        </message>
        <message>
            <source>A knarr or longship emigrates, for silver equal to the round.</source>
            <comment>feast.op.emigrate</comment>
            <translation>ラウンド数と同じ銀貨で商船かドラゴン船が移住します。</translation>
        </message>
        <message>
            <source>Claim a board and its silver: %1</source>
            <comment>feast.op.explore</comment>
            <translation>ボードとその銀貨を獲得: %1</translation>
        </message>
        <message>
            <source>Failure: %1</source>
            <comment>feast.op.failure</comment>
            <translation>失敗: %1</translation>
        </message>
        <message>
            <source>Failure: %1, Vikings back: %2</source>
            <comment>feast.op.failure.vikings</comment>
            <translation>失敗: %1、戻るヴァイキング駒: %2個</translation>
        </message>
        <message>
            <source>Jewelry, or a special tile with the tongs.</source>
            <comment>feast.op.forge</comment>
            <translation>宝飾品か、やっとこのシンボルの特殊タイル。</translation>
        </message>
        <message>
            <source>Receive: %1</source>
            <comment>feast.op.gain</comment>
            <translation>獲得: %1</translation>
        </message>
        <message>
            <source>Receive for each cattle, %2 times at most: %1</source>
            <comment>feast.op.gain.each_cattle</comment>
            <translation>牛1頭につき獲得（最大%2回）: %1</translation>
        </message>
        <message>
            <source>Receive for each player: %1</source>
            <comment>feast.op.gain.each_players</comment>
            <translation>プレイヤー1人につき獲得: %1</translation>
        </message>
        <message>
            <source>Receive for each sheep, %2 times at most: %1</source>
            <comment>feast.op.gain.each_sheep</comment>
            <translation>羊1頭につき獲得（最大%2回）: %1</translation>
        </message>
        <message>
            <source>Receive, if you have cattle: %1</source>
            <comment>feast.op.gain.with_cattle</comment>
            <translation>牛がいれば獲得: %1</translation>
        </message>
        <message>
            <source>Receive, if you have sheep: %1</source>
            <comment>feast.op.gain.with_sheep</comment>
            <translation>羊がいれば獲得: %1</translation>
        </message>
        <message>
            <source>Success: a blue good or special tile of at most the result.</source>
            <comment>feast.op.loot</comment>
            <translation>成功: 剣値が結果以下の青の物品か特殊タイル。</translation>
        </message>
        <message>
            <source>You need: %1</source>
            <comment>feast.op.needs</comment>
            <translation>必要: %1</translation>
        </message>
        <message>
            <source>You may, each once: %1</source>
            <comment>feast.op.offers</comment>
            <translation>それぞれ1回まで可能: %1</translation>
        </message>
        <message>
            <source>Pay: %1</source>
            <comment>feast.op.pay</comment>
            <translation>支払う: %1</translation>
        </message>
        <message>
            <source>Play occupations: %1 to %2</source>
            <comment>feast.op.play</comment>
            <translation>職業カードをプレイ: %1〜%2枚</translation>
        </message>
        <message>
            <source>Play occupations, up to: %1</source>
            <comment>feast.op.play.up_to</comment>
            <translation>職業カードをプレイ、最大: %1枚</translation>
        </message>
        <message>
            <source>Buy special tiles at their price, up to: %1</source>
            <comment>feast.op.sale</comment>
            <translation>特殊タイルを表示価格で購入、最大: %1枚</translation>
        </message>
        <message>
            <source>From a mountain strip, up to: %1</source>
            <comment>feast.op.strip</comment>
            <translation>山岳タイルから最大: %1個</translation>
        </message>
        <message>
            <source>From different mountain strips, up to: %1</source>
            <comment>feast.op.strips</comment>
            <translation>別々の山岳タイルから最大: %1</translation>
        </message>
        <message>
            <source>Success: %1</source>
            <comment>feast.op.success</comment>
            <translation>成功: %1</translation>
        </message>
        <message>
            <source>You may exchange a whaling boat for a knarr first.</source>
            <comment>feast.op.swap</comment>
            <translation>先に捕鯨船を商船と交換できます。</translation>
        </message>
        <message>
            <source>Upgrade goods, up to: %1</source>
            <comment>feast.op.upgrade</comment>
            <translation>物品の格上げ、最大: %1個</translation>
        </message>
        <message>
            <source>Upgrade goods by up to two steps, up to: %1</source>
            <comment>feast.op.upgrade.double</comment>
            <translation>物品の最大2段階の格上げ、最大: %1個</translation>
        </message>
        <message>
            <source>Upgrade green goods, one of each kind.</source>
            <comment>feast.op.upgrade.green</comment>
            <translation>緑の物品を各種類1個ずつ格上げします。</translation>
        </message>
        <message>
            <source>Vikings: %1</source>
            <comment>feast.op.vikings</comment>
            <translation>ヴァイキング駒: %1個</translation>
        </message>
        <message>
            <source>Draw weapon cards: %1</source>
            <comment>feast.op.weapons</comment>
            <translation>武器カードを引く: %1枚</translation>
        </message>
        <message>
            <source>Occupations</source>
            <comment>feast.option.deck</comment>
            <translation>職業カード</translation>
        </message>
        <message>
            <source>Deck A</source>
            <comment>feast.option.deck.a</comment>
            <translation>デッキA</translation>
        </message>
        <message>
            <source>Decks A, B, C</source>
            <comment>feast.option.deck.abc</comment>
            <translation>デッキA・B・C</translation>
        </message>
        <message>
            <source>Decks B and C</source>
            <comment>feast.option.deck.bc</comment>
            <translation>デッキB・C</translation>
        </message>
        <message>
            <source>Which decks of occupations are in the game; deck A is the easiest to begin with.</source>
            <comment>feast.option.deck.help</comment>
            <translation>使用する職業カードのデッキです。はじめての場合はデッキAが最適です。</translation>
        </message>
        <message>
            <source>Final income</source>
            <comment>feast.option.final_income</comment>
            <translation>最終収入</translation>
        </message>
        <message>
            <source>What becomes of the income of the last round.</source>
            <comment>feast.option.final_income.help</comment>
            <translation>最終ラウンドの収入の扱いです。</translation>
        </message>
        <message>
            <source>Paid, and scored at the end</source>
            <comment>feast.option.final_income.paid_and_scored</comment>
            <translation>受け取りと得点</translation>
        </message>
        <message>
            <source>Paid only</source>
            <comment>feast.option.final_income.paid_only</comment>
            <translation>受け取りのみ</translation>
        </message>
        <message>
            <source>Written down as points</source>
            <comment>feast.option.final_income.written_down</comment>
            <translation>得点として記録</translation>
        </message>
        <message>
            <source>Corner of the income square on Iceland and Bear Island</source>
            <comment>feast.option.first_number_is_anchor</comment>
            <translation>アイスランドとビュルネイ島の収入の正方形の角</translation>
        </message>
        <message>
            <source>One step further down-left</source>
            <comment>feast.option.first_number_is_anchor.false</comment>
            <translation>左下へもう1歩</translation>
        </message>
        <message>
            <source>These two boards begin with income 1: the corner of the square to be covered lies one step further down and left, or on the first number itself.</source>
            <comment>feast.option.first_number_is_anchor.help</comment>
            <translation>この2枚は収入1から始まります。覆うべき正方形の角は、左下へもう1歩先か、最初の数字そのものです。</translation>
        </message>
        <message>
            <source>The first number</source>
            <comment>feast.option.first_number_is_anchor.true</comment>
            <translation>最初の数字</translation>
        </message>
        <message>
            <source>Length</source>
            <comment>feast.option.length</comment>
            <translation>ゲームの長さ</translation>
        </message>
        <message>
            <source>The long game has 7 rounds, the short game 6.</source>
            <comment>feast.option.length.help</comment>
            <translation>ロングゲームは7ラウンド、ショートゲームは6ラウンドです。</translation>
        </message>
        <message>
            <source>Long (7 rounds)</source>
            <comment>feast.option.length.long</comment>
            <translation>ロング（7ラウンド）</translation>
        </message>
        <message>
            <source>Short (6 rounds)</source>
            <comment>feast.option.length.short</comment>
            <translation>ショート（6ラウンド）</translation>
        </message>
        <message>
            <source>Special tiles may be mirrored</source>
            <comment>feast.option.mirror_special_tiles</comment>
            <translation>特殊タイルの左右反転を許可</translation>
        </message>
        <message>
            <source>May only be turned</source>
            <comment>feast.option.mirror_special_tiles.false</comment>
            <translation>回転のみ</translation>
        </message>
        <message>
            <source>The special tiles are printed on both sides, so most tables turn them over.</source>
            <comment>feast.option.mirror_special_tiles.help</comment>
            <translation>特殊タイルは両面印刷のため、裏返して使うのが一般的です。</translation>
        </message>
        <message>
            <source>May be mirrored</source>
            <comment>feast.option.mirror_special_tiles.true</comment>
            <translation>反転できる</translation>
        </message>
        <message>
            <source>Starting occupation</source>
            <comment>feast.option.starting_card</comment>
            <translation>初期職業カード</translation>
        </message>
        <message>
            <source>Chosen</source>
            <comment>feast.option.starting_card.chosen</comment>
            <translation>選ぶ</translation>
        </message>
        <message>
            <source>Dealt</source>
            <comment>feast.option.starting_card.dealt</comment>
            <translation>配る</translation>
        </message>
        <message>
            <source>The starting occupation is dealt, or each player chooses it from an equal share of the light cards.</source>
            <comment>feast.option.starting_card.help</comment>
            <translation>初期職業カードは配られるか、または均等に分けられた明るい色のカードから各プレイヤーが選びます。</translation>
        </message>
        <message>
            <source>New Viking</source>
            <comment>feast.phase.1</comment>
            <translation>新たなヴァイキング</translation>
        </message>
        <message>
            <source>Bonus</source>
            <comment>feast.phase.10</comment>
            <translation>ボーナス</translation>
        </message>
        <message>
            <source>Mountain strips</source>
            <comment>feast.phase.11</comment>
            <translation>山岳タイルの追加と更新</translation>
        </message>
        <message>
            <source>Taking back the Vikings</source>
            <comment>feast.phase.12</comment>
            <translation>ヴァイキング駒の回収</translation>
        </message>
        <message>
            <source>Harvest</source>
            <comment>feast.phase.2</comment>
            <translation>収穫</translation>
        </message>
        <message>
            <source>Turning exploration boards</source>
            <comment>feast.phase.3</comment>
            <translation>探険ボードの反転と銀貨の配置</translation>
        </message>
        <message>
            <source>New weapon</source>
            <comment>feast.phase.4</comment>
            <translation>新たな武器カードの獲得</translation>
        </message>
        <message>
            <source>Actions</source>
            <comment>feast.phase.5</comment>
            <translation>アクション</translation>
        </message>
        <message>
            <source>Starting player</source>
            <comment>feast.phase.6</comment>
            <translation>スタートプレイヤーの決定</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>feast.phase.7</comment>
            <translation>収入</translation>
        </message>
        <message>
            <source>Animal breeding</source>
            <comment>feast.phase.8</comment>
            <translation>家畜の繁殖</translation>
        </message>
        <message>
            <source>Feast</source>
            <comment>feast.phase.9</comment>
            <translation>饗宴</translation>
        </message>
        <message>
            <source>Final placement</source>
            <comment>feast.phase.scoring</comment>
            <translation>最終配置</translation>
        </message>
        <message>
            <source>Occupation played: %1. Its points: %2</source>
            <comment>feast.reason.card</comment>
            <translation>プレイする職業カード: %1。その得点: %2</translation>
        </message>
        <message>
            <source>Costs: %1</source>
            <comment>feast.reason.costs</comment>
            <translation>支払うもの: %1</translation>
        </message>
        <message>
            <source>The dice bring enough on average, and failure costs nothing.</source>
            <comment>feast.reason.dice</comment>
            <translation>サイコロは平均して十分な成果をもたらし、失敗しても何も失いません。</translation>
        </message>
        <message>
            <source>%1 points for the ship that emigrates, and two spaces fewer to fill at every feast</source>
            <comment>feast.reason.emigrates</comment>
            <translation>移住する船が%1点になり、毎回の饗宴で埋めるスペースが2つ減ります。</translation>
        </message>
        <message>
            <source>The consolation is worth more than what success would cost.</source>
            <comment>feast.reason.fail</comment>
            <translation>失敗して得るもののほうが、成功の代価を払うより得です。</translation>
        </message>
        <message>
            <source>It leaves few spaces open and spares the good food.</source>
            <comment>feast.reason.food</comment>
            <translation>空きスペースを減らし、良い食料を残します。</translation>
        </message>
        <message>
            <source>Every space is filled.</source>
            <comment>feast.reason.full_table</comment>
            <translation>すべてのスペースが埋まります。</translation>
        </message>
        <message>
            <source>Brings: %1</source>
            <comment>feast.reason.gains</comment>
            <translation>得るもの: %1</translation>
        </message>
        <message>
            <source>%1: %2 points, and %3 while it is empty</source>
            <comment>feast.reason.house</comment>
            <translation>%1: %2点、空のままなら%3点</translation>
        </message>
        <message>
            <source>Income: %1 → %2</source>
            <comment>feast.reason.income</comment>
            <translation>収入: %1 → %2</translation>
        </message>
        <message>
            <source>What is at hand is worth more later.</source>
            <comment>feast.reason.keeps</comment>
            <translation>手元にあるものは、あとで使うほうが得です。</translation>
        </message>
        <message numerus="yes">
            <source>Covers %n minus points</source>
            <comment>feast.reason.minus</comment>
            <translation>
                <numerusform>マイナス点を%n点分カバーします。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n spaces stay open.</source>
            <comment>feast.reason.open</comment>
            <translation>
                <numerusform>空いたままのスペースは%nつです。</numerusform>
            </translation>
        </message>
        <message>
            <source>Rolling again promises more than what there is now.</source>
            <comment>feast.reason.roll</comment>
            <translation>もう一度振るほうが、今の結果より期待できます。</translation>
        </message>
        <message>
            <source>Points for ships: %1 more</source>
            <comment>feast.reason.ship</comment>
            <translation>船の得点: +%1点</translation>
        </message>
        <message>
            <source>It leads to the best position that is seen from here.</source>
            <comment>feast.reason.value</comment>
            <translation>ここから見える最善の局面になります。</translation>
        </message>
        <message>
            <source>Sheep and cattle</source>
            <comment>feast.score.animals</comment>
            <translation>羊と牛</translation>
        </message>
        <message>
            <source>Exploration boards</source>
            <comment>feast.score.boards</comment>
            <translation>探険ボード</translation>
        </message>
        <message>
            <source>Sheds and houses</source>
            <comment>feast.score.buildings</comment>
            <translation>倉庫と家</translation>
        </message>
        <message>
            <source>English Crown</source>
            <comment>feast.score.crown</comment>
            <translation>イングランドの王冠</translation>
        </message>
        <message>
            <source>Emigrations</source>
            <comment>feast.score.emigrations</comment>
            <translation>移住</translation>
        </message>
        <message>
            <source>Final income</source>
            <comment>feast.score.final_income</comment>
            <translation>最終収入</translation>
        </message>
        <message>
            <source>Minus points: exploration boards</source>
            <comment>feast.score.minus_boards</comment>
            <translation>減点: 探険ボード</translation>
        </message>
        <message>
            <source>Minus points: buildings</source>
            <comment>feast.score.minus_buildings</comment>
            <translation>減点: 建物</translation>
        </message>
        <message>
            <source>Minus points: home board</source>
            <comment>feast.score.minus_home</comment>
            <translation>減点: ホームボード</translation>
        </message>
        <message>
            <source>Occupations</source>
            <comment>feast.score.occupations</comment>
            <translation>職業</translation>
        </message>
        <message>
            <source>Ships</source>
            <comment>feast.score.ships</comment>
            <translation>船</translation>
        </message>
        <message>
            <source>Silver in hand</source>
            <comment>feast.score.silver</comment>
            <translation>手元の銀貨</translation>
        </message>
        <message>
            <source>Thing penalties</source>
            <comment>feast.score.thing</comment>
            <translation>シングの罰則</translation>
        </message>
        <message>
            <source>knarr</source>
            <comment>feast.ship.knarr</comment>
            <translation>商船</translation>
        </message>
        <message>
            <source>longship</source>
            <comment>feast.ship.longship</comment>
            <translation>ドラゴン船</translation>
        </message>
        <message>
            <source>whaling boat</source>
            <comment>feast.ship.whaling_boat</comment>
            <translation>捕鯨船</translation>
        </message>
        <message>
            <source>Buy cattle and milk</source>
            <comment>feast.space.buy_cattle_milk</comment>
            <translation>牛と乳の購入</translation>
        </message>
        <message>
            <source>Buy 2 salt meat</source>
            <comment>feast.space.buy_salt_meat</comment>
            <translation>塩漬け肉2個の購入</translation>
        </message>
        <message>
            <source>Buy a sheep</source>
            <comment>feast.space.buy_sheep</comment>
            <translation>羊の購入</translation>
        </message>
        <message>
            <source>Buy 2 stockfish</source>
            <comment>feast.space.buy_stockfish</comment>
            <translation>干し魚2個の購入</translation>
        </message>
        <message>
            <source>Make a chest</source>
            <comment>feast.space.chest</comment>
            <translation>収納箱の製作</translation>
        </message>
        <message>
            <source>Make clothing</source>
            <comment>feast.space.clothing</comment>
            <translation>衣服の仕立て</translation>
        </message>
        <message>
            <source>Robe and jewelry</source>
            <comment>feast.space.craft_4</comment>
            <translation>ローブと宝飾品</translation>
        </message>
        <message>
            <source>Emigration (column 2)</source>
            <comment>feast.space.emigrate_2</comment>
            <translation>移住（2列目）</translation>
        </message>
        <message>
            <source>Emigration (column 3)</source>
            <comment>feast.space.emigrate_3</comment>
            <translation>移住（3列目）</translation>
        </message>
        <message>
            <source>Emigration (column 4)</source>
            <comment>feast.space.emigrate_4</comment>
            <translation>移住（4列目）</translation>
        </message>
        <message>
            <source>Exploration (column 1)</source>
            <comment>feast.space.explore_1</comment>
            <translation>探険（1列目）</translation>
        </message>
        <message>
            <source>Exploration (column 2)</source>
            <comment>feast.space.explore_2</comment>
            <translation>探険（2列目）</translation>
        </message>
        <message>
            <source>Exploration (column 3)</source>
            <comment>feast.space.explore_3</comment>
            <translation>探険（3列目）</translation>
        </message>
        <message>
            <source>Fishing</source>
            <comment>feast.space.fish</comment>
            <translation>漁</translation>
        </message>
        <message>
            <source>Flax to linen</source>
            <comment>feast.space.flax_to_linen</comment>
            <translation>亜麻から亜麻布へ</translation>
        </message>
        <message>
            <source>Forging</source>
            <comment>feast.space.forge</comment>
            <translation>鍛造</translation>
        </message>
        <message>
            <source>Build a house and a ship</source>
            <comment>feast.space.house_and_ship</comment>
            <translation>家の建築と船の建造</translation>
        </message>
        <message>
            <source>Hunting game (column 1)</source>
            <comment>feast.space.hunt_1</comment>
            <translation>狩猟（1列目）</translation>
        </message>
        <message>
            <source>Hunting game (column 2)</source>
            <comment>feast.space.hunt_2</comment>
            <translation>狩猟（2列目）</translation>
        </message>
        <message>
            <source>Imitation, column 1 or 2</source>
            <comment>feast.space.imitate_12</comment>
            <translation>模倣（1列目か2列目）</translation>
        </message>
        <message>
            <source>Imitation, column 3 or 4</source>
            <comment>feast.space.imitate_34</comment>
            <translation>模倣（3列目か4列目）</translation>
        </message>
        <message>
            <source>Build a knarr</source>
            <comment>feast.space.knarr</comment>
            <translation>商船の建造</translation>
        </message>
        <message>
            <source>Build a long house</source>
            <comment>feast.space.long_house</comment>
            <translation>ロングハウスの建築</translation>
        </message>
        <message>
            <source>Build a longship</source>
            <comment>feast.space.longship</comment>
            <translation>ドラゴン船の建造</translation>
        </message>
        <message>
            <source>Brew mead</source>
            <comment>feast.space.mead</comment>
            <translation>蜂蜜酒の醸造</translation>
        </message>
        <message>
            <source>Milk your cattle</source>
            <comment>feast.space.milk</comment>
            <translation>搾乳</translation>
        </message>
        <message>
            <source>Mountain: 1, upgrade 1</source>
            <comment>feast.space.mtn_1_up_1</comment>
            <translation>山岳1、格上げ1</translation>
        </message>
        <message>
            <source>Mountain: 2</source>
            <comment>feast.space.mtn_2</comment>
            <translation>山岳2</translation>
        </message>
        <message>
            <source>Mountain: 2 each, or upgrade 3 twice</source>
            <comment>feast.space.mtn_2222_or_up3x2</comment>
            <translation>山岳各2または2段階の格上げ3</translation>
        </message>
        <message>
            <source>Mountain: 3 and 2</source>
            <comment>feast.space.mtn_3_2</comment>
            <translation>山岳3と2</translation>
        </message>
        <message>
            <source>Mountain: 3, upgrade 1</source>
            <comment>feast.space.mtn_3_up_1</comment>
            <translation>山岳3、格上げ1</translation>
        </message>
        <message>
            <source>Mountain: 4, upgrade 2 twice</source>
            <comment>feast.space.mtn_4_up2x2</comment>
            <translation>山岳4、2段階の格上げ2</translation>
        </message>
        <message>
            <source>Draw an occupation</source>
            <comment>feast.space.occ_draw</comment>
            <translation>職業カードを引く</translation>
        </message>
        <message>
            <source>Play up to 1 occupation</source>
            <comment>feast.space.occ_play_1</comment>
            <translation>職業カードを最大1枚プレイ</translation>
        </message>
        <message>
            <source>Play 1 or 2 occupations</source>
            <comment>feast.space.occ_play_2</comment>
            <translation>職業カードを1〜2枚プレイ</translation>
        </message>
        <message>
            <source>Play 1 to 4 occupations</source>
            <comment>feast.space.occ_play_4</comment>
            <translation>職業カードを1〜4枚プレイ</translation>
        </message>
        <message>
            <source>Overseas trade (column 1)</source>
            <comment>feast.space.overseas_1</comment>
            <translation>海外貿易（1列目）</translation>
        </message>
        <message>
            <source>Overseas trade (column 2)</source>
            <comment>feast.space.overseas_2</comment>
            <translation>海外貿易（2列目）</translation>
        </message>
        <message>
            <source>Pillaging (column 2)</source>
            <comment>feast.space.pillage_2</comment>
            <translation>略奪（2列目）</translation>
        </message>
        <message>
            <source>Pillaging (column 3)</source>
            <comment>feast.space.pillage_3</comment>
            <translation>略奪（3列目）</translation>
        </message>
        <message>
            <source>Plundering</source>
            <comment>feast.space.plunder</comment>
            <translation>恐喝</translation>
        </message>
        <message>
            <source>Raiding</source>
            <comment>feast.space.raid</comment>
            <translation>襲撃</translation>
        </message>
        <message>
            <source>Rune stones and chests</source>
            <comment>feast.space.rune_chest</comment>
            <translation>ルーン石碑と収納箱</translation>
        </message>
        <message>
            <source>Build a shed</source>
            <comment>feast.space.shed</comment>
            <translation>倉庫の建築</translation>
        </message>
        <message>
            <source>Buy a sheep and cattle</source>
            <comment>feast.space.sheep_and_cattle</comment>
            <translation>羊と牛の購入</translation>
        </message>
        <message>
            <source>Sheep or cattle</source>
            <comment>feast.space.sheep_or_cattle</comment>
            <translation>羊か牛</translation>
        </message>
        <message>
            <source>Laying a snare</source>
            <comment>feast.space.snare</comment>
            <translation>罠の設置</translation>
        </message>
        <message>
            <source>Buying special tiles</source>
            <comment>feast.space.special_sale</comment>
            <translation>特殊タイルの購入</translation>
        </message>
        <message>
            <source>Build a stone house</source>
            <comment>feast.space.stone_house</comment>
            <translation>石造家屋の建築</translation>
        </message>
        <message>
            <source>Stone to rune stone</source>
            <comment>feast.space.stone_to_rune</comment>
            <translation>石材からルーン石碑へ</translation>
        </message>
        <message>
            <source>Upgrade 2</source>
            <comment>feast.space.up_2</comment>
            <translation>格上げ2</translation>
        </message>
        <message>
            <source>Upgrade 3</source>
            <comment>feast.space.up_3</comment>
            <translation>格上げ3</translation>
        </message>
        <message>
            <source>Upgrade 3, 4 weapons</source>
            <comment>feast.space.up_3_weapons</comment>
            <translation>格上げ3、武器4枚</translation>
        </message>
        <message>
            <source>Upgrade 4</source>
            <comment>feast.space.up_4</comment>
            <translation>格上げ4</translation>
        </message>
        <message>
            <source>Weekly market (column 1)</source>
            <comment>feast.space.weekly_1</comment>
            <translation>週市（1列目）</translation>
        </message>
        <message>
            <source>Weekly market (column 2)</source>
            <comment>feast.space.weekly_2</comment>
            <translation>週市（2列目）</translation>
        </message>
        <message>
            <source>Weekly market (column 3)</source>
            <comment>feast.space.weekly_3</comment>
            <translation>週市（3列目）</translation>
        </message>
        <message>
            <source>Weekly market (column 4)</source>
            <comment>feast.space.weekly_4</comment>
            <translation>週市（4列目）</translation>
        </message>
        <message>
            <source>Whaling (column 3)</source>
            <comment>feast.space.whaling_3</comment>
            <translation>捕鯨（3列目）</translation>
        </message>
        <message>
            <source>Whaling (column 4)</source>
            <comment>feast.space.whaling_4</comment>
            <translation>捕鯨（4列目）</translation>
        </message>
        <message>
            <source>Build a whaling boat</source>
            <comment>feast.space.whaling_boat</comment>
            <translation>捕鯨船の建造</translation>
        </message>
        <message>
            <source>Wood and ore</source>
            <comment>feast.space.wood_ore</comment>
            <translation>木材と鉱石</translation>
        </message>
        <message>
            <source>Shear your sheep</source>
            <comment>feast.space.wool</comment>
            <translation>羊毛の刈り取り</translation>
        </message>
        <message>
            <source>Ships are not armed during an action.</source>
            <comment>feast.why.arm_in_action</comment>
            <translation>アクション中は船を武装できません。</translation>
        </message>
        <message>
            <source>Orange must not lie beside orange.</source>
            <comment>feast.why.beside.orange</comment>
            <translation>橙のタイルは隣り合わせにできません。</translation>
        </message>
        <message>
            <source>Red must not lie beside red.</source>
            <comment>feast.why.beside.red</comment>
            <translation>赤のタイルは隣り合わせにできません。</translation>
        </message>
        <message>
            <source>Last round’s Vikings still block the space.</source>
            <comment>feast.why.blocked</comment>
            <translation>前のラウンドのヴァイキング駒がこのスペースを塞いでいます。</translation>
        </message>
        <message>
            <source>Somebody has claimed it: %1</source>
            <comment>feast.why.board_taken</comment>
            <translation>獲得済み: %1</translation>
        </message>
        <message>
            <source>This card is still at work.</source>
            <comment>feast.why.card_at_work</comment>
            <translation>このカードはまだ処理中です。</translation>
        </message>
        <message>
            <source>This would lead in a circle.</source>
            <comment>feast.why.circle</comment>
            <translation>同じ状態に戻ってしまいます。</translation>
        </message>
        <message>
            <source>The conditions or costs of this card are not met.</source>
            <comment>feast.why.effect</comment>
            <translation>このカードの条件またはコストを満たしていません。</translation>
        </message>
        <message>
            <source>This cannot be upgraded any further.</source>
            <comment>feast.why.end_of_line</comment>
            <translation>これ以上は格上げできません。</translation>
        </message>
        <message>
            <source>Only a space of the same column can be imitated.</source>
            <comment>feast.why.imitation_column</comment>
            <translation>同じ列のスペースだけを模倣できます。</translation>
        </message>
        <message>
            <source>Only a space that another player occupies can be imitated.</source>
            <comment>feast.why.imitation_other</comment>
            <translation>ほかのプレイヤーが置いたスペースだけを模倣できます。</translation>
        </message>
        <message>
            <source>Needs %1, you have %3: %2</source>
            <comment>feast.why.lacks</comment>
            <extracomment>%1 and %3 are numbers, %2 is a good, resource or weapon.</extracomment>
            <translation>必要%1、所持%3: %2</translation>
        </message>
        <message>
            <source>No large berth is free.</source>
            <comment>feast.why.large_berth</comment>
            <translation>大型船の停泊スペースに空きがありません。</translation>
        </message>
        <message>
            <source>The tile just received has to be laid first.</source>
            <comment>feast.why.lay_now</comment>
            <translation>受け取ったタイルを先に置く必要があります。</translation>
        </message>
        <message>
            <source>Something of it has to be done.</source>
            <comment>feast.why.must</comment>
            <translation>何か1つは行う必要があります。</translation>
        </message>
        <message>
            <source>This is still needed for the action under way.</source>
            <comment>feast.why.needed</comment>
            <translation>進行中のアクションにまだ必要です。</translation>
        </message>
        <message>
            <source>None of the boards of this space lies face up.</source>
            <comment>feast.why.no_board</comment>
            <translation>このスペースの探険ボードは表になっていません。</translation>
        </message>
        <message>
            <source>You have no occupation in hand.</source>
            <comment>feast.why.no_card</comment>
            <translation>手札に職業カードがありません。</translation>
        </message>
        <message>
            <source>Only orange and red goods and silver are laid at the feast.</source>
            <comment>feast.why.no_food</comment>
            <translation>饗宴に置けるのは橙と赤の物品と銀貨だけです。</translation>
        </message>
        <message>
            <source>There is no green good in your supply.</source>
            <comment>feast.why.no_green</comment>
            <translation>手元に緑のタイルがありません。</translation>
        </message>
        <message>
            <source>None left in the stock: %1</source>
            <comment>feast.why.no_house</comment>
            <translation>在庫なし: %1</translation>
        </message>
        <message>
            <source>The imitation tiles are for 4 players only.</source>
            <comment>feast.why.no_imitation</comment>
            <translation>模倣タイルは4人ゲームでのみ使います。</translation>
        </message>
        <message>
            <source>This cannot be taken as loot.</source>
            <comment>feast.why.no_loot</comment>
            <translation>これは戦利品にできません。</translation>
        </message>
        <message>
            <source>No mead is served at this feast.</source>
            <comment>feast.why.no_mead</comment>
            <translation>この饗宴では蜂蜜酒を出せません。</translation>
        </message>
        <message>
            <source>No more items may be taken.</source>
            <comment>feast.why.no_more_strips</comment>
            <translation>これ以上は取れません。</translation>
        </message>
        <message>
            <source>No more goods may be upgraded.</source>
            <comment>feast.why.no_more_upgrades</comment>
            <translation>これ以上は物品を格上げできません。</translation>
        </message>
        <message>
            <source>This cannot be chosen now.</source>
            <comment>feast.why.no_option</comment>
            <translation>いまは選べません。</translation>
        </message>
        <message>
            <source>No banquet panel is free for another ship.</source>
            <comment>feast.why.no_panel</comment>
            <translation>饗宴トラックに船を置く空きがありません。</translation>
        </message>
        <message>
            <source>No roll is left.</source>
            <comment>feast.why.no_roll_left</comment>
            <translation>もう振れません。</translation>
        </message>
        <message>
            <source>There is no free slot of this kind.</source>
            <comment>feast.why.no_slot</comment>
            <translation>この種類の空きスペースはありません。</translation>
        </message>
        <message>
            <source>There is no special tile that you can pay for.</source>
            <comment>feast.why.no_special</comment>
            <translation>購入できる特殊タイルがありません。</translation>
        </message>
        <message>
            <source>No mountain strip is left.</source>
            <comment>feast.why.no_strip</comment>
            <translation>山岳タイルが残っていません。</translation>
        </message>
        <message>
            <source>There is no such board.</source>
            <comment>feast.why.no_such_board</comment>
            <translation>そのようなボードはありません。</translation>
        </message>
        <message>
            <source>There is no such ship.</source>
            <comment>feast.why.no_such_ship</comment>
            <translation>そのような船はありません。</translation>
        </message>
        <message>
            <source>There is no such space.</source>
            <comment>feast.why.no_such_space</comment>
            <translation>そのようなスペースはありません。</translation>
        </message>
        <message>
            <source>There is no such mountain strip.</source>
            <comment>feast.why.no_such_strip</comment>
            <translation>そのような山岳タイルはありません。</translation>
        </message>
        <message>
            <source>There is no good in your supply that can be upgraded.</source>
            <comment>feast.why.no_upgrade</comment>
            <translation>格上げできる物品が手元にありません。</translation>
        </message>
        <message>
            <source>Needs cattle in the stable.</source>
            <comment>feast.why.none.cattle</comment>
            <translation>小屋に牛が必要です。</translation>
        </message>
        <message>
            <source>Needs a sheep in the stable.</source>
            <comment>feast.why.none.sheep</comment>
            <translation>小屋に羊が必要です。</translation>
        </message>
        <message>
            <source>There is no such tile in your supply.</source>
            <comment>feast.why.not_a_tile</comment>
            <translation>そのようなタイルは手元にありません。</translation>
        </message>
        <message>
            <source>This card has no effect to use at any time.</source>
            <comment>feast.why.not_anytime</comment>
            <translation>このカードに任意で使える効果はありません。</translation>
        </message>
        <message>
            <source>The English Crown is not for sale.</source>
            <comment>feast.why.not_for_sale</comment>
            <translation>イングランドの王冠は購入できません。</translation>
        </message>
        <message>
            <source>This card is not in your hand.</source>
            <comment>feast.why.not_in_hand</comment>
            <translation>このカードは手札にありません。</translation>
        </message>
        <message>
            <source>Not in your supply: %1</source>
            <comment>feast.why.not_in_supply</comment>
            <translation>手元にありません: %1</translation>
        </message>
        <message>
            <source>This card is not offered.</source>
            <comment>feast.why.not_offered</comment>
            <translation>このカードは選択肢にありません。</translation>
        </message>
        <message>
            <source>There is nothing to pay: this cannot fail.</source>
            <comment>feast.why.nothing_to_pay</comment>
            <translation>支払いが不要なので失敗にはできません。</translation>
        </message>
        <message>
            <source>The space is occupied.</source>
            <comment>feast.why.occupied</comment>
            <translation>このスペースは使用済みです。</translation>
        </message>
        <message>
            <source>Only one tile may be taken.</source>
            <comment>feast.why.one_loot</comment>
            <translation>獲得できるタイルは1枚だけです。</translation>
        </message>
        <message>
            <source>What this phase brings can be used only after it.</source>
            <comment>feast.why.phase_not_over</comment>
            <translation>このフェイズで得たものはフェイズ終了後に使えます。</translation>
        </message>
        <message>
            <source>The die has to be rolled first.</source>
            <comment>feast.why.roll_first</comment>
            <translation>先にダイスを振ってください。</translation>
        </message>
        <message>
            <source>A different strip is needed.</source>
            <comment>feast.why.same_strip</comment>
            <translation>別の山岳タイルを選ぶ必要があります。</translation>
        </message>
        <message>
            <source>Only one tile of a kind may lie lengthwise.</source>
            <comment>feast.why.second_lengthwise</comment>
            <translation>同じ種類で横長に置けるのは1枚だけです。</translation>
        </message>
        <message>
            <source>Weapon cards and wood must be worth exactly %1.</source>
            <comment>feast.why.settle</comment>
            <translation>武器カードと木材の合計をちょうど%1にしてください。</translation>
        </message>
        <message>
            <source>Goods do not go into a shed.</source>
            <comment>feast.why.shed_goods</comment>
            <translation>倉庫に物品は置けません。</translation>
        </message>
        <message>
            <source>Needs a ship.</source>
            <comment>feast.why.ship.any</comment>
            <translation>船が必要です。</translation>
        </message>
        <message>
            <source>Needs a knarr.</source>
            <comment>feast.why.ship.knarr</comment>
            <translation>商船が必要です。</translation>
        </message>
        <message>
            <source>Needs a knarr or a longship.</source>
            <comment>feast.why.ship.large</comment>
            <translation>商船かドラゴン船が必要です。</translation>
        </message>
        <message>
            <source>Needs a longship.</source>
            <comment>feast.why.ship.longship</comment>
            <translation>ドラゴン船が必要です。</translation>
        </message>
        <message>
            <source>Needs two longships.</source>
            <comment>feast.why.ship.longship.2</comment>
            <translation>ドラゴン船が2隻必要です。</translation>
        </message>
        <message>
            <source>Needs a whaling boat.</source>
            <comment>feast.why.ship.whaling_boat</comment>
            <translation>捕鯨船が必要です。</translation>
        </message>
        <message>
            <source>The ship carries all the ore that it can.</source>
            <comment>feast.why.ship_full</comment>
            <translation>この船にはもう鉱石を載せられません。</translation>
        </message>
        <message>
            <source>Slots for wood and stone are filled at the end of the game only.</source>
            <comment>feast.why.slots_at_end</comment>
            <translation>木材と石材のスペースはゲーム終了時にだけ埋められます。</translation>
        </message>
        <message>
            <source>No small berth is free.</source>
            <comment>feast.why.small_berth</comment>
            <translation>小型船の停泊スペースに空きがありません。</translation>
        </message>
        <message>
            <source>A banquet space there is covered already.</source>
            <comment>feast.why.space_covered</comment>
            <translation>そのスペースはすでに埋まっています。</translation>
        </message>
        <message>
            <source>Square tiles and silver lie the same way either way.</source>
            <comment>feast.why.square</comment>
            <translation>正方形のタイルと銀貨に縦横の区別はありません。</translation>
        </message>
        <message>
            <source>Upgrade steps allowed: up to %1.</source>
            <comment>feast.why.steps</comment>
            <translation>格上げは最大%1段階です。</translation>
        </message>
        <message>
            <source>The tile sticks out of the open banquet spaces.</source>
            <comment>feast.why.sticks_out</comment>
            <translation>タイルが饗宴トラックの空きからはみ出します。</translation>
        </message>
        <message>
            <source>Strength needed: %1, you reach %2.</source>
            <comment>feast.why.strength</comment>
            <translation>必要な値は%1、到達した値は%2です。</translation>
        </message>
        <message>
            <source>Number of items to take here: 1 to %1.</source>
            <comment>feast.why.strip_count</comment>
            <translation>ここで取れる個数: 1〜%1。</translation>
        </message>
        <message>
            <source>The leftmost item is of another kind.</source>
            <comment>feast.why.strip_item</comment>
            <translation>左端の品目が異なります。</translation>
        </message>
        <message>
            <source>Goods of this kind may not be upgraded here.</source>
            <comment>feast.why.upgrade_kind</comment>
            <translation>この種類の物品はここでは格上げできません。</translation>
        </message>
        <message>
            <source>This tile has been upgraded already, or this kind has been used.</source>
            <comment>feast.why.upgraded_already</comment>
            <translation>このタイルは格上げ済みか、この種類は使用済みです。</translation>
        </message>
        <message>
            <source>Vikings needed: %1, you have %2.</source>
            <comment>feast.why.vikings</comment>
            <translation>必要なヴァイキング駒は%1個、手元は%2個です。</translation>
        </message>
    </context>
    <context>
        <name>feast_ui</name>
        <message>
            <source>To be filled at the feast.</source>
            <comment>feast_ui.banquet.fill</comment>
            <translation>饗宴で埋めるスペースです。</translation>
        </message>
        <message>
            <source>Banquet space %1</source>
            <comment>feast_ui.banquet.name</comment>
            <translation>饗宴トラックのスペース%1</translation>
        </message>
        <message>
            <source>A Viking of a later round still stands here.</source>
            <comment>feast_ui.banquet.viking</comment>
            <translation>後のラウンドのヴァイキング駒がまだ置かれています。</translation>
        </message>
        <message>
            <source>Free large berth</source>
            <comment>feast_ui.berth.large</comment>
            <translation>空いている大型船の停泊スペース</translation>
        </message>
        <message>
            <source>Buy a ship: %1, silver: %2</source>
            <comment>feast_ui.berth.price</comment>
            <translation>船の購入: %1、%2銀</translation>
        </message>
        <message>
            <source>Free small berth</source>
            <comment>feast_ui.berth.small</comment>
            <translation>空いている小型船の停泊スペース</translation>
        </message>
        <message>
            <source>Blue: works at any time.</source>
            <comment>feast_ui.card.b</comment>
            <translation>青: いつでも使えます。</translation>
        </message>
        <message>
            <source>Green: works once, as soon as its condition holds.</source>
            <comment>feast_ui.card.g</comment>
            <translation>緑: 条件を満たしたときに1回だけ働きます。</translation>
        </message>
        <message>
            <source>Red: works each time its condition is met.</source>
            <comment>feast_ui.card.r</comment>
            <translation>赤: 条件を満たすたびに働きます。</translation>
        </message>
        <message>
            <source>Yellow: works once, when it is played.</source>
            <comment>feast_ui.card.y</comment>
            <translation>黄: プレイしたときに1回だけ働きます。</translation>
        </message>
        <message>
            <source>blue</source>
            <comment>feast_ui.colour.blue</comment>
            <translation>青</translation>
        </message>
        <message>
            <source>green</source>
            <comment>feast_ui.colour.green</comment>
            <translation>緑</translation>
        </message>
        <message>
            <source>orange</source>
            <comment>feast_ui.colour.orange</comment>
            <translation>橙</translation>
        </message>
        <message>
            <source>red</source>
            <comment>feast_ui.colour.red</comment>
            <translation>赤</translation>
        </message>
        <message>
            <source>Vikings left to place</source>
            <comment>feast_ui.column.vikings</comment>
            <translation>残りのヴァイキング駒</translation>
        </message>
        <message>
            <source>Die</source>
            <comment>feast_ui.die</comment>
            <translation>ダイス</translation>
        </message>
        <message>
            <source>Emigrated: %1</source>
            <comment>feast_ui.emigrated</comment>
            <translation>移住した船: %1</translation>
        </message>
        <message>
            <source>Fill it well</source>
            <comment>feast_ui.feast.fill</comment>
            <translation>うまく埋める</translation>
        </message>
        <message>
            <source>Shows food that leaves few spaces open and spares what is worth most; choose it again to lay it.</source>
            <comment>feast_ui.feast.fill.tip</comment>
            <translation>空きが少なく、価値の高い食料を残す置き方を示します。もう一度選ぶと置きます。</translation>
        </message>
        <message>
            <source>The table is full: no penalty.</source>
            <comment>feast_ui.feast.full</comment>
            <translation>すべて埋まり、罰則はありません。</translation>
        </message>
        <message>
            <source>There is no food that can be laid.</source>
            <comment>feast_ui.feast.nothing</comment>
            <translation>置ける食料がありません。</translation>
        </message>
        <message numerus="yes">
            <source>%n penalties would be left.</source>
            <comment>feast_ui.feast.penalties</comment>
            <translation>
                <numerusform>罰則が%n枚残ります。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, banquet space %2</source>
            <comment>feast_ui.ghost.banquet</comment>
            <translation>%1、饗宴トラックのスペース%2</translation>
        </message>
        <message>
            <source>Not possible: %1</source>
            <comment>feast_ui.ghost.illegal</comment>
            <extracomment>%1 are the reasons.</extracomment>
            <translation>不可: %1</translation>
        </message>
        <message>
            <source>Possible: %1</source>
            <comment>feast_ui.ghost.legal</comment>
            <extracomment>%1 is what it would change.</extracomment>
            <translation>可能: %1</translation>
        </message>
        <message>
            <source>%1, %2, column %3, row %4</source>
            <comment>feast_ui.ghost.site</comment>
            <extracomment>%1 good, %2 board.</extracomment>
            <translation>%1、%2、%3列%4行</translation>
        </message>
        <message>
            <source>Lies on the home board, on exploration boards and in houses.</source>
            <comment>feast_ui.good.board</comment>
            <translation>ホームボード、探険ボード、家に置けます。</translation>
        </message>
        <message>
            <source>Feeds Vikings at the feast; lies in houses, not on the home board.</source>
            <comment>feast_ui.good.food</comment>
            <translation>饗宴の食料になります。家には置けますが、ホームボードには置けません。</translation>
        </message>
        <message>
            <source>Colour: %1, size: %2 × %3</source>
            <comment>feast_ui.good.size</comment>
            <translation>色: %1、大きさ: %2 × %3</translation>
        </message>
        <message>
            <source>Upgrade: %1</source>
            <comment>feast_ui.good.upgrade</comment>
            <extracomment>%1 is what the good becomes.</extracomment>
            <translation>格上げ: %1</translation>
        </message>
        <message>
            <source>Houses and ships</source>
            <comment>feast_ui.group.build</comment>
            <translation>建物と船</translation>
        </message>
        <message>
            <source>Crafting</source>
            <comment>feast_ui.group.craft</comment>
            <translation>工芸</translation>
        </message>
        <message>
            <source>Hunting</source>
            <comment>feast_ui.group.hunt</comment>
            <translation>狩り</translation>
        </message>
        <message>
            <source>Livestock market</source>
            <comment>feast_ui.group.livestock</comment>
            <translation>家畜市場</translation>
        </message>
        <message>
            <source>Mountains and trade</source>
            <comment>feast_ui.group.mountain</comment>
            <translation>山岳と交易</translation>
        </message>
        <message>
            <source>Emigration and occupations</source>
            <comment>feast_ui.group.people</comment>
            <translation>移住と職業</translation>
        </message>
        <message>
            <source>Products</source>
            <comment>feast_ui.group.products</comment>
            <translation>生産</translation>
        </message>
        <message>
            <source>Sailing</source>
            <comment>feast_ui.group.sail</comment>
            <translation>航海</translation>
        </message>
        <message>
            <source>Weekly market</source>
            <comment>feast_ui.group.weekly</comment>
            <translation>週市</translation>
        </message>
        <message>
            <source>Guide for the first round</source>
            <comment>feast_ui.guide</comment>
            <translation>最初のラウンドの案内</translation>
        </message>
        <message>
            <source>Every open cell with −1 costs a point at the end. Cover cells from the lower left along the diagonal: the lowest number you still see is the silver you earn each round. Covering all cells around a symbol brings its good each round.</source>
            <comment>feast_ui.guide.board</comment>
            <translation>−1のマスが開いたままだと、最後に1点ずつ失います。左下から斜線に沿って埋めましょう。見えている最小の数字が、毎ラウンドの収入になります。シンボルの周りをすべて埋めると、その物品を毎ラウンド得られます。</translation>
        </message>
        <message>
            <source>Close the guide</source>
            <comment>feast_ui.guide.close</comment>
            <translation>案内を閉じる</translation>
        </message>
        <message>
            <source>At the end of the round all open banquet spaces want food. Each space left open is a Thing penalty, three points less. The button “Fill it well” helps.</source>
            <comment>feast_ui.guide.feast</comment>
            <translation>ラウンドの終わりに、饗宴トラックの空きスペースを食料で埋めます。空いたスペース1つにつきシングの罰則1枚、3点の減点です。「うまく埋める」が手伝います。</translation>
        </message>
        <message>
            <source>Your goods lie here. Orange and red goods feed your Vikings at the feast; green and blue ones cover your home board. Drag them there at any time; upgrade spaces turn orange to red, red to green, green to blue.</source>
            <comment>feast_ui.guide.goods</comment>
            <translation>ここに物品があります。橙と赤の物品は饗宴の食料に、緑と青の物品はホームボードに使います。いつでもドラッグして置けます。格上げのスペースでは、橙は赤に、赤は緑に、緑は青に変わります。</translation>
        </message>
        <message>
            <source>Next</source>
            <comment>feast_ui.guide.next</comment>
            <translation>次へ</translation>
        </message>
        <message>
            <source>A good beginning: the weekly market or the mountain. Click a space, or drag Vikings there from the Thing square. Point at a space to read what it costs and brings.</source>
            <comment>feast_ui.guide.place</comment>
            <translation>始めは週市か山岳がおすすめです。スペースをクリックするか、シング広場からヴァイキング駒をドラッグしてください。スペースを指すと、支払うものと得られるものが表示されます。</translation>
        </message>
        <message>
            <source>Ships, houses, exploration boards and occupations bring further points. Everything explains itself when you point at it, and F1 opens the rules. Have fun!</source>
            <comment>feast_ui.guide.rest</comment>
            <translation>船、建物、探険ボード、職業カードからも点が得られます。指せばどれも説明が出ます。F1でルールが開きます。楽しんでください！</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <comment>feast_ui.guide.step</comment>
            <translation>手順%1／%2</translation>
        </message>
        <message>
            <source>Wood, stone, ore and silver come from the mountain strips: always from the left.</source>
            <comment>feast_ui.guide.strip</comment>
            <translation>木材、石材、鉱石、銀貨は山岳タイルから得ます。いつも左から取ります。</translation>
        </message>
        <message>
            <source>Left is the action board, right your home board. Each round you place Vikings on spaces; the dots at the left edge of a space say how many it takes. Spaces that glow are open to you now.</source>
            <comment>feast_ui.guide.welcome</comment>
            <translation>左がアクションボード、右が自分のホームボードです。毎ラウンド、スペースにヴァイキング駒を置きます。スペースの左端の点は必要な駒の数です。光っているスペースが今使えます。</translation>
        </message>
        <message>
            <source>Drag it to a board. R turns, F mirrors, W shows where it can go, Esc puts it back.</source>
            <comment>feast_ui.hand.how</comment>
            <translation>ボードへドラッグしてください。Rで回転、Fで裏返し、Wで置ける場所を表示、Escで戻します。</translation>
        </message>
        <message>
            <source>Mirror</source>
            <comment>feast_ui.hand.mirror</comment>
            <translation>裏返し</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>feast_ui.hand.place</comment>
            <translation>配置</translation>
        </message>
        <message>
            <source>Put back</source>
            <comment>feast_ui.hand.put_back</comment>
            <translation>戻す</translation>
        </message>
        <message>
            <source>Turn</source>
            <comment>feast_ui.hand.rotate</comment>
            <translation>回転</translation>
        </message>
        <message>
            <source>Places as it lies: %1, turned or mirrored too: %2</source>
            <comment>feast_ui.hand.spots</comment>
            <translation>この向きで%1か所、回転と裏返しも含めて%2か所</translation>
        </message>
        <message>
            <source>Take back to the supply</source>
            <comment>feast_ui.hand.take_back</comment>
            <translation>手元に取り戻す</translation>
        </message>
        <message>
            <source>In hand: %1</source>
            <comment>feast_ui.hand.tile</comment>
            <translation>手元: %1</translation>
        </message>
        <message>
            <source>Where can it go?</source>
            <comment>feast_ui.hand.where</comment>
            <translation>どこに置ける？</translation>
        </message>
        <message>
            <source>Owner: %1</source>
            <comment>feast_ui.island.owner</comment>
            <translation>所有者: %1</translation>
        </message>
        <message>
            <source>Silver on it: %1</source>
            <comment>feast_ui.island.silver</comment>
            <translation>置かれている銀貨: %1枚</translation>
        </message>
        <message>
            <source>Claimed by the exploration space of column %1.</source>
            <comment>feast_ui.island.space</comment>
            <translation>%1列目の探険スペースで獲得します。</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>feast_ui.item.counted</comment>
            <extracomment>%1 good, %2 how many of it.</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Put back what is in hand</source>
            <comment>feast_ui.keys.back</comment>
            <translation>手元のものを戻す</translation>
        </message>
        <message>
            <source>Mirror the tile in hand</source>
            <comment>feast_ui.keys.mirror</comment>
            <translation>手元のタイルを裏返す</translation>
        </message>
        <message>
            <source>Next part of the table, or next board</source>
            <comment>feast_ui.keys.next</comment>
            <translation>次の区画、または次のボード</translation>
        </message>
        <message>
            <source>Place a good</source>
            <comment>feast_ui.keys.place</comment>
            <translation>物品の配置</translation>
        </message>
        <message>
            <source>Turn the tile in hand</source>
            <comment>feast_ui.keys.turn</comment>
            <translation>手元のタイルを回転</translation>
        </message>
        <message>
            <source>Show where it can go</source>
            <comment>feast_ui.keys.where</comment>
            <translation>置ける場所を表示</translation>
        </message>
        <message>
            <source>This tile cannot be taken back any more.</source>
            <comment>feast_ui.lift.kept</comment>
            <translation>このタイルはもう取り戻せません。</translation>
        </message>
        <message>
            <source>These are the boards of: %1</source>
            <comment>feast_ui.other_board</comment>
            <translation>このプレイヤーのボードです: %1</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <comment>feast_ui.points</comment>
            <translation>点数: %1</translation>
        </message>
        <message>
            <source>Weapon card for hunting.</source>
            <comment>feast_ui.resource.bow_and_arrow</comment>
            <translation>狩猟に使う武器カードです。</translation>
        </message>
        <message>
            <source>Weapon card for raiding and pillaging.</source>
            <comment>feast_ui.resource.long_sword</comment>
            <translation>襲撃と略奪に使う武器カードです。</translation>
        </message>
        <message>
            <source>For the forge and for arming ships; covers a cell of the home board or an island.</source>
            <comment>feast_ui.resource.ore</comment>
            <translation>鍛造と船の武装に使います。ホームボードや探険ボードの1マスにも置けます。</translation>
        </message>
        <message>
            <source>Pays, covers a cell of any board, fills a banquet space; a point in hand at the end.</source>
            <comment>feast_ui.resource.silver</comment>
            <translation>支払いのほか、どのボードの1マスにも、饗宴トラックにも置けます。最後に手元にあれば1枚1点です。</translation>
        </message>
        <message>
            <source>Weapon card for laying a snare.</source>
            <comment>feast_ui.resource.snare</comment>
            <translation>罠の設置に使う武器カードです。</translation>
        </message>
        <message>
            <source>Weapon card for whaling.</source>
            <comment>feast_ui.resource.spear</comment>
            <translation>捕鯨に使う武器カードです。</translation>
        </message>
        <message>
            <source>For houses, crafting, raids.</source>
            <comment>feast_ui.resource.stone</comment>
            <translation>建物、工芸、襲撃に使います。</translation>
        </message>
        <message>
            <source>For houses, ships and hunting.</source>
            <comment>feast_ui.resource.wood</comment>
            <translation>建物、船、狩りに使います。</translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <comment>feast_ui.round</comment>
            <translation>ラウンド%1／%2</translation>
        </message>
        <message>
            <source>Ore on board: %1</source>
            <comment>feast_ui.ship.ore</comment>
            <translation>載せた鉱石: %1</translation>
        </message>
        <message>
            <source>Income: %1</source>
            <comment>feast_ui.site.income</comment>
            <translation>収入: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n minus points are open.</source>
            <comment>feast_ui.site.minus</comment>
            <translation>
                <numerusform>減点が%n点残っています。</numerusform>
            </translation>
        </message>
        <message>
            <source>Free slot: %1</source>
            <comment>feast_ui.slot</comment>
            <translation>空きスペース: %1</translation>
        </message>
        <message>
            <source>Slots are filled at the end of the game.</source>
            <comment>feast_ui.slot.when</comment>
            <translation>ゲームの最後に置けます。</translation>
        </message>
        <message>
            <source>Vikings of the last round still block it.</source>
            <comment>feast_ui.space.blocked</comment>
            <translation>前のラウンドのヴァイキング駒がまだふさいでいます。</translation>
        </message>
        <message>
            <source>Closed: %1</source>
            <comment>feast_ui.space.closed</comment>
            <translation>使用不可: %1</translation>
        </message>
        <message>
            <source>Does what a space of this column does on which another player stands.</source>
            <comment>feast_ui.space.imitate</comment>
            <translation>ほかのプレイヤーがいる同じ列のスペースのアクションを行います。</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>feast_ui.space.name</comment>
            <extracomment>%1 is an action space, %2 the number of Vikings it takes.</extracomment>
            <translation>%1（%2）</translation>
        </message>
        <message>
            <source>No space of this column can be imitated now.</source>
            <comment>feast_ui.space.nothing_to_imitate</comment>
            <translation>この列で模倣できるスペースが今はありません。</translation>
        </message>
        <message>
            <source>Here stands: %1, Vikings: %2</source>
            <comment>feast_ui.space.stands</comment>
            <extracomment>%1 is a player's name.</extracomment>
            <translation>置いているプレイヤー: %1、ヴァイキング駒: %2個</translation>
        </message>
        <message>
            <source>Can be forged.</source>
            <comment>feast_ui.special.forge</comment>
            <translation>鍛造できます。</translation>
        </message>
        <message>
            <source>No longer in the stock.</source>
            <comment>feast_ui.special.gone</comment>
            <translation>もうストックにありません。</translation>
        </message>
        <message>
            <source>Price in silver: %1</source>
            <comment>feast_ui.special.price</comment>
            <translation>値段: %1銀</translation>
        </message>
        <message>
            <source>Sword value: %1</source>
            <comment>feast_ui.special.swords</comment>
            <translation>剣値: %1</translation>
        </message>
        <message>
            <source>In stock: %1</source>
            <comment>feast_ui.stock</comment>
            <translation>ストック: %1</translation>
        </message>
        <message>
            <source>Mountain strip %1: %2</source>
            <comment>feast_ui.strip.name</comment>
            <extracomment>%1 number of the strip, %2 wood, stone, ore or silver.</extracomment>
            <translation>山岳タイル%1: %2</translation>
        </message>
        <message>
            <source>Taking up to here brings: %1</source>
            <comment>feast_ui.strip.take</comment>
            <translation>ここまで取ると得られるもの: %1</translation>
        </message>
        <message>
            <source>Occupations in hand: %1, played: %2</source>
            <comment>feast_ui.tab.cards</comment>
            <translation>手札の職業: %1、プレイ済み: %2</translation>
        </message>
        <message>
            <source>Income: %1</source>
            <comment>feast_ui.tab.income</comment>
            <translation>収入: %1</translation>
        </message>
        <message>
            <source>Silver: %1</source>
            <comment>feast_ui.tab.silver</comment>
            <translation>銀貨: %1</translation>
        </message>
        <message>
            <source>Vikings left: %1</source>
            <comment>feast_ui.tab.vikings</comment>
            <translation>残りのヴァイキング駒: %1</translation>
        </message>
        <message>
            <source>Table of A Feast for Odin</source>
            <comment>feast_ui.table</comment>
            <translation>オーディンの祝祭のテーブル</translation>
        </message>
        <message>
            <source>Thing square</source>
            <comment>feast_ui.thing.name</comment>
            <translation>シング広場</translation>
        </message>
        <message numerus="yes">
            <source>%n Thing penalties, −3 points each.</source>
            <comment>feast_ui.thing.penalties</comment>
            <translation>
                <numerusform>シングの罰則%n枚、1枚につき−3点です。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Vikings are left to place.</source>
            <comment>feast_ui.thing.vikings</comment>
            <translation>
                <numerusform>残りのヴァイキング駒は%n個です。</numerusform>
            </translation>
        </message>
        <message>
            <source>Hand of %1: click to show it.</source>
            <comment>feast_ui.veil</comment>
            <extracomment>%1 is a player's name.</extracomment>
            <translation>%1の手札: クリックすると表示します。</translation>
        </message>
        <message numerus="yes">
            <source>%n Vikings</source>
            <comment>feast_ui.vikings</comment>
            <translation>
                <numerusform>ヴァイキング駒%n個</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>knarr</name>
        <message>
            <source>Choose no destination</source>
            <comment>knarr.action.cancel_explore</comment>
            <translation>目的地カードを選ばない</translation>
        </message>
        <message>
            <source>No trade now</source>
            <comment>knarr.action.cancel_trade</comment>
            <translation>今は交易しない</translation>
        </message>
        <message>
            <source>End turn</source>
            <comment>knarr.action.end_turn</comment>
            <translation>手番を終える</translation>
        </message>
        <message>
            <source>Explore: %1</source>
            <comment>knarr.action.explore</comment>
            <translation>探検: %1</translation>
        </message>
        <message>
            <source>Discard from the crew: %1</source>
            <comment>knarr.action.give</comment>
            <translation>一団から捨てる: %1</translation>
        </message>
        <message>
            <source>Trade</source>
            <comment>knarr.action.open_trade</comment>
            <translation>交易</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>knarr.action.pass</comment>
            <translation>パス</translation>
        </message>
        <message>
            <source>Pay: %1</source>
            <comment>knarr.action.pay</comment>
            <translation>支払い: %1</translation>
        </message>
        <message>
            <source>Recruit: %1</source>
            <comment>knarr.action.recruit</comment>
            <translation>雇用: %1</translation>
        </message>
        <message>
            <source>Discard from the %1 space: %2</source>
            <comment>knarr.action.replace</comment>
            <translation>%1のスペースから捨てる: %2</translation>
        </message>
        <message>
            <source>Reserve: %1</source>
            <comment>knarr.action.reserve</comment>
            <translation>確保: %1</translation>
        </message>
        <message>
            <source>Take from the %1 space: %2</source>
            <comment>knarr.action.take_card</comment>
            <translation>%1のスペースから取る: %2</translation>
        </message>
        <message>
            <source>Take for a recruit token from the %1 space: %2</source>
            <comment>knarr.action.take_card_paid</comment>
            <translation>雇用トークン1個で%1のスペースから取る: %2</translation>
        </message>
        <message numerus="yes">
            <source>Trade with %n bracelets: %1</source>
            <comment>knarr.action.trade</comment>
            <translation>
                <numerusform>ブレスレット%n個で交易: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Amulet</source>
            <comment>knarr.artifact.amulet</comment>
            <translation>アミュレット</translation>
        </message>
        <message>
            <source>Cauldron</source>
            <comment>knarr.artifact.cauldron</comment>
            <translation>大釜</translation>
        </message>
        <message>
            <source>Golden Bracelet</source>
            <comment>knarr.artifact.golden_bracelet</comment>
            <translation>黄金のブレスレット</translation>
        </message>
        <message>
            <source>Helmet</source>
            <comment>knarr.artifact.helmet</comment>
            <translation>ヘルメット</translation>
        </message>
        <message>
            <source>Mead Cup</source>
            <comment>knarr.artifact.mead_cup</comment>
            <translation>蜂蜜酒の杯</translation>
        </message>
        <message>
            <source>Silver Coin</source>
            <comment>knarr.artifact.silver_coin</comment>
            <translation>銀のコイン</translation>
        </message>
        <message>
            <source>Weathervane</source>
            <comment>knarr.artifact.weathervane</comment>
            <translation>風見鶏</translation>
        </message>
        <message>
            <source>The Viking cards do not fit the deck.</source>
            <comment>knarr.check.cards</comment>
            <translation>バイキングカードがデッキと合いません。</translation>
        </message>
        <message>
            <source>A crew does not fit.</source>
            <comment>knarr.check.crew</comment>
            <translation>一団が正しくありません。</translation>
        </message>
        <message>
            <source>The chance source or the turn number does not fit.</source>
            <comment>knarr.check.generator</comment>
            <translation>乱数または手番の番号が正しくありません。</translation>
        </message>
        <message>
            <source>A hand does not fit.</source>
            <comment>knarr.check.hand</comment>
            <translation>手札が正しくありません。</translation>
        </message>
        <message>
            <source>The offer does not fit.</source>
            <comment>knarr.check.offer</comment>
            <translation>場札が正しくありません。</translation>
        </message>
        <message>
            <source>Ship side or artifacts are unknown.</source>
            <comment>knarr.check.options</comment>
            <translation>船の面またはアーティファクトが不明です。</translation>
        </message>
        <message>
            <source>The reserved destinations do not fit.</source>
            <comment>knarr.check.reserved</comment>
            <translation>確保した目的地カードが正しくありません。</translation>
        </message>
        <message>
            <source>The destinations do not fit.</source>
            <comment>knarr.check.rows</comment>
            <translation>目的地カードが正しくありません。</translation>
        </message>
        <message>
            <source>The number of seats or the seat in turn does not fit.</source>
            <comment>knarr.check.seats</comment>
            <translation>席の数または手番の席が正しくありません。</translation>
        </message>
        <message>
            <source>The open question does not fit the position.</source>
            <comment>knarr.check.stack</comment>
            <translation>今の質問が局面と合いません。</translation>
        </message>
        <message>
            <source>The tokens do not fit.</source>
            <comment>knarr.check.tokens</comment>
            <translation>トークンが正しくありません。</translation>
        </message>
        <message>
            <source>Points or reputation do not fit.</source>
            <comment>knarr.check.tracks</comment>
            <translation>勝利点または評判が正しくありません。</translation>
        </message>
        <message>
            <source>Winners or line mark do not fit.</source>
            <comment>knarr.check.winners</comment>
            <translation>勝者または段の印が正しくありません。</translation>
        </message>
        <message>
            <source>blue</source>
            <comment>knarr.colour.blue</comment>
            <translation>青</translation>
        </message>
        <message>
            <source>green</source>
            <comment>knarr.colour.green</comment>
            <translation>緑</translation>
        </message>
        <message>
            <source>purple</source>
            <comment>knarr.colour.purple</comment>
            <translation>紫</translation>
        </message>
        <message>
            <source>red</source>
            <comment>knarr.colour.red</comment>
            <translation>赤</translation>
        </message>
        <message>
            <source>yellow</source>
            <comment>knarr.colour.yellow</comment>
            <translation>黄</translation>
        </message>
        <message>
            <source>%2%1</source>
            <comment>knarr.destination</comment>
            <extracomment>The short name of a destination card: %2 its row (A or B), %1 its number, such as A4.</extracomment>
            <translation>%2%1</translation>
        </message>
        <message>
            <source>Artifact for %1: %2. Gains: %3</source>
            <comment>knarr.event.artifact</comment>
            <translation>%1のアーティファクト: %2。獲得: %3</translation>
        </message>
        <message>
            <source>Artifact for %1: %2. One more exploration is allowed</source>
            <comment>knarr.event.artifact_explore</comment>
            <translation>%1のアーティファクト: %2。もう1回探検できます</translation>
        </message>
        <message>
            <source>Artifact for %1: %2. One more recruit is allowed</source>
            <comment>knarr.event.artifact_recruit</comment>
            <translation>%1のアーティファクト: %2。もう1回雇用できます</translation>
        </message>
        <message>
            <source>The game begins. First player: %1.</source>
            <comment>knarr.event.began</comment>
            <translation>ゲームを開始しました。スタートプレイヤー: %1。</translation>
        </message>
        <message>
            <source>%1 draws to the crew: %2</source>
            <comment>knarr.event.drew</comment>
            <translation>%1はデッキから一団に加えました: %2</translation>
        </message>
        <message>
            <source>%1 explores: %2. Pays: %3. Gains: %4</source>
            <comment>knarr.event.explored</comment>
            <translation>%1は探検しました: %2。支払い: %3。獲得: %4</translation>
        </message>
        <message>
            <source>%1 discards from the crew: %2</source>
            <comment>knarr.event.gave</comment>
            <translation>%1は一団から捨てました: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 scores %n points for reputation</source>
            <comment>knarr.event.income</comment>
            <translation>
                <numerusform>%1は評判により%n点を獲得しました</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 has 40 points or more: this is the last round</source>
            <comment>knarr.event.last_round</comment>
            <translation>%1が40点に達しました。最終ラウンドです</translation>
        </message>
        <message>
            <source>New on the %1 space: %2</source>
            <comment>knarr.event.offer</comment>
            <translation>%1のスペースに補充しました: %2</translation>
        </message>
        <message>
            <source>The game is over. Winner: %1</source>
            <comment>knarr.event.over</comment>
            <translation>ゲームが終了しました。勝者: %1</translation>
        </message>
        <message>
            <source>The game is over. Shared victory: %1</source>
            <comment>knarr.event.over_shared</comment>
            <translation>ゲームが終了しました。勝利を分かち合うプレイヤー: %1</translation>
        </message>
        <message>
            <source>%1 recruits: %2. Gains: %3</source>
            <comment>knarr.event.recruited</comment>
            <translation>%1は雇用しました: %2。獲得: %3</translation>
        </message>
        <message>
            <source>%1 discards from the %2 space: %3</source>
            <comment>knarr.event.replaced</comment>
            <translation>%1は%2のスペースから捨てました: %3</translation>
        </message>
        <message>
            <source>%1 reserves: %2</source>
            <comment>knarr.event.reserved</comment>
            <translation>%1は確保しました: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n discarded Vikings are the new deck</source>
            <comment>knarr.event.reshuffled</comment>
            <translation>
                <numerusform>捨て札%n枚を新しいデッキにしました</numerusform>
            </translation>
        </message>
        <message>
            <source>New destination: %1</source>
            <comment>knarr.event.row</comment>
            <translation>新しい目的地カード: %1</translation>
        </message>
        <message>
            <source>No destination is left in this stock: %1</source>
            <comment>knarr.event.row_empty</comment>
            <translation>このデッキに目的地カードは残っていません: %1</translation>
        </message>
        <message>
            <source>The Viking deck is empty. A Viking is discarded by: %1</source>
            <comment>knarr.event.shortage</comment>
            <translation>バイキングデッキが空になりました。バイキングを1枚捨てるプレイヤー: %1</translation>
        </message>
        <message>
            <source>%1 takes from the %2 space: %3</source>
            <comment>knarr.event.took</comment>
            <translation>%1は%2のスペースから取りました: %3</translation>
        </message>
        <message>
            <source>%1 takes for a recruit token from the %2 space: %3</source>
            <comment>knarr.event.took_paid</comment>
            <translation>%1は雇用トークン1個で%2のスペースから取りました: %3</translation>
        </message>
        <message numerus="yes">
            <source>%1 trades %n bracelets. Gains: %2</source>
            <comment>knarr.event.traded</comment>
            <translation>
                <numerusform>%1はブレスレット%n個で交易しました。獲得: %2</numerusform>
            </translation>
        </message>
        <message>
            <source>Turn: %1</source>
            <comment>knarr.event.turn</comment>
            <extracomment>A heading in the log: whose turn begins.</extracomment>
            <translation>手番: %1</translation>
        </message>
        <message>
            <source>bracelet</source>
            <comment>knarr.gain.bracelet</comment>
            <translation>ブレスレット</translation>
        </message>
        <message>
            <source>Viking from the deck</source>
            <comment>knarr.gain.card</comment>
            <translation>デッキからのバイキング</translation>
        </message>
        <message>
            <source>recruit token</source>
            <comment>knarr.gain.recruit</comment>
            <translation>雇用トークン</translation>
        </message>
        <message>
            <source>reputation</source>
            <comment>knarr.gain.reputation</comment>
            <translation>評判</translation>
        </message>
        <message>
            <source>victory point</source>
            <comment>knarr.gain.vp</comment>
            <translation>勝利点</translation>
        </message>
        <message numerus="yes">
            <source>%n bracelets</source>
            <comment>knarr.gains.bracelet</comment>
            <translation>
                <numerusform>ブレスレット%n個</numerusform>
            </translation>
        </message>
        <message>
            <source>nothing</source>
            <comment>knarr.gains.nothing</comment>
            <translation>なし</translation>
        </message>
        <message numerus="yes">
            <source>%n recruit tokens</source>
            <comment>knarr.gains.recruit</comment>
            <translation>
                <numerusform>雇用トークン%n個</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steps of reputation</source>
            <comment>knarr.gains.reputation</comment>
            <translation>
                <numerusform>評判%n段階</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n victory points</source>
            <comment>knarr.gains.vp</comment>
            <translation>
                <numerusform>勝利点%n点</numerusform>
            </translation>
        </message>
        <message>
            <source>Artifacts (variant)</source>
            <comment>knarr.option.artifacts</comment>
            <translation>アーティファクト（バリアント）</translation>
        </message>
        <message>
            <source>Amulet</source>
            <comment>knarr.option.artifacts.amulet</comment>
            <translation>アミュレット</translation>
        </message>
        <message>
            <source>Cauldron</source>
            <comment>knarr.option.artifacts.cauldron</comment>
            <translation>大釜</translation>
        </message>
        <message>
            <source>Golden Bracelet</source>
            <comment>knarr.option.artifacts.golden_bracelet</comment>
            <translation>黄金のブレスレット</translation>
        </message>
        <message>
            <source>Helmet</source>
            <comment>knarr.option.artifacts.helmet</comment>
            <translation>ヘルメット</translation>
        </message>
        <message>
            <source>An artifact rewards all players for the same achievement.</source>
            <comment>knarr.option.artifacts.help</comment>
            <translation>アーティファクトは、同じことを成しとげたすべてのプレイヤーに報酬を与えます。</translation>
        </message>
        <message>
            <source>Mead Cup</source>
            <comment>knarr.option.artifacts.mead_cup</comment>
            <translation>蜂蜜酒の杯</translation>
        </message>
        <message>
            <source>Mead Cup and one at random (two players)</source>
            <comment>knarr.option.artifacts.mead_cup_and_random</comment>
            <translation>蜂蜜酒の杯とランダムに1枚（2人用）</translation>
        </message>
        <message>
            <source>None</source>
            <comment>knarr.option.artifacts.none</comment>
            <translation>なし</translation>
        </message>
        <message>
            <source>One at random</source>
            <comment>knarr.option.artifacts.random</comment>
            <translation>ランダムに1枚</translation>
        </message>
        <message>
            <source>Silver Coin</source>
            <comment>knarr.option.artifacts.silver_coin</comment>
            <translation>銀のコイン</translation>
        </message>
        <message>
            <source>Weathervane</source>
            <comment>knarr.option.artifacts.weathervane</comment>
            <translation>風見鶏</translation>
        </message>
        <message>
            <source>Ship side</source>
            <comment>knarr.option.boat</comment>
            <translation>船の面</translation>
        </message>
        <message>
            <source>Advanced side</source>
            <comment>knarr.option.boat.advanced</comment>
            <translation>上級面</translation>
        </message>
        <message>
            <source>The side of the ships, the same for all players.</source>
            <comment>knarr.option.boat.help</comment>
            <translation>船のどちらの面を使うか。全員が同じ面を使います。</translation>
        </message>
        <message>
            <source>Normal side</source>
            <comment>knarr.option.boat.normal</comment>
            <translation>通常面</translation>
        </message>
        <message>
            <source>Reputation income</source>
            <comment>knarr.option.income_after_opening_trade</comment>
            <translation>評判による獲得</translation>
        </message>
        <message>
            <source>Before an opening trade</source>
            <comment>knarr.option.income_after_opening_trade.false</comment>
            <translation>最初の交易の前</translation>
        </message>
        <message>
            <source>When the points for reputation are counted in a turn.</source>
            <comment>knarr.option.income_after_opening_trade.help</comment>
            <translation>評判による勝利点を、手番のいつ獲得するか。</translation>
        </message>
        <message>
            <source>After an opening trade</source>
            <comment>knarr.option.income_after_opening_trade.true</comment>
            <translation>最初の交易の後</translation>
        </message>
        <message>
            <source>%1: recruit, explore or trade.</source>
            <comment>knarr.prompt.main</comment>
            <translation>%1: 雇用、探検、交易のどれかを行ってください。</translation>
        </message>
        <message>
            <source>%1: trade, use what is left, or end the turn.</source>
            <comment>knarr.prompt.main_after</comment>
            <extracomment>After the main action of the turn.</extracomment>
            <translation>%1: 交易するか、残りのアクションを行うか、手番を終えてください。</translation>
        </message>
        <message>
            <source>%1: pay for the destination: %2.</source>
            <comment>knarr.prompt.pay</comment>
            <translation>%1: 目的地カードのコストを支払ってください: %2。</translation>
        </message>
        <message>
            <source>%1: discard a Viking of the offer, or pass.</source>
            <comment>knarr.prompt.replace</comment>
            <translation>%1: 場札のバイキングを1枚捨てるか、パスしてください。</translation>
        </message>
        <message>
            <source>%1: reserve a destination, or pass.</source>
            <comment>knarr.prompt.reserve</comment>
            <translation>%1: 目的地カードを1枚確保するか、パスしてください。</translation>
        </message>
        <message>
            <source>The Viking deck is empty: these players discard a Viking of their crew: %1.</source>
            <comment>knarr.prompt.shortage</comment>
            <translation>バイキングデッキが空です。次のプレイヤーは一団からバイキングを1枚捨てます: %1。</translation>
        </message>
        <message>
            <source>%1: take a Viking from the offer.</source>
            <comment>knarr.prompt.take_card</comment>
            <translation>%1: 場札からバイキングを1枚取ってください。</translation>
        </message>
        <message>
            <source>%1: how many bracelets to trade?</source>
            <comment>knarr.prompt.trade</comment>
            <translation>%1: ブレスレットを何個使って交易しますか？</translation>
        </message>
        <message numerus="yes">
            <source>Crew column of %n Vikings (%1)</source>
            <comment>knarr.reason.column</comment>
            <extracomment>Why to recruit: %1 is the colour of the column, %n its Vikings with the new one.</extracomment>
            <translation>
                <numerusform>一団の列（%1）: バイキング%n枚</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Left in the crew column (%1): %n Vikings</source>
            <comment>knarr.reason.column_left</comment>
            <translation>
                <numerusform>一団の列（%1）の残り: バイキング%n枚</numerusform>
            </translation>
        </message>
        <message>
            <source>Costs a recruit token</source>
            <comment>knarr.reason.costs_token</comment>
            <translation>雇用トークン1個を支払う</translation>
        </message>
        <message>
            <source>A trade of three bracelets then gains in addition: %1</source>
            <comment>knarr.reason.each_trade</comment>
            <translation>ブレスレット3個の交易での追加獲得: %1</translation>
        </message>
        <message>
            <source>Costs nothing</source>
            <comment>knarr.reason.free</comment>
            <translation>費用なし</translation>
        </message>
        <message>
            <source>Gains: %1</source>
            <comment>knarr.reason.gains</comment>
            <translation>獲得: %1</translation>
        </message>
        <message>
            <source>Points at the start of each turn: %1 → %2</source>
            <comment>knarr.reason.income</comment>
            <translation>毎ターン開始時の点: %1 → %2</translation>
        </message>
        <message>
            <source>Nobody else can explore it; it will gain: %1</source>
            <comment>knarr.reason.keeps</comment>
            <translation>ほかのプレイヤーは探検できなくなる。探検での獲得: %1</translation>
        </message>
        <message>
            <source>Everything else costs more than it brings</source>
            <comment>knarr.reason.keeps_all</comment>
            <extracomment>Why to end the turn or to pass.</extracomment>
            <translation>ほかの選択は得るものより費用が大きい</translation>
        </message>
        <message>
            <source>Reaches 40 victory points: the last round</source>
            <comment>knarr.reason.last_round</comment>
            <translation>勝利点40に到達: 最終ラウンド</translation>
        </message>
        <message>
            <source>Pays with: %1</source>
            <comment>knarr.reason.pays</comment>
            <translation>支払い: %1</translation>
        </message>
        <message>
            <source>Keeps the recruit tokens</source>
            <comment>knarr.reason.spares_tokens</comment>
            <translation>雇用トークンを残す</translation>
        </message>
        <message>
            <source>A new Viking comes into the offer</source>
            <comment>knarr.reason.turns_up</comment>
            <translation>場札に新しいバイキングが出る</translation>
        </message>
        <message>
            <source>Recruited later, it gains with its column: %1</source>
            <comment>knarr.reason.will_gain</comment>
            <translation>後で雇用すると列全体で獲得: %1</translation>
        </message>
        <message>
            <source>Points</source>
            <comment>knarr.score.points</comment>
            <translation>勝利点</translation>
        </message>
        <message>
            <source>The Mead Cup with a second artifact is for two players.</source>
            <comment>knarr.setup.cup_pair_needs_two</comment>
            <translation>蜂蜜酒の杯ともう1枚のアーティファクトは2人用です。</translation>
        </message>
        <message numerus="yes">
            <source>%n recruit tokens</source>
            <comment>knarr.tokens</comment>
            <translation>
                <numerusform>雇用トークン%n個</numerusform>
            </translation>
        </message>
        <message>
            <source>Artifact: %1</source>
            <comment>knarr.ui.artifact</comment>
            <translation>アーティファクト: %1</translation>
        </message>
        <message>
            <source>A new line of all five colours is complete: 1 bracelet, 1 recruit token, 1 step of reputation.</source>
            <comment>knarr.ui.artifact.amulet</comment>
            <translation>5色そろった段ができたら、ブレスレット1個、雇用トークン1個、評判1段階を獲得します。</translation>
        </message>
        <message>
            <source>A recruit makes a column of exactly two: take from any space for nothing.</source>
            <comment>knarr.ui.artifact.cauldron</comment>
            <translation>雇用で列がちょうど2枚になったら、どのスペースからも無料で取れます。</translation>
        </message>
        <message>
            <source>A recruit makes a column of exactly three: you may reserve a destination.</source>
            <comment>knarr.ui.artifact.golden_bracelet</comment>
            <translation>雇用で列がちょうど3枚になったら、目的地カードを1枚確保できます。</translation>
        </message>
        <message>
            <source>A destination B goes on top of a destination A: recruit once more.</source>
            <comment>knarr.ui.artifact.helmet</comment>
            <translation>Aの目的地カードの上にBを置いたら、もう1回雇用できます。</translation>
        </message>
        <message>
            <source>After each exploration: you may discard a Viking of the offer; a new one is drawn.</source>
            <comment>knarr.ui.artifact.mead_cup</comment>
            <translation>探検するたび、場札のバイキングを1枚捨てて補充できます。</translation>
        </message>
        <message>
            <source>A recruit makes a column of four or more: 1 victory point.</source>
            <comment>knarr.ui.artifact.silver_coin</comment>
            <translation>雇用で列が4枚以上になったら、1点を獲得します。</translation>
        </message>
        <message>
            <source>A new line of all five colours is complete: explore once more.</source>
            <comment>knarr.ui.artifact.weathervane</comment>
            <translation>5色そろった段ができたら、もう1回探検できます。</translation>
        </message>
        <message>
            <source>Table of Knarr</source>
            <comment>knarr.ui.board</comment>
            <translation>クナールのテーブル</translation>
        </message>
        <message>
            <source>Ship</source>
            <comment>knarr.ui.boat</comment>
            <translation>船</translation>
        </message>
        <message>
            <source>Columns of the ship: %1 / %2 / %3.</source>
            <comment>knarr.ui.boat.columns</comment>
            <translation>船の列: %1／%2／%3。</translation>
        </message>
        <message>
            <source>Destinations from the ship upwards: %1.</source>
            <comment>knarr.ui.boat.lands</comment>
            <translation>船の上の目的地カード（下から順）: %1。</translation>
        </message>
        <message>
            <source>Bracelets</source>
            <comment>knarr.ui.bracelets</comment>
            <translation>ブレスレット</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <comment>knarr.ui.cards</comment>
            <translation>
                <numerusform>カード%n枚</numerusform>
            </translation>
        </message>
        <message>
            <source>Crew column: %1</source>
            <comment>knarr.ui.column</comment>
            <translation>一団の列: %1</translation>
        </message>
        <message>
            <source>From the oldest to the newest: %1.</source>
            <comment>knarr.ui.column.cards</comment>
            <translation>古い順: %1。</translation>
        </message>
        <message>
            <source>three cards, all of different colours</source>
            <comment>knarr.ui.cost.different</comment>
            <translation>すべて異なる色のカード3枚</translation>
        </message>
        <message>
            <source>four cards, all of the same colour</source>
            <comment>knarr.ui.cost.same</comment>
            <translation>すべて同じ色のカード4枚</translation>
        </message>
        <message>
            <source>Crew: %1</source>
            <comment>knarr.ui.crew_card</comment>
            <translation>一団: %1</translation>
        </message>
        <message>
            <source>Does not pay.</source>
            <comment>knarr.ui.crew_card.does_not_pay</comment>
            <translation>支払いに使いません。</translation>
        </message>
        <message>
            <source>Pays for the destination.</source>
            <comment>knarr.ui.crew_card.pays</comment>
            <translation>支払いに使います。</translation>
        </message>
        <message>
            <source>Place in the column: %1 of %2.</source>
            <comment>knarr.ui.crew_card.place</comment>
            <translation>列の中の位置: %1／%2。</translation>
        </message>
        <message>
            <source>Viking deck</source>
            <comment>knarr.ui.deck</comment>
            <translation>バイキングデッキ</translation>
        </message>
        <message>
            <source>Destination: %1</source>
            <comment>knarr.ui.destination</comment>
            <extracomment>%1 is the short name of a card, such as A4.</extracomment>
            <translation>目的地カード: %1</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <comment>knarr.ui.discard</comment>
            <translation>捨て札</translation>
        </message>
        <message>
            <source>Gains: %1.</source>
            <comment>knarr.ui.gains</comment>
            <translation>獲得: %1。</translation>
        </message>
        <message>
            <source>Hand: %1</source>
            <comment>knarr.ui.hand</comment>
            <translation>手札: %1</translation>
        </message>
        <message>
            <source>The others have seen this card.</source>
            <comment>knarr.ui.hand.known</comment>
            <translation>ほかのプレイヤーもこのカードを見ています。</translation>
        </message>
        <message>
            <source>Take back a choice that is not confirmed</source>
            <comment>knarr.ui.keys.back</comment>
            <translation>確定していない選択を取り消す</translation>
        </message>
        <message>
            <source>Trade columns: %1 / %2 / %3.</source>
            <comment>knarr.ui.land.columns</comment>
            <translation>交易の列: %1／%2／%3。</translation>
        </message>
        <message>
            <source>Cost: %1.</source>
            <comment>knarr.ui.land.cost</comment>
            <translation>コスト: %1。</translation>
        </message>
        <message>
            <source>Gains at once: %1.</source>
            <comment>knarr.ui.land.gains</comment>
            <translation>即時ボーナス: %1。</translation>
        </message>
        <message>
            <source>It is being paid for.</source>
            <comment>knarr.ui.land.paying</comment>
            <translation>支払い中です。</translation>
        </message>
        <message>
            <source>Reserved.</source>
            <comment>knarr.ui.land.reserved</comment>
            <translation>確保したカードです。</translation>
        </message>
        <message>
            <source>Last round</source>
            <comment>knarr.ui.last_round</comment>
            <translation>最終ラウンド</translation>
        </message>
        <message>
            <source>only a look, Esc goes back</source>
            <comment>knarr.ui.looking</comment>
            <extracomment>Beside the name of another player whose area is shown large for a moment.</extracomment>
            <translation>閲覧のみ、Escで戻る</translation>
        </message>
        <message>
            <source>Beyond the limit and lost: %1.</source>
            <comment>knarr.ui.lost</comment>
            <extracomment>More than three tokens, or reputation beyond the end of its track.</extracomment>
            <translation>上限を超えて失われます: %1。</translation>
        </message>
        <message>
            <source>empty</source>
            <comment>knarr.ui.no_symbol</comment>
            <extracomment>An empty trade column.</extracomment>
            <translation>空</translation>
        </message>
        <message>
            <source>none</source>
            <comment>knarr.ui.none</comment>
            <extracomment>An empty list after a colon.</extracomment>
            <translation>なし</translation>
        </message>
        <message>
            <source>Back</source>
            <comment>knarr.ui.pay.cancel</comment>
            <extracomment>Button: choose no destination after all.</extracomment>
            <translation>戻る</translation>
        </message>
        <message>
            <source>Pay</source>
            <comment>knarr.ui.pay.confirm</comment>
            <translation>支払う</translation>
        </message>
        <message>
            <source>Click Vikings of the crew or recruit tokens to change the payment.</source>
            <comment>knarr.ui.pay.hint</comment>
            <translation>一団のバイキングまたは雇用トークンをクリックすると、支払いを変更できます。</translation>
        </message>
        <message>
            <source>Payment for %1: %2 of %3</source>
            <comment>knarr.ui.pay.title</comment>
            <extracomment>%1 a destination such as A4; %2 of %3 cards are chosen.</extracomment>
            <translation>%1の支払い: %2／%3</translation>
        </message>
        <message>
            <source>Would pay: %1.</source>
            <comment>knarr.ui.pays</comment>
            <translation>支払いの候補: %1。</translation>
        </message>
        <message>
            <source>Empty place for a destination: %1</source>
            <comment>knarr.ui.place.empty</comment>
            <translation>目的地カードの空きスペース: %1</translation>
        </message>
        <message>
            <source>Recruit tokens</source>
            <comment>knarr.ui.recruits</comment>
            <translation>雇用トークン</translation>
        </message>
        <message>
            <source>Reputation track</source>
            <comment>knarr.ui.reputation_track</comment>
            <translation>評判トラック</translation>
        </message>
        <message>
            <source>Points at the start of each own turn, by the step reached.</source>
            <comment>knarr.ui.reputation_track.help</comment>
            <translation>自分の手番の開始時に、段階に応じて獲得する勝利点です。</translation>
        </message>
        <message>
            <source>Score track</source>
            <comment>knarr.ui.score_track</comment>
            <translation>得点トラック</translation>
        </message>
        <message>
            <source>At 40 points the last round begins. The track is a loop of 40.</source>
            <comment>knarr.ui.score_track.help</comment>
            <translation>40点で最終ラウンドになります。トラックは40マスで1周します。</translation>
        </message>
        <message>
            <source>Player: %1</source>
            <comment>knarr.ui.seat</comment>
            <translation>プレイヤー: %1</translation>
        </message>
        <message>
            <source>Crew: %1.</source>
            <comment>knarr.ui.seat.crew</comment>
            <translation>一団: %1。</translation>
        </message>
        <message>
            <source>Show large</source>
            <comment>knarr.ui.seat.enlarge</comment>
            <translation>大きく表示</translation>
        </message>
        <message>
            <source>Victory points: %1. Reputation: %2, income: %3.</source>
            <comment>knarr.ui.seat.figures</comment>
            <translation>勝利点: %1。評判: %2、獲得: %3。</translation>
        </message>
        <message>
            <source>First player.</source>
            <comment>knarr.ui.seat.first</comment>
            <translation>スタートプレイヤーです。</translation>
        </message>
        <message>
            <source>Cards in hand: %1. Seen by all: %2.</source>
            <comment>knarr.ui.seat.hand</comment>
            <translation>手札の枚数: %1。全員が見たカード: %2。</translation>
        </message>
        <message>
            <source>Bracelets: %1. Recruit tokens: %2.</source>
            <comment>knarr.ui.seat.tokens</comment>
            <translation>ブレスレット: %1。雇用トークン: %2。</translation>
        </message>
        <message>
            <source>Offer, %1 space: %2</source>
            <comment>knarr.ui.space</comment>
            <extracomment>%1 a colour, %2 the card that lies there.</extracomment>
            <translation>場札、%1のスペース: %2</translation>
        </message>
        <message>
            <source>Offer, %1 space: empty</source>
            <comment>knarr.ui.space.empty</comment>
            <translation>場札、%1のスペース: 空</translation>
        </message>
        <message>
            <source>Taking it costs nothing.</source>
            <comment>knarr.ui.space.free</comment>
            <translation>無料で取れます。</translation>
        </message>
        <message>
            <source>It could not be taken.</source>
            <comment>knarr.ui.space.not</comment>
            <translation>取れません。</translation>
        </message>
        <message>
            <source>Taking it costs a recruit token.</source>
            <comment>knarr.ui.space.token</comment>
            <translation>取るには雇用トークンが1個必要です。</translation>
        </message>
        <message>
            <source>Stock of destinations: %1</source>
            <comment>knarr.ui.stock</comment>
            <extracomment>%1 is A or B.</extracomment>
            <translation>目的地デッキ: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n destinations are left.</source>
            <comment>knarr.ui.stock.count</comment>
            <translation>
                <numerusform>残り%n枚です。</numerusform>
            </translation>
        </message>
        <message>
            <source>Recruit token</source>
            <comment>knarr.ui.token</comment>
            <translation>雇用トークン</translation>
        </message>
        <message>
            <source>Held: %1 of %2.</source>
            <comment>knarr.ui.token.held</comment>
            <translation>所持数: %1／%2。</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <comment>knarr.ui.track.mark</comment>
            <extracomment>%1 a player, %2 the points or the step.</extracomment>
            <translation>%1: %2。</translation>
        </message>
        <message numerus="yes">
            <source>Trade with %n bracelets</source>
            <comment>knarr.ui.trade</comment>
            <translation>
                <numerusform>ブレスレット%n個で交易</numerusform>
            </translation>
        </message>
        <message>
            <source>Trade: how many bracelets?</source>
            <comment>knarr.ui.trade.choose</comment>
            <translation>交易: ブレスレットの数は？</translation>
        </message>
        <message>
            <source>nothing</source>
            <comment>knarr.ui.trade.nothing</comment>
            <translation>なし</translation>
        </message>
        <message>
            <source>A trade would give now</source>
            <comment>knarr.ui.trade.now</comment>
            <translation>今、交易すると</translation>
        </message>
        <message>
            <source>This trade gives nothing.</source>
            <comment>knarr.ui.trade.warn</comment>
            <translation>この交易では何も獲得できません。</translation>
        </message>
        <message>
            <source>%1 Viking (%2)</source>
            <comment>knarr.viking</comment>
            <extracomment>A Viking card: %1 its colour, %2 its gain.</extracomment>
            <translation>%1のバイキング（%2）</translation>
        </message>
        <message>
            <source>unknown Viking</source>
            <comment>knarr.viking.unknown</comment>
            <translation>不明のバイキング</translation>
        </message>
        <message>
            <source>Recruit or explore before ending the turn.</source>
            <comment>knarr.why.act_first</comment>
            <translation>手番を終える前に、雇用または探検を行ってください。</translation>
        </message>
        <message>
            <source>Answer the open question before ending the turn.</source>
            <comment>knarr.why.answer_first</comment>
            <translation>手番を終える前に、今の質問に答えてください。</translation>
        </message>
        <message numerus="yes">
            <source>Only %n bracelets are there.</source>
            <comment>knarr.why.bracelets</comment>
            <translation>
                <numerusform>ブレスレットは%n個しかありません。</numerusform>
            </translation>
        </message>
        <message>
            <source>The crew and the recruit tokens cannot pay for this destination.</source>
            <comment>knarr.why.cannot_pay</comment>
            <translation>一団のバイキングと雇用トークンでは、この目的地カードのコストを支払えません。</translation>
        </message>
        <message>
            <source>Choose a destination before paying.</source>
            <comment>knarr.why.choose_first</comment>
            <translation>支払う前に、目的地カードを選んでください。</translation>
        </message>
        <message>
            <source>There is no Viking on this space.</source>
            <comment>knarr.why.empty_space</comment>
            <translation>このスペースにバイキングはいません。</translation>
        </message>
        <message>
            <source>A trade needs a bracelet.</source>
            <comment>knarr.why.no_bracelet</comment>
            <translation>交易にはブレスレットが必要です。</translation>
        </message>
        <message>
            <source>A destination was already explored, or a Viking recruited, in this turn.</source>
            <comment>knarr.why.no_explore_right</comment>
            <translation>この手番では、すでに探検または雇用を行いました。</translation>
        </message>
        <message>
            <source>A Viking was already recruited, or a destination explored, in this turn.</source>
            <comment>knarr.why.no_recruit_right</comment>
            <translation>この手番では、すでに雇用または探検を行いました。</translation>
        </message>
        <message>
            <source>This Viking is not in the hand.</source>
            <comment>knarr.why.not_in_hand</comment>
            <translation>このバイキングは手札にありません。</translation>
        </message>
        <message>
            <source>This destination does not lie open.</source>
            <comment>knarr.why.not_open</comment>
            <translation>この目的地カードは公開されていません。</translation>
        </message>
        <message>
            <source>Begin a trade before choosing its bracelets.</source>
            <comment>knarr.why.open_trade_first</comment>
            <translation>ブレスレットの数を選ぶ前に、交易を始めてください。</translation>
        </message>
        <message>
            <source>These are not the colours that the destination asks for.</source>
            <comment>knarr.why.pay.colours</comment>
            <translation>目的地カードに指定された色ではありません。</translation>
        </message>
        <message>
            <source>The Vikings must all be of different colours.</source>
            <comment>knarr.why.pay.different</comment>
            <translation>バイキングはすべて異なる色でなければなりません。</translation>
        </message>
        <message>
            <source>This Viking is not in the crew.</source>
            <comment>knarr.why.pay.not_in_crew</comment>
            <translation>このバイキングは一団にいません。</translation>
        </message>
        <message>
            <source>The Vikings of a payment are named in order.</source>
            <comment>knarr.why.pay.order</comment>
            <translation>支払うバイキングは順番どおりに挙げます。</translation>
        </message>
        <message>
            <source>The Vikings must all be of the same colour.</source>
            <comment>knarr.why.pay.same</comment>
            <translation>バイキングはすべて同じ色でなければなりません。</translation>
        </message>
        <message>
            <source>At least one Viking must be paid here.</source>
            <comment>knarr.why.pay.same_needs_viking</comment>
            <translation>ここでは、少なくとも1枚はバイキングで支払います。</translation>
        </message>
        <message>
            <source>There are not so many recruit tokens.</source>
            <comment>knarr.why.pay.tokens</comment>
            <translation>雇用トークンが足りません。</translation>
        </message>
        <message>
            <source>This is less than the destination costs.</source>
            <comment>knarr.why.pay.too_little</comment>
            <translation>目的地カードのコストに足りません。</translation>
        </message>
        <message>
            <source>This is more than the destination costs.</source>
            <comment>knarr.why.pay.too_much</comment>
            <translation>目的地カードのコストより多すぎます。</translation>
        </message>
        <message>
            <source>Recruit a Viking before taking one from the offer.</source>
            <comment>knarr.why.recruit_first</comment>
            <translation>場札から取る前に、バイキングを雇用してください。</translation>
        </message>
        <message>
            <source>This destination is reserved by another player.</source>
            <comment>knarr.why.reserved</comment>
            <translation>この目的地カードは、ほかのプレイヤーが確保しています。</translation>
        </message>
        <message>
            <source>Another space than that of the recruited colour costs a recruit token.</source>
            <comment>knarr.why.token_for_space</comment>
            <translation>雇用した色以外のスペースから取るには、雇用トークンが1個必要です。</translation>
        </message>
        <message>
            <source>A trade takes one to three bracelets.</source>
            <comment>knarr.why.trade_count</comment>
            <translation>交易で使うブレスレットは1〜3個です。</translation>
        </message>
        <message>
            <source>There is one trade a turn.</source>
            <comment>knarr.why.traded</comment>
            <translation>交易は1手番に1回です。</translation>
        </message>
    </context>
    <context>
        <name>lab</name>
        <message>
            <source>Board</source>
            <comment>lab.board.label</comment>
            <translation>ボード</translation>
        </message>
        <message>
            <source>Board: %1</source>
            <comment>lab.board.of</comment>
            <translation>ボード: %1</translation>
        </message>
        <message>
            <source>Own board</source>
            <comment>lab.board.own</comment>
            <translation>自作のボード</translation>
        </message>
        <message>
            <source>unknown good</source>
            <comment>lab.bonus.unnamed</comment>
            <translation>不明な物品</translation>
        </message>
        <message>
            <source>bonus: %1</source>
            <comment>lab.cell.bonus</comment>
            <translation>ボーナス: %1</translation>
        </message>
        <message>
            <source>hole</source>
            <comment>lab.cell.hole</comment>
            <translation>穴</translation>
        </message>
        <message>
            <source>income %1</source>
            <comment>lab.cell.income</comment>
            <translation>収入%1</translation>
        </message>
        <message>
            <source>−1</source>
            <comment>lab.cell.minus</comment>
            <translation>マイナス1</translation>
        </message>
        <message>
            <source>no cell</source>
            <comment>lab.cell.outside</comment>
            <extracomment>A place of the grid that is no part of the board.</extracomment>
            <translation>マスなし</translation>
        </message>
        <message>
            <source>plain cell</source>
            <comment>lab.cell.plain</comment>
            <translation>普通のマス</translation>
        </message>
        <message>
            <source>Clear board</source>
            <comment>lab.cmd.clear</comment>
            <translation>ボードを空にする</translation>
        </message>
        <message>
            <source>Compare with a file…</source>
            <comment>lab.cmd.compare_file</comment>
            <translation>ファイルと比較…</translation>
        </message>
        <message>
            <source>Numbers of tiles…</source>
            <comment>lab.cmd.counts</comment>
            <translation>タイルの数…</translation>
        </message>
        <message>
            <source>Export arrangement (JSON)…</source>
            <comment>lab.cmd.export_json</comment>
            <translation>配置を書き出す（JSON）…</translation>
        </message>
        <message>
            <source>Export picture…</source>
            <comment>lab.cmd.export_picture</comment>
            <translation>画像を書き出す…</translation>
        </message>
        <message>
            <source>Export text grid…</source>
            <comment>lab.cmd.export_text</comment>
            <translation>テキストグリッドを書き出す…</translation>
        </message>
        <message>
            <source>Import text grid…</source>
            <comment>lab.cmd.import_grid</comment>
            <translation>テキストグリッドを取り込む…</translation>
        </message>
        <message>
            <source>Import arrangement (JSON)…</source>
            <comment>lab.cmd.import_json</comment>
            <translation>配置を取り込む（JSON）…</translation>
        </message>
        <message>
            <source>Shape libraries…</source>
            <comment>lab.cmd.library</comment>
            <translation>形のライブラリー…</translation>
        </message>
        <message>
            <source>New arrangement</source>
            <comment>lab.cmd.new</comment>
            <translation>新しい配置</translation>
        </message>
        <message>
            <source>New board…</source>
            <comment>lab.cmd.new_board</comment>
            <translation>新しいボード…</translation>
        </message>
        <message>
            <source>New shape…</source>
            <comment>lab.cmd.shape</comment>
            <translation>新しい形…</translation>
        </message>
        <message>
            <source>blue</source>
            <comment>lab.colour.blue</comment>
            <translation>青</translation>
        </message>
        <message>
            <source>green</source>
            <comment>lab.colour.green</comment>
            <translation>緑</translation>
        </message>
        <message>
            <source>orange</source>
            <comment>lab.colour.orange</comment>
            <extracomment>Colour of a tile, as a noun.</extracomment>
            <translation>橙</translation>
        </message>
        <message>
            <source>ore</source>
            <comment>lab.colour.ore</comment>
            <translation>鉱石</translation>
        </message>
        <message>
            <source>red</source>
            <comment>lab.colour.red</comment>
            <translation>赤</translation>
        </message>
        <message>
            <source>silver</source>
            <comment>lab.colour.silver</comment>
            <translation>銀貨</translation>
        </message>
        <message>
            <source>special tiles</source>
            <comment>lab.colour.special</comment>
            <translation>特殊タイル</translation>
        </message>
        <message>
            <source>wood</source>
            <comment>lab.colour.wood</comment>
            <translation>木材</translation>
        </message>
        <message>
            <source>A</source>
            <comment>lab.compare.a</comment>
            <translation>A</translation>
        </message>
        <message>
            <source>B</source>
            <comment>lab.compare.b</comment>
            <translation>B</translation>
        </message>
        <message>
            <source>Difference: B less A</source>
            <comment>lab.compare.difference</comment>
            <translation>差: BからAを引いた値</translation>
        </message>
        <message>
            <source>Keep only A</source>
            <comment>lab.compare.keep_a</comment>
            <translation>Aだけを残す</translation>
        </message>
        <message>
            <source>Keep only B</source>
            <comment>lab.compare.keep_b</comment>
            <translation>Bだけを残す</translation>
        </message>
        <message>
            <source>Two arrangements</source>
            <comment>lab.compare.title</comment>
            <translation>2つの配置</translation>
        </message>
        <message>
            <source>All as many as wanted</source>
            <comment>lab.counts.all_unlimited</comment>
            <translation>すべて制限なし</translation>
        </message>
        <message>
            <source>How many tiles there are of each kind, those on the board included; ∞ is as many as wanted.</source>
            <comment>lab.counts.help</comment>
            <translation>種類ごとのタイルの数です。ボード上のものを含みます。∞は制限なしです。</translation>
        </message>
        <message>
            <source>None but those on the board</source>
            <comment>lab.counts.none</comment>
            <translation>ボード上のものだけ</translation>
        </message>
        <message>
            <source>As in the game</source>
            <comment>lab.counts.standard</comment>
            <translation>ゲームと同じ</translation>
        </message>
        <message>
            <source>Say how many tiles there are of each kind</source>
            <comment>lab.counts.tip</comment>
            <translation>種類ごとのタイルの数を決める</translation>
        </message>
        <message>
            <source>Numbers of tiles</source>
            <comment>lab.counts.title</comment>
            <translation>タイルの数</translation>
        </message>
        <message>
            <source>As many as wanted</source>
            <comment>lab.counts.unlimited</comment>
            <translation>制限なし</translation>
        </message>
        <message>
            <source>Column %1, row %2: %3</source>
            <comment>lab.cursor.cell</comment>
            <extracomment>%3: what is printed on the cell.</extracomment>
            <translation>%1列目、%2行目: %3</translation>
        </message>
        <message>
            <source>covered by: %1</source>
            <comment>lab.cursor.covered</comment>
            <extracomment>%1: a tile.</extracomment>
            <translation>カバー済み: %1</translation>
        </message>
        <message>
            <source>open</source>
            <comment>lab.cursor.open</comment>
            <extracomment>Of a cell: nothing lies on it.</extracomment>
            <translation>空き</translation>
        </message>
        <message numerus="yes">
            <source>accepting %n tiles</source>
            <comment>lab.did.accept</comment>
            <translation>
                <numerusform>タイル%n枚の採用</numerusform>
            </translation>
        </message>
        <message>
            <source>adding a shape</source>
            <comment>lab.did.add_shape</comment>
            <translation>形の追加</translation>
        </message>
        <message>
            <source>changing to “%1”</source>
            <comment>lab.did.board</comment>
            <extracomment>%1: a board.</extracomment>
            <translation>「%1」への変更</translation>
        </message>
        <message>
            <source>changing a shape</source>
            <comment>lab.did.change_shape</comment>
            <translation>形の変更</translation>
        </message>
        <message>
            <source>clearing the board</source>
            <comment>lab.did.clear</comment>
            <translation>ボードを空にする操作</translation>
        </message>
        <message>
            <source>setting a second arrangement beside it</source>
            <comment>lab.did.compare</comment>
            <translation>2つ目の配置の追加</translation>
        </message>
        <message>
            <source>changing the numbers of tiles</source>
            <comment>lab.did.counts</comment>
            <translation>タイルの数の変更</translation>
        </message>
        <message>
            <source>changing the final income</source>
            <comment>lab.did.final</comment>
            <translation>最終収入の変更</translation>
        </message>
        <message>
            <source>importing an arrangement</source>
            <comment>lab.did.import</comment>
            <translation>配置の取り込み</translation>
        </message>
        <message>
            <source>keeping one arrangement</source>
            <comment>lab.did.keep_only</comment>
            <translation>1つの配置だけを残す操作</translation>
        </message>
        <message>
            <source>moving “%1”</source>
            <comment>lab.did.move</comment>
            <translation>「%1」の移動</translation>
        </message>
        <message>
            <source>beginning a new arrangement</source>
            <comment>lab.did.new</comment>
            <translation>新しい配置の開始</translation>
        </message>
        <message>
            <source>painting cells</source>
            <comment>lab.did.paint</comment>
            <translation>マスの描画</translation>
        </message>
        <message>
            <source>placing “%1”</source>
            <comment>lab.did.place</comment>
            <extracomment>After “Undo:”; so are all of lab.did.</extracomment>
            <translation>「%1」の配置</translation>
        </message>
        <message>
            <source>removing a shape</source>
            <comment>lab.did.remove_shape</comment>
            <translation>形の削除</translation>
        </message>
        <message>
            <source>changing the size</source>
            <comment>lab.did.resize</comment>
            <translation>大きさの変更</translation>
        </message>
        <message>
            <source>restoring unsaved changes</source>
            <comment>lab.did.restore</comment>
            <translation>保存していない変更の復元</translation>
        </message>
        <message>
            <source>changing the rules</source>
            <comment>lab.did.rules</comment>
            <translation>ルールの変更</translation>
        </message>
        <message>
            <source>taking back “%1”</source>
            <comment>lab.did.take_back</comment>
            <translation>「%1」を手元に戻す操作</translation>
        </message>
        <message>
            <source>naming the board</source>
            <comment>lab.did.title</comment>
            <translation>ボードの命名</translation>
        </message>
        <message>
            <source>Bonus</source>
            <comment>lab.draw.bonus</comment>
            <translation>ボーナス</translation>
        </message>
        <message>
            <source>A symbol that gives its good once it is enclosed</source>
            <comment>lab.draw.bonus.tip</comment>
            <translation>囲むと物品を得られるシンボル</translation>
        </message>
        <message>
            <source>Bottom</source>
            <comment>lab.draw.bottom</comment>
            <translation>下</translation>
        </message>
        <message>
            <source>Add a row at the bottom</source>
            <comment>lab.draw.bottom.add</comment>
            <translation>下に行を追加</translation>
        </message>
        <message>
            <source>Cut off a row at the bottom</source>
            <comment>lab.draw.bottom.cut</comment>
            <translation>下の行を削除</translation>
        </message>
        <message>
            <source>One more after each cell</source>
            <comment>lab.draw.count_up</comment>
            <translation>1マスごとに1増やす</translation>
        </message>
        <message>
            <source>Income when all are covered</source>
            <comment>lab.draw.final</comment>
            <translation>すべてカバーしたときの収入</translation>
        </message>
        <message>
            <source>Track %1: income when all are covered</source>
            <comment>lab.draw.final_of</comment>
            <translation>列%1: すべてカバーしたときの収入</translation>
        </message>
        <message>
            <source>What the bonus gives</source>
            <comment>lab.draw.gives</comment>
            <translation>ボーナスで得るもの</translation>
        </message>
        <message>
            <source>Hole</source>
            <comment>lab.draw.hole</comment>
            <translation>穴</translation>
        </message>
        <message>
            <source>A hole in the board: nothing can lie on it</source>
            <comment>lab.draw.hole.tip</comment>
            <translation>ボードの穴。何も置けない</translation>
        </message>
        <message>
            <source>Text grid…</source>
            <comment>lab.draw.import</comment>
            <extracomment>Button that imports a board from a text grid.</extracomment>
            <translation>テキストグリッド…</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>lab.draw.income</comment>
            <translation>収入</translation>
        </message>
        <message>
            <source>An income number</source>
            <comment>lab.draw.income.tip</comment>
            <translation>収入の数字</translation>
        </message>
        <message>
            <source>Left</source>
            <comment>lab.draw.left</comment>
            <translation>左</translation>
        </message>
        <message>
            <source>Add a column on the left</source>
            <comment>lab.draw.left.add</comment>
            <translation>左に列を追加</translation>
        </message>
        <message>
            <source>Cut off a column on the left</source>
            <comment>lab.draw.left.cut</comment>
            <translation>左の列を削除</translation>
        </message>
        <message>
            <source>−1</source>
            <comment>lab.draw.minus</comment>
            <translation>−1</translation>
        </message>
        <message>
            <source>A cell worth −1 while it is open</source>
            <comment>lab.draw.minus.tip</comment>
            <translation>空いている間はマイナス1のマス</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>lab.draw.name</comment>
            <translation>名前</translation>
        </message>
        <message>
            <source>Nothing</source>
            <comment>lab.draw.nothing</comment>
            <translation>なし</translation>
        </message>
        <message>
            <source>Number</source>
            <comment>lab.draw.number</comment>
            <translation>数字</translation>
        </message>
        <message>
            <source>Erase</source>
            <comment>lab.draw.outside</comment>
            <translation>消しゴム</translation>
        </message>
        <message>
            <source>No part of the board</source>
            <comment>lab.draw.outside.tip</comment>
            <translation>ボードの外にする</translation>
        </message>
        <message>
            <source>Paint</source>
            <comment>lab.draw.paint</comment>
            <translation>塗る</translation>
        </message>
        <message>
            <source>Plain</source>
            <comment>lab.draw.plain</comment>
            <translation>普通</translation>
        </message>
        <message>
            <source>A cell that can be covered</source>
            <comment>lab.draw.plain.tip</comment>
            <translation>カバーできるマス</translation>
        </message>
        <message>
            <source>Right</source>
            <comment>lab.draw.right</comment>
            <translation>右</translation>
        </message>
        <message>
            <source>Add a column on the right</source>
            <comment>lab.draw.right.add</comment>
            <translation>右に列を追加</translation>
        </message>
        <message>
            <source>Cut off a column on the right</source>
            <comment>lab.draw.right.cut</comment>
            <translation>右の列を削除</translation>
        </message>
        <message>
            <source>Size: %1 × %2</source>
            <comment>lab.draw.size</comment>
            <translation>大きさ: %1×%2</translation>
        </message>
        <message>
            <source>Draw the board</source>
            <comment>lab.draw.title</comment>
            <translation>ボードを描く</translation>
        </message>
        <message>
            <source>Top</source>
            <comment>lab.draw.top</comment>
            <translation>上</translation>
        </message>
        <message>
            <source>Add a row at the top</source>
            <comment>lab.draw.top.add</comment>
            <translation>上に行を追加</translation>
        </message>
        <message>
            <source>Cut off a row at the top</source>
            <comment>lab.draw.top.cut</comment>
            <translation>上の行を削除</translation>
        </message>
        <message>
            <source>Track</source>
            <comment>lab.draw.track</comment>
            <extracomment>Income track, numbered from 1.</extracomment>
            <translation>列</translation>
        </message>
        <message>
            <source>Bonus enclosed: %1</source>
            <comment>lab.effect.bonus</comment>
            <translation>ボーナス獲得可能: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n cells covered</source>
            <comment>lab.effect.covered</comment>
            <translation>
                <numerusform>%nマスをカバー</numerusform>
            </translation>
        </message>
        <message>
            <source>Income %1 → %2</source>
            <comment>lab.effect.income</comment>
            <translation>収入 %1 → %2</translation>
        </message>
        <message>
            <source>Bonus covered: %1</source>
            <comment>lab.effect.lost</comment>
            <translation>失われるボーナス: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n × −1 covered</source>
            <comment>lab.effect.minus</comment>
            <translation>
                <numerusform>マイナスのマスを%nマスカバー</numerusform>
            </translation>
        </message>
        <message>
            <source>The lab could not be opened as it was left. %1</source>
            <comment>lab.error.draft</comment>
            <extracomment>%1: sentences that say why.</extracomment>
            <translation>前回のラボを開けませんでした。%1</translation>
        </message>
        <message>
            <source>The grid is too large for the lab.</source>
            <comment>lab.error.grid_large</comment>
            <translation>グリッドが大きすぎます。</translation>
        </message>
        <message>
            <source>The library could not be deleted: its file is protected or in use.</source>
            <comment>lab.error.library_stays</comment>
            <translation>ライブラリーを削除できませんでした。ファイルが保護されているか、使用中です。</translation>
        </message>
        <message>
            <source>A name has at most %1 letters.</source>
            <comment>lab.error.name_long</comment>
            <translation>名前は最大%1文字です。</translation>
        </message>
        <message>
            <source>This file holds no arrangement.</source>
            <comment>lab.error.no_arrangement</comment>
            <translation>このファイルに配置はありません。</translation>
        </message>
        <message>
            <source>This file holds a game, not an arrangement.</source>
            <comment>lab.error.no_lab</comment>
            <translation>このファイルは配置ではなくゲームです。</translation>
        </message>
        <message>
            <source>This file is no shape library.</source>
            <comment>lab.error.no_library</comment>
            <translation>このファイルは形のライブラリーではありません。</translation>
        </message>
        <message>
            <source>No tile of this kind is left.</source>
            <comment>lab.error.none_left</comment>
            <translation>この種類のタイルは残っていません。</translation>
        </message>
        <message>
            <source>The cells of a shape must be connected.</source>
            <comment>lab.error.shape_apart</comment>
            <translation>形のマスはすべてつながっている必要があります。</translation>
        </message>
        <message>
            <source>A shape needs a cell at least.</source>
            <comment>lab.error.shape_empty</comment>
            <translation>形には少なくとも1マス必要です。</translation>
        </message>
        <message>
            <source>A shape has at most %1 cells on a side.</source>
            <comment>lab.error.shape_large</comment>
            <translation>形の1辺は最大%1マスです。</translation>
        </message>
        <message>
            <source>A board has at most %1 income numbers.</source>
            <comment>lab.error.too_many_numbers</comment>
            <translation>ボードの収入の数字は最大%1個です。</translation>
        </message>
        <message>
            <source>There are %1 own shapes already, which is as many as an arrangement can have.</source>
            <comment>lab.error.too_many_shapes</comment>
            <translation>自作の形がすでに%1個あります。これ以上は追加できません。</translation>
        </message>
        <message>
            <source>%1 → %2</source>
            <comment>lab.figure.becomes</comment>
            <translation>%1 → %2</translation>
        </message>
        <message>
            <source>Bonuses enclosed</source>
            <comment>lab.figure.bonuses</comment>
            <translation>獲得可能なボーナス</translation>
        </message>
        <message>
            <source>Open symbols whose neighbouring cells are all covered</source>
            <comment>lab.figure.bonuses.about</comment>
            <translation>周りのマスがすべてカバーされた、空いているシンボル</translation>
        </message>
        <message>
            <source>Covered cells</source>
            <comment>lab.figure.covered</comment>
            <translation>カバー済みのマス</translation>
        </message>
        <message>
            <source>Cells that lie under tiles, of all cells of the board</source>
            <comment>lab.figure.covered.about</comment>
            <translation>すべてのマスのうち、タイルの下にあるマス</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>lab.figure.income</comment>
            <translation>収入</translation>
        </message>
        <message>
            <source>The lowest open number of each track; its final value once all are covered</source>
            <comment>lab.figure.income.about</comment>
            <translation>各列の空いている最小の数。すべてカバーすると最終値</translation>
        </message>
        <message>
            <source>−1 still open</source>
            <comment>lab.figure.minus</comment>
            <translation>残っているマイナス</translation>
        </message>
        <message>
            <source>Open cells worth −1 each, of all that are printed</source>
            <comment>lab.figure.minus.about</comment>
            <translation>印刷されたもののうち、空いているマイナスのマス</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>lab.figure.of</comment>
            <translation>%1／%2</translation>
        </message>
        <message>
            <source>Tiles placed</source>
            <comment>lab.figure.tiles</comment>
            <translation>配置したタイル</translation>
        </message>
        <message>
            <source>How many tiles lie on the board</source>
            <comment>lab.figure.tiles.about</comment>
            <translation>ボード上のタイルの枚数</translation>
        </message>
        <message>
            <source>Figures</source>
            <comment>lab.figures.title</comment>
            <translation>数値</translation>
        </message>
        <message>
            <source>Arrangements (*.vtg *.json)</source>
            <comment>lab.filter.arrangement</comment>
            <translation>配置 (*.vtg *.json)</translation>
        </message>
        <message>
            <source>Arrangement as JSON (*.json)</source>
            <comment>lab.filter.json</comment>
            <translation>JSON形式の配置 (*.json)</translation>
        </message>
        <message>
            <source>Shape libraries (*.shapes.json)</source>
            <comment>lab.filter.shapes</comment>
            <translation>形のライブラリー (*.shapes.json)</translation>
        </message>
        <message>
            <source>SVG picture (*.svg)</source>
            <comment>lab.filter.svg</comment>
            <translation>SVG画像 (*.svg)</translation>
        </message>
        <message>
            <source>Arrangements (*.vtg)</source>
            <comment>lab.filter.vtg</comment>
            <translation>配置 (*.vtg)</translation>
        </message>
        <message>
            <source>Accept all</source>
            <comment>lab.fit.accept_all</comment>
            <translation>すべて採用</translation>
        </message>
        <message>
            <source>Accept this tile</source>
            <comment>lab.fit.accept_tile</comment>
            <translation>このタイルを採用</translation>
        </message>
        <message>
            <source>Worth of a bonus</source>
            <comment>lab.fit.bonus_weight</comment>
            <translation>ボーナス1つの価値</translation>
        </message>
        <message>
            <source>Upper bound: %1</source>
            <comment>lab.fit.bound</comment>
            <translation>上界: %1</translation>
        </message>
        <message>
            <source>Proved: the board cannot be covered with these tiles.</source>
            <comment>lab.fit.cover.no</comment>
            <translation>確認済み: このタイルではすべてをカバーできません。</translation>
        </message>
        <message>
            <source>Not known: stopped before it was decided.</source>
            <comment>lab.fit.cover.unknown</comment>
            <translation>不明: 結論が出る前に停止しました。</translation>
        </message>
        <message>
            <source>The board can be covered.</source>
            <comment>lab.fit.cover.yes</comment>
            <translation>すべてカバーできます。</translation>
        </message>
        <message>
            <source>Discard</source>
            <comment>lab.fit.discard</comment>
            <translation>破棄</translation>
        </message>
        <message>
            <source>Time used: %1 s</source>
            <comment>lab.fit.elapsed</comment>
            <translation>経過時間: %1秒</translation>
        </message>
        <message>
            <source>The search broke off; the arrangement is as it was.</source>
            <comment>lab.fit.failed</comment>
            <translation>探索が中断しました。配置はそのままです。</translation>
        </message>
        <message>
            <source>Goal</source>
            <comment>lab.fit.goal</comment>
            <translation>目標</translation>
        </message>
        <message>
            <source>Cover exactly</source>
            <comment>lab.fit.goal.cover</comment>
            <translation>過不足なくカバー</translation>
        </message>
        <message>
            <source>Best for points</source>
            <comment>lab.fit.goal.points</comment>
            <translation>得点を最大化</translation>
        </message>
        <message>
            <source>Looks for a way to cover every open cell with the tiles in the tray.</source>
            <comment>lab.fit.help.cover</comment>
            <translation>置き場のタイルで空きマスをすべてカバーする方法を探します。</translation>
        </message>
        <message>
            <source>Looks for the placement of the tiles in the tray that is worth most, beside what lies on the board.</source>
            <comment>lab.fit.help.points</comment>
            <translation>ボード上のタイルはそのままに、置き場のタイルの最も価値の高い配置を探します。</translation>
        </message>
        <message>
            <source>Worth of 1 income</source>
            <comment>lab.fit.income_weight</comment>
            <translation>収入1の価値</translation>
        </message>
        <message>
            <source>Stopped before it was proved best</source>
            <comment>lab.fit.not_proved</comment>
            <translation>停止（最適かどうかは未確認）</translation>
        </message>
        <message>
            <source>Nothing better was found than what lies there.</source>
            <comment>lab.fit.nothing</comment>
            <translation>今の配置より良いものは見つかりませんでした。</translation>
        </message>
        <message>
            <source>Proved: nothing better is possible than what lies there.</source>
            <comment>lab.fit.nothing_proved</comment>
            <translation>確認済み: 今の配置より良いものはありません。</translation>
        </message>
        <message>
            <source>Proved best</source>
            <comment>lab.fit.proved</comment>
            <translation>最適であることを確認済み</translation>
        </message>
        <message>
            <source>Searching…</source>
            <comment>lab.fit.running</comment>
            <translation>探索中…</translation>
        </message>
        <message>
            <source>At most (seconds)</source>
            <comment>lab.fit.seconds</comment>
            <translation>最大時間（秒）</translation>
        </message>
        <message>
            <source>Search</source>
            <comment>lab.fit.start</comment>
            <translation>探索を開始</translation>
        </message>
        <message>
            <source>Stop search</source>
            <comment>lab.fit.stop</comment>
            <translation>探索を停止</translation>
        </message>
        <message>
            <source>Proposed tiles</source>
            <comment>lab.fit.tiles</comment>
            <translation>提案されたタイル</translation>
        </message>
        <message>
            <source>Best fit</source>
            <comment>lab.fit.title</comment>
            <translation>最適配置</translation>
        </message>
        <message>
            <source>Of kinds without a number, as many count as fit. Say how many you have:</source>
            <comment>lab.fit.unlimited</comment>
            <translation>数を決めていない種類は、入るだけあるものとします。数を決めるには:</translation>
        </message>
        <message>
            <source>Best so far: %1 (now: %2)</source>
            <comment>lab.fit.value</comment>
            <translation>現時点の最善: %1（現在: %2）</translation>
        </message>
        <message>
            <source>%1, column %2, row %3</source>
            <comment>lab.ghost.at</comment>
            <extracomment>%1: the tile in hand.</extracomment>
            <translation>%1、%2列目、%3行目</translation>
        </message>
        <message>
            <source>Does not fit. %1</source>
            <comment>lab.ghost.illegal</comment>
            <extracomment>%1: sentences that say why.</extracomment>
            <translation>置けません。%1</translation>
        </message>
        <message>
            <source>Fits. %1</source>
            <comment>lab.ghost.legal</comment>
            <extracomment>%1: what the placement changes.</extracomment>
            <translation>置けます。%1</translation>
        </message>
        <message>
            <source>In hand: %1</source>
            <comment>lab.hand.holding</comment>
            <translation>持っているタイル: %1</translation>
        </message>
        <message>
            <source>Move it over the board; click or press Enter to place it.</source>
            <comment>lab.hand.how</comment>
            <translation>ボードの上へ動かし、クリックかEnterで配置します。</translation>
        </message>
        <message>
            <source>Mirror</source>
            <comment>lab.hand.mirror</comment>
            <translation>左右反転</translation>
        </message>
        <message>
            <source>Mirror the tile (F, comma or the right button)</source>
            <comment>lab.hand.mirror.tip</comment>
            <translation>タイルを左右反転（F、コンマ、右ボタン）</translation>
        </message>
        <message>
            <source>%1 (and %2 more)</source>
            <comment>lab.hand.more</comment>
            <extracomment>%1: a sentence that says why a tile does not fit; %2: how many more there are.</extracomment>
            <translation>%1（ほか%2件）</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>lab.hand.place</comment>
            <translation>配置</translation>
        </message>
        <message>
            <source>Place the tile where it is shown (Enter)</source>
            <comment>lab.hand.place.tip</comment>
            <translation>示された場所にタイルを配置（Enter）</translation>
        </message>
        <message>
            <source>%1 – places: %2 (turned too: %3)</source>
            <comment>lab.hand.places</comment>
            <extracomment>%1: a tile; %2, %3: numbers of legal placements.</extracomment>
            <translation>%1 – 置ける場所: %2（回転を含む: %3）</translation>
        </message>
        <message>
            <source>Put back</source>
            <comment>lab.hand.put_back</comment>
            <translation>元の場所に戻す</translation>
        </message>
        <message>
            <source>Put the tile back to where it came from (Esc)</source>
            <comment>lab.hand.put_back.tip</comment>
            <translation>タイルを元の場所に戻す（Esc）</translation>
        </message>
        <message>
            <source>Take back</source>
            <comment>lab.hand.take_back</comment>
            <extracomment>From the board to the tray.</extracomment>
            <translation>手元に戻す</translation>
        </message>
        <message>
            <source>Take the tile off the board, to the tray (Delete)</source>
            <comment>lab.hand.take_back.tip</comment>
            <translation>タイルをタイル置き場に戻す（Delete）</translation>
        </message>
        <message>
            <source>Turn left</source>
            <comment>lab.hand.turn_left</comment>
            <translation>左に回転</translation>
        </message>
        <message>
            <source>Turn the tile left (Shift+R)</source>
            <comment>lab.hand.turn_left.tip</comment>
            <translation>タイルを左に回転（Shift+R）</translation>
        </message>
        <message>
            <source>Turn right</source>
            <comment>lab.hand.turn_right</comment>
            <translation>右に回転</translation>
        </message>
        <message>
            <source>Turn the tile right (R, full stop or the wheel)</source>
            <comment>lab.hand.turn_right.tip</comment>
            <translation>タイルを右に回転（R、ピリオド、ホイール）</translation>
        </message>
        <message>
            <source>Where can it go?</source>
            <comment>lab.hand.where</comment>
            <translation>置ける場所</translation>
        </message>
        <message>
            <source>Shade every cell that the tile can cover (Ctrl+G)</source>
            <comment>lab.hand.where.tip</comment>
            <translation>タイルを置けるマスをすべて示す（Ctrl+G）</translation>
        </message>
        <message>
            <source>Draw the board</source>
            <comment>lab.hint.draw</comment>
            <translation>ボードを描く</translation>
        </message>
        <message>
            <source>Choose what to paint at the side, then click or drag over cells.</source>
            <comment>lab.hint.draw.how</comment>
            <translation>横で塗るものを選び、マスをクリックかドラッグします。</translation>
        </message>
        <message>
            <source>Lay the first tile</source>
            <comment>lab.hint.empty</comment>
            <translation>最初のタイルを置きましょう</translation>
        </message>
        <message>
            <source>Drag a tile from the tray onto the board. R or the wheel turns it, F or the right button mirrors it.</source>
            <comment>lab.hint.empty.how</comment>
            <translation>タイル置き場からボードへタイルをドラッグします。Rかホイールで回転、Fか右ボタンで左右反転。</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles on the board</source>
            <comment>lab.hint.placed</comment>
            <translation>
                <numerusform>ボード上のタイル: %n枚</numerusform>
            </translation>
        </message>
        <message>
            <source>Drag tiles to move them; Delete takes one back to the tray.</source>
            <comment>lab.hint.placed.how</comment>
            <translation>タイルはドラッグで動かせます。Deleteでタイル置き場に戻ります。</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles are proposed</source>
            <comment>lab.hint.proposal</comment>
            <translation>
                <numerusform>提案されたタイル: %n枚</numerusform>
            </translation>
        </message>
        <message>
            <source>Click a ghost to accept it, or accept all at the side.</source>
            <comment>lab.hint.proposal.how</comment>
            <translation>影をクリックすると採用します。横ですべてを採用することもできます。</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles break a rule</source>
            <comment>lab.hint.wrong</comment>
            <translation>
                <numerusform>ルールに反するタイル: %n枚</numerusform>
            </translation>
        </message>
        <message>
            <source>Import</source>
            <comment>lab.import.accept</comment>
            <translation>取り込む</translation>
        </message>
        <message>
            <source>Show an example</source>
            <comment>lab.import.example</comment>
            <translation>例を表示</translation>
        </message>
        <message>
            <source>Columns: %1, rows: %2, cells: %3</source>
            <comment>lab.import.facts</comment>
            <translation>列: %1、行: %2、マス: %3</translation>
        </message>
        <message>
            <source>Read a file…</source>
            <comment>lab.import.file</comment>
            <translation>ファイルを読み込む…</translation>
        </message>
        <message>
            <source>Text grid</source>
            <comment>lab.import.grid</comment>
            <translation>テキストグリッド</translation>
        </message>
        <message>
            <source>A line a row: o plain, - worth −1, # hole, . no cell, i income, * bonus. Then a line for each income track and each bonus, as in the example.</source>
            <comment>lab.import.help</comment>
            <extracomment>The signs o - # . i * stay as they are.</extracomment>
            <translation>1行が1段です。o 普通、- マイナス1、# 穴、. マスなし、i 収入、* ボーナス。続けて、収入の列とボーナスを例のように1行ずつ書きます。</translation>
        </message>
        <message>
            <source>Go to the fault</source>
            <comment>lab.import.show_fault</comment>
            <translation>誤りの箇所へ</translation>
        </message>
        <message>
            <source>Import text grid</source>
            <comment>lab.import.title</comment>
            <translation>テキストグリッドの取り込み</translation>
        </message>
        <message>
            <source>More or fewer of a kind, in the tray</source>
            <comment>lab.keys.count</comment>
            <translation>種類ごとの数を増減（タイル置き場で）</translation>
        </message>
        <message>
            <source>Without a tile in hand</source>
            <comment>lab.keys.free</comment>
            <translation>タイルを持っていないとき</translation>
        </message>
        <message>
            <source>With a tile in hand</source>
            <comment>lab.keys.hand</comment>
            <translation>タイルを持っているとき</translation>
        </message>
        <message>
            <source>Place it and take another one</source>
            <comment>lab.keys.keep</comment>
            <translation>配置して同じものをもう1枚取る</translation>
        </message>
        <message>
            <source>Move the tile</source>
            <comment>lab.keys.move</comment>
            <translation>タイルを動かす</translation>
        </message>
        <message>
            <source>Leave without saving</source>
            <comment>lab.leave.dont_save</comment>
            <translation>保存せずに移動</translation>
        </message>
        <message>
            <source>It cannot be kept until the next visit. %1</source>
            <comment>lab.leave.no_draft</comment>
            <translation>次に開くときまで残しておくことができません。%1</translation>
        </message>
        <message>
            <source>It has been changed since it was saved.</source>
            <comment>lab.leave.text</comment>
            <translation>保存した後に変更されています。</translation>
        </message>
        <message>
            <source>Save the arrangement before leaving?</source>
            <comment>lab.leave.title</comment>
            <translation>移動する前に配置を保存しますか？</translation>
        </message>
        <message>
            <source>Delete library</source>
            <comment>lab.library.delete</comment>
            <translation>ライブラリーを削除</translation>
        </message>
        <message>
            <source>Delete this library? %1</source>
            <comment>lab.library.delete.ask</comment>
            <translation>このライブラリーを削除しますか？ %1</translation>
        </message>
        <message>
            <source>This library is empty.</source>
            <comment>lab.library.empty</comment>
            <translation>このライブラリーは空です。</translation>
        </message>
        <message>
            <source>A library keeps own shapes for other arrangements. Its file can be given to others.</source>
            <comment>lab.library.help</comment>
            <translation>ライブラリーは自作の形をほかの配置のために保存します。ファイルはほかの人に渡せます。</translation>
        </message>
        <message>
            <source>Keep the tray's shapes here</source>
            <comment>lab.library.keep</comment>
            <translation>置き場の形をここに保存</translation>
        </message>
        <message numerus="yes">
            <source>%n shapes are kept.</source>
            <comment>lab.library.kept</comment>
            <translation>
                <numerusform>%n個の形を保存しました。</numerusform>
            </translation>
        </message>
        <message>
            <source>Name of the library:</source>
            <comment>lab.library.name</comment>
            <translation>ライブラリーの名前:</translation>
        </message>
        <message>
            <source>New library</source>
            <comment>lab.library.new</comment>
            <translation>新しいライブラリー</translation>
        </message>
        <message>
            <source>There is no library yet. Keep the tray's shapes, or read a file.</source>
            <comment>lab.library.none</comment>
            <translation>ライブラリーはまだありません。置き場の形を保存するか、ファイルを読み込んでください。</translation>
        </message>
        <message>
            <source>Read a file…</source>
            <comment>lab.library.read</comment>
            <translation>ファイルを読み込む…</translation>
        </message>
        <message>
            <source>Remove from the library</source>
            <comment>lab.library.remove</comment>
            <translation>ライブラリーから削除</translation>
        </message>
        <message>
            <source>Shapes in the library</source>
            <comment>lab.library.shapes</comment>
            <translation>ライブラリーの形</translation>
        </message>
        <message>
            <source>Save as file…</source>
            <comment>lab.library.share</comment>
            <translation>ファイルに保存…</translation>
        </message>
        <message>
            <source>Add to the tray</source>
            <comment>lab.library.take</comment>
            <translation>タイル置き場に追加</translation>
        </message>
        <message numerus="yes">
            <source>%n shapes are in the tray now.</source>
            <comment>lab.library.taken</comment>
            <translation>
                <numerusform>%n個の形をタイル置き場に追加しました。</numerusform>
            </translation>
        </message>
        <message>
            <source>Keep own shapes and share them</source>
            <comment>lab.library.tip</comment>
            <translation>自作の形を保存し、共有する</translation>
        </message>
        <message>
            <source>Shape libraries</source>
            <comment>lab.library.title</comment>
            <translation>形のライブラリー</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <comment>lab.library.unnamed</comment>
            <extracomment>Stands for the name of a shape that has none: width and height in cells.</extracomment>
            <translation>%1×%2</translation>
        </message>
        <message>
            <source>Library read: %1 (shapes: %2)</source>
            <comment>lab.library.was_read</comment>
            <translation>ライブラリーを読み込みました: %1（形: %2）</translation>
        </message>
        <message>
            <source>Library</source>
            <comment>lab.library.which</comment>
            <translation>ライブラリー</translation>
        </message>
        <message>
            <source>Columns</source>
            <comment>lab.new.columns</comment>
            <translation>列数</translation>
        </message>
        <message>
            <source>An empty board of plain cells, to be painted. Tiles that lie inside it stay.</source>
            <comment>lab.new.help</comment>
            <translation>普通のマスだけの空のボードです。後から塗れます。内側にあるタイルは残ります。</translation>
        </message>
        <message>
            <source>Rows</source>
            <comment>lab.new.rows</comment>
            <translation>行数</translation>
        </message>
        <message>
            <source>New board</source>
            <comment>lab.new.title</comment>
            <translation>新しいボード</translation>
        </message>
        <message>
            <source>An arrangement of tiles on a board, made in the tile lab of vikingtable</source>
            <comment>lab.picture.description</comment>
            <translation>vikingtableのタイルラボで作ったタイルの配置</translation>
        </message>
        <message>
            <source>%1 (%2, %3)</source>
            <comment>lab.placed.line</comment>
            <extracomment>%1: a tile; %2, %3: column and row of its upper left corner.</extracomment>
            <translation>%1 (%2, %3)</translation>
        </message>
        <message>
            <source>Nothing lies on the board yet.</source>
            <comment>lab.placed.none</comment>
            <translation>ボードにはまだ何もありません。</translation>
        </message>
        <message>
            <source>Pick up</source>
            <comment>lab.placed.pick_up</comment>
            <translation>取り上げる</translation>
        </message>
        <message>
            <source>Take the tile in hand, to place it elsewhere</source>
            <comment>lab.placed.pick_up.tip</comment>
            <translation>タイルを手に取り、別の場所に配置する</translation>
        </message>
        <message>
            <source>Take the tile off the board, to the tray (Delete)</source>
            <comment>lab.placed.take_back.tip</comment>
            <translation>タイルをタイル置き場に戻す（Delete）</translation>
        </message>
        <message>
            <source>On the board</source>
            <comment>lab.placed.title</comment>
            <translation>ボード上</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>lab.placed.wrong</comment>
            <extracomment>%1: a tile and its place; %2: sentences that say which rule it breaks.</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Add a set of colours</source>
            <comment>lab.rules.add_set</comment>
            <translation>色の組を追加</translation>
        </message>
        <message>
            <source>Tiles of every colour</source>
            <comment>lab.rules.any_colour</comment>
            <translation>すべての色のタイル</translation>
        </message>
        <message>
            <source>May not touch</source>
            <comment>lab.rules.apart</comment>
            <translation>隣接不可</translation>
        </message>
        <message>
            <source>Tiles whose colours are in the same set may not share an edge.</source>
            <comment>lab.rules.apart.help</comment>
            <translation>同じ組の色のタイルは辺で隣り合えません。</translation>
        </message>
        <message>
            <source>May lie here</source>
            <comment>lab.rules.colours</comment>
            <translation>ここに置ける色</translation>
        </message>
        <message>
            <source>Squares begin at the first number</source>
            <comment>lab.rules.first_number_is_anchor</comment>
            <translation>四角は最初の数字から始まる</translation>
        </message>
        <message>
            <source>Where the first number is 1: its cell is the corner, not the cell below and left of it</source>
            <comment>lab.rules.first_number_is_anchor.tip</comment>
            <translation>最初の数字が1の場合、左下のマスではなく、その数字のマスを角とする</translation>
        </message>
        <message>
            <source>Keep the income order</source>
            <comment>lab.rules.income_squares</comment>
            <translation>収入斜線の順序を守る</translation>
        </message>
        <message>
            <source>An income number is covered only with or after its whole square</source>
            <comment>lab.rules.income_squares.tip</comment>
            <translation>収入の数字は、その四角全体と同時かその後にだけカバーできる</translation>
        </message>
        <message>
            <source>Tiles may be mirrored</source>
            <comment>lab.rules.mirror</comment>
            <translation>左右反転できる</translation>
        </message>
        <message>
            <source>Off: tiles may only be turned</source>
            <comment>lab.rules.mirror.tip</comment>
            <translation>オフ: 回転だけができる</translation>
        </message>
        <message>
            <source>Apply placement rules</source>
            <comment>lab.rules.on</comment>
            <translation>配置ルールを適用</translation>
        </message>
        <message>
            <source>Rules of</source>
            <comment>lab.rules.preset</comment>
            <extracomment>Label of a list: home and exploration boards, houses, own rules.</extracomment>
            <translation>適用するルール</translation>
        </message>
        <message>
            <source>Houses</source>
            <comment>lab.rules.preset.house</comment>
            <translation>家</translation>
        </message>
        <message>
            <source>Home board, islands</source>
            <comment>lab.rules.preset.land</comment>
            <translation>ホームボードと島</translation>
        </message>
        <message>
            <source>Own rules</source>
            <comment>lab.rules.preset.own</comment>
            <translation>独自のルール</translation>
        </message>
        <message>
            <source>Remove this set of colours</source>
            <comment>lab.rules.remove_set</comment>
            <translation>この色の組を削除</translation>
        </message>
        <message>
            <source>Placement rules</source>
            <comment>lab.rules.title</comment>
            <translation>配置ルール</translation>
        </message>
        <message>
            <source>Column %1, row %2: empty</source>
            <comment>lab.shape.cell_empty</comment>
            <translation>%1列目、%2行目: 空</translation>
        </message>
        <message>
            <source>Column %1, row %2: filled</source>
            <comment>lab.shape.cell_filled</comment>
            <translation>%1列目、%2行目: 塗り済み</translation>
        </message>
        <message>
            <source>Change shape</source>
            <comment>lab.shape.change</comment>
            <translation>形を変更</translation>
        </message>
        <message>
            <source>Colour</source>
            <comment>lab.shape.colour</comment>
            <translation>色</translation>
        </message>
        <message>
            <source>How many there are</source>
            <comment>lab.shape.count</comment>
            <translation>数</translation>
        </message>
        <message>
            <source>Size: %1 × %2, cells: %3</source>
            <comment>lab.shape.facts</comment>
            <translation>大きさ: %1×%2、マス: %3</translation>
        </message>
        <message>
            <source>Cells of the shape</source>
            <comment>lab.shape.grid</comment>
            <translation>形のマス</translation>
        </message>
        <message>
            <source>Paint the cells of the shape by mouse, or with arrows and the space bar.</source>
            <comment>lab.shape.help</comment>
            <translation>マウス、または矢印キーとスペースキーで形のマスを塗ります。</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>lab.shape.name</comment>
            <translation>名前</translation>
        </message>
        <message>
            <source>New shape</source>
            <comment>lab.shape.new</comment>
            <translation>新しい形</translation>
        </message>
        <message>
            <source>Shape %1</source>
            <comment>lab.shape.number</comment>
            <extracomment>An own shape without a name; %1: its number.</extracomment>
            <translation>形%1</translation>
        </message>
        <message>
            <source>Remove shape</source>
            <comment>lab.shape.remove</comment>
            <translation>形を削除</translation>
        </message>
        <message>
            <source>Paint a shape of your own</source>
            <comment>lab.shape.tip</comment>
            <translation>自分で形を描く</translation>
        </message>
        <message>
            <source>Arrangement saved</source>
            <comment>lab.status.saved</comment>
            <translation>配置を保存しました</translation>
        </message>
        <message>
            <source>Tile lab</source>
            <comment>lab.title</comment>
            <translation>タイルラボ</translation>
        </message>
        <message>
            <source>None left in the tray: %1</source>
            <comment>lab.told.none_left</comment>
            <translation>タイル置き場に残っていません: %1</translation>
        </message>
        <message>
            <source>No tile lies here.</source>
            <comment>lab.told.nothing_here</comment>
            <translation>ここにタイルはありません。</translation>
        </message>
        <message>
            <source>Placed: %1</source>
            <comment>lab.told.placed</comment>
            <translation>配置しました: %1</translation>
        </message>
        <message>
            <source>Changes that were not saved when the program ended were restored; Undo takes them back.</source>
            <comment>lab.told.restored</comment>
            <translation>プログラムの終了時に保存されていなかった変更を復元しました。「元に戻す」で取り消せます。</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles no longer fitted and went back to the tray.</source>
            <comment>lab.told.returned</comment>
            <translation>
                <numerusform>置けなくなったタイル%n枚がタイル置き場に戻りました。</numerusform>
            </translation>
        </message>
        <message>
            <source>Compare</source>
            <comment>lab.tool.compare</comment>
            <translation>比較</translation>
        </message>
        <message>
            <source>Set a second arrangement beside this one</source>
            <comment>lab.tool.compare.tip</comment>
            <translation>2つ目の配置を横に並べる</translation>
        </message>
        <message>
            <source>Draw board</source>
            <comment>lab.tool.draw</comment>
            <translation>ボードを描く</translation>
        </message>
        <message>
            <source>Paint the cells of the board, change its size</source>
            <comment>lab.tool.draw.tip</comment>
            <translation>ボードのマスを塗り、大きさを変える</translation>
        </message>
        <message>
            <source>Best fit</source>
            <comment>lab.tool.fit</comment>
            <translation>最適配置</translation>
        </message>
        <message>
            <source>Let the computer look for the best arrangement</source>
            <comment>lab.tool.fit.tip</comment>
            <translation>最もよい配置をコンピューターに探させる</translation>
        </message>
        <message>
            <source>Place tiles</source>
            <comment>lab.tool.place</comment>
            <translation>タイルを配置</translation>
        </message>
        <message>
            <source>Place and take back tiles; the list of what lies on the board</source>
            <comment>lab.tool.place.tip</comment>
            <translation>タイルの配置と回収。ボード上のタイルの一覧</translation>
        </message>
        <message>
            <source>Rules</source>
            <comment>lab.tool.rules</comment>
            <translation>ルール</translation>
        </message>
        <message>
            <source>Switch the placement rules off or edit them</source>
            <comment>lab.tool.rules.tip</comment>
            <translation>配置ルールを切る、または編集する</translation>
        </message>
        <message>
            <source>Colour: %1. Size: %2 × %3. Turned: %4°.</source>
            <comment>lab.tray.about</comment>
            <translation>色: %1。大きさ: %2×%3。回転: %4°。</translation>
        </message>
        <message>
            <source>Colour: %1. Size: %2 × %3. Turned: %4°, mirrored.</source>
            <comment>lab.tray.about_mirrored</comment>
            <translation>色: %1。大きさ: %2×%3。回転: %4°、左右反転。</translation>
        </message>
        <message>
            <source>Which tiles the tray shows</source>
            <comment>lab.tray.filter</comment>
            <translation>表示するタイル</translation>
        </message>
        <message>
            <source>All tiles</source>
            <comment>lab.tray.filter.all</comment>
            <translation>すべてのタイル</translation>
        </message>
        <message>
            <source>All that may lie here</source>
            <comment>lab.tray.filter.board</comment>
            <translation>ここに置けるタイル</translation>
        </message>
        <message>
            <source>Own shapes</source>
            <comment>lab.tray.filter.own</comment>
            <translation>自作の形</translation>
        </message>
        <message>
            <source>own shapes</source>
            <comment>lab.tray.head.own</comment>
            <translation>自作の形</translation>
        </message>
        <message>
            <source>single cells</source>
            <comment>lab.tray.head.single</comment>
            <extracomment>Heading over silver, ore and wood, which cover one cell each.</extracomment>
            <translation>1マスの駒</translation>
        </message>
        <message>
            <source>More for the tray</source>
            <comment>lab.tray.more</comment>
            <translation>タイル置き場のほかの操作</translation>
        </message>
        <message>
            <source>Tray of tiles</source>
            <comment>lab.tray.name</comment>
            <extracomment>For screen readers.</extracomment>
            <translation>タイル置き場</translation>
        </message>
        <message>
            <source>%1, as many as wanted</source>
            <comment>lab.tray.tile</comment>
            <translation>%1、数に制限なし</translation>
        </message>
        <message>
            <source>%1, left: %2</source>
            <comment>lab.tray.tile_counted</comment>
            <translation>%1、残り: %2</translation>
        </message>
        <message>
            <source>Tray</source>
            <comment>lab.tray.title</comment>
            <translation>タイル置き場</translation>
        </message>
        <message>
            <source>Tile lab: %1</source>
            <comment>lab.window</comment>
            <extracomment>%1: a board or a file.</extracomment>
            <translation>タイルラボ: %1</translation>
        </message>
    </context>
    <context>
        <name>occupations</name>
        <message>
            <source>Show all</source>
            <comment>occupations.book.all</comment>
            <translation>すべて表示</translation>
        </message>
        <message>
            <source>Colours:</source>
            <comment>occupations.book.colours</comment>
            <translation>色:</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <comment>occupations.book.count</comment>
            <translation>
                <numerusform>カード%n枚</numerusform>
            </translation>
        </message>
        <message>
            <source>Deck %1</source>
            <comment>occupations.book.deck</comment>
            <translation>デッキ%1</translation>
        </message>
        <message>
            <source>Decks:</source>
            <comment>occupations.book.decks</comment>
            <translation>デッキ:</translation>
        </message>
        <message>
            <source>In your hand</source>
            <comment>occupations.book.in_hand</comment>
            <translation>手札</translation>
        </message>
        <message>
            <source>Starting occupation</source>
            <comment>occupations.book.is_starting</comment>
            <translation>初期職業カード</translation>
        </message>
        <message>
            <source>All occupations…</source>
            <comment>occupations.book.open</comment>
            <translation>職業カード一覧…</translation>
        </message>
        <message>
            <source>Played</source>
            <comment>occupations.book.played</comment>
            <translation>プレイ済み</translation>
        </message>
        <message>
            <source>Search in number, name and text</source>
            <comment>occupations.book.search</comment>
            <translation>番号・名前・テキストを検索</translation>
        </message>
        <message>
            <source>Starting occupations</source>
            <comment>occupations.book.starting</comment>
            <translation>初期職業カード</translation>
        </message>
        <message>
            <source>Occupations</source>
            <comment>occupations.book.title</comment>
            <translation>職業カード</translation>
        </message>
        <message>
            <source>Touches: %1</source>
            <comment>occupations.book.touches</comment>
            <translation>かかわるもの: %1</translation>
        </message>
        <message>
            <source>What they touch</source>
            <comment>occupations.book.touching</comment>
            <translation>かかわるもの</translation>
        </message>
        <message>
            <source>by whaling boats used</source>
            <comment>occupations.by.action.boats_used</comment>
            <translation>使った捕鯨船の数で</translation>
        </message>
        <message>
            <source>by kinds taken</source>
            <comment>occupations.by.action.distinct_mountain_items</comment>
            <translation>取った種類の数で</translation>
        </message>
        <message>
            <source>%1 (every row reached)</source>
            <comment>occupations.by.all</comment>
            <translation>%1（届いた段すべて）</translation>
        </message>
        <message>
            <source>%1 (highest row reached)</source>
            <comment>occupations.by.at_least</comment>
            <translation>%1（届いた最高の段）</translation>
        </message>
        <message>
            <source>%1 (first row that fits)</source>
            <comment>occupations.by.at_most</comment>
            <translation>%1（最初に合う段）</translation>
        </message>
        <message>
            <source>%1 (exactly)</source>
            <comment>occupations.by.exact</comment>
            <translation>%1（ちょうど）</translation>
        </message>
        <message>
            <source>by your exploration boards</source>
            <comment>occupations.by.exploration_boards.owned</comment>
            <translation>探険ボードの数で</translation>
        </message>
        <message>
            <source>by players</source>
            <comment>occupations.by.game.players</comment>
            <translation>プレイヤー人数で</translation>
        </message>
        <message>
            <source>by the income of all your boards</source>
            <comment>occupations.by.income.total</comment>
            <translation>全ボードの収入で</translation>
        </message>
        <message>
            <source>by ore you loaded on ships</source>
            <comment>occupations.by.ships.added_ore</comment>
            <translation>船に積んだ鉱石の数で</translation>
        </message>
        <message>
            <source>by sets of whaling boat, knarr and longship</source>
            <comment>occupations.by.ships.complete_sets</comment>
            <translation>捕鯨船・商船・ドラゴン船の組の数で</translation>
        </message>
        <message>
            <source>by knarrs</source>
            <comment>occupations.by.ships.knarr</comment>
            <translation>商船の数で</translation>
        </message>
        <message>
            <source>by longships</source>
            <comment>occupations.by.ships.longship</comment>
            <translation>ドラゴン船の数で</translation>
        </message>
        <message>
            <source>by longships with 2 or more ore</source>
            <comment>occupations.by.ships.longships_with_2_ore</comment>
            <translation>鉱石2個以上のドラゴン船の数で</translation>
        </message>
        <message>
            <source>by whaling boats</source>
            <comment>occupations.by.ships.whaling_boat</comment>
            <translation>捕鯨船の数で</translation>
        </message>
        <message>
            <source>by special tiles in supply and on boards</source>
            <comment>occupations.by.special_tiles.owned</comment>
            <translation>手元とボード上の特殊タイルの数で</translation>
        </message>
        <message>
            <source>by sheep in the stable</source>
            <comment>occupations.by.stable.sheep</comment>
            <translation>小屋の羊の数で</translation>
        </message>
        <message>
            <source>by grain in supply</source>
            <comment>occupations.by.supply.grain</comment>
            <translation>手元の穀物の数で</translation>
        </message>
        <message>
            <source>by silk in supply</source>
            <comment>occupations.by.supply.silk</comment>
            <translation>手元の絹の数で</translation>
        </message>
        <message>
            <source>by spices in supply</source>
            <comment>occupations.by.supply.spices</comment>
            <translation>手元の香辛料の数で</translation>
        </message>
        <message>
            <source>Peddler</source>
            <comment>occupations.card.1</comment>
            <translation>行商人</translation>
        </message>
        <message>
            <source>Milker</source>
            <comment>occupations.card.10</comment>
            <translation>乳しぼり</translation>
        </message>
        <message>
            <source>Undertaker</source>
            <comment>occupations.card.100</comment>
            <translation>葬儀屋</translation>
        </message>
        <message>
            <source>Judge</source>
            <comment>occupations.card.101</comment>
            <translation>裁判官</translation>
        </message>
        <message>
            <source>Fur Merchant</source>
            <comment>occupations.card.102</comment>
            <translation>毛皮商人</translation>
        </message>
        <message>
            <source>Forest Blacksmith</source>
            <comment>occupations.card.103</comment>
            <translation>森の鍛冶屋</translation>
        </message>
        <message>
            <source>Disheartened Warrior</source>
            <comment>occupations.card.104</comment>
            <translation>意気消沈した戦士</translation>
        </message>
        <message>
            <source>Knarr Builder</source>
            <comment>occupations.card.105</comment>
            <translation>商船の船大工</translation>
        </message>
        <message>
            <source>Warmonger</source>
            <comment>occupations.card.106</comment>
            <translation>好戦家</translation>
        </message>
        <message>
            <source>Adventurer</source>
            <comment>occupations.card.107</comment>
            <translation>冒険者</translation>
        </message>
        <message>
            <source>Ironsmith</source>
            <comment>occupations.card.108</comment>
            <translation>鉄鍛冶</translation>
        </message>
        <message>
            <source>Master Count</source>
            <comment>occupations.card.109</comment>
            <translation>勘定の達人</translation>
        </message>
        <message>
            <source>Trident Hunter</source>
            <comment>occupations.card.11</comment>
            <translation>三叉槍の狩人</translation>
        </message>
        <message>
            <source>Birka Settler</source>
            <comment>occupations.card.110</comment>
            <translation>ビルカの入植者</translation>
        </message>
        <message>
            <source>Artist</source>
            <comment>occupations.card.111</comment>
            <translation>芸術家</translation>
        </message>
        <message>
            <source>Barkeep</source>
            <comment>occupations.card.112</comment>
            <translation>酒場の主人</translation>
        </message>
        <message>
            <source>Apprentice Craftsman</source>
            <comment>occupations.card.113</comment>
            <translation>見習い職人</translation>
        </message>
        <message>
            <source>Silk Stitcher</source>
            <comment>occupations.card.114</comment>
            <translation>絹の縫い手</translation>
        </message>
        <message>
            <source>Princess</source>
            <comment>occupations.card.115</comment>
            <translation>王女</translation>
        </message>
        <message>
            <source>Master Bricklayer</source>
            <comment>occupations.card.116</comment>
            <translation>レンガ積みの親方</translation>
        </message>
        <message>
            <source>Shipowner</source>
            <comment>occupations.card.117</comment>
            <translation>船主</translation>
        </message>
        <message>
            <source>Messenger</source>
            <comment>occupations.card.118</comment>
            <translation>使者</translation>
        </message>
        <message>
            <source>Milkman</source>
            <comment>occupations.card.119</comment>
            <translation>乳売り</translation>
        </message>
        <message>
            <source>Helmsman</source>
            <comment>occupations.card.12</comment>
            <translation>操舵手</translation>
        </message>
        <message>
            <source>Middleman</source>
            <comment>occupations.card.120</comment>
            <translation>仲買人</translation>
        </message>
        <message>
            <source>Carpenter</source>
            <comment>occupations.card.121</comment>
            <translation>大工</translation>
        </message>
        <message>
            <source>Mountain Guard</source>
            <comment>occupations.card.122</comment>
            <translation>山の番人</translation>
        </message>
        <message>
            <source>Oil Seller</source>
            <comment>occupations.card.123</comment>
            <translation>油売り</translation>
        </message>
        <message>
            <source>Laborer</source>
            <comment>occupations.card.124</comment>
            <translation>日雇い労働者</translation>
        </message>
        <message>
            <source>Scribe</source>
            <comment>occupations.card.125</comment>
            <translation>写字生</translation>
        </message>
        <message>
            <source>Trapper</source>
            <comment>occupations.card.126</comment>
            <translation>罠猟師</translation>
        </message>
        <message>
            <source>Angler</source>
            <comment>occupations.card.127</comment>
            <translation>釣り人</translation>
        </message>
        <message>
            <source>Digger</source>
            <comment>occupations.card.128</comment>
            <translation>穴掘り人</translation>
        </message>
        <message>
            <source>Meat Curer</source>
            <comment>occupations.card.129</comment>
            <translation>燻製職人</translation>
        </message>
        <message>
            <source>Archer</source>
            <comment>occupations.card.13</comment>
            <translation>射手</translation>
        </message>
        <message>
            <source>Snare Specialist</source>
            <comment>occupations.card.130</comment>
            <translation>罠の達人</translation>
        </message>
        <message>
            <source>Bait Layer</source>
            <comment>occupations.card.131</comment>
            <translation>餌の仕掛け人</translation>
        </message>
        <message>
            <source>Berserker</source>
            <comment>occupations.card.132</comment>
            <translation>狂戦士</translation>
        </message>
        <message>
            <source>Lance Bearer</source>
            <comment>occupations.card.133</comment>
            <translation>槍持ち</translation>
        </message>
        <message>
            <source>Drunkard</source>
            <comment>occupations.card.134</comment>
            <translation>酔いどれ</translation>
        </message>
        <message>
            <source>Lone Wolf</source>
            <comment>occupations.card.135</comment>
            <translation>一匹狼</translation>
        </message>
        <message>
            <source>Raider</source>
            <comment>occupations.card.136</comment>
            <translation>襲撃者</translation>
        </message>
        <message>
            <source>Melee Fighter</source>
            <comment>occupations.card.137</comment>
            <translation>白兵戦士</translation>
        </message>
        <message>
            <source>Robber</source>
            <comment>occupations.card.138</comment>
            <translation>強盗</translation>
        </message>
        <message>
            <source>Loot Hunter</source>
            <comment>occupations.card.139</comment>
            <translation>戦利品ハンター</translation>
        </message>
        <message>
            <source>Ship Owner</source>
            <comment>occupations.card.14</comment>
            <translation>船持ち</translation>
        </message>
        <message>
            <source>Blubber Cook</source>
            <comment>occupations.card.140</comment>
            <translation>鯨脂の煮出し人</translation>
        </message>
        <message>
            <source>Ivory Sculptor</source>
            <comment>occupations.card.141</comment>
            <translation>牙彫師</translation>
        </message>
        <message>
            <source>Whale Catcher</source>
            <comment>occupations.card.142</comment>
            <translation>鯨捕り</translation>
        </message>
        <message>
            <source>Antlers Seller</source>
            <comment>occupations.card.143</comment>
            <translation>鹿の角売り</translation>
        </message>
        <message>
            <source>Deerstalker</source>
            <comment>occupations.card.144</comment>
            <translation>鹿狩り人</translation>
        </message>
        <message>
            <source>Forester</source>
            <comment>occupations.card.145</comment>
            <translation>森番</translation>
        </message>
        <message>
            <source>Sledger</source>
            <comment>occupations.card.146</comment>
            <translation>そり引き</translation>
        </message>
        <message>
            <source>Steersman</source>
            <comment>occupations.card.147</comment>
            <translation>舵取り</translation>
        </message>
        <message>
            <source>Spice Merchant</source>
            <comment>occupations.card.148</comment>
            <translation>香辛料の貿易商</translation>
        </message>
        <message>
            <source>Priest</source>
            <comment>occupations.card.149</comment>
            <translation>神官</translation>
        </message>
        <message>
            <source>Cottager</source>
            <comment>occupations.card.15</comment>
            <translation>小屋住みの農夫</translation>
        </message>
        <message>
            <source>Meat Buyer</source>
            <comment>occupations.card.150</comment>
            <translation>肉の買い付け人</translation>
        </message>
        <message>
            <source>Thing Spokesman</source>
            <comment>occupations.card.151</comment>
            <translation>シングの代弁者</translation>
        </message>
        <message>
            <source>Merchant</source>
            <comment>occupations.card.152</comment>
            <translation>商人</translation>
        </message>
        <message>
            <source>Proficient Hunter</source>
            <comment>occupations.card.153</comment>
            <translation>熟練の狩人</translation>
        </message>
        <message>
            <source>Woodcutter</source>
            <comment>occupations.card.154</comment>
            <translation>木こり</translation>
        </message>
        <message>
            <source>Cooper</source>
            <comment>occupations.card.155</comment>
            <translation>桶屋</translation>
        </message>
        <message>
            <source>Stone Crusher</source>
            <comment>occupations.card.156</comment>
            <translation>石割り人</translation>
        </message>
        <message>
            <source>Skinner</source>
            <comment>occupations.card.157</comment>
            <translation>皮はぎ職人</translation>
        </message>
        <message>
            <source>Barbarian</source>
            <comment>occupations.card.158</comment>
            <translation>野蛮人</translation>
        </message>
        <message>
            <source>Festive Hunter</source>
            <comment>occupations.card.159</comment>
            <translation>饗宴の狩人</translation>
        </message>
        <message>
            <source>Captain</source>
            <comment>occupations.card.16</comment>
            <translation>船長</translation>
        </message>
        <message>
            <source>Sober Man</source>
            <comment>occupations.card.160</comment>
            <translation>しらふの男</translation>
        </message>
        <message>
            <source>Whaling Assistant</source>
            <comment>occupations.card.161</comment>
            <translation>捕鯨の助手</translation>
        </message>
        <message>
            <source>Flax Farmer</source>
            <comment>occupations.card.162</comment>
            <translation>亜麻農家</translation>
        </message>
        <message>
            <source>Farmhand</source>
            <comment>occupations.card.163</comment>
            <translation>農場の働き手</translation>
        </message>
        <message>
            <source>Armed Fighter</source>
            <comment>occupations.card.164</comment>
            <translation>武装戦士</translation>
        </message>
        <message>
            <source>Village Leader</source>
            <comment>occupations.card.165</comment>
            <translation>村長</translation>
        </message>
        <message>
            <source>Weapons Warden</source>
            <comment>occupations.card.166</comment>
            <translation>武器番</translation>
        </message>
        <message>
            <source>Taster</source>
            <comment>occupations.card.167</comment>
            <translation>毒見役</translation>
        </message>
        <message>
            <source>Earl of Lade</source>
            <comment>occupations.card.168</comment>
            <translation>ラーデ伯</translation>
        </message>
        <message>
            <source>Sower</source>
            <comment>occupations.card.169</comment>
            <translation>種まき人</translation>
        </message>
        <message>
            <source>Orient Shipper</source>
            <comment>occupations.card.17</comment>
            <translation>東方貿易商</translation>
        </message>
        <message>
            <source>Refugee Helper</source>
            <comment>occupations.card.170</comment>
            <translation>避難民の支援者</translation>
        </message>
        <message>
            <source>Flax Baker</source>
            <comment>occupations.card.171</comment>
            <translation>亜麻パン職人</translation>
        </message>
        <message>
            <source>Fish Cook</source>
            <comment>occupations.card.172</comment>
            <translation>魚料理人</translation>
        </message>
        <message>
            <source>Punchcutter</source>
            <comment>occupations.card.173</comment>
            <translation>刻印彫師</translation>
        </message>
        <message>
            <source>Bosporus Traveler</source>
            <comment>occupations.card.174</comment>
            <translation>ボスポラスの旅人</translation>
        </message>
        <message>
            <source>Codliver Oil Presser</source>
            <comment>occupations.card.175</comment>
            <translation>肝油の搾り手</translation>
        </message>
        <message>
            <source>Etiquette Teacher</source>
            <comment>occupations.card.176</comment>
            <translation>礼儀作法の教師</translation>
        </message>
        <message>
            <source>Maid</source>
            <comment>occupations.card.177</comment>
            <translation>侍女</translation>
        </message>
        <message>
            <source>Boat Builder</source>
            <comment>occupations.card.178</comment>
            <translation>小舟大工</translation>
        </message>
        <message>
            <source>Cutter Operator</source>
            <comment>occupations.card.179</comment>
            <translation>カッター船の船乗り</translation>
        </message>
        <message>
            <source>Fighter</source>
            <comment>occupations.card.18</comment>
            <translation>闘士</translation>
        </message>
        <message>
            <source>Beach Raider</source>
            <comment>occupations.card.180</comment>
            <translation>浜荒らし</translation>
        </message>
        <message>
            <source>Sail Patcher</source>
            <comment>occupations.card.181</comment>
            <translation>帆の繕い手</translation>
        </message>
        <message>
            <source>Herb Gardener</source>
            <comment>occupations.card.182</comment>
            <translation>薬草園の園丁</translation>
        </message>
        <message>
            <source>Grain Deliveryman</source>
            <comment>occupations.card.183</comment>
            <translation>穀物の配達人</translation>
        </message>
        <message>
            <source>Sponsor</source>
            <comment>occupations.card.184</comment>
            <translation>出資者</translation>
        </message>
        <message>
            <source>Dorestad Traveller</source>
            <comment>occupations.card.185</comment>
            <translation>ドレスタットの旅人</translation>
        </message>
        <message>
            <source>Pea Flour Baker</source>
            <comment>occupations.card.186</comment>
            <translation>エンドウ豆粉のパン屋</translation>
        </message>
        <message>
            <source>Chronicler</source>
            <comment>occupations.card.187</comment>
            <translation>年代記作者</translation>
        </message>
        <message>
            <source>Mineworker</source>
            <comment>occupations.card.188</comment>
            <translation>坑道掘り</translation>
        </message>
        <message>
            <source>Seafarer</source>
            <comment>occupations.card.189</comment>
            <translation>航海者</translation>
        </message>
        <message>
            <source>Host</source>
            <comment>occupations.card.19</comment>
            <translation>もてなし役</translation>
        </message>
        <message>
            <source>Bosporus Merchant</source>
            <comment>occupations.card.190</comment>
            <translation>ボスポラスの商人</translation>
        </message>
        <message>
            <source>Patron</source>
            <comment>occupations.card.2</comment>
            <translation>後援者</translation>
        </message>
        <message>
            <source>Builder</source>
            <comment>occupations.card.20</comment>
            <translation>建築職人</translation>
        </message>
        <message>
            <source>Collector</source>
            <comment>occupations.card.21</comment>
            <translation>収集家</translation>
        </message>
        <message>
            <source>Miner</source>
            <comment>occupations.card.22</comment>
            <translation>鉱夫</translation>
        </message>
        <message>
            <source>Custodian</source>
            <comment>occupations.card.23</comment>
            <translation>管理人</translation>
        </message>
        <message>
            <source>Whaling Equipper</source>
            <comment>occupations.card.24</comment>
            <translation>捕鯨装備係</translation>
        </message>
        <message>
            <source>Meat Trader</source>
            <comment>occupations.card.25</comment>
            <translation>肉の交易商</translation>
        </message>
        <message>
            <source>Meat Inspector</source>
            <comment>occupations.card.26</comment>
            <translation>食肉検査官</translation>
        </message>
        <message>
            <source>Fisherman</source>
            <comment>occupations.card.27</comment>
            <translation>漁師</translation>
        </message>
        <message>
            <source>Locksmith</source>
            <comment>occupations.card.28</comment>
            <translation>錠前師</translation>
        </message>
        <message>
            <source>Meat Preserver</source>
            <comment>occupations.card.29</comment>
            <translation>保存肉職人</translation>
        </message>
        <message>
            <source>Furrier</source>
            <comment>occupations.card.3</comment>
            <translation>毛皮職人</translation>
        </message>
        <message>
            <source>Silk Merchant</source>
            <comment>occupations.card.30</comment>
            <translation>絹商人</translation>
        </message>
        <message>
            <source>Storeman</source>
            <comment>occupations.card.31</comment>
            <translation>倉庫番</translation>
        </message>
        <message>
            <source>Weapons Supplier</source>
            <comment>occupations.card.32</comment>
            <translation>武器の納入商</translation>
        </message>
        <message>
            <source>Sheep Shearer</source>
            <comment>occupations.card.33</comment>
            <translation>羊の毛刈り人</translation>
        </message>
        <message>
            <source>Shepherd</source>
            <comment>occupations.card.34</comment>
            <translation>羊飼い</translation>
        </message>
        <message>
            <source>Cattle Breeder</source>
            <comment>occupations.card.35</comment>
            <translation>畜産家</translation>
        </message>
        <message>
            <source>Ship's Cook</source>
            <comment>occupations.card.36</comment>
            <translation>船の料理番</translation>
        </message>
        <message>
            <source>Foreign Trader</source>
            <comment>occupations.card.37</comment>
            <translation>異国商人</translation>
        </message>
        <message>
            <source>Peacemaker</source>
            <comment>occupations.card.38</comment>
            <translation>調停者</translation>
        </message>
        <message>
            <source>Modifier</source>
            <comment>occupations.card.39</comment>
            <translation>船の改造屋</translation>
        </message>
        <message>
            <source>Hunter</source>
            <comment>occupations.card.4</comment>
            <translation>狩人</translation>
        </message>
        <message>
            <source>Master Joiner</source>
            <comment>occupations.card.40</comment>
            <translation>指物師の親方</translation>
        </message>
        <message>
            <source>Slowpoke</source>
            <comment>occupations.card.41</comment>
            <translation>のんびり屋</translation>
        </message>
        <message>
            <source>Steward</source>
            <comment>occupations.card.42</comment>
            <translation>家令</translation>
        </message>
        <message>
            <source>Fruit Picker</source>
            <comment>occupations.card.43</comment>
            <translation>果物摘み</translation>
        </message>
        <message>
            <source>Master Tailor</source>
            <comment>occupations.card.44</comment>
            <translation>仕立屋の親方</translation>
        </message>
        <message>
            <source>Pirate</source>
            <comment>occupations.card.45</comment>
            <translation>海賊</translation>
        </message>
        <message>
            <source>Ship Architect</source>
            <comment>occupations.card.46</comment>
            <translation>船の設計師</translation>
        </message>
        <message>
            <source>Tanner</source>
            <comment>occupations.card.47</comment>
            <translation>皮なめし職人</translation>
        </message>
        <message>
            <source>Farmer</source>
            <comment>occupations.card.48</comment>
            <translation>農夫</translation>
        </message>
        <message>
            <source>Plower</source>
            <comment>occupations.card.49</comment>
            <translation>耕作人</translation>
        </message>
        <message>
            <source>Chief</source>
            <comment>occupations.card.5</comment>
            <translation>族長</translation>
        </message>
        <message>
            <source>Rune Engraver</source>
            <comment>occupations.card.50</comment>
            <translation>ルーン彫師</translation>
        </message>
        <message>
            <source>Master Mason</source>
            <comment>occupations.card.51</comment>
            <translation>石工の親方</translation>
        </message>
        <message>
            <source>Tutor</source>
            <comment>occupations.card.52</comment>
            <translation>家庭教師</translation>
        </message>
        <message>
            <source>Farm Shop Owner</source>
            <comment>occupations.card.53</comment>
            <translation>農場直売所の店主</translation>
        </message>
        <message>
            <source>Tradesman</source>
            <comment>occupations.card.54</comment>
            <translation>商売人</translation>
        </message>
        <message>
            <source>Treasurer</source>
            <comment>occupations.card.55</comment>
            <translation>財務官</translation>
        </message>
        <message>
            <source>Arms Dealer</source>
            <comment>occupations.card.56</comment>
            <translation>武器商人</translation>
        </message>
        <message>
            <source>Bean Farmer</source>
            <comment>occupations.card.57</comment>
            <translation>豆農家</translation>
        </message>
        <message>
            <source>Linseed Oil Presser</source>
            <comment>occupations.card.58</comment>
            <translation>亜麻仁油の搾り手</translation>
        </message>
        <message>
            <source>Linen Weaver</source>
            <comment>occupations.card.59</comment>
            <translation>亜麻布の織り手</translation>
        </message>
        <message>
            <source>Stonecarver</source>
            <comment>occupations.card.6</comment>
            <translation>石彫師</translation>
        </message>
        <message>
            <source>Inspector</source>
            <comment>occupations.card.60</comment>
            <translation>視察官</translation>
        </message>
        <message>
            <source>Wharf Owner</source>
            <comment>occupations.card.61</comment>
            <translation>船着き場の主</translation>
        </message>
        <message>
            <source>Fine Blacksmith</source>
            <comment>occupations.card.62</comment>
            <translation>細工鍛冶</translation>
        </message>
        <message>
            <source>Hornturner</source>
            <comment>occupations.card.63</comment>
            <translation>角細工師</translation>
        </message>
        <message>
            <source>Ship Builder</source>
            <comment>occupations.card.64</comment>
            <translation>船大工</translation>
        </message>
        <message>
            <source>Dragonslayer</source>
            <comment>occupations.card.65</comment>
            <translation>竜殺し</translation>
        </message>
        <message>
            <source>Field Farmer</source>
            <comment>occupations.card.66</comment>
            <translation>畑作農家</translation>
        </message>
        <message>
            <source>Private Chef</source>
            <comment>occupations.card.67</comment>
            <translation>お抱え料理人</translation>
        </message>
        <message>
            <source>Weapon Supplier</source>
            <comment>occupations.card.68</comment>
            <translation>武器の調達係</translation>
        </message>
        <message>
            <source>Equipment Supplier</source>
            <comment>occupations.card.69</comment>
            <translation>装備の調達係</translation>
        </message>
        <message>
            <source>Miller</source>
            <comment>occupations.card.7</comment>
            <translation>粉屋</translation>
        </message>
        <message>
            <source>Courier</source>
            <comment>occupations.card.70</comment>
            <translation>急使</translation>
        </message>
        <message>
            <source>Innkeeper</source>
            <comment>occupations.card.71</comment>
            <translation>宿屋の主人</translation>
        </message>
        <message>
            <source>Earl</source>
            <comment>occupations.card.72</comment>
            <translation>伯爵</translation>
        </message>
        <message>
            <source>Metalsmith</source>
            <comment>occupations.card.73</comment>
            <translation>金属細工師</translation>
        </message>
        <message>
            <source>Cowherd</source>
            <comment>occupations.card.74</comment>
            <translation>牛飼い</translation>
        </message>
        <message>
            <source>Bone Collector</source>
            <comment>occupations.card.75</comment>
            <translation>骨集め</translation>
        </message>
        <message>
            <source>Homecomer</source>
            <comment>occupations.card.76</comment>
            <translation>帰郷者</translation>
        </message>
        <message>
            <source>Follower</source>
            <comment>occupations.card.77</comment>
            <translation>従者</translation>
        </message>
        <message>
            <source>Traveling Merchant</source>
            <comment>occupations.card.78</comment>
            <translation>旅商人</translation>
        </message>
        <message>
            <source>Breeder</source>
            <comment>occupations.card.79</comment>
            <translation>繁殖家</translation>
        </message>
        <message>
            <source>Craft Leader</source>
            <comment>occupations.card.8</comment>
            <translation>職人頭</translation>
        </message>
        <message>
            <source>Shepherd Boy</source>
            <comment>occupations.card.80</comment>
            <translation>羊飼いの少年</translation>
        </message>
        <message>
            <source>Quartermaster</source>
            <comment>occupations.card.81</comment>
            <translation>補給係</translation>
        </message>
        <message>
            <source>Longship Builder</source>
            <comment>occupations.card.82</comment>
            <translation>ドラゴン船の船大工</translation>
        </message>
        <message>
            <source>Wholesaler</source>
            <comment>occupations.card.83</comment>
            <translation>問屋</translation>
        </message>
        <message>
            <source>Harbor Guard</source>
            <comment>occupations.card.84</comment>
            <translation>港の番人</translation>
        </message>
        <message>
            <source>Hornblower</source>
            <comment>occupations.card.85</comment>
            <translation>角笛吹き</translation>
        </message>
        <message>
            <source>Hide Buyer</source>
            <comment>occupations.card.86</comment>
            <translation>皮革の買い付け人</translation>
        </message>
        <message>
            <source>Preacher</source>
            <comment>occupations.card.87</comment>
            <translation>説教師</translation>
        </message>
        <message>
            <source>Clerk</source>
            <comment>occupations.card.88</comment>
            <translation>書記</translation>
        </message>
        <message>
            <source>Catapulter</source>
            <comment>occupations.card.89</comment>
            <translation>投石機の射手</translation>
        </message>
        <message>
            <source>Ore Boatman</source>
            <comment>occupations.card.9</comment>
            <translation>鉱石運びの船頭</translation>
        </message>
        <message>
            <source>Sword Fighter</source>
            <comment>occupations.card.90</comment>
            <translation>剣士</translation>
        </message>
        <message>
            <source>Latecomer</source>
            <comment>occupations.card.91</comment>
            <translation>遅れて来た者</translation>
        </message>
        <message>
            <source>Sympathetic Soul</source>
            <comment>occupations.card.92</comment>
            <translation>情け深い人</translation>
        </message>
        <message>
            <source>Helper in Time of Need</source>
            <comment>occupations.card.93</comment>
            <translation>窮地の助っ人</translation>
        </message>
        <message>
            <source>Spice Merchant</source>
            <comment>occupations.card.94</comment>
            <translation>香辛料商人</translation>
        </message>
        <message>
            <source>Wanderer</source>
            <comment>occupations.card.95</comment>
            <translation>放浪者</translation>
        </message>
        <message>
            <source>Meat Merchant</source>
            <comment>occupations.card.96</comment>
            <translation>肉商人</translation>
        </message>
        <message>
            <source>Pea Counter</source>
            <comment>occupations.card.97</comment>
            <translation>エンドウ豆数え</translation>
        </message>
        <message>
            <source>Nobleman</source>
            <comment>occupations.card.98</comment>
            <translation>貴族</translation>
        </message>
        <message>
            <source>Tutor</source>
            <comment>occupations.card.99</comment>
            <translation>指南役</translation>
        </message>
        <message>
            <source>Blue</source>
            <comment>occupations.colour.b</comment>
            <translation>青</translation>
        </message>
        <message>
            <source>Green</source>
            <comment>occupations.colour.g</comment>
            <translation>緑</translation>
        </message>
        <message>
            <source>Red</source>
            <comment>occupations.colour.r</comment>
            <translation>赤</translation>
        </message>
        <message>
            <source>Yellow</source>
            <comment>occupations.colour.y</comment>
            <translation>黄</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>occupations.each</comment>
            <extracomment>%1 is received, %2 says for what, once each: a text whose key begins with occupations.each.</extracomment>
            <translation>%2%1</translation>
        </message>
        <message>
            <source>per kind of wood, stone and ore paid</source>
            <comment>occupations.each.action.resource_kinds_paid</comment>
            <translation>払った木材・石材・鉱石1種ごとに</translation>
        </message>
        <message>
            <source>per stone house and long house</source>
            <comment>occupations.each.houses.stone_or_long</comment>
            <translation>石造家屋・ロングハウス1軒ごとに</translation>
        </message>
        <message>
            <source>per knarr</source>
            <comment>occupations.each.ships.knarr</comment>
            <translation>商船1隻ごとに</translation>
        </message>
        <message>
            <source>per large ship</source>
            <comment>occupations.each.ships.large</comment>
            <translation>大型船1隻ごとに</translation>
        </message>
        <message>
            <source>per longship</source>
            <comment>occupations.each.ships.longship</comment>
            <translation>ドラゴン船1隻ごとに</translation>
        </message>
        <message>
            <source>per whaling boat</source>
            <comment>occupations.each.ships.whaling_boat</comment>
            <translation>捕鯨船1隻ごとに</translation>
        </message>
        <message>
            <source>per kind of animal in the stable</source>
            <comment>occupations.each.stable.kinds</comment>
            <translation>小屋の家畜1種ごとに</translation>
        </message>
        <message>
            <source>per pair of game and whale meat in supply, which stay</source>
            <comment>occupations.each.supply.meat_pairs</comment>
            <translation>手元の狩猟肉と鯨肉1組ごとに（手元に残る）</translation>
        </message>
        <message>
            <source>for each of them, ending with at most %1</source>
            <comment>occupations.each.supply.peas_to_double</comment>
            <translation>手元の1個ごとに（合計%1個まで）</translation>
        </message>
        <message>
            <source>per kind of red good and animal in supply</source>
            <comment>occupations.each.supply.red_kinds</comment>
            <translation>手元の赤い物品と家畜1種ごとに</translation>
        </message>
        <message numerus="yes">
            <source>you took %n or more kinds of items from strips</source>
            <comment>occupations.if.action.distinct_mountain_items.at_least</comment>
            <translation>
                <numerusform>タイルから%n種類以上取った</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you paid exactly %n long swords</source>
            <comment>occupations.if.action.long_sword_paid.exactly</comment>
            <translation>
                <numerusform>長剣をちょうど%n枚払った</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the space itself yields exactly %n silver</source>
            <comment>occupations.if.action.printed_silver_gain.exactly</comment>
            <translation>
                <numerusform>スペース自体の銀貨がちょうど%n枚</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it was a printed space for exactly %n Vikings</source>
            <comment>occupations.if.action.printed_space_vikings.exactly</comment>
            <translation>
                <numerusform>ちょうど駒%n個の印刷されたスペース</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you had rolled exactly %n times</source>
            <comment>occupations.if.action.rolls_used.exactly</comment>
            <translation>
                <numerusform>ちょうど%n回振っていた</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you paid exactly %n spears</source>
            <comment>occupations.if.action.spear_paid.exactly</comment>
            <translation>
                <numerusform>槍をちょうど%n枚払った</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it brought %n or more stockfish</source>
            <comment>occupations.if.action.stockfish_gained.at_least</comment>
            <translation>
                <numerusform>干し魚を%n個以上得た</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it brought %n or more stone</source>
            <comment>occupations.if.action.stone_gained.at_least</comment>
            <translation>
                <numerusform>石材を%n個以上得た</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it brought %n or more wood</source>
            <comment>occupations.if.action.wood_gained.at_least</comment>
            <translation>
                <numerusform>木材を%n個以上得た</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you paid %n or more wood</source>
            <comment>occupations.if.action.wood_paid.at_least</comment>
            <translation>
                <numerusform>木材を%n個以上払った</numerusform>
            </translation>
        </message>
        <message>
            <source>you paid no wood</source>
            <comment>occupations.if.action.wood_paid.none</comment>
            <translation>木材を払わなかった</translation>
        </message>
        <message numerus="yes">
            <source>%n or more game meat was served</source>
            <comment>occupations.if.banquet.game_meat_used.at_least</comment>
            <translation>
                <numerusform>狩猟肉を%n個以上出した</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more stockfish were served</source>
            <comment>occupations.if.banquet.stockfish_used.at_least</comment>
            <translation>
                <numerusform>干し魚を%n個以上出した</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>no more than %n come at once</source>
            <comment>occupations.if.event.count.at_most</comment>
            <translation>
                <numerusform>一度に%n個以下</numerusform>
            </translation>
        </message>
        <message>
            <source>it is ore</source>
            <comment>occupations.if.event.item.ore</comment>
            <translation>それが鉱石</translation>
        </message>
        <message>
            <source>it is a 2-silver mark</source>
            <comment>occupations.if.event.item.silver2</comment>
            <translation>それが2銀のマーク</translation>
        </message>
        <message>
            <source>it is stone</source>
            <comment>occupations.if.event.item.stone</comment>
            <translation>それが石材</translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more stone and long houses</source>
            <comment>occupations.if.houses.stone_or_long.at_least</comment>
            <translation>
                <numerusform>石造家屋とロングハウスが合わせて%n軒以上</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it is your placement number %n or later there this round</source>
            <comment>occupations.if.round.two_viking_placements.at_least</comment>
            <translation>
                <numerusform>このラウンドの2列目への配置が%n回目以降</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more large ships</source>
            <comment>occupations.if.ships.large.at_least</comment>
            <translation>
                <numerusform>大型船が%n隻以上</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more longships</source>
            <comment>occupations.if.ships.longship.at_least</comment>
            <translation>
                <numerusform>ドラゴン船が%n隻以上</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more clothing in supply</source>
            <comment>occupations.if.supply.clothing.at_least</comment>
            <translation>
                <numerusform>手元に衣服が%n個以上</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more</source>
            <comment>occupations.if.supply.flax.at_least</comment>
            <translation>
                <numerusform>手元に%n個以上</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more</source>
            <comment>occupations.if.supply.grain.at_least</comment>
            <translation>
                <numerusform>手元に%n個以上</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more ore in supply</source>
            <comment>occupations.if.supply.ore.at_least</comment>
            <translation>
                <numerusform>手元に鉱石が%n個以上</numerusform>
            </translation>
        </message>
        <message>
            <source>you have peas in supply, fewer than %2</source>
            <comment>occupations.if.supply.peas_to_double.at_least</comment>
            <translation>手元にエンドウ豆があって%2個未満</translation>
        </message>
        <message numerus="yes">
            <source>%n or more of your Vikings stand in column 2</source>
            <comment>occupations.if.vikings.column_2.at_least</comment>
            <translation>
                <numerusform>2列目に自分の駒が%n個以上</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more of your Vikings stand in column 3</source>
            <comment>occupations.if.vikings.column_3.at_least</comment>
            <translation>
                <numerusform>3列目に自分の駒が%n個以上</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more of your Vikings stand on crafting spaces</source>
            <comment>occupations.if.vikings.on_crafting.at_least</comment>
            <translation>
                <numerusform>工芸スペースに自分の駒が%n個以上</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>exactly %n stand there now</source>
            <comment>occupations.if.vikings.thing_square.exactly</comment>
            <translation>
                <numerusform>そこがちょうど%n個</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>occupations.lead.by</comment>
            <extracomment>%1 says when, %2 which figure decides: a text whose key begins with occupations.by.</extracomment>
            <translation>%1、%2</translation>
        </message>
        <message>
            <source>%1, if %2</source>
            <comment>occupations.lead.if</comment>
            <extracomment>%1 says when, %2 is a condition: a text whose key begins with occupations.if.</extracomment>
            <translation>%1、%2なら</translation>
        </message>
        <message>
            <source>%1, you may</source>
            <comment>occupations.lead.may</comment>
            <extracomment>%1 says when; what follows may be declined.</extracomment>
            <translation>%1、任意で</translation>
        </message>
        <message>
            <source>Once %1</source>
            <comment>occupations.lead.offer</comment>
            <extracomment>From then on, at any time; %1 is a condition.</extracomment>
            <translation>%1になったらいつでも</translation>
        </message>
        <message>
            <source>As soon as %1</source>
            <comment>occupations.lead.threshold</comment>
            <extracomment>%1 is a condition: a text whose key begins with occupations.if.</extracomment>
            <translation>%1になった時点で</translation>
        </message>
        <message>
            <source>%1 (only once)</source>
            <comment>occupations.limit.once</comment>
            <translation>%1（1度だけ）</translation>
        </message>
        <message>
            <source>%1 (once per action)</source>
            <comment>occupations.limit.per_action</comment>
            <translation>%1（1アクションに1回）</translation>
        </message>
        <message>
            <source>%1 (once per phase)</source>
            <comment>occupations.limit.per_phase</comment>
            <translation>%1（1フェイズに1回）</translation>
        </message>
        <message>
            <source>%1 (for each one)</source>
            <comment>occupations.limit.per_unit</comment>
            <translation>%1（1つごと）</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>occupations.line</comment>
            <extracomment>A line of a card's text: %1 says when it works, %2 what it does.</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1. %2</source>
            <comment>occupations.name</comment>
            <extracomment>%1 is the number of the card, %2 its name.</extracomment>
            <translation>%1. %2</translation>
        </message>
        <message>
            <source>Choose the starting occupation to keep.</source>
            <comment>occupations.offer.title</comment>
            <translation>手元に残す初期職業カードを選んでください。</translation>
        </message>
        <message>
            <source>all its rolls +%1</source>
            <comment>occupations.op.add_to_rolls</comment>
            <translation>このアクションの出目すべて+%1</translation>
        </message>
        <message>
            <source>the special tiles with the highest sword value in the stock take %1 less</source>
            <comment>occupations.op.best_special_less</comment>
            <translation>ストックで剣値が最高の特殊タイルは−%1</translation>
        </message>
        <message>
            <source>%1 silver less in all</source>
            <comment>occupations.op.discount.silver</comment>
            <translation>合計から銀貨−%1</translation>
        </message>
        <message>
            <source>%1 silver less where %2 or more are asked for</source>
            <comment>occupations.op.discount.silver.least</comment>
            <translation>銀貨%2枚以上なら−%1</translation>
        </message>
        <message>
            <source>%1 stone less</source>
            <comment>occupations.op.discount.stone</comment>
            <translation>石材−%1</translation>
        </message>
        <message>
            <source>claim any face-up exploration board with any ship</source>
            <comment>occupations.op.explore_any</comment>
            <translation>表向きのどの探険ボードも、どの船でも獲得できる</translation>
        </message>
        <message>
            <source>one of them may climb two steps</source>
            <comment>occupations.op.extra_step</comment>
            <translation>うち1個は2段階上げてよい</translation>
        </message>
        <message>
            <source>fewer needed %1: %2</source>
            <comment>occupations.op.fewer_vikings</comment>
            <extracomment>%1 says which figure decides, %2 are rows of figures and how many fewer.</extracomment>
            <translation>%1必要数が減る: %2</translation>
        </message>
        <message>
            <source>stone onto your shed</source>
            <comment>occupations.op.fill_shed.stone</comment>
            <translation>自分の倉庫に石材</translation>
        </message>
        <message>
            <source>wood onto your shed</source>
            <comment>occupations.op.fill_shed.wood</comment>
            <translation>自分の倉庫に木材</translation>
        </message>
        <message>
            <source>lay stockfish served at it in your houses</source>
            <comment>occupations.op.food_to_houses.stockfish</comment>
            <translation>出した干し魚を自分の家に置く</translation>
        </message>
        <message>
            <source>one more of a good, not an animal, of which you have exactly 3 in supply</source>
            <comment>occupations.op.fourth</comment>
            <translation>手元にちょうど3個ある物品（家畜以外）もう1個</translation>
        </message>
        <message>
            <source>longship with its ore</source>
            <comment>occupations.op.give_ship.longship</comment>
            <translation>ドラゴン船1隻（鉱石ごと）</translation>
        </message>
        <message>
            <source>whaling boat with its ore</source>
            <comment>occupations.op.give_ship.whaling_boat</comment>
            <translation>捕鯨船1隻（鉱石ごと）</translation>
        </message>
        <message>
            <source>emigrate without Vikings</source>
            <comment>occupations.op.grant.emigrate</comment>
            <translation>駒なしで移住</translation>
        </message>
        <message>
            <source>hunt game without Vikings</source>
            <comment>occupations.op.grant.hunt</comment>
            <translation>駒なしで狩猟</translation>
        </message>
        <message>
            <source>%1, 1 silver less %2</source>
            <comment>occupations.op.grant.off</comment>
            <extracomment>%1 is an action, %2 says for what, once each.</extracomment>
            <translation>%1（%2銀貨−1）</translation>
        </message>
        <message>
            <source>lay a snare without Vikings</source>
            <comment>occupations.op.grant.snare</comment>
            <translation>駒なしで罠の設置</translation>
        </message>
        <message>
            <source>a knarr may serve</source>
            <comment>occupations.op.knarrs_as_longships</comment>
            <translation>商船でもよい</translation>
        </message>
        <message>
            <source>1 ore per longship, each to be laid at once on your home or exploration boards</source>
            <comment>occupations.op.lay_ore</comment>
            <translation>ドラゴン船1隻ごとに鉱石1個、すぐホームボードか探険ボードに置く</translation>
        </message>
        <message>
            <source>up to %1 peas may lie lengthwise</source>
            <comment>occupations.op.lengthwise.peas</comment>
            <translation>エンドウ豆は%1個まで横長に置ける</translation>
        </message>
        <message>
            <source>green goods too, for %1 less than their blue side</source>
            <comment>occupations.op.loot_green</comment>
            <translation>緑の物品も取れる（青の面より−%1）</translation>
        </message>
        <message numerus="yes">
            <source>you may roll up to %n times</source>
            <comment>occupations.op.most_rolls</comment>
            <translation>
                <numerusform>%n回まで振れる</numerusform>
            </translation>
        </message>
        <message>
            <source>no mead at this feast</source>
            <comment>occupations.op.no_mead</comment>
            <translation>この饗宴で蜂蜜酒を出さない</translation>
        </message>
        <message>
            <source>1 ore off a longship</source>
            <comment>occupations.op.ore_off</comment>
            <translation>ドラゴン船の鉱石1個</translation>
        </message>
        <message>
            <source>%1 silver (less 1 per long sword, ½ per spear and bow, rounded down)</source>
            <comment>occupations.op.pay.less.weapons.off_a_longship</comment>
            <translation>銀貨%1枚（長剣1枚ごとに−1、槍と弓1枚ごとに−½、端数切り捨て）</translation>
        </message>
        <message>
            <source>silver equal to the round</source>
            <comment>occupations.op.pay.round</comment>
            <translation>ラウンド数と同じ枚数の銀貨</translation>
        </message>
        <message numerus="yes">
            <source>any %n weapon cards of yours</source>
            <comment>occupations.op.pay_weapons</comment>
            <translation>
                <numerusform>自分の武器カード%n枚</numerusform>
            </translation>
        </message>
        <message>
            <source>play an occupation</source>
            <comment>occupations.op.play_one</comment>
            <translation>職業カードを1枚プレイ</translation>
        </message>
        <message>
            <source>take 1 Viking back from each space you occupy in column %1</source>
            <comment>occupations.op.return_each</comment>
            <translation>%1列目の自分が使用中の各スペースから駒1個を戻す</translation>
        </message>
        <message>
            <source>take 1 Viking back from a space, then for silver equal to the round a second from there</source>
            <comment>occupations.op.return_from</comment>
            <translation>スペースから駒1個を戻し、さらにラウンド数の銀貨でそこから2個目も戻せる</translation>
        </message>
        <message>
            <source>take 1 Viking back from this space</source>
            <comment>occupations.op.return_here</comment>
            <translation>このスペースから駒1個を戻す</translation>
        </message>
        <message>
            <source>−%1</source>
            <comment>occupations.op.roll.less</comment>
            <translation>−%1</translation>
        </message>
        <message>
            <source>+%1</source>
            <comment>occupations.op.roll.more</comment>
            <translation>+%1</translation>
        </message>
        <message>
            <source>hold a bonus phase for your home board alone</source>
            <comment>occupations.op.run_phase.bonus.home</comment>
            <translation>自分のホームボードだけでボーナスフェイズを行う</translation>
        </message>
        <message>
            <source>hold a bonus phase for your houses alone</source>
            <comment>occupations.op.run_phase.bonus.houses</comment>
            <translation>自分の家だけでボーナスフェイズを行う</translation>
        </message>
        <message>
            <source>hold an animal breeding for yourself alone</source>
            <comment>occupations.op.run_phase.breeding</comment>
            <translation>自分だけで家畜の繁殖を行う</translation>
        </message>
        <message>
            <source>hold a whole feast for yourself alone</source>
            <comment>occupations.op.run_phase.feast</comment>
            <translation>自分だけで饗宴をすべて行う</translation>
        </message>
        <message>
            <source>%1 (built)</source>
            <comment>occupations.op.ship.built</comment>
            <translation>%1（建造）</translation>
        </message>
        <message>
            <source>longship that takes %1 ore from supply aboard</source>
            <comment>occupations.op.ship.loaded</comment>
            <translation>手元の鉱石%1個を積んだドラゴン船</translation>
        </message>
        <message numerus="yes">
            <source>up to %n whaling boats, as berths allow</source>
            <comment>occupations.op.ships.whaling_boat</comment>
            <translation>
                <numerusform>空き停泊スペースの数まで捕鯨船最大%n隻</numerusform>
            </translation>
        </message>
        <message>
            <source>spears may serve as long swords</source>
            <comment>occupations.op.spears_as_swords</comment>
            <translation>槍を長剣として使える</translation>
        </message>
        <message numerus="yes">
            <source>the strength may be divided over %n tiles</source>
            <comment>occupations.op.split_loot</comment>
            <translation>
                <numerusform>力をタイル%n枚に分けてよい</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>take up to %n items from one mountain strip</source>
            <comment>occupations.op.strip</comment>
            <translation>
                <numerusform>山岳タイル1枚から%n個まで取る</numerusform>
            </translation>
        </message>
        <message>
            <source>take stone or ore, if next on a mountain strip</source>
            <comment>occupations.op.strip_only.stone_ore</comment>
            <translation>山岳タイルの先頭の石材か鉱石を1個取る</translation>
        </message>
        <message>
            <source>take the cloak pin off anybody’s board, filling its hole with: %1</source>
            <comment>occupations.op.swap_special.cloakpin</comment>
            <translation>誰かのボードのマント留めを手元に取り、跡を埋める: %1</translation>
        </message>
        <message>
            <source>take the drinking horn off anybody’s board, filling its hole with: %1</source>
            <comment>occupations.op.swap_special.drinking_horn</comment>
            <translation>誰かのボードの角杯を手元に取り、跡を埋める: %1</translation>
        </message>
        <message>
            <source>also for those that work after one</source>
            <comment>occupations.op.tell.after</comment>
            <translation>収穫後のカードも働く</translation>
        </message>
        <message>
            <source>a harvest for your cards</source>
            <comment>occupations.op.tell.during</comment>
            <translation>自分のカードにとって収穫とみなす</translation>
        </message>
        <message>
            <source>weapons until you have %1 of each kind</source>
            <comment>occupations.op.top_up</comment>
            <translation>各種%1枚になるまで武器</translation>
        </message>
        <message numerus="yes">
            <source>turn over up to %n goods</source>
            <comment>occupations.op.turn_over</comment>
            <translation>
                <numerusform>物品を%n個まで裏返す</numerusform>
            </translation>
        </message>
        <message>
            <source>take 1 ore you loaded off a ship into supply</source>
            <comment>occupations.op.unload</comment>
            <translation>自分で船に積んだ鉱石1個を手元に戻す</translation>
        </message>
        <message>
            <source>move a good one colour up and one box left for %1 silver, once %2</source>
            <comment>occupations.op.up_left</comment>
            <translation>%2、銀貨%1枚で物品1個を1色上・1つ左のボックスへ移す</translation>
        </message>
        <message numerus="yes">
            <source>move %n orange goods up to %1 times one colour up and one box right</source>
            <comment>occupations.op.up_right</comment>
            <translation>
                <numerusform>橙の物品%n個を1色上・1つ右のボックスへ%1回まで移す</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n goods</source>
            <comment>occupations.op.upgrade</comment>
            <translation>
                <numerusform>物品を%n個まで格上げ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n of: %1</source>
            <comment>occupations.op.upgrade.kinds</comment>
            <translation>
                <numerusform>次の%n個を格上げ: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n orange goods</source>
            <comment>occupations.op.upgrade.orange</comment>
            <translation>
                <numerusform>橙の物品を%n個格上げ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n goods of one kind</source>
            <comment>occupations.op.upgrade.same</comment>
            <translation>
                <numerusform>同じ種類の物品を%n個まで格上げ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n goods by up to %1 steps</source>
            <comment>occupations.op.upgrade.steps</comment>
            <translation>
                <numerusform>物品%n個を%1段階まで格上げ</numerusform>
            </translation>
        </message>
        <message>
            <source>use a free space of column %1 just above or below one of yours, without Vikings</source>
            <comment>occupations.op.use_space.beside</comment>
            <translation>%1列目で自分の真上か真下の空きスペースを駒なしで使う</translation>
        </message>
        <message>
            <source>use an occupied space of column %1 without Vikings, none comes back</source>
            <comment>occupations.op.use_space.occupied</comment>
            <translation>%1列目の使用中のスペースを駒なしで使う（駒は戻らない）</translation>
        </message>
        <message numerus="yes">
            <source>draw %n weapon cards</source>
            <comment>occupations.op.weapons</comment>
            <translation>
                <numerusform>武器カードを%n枚引く</numerusform>
            </translation>
        </message>
        <message>
            <source>wood may fill single cells, as silver does</source>
            <comment>occupations.op.wood_in_houses</comment>
            <translation>銀貨と同じく木材を1マスに置ける</translation>
        </message>
        <message>
            <source>each spear counts %1</source>
            <comment>occupations.op.worth.spear</comment>
            <translation>槍1枚は%1と数える</translation>
        </message>
        <message>
            <source>each stone counts %1</source>
            <comment>occupations.op.worth.stone</comment>
            <translation>石材1個は%1と数える</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <comment>occupations.or</comment>
            <translation>%1か%2</translation>
        </message>
        <message>
            <source>%1; or %2</source>
            <comment>occupations.or.long</comment>
            <translation>%1／または%2</translation>
        </message>
        <message>
            <source>+%1</source>
            <comment>occupations.plus</comment>
            <extracomment>%1 is received.</extracomment>
            <translation>+%1</translation>
        </message>
        <message>
            <source>%1+: %2</source>
            <comment>occupations.row.all</comment>
            <extracomment>%1 is a figure or more, %2 what it brings.</extracomment>
            <translation>%1以上: %2</translation>
        </message>
        <message>
            <source>%1+: %2</source>
            <comment>occupations.row.at_least</comment>
            <extracomment>%1 is a figure or more, %2 what it brings.</extracomment>
            <translation>%1以上: %2</translation>
        </message>
        <message>
            <source>up to %1: %2</source>
            <comment>occupations.row.at_most</comment>
            <extracomment>%1 is a figure or less, %2 what it brings.</extracomment>
            <translation>%1以下: %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>occupations.row.exact</comment>
            <extracomment>%1 is a figure, %2 what it brings.</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1; %2</source>
            <comment>occupations.row.join</comment>
            <translation>%1／%2</translation>
        </message>
        <message>
            <source>Everything</source>
            <comment>occupations.touch.all</comment>
            <translation>すべて</translation>
        </message>
        <message>
            <source>Animals</source>
            <comment>occupations.touch.animals</comment>
            <translation>家畜</translation>
        </message>
        <message>
            <source>Blue goods</source>
            <comment>occupations.touch.blue</comment>
            <translation>青の物品</translation>
        </message>
        <message>
            <source>Home and exploration boards</source>
            <comment>occupations.touch.boards</comment>
            <translation>ホームボードと探険ボード</translation>
        </message>
        <message>
            <source>Dice actions</source>
            <comment>occupations.touch.dice</comment>
            <translation>ダイスのアクション</translation>
        </message>
        <message>
            <source>Feast</source>
            <comment>occupations.touch.feast</comment>
            <translation>饗宴</translation>
        </message>
        <message>
            <source>Green goods</source>
            <comment>occupations.touch.green</comment>
            <translation>緑の物品</translation>
        </message>
        <message>
            <source>Harvest</source>
            <comment>occupations.touch.harvest</comment>
            <translation>収穫</translation>
        </message>
        <message>
            <source>Sheds and houses</source>
            <comment>occupations.touch.houses</comment>
            <translation>倉庫と家</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>occupations.touch.income</comment>
            <translation>収入</translation>
        </message>
        <message>
            <source>Mountain strips</source>
            <comment>occupations.touch.mountain</comment>
            <translation>山岳タイル</translation>
        </message>
        <message>
            <source>Occupations</source>
            <comment>occupations.touch.occupations</comment>
            <translation>職業</translation>
        </message>
        <message>
            <source>Orange goods</source>
            <comment>occupations.touch.orange</comment>
            <translation>橙の物品</translation>
        </message>
        <message>
            <source>Red goods</source>
            <comment>occupations.touch.red</comment>
            <translation>赤の物品</translation>
        </message>
        <message>
            <source>Wood, stone and ore</source>
            <comment>occupations.touch.resources</comment>
            <translation>木材・石材・鉱石</translation>
        </message>
        <message>
            <source>Ships</source>
            <comment>occupations.touch.ships</comment>
            <translation>船</translation>
        </message>
        <message>
            <source>Silver</source>
            <comment>occupations.touch.silver</comment>
            <translation>銀貨</translation>
        </message>
        <message>
            <source>Special tiles</source>
            <comment>occupations.touch.specials</comment>
            <translation>特殊タイル</translation>
        </message>
        <message>
            <source>Upgrades</source>
            <comment>occupations.touch.upgrades</comment>
            <translation>格上げ</translation>
        </message>
        <message>
            <source>Vikings</source>
            <comment>occupations.touch.vikings</comment>
            <translation>ヴァイキング</translation>
        </message>
        <message>
            <source>Weapons</source>
            <comment>occupations.touch.weapons</comment>
            <translation>武器</translation>
        </message>
        <message>
            <source>%1 → %2</source>
            <comment>occupations.trade</comment>
            <extracomment>%1 is paid, %2 received for it.</extracomment>
            <translation>%1→%2</translation>
        </message>
        <message>
            <source>(%1)</source>
            <comment>occupations.way</comment>
            <extracomment>Part of a text that belongs together, in brackets.</extracomment>
            <translation>（%1）</translation>
        </message>
        <message>
            <source>%1 if %2</source>
            <comment>occupations.way.if</comment>
            <extracomment>%1 is received, %2 a condition.</extracomment>
            <translation>%2なら%1</translation>
        </message>
        <message>
            <source>When you next get a knarr</source>
            <comment>occupations.when.acquire_ship.knarr</comment>
            <translation>次に商船を得たとき</translation>
        </message>
        <message>
            <source>After using a space</source>
            <comment>occupations.when.action.any_space.after</comment>
            <translation>スペースを使ったあと</translation>
        </message>
        <message>
            <source>Cost of any space</source>
            <comment>occupations.when.action.any_space.cost</comment>
            <translation>スペースのコスト</translation>
        </message>
        <message>
            <source>After building houses</source>
            <comment>occupations.when.action.build_house.after</comment>
            <translation>建物の建築のあと</translation>
        </message>
        <message>
            <source>Cost of building houses</source>
            <comment>occupations.when.action.build_house.cost</comment>
            <translation>建物の建築のコスト</translation>
        </message>
        <message>
            <source>Before building houses or ships</source>
            <comment>occupations.when.action.build_house_or_build_ship.before</comment>
            <translation>建物の建築か船の建造の前</translation>
        </message>
        <message>
            <source>Instead of the whaling boat on the space for it</source>
            <comment>occupations.when.action.build_whaling_boat_space.instead</comment>
            <translation>捕鯨船の建造スペースで捕鯨船の代わりに</translation>
        </message>
        <message>
            <source>Before an action in column 2</source>
            <comment>occupations.when.action.column_2.before</comment>
            <translation>2列目のアクションの前</translation>
        </message>
        <message>
            <source>Before an action in column 4</source>
            <comment>occupations.when.action.column_4.before</comment>
            <translation>4列目のアクションの前</translation>
        </message>
        <message>
            <source>After crafting</source>
            <comment>occupations.when.action.crafting.after</comment>
            <translation>工芸のあと</translation>
        </message>
        <message>
            <source>Before crafting</source>
            <comment>occupations.when.action.crafting.before</comment>
            <translation>工芸の前</translation>
        </message>
        <message>
            <source>After crafting paid with ore</source>
            <comment>occupations.when.action.crafting_pays_ore.after</comment>
            <translation>鉱石を払った工芸のあと</translation>
        </message>
        <message>
            <source>Before paying ore for crafting</source>
            <comment>occupations.when.action.crafting_pays_ore.before</comment>
            <translation>工芸で鉱石を払う前</translation>
        </message>
        <message>
            <source>Cost of emigrating</source>
            <comment>occupations.when.action.emigrate.cost</comment>
            <translation>移住のコスト</translation>
        </message>
        <message>
            <source>When exploring in column 1</source>
            <comment>occupations.when.action.explore_column1.rule</comment>
            <translation>1列目の探険で</translation>
        </message>
        <message>
            <source>After exploring or emigrating</source>
            <comment>occupations.when.action.explore_or_emigrate.after</comment>
            <translation>探険か移住のあと</translation>
        </message>
        <message>
            <source>Before hunting game</source>
            <comment>occupations.when.action.hunt.before</comment>
            <translation>狩猟の前</translation>
        </message>
        <message>
            <source>Cost of a livestock market</source>
            <comment>occupations.when.action.livestock_market.cost</comment>
            <translation>家畜市場のコスト</translation>
        </message>
        <message>
            <source>After taking from the mountain</source>
            <comment>occupations.when.action.mountain.after</comment>
            <translation>山岳のアクションのあと</translation>
        </message>
        <message>
            <source>After a mountain space with one upgrade</source>
            <comment>occupations.when.action.mountain_plus_single_upgrade.after</comment>
            <translation>格上げ1個つきの山岳スペースのあと</translation>
        </message>
        <message>
            <source>Instead of the one upgrade of a mountain space</source>
            <comment>occupations.when.action.mountain_plus_single_upgrade.instead</comment>
            <translation>山岳スペースの格上げ1個の代わりに</translation>
        </message>
        <message>
            <source>Before overseas trading</source>
            <comment>occupations.when.action.overseas.before</comment>
            <translation>海外貿易の前</translation>
        </message>
        <message>
            <source>After overseas trading in column 2</source>
            <comment>occupations.when.action.overseas_column2.after</comment>
            <translation>2列目の海外貿易のあと</translation>
        </message>
        <message>
            <source>Before using an overseas trading space</source>
            <comment>occupations.when.action.overseas_printed.before</comment>
            <translation>海外貿易のスペースを使う前</translation>
        </message>
        <message>
            <source>Before pillaging</source>
            <comment>occupations.when.action.pillage.before</comment>
            <translation>略奪の前</translation>
        </message>
        <message>
            <source>After an action in which you played an occupation</source>
            <comment>occupations.when.action.played_occupation.after</comment>
            <translation>職業カードをプレイしたアクションのあと</translation>
        </message>
        <message>
            <source>Vikings for plundering</source>
            <comment>occupations.when.action.plunder.cost</comment>
            <translation>恐喝に必要な駒</translation>
        </message>
        <message>
            <source>Before raiding</source>
            <comment>occupations.when.action.raid.before</comment>
            <translation>襲撃の前</translation>
        </message>
        <message>
            <source>Instead of raiding</source>
            <comment>occupations.when.action.raid.instead</comment>
            <translation>襲撃の代わりに</translation>
        </message>
        <message>
            <source>Where a longship is required</source>
            <comment>occupations.when.action.requires_longship.rule</comment>
            <translation>ドラゴン船が必要なとき</translation>
        </message>
        <message>
            <source>After laying a snare, successful or not</source>
            <comment>occupations.when.action.snare.after</comment>
            <translation>罠の設置のあと、成否を問わず</translation>
        </message>
        <message>
            <source>When upgrading 3 or 4 goods by one step</source>
            <comment>occupations.when.action.upgrade_3_or_4.rule</comment>
            <translation>物品3〜4個を1段階格上げするとき</translation>
        </message>
        <message>
            <source>After an action that used a longship</source>
            <comment>occupations.when.action.uses_longship.after</comment>
            <translation>ドラゴン船を使ったアクションのあと</translation>
        </message>
        <message>
            <source>After an action of your Vikings</source>
            <comment>occupations.when.action.viking_action.after</comment>
            <translation>自分のヴァイキングのアクションのあと</translation>
        </message>
        <message>
            <source>During an action of your Vikings</source>
            <comment>occupations.when.action.viking_action.during</comment>
            <translation>自分のヴァイキングのアクション中</translation>
        </message>
        <message>
            <source>After a weekly market</source>
            <comment>occupations.when.action.weekly_market.after</comment>
            <translation>週市のあと</translation>
        </message>
        <message>
            <source>At any time</source>
            <comment>occupations.when.anytime</comment>
            <translation>いつでも</translation>
        </message>
        <message>
            <source>Instead of a house’s bonus of exactly one good</source>
            <comment>occupations.when.bonus.house_single_good.instead</comment>
            <translation>家のボーナスがちょうど物品1個のとき、その代わりに</translation>
        </message>
        <message>
            <source>When you build a stone or long house</source>
            <comment>occupations.when.build_house.stone_or_long</comment>
            <translation>石造家屋かロングハウスの建築時</translation>
        </message>
        <message>
            <source>When you build a knarr</source>
            <comment>occupations.when.build_ship.knarr</comment>
            <translation>商船の建造時</translation>
        </message>
        <message>
            <source>When you build a knarr or longship</source>
            <comment>occupations.when.build_ship.knarr_or_longship</comment>
            <translation>商船かドラゴン船の建造時</translation>
        </message>
        <message>
            <source>Every roll</source>
            <comment>occupations.when.dice.any.roll</comment>
            <translation>すべての出目</translation>
        </message>
        <message>
            <source>With any die</source>
            <comment>occupations.when.dice.any.setup</comment>
            <translation>どのダイスでも</translation>
        </message>
        <message>
            <source>Every roll for hunting game</source>
            <comment>occupations.when.dice.hunt.roll</comment>
            <translation>狩猟の出目</translation>
        </message>
        <message>
            <source>After a successful hunt</source>
            <comment>occupations.when.dice.hunt.success</comment>
            <translation>狩猟の成功後</translation>
        </message>
        <message>
            <source>Every roll for hunting game and snares</source>
            <comment>occupations.when.dice.hunt_or_snare.roll</comment>
            <translation>狩猟と罠の出目</translation>
        </message>
        <message>
            <source>After a failed raid</source>
            <comment>occupations.when.dice.raid.failure</comment>
            <translation>襲撃の失敗後</translation>
        </message>
        <message>
            <source>After a successful raid</source>
            <comment>occupations.when.dice.raid.success</comment>
            <translation>襲撃の成功後</translation>
        </message>
        <message>
            <source>Loot of raids and pillages</source>
            <comment>occupations.when.dice.raid_or_pillage.loot</comment>
            <translation>襲撃と略奪の戦利品</translation>
        </message>
        <message>
            <source>Every roll for raids and pillages</source>
            <comment>occupations.when.dice.raid_or_pillage.roll</comment>
            <translation>襲撃と略奪の出目</translation>
        </message>
        <message>
            <source>Paying in raids and pillages</source>
            <comment>occupations.when.dice.raid_or_pillage.spend</comment>
            <translation>襲撃と略奪の支払い</translation>
        </message>
        <message>
            <source>After a successful raid or pillage</source>
            <comment>occupations.when.dice.raid_or_pillage.success</comment>
            <translation>襲撃か略奪の成功後</translation>
        </message>
        <message>
            <source>After a successful snare</source>
            <comment>occupations.when.dice.snare.success</comment>
            <translation>罠の成功後</translation>
        </message>
        <message>
            <source>Paying in whaling</source>
            <comment>occupations.when.dice.whaling.spend</comment>
            <translation>捕鯨の支払い</translation>
        </message>
        <message>
            <source>After successful whaling</source>
            <comment>occupations.when.dice.whaling.success</comment>
            <translation>捕鯨の成功後</translation>
        </message>
        <message>
            <source>Instead of drawing an occupation</source>
            <comment>occupations.when.draw_occupation.instead</comment>
            <translation>職業カードを引く代わりに</translation>
        </message>
        <message>
            <source>When phase 11 removes an item from a strip</source>
            <comment>occupations.when.mountain_item.removed_in_phase_11</comment>
            <translation>山岳タイルの更新で失われるとき</translation>
        </message>
        <message>
            <source>When you take an item from a mountain strip</source>
            <comment>occupations.when.mountain_item.taken</comment>
            <translation>山岳タイルから取るとき</translation>
        </message>
        <message>
            <source>After the action phase</source>
            <comment>occupations.when.phase.actions.after</comment>
            <translation>アクションフェイズのあと</translation>
        </message>
        <message>
            <source>After the bonus phase</source>
            <comment>occupations.when.phase.bonus.after</comment>
            <translation>ボーナスフェイズのあと</translation>
        </message>
        <message>
            <source>In the bonus phase</source>
            <comment>occupations.when.phase.bonus.during</comment>
            <translation>ボーナスフェイズに</translation>
        </message>
        <message>
            <source>After the feast</source>
            <comment>occupations.when.phase.feast.after</comment>
            <translation>饗宴のあと</translation>
        </message>
        <message>
            <source>Before the feast</source>
            <comment>occupations.when.phase.feast.before</comment>
            <translation>饗宴の前</translation>
        </message>
        <message>
            <source>At the start of the feast</source>
            <comment>occupations.when.phase.feast.during</comment>
            <translation>饗宴の開始時</translation>
        </message>
        <message>
            <source>At the feast</source>
            <comment>occupations.when.phase.feast.rule</comment>
            <translation>饗宴で</translation>
        </message>
        <message>
            <source>After a harvest</source>
            <comment>occupations.when.phase.harvest.after</comment>
            <translation>収穫のあと</translation>
        </message>
        <message>
            <source>At the start of a harvest</source>
            <comment>occupations.when.phase.harvest.during</comment>
            <translation>収穫の開始時</translation>
        </message>
        <message>
            <source>Before income</source>
            <comment>occupations.when.phase.income.before</comment>
            <translation>収入の前</translation>
        </message>
        <message>
            <source>Instead of the new weapon</source>
            <comment>occupations.when.phase.new_weapon.instead</comment>
            <translation>新たな武器の代わりに</translation>
        </message>
        <message>
            <source>In a round without harvest</source>
            <comment>occupations.when.phase.no_harvest.during</comment>
            <translation>収穫のないラウンドに</translation>
        </message>
        <message>
            <source>At scoring</source>
            <comment>occupations.when.phase.scoring.during</comment>
            <translation>得点計算時</translation>
        </message>
        <message>
            <source>When you serve sheep or cattle at a feast</source>
            <comment>occupations.when.place.animal.banquet</comment>
            <translation>饗宴に羊か牛を出すとき</translation>
        </message>
        <message>
            <source>When you serve game or whale meat at a feast</source>
            <comment>occupations.when.place.game_meat_or_whale_meat.banquet</comment>
            <translation>饗宴に狩猟肉か鯨肉を出すとき</translation>
        </message>
        <message>
            <source>When you lay grain in a stone or long house</source>
            <comment>occupations.when.place.grain.house</comment>
            <translation>石造家屋かロングハウスに穀物を置くとき</translation>
        </message>
        <message>
            <source>When you lay a rune stone on an exploration board</source>
            <comment>occupations.when.place.runestone.exploration</comment>
            <translation>探険ボードにルーン石碑を置くとき</translation>
        </message>
        <message>
            <source>When you lay a rune stone in a stone or long house</source>
            <comment>occupations.when.place.runestone.house</comment>
            <translation>石造家屋かロングハウスにルーン石碑を置くとき</translation>
        </message>
        <message>
            <source>Your stone and long houses</source>
            <comment>occupations.when.place.wood.rule</comment>
            <translation>自分の石造家屋とロングハウス</translation>
        </message>
        <message>
            <source>When played</source>
            <comment>occupations.when.play</comment>
            <translation>プレイ時</translation>
        </message>
        <message>
            <source>Instead of exactly 2 salt meat at once</source>
            <comment>occupations.when.receive.2_salt_meat.instead</comment>
            <translation>一度にちょうど2個の塩漬け肉の代わりに</translation>
        </message>
        <message>
            <source>Instead of exactly 2 stockfish at once</source>
            <comment>occupations.when.receive.2_stockfish.instead</comment>
            <translation>一度にちょうど2個の干し魚の代わりに</translation>
        </message>
        <message>
            <source>When you get cattle</source>
            <comment>occupations.when.receive.cattle</comment>
            <translation>牛を得たとき</translation>
        </message>
        <message>
            <source>When you get a chest or treasure chest</source>
            <comment>occupations.when.receive.chest_or_treasure_chest</comment>
            <translation>収納箱か宝箱を得たとき</translation>
        </message>
        <message>
            <source>When you get spices</source>
            <comment>occupations.when.receive.spices</comment>
            <translation>香辛料を得たとき</translation>
        </message>
        <message>
            <source>When Vikings enter or leave your Thing square</source>
            <comment>occupations.when.thing_square.becomes</comment>
            <translation>自分のシング広場の駒が増減したとき</translation>
        </message>
        <message>
            <source>When Vikings come back in the action phase</source>
            <comment>occupations.when.vikings_return.action_phase</comment>
            <translation>アクションフェイズに駒が戻るとき</translation>
        </message>
        <message>
            <source>Why: %1</source>
            <comment>occupations.work.because</comment>
            <translation>理由: %1</translation>
        </message>
        <message>
            <source>A card may take its place: choose.</source>
            <comment>occupations.work.instead</comment>
            <translation>カードで置き換えられます。選んでください。</translation>
        </message>
        <message>
            <source>Works now: %1</source>
            <comment>occupations.work.now</comment>
            <translation>効果発動中: %1</translation>
        </message>
        <message>
            <source>Several cards work now: choose the order.</source>
            <comment>occupations.work.order</comment>
            <translation>複数のカードが働きます。順番を選んでください。</translation>
        </message>
    </context>
    <context>
        <name>saves</name>
        <message>
            <source>The file may be damaged. The version saved before it is kept beside it, with the ending .bak.</source>
            <comment>saves.advice.damaged</comment>
            <translation>ファイルが壊れている可能性があります。1つ前に保存したものが、同じ場所に .bak の付いた名前で残っています。</translation>
        </message>
        <message>
            <source>The file may be damaged, and no older version of it is kept beside it.</source>
            <comment>saves.advice.damaged_alone</comment>
            <translation>ファイルが壊れている可能性があります。前に保存したものは同じ場所に残っていません。</translation>
        </message>
        <message>
            <source>Save to a file in a folder that exists.</source>
            <comment>saves.advice.file_in_folder</comment>
            <translation>既存のフォルダー内のファイルに保存してください。</translation>
        </message>
        <message>
            <source>An older file of that name is unharmed. Make room or choose another disk, and save again.</source>
            <comment>saves.advice.make_room</comment>
            <translation>同じ名前の古いファイルは無事です。空き容量を増やすか別のディスクを選んで、もう一度保存してください。</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <comment>saves.advice.other_file</comment>
            <translation>別のファイルを選んでください。</translation>
        </message>
        <message>
            <source>The version of this program that saved it can open it: %1</source>
            <comment>saves.advice.same_version</comment>
            <extracomment>%1: a version number.</extracomment>
            <translation>保存したときのバージョンのプログラムなら開けます: %1</translation>
        </message>
        <message>
            <source>An older file of that name is unharmed. Save again in another place.</source>
            <comment>saves.advice.save_elsewhere</comment>
            <translation>同じ名前の古いファイルは無事です。別の場所にもう一度保存してください。</translation>
        </message>
        <message>
            <source>Remove something, and save again.</source>
            <comment>saves.advice.smaller</comment>
            <translation>何かを取り除いて、もう一度保存してください。</translation>
        </message>
        <message>
            <source>Check the name and the disk, and try again.</source>
            <comment>saves.advice.try_again</comment>
            <translation>名前とディスクを確認して、もう一度試してください。</translation>
        </message>
        <message>
            <source>A newer version of this program may open it.</source>
            <comment>saves.advice.update</comment>
            <translation>このプログラムの新しいバージョンなら開ける可能性があります。</translation>
        </message>
        <message>
            <source>This game is open in another window.</source>
            <comment>saves.autosave.in_use</comment>
            <translation>このゲームは別のウィンドウで開かれています。</translation>
        </message>
        <message numerus="yes">
            <source>%n recorded moves do not fit the game and were left out; they are kept in: %1</source>
            <comment>saves.autosave.lines_left</comment>
            <extracomment>%1: a file name.</extracomment>
            <translation>
                <numerusform>記録された手のうち%n手はゲームに合わないため除外し、次のファイルに残しました: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>This is no path: %1</source>
            <comment>saves.edit.bad_path</comment>
            <translation>これはパスではありません: %1</translation>
        </message>
        <message>
            <source>This value does not belong there.</source>
            <comment>saves.edit.bad_value</comment>
            <translation>この値はここでは使えません。</translation>
        </message>
        <message>
            <source>PATH=VALUE is needed, not: %1</source>
            <comment>saves.edit.no_assignment</comment>
            <extracomment>PATH=VALUE: command line; %1: what was given instead.</extracomment>
            <translation>PATH=VALUE の形で指定してください（入力: %1）。</translation>
        </message>
        <message>
            <source>There is no such place in the saved game: %1</source>
            <comment>saves.edit.no_such_place</comment>
            <translation>保存データにない場所です: %1</translation>
        </message>
        <message>
            <source>Only what is under state or seats can be set, not: %1</source>
            <comment>saves.edit.wrong_root</comment>
            <extracomment>state and seats: words of the command line, never translated.</extracomment>
            <translation>変更できるのは state と seats の中だけです: %1</translation>
        </message>
        <message>
            <source>A file cannot have this name; the file was not saved.</source>
            <comment>saves.file.bad_name</comment>
            <translation>この名前は使えないため、ファイルを保存できませんでした。</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <comment>saves.file.cannot_read</comment>
            <translation>ファイルを読み取れません。</translation>
        </message>
        <message>
            <source>The file cannot be written; the file was not saved.</source>
            <comment>saves.file.cannot_write</comment>
            <translation>書き込めないため、ファイルを保存できませんでした。</translation>
        </message>
        <message>
            <source>The disk is full; the file was not saved.</source>
            <comment>saves.file.disk_full</comment>
            <translation>ディスクの空き容量がないため、ファイルを保存できませんでした。</translation>
        </message>
        <message>
            <source>This is a folder, not a file.</source>
            <comment>saves.file.folder</comment>
            <translation>これはファイルではなくフォルダーです。</translation>
        </message>
        <message>
            <source>The folder does not exist.</source>
            <comment>saves.file.no_folder</comment>
            <translation>フォルダーが見つかりません。</translation>
        </message>
        <message>
            <source>The file may not be read.</source>
            <comment>saves.file.no_permission_to_read</comment>
            <translation>ファイルを読み取る権限がありません。</translation>
        </message>
        <message>
            <source>Nothing may be written in this place; the file was not saved.</source>
            <comment>saves.file.no_permission_to_write</comment>
            <translation>この場所に書き込む権限がないため、ファイルを保存できませんでした。</translation>
        </message>
        <message>
            <source>The file does not exist.</source>
            <comment>saves.file.not_found</comment>
            <translation>ファイルが見つかりません。</translation>
        </message>
        <message>
            <source>This is a pipe or a device, not a file.</source>
            <comment>saves.file.special</comment>
            <translation>これはファイルではなく、パイプまたは装置です。</translation>
        </message>
        <message>
            <source>hidden answer</source>
            <comment>saves.history.hidden_answer</comment>
            <extracomment>What Undo takes back when the player who looks may not know the answer: a noun phrase.</extracomment>
            <translation>非公開の回答</translation>
        </message>
        <message>
            <source>The file was changed after it was saved, but its moves do lead to its position (changed: %1).</source>
            <comment>saves.load.changed</comment>
            <extracomment>%1: a path inside the file, such as state.players[0].silver.</extracomment>
            <translation>ファイルは保存後に変更されていますが、記録された手をたどるとこの局面になります（変更箇所: %1）。</translation>
        </message>
        <message>
            <source>The position was kept, but the recorded moves do not lead to it, so undo begins here (first difference: %1).</source>
            <comment>saves.load.differs</comment>
            <extracomment>%1: a path inside the file, such as state.players[0].silver.</extracomment>
            <translation>局面は読み込みましたが、記録された手をたどってもこの局面になりません。これより前には戻せません（最初の相違点: %1）。</translation>
        </message>
        <message>
            <source>The present rules cannot go on from the middle of the move that was saved, so the game opens at the start of its last turn; the file stays as it is.</source>
            <comment>saves.load.last_turn</comment>
            <translation>現在のルールでは保存された手の途中から続けられないため、最後の手番の始めから開きます。ファイル自体は変更されません。</translation>
        </message>
        <message>
            <source>The recorded moves take too long to check: the position was kept, and undo begins here.</source>
            <comment>saves.load.not_checked</comment>
            <translation>記録された手の確認に時間がかかりすぎます。局面は読み込みましたが、これより前には戻せません。</translation>
        </message>
        <message>
            <source>This game was saved under version %1 of its rules (now: %2): the position was kept, and undo begins here.</source>
            <comment>saves.load.other_rules</comment>
            <translation>このゲームはルールのバージョン%1で保存されています（現在: %2）。局面は読み込みましたが、これより前には戻せません。</translation>
        </message>
        <message>
            <source>A text holds half of a character.</source>
            <comment>saves.read.bad_text</comment>
            <translation>不完全な文字を含むテキストがあります。</translation>
        </message>
        <message>
            <source>The file holds a value that does not belong there: %1</source>
            <comment>saves.read.bad_value</comment>
            <extracomment>%1: a path inside the file.</extracomment>
            <translation>値が正しくない項目: %1</translation>
        </message>
        <message>
            <source>A key occurs twice in the same object: %1</source>
            <comment>saves.read.doubled_key</comment>
            <translation>同じ項目が2回あります: %1</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <comment>saves.read.empty</comment>
            <translation>ファイルが空です。</translation>
        </message>
        <message>
            <source>The file is no text in UTF-8.</source>
            <comment>saves.read.encoding</comment>
            <translation>ファイルは有効なテキスト（UTF-8）ではありません。</translation>
        </message>
        <message>
            <source>Only whole numbers are allowed, not: %1</source>
            <comment>saves.read.fraction</comment>
            <translation>整数でない値があります: %1</translation>
        </message>
        <message>
            <source>The saved position is not possible under the rules (%1): %2</source>
            <comment>saves.read.impossible</comment>
            <extracomment>%1: a path inside the file; %2: sentences of the rules.</extracomment>
            <translation>保存された局面はルール上ありえません（%1）: %2</translation>
        </message>
        <message>
            <source>A number has more than %1 digits.</source>
            <comment>saves.read.long_number</comment>
            <translation>%1桁を超える数があります。</translation>
        </message>
        <message>
            <source>Something is missing in the file: %1</source>
            <comment>saves.read.missing_key</comment>
            <extracomment>%1: a key or path inside the file.</extracomment>
            <translation>不足している項目: %1</translation>
        </message>
        <message>
            <source>The file was saved by a newer version of this program.</source>
            <comment>saves.read.newer</comment>
            <translation>新しいバージョンで作成されたファイルです。</translation>
        </message>
        <message>
            <source>The file holds a move of a player who is not at the table.</source>
            <comment>saves.read.no_such_seat</comment>
            <translation>席にいないプレイヤーの手がファイルにあります。</translation>
        </message>
        <message>
            <source>This is no saved game.</source>
            <comment>saves.read.not_a_save</comment>
            <translation>これは保存データではありません。</translation>
        </message>
        <message>
            <source>The file cannot be read beyond line %1, column %2.</source>
            <comment>saves.read.not_json</comment>
            <translation>ファイルを%1行目、%2文字目より先は読み取れません。</translation>
        </message>
        <message>
            <source>The game was saved under version %1 of its rules, and the present ones (version %2) cannot read its position.</source>
            <comment>saves.read.other_rules</comment>
            <translation>このゲームはルールのバージョン%1で保存されており、現在のルール（バージョン%2）ではこの局面を読み込めません。</translation>
        </message>
        <message>
            <source>This is a bug report; it holds no game that could be opened.</source>
            <comment>saves.read.report</comment>
            <translation>これは不具合の報告であり、開けるゲームは含まれていません。</translation>
        </message>
        <message>
            <source>The values in the file are nested more than %1 levels deep.</source>
            <comment>saves.read.too_deep</comment>
            <translation>ファイルの入れ子が%1段階を超えています。</translation>
        </message>
        <message>
            <source>A saved game is never larger than %1 MB.</source>
            <comment>saves.read.too_large</comment>
            <extracomment>%1: a number.</extracomment>
            <translation>保存データが%1 MBを超えることはありません。</translation>
        </message>
        <message>
            <source>The file holds more values than any saved game.</source>
            <comment>saves.read.too_many_values</comment>
            <translation>ファイルの値の数が多すぎて、保存データではありえません。</translation>
        </message>
        <message>
            <source>The file holds a game that this program does not know: %1</source>
            <comment>saves.read.unknown_game</comment>
            <translation>不明なゲームのファイルです: %1</translation>
        </message>
        <message>
            <source>The file holds something unknown: %1</source>
            <comment>saves.read.unknown_key</comment>
            <extracomment>%1: a key or path inside the file.</extracomment>
            <translation>不明な項目: %1</translation>
        </message>
        <message>
            <source>A later move would no longer be possible: %1.</source>
            <comment>saves.take_back.not_legal</comment>
            <extracomment>%1: what that move does, such as the placing of a tile.</extracomment>
            <translation>後の手が不正になります: %1</translation>
        </message>
        <message>
            <source>That was in an earlier turn.</source>
            <comment>saves.take_back.other_turn</comment>
            <translation>それは以前の手番の手です。</translation>
        </message>
        <message>
            <source>Something was revealed since then; undo stops there.</source>
            <comment>saves.take_back.revealed</comment>
            <translation>その後に新しい情報が公開されたため、そこより前には戻せません。</translation>
        </message>
        <message>
            <source>A later move would then reveal something: %1.</source>
            <comment>saves.take_back.would_reveal</comment>
            <extracomment>%1: what that move does, such as the placing of a tile.</extracomment>
            <translation>後の手で新しい情報が公開されることになります: %1</translation>
        </message>
    </context>
    <context>
        <name>tiles</name>
        <message>
            <source>Touches its own colour</source>
            <comment>tiles.brief.apart</comment>
            <translation>同じ色に隣接</translation>
        </message>
        <message>
            <source>Blue touches blue</source>
            <comment>tiles.brief.apart.blue</comment>
            <translation>青同士が隣接</translation>
        </message>
        <message>
            <source>Green touches green</source>
            <comment>tiles.brief.apart.green</comment>
            <translation>緑同士が隣接</translation>
        </message>
        <message>
            <source>Orange touches orange</source>
            <comment>tiles.brief.apart.orange</comment>
            <translation>橙同士が隣接</translation>
        </message>
        <message>
            <source>Red touches red</source>
            <comment>tiles.brief.apart.red</comment>
            <translation>赤同士が隣接</translation>
        </message>
        <message>
            <source>Not allowed here</source>
            <comment>tiles.brief.colour</comment>
            <extracomment>The reason of tiles.why in two or three words, on a small card beside the board.</extracomment>
            <translation>ここに置けない種類</translation>
        </message>
        <message>
            <source>Covers a hole</source>
            <comment>tiles.brief.hole</comment>
            <translation>穴に重なる</translation>
        </message>
        <message>
            <source>Income before its square</source>
            <comment>tiles.brief.income</comment>
            <extracomment>An income cell is covered although cells of its square are still open.</extracomment>
            <translation>収入マスが正方形より先</translation>
        </message>
        <message>
            <source>Sticks out</source>
            <comment>tiles.brief.inside</comment>
            <translation>はみ出し</translation>
        </message>
        <message>
            <source>No mirroring here</source>
            <comment>tiles.brief.mirror</comment>
            <translation>左右反転は不可</translation>
        </message>
        <message>
            <source>Overlaps a tile</source>
            <comment>tiles.brief.overlap</comment>
            <translation>ほかのタイルに重なる</translation>
        </message>
        <message>
            <source>Line %1, column %2: this character is not allowed: %3</source>
            <comment>tiles.grid.character</comment>
            <extracomment>A board written as a text grid; %3 is the text at fault, in all texts of tiles.grid.</extracomment>
            <translation>%1行目、%2文字目: この文字は使えません: %3</translation>
        </message>
        <message>
            <source>Line %1, column %2: there is no grid.</source>
            <comment>tiles.grid.empty</comment>
            <translation>%1行目、%2文字目: グリッドがありません。</translation>
        </message>
        <message>
            <source>Line %1, column %2: the income cell has no number.</source>
            <comment>tiles.grid.no_number</comment>
            <translation>%1行目、%2文字目: 収入のマスに数字がありません。</translation>
        </message>
        <message>
            <source>Line %1, column %2: this is not an income cell: %3</source>
            <comment>tiles.grid.not_income</comment>
            <translation>%1行目、%2文字目: 収入のマスではありません: %3</translation>
        </message>
        <message>
            <source>Line %1, column %2: this is not a bonus cell: %3</source>
            <comment>tiles.grid.not_symbol</comment>
            <translation>%1行目、%2文字目: ボーナスのマスではありません: %3</translation>
        </message>
        <message>
            <source>Line %1, column %2: the row has another length than the first one.</source>
            <comment>tiles.grid.ragged</comment>
            <translation>%1行目、%2文字目: 行の長さが最初の行と異なります。</translation>
        </message>
        <message>
            <source>Line %1, column %2: this cannot be read: %3</source>
            <comment>tiles.grid.syntax</comment>
            <translation>%1行目、%2文字目: 読み取れません: %3</translation>
        </message>
        <message>
            <source>Line %1, column %2: the grid is larger than 64 × 64 cells.</source>
            <comment>tiles.grid.too_large</comment>
            <translation>%1行目、%2文字目: グリッドが64×64マスを超えています。</translation>
        </message>
        <message>
            <source>Line %1, column %2: the cell is named twice.</source>
            <comment>tiles.grid.twice</comment>
            <translation>%1行目、%2文字目: 同じマスが2回指定されています。</translation>
        </message>
        <message>
            <source>Invalid value: %1</source>
            <comment>tiles.problem.bad_value</comment>
            <translation>不正な値: %1</translation>
        </message>
        <message>
            <source>A list is expected here.</source>
            <comment>tiles.problem.no_list</comment>
            <translation>ここにはリストが必要です。</translation>
        </message>
        <message>
            <source>An object with named entries is expected here.</source>
            <comment>tiles.problem.no_object</comment>
            <translation>ここには名前付きの項目を持つオブジェクトが必要です。</translation>
        </message>
        <message>
            <source>Unknown board: %1</source>
            <comment>tiles.problem.unknown_board</comment>
            <translation>不明なボード: %1</translation>
        </message>
        <message>
            <source>Unknown entry: %1</source>
            <comment>tiles.problem.unknown_key</comment>
            <extracomment>A file with a packing problem; %1 is a name in the file, never translated.</extracomment>
            <translation>不明な項目: %1</translation>
        </message>
        <message>
            <source>Unknown tile: %1</source>
            <comment>tiles.problem.unknown_tile</comment>
            <translation>不明なタイル: %1</translation>
        </message>
        <message>
            <source>The tile touches a tile of its own colour.</source>
            <comment>tiles.why.apart</comment>
            <translation>タイルが同じ色のタイルに隣接しています。</translation>
        </message>
        <message>
            <source>Blue must not touch blue.</source>
            <comment>tiles.why.apart.blue</comment>
            <translation>青のタイル同士は隣接できません。</translation>
        </message>
        <message>
            <source>Green must not touch green.</source>
            <comment>tiles.why.apart.green</comment>
            <translation>緑のタイル同士は隣接できません。</translation>
        </message>
        <message>
            <source>Orange must not touch orange.</source>
            <comment>tiles.why.apart.orange</comment>
            <translation>橙のタイル同士は隣接できません。</translation>
        </message>
        <message>
            <source>Red must not touch red.</source>
            <comment>tiles.why.apart.red</comment>
            <translation>赤のタイル同士は隣接できません。</translation>
        </message>
        <message>
            <source>Tiles of this kind are not allowed here.</source>
            <comment>tiles.why.colour</comment>
            <extracomment>Reason why a tile in hand cannot lie there; so are all texts of tiles.why.</extracomment>
            <translation>この種類のタイルはここに置けません。</translation>
        </message>
        <message>
            <source>The tile covers a hole.</source>
            <comment>tiles.why.hole</comment>
            <extracomment>A hole, lake, mountain or pillar inside the area.</extracomment>
            <translation>タイルが穴に重なっています。</translation>
        </message>
        <message>
            <source>An income cell is covered only with or after its whole square.</source>
            <comment>tiles.why.income</comment>
            <extracomment>The square from the income track's 0 cell (lower left) to the income cell (upper right).</extracomment>
            <translation>収入のマスは、その正方形のほかのマスをすべてカバーしたあとか、同時にしかカバーできません。</translation>
        </message>
        <message>
            <source>The tile sticks out of the area.</source>
            <comment>tiles.why.inside</comment>
            <translation>タイルが配置エリアからはみ出しています。</translation>
        </message>
        <message>
            <source>Tiles may not be mirrored here.</source>
            <comment>tiles.why.mirror</comment>
            <translation>ここではタイルを左右反転できません。</translation>
        </message>
        <message>
            <source>The tile overlaps another one.</source>
            <comment>tiles.why.overlap</comment>
            <translation>タイルがほかのタイルと重なっています。</translation>
        </message>
    </context>
    <context>
        <name>wild_vikings</name>
        <message>
            <source>Bid: %1</source>
            <comment>wild_vikings.action.bid</comment>
            <translation>入札する: %1</translation>
        </message>
        <message>
            <source>Load a treasure: %1</source>
            <comment>wild_vikings.action.load</comment>
            <translation>財宝を積む: %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>wild_vikings.action.pass</comment>
            <extracomment>Not to bid in an auction.</extracomment>
            <translation>入札しない</translation>
        </message>
        <message>
            <source>Roll the die</source>
            <comment>wild_vikings.action.roll</comment>
            <translation>ダイスを振る</translation>
        </message>
        <message>
            <source>blue</source>
            <comment>wild_vikings.card.blue</comment>
            <translation>青</translation>
        </message>
        <message>
            <source>joker</source>
            <comment>wild_vikings.card.joker</comment>
            <translation>ジョーカー</translation>
        </message>
        <message>
            <source>red</source>
            <comment>wild_vikings.card.red</comment>
            <translation>赤</translation>
        </message>
        <message>
            <source>yellow</source>
            <comment>wild_vikings.card.yellow</comment>
            <extracomment>The kind of one card, after a colon; so are all texts of wild_vikings.card.</extracomment>
            <translation>黄色</translation>
        </message>
        <message numerus="yes">
            <source>%n blue cards</source>
            <comment>wild_vikings.cards.blue</comment>
            <translation>
                <numerusform>青のカード%n枚</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n jokers</source>
            <comment>wild_vikings.cards.joker</comment>
            <translation>
                <numerusform>ジョーカー%n枚</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n red cards</source>
            <comment>wild_vikings.cards.red</comment>
            <translation>
                <numerusform>赤のカード%n枚</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n yellow cards</source>
            <comment>wild_vikings.cards.yellow</comment>
            <extracomment>Part of a list of cards behind a colon.</extracomment>
            <translation>
                <numerusform>黄色のカード%n枚</numerusform>
            </translation>
        </message>
        <message>
            <source>The auction is impossible.</source>
            <comment>wild_vikings.check.auction</comment>
            <translation>競りの状態が正しくありません。</translation>
        </message>
        <message>
            <source>A bid is impossible: player %1.</source>
            <comment>wild_vikings.check.bid</comment>
            <translation>入札が正しくありません。プレイヤー: %1。</translation>
        </message>
        <message>
            <source>The cards of a kind add up to %1, not to %2.</source>
            <comment>wild_vikings.check.cards</comment>
            <translation>ある種類のカードの合計が合いません: %1（正しい数: %2）。</translation>
        </message>
        <message>
            <source>The cards drawn from the new draw pile do not fit it: player %1.</source>
            <comment>wild_vikings.check.drawn</comment>
            <translation>新しい山札から引いたカードが山札の内容と合いません。プレイヤー: %1。</translation>
        </message>
        <message>
            <source>The chance source is out of range.</source>
            <comment>wild_vikings.check.generator</comment>
            <translation>乱数の状態が範囲外です。</translation>
        </message>
        <message>
            <source>A hand is over the limit: %1.</source>
            <comment>wild_vikings.check.hand_limit</comment>
            <translation>手札が上限を超えています: %1。</translation>
        </message>
        <message>
            <source>Hidden cards stand where none can be, or their number is wrong.</source>
            <comment>wild_vikings.check.hidden</comment>
            <translation>見えないカードの場所か枚数が正しくありません。</translation>
        </message>
        <message>
            <source>The leader of the auction does not fit the bids.</source>
            <comment>wild_vikings.check.leader</comment>
            <translation>最高入札のプレイヤーが入札と合いません。</translation>
        </message>
        <message>
            <source>%1 is out of range.</source>
            <comment>wild_vikings.check.negative</comment>
            <translation>%1が範囲外です。</translation>
        </message>
        <message>
            <source>%1 must have one entry for each of the seats: %2.</source>
            <comment>wild_vikings.check.one_each</comment>
            <extracomment>%1 is the name of a field in a save file, as in all texts of wild_vikings.check.</extracomment>
            <translation>%1には席ごとに1つの値が必要です。席: %2。</translation>
        </message>
        <message>
            <source>Option %1 cannot have this value: %2.</source>
            <comment>wild_vikings.check.option</comment>
            <translation>オプション%1はこの値にできません: %2。</translation>
        </message>
        <message>
            <source>The game cannot be over while the supply lasts.</source>
            <comment>wild_vikings.check.over</comment>
            <translation>ストックが残っている間はゲームが終わりません。</translation>
        </message>
        <message>
            <source>The draw pile does not fit what was shuffled into it.</source>
            <comment>wild_vikings.check.reshuffled</comment>
            <translation>山札がシャッフルした捨て札と合いません。</translation>
        </message>
        <message>
            <source>The row must hold each of the three ships once.</source>
            <comment>wild_vikings.check.row</comment>
            <translation>船の列には3隻の船が1隻ずつ必要です。</translation>
        </message>
        <message>
            <source>The number of seats is impossible: %1.</source>
            <comment>wild_vikings.check.seats</comment>
            <translation>席の数が正しくありません: %1。</translation>
        </message>
        <message>
            <source>Cards that were shown are not in the hand of player %1.</source>
            <comment>wild_vikings.check.shown</comment>
            <translation>公開されたカードがプレイヤー%1の手札にありません。</translation>
        </message>
        <message>
            <source>The effects in progress are impossible.</source>
            <comment>wild_vikings.check.stack</comment>
            <translation>処理中の効果が正しくありません。</translation>
        </message>
        <message>
            <source>The treasures add up to %1, not to %2.</source>
            <comment>wild_vikings.check.tokens</comment>
            <translation>財宝の合計が合いません: %1（正しい数: %2）。</translation>
        </message>
        <message>
            <source>The number of the turn is impossible: %1.</source>
            <comment>wild_vikings.check.turn</comment>
            <translation>手番の番号が正しくありません: %1。</translation>
        </message>
        <message>
            <source>The viewer is no seat: %1.</source>
            <comment>wild_vikings.check.viewer</comment>
            <translation>見る側の席がありません: %1。</translation>
        </message>
        <message>
            <source>Auction: %1 (treasures: %2)</source>
            <comment>wild_vikings.event.auction</comment>
            <translation>競り: %1（財宝: %2）</translation>
        </message>
        <message>
            <source>%1 begins; ships from the village on: %2</source>
            <comment>wild_vikings.event.began</comment>
            <extracomment>%2 is a list of ships, the one beside the village first.</extracomment>
            <translation>%1がスタートプレイヤー。村に近い順の船: %2</translation>
        </message>
        <message>
            <source>%1 bids: %2</source>
            <comment>wild_vikings.event.bid</comment>
            <translation>%1が入札しました: %2</translation>
        </message>
        <message>
            <source>%1 draws a card</source>
            <comment>wild_vikings.event.drew</comment>
            <extracomment>A card that the reader does not see.</extracomment>
            <translation>%1がカードを1枚引きました</translation>
        </message>
        <message>
            <source>%1 draws: %2</source>
            <comment>wild_vikings.event.drew_card</comment>
            <translation>%1が引きました: %2</translation>
        </message>
        <message>
            <source>Ship is empty, no auction: %1</source>
            <comment>wild_vikings.event.empty</comment>
            <translation>船が空なので競りはありません: %1</translation>
        </message>
        <message>
            <source>%1 draws nothing: the hand is full</source>
            <comment>wild_vikings.event.hand_full</comment>
            <translation>%1は手札が上限のため引きませんでした</translation>
        </message>
        <message>
            <source>The highest bids are level, nobody wins: %1</source>
            <comment>wild_vikings.event.level</comment>
            <translation>最高入札が同数のため誰も競り落としませんでした: %1</translation>
        </message>
        <message>
            <source>Treasure loaded: %1 (aboard: %2, supply: %3)</source>
            <comment>wild_vikings.event.loaded</comment>
            <extracomment>%2: treasures aboard that ship now; %3: treasures left in the supply.</extracomment>
            <translation>財宝を積みました: %1（積荷: %2、ストック: %3）</translation>
        </message>
        <message>
            <source>%1 draws nothing: no cards are left</source>
            <comment>wild_vikings.event.no_card</comment>
            <translation>%1はカードが残っていないため引けませんでした</translation>
        </message>
        <message>
            <source>Nobody bids: %1</source>
            <comment>wild_vikings.event.nobody_bid</comment>
            <extracomment>%1 is the ship, here and in the following lines.</extracomment>
            <translation>入札なし: %1</translation>
        </message>
        <message>
            <source>A ship was rolled with an empty supply, the game ends; winner: %1</source>
            <comment>wild_vikings.event.over</comment>
            <translation>ストックが空の状態で船の目が出たため、ゲーム終了。勝者: %1</translation>
        </message>
        <message>
            <source>A ship was rolled with an empty supply, the game ends; winners: %1</source>
            <comment>wild_vikings.event.over_shared</comment>
            <translation>ストックが空の状態で船の目が出たため、ゲーム終了。勝利を分かち合うプレイヤー: %1</translation>
        </message>
        <message>
            <source>%1 passes</source>
            <comment>wild_vikings.event.passed</comment>
            <translation>%1は入札しませんでした</translation>
        </message>
        <message numerus="yes">
            <source>The discards are shuffled into a new draw pile: %n cards</source>
            <comment>wild_vikings.event.reshuffled</comment>
            <translation>
                <numerusform>捨て札をシャッフルして新しい山札にしました: %n枚</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n treasures return to the supply: %1</source>
            <comment>wild_vikings.event.returned</comment>
            <translation>
                <numerusform>財宝%n個がストックに戻りました: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 rolls: %2</source>
            <comment>wild_vikings.event.rolled</comment>
            <translation>%1がダイスを振りました: %2</translation>
        </message>
        <message>
            <source>The supply is empty</source>
            <comment>wild_vikings.event.supply_empty</comment>
            <translation>ストックがなくなりました</translation>
        </message>
        <message>
            <source>%1 takes all treasures: %2</source>
            <comment>wild_vikings.event.taken</comment>
            <translation>%1がすべての財宝を獲得しました: %2</translation>
        </message>
        <message>
            <source>Cards taken back: %1</source>
            <comment>wild_vikings.event.taken_back</comment>
            <extracomment>%1 is a list of players who take back the cards that they had bid.</extracomment>
            <translation>カードを手札に戻しました: %1</translation>
        </message>
        <message numerus="yes">
            <source>%1 takes %n treasures: %2</source>
            <comment>wild_vikings.event.taken_number</comment>
            <translation>
                <numerusform>%1が財宝%n個を獲得しました: %2</numerusform>
            </translation>
        </message>
        <message>
            <source>Ship goes to the back of the row: %1</source>
            <comment>wild_vikings.event.to_back</comment>
            <translation>船が列の最後尾へ移動しました: %1</translation>
        </message>
        <message>
            <source>%1 wins the auction and pays: %2</source>
            <comment>wild_vikings.event.won</comment>
            <translation>%1が競り落としました。支払い: %2</translation>
        </message>
        <message>
            <source>black ship</source>
            <comment>wild_vikings.face.black_ship</comment>
            <translation>黒の船</translation>
        </message>
        <message>
            <source>blue ship</source>
            <comment>wild_vikings.face.blue_ship</comment>
            <translation>青の船</translation>
        </message>
        <message>
            <source>card</source>
            <comment>wild_vikings.face.card</comment>
            <extracomment>Face of the die: everybody draws a card.</extracomment>
            <translation>カード</translation>
        </message>
        <message>
            <source>red ship</source>
            <comment>wild_vikings.face.red_ship</comment>
            <translation>赤の船</translation>
        </message>
        <message>
            <source>village</source>
            <comment>wild_vikings.face.village</comment>
            <translation>村</translation>
        </message>
        <message>
            <source>yellow ship</source>
            <comment>wild_vikings.face.yellow_ship</comment>
            <extracomment>Face of the die, after a colon.</extracomment>
            <translation>黄色の船</translation>
        </message>
        <message>
            <source>A bid cannot hold a negative number of cards.</source>
            <comment>wild_vikings.illegal.negative</comment>
            <translation>カードの枚数を負の数にはできません。</translation>
        </message>
        <message>
            <source>A bid needs at least one card.</source>
            <comment>wild_vikings.illegal.no_cards</comment>
            <translation>入札にはカードが1枚以上必要です。</translation>
        </message>
        <message>
            <source>There is no such ship.</source>
            <comment>wild_vikings.illegal.no_such_ship</comment>
            <translation>そのような船はありません。</translation>
        </message>
        <message numerus="yes">
            <source>A bid must have more than %n cards.</source>
            <comment>wild_vikings.illegal.not_higher</comment>
            <translation>
                <numerusform>入札は%n枚より多くしてください。</numerusform>
            </translation>
        </message>
        <message>
            <source>These cards are not in the hand.</source>
            <comment>wild_vikings.illegal.not_in_hand</comment>
            <translation>これらのカードは手札にありません。</translation>
        </message>
        <message>
            <source>Only cards of the ship's colour or jokers may be bid. Ship: %1.</source>
            <comment>wild_vikings.illegal.wrong_colour</comment>
            <translation>船と同じ色のカードかジョーカーだけ使えます。船: %1。</translation>
        </message>
        <message>
            <source>If nobody bids</source>
            <comment>wild_vikings.option.allPass</comment>
            <translation>入札がない場合</translation>
        </message>
        <message>
            <source>What happens to the ship and its treasures when nobody wins the auction.</source>
            <comment>wild_vikings.option.allPass.help</comment>
            <translation>誰も競り落とさなかったとき、船と財宝をどうするかを決めます。</translation>
        </message>
        <message>
            <source>Whoever rolled takes them</source>
            <comment>wild_vikings.option.allPass.rollerTakes</comment>
            <translation>ダイスを振ったプレイヤーが取る</translation>
        </message>
        <message>
            <source>Ship and treasures stay</source>
            <comment>wild_vikings.option.allPass.stay</comment>
            <translation>船も財宝もそのまま</translation>
        </message>
        <message>
            <source>The loaded ship goes to the back</source>
            <comment>wild_vikings.option.allPass.toBack</comment>
            <translation>財宝を積んだまま最後尾へ移動</translation>
        </message>
        <message>
            <source>The treasures return to the supply</source>
            <comment>wild_vikings.option.allPass.toSupply</comment>
            <translation>財宝はストックに戻る</translation>
        </message>
        <message>
            <source>Bidding rule</source>
            <comment>wild_vikings.option.bidRule</comment>
            <translation>入札ルール</translation>
        </message>
        <message>
            <source>Free bidding</source>
            <comment>wild_vikings.option.bidRule.free</comment>
            <translation>自由入札</translation>
        </message>
        <message>
            <source>Whether a bid must have more cards than the highest one so far.</source>
            <comment>wild_vikings.option.bidRule.help</comment>
            <translation>入札の枚数がそれまでの最高入札を上回らなければならないかを決めます。</translation>
        </message>
        <message>
            <source>Raise or pass</source>
            <comment>wild_vikings.option.bidRule.raiseOrPass</comment>
            <translation>上乗せかパス</translation>
        </message>
        <message>
            <source>Cards for a rolled card</source>
            <comment>wild_vikings.option.cardsPerCardFace</comment>
            <translation>カードの目で引く枚数</translation>
        </message>
        <message>
            <source>One each</source>
            <comment>wild_vikings.option.cardsPerCardFace.1</comment>
            <translation>1枚ずつ</translation>
        </message>
        <message>
            <source>Two each</source>
            <comment>wild_vikings.option.cardsPerCardFace.2</comment>
            <translation>2枚ずつ</translation>
        </message>
        <message>
            <source>How many cards everybody draws, one after the other, for this face.</source>
            <comment>wild_vikings.option.cardsPerCardFace.help</comment>
            <translation>この目が出たときに、全員が1枚ずつ順に引くカードの枚数です。</translation>
        </message>
        <message>
            <source>Empty ship at the village</source>
            <comment>wild_vikings.option.emptyShip</comment>
            <translation>村に着いた空の船</translation>
        </message>
        <message>
            <source>What an empty ship does when the village is rolled.</source>
            <comment>wild_vikings.option.emptyShip.help</comment>
            <translation>村の目が出たとき、空の船をどうするかを決めます。</translation>
        </message>
        <message>
            <source>Stays</source>
            <comment>wild_vikings.option.emptyShip.stay</comment>
            <translation>そのまま</translation>
        </message>
        <message>
            <source>Goes to the back</source>
            <comment>wild_vikings.option.emptyShip.toBack</comment>
            <translation>最後尾へ移動</translation>
        </message>
        <message>
            <source>Level at the end</source>
            <comment>wild_vikings.option.finalTie</comment>
            <translation>ゲーム終了時の同点</translation>
        </message>
        <message>
            <source>Who wins when several players have the most treasures.</source>
            <comment>wild_vikings.option.finalTie.help</comment>
            <translation>財宝が最も多いプレイヤーが複数いるとき、誰が勝つかを決めます。</translation>
        </message>
        <message>
            <source>The larger hand wins</source>
            <comment>wild_vikings.option.finalTie.mostCards</comment>
            <translation>手札の多いほうが勝つ</translation>
        </message>
        <message>
            <source>They share the win</source>
            <comment>wild_vikings.option.finalTie.shared</comment>
            <translation>勝利を分かち合う</translation>
        </message>
        <message>
            <source>First player</source>
            <comment>wild_vikings.option.firstPlayer</comment>
            <translation>スタートプレイヤー</translation>
        </message>
        <message>
            <source>Chosen</source>
            <comment>wild_vikings.option.firstPlayer.chosen</comment>
            <translation>指定する</translation>
        </message>
        <message>
            <source>Who rolls first.</source>
            <comment>wild_vikings.option.firstPlayer.help</comment>
            <translation>最初にダイスを振るプレイヤーの決め方です。</translation>
        </message>
        <message>
            <source>Random</source>
            <comment>wild_vikings.option.firstPlayer.random</comment>
            <translation>ランダム</translation>
        </message>
        <message>
            <source>Chosen first player</source>
            <comment>wild_vikings.option.firstSeat</comment>
            <translation>指定するスタートプレイヤー</translation>
        </message>
        <message>
            <source>The seat that rolls first if the first player is chosen.</source>
            <comment>wild_vikings.option.firstSeat.help</comment>
            <translation>スタートプレイヤーを指定する場合に、最初にダイスを振る席です。</translation>
        </message>
        <message>
            <source>Hand limit</source>
            <comment>wild_vikings.option.handLimit</comment>
            <translation>手札の上限</translation>
        </message>
        <message>
            <source>10 cards</source>
            <comment>wild_vikings.option.handLimit.10</comment>
            <translation>10枚</translation>
        </message>
        <message>
            <source>12 cards</source>
            <comment>wild_vikings.option.handLimit.12</comment>
            <translation>12枚</translation>
        </message>
        <message>
            <source>A player with that many cards draws none.</source>
            <comment>wild_vikings.option.handLimit.help</comment>
            <translation>手札がこの枚数のプレイヤーはカードを引きません。</translation>
        </message>
        <message>
            <source>None</source>
            <comment>wild_vikings.option.handLimit.none</comment>
            <extracomment>No limit to the number of cards in a hand.</extracomment>
            <translation>なし</translation>
        </message>
        <message>
            <source>Row of ships</source>
            <comment>wild_vikings.option.rowOrder</comment>
            <translation>船の列</translation>
        </message>
        <message>
            <source>In which order the ships lie beside the village at the start.</source>
            <comment>wild_vikings.option.rowOrder.help</comment>
            <translation>ゲーム開始時に村の横に並べる船の順番です。</translation>
        </message>
        <message>
            <source>Shuffled</source>
            <comment>wild_vikings.option.rowOrder.shuffled</comment>
            <translation>ランダム</translation>
        </message>
        <message>
            <source>Yellow, red, blue</source>
            <comment>wild_vikings.option.rowOrder.yellow-red-blue</comment>
            <translation>黄色、赤、青</translation>
        </message>
        <message>
            <source>Treasures visible</source>
            <comment>wild_vikings.option.scoresVisible</comment>
            <translation>財宝の数を公開</translation>
        </message>
        <message>
            <source>Hidden until the end</source>
            <comment>wild_vikings.option.scoresVisible.false</comment>
            <translation>終了まで非公開</translation>
        </message>
        <message>
            <source>Whether everybody can see how many treasures the others have won.</source>
            <comment>wild_vikings.option.scoresVisible.help</comment>
            <translation>ほかのプレイヤーが獲得した財宝の数を見られるかどうかを決めます。</translation>
        </message>
        <message>
            <source>Visible</source>
            <comment>wild_vikings.option.scoresVisible.true</comment>
            <translation>公開</translation>
        </message>
        <message>
            <source>Level bids</source>
            <comment>wild_vikings.option.tieRule</comment>
            <extracomment>Bids with the same number of cards.</extracomment>
            <translation>同数の入札</translation>
        </message>
        <message>
            <source>The earlier bid wins</source>
            <comment>wild_vikings.option.tieRule.earlier</comment>
            <translation>先の入札が有効</translation>
        </message>
        <message>
            <source>With free bidding: who wins when the highest bids have as many cards.</source>
            <comment>wild_vikings.option.tieRule.help</comment>
            <translation>自由入札で最高入札が同数のとき、誰が競り落とすかを決めます。</translation>
        </message>
        <message>
            <source>The later bid wins</source>
            <comment>wild_vikings.option.tieRule.later</comment>
            <translation>後の入札が有効</translation>
        </message>
        <message>
            <source>Nobody wins</source>
            <comment>wild_vikings.option.tieRule.noSale</comment>
            <translation>誰も競り落とさない</translation>
        </message>
        <message>
            <source>Number of treasures</source>
            <comment>wild_vikings.option.treasureTokens</comment>
            <translation>財宝の数</translation>
        </message>
        <message>
            <source>About as long with any number of players</source>
            <comment>wild_vikings.option.treasureTokens.even_length</comment>
            <translation>人数によらず同じくらいの長さ</translation>
        </message>
        <message>
            <source>How many treasure tokens are in the game, from 15 to 60; the fewer, the shorter it is.</source>
            <comment>wild_vikings.option.treasureTokens.help</comment>
            <translation>ゲームで使う財宝トークンの数です（15〜60個）。少ないほど早く終わります。</translation>
        </message>
        <message>
            <source>Quick (20)</source>
            <comment>wild_vikings.option.treasureTokens.quick</comment>
            <translation>短時間（20個）</translation>
        </message>
        <message>
            <source>Short (30)</source>
            <comment>wild_vikings.option.treasureTokens.short</comment>
            <translation>短め（30個）</translation>
        </message>
        <message>
            <source>Standard (40)</source>
            <comment>wild_vikings.option.treasureTokens.standard</comment>
            <translation>標準（40個）</translation>
        </message>
        <message numerus="yes">
            <source>%1: bid more than %n cards or pass. Ship: %2, treasures: %3.</source>
            <comment>wild_vikings.prompt.bid_above</comment>
            <extracomment>%n is the number of cards in the highest bid so far.</extracomment>
            <translation>
                <numerusform>%1: %n枚より多く入札するかパスしてください。船: %2、財宝: %3。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: bid or pass. Ship: %2, treasures: %3, no bid yet.</source>
            <comment>wild_vikings.prompt.bid_first</comment>
            <translation>%1: 入札するかパスしてください。船: %2、財宝: %3、入札: なし。</translation>
        </message>
        <message numerus="yes">
            <source>%1: bid or pass. Ship: %2, treasures: %3, highest bid: %n cards.</source>
            <comment>wild_vikings.prompt.bid_free</comment>
            <extracomment>%n is the number of cards in the highest bid so far.</extracomment>
            <translation>
                <numerusform>%1: 入札するかパスしてください。船: %2、財宝: %3、最高入札: %n枚。</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: roll the die.</source>
            <comment>wild_vikings.prompt.roll</comment>
            <extracomment>%1 is a player's name, in all prompts.</extracomment>
            <translation>%1: ダイスを振ってください。</translation>
        </message>
        <message>
            <source>%1: choose a ship for the treasure.</source>
            <comment>wild_vikings.prompt.ship</comment>
            <translation>%1: 財宝を積む船を選んでください。</translation>
        </message>
        <message>
            <source>Whoever wants the treasures must then pay more cards.</source>
            <comment>wild_vikings.reason.drives_up</comment>
            <translation>競り落としたい人は、それだけ多くのカードを払うことになります。</translation>
        </message>
        <message>
            <source>A treasure on this ship helps this hand more than the others.</source>
            <comment>wild_vikings.reason.good_for_me</comment>
            <translation>この船に積んだ財宝は、ほかのプレイヤーの手札よりこの手札に有利です。</translation>
        </message>
        <message>
            <source>Nobody can bid after this.</source>
            <comment>wild_vikings.reason.last</comment>
            <translation>この後に入札できるプレイヤーはいません。</translation>
        </message>
        <message>
            <source>This bid wins in about %1 of 100 likely deals of the hidden cards.</source>
            <comment>wild_vikings.reason.likely</comment>
            <extracomment>A hint: the computer deals the cards that it does not see many times.</extracomment>
            <translation>見えないカードの配られ方100通りのうち約%1通りで、この入札が競り落とします。</translation>
        </message>
        <message>
            <source>The hand holds too few cards for a higher bid.</source>
            <comment>wild_vikings.reason.no_cards_fit</comment>
            <translation>最高入札を上回るだけの使えるカードが手札にありません。</translation>
        </message>
        <message>
            <source>There is nothing else to do.</source>
            <comment>wild_vikings.reason.only_answer</comment>
            <translation>ほかにできることはありません。</translation>
        </message>
        <message>
            <source>Keeping the cards for later auctions gains more.</source>
            <comment>wild_vikings.reason.pass_better</comment>
            <translation>カードを後の競りに残すほうが得です。</translation>
        </message>
        <message>
            <source>The hand is strongest in the colour of this ship.</source>
            <comment>wild_vikings.reason.strongest_colour</comment>
            <translation>手札はこの船の色が最も強力です。</translation>
        </message>
        <message>
            <source>The cards are worth more than the treasures.</source>
            <comment>wild_vikings.reason.too_dear</comment>
            <translation>この財宝よりもカードのほうに価値があります。</translation>
        </message>
        <message numerus="yes">
            <source>%n treasures are worth these cards.</source>
            <comment>wild_vikings.reason.worth_it</comment>
            <translation>
                <numerusform>財宝%n個はこのカードを使う価値があります。</numerusform>
            </translation>
        </message>
        <message>
            <source>Treasures</source>
            <comment>wild_vikings.score.treasures</comment>
            <translation>財宝</translation>
        </message>
        <message>
            <source>Player %1 cannot begin: the game has %2 players.</source>
            <comment>wild_vikings.setup.first_seat</comment>
            <translation>プレイヤー%1はスタートプレイヤーになれません。プレイ人数: %2</translation>
        </message>
        <message>
            <source>blue ship</source>
            <comment>wild_vikings.ship.blue</comment>
            <translation>青の船</translation>
        </message>
        <message>
            <source>red ship</source>
            <comment>wild_vikings.ship.red</comment>
            <translation>赤の船</translation>
        </message>
        <message>
            <source>yellow ship</source>
            <comment>wild_vikings.ship.yellow</comment>
            <extracomment>Noun after a colon; so are all names of ships.</extracomment>
            <translation>黄色の船</translation>
        </message>
        <message numerus="yes">
            <source>Beats the bid of %n cards.</source>
            <comment>wild_vikings.ui.bid.beats</comment>
            <extracomment>%n is the number of cards in the highest bid so far; so in the following.</extracomment>
            <translation>
                <numerusform>%n枚の入札を上回ります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Does not beat the bid of %n cards.</source>
            <comment>wild_vikings.ui.bid.behind</comment>
            <translation>
                <numerusform>%n枚の入札を上回りません。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bid %n cards</source>
            <comment>wild_vikings.ui.bid.button</comment>
            <extracomment>Button.</extracomment>
            <translation>
                <numerusform>%n枚で入札</numerusform>
            </translation>
        </message>
        <message>
            <source>No card in hand can make a higher bid: only a pass is possible.</source>
            <comment>wild_vikings.ui.bid.cannot</comment>
            <translation>手札ではこれを上回れません。できるのはパスだけです。</translation>
        </message>
        <message>
            <source>No bid so far: one card is enough.</source>
            <comment>wild_vikings.ui.bid.first</comment>
            <extracomment>Beside the button of a bid.</extracomment>
            <translation>まだ入札がありません。1枚から入札できます。</translation>
        </message>
        <message numerus="yes">
            <source>Highest bid so far: %n cards.</source>
            <comment>wild_vikings.ui.bid.highest</comment>
            <translation>
                <numerusform>これまでの最高入札: %n枚。</numerusform>
            </translation>
        </message>
        <message>
            <source>This bid leads.</source>
            <comment>wild_vikings.ui.bid.leads</comment>
            <translation>この入札が最高になります。</translation>
        </message>
        <message>
            <source>One card less</source>
            <comment>wild_vikings.ui.bid.less</comment>
            <translation>1枚減らす</translation>
        </message>
        <message numerus="yes">
            <source>Level with the bid of %n cards: nobody would win.</source>
            <comment>wild_vikings.ui.bid.level</comment>
            <translation>
                <numerusform>%n枚の入札と同数です。誰も競り落とせなくなります。</numerusform>
            </translation>
        </message>
        <message>
            <source>One card more</source>
            <comment>wild_vikings.ui.bid.more</comment>
            <translation>1枚増やす</translation>
        </message>
        <message numerus="yes">
            <source>More than %n cards are needed.</source>
            <comment>wild_vikings.ui.bid.needs</comment>
            <translation>
                <numerusform>%n枚より多く必要です。</numerusform>
            </translation>
        </message>
        <message>
            <source>No card has been chosen.</source>
            <comment>wild_vikings.ui.bid.no_less</comment>
            <translation>カードが選ばれていません。</translation>
        </message>
        <message>
            <source>There is no further card that could be bid.</source>
            <comment>wild_vikings.ui.bid.no_more</comment>
            <translation>入札に使えるカードはもうありません。</translation>
        </message>
        <message>
            <source>Bid</source>
            <comment>wild_vikings.ui.bid.short</comment>
            <extracomment>Button without cards chosen.</extracomment>
            <translation>入札する</translation>
        </message>
        <message>
            <source>The harbour</source>
            <comment>wild_vikings.ui.board</comment>
            <extracomment>What the board is called for screen readers: village, ships and island.</extracomment>
            <translation>港</translation>
        </message>
        <message>
            <source>Card: %1 (%2 of %3)</source>
            <comment>wild_vikings.ui.card</comment>
            <extracomment>%1 is the kind of card, %2 its place among the %3 cards of that kind.</extracomment>
            <translation>カード: %1（%3枚中%2枚目）</translation>
        </message>
        <message>
            <source>Enter adds it to the bid.</source>
            <comment>wild_vikings.ui.card.add</comment>
            <translation>Enterキーで入札に加えます。</translation>
        </message>
        <message>
            <source>Hidden card</source>
            <comment>wild_vikings.ui.card.hidden</comment>
            <translation>伏せたカード</translation>
        </message>
        <message>
            <source>Part of the bid. Enter takes it back.</source>
            <comment>wild_vikings.ui.card.take_back</comment>
            <translation>入札に入っています。Enterキーで戻します。</translation>
        </message>
        <message>
            <source>Cards in hand</source>
            <comment>wild_vikings.ui.column.hand</comment>
            <translation>手札の枚数</translation>
        </message>
        <message>
            <source>Draw pile</source>
            <comment>wild_vikings.ui.deck</comment>
            <translation>山札</translation>
        </message>
        <message>
            <source>Die</source>
            <comment>wild_vikings.ui.die</comment>
            <translation>ダイス</translation>
        </message>
        <message>
            <source>Nobody has rolled yet.</source>
            <comment>wild_vikings.ui.die.none</comment>
            <translation>まだ誰も振っていません。</translation>
        </message>
        <message>
            <source>Space or Enter rolls it.</source>
            <comment>wild_vikings.ui.die.roll</comment>
            <translation>スペースキーかEnterキーで振ります。</translation>
        </message>
        <message>
            <source>Discards</source>
            <comment>wild_vikings.ui.discard</comment>
            <translation>捨て札</translation>
        </message>
        <message>
            <source>Result</source>
            <comment>wild_vikings.ui.end</comment>
            <translation>結果</translation>
        </message>
        <message>
            <source>No cards in hand</source>
            <comment>wild_vikings.ui.hand.empty</comment>
            <translation>手札がありません</translation>
        </message>
        <message>
            <source>Wild Vikings</source>
            <comment>wild_vikings.ui.keys</comment>
            <extracomment>Heading of the keys of this game: its title.</extracomment>
            <translation>ワイルドバイキング</translation>
        </message>
        <message>
            <source>Lay the bid</source>
            <comment>wild_vikings.ui.keys.bid</comment>
            <translation>入札する</translation>
        </message>
        <message>
            <source>One card more or less in the bid</source>
            <comment>wild_vikings.ui.keys.more</comment>
            <translation>入札を1枚増やす、減らす</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>wild_vikings.ui.keys.pass</comment>
            <translation>入札しない</translation>
        </message>
        <message>
            <source>Roll the die</source>
            <comment>wild_vikings.ui.keys.roll</comment>
            <translation>ダイスを振る</translation>
        </message>
        <message>
            <source>Load the ship at that place of the row</source>
            <comment>wild_vikings.ui.keys.ship</comment>
            <translation>列のその位置の船に積む</translation>
        </message>
        <message>
            <source>Bid so many cards: jokers last</source>
            <comment>wild_vikings.ui.keys.size</comment>
            <extracomment>A digit chooses that many cards, of the ship's colour first.</extracomment>
            <translation>その枚数で入札（ジョーカーは最後に使う）</translation>
        </message>
        <message>
            <source>Hand is full</source>
            <comment>wild_vikings.ui.note.full</comment>
            <extracomment>Short note beside a player who draws nothing; so is the next.</extracomment>
            <translation>手札が上限です</translation>
        </message>
        <message>
            <source>No card left</source>
            <comment>wild_vikings.ui.note.no_card</comment>
            <translation>引けるカードがありません</translation>
        </message>
        <message numerus="yes">
            <source>%n cards.</source>
            <comment>wild_vikings.ui.pile.cards</comment>
            <translation>
                <numerusform>%n枚。</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards: %1.</source>
            <comment>wild_vikings.ui.pile.list</comment>
            <translation>カード: %1。</translation>
        </message>
        <message>
            <source>When the draw pile is empty, the discards are shuffled into a new one.</source>
            <comment>wild_vikings.ui.pile.reshuffle</comment>
            <translation>山札がなくなったら、捨て札をシャッフルして新しい山札にします。</translation>
        </message>
        <message>
            <source>To answer</source>
            <comment>wild_vikings.ui.plank.asked</comment>
            <extracomment>Stands below the name of the player who is to bid or pass now. Very short.</extracomment>
            <translation>回答待ち</translation>
        </message>
        <message>
            <source>Highest bid: %1.</source>
            <comment>wild_vikings.ui.plank.leads</comment>
            <extracomment>%1 is a player's name.</extracomment>
            <translation>最高入札: %1。</translation>
        </message>
        <message>
            <source>Level bids: nobody wins</source>
            <comment>wild_vikings.ui.plank.level</comment>
            <translation>同数のため誰も競り落とせませんでした</translation>
        </message>
        <message>
            <source>No bid</source>
            <comment>wild_vikings.ui.plank.passed</comment>
            <extracomment>Stands below the name of a player who has passed. Very short.</extracomment>
            <translation>入札なし</translation>
        </message>
        <message numerus="yes">
            <source>Nobody wins: %1 takes %n treasures</source>
            <comment>wild_vikings.ui.plank.roller</comment>
            <translation>
                <numerusform>競り落としなし: %1が財宝%n個を獲得</numerusform>
            </translation>
        </message>
        <message>
            <source>Auction</source>
            <comment>wild_vikings.ui.plank.title</comment>
            <translation>競り</translation>
        </message>
        <message>
            <source>Nobody bids</source>
            <comment>wild_vikings.ui.plank.unsold</comment>
            <translation>入札がありませんでした</translation>
        </message>
        <message>
            <source>Not yet asked</source>
            <comment>wild_vikings.ui.plank.waiting</comment>
            <extracomment>Stands below the name of a player who will be asked later. Very short.</extracomment>
            <translation>この後</translation>
        </message>
        <message numerus="yes">
            <source>%1 wins %n treasures</source>
            <comment>wild_vikings.ui.plank.won</comment>
            <extracomment>%1 is a player's name. Short.</extracomment>
            <translation>
                <numerusform>%1が財宝%n個を獲得</numerusform>
            </translation>
        </message>
        <message>
            <source>House rules</source>
            <comment>wild_vikings.ui.rules</comment>
            <translation>ハウスルール</translation>
        </message>
        <message>
            <source>This game is played by the standard rules.</source>
            <comment>wild_vikings.ui.rules.none</comment>
            <translation>このゲームは標準ルールで行います。</translation>
        </message>
        <message numerus="yes">
            <source>%n cards in hand.</source>
            <comment>wild_vikings.ui.seat.cards</comment>
            <translation>
                <numerusform>手札%n枚。</numerusform>
            </translation>
        </message>
        <message>
            <source>Hand: %1.</source>
            <comment>wild_vikings.ui.seat.hand</comment>
            <translation>手札: %1。</translation>
        </message>
        <message>
            <source>Known to everybody: %1.</source>
            <comment>wild_vikings.ui.seat.known</comment>
            <extracomment>%1 is a list of cards.</extracomment>
            <translation>全員に知られているカード: %1。</translation>
        </message>
        <message>
            <source>Known to everybody:</source>
            <comment>wild_vikings.ui.seat.known_label</comment>
            <extracomment>Small heading above the own cards that the other players know.</extracomment>
            <translation>全員に知られているカード:</translation>
        </message>
        <message>
            <source>Is to decide now.</source>
            <comment>wild_vikings.ui.seat.to_decide</comment>
            <translation>今、決める番です。</translation>
        </message>
        <message numerus="yes">
            <source>%n treasures.</source>
            <comment>wild_vikings.ui.seat.treasures</comment>
            <extracomment>Said after a player's name, as are all texts of wild_vikings.ui.seat.</extracomment>
            <translation>
                <numerusform>財宝%n個。</numerusform>
            </translation>
        </message>
        <message>
            <source>The number of treasures is hidden.</source>
            <comment>wild_vikings.ui.seat.treasures_hidden</comment>
            <translation>財宝の数は非公開です。</translation>
        </message>
        <message>
            <source>Place %1 in the row: %2</source>
            <comment>wild_vikings.ui.ship</comment>
            <extracomment>%1 is a number, 1 being beside the village; %2 is the name of a ship.</extracomment>
            <translation>列の%1番目: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n treasures aboard.</source>
            <comment>wild_vikings.ui.ship.aboard</comment>
            <translation>
                <numerusform>積んでいる財宝: %n個。</numerusform>
            </translation>
        </message>
        <message>
            <source>Empty: no auction</source>
            <comment>wild_vikings.ui.ship.empty</comment>
            <extracomment>Short note beside a ship.</extracomment>
            <translation>空の船: 競りなし</translation>
        </message>
        <message>
            <source>This ship lies beside the village.</source>
            <comment>wild_vikings.ui.ship.front</comment>
            <translation>村に最も近い船です。</translation>
        </message>
        <message>
            <source>Enter loads the treasure here.</source>
            <comment>wild_vikings.ui.ship.load</comment>
            <translation>Enterキーで財宝をここに積みます。</translation>
        </message>
        <message>
            <source>Supply</source>
            <comment>wild_vikings.ui.supply</comment>
            <translation>ストック</translation>
        </message>
        <message>
            <source>The supply is empty: a ship face now ends the game.</source>
            <comment>wild_vikings.ui.supply.empty</comment>
            <translation>ストックがなくなりました。次に船の目が出たらゲーム終了です。</translation>
        </message>
        <message numerus="yes">
            <source>%n treasures left.</source>
            <comment>wild_vikings.ui.supply.left</comment>
            <translation>
                <numerusform>財宝の残り: %n個。</numerusform>
            </translation>
        </message>
    </context>
</TS>
