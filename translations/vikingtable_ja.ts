<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
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
        <name>saves</name>
        <message>
            <source>The file may be damaged. The version before it is kept beside it, with the ending .bak.</source>
            <comment>saves.advice.damaged</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>An older file of that name is unharmed. Make room or choose another disk, and save again.</source>
            <comment>saves.advice.make_room</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <comment>saves.advice.other_file</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The version of this program that saved it can open it: %1</source>
            <comment>saves.advice.same_version</comment>
            <extracomment>%1: a version number.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>An older file of that name is unharmed. Save again in another place.</source>
            <comment>saves.advice.save_elsewhere</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Remove something, and save again.</source>
            <comment>saves.advice.smaller</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Check the name and the disk, and try again.</source>
            <comment>saves.advice.try_again</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A newer version of this program may open it.</source>
            <comment>saves.advice.update</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The game is not being saved automatically at the moment. Save it to another place.</source>
            <comment>saves.autosave.failing</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This game is open in another window.</source>
            <comment>saves.autosave.in_use</comment>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>%n recorded actions do not fit the game and were left out; they are kept in: %1</source>
            <comment>saves.autosave.lines_left</comment>
            <extracomment>%1: a file name.</extracomment>
            <translation type="unfinished">
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>This is no path: %1</source>
            <comment>saves.edit.bad_path</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This value does not belong there.</source>
            <comment>saves.edit.bad_value</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>PATH=VALUE is needed, not: %1</source>
            <comment>saves.edit.no_assignment</comment>
            <extracomment>PATH=VALUE: command line; %1: what was given instead.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no such place in the saved game: %1</source>
            <comment>saves.edit.no_such_place</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only what is under state or seats can be set, not: %1</source>
            <comment>saves.edit.wrong_root</comment>
            <extracomment>state and seats: words of the command line, never translated.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A file cannot have this name; the game was not saved.</source>
            <comment>saves.file.bad_name</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <comment>saves.file.cannot_read</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file cannot be written; the game was not saved.</source>
            <comment>saves.file.cannot_write</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The disk is full; the game was not saved.</source>
            <comment>saves.file.disk_full</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is a folder, not a file.</source>
            <comment>saves.file.folder</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The folder does not exist.</source>
            <comment>saves.file.no_folder</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file may not be read.</source>
            <comment>saves.file.no_permission_to_read</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing may be written in this place; the game was not saved.</source>
            <comment>saves.file.no_permission_to_write</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file does not exist.</source>
            <comment>saves.file.not_found</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>hidden answer</source>
            <comment>saves.history.hidden_answer</comment>
            <extracomment>What Undo takes back when the player who looks may not know the answer: a noun phrase.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file was changed after it was saved, but its actions do lead to its position (at: %1).</source>
            <comment>saves.load.changed</comment>
            <extracomment>%1: a path inside the file, such as state.players[0].silver.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The position was kept, but the recorded actions do not lead to it, so undo begins here (first difference: %1).</source>
            <comment>saves.load.differs</comment>
            <extracomment>%1: a path inside the file, such as state.players[0].silver.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The present rules cannot go on from the middle of the move that was saved, so the game opens at the start of its last turn; the file stays as it is.</source>
            <comment>saves.load.last_turn</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The recorded actions take too long to check: the position was kept, and undo begins here.</source>
            <comment>saves.load.not_checked</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This game was saved under version %1 of its rules (now: %2): the position was kept, and undo begins here.</source>
            <comment>saves.load.other_rules</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A text holds half of a character.</source>
            <comment>saves.read.bad_text</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file holds a value that does not belong there: %1</source>
            <comment>saves.read.bad_value</comment>
            <extracomment>%1: a path inside the file.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A key occurs twice in the same object: %1</source>
            <comment>saves.read.doubled_key</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <comment>saves.read.empty</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file is no text in UTF-8.</source>
            <comment>saves.read.encoding</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only whole numbers are allowed, not: %1</source>
            <comment>saves.read.fraction</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The position in the file is impossible (at: %1): %2</source>
            <comment>saves.read.impossible</comment>
            <extracomment>%1: a path inside the file; %2: sentences of the rules.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A number has more than %1 digits.</source>
            <comment>saves.read.long_number</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Something is missing in the file: %1</source>
            <comment>saves.read.missing_key</comment>
            <extracomment>%1: a key or path inside the file.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file was saved by a newer version of this program.</source>
            <comment>saves.read.newer</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file holds an action of a player who is not at the table.</source>
            <comment>saves.read.no_such_seat</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is no saved game.</source>
            <comment>saves.read.not_a_save</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file cannot be read beyond line %1, column %2.</source>
            <comment>saves.read.not_json</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The game was saved under version %1 of its rules, and the present ones (version %2) cannot read its position.</source>
            <comment>saves.read.other_rules</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is a bug report; it holds no game that could be opened.</source>
            <comment>saves.read.report</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The values in the file are nested more than %1 levels deep.</source>
            <comment>saves.read.too_deep</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A saved game is never larger than %1 MB.</source>
            <comment>saves.read.too_large</comment>
            <extracomment>%1: a number.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file holds more values than any saved game.</source>
            <comment>saves.read.too_many_values</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file holds a game that this program does not know: %1</source>
            <comment>saves.read.unknown_game</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file holds something unknown: %1</source>
            <comment>saves.read.unknown_key</comment>
            <extracomment>%1: a key or path inside the file.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A later action would no longer be possible: %1.</source>
            <comment>saves.take_back.not_legal</comment>
            <extracomment>%1: what that action does, such as the placing of a tile.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>That was in an earlier turn.</source>
            <comment>saves.take_back.other_turn</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Something was revealed since then; undo stops there.</source>
            <comment>saves.take_back.revealed</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A later action would then reveal something: %1.</source>
            <comment>saves.take_back.would_reveal</comment>
            <extracomment>%1: what that action does, such as the placing of a tile.</extracomment>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>tiles</name>
        <message>
            <source>The tile touches a tile of its own colour.</source>
            <comment>tiles.why.apart</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Blue must not touch blue.</source>
            <comment>tiles.why.apart.blue</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Green must not touch green.</source>
            <comment>tiles.why.apart.green</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Orange must not touch orange.</source>
            <comment>tiles.why.apart.orange</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Red must not touch red.</source>
            <comment>tiles.why.apart.red</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tiles of this kind are not allowed here.</source>
            <comment>tiles.why.colour</comment>
            <extracomment>Reason in the tooltip of the ghost that follows the mouse; so are all texts of tiles.why.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The tile covers a hole.</source>
            <comment>tiles.why.hole</comment>
            <extracomment>A hole, lake, mountain or pillar inside the area.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>An income cell is covered only with or after its whole square.</source>
            <comment>tiles.why.income</comment>
            <extracomment>The square from the income track's 0 cell (lower left) to the income cell (upper right).</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The tile sticks out of the area.</source>
            <comment>tiles.why.inside</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tiles may not be mirrored here.</source>
            <comment>tiles.why.mirror</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The tile overlaps another one.</source>
            <comment>tiles.why.overlap</comment>
            <translation type="unfinished"></translation>
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
        <message numerus="yes">
            <source>One card more than the others is enough for %n treasures.</source>
            <comment>wild_vikings.reason.enough</comment>
            <translation>
                <numerusform>ほかより1枚多いだけの入札で財宝%n個を狙えます。</numerusform>
            </translation>
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
    </context>
</TS>
