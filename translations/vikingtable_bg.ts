<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
    <context>
        <name>advice</name>
        <message>
            <source>Best fit</source>
            <comment>advice.fit</comment>
            <translation>Най-добро подреждане</translation>
        </message>
        <message numerus="yes">
            <source>Place %n tiles</source>
            <comment>advice.fit.accept</comment>
            <translation>
                <numerusform>Поставяне: %n</numerusform>
                <numerusform>Поставяне: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Place all</source>
            <comment>advice.fit.accept_all</comment>
            <translation>Поставяне на всички</translation>
        </message>
        <message>
            <source>Place this one</source>
            <comment>advice.fit.accept_one</comment>
            <translation>Поставяне само на тази</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles placed.</source>
            <comment>advice.fit.all_placed</comment>
            <translation>
                <numerusform>Поставена е %n плочка.</numerusform>
                <numerusform>Поставени са %n плочки.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>advice.fit.board</comment>
            <extracomment>%1 is the name of a board, %2 its number among the boards of the player.</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>On these boards</source>
            <comment>advice.fit.boards</comment>
            <translation>Върху тези табла</translation>
        </message>
        <message numerus="yes">
            <source>%n bonuses enclosed</source>
            <comment>advice.fit.bonuses</comment>
            <translation>
                <numerusform>%n бонус е осигурен</numerusform>
                <numerusform>%n бонуса са осигурени</numerusform>
            </translation>
        </message>
        <message>
            <source>Take it away</source>
            <comment>advice.fit.discard</comment>
            <translation>Премахване</translation>
        </message>
        <message>
            <source>The search could not be started or broke down; try it again.</source>
            <comment>advice.fit.failed</comment>
            <translation>Търсенето не можа да започне или прекъсна; опитайте отново.</translation>
        </message>
        <message>
            <source>Use food in houses</source>
            <comment>advice.fit.food</comment>
            <translation>С храна в къщите</translation>
        </message>
        <message>
            <source>Best that was found.</source>
            <comment>advice.fit.found</comment>
            <translation>Най-доброто намерено.</translation>
        </message>
        <message>
            <source>Click a tile on the board or its line to leave it out or to have it again.</source>
            <comment>advice.fit.how</comment>
            <translation>Щракнете плочка върху таблото или реда ѝ, за да я изключите или върнете.</translation>
        </message>
        <message>
            <source>Income: %1 → %2</source>
            <comment>advice.fit.income</comment>
            <translation>Доход: %1 → %2</translation>
        </message>
        <message>
            <source>%1: %2, column %3, row %4</source>
            <comment>advice.fit.line</comment>
            <extracomment>%1 a tile, %2 a board.</extracomment>
            <translation>%1: %2, колона %3, ред %4</translation>
        </message>
        <message numerus="yes">
            <source>%n minus points covered</source>
            <comment>advice.fit.minus</comment>
            <translation>
                <numerusform>%n отрицателна точка е покрита</numerusform>
                <numerusform>%n отрицателни точки са покрити</numerusform>
            </translation>
        </message>
        <message>
            <source>First the tile that has to be placed now.</source>
            <comment>advice.fit.must_lie</comment>
            <translation>Първо поставете плочката, която трябва да се постави сега.</translation>
        </message>
        <message>
            <source>None of your tiles fits anywhere now.</source>
            <comment>advice.fit.no_room</comment>
            <translation>Никоя от плочките не се побира никъде сега.</translation>
        </message>
        <message>
            <source>Tiles can be placed while it is your turn to choose.</source>
            <comment>advice.fit.not_now</comment>
            <translation>Плочки се поставят, докато се чака вашият избор.</translation>
        </message>
        <message>
            <source>Nothing worth placing was found.</source>
            <comment>advice.fit.nothing</comment>
            <translation>Не беше намерено нищо, което си струва.</translation>
        </message>
        <message>
            <source>What may be used</source>
            <comment>advice.fit.options</comment>
            <translation>Какво може да се използва</translation>
        </message>
        <message>
            <source>Use ore</source>
            <comment>advice.fit.ore</comment>
            <translation>С руда</translation>
        </message>
        <message>
            <source>Best fit</source>
            <comment>advice.fit.panel</comment>
            <extracomment>Title of a panel, short: the same as “Best fit”.</extracomment>
            <translation>Подреждане</translation>
        </message>
        <message>
            <source>Proved: nothing is better.</source>
            <comment>advice.fit.proved</comment>
            <translation>Доказано: няма по-добро.</translation>
        </message>
        <message>
            <source>Searching; the best so far lies on the boards.</source>
            <comment>advice.fit.running</comment>
            <translation>Търсене; най-доброто досега е върху таблата.</translation>
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
            <translation>Сребро, най-много</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles could not be placed without the ones left out.</source>
            <comment>advice.fit.some_left</comment>
            <translation>
                <numerusform>%n плочка не можа да се постави без изключените.</numerusform>
                <numerusform>%n плочки не можаха да се поставят без изключените.</numerusform>
            </translation>
        </message>
        <message>
            <source>Find best fit</source>
            <comment>advice.fit.start</comment>
            <translation>Търсене на подреждане</translation>
        </message>
        <message>
            <source>Stop</source>
            <comment>advice.fit.stop</comment>
            <translation>Спиране</translation>
        </message>
        <message>
            <source>Tiles to place</source>
            <comment>advice.fit.tiles</comment>
            <translation>Плочки за поставяне</translation>
        </message>
        <message>
            <source>Best fit for what you hold</source>
            <comment>advice.fit.title</comment>
            <translation>Най-добро подреждане на наличните плочки</translation>
        </message>
        <message>
            <source>Hint</source>
            <comment>advice.hint</comment>
            <extracomment>A button and the title of a panel: advice on what to do.</extracomment>
            <translation>Съвет</translation>
        </message>
        <message>
            <source>Expected to be as good</source>
            <comment>advice.hint.as_good</comment>
            <translation>Очаквано: също толкова добре</translation>
        </message>
        <message>
            <source>Best choice found</source>
            <comment>advice.hint.best</comment>
            <translation>Най-добър избор</translation>
        </message>
        <message>
            <source>Do it</source>
            <comment>advice.hint.do</comment>
            <translation>Избор</translation>
        </message>
        <message>
            <source>Do it: %1</source>
            <comment>advice.hint.do_this</comment>
            <translation>Избор: %1</translation>
        </message>
        <message>
            <source>No hint this time: the computer player could not be started or broke down. Ask again.</source>
            <comment>advice.hint.failed</comment>
            <translation>Този път няма съвет: компютърният играч не можа да бъде стартиран или прекъсна работа. Поискайте съвет пак.</translation>
        </message>
        <message>
            <source>Expected: %1 points less</source>
            <comment>advice.hint.less.points</comment>
            <extracomment>%1 is a number with one decimal, as in 1.5.</extracomment>
            <translation>Очаквано: %1 точки по-малко</translation>
        </message>
        <message>
            <source>Expected: %1 treasures less</source>
            <comment>advice.hint.less.treasures</comment>
            <extracomment>%1 is a number with one decimal, as in 1.5.</extracomment>
            <translation>Очаквано: %1 съкровища по-малко</translation>
        </message>
        <message>
            <source>A hint can be had while you are asked something.</source>
            <comment>advice.hint.none_now</comment>
            <translation>Съвет може да се поиска, докато се чака избор.</translation>
        </message>
        <message>
            <source>Show what there is</source>
            <comment>advice.hint.now</comment>
            <translation>Показване на намереното</translation>
        </message>
        <message>
            <source>Nothing else is possible.</source>
            <comment>advice.hint.only</comment>
            <translation>Няма друга възможност.</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>advice.hint.place</comment>
            <extracomment>Spoken by a screen reader: the number of a choice among those that the hint shows.</extracomment>
            <translation>%1 от %2</translation>
        </message>
        <message>
            <source>The hard computer player thinks about your choices.</source>
            <comment>advice.hint.thinking</comment>
            <translation>Силният компютърен играч обмисля възможностите.</translation>
        </message>
        <message>
            <source>What the hard computer player would do</source>
            <comment>advice.hint.title</comment>
            <translation>Какво би избрал силният компютърен играч</translation>
        </message>
        <message>
            <source>Look back</source>
            <comment>advice.look</comment>
            <extracomment>A button and the title of a panel: after a game, the moments with a better choice.</extracomment>
            <translation>Поглед назад</translation>
        </message>
        <message>
            <source>Look again</source>
            <comment>advice.look.again</comment>
            <translation>Разглеждане отново</translation>
        </message>
        <message>
            <source>Better: %1</source>
            <comment>advice.look.better</comment>
            <extracomment>%1 is what the computer would have done, as on the buttons of choices.</extracomment>
            <translation>По-добре: %1</translation>
        </message>
        <message>
            <source>Largest gain first</source>
            <comment>advice.look.by_gain</comment>
            <translation>По разлика</translation>
        </message>
        <message>
            <source>In the order of play</source>
            <comment>advice.look.by_time</comment>
            <translation>По ред на игра</translation>
        </message>
        <message>
            <source>The computer player could not be started or broke down; what it has found so far stands here.</source>
            <comment>advice.look.failed</comment>
            <translation>Компютърният играч не можа да бъде стартиран или прекъсна работа; тук е намереното дотогава.</translation>
        </message>
        <message>
            <source>Decisions looked at: %1; better choices found: %2.</source>
            <comment>advice.look.found</comment>
            <translation>Разгледани решения: %1; намерени по-добри: %2.</translation>
        </message>
        <message>
            <source>Moments with a better choice</source>
            <comment>advice.look.list</comment>
            <translation>Моменти с по-добър избор</translation>
        </message>
        <message>
            <source>%1: %2 points more</source>
            <comment>advice.look.more.points</comment>
            <extracomment>%1 is a moment (as “Round 3”); %2 a number with one decimal.</extracomment>
            <translation>%1: с %2 точки повече</translation>
        </message>
        <message>
            <source>%1: %2 treasures more</source>
            <comment>advice.look.more.treasures</comment>
            <extracomment>%1 is a moment (as “Turn 3”); %2 a number with one decimal.</extracomment>
            <translation>%1: с %2 съкровища повече</translation>
        </message>
        <message>
            <source>The moves of this game could not be read, so there is nothing to look back at.</source>
            <comment>advice.look.no_history</comment>
            <translation>Ходовете на тази игра не можаха да се прочетат, затова поглед назад не е възможен.</translation>
        </message>
        <message>
            <source>Only computers played: there is nobody to look back for.</source>
            <comment>advice.look.nobody</comment>
            <translation>Играха само компютри: няма чии решения да се разгледат.</translation>
        </message>
        <message>
            <source>The hard computer player found nothing better. Decisions looked at: %1.</source>
            <comment>advice.look.none</comment>
            <translation>Силният компютърен играч не намери нищо по-добро. Разгледани решения: %1.</translation>
        </message>
        <message>
            <source>Judged by what the player could know then, and by the hard computer player: it is often right, not always.</source>
            <comment>advice.look.note</comment>
            <translation>Преценено е според това, което играчът е можел да знае тогава, от силния компютърен играч: той често е прав, но не винаги.</translation>
        </message>
        <message>
            <source>The game can be looked back at once it is over.</source>
            <comment>advice.look.only_after</comment>
            <translation>Поглед назад е възможен след края на играта.</translation>
        </message>
        <message>
            <source>Played: %1</source>
            <comment>advice.look.played</comment>
            <extracomment>%1 is what a player did, as on the buttons of choices.</extracomment>
            <translation>Изиграно: %1</translation>
        </message>
        <message>
            <source>Round %1</source>
            <comment>advice.look.round</comment>
            <translation>Рунд %1</translation>
        </message>
        <message>
            <source>Looking at move %1 of %2…</source>
            <comment>advice.look.running</comment>
            <translation>Разглежда се ход %1 от %2…</translation>
        </message>
        <message>
            <source>Show what was played</source>
            <comment>advice.look.show_played</comment>
            <translation>Показване на изиграното</translation>
        </message>
        <message>
            <source>Order</source>
            <comment>advice.look.sort</comment>
            <translation>Подредба</translation>
        </message>
        <message>
            <source>Stop</source>
            <comment>advice.look.stop</comment>
            <translation>Спиране</translation>
        </message>
        <message>
            <source>Stopped. So far: decisions looked at: %1; better choices found: %2.</source>
            <comment>advice.look.stopped</comment>
            <translation>Спряно. Разгледани решения: %1; намерени по-добри: %2.</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <comment>advice.look.turn</comment>
            <translation>Ход %1</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>advice.look.who</comment>
            <extracomment>%1 the name of a player, %2 a moment (as “Round 3”).</extracomment>
            <translation>%1, %2</translation>
        </message>
    </context>
    <context>
        <name>app</name>
        <message>
            <source>This program is not affiliated with the authors or publishers of these games. Titles are named only to say which rules are played. All pictures are its own.</source>
            <comment>app.about.independent</comment>
            <translation>Тази програма не е свързана с авторите и издателите на игрите. Заглавията се споменават само за да се посочи по кои правила се играе. Всички изображения са собствени.</translation>
        </message>
        <message>
            <source>Free software under the MIT licence.</source>
            <comment>app.about.licence</comment>
            <translation>Свободен софтуер с лиценз MIT.</translation>
        </message>
        <message>
            <source>Made with:</source>
            <comment>app.about.parts</comment>
            <extracomment>Followed by the names of libraries.</extracomment>
            <translation>Създадена с:</translation>
        </message>
        <message>
            <source>Play four Viking board games alone, with others at one screen or against the computer, and find out in the tile lab what fits.</source>
            <comment>app.about.text</comment>
            <translation>Играйте четири настолни игри за викинги – сами, с други на един екран или срещу компютъра – и изпробвайте подредби в работилницата за плочки.</translation>
        </message>
        <message>
            <source>Version %1</source>
            <comment>app.about.version</comment>
            <translation>Версия %1</translation>
        </message>
        <message>
            <source>%1 could not think and gives any legal answer this once; the next answer will be thought about again.</source>
            <comment>app.ai.any_answer</comment>
            <translation>%1 не успя да обмисли хода и този път дава произволен допустим отговор; следващият отново ще бъде обмислен.</translation>
        </message>
        <message>
            <source>The computer player could not be started or broke down; it is asked again, the game goes on.</source>
            <comment>app.ai.asked_again</comment>
            <translation>Компютърният играч не можа да бъде стартиран или прекъсна работа; питаме го отново и играта продължава.</translation>
        </message>
        <message>
            <source>Let the computers go on</source>
            <comment>app.ai.go_on</comment>
            <translation>Продължаване на компютрите</translation>
        </message>
        <message>
            <source>Move now</source>
            <comment>app.ai.move_now</comment>
            <translation>Незабавен ход</translation>
        </message>
        <message>
            <source>Pause the computers</source>
            <comment>app.ai.stop</comment>
            <translation>Пауза на компютрите</translation>
        </message>
        <message>
            <source>Filter choices</source>
            <comment>app.answers.filter</comment>
            <translation>Филтър на списъка</translation>
        </message>
        <message>
            <source>There is nothing to choose now.</source>
            <comment>app.answers.none</comment>
            <translation>Сега няма какво да се избере.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <comment>app.button.cancel</comment>
            <translation>Отказ</translation>
        </message>
        <message>
            <source>Choose</source>
            <comment>app.button.choose</comment>
            <translation>Избор</translation>
        </message>
        <message>
            <source>Close</source>
            <comment>app.button.close</comment>
            <translation>Затваряне</translation>
        </message>
        <message>
            <source>Continue</source>
            <comment>app.button.continue</comment>
            <translation>Продължаване</translation>
        </message>
        <message>
            <source>Copy details</source>
            <comment>app.button.copy_details</comment>
            <translation>Копиране на подробностите</translation>
        </message>
        <message>
            <source>Restore defaults</source>
            <comment>app.button.defaults</comment>
            <translation>По подразбиране</translation>
        </message>
        <message>
            <source>Delete</source>
            <comment>app.button.delete</comment>
            <translation>Изтриване</translation>
        </message>
        <message>
            <source>OK</source>
            <comment>app.button.ok</comment>
            <translation>Добре</translation>
        </message>
        <message>
            <source>Quit</source>
            <comment>app.button.quit</comment>
            <translation>Изход</translation>
        </message>
        <message>
            <source>Random</source>
            <comment>app.button.random</comment>
            <translation>Случайно</translation>
        </message>
        <message>
            <source>Replace</source>
            <comment>app.button.replace</comment>
            <translation>Замяна</translation>
        </message>
        <message>
            <source>Save</source>
            <comment>app.button.save</comment>
            <translation>Запазване</translation>
        </message>
        <message>
            <source>Save and don't ask again</source>
            <comment>app.button.save_dont_ask</comment>
            <translation>Запазване без повторно питане</translation>
        </message>
        <message>
            <source>Start game</source>
            <comment>app.button.start</comment>
            <translation>Започване на играта</translation>
        </message>
        <message>
            <source>About vikingtable</source>
            <comment>app.cmd.about</comment>
            <translation>Относно vikingtable</translation>
        </message>
        <message>
            <source>About Qt</source>
            <comment>app.cmd.about_qt</comment>
            <translation>Относно Qt</translation>
        </message>
        <message>
            <source>Clear list</source>
            <comment>app.cmd.clear_recent</comment>
            <translation>Изчистване на списъка</translation>
        </message>
        <message>
            <source>Delete this game</source>
            <comment>app.cmd.delete_autosave</comment>
            <translation>Изтриване на тази игра</translation>
        </message>
        <message>
            <source>Export log…</source>
            <comment>app.cmd.export_log</comment>
            <translation>Изнасяне на дневника…</translation>
        </message>
        <message>
            <source>Export picture…</source>
            <comment>app.cmd.export_picture</comment>
            <translation>Изнасяне на изображение…</translation>
        </message>
        <message>
            <source>Fit to window</source>
            <comment>app.cmd.fit</comment>
            <translation>Напасване към прозореца</translation>
        </message>
        <message>
            <source>Full screen</source>
            <comment>app.cmd.full_screen</comment>
            <translation>Цял екран</translation>
        </message>
        <message>
            <source>Tile lab</source>
            <comment>app.cmd.lab</comment>
            <translation>Работилница за плочки</translation>
        </message>
        <message>
            <source>Licences</source>
            <comment>app.cmd.licences</comment>
            <translation>Лицензи</translation>
        </message>
        <message>
            <source>New game…</source>
            <comment>app.cmd.new_game</comment>
            <translation>Нова игра…</translation>
        </message>
        <message>
            <source>Open…</source>
            <comment>app.cmd.open</comment>
            <translation>Отваряне…</translation>
        </message>
        <message>
            <source>Open recent</source>
            <comment>app.cmd.open_recent</comment>
            <translation>Наскоро отваряни</translation>
        </message>
        <message>
            <source>Panels</source>
            <comment>app.cmd.panels</comment>
            <translation>Панели</translation>
        </message>
        <message>
            <source>Quit</source>
            <comment>app.cmd.quit</comment>
            <translation>Изход</translation>
        </message>
        <message>
            <source>Redo</source>
            <comment>app.cmd.redo</comment>
            <translation>Повтаряне</translation>
        </message>
        <message>
            <source>Redo: %1</source>
            <comment>app.cmd.redo_what</comment>
            <translation>Повтаряне: %1</translation>
        </message>
        <message>
            <source>Replay</source>
            <comment>app.cmd.replay_game</comment>
            <translation>Преглед на запис</translation>
        </message>
        <message>
            <source>Report a problem…</source>
            <comment>app.cmd.report</comment>
            <translation>Съобщаване за проблем…</translation>
        </message>
        <message>
            <source>Reset window layout</source>
            <comment>app.cmd.reset_layout</comment>
            <translation>Нулиране на подредбата</translation>
        </message>
        <message>
            <source>Rules help</source>
            <comment>app.cmd.rules</comment>
            <translation>Помощ за правилата</translation>
        </message>
        <message>
            <source>New game with the same seed</source>
            <comment>app.cmd.same_seed</comment>
            <translation>Нова игра със същия код</translation>
        </message>
        <message>
            <source>Save</source>
            <comment>app.cmd.save</comment>
            <translation>Запазване</translation>
        </message>
        <message>
            <source>Save as…</source>
            <comment>app.cmd.save_as</comment>
            <translation>Запазване като…</translation>
        </message>
        <message>
            <source>Save game</source>
            <comment>app.cmd.save_game</comment>
            <translation>Запазване на играта</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <comment>app.cmd.score_sheet</comment>
            <translation>Таблица с резултати</translation>
        </message>
        <message>
            <source>Settings…</source>
            <comment>app.cmd.settings</comment>
            <translation>Настройки…</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <comment>app.cmd.shortcuts</comment>
            <translation>Клавишни комбинации</translation>
        </message>
        <message>
            <source>Show in folder</source>
            <comment>app.cmd.show_in_folder</comment>
            <translation>Показване в папката</translation>
        </message>
        <message>
            <source>Back to start screen</source>
            <comment>app.cmd.to_start</comment>
            <translation>Към началния екран</translation>
        </message>
        <message>
            <source>Undo</source>
            <comment>app.cmd.undo</comment>
            <translation>Отмяна</translation>
        </message>
        <message>
            <source>Undo: %1</source>
            <comment>app.cmd.undo_what</comment>
            <translation>Отмяна: %1</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <comment>app.cmd.zoom_in</comment>
            <translation>Увеличаване</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <comment>app.cmd.zoom_out</comment>
            <translation>Намаляване</translation>
        </message>
        <message>
            <source>Actual size</source>
            <comment>app.cmd.zoom_reset</comment>
            <translation>Действителен размер</translation>
        </message>
        <message>
            <source>Any of these players may come next.</source>
            <comment>app.curtain.any</comment>
            <translation>Следващ може да бъде всеки от тези играчи.</translation>
        </message>
        <message>
            <source>Other players, please look away.</source>
            <comment>app.curtain.privacy</comment>
            <translation>Молим останалите играчи да не гледат екрана.</translation>
        </message>
        <message>
            <source>I am %1 – show my hand</source>
            <comment>app.curtain.ready</comment>
            <extracomment>Button; %1 is the name of the person who reads it.</extracomment>
            <translation>Аз съм %1 – покажи картите ми</translation>
        </message>
        <message>
            <source>Please hand over to %1.</source>
            <comment>app.curtain.text</comment>
            <extracomment>%1 is a person's name.</extracomment>
            <translation>Предайте компютъра на %1.</translation>
        </message>
        <message>
            <source>Change of player</source>
            <comment>app.curtain.title</comment>
            <translation>Смяна на играча</translation>
        </message>
        <message>
            <source>Deleting %1…</source>
            <comment>app.deleting</comment>
            <translation>%1 се изтрива…</translation>
        </message>
        <message>
            <source>Delete this saved game?</source>
            <comment>app.dialog.delete_autosave</comment>
            <translation>Да се изтрие ли запазената игра?</translation>
        </message>
        <message>
            <source>Export</source>
            <comment>app.dialog.export</comment>
            <translation>Изнасяне</translation>
        </message>
        <message>
            <source>Kind of file:</source>
            <comment>app.dialog.file_type</comment>
            <extracomment>Before a list of kinds of files in a dialog.</extracomment>
            <translation>Вид на файла:</translation>
        </message>
        <message>
            <source>Hidden hands can be read in the saved file.</source>
            <comment>app.dialog.hidden_hands</comment>
            <translation>Скритите карти могат да се прочетат в запазения файл.</translation>
        </message>
        <message>
            <source>Whoever opens the file in an editor sees every player's cards.</source>
            <comment>app.dialog.hidden_hands.text</comment>
            <translation>Който отвори файла в редактор, вижда картите на всички играчи.</translation>
        </message>
        <message>
            <source>This cannot be undone.</source>
            <comment>app.dialog.irreversible</comment>
            <translation>Това действие не може да бъде отменено.</translation>
        </message>
        <message>
            <source>Look in:</source>
            <comment>app.dialog.look_in</comment>
            <translation>Търсене в:</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>app.dialog.open</comment>
            <translation>Отваряне</translation>
        </message>
        <message>
            <source>Replace this file?</source>
            <comment>app.dialog.replace</comment>
            <translation>Да се замени ли този файл?</translation>
        </message>
        <message>
            <source>There is a file of this name already: %1</source>
            <comment>app.dialog.replace.text</comment>
            <translation>Вече има файл с това име: %1</translation>
        </message>
        <message>
            <source>vikingtable report</source>
            <comment>app.dialog.report.name</comment>
            <translation>vikingtable доклад</translation>
        </message>
        <message>
            <source>Only what one seat can see goes into the report. Whose seat?</source>
            <comment>app.dialog.report.seat</comment>
            <translation>В доклада влиза само видимото от едно място. Чие място?</translation>
        </message>
        <message>
            <source>Save as</source>
            <comment>app.dialog.save</comment>
            <translation>Запазване като</translation>
        </message>
        <message>
            <source>Autosave in %1 failed; the game goes on. Save it yourself. %2</source>
            <comment>app.error.autosave</comment>
            <extracomment>%1: a folder. %2: one or two sentences that say why, and what to do.</extracomment>
            <translation>Автоматичното запазване в %1 не успя; играта продължава. Запазете я ръчно. %2</translation>
        </message>
        <message>
            <source>This seed is not valid.</source>
            <comment>app.error.bad_seed</comment>
            <translation>Кодът не е валиден.</translation>
        </message>
        <message>
            <source>%1 cannot be opened: %2</source>
            <comment>app.error.cannot_open</comment>
            <translation>Файлът не може да бъде отворен: %1. %2</translation>
        </message>
        <message>
            <source>An internal error was caught. The game was kept by autosave up to the last move.</source>
            <comment>app.error.crash</comment>
            <translation>Възникна вътрешна грешка. Играта е запазена автоматично до последния ход.</translation>
        </message>
        <message>
            <source>Go on, or open the game again from its autosave if something looks wrong.</source>
            <comment>app.error.crash.next</comment>
            <translation>Продължете или отворете играта отново от автоматичния запис, ако нещо изглежда нередно.</translation>
        </message>
        <message>
            <source>The report could not be written.</source>
            <comment>app.error.crash.no_report</comment>
            <translation>Докладът не можа да бъде създаден.</translation>
        </message>
        <message>
            <source>Open the autosave</source>
            <comment>app.error.crash.reopen</comment>
            <translation>Отваряне на автоматичния запис</translation>
        </message>
        <message>
            <source>Report written: %1</source>
            <comment>app.error.crash.report</comment>
            <translation>Създаден е доклад: %1</translation>
        </message>
        <message>
            <source>Only saved games (.vtg) can be opened here.</source>
            <comment>app.error.drop</comment>
            <translation>Тук могат да се отварят само запазени игри (.vtg).</translation>
        </message>
        <message>
            <source>Install a font for Japanese, for example %1.</source>
            <comment>app.error.font_install</comment>
            <translation>Инсталирайте шрифт за японски, например %1.</translation>
        </message>
        <message>
            <source>A font for Japanese is missing.</source>
            <comment>app.error.font_missing</comment>
            <translation>Липсва шрифт за японски.</translation>
        </message>
        <message>
            <source>This colour is already taken.</source>
            <comment>app.error.look_taken</comment>
            <translation>Този цвят вече е зает.</translation>
        </message>
        <message>
            <source>Enter a name.</source>
            <comment>app.error.name_empty</comment>
            <translation>Въведете име.</translation>
        </message>
        <message>
            <source>The name is too long.</source>
            <comment>app.error.name_long</comment>
            <translation>Името е твърде дълго.</translation>
        </message>
        <message>
            <source>This name is already taken.</source>
            <comment>app.error.name_taken</comment>
            <translation>Това име вече е заето.</translation>
        </message>
        <message>
            <source>The texts in this language are missing or damaged, so everything is in English: %1. Install the program again to get this file back: %2</source>
            <comment>app.error.no_translation</comment>
            <extracomment>%1: the language by its own name. %2: a path.</extracomment>
            <translation>Текстовете на този език липсват или са повредени, затова всичко е на английски: %1. За да върнете този файл, инсталирайте програмата отново: %2</translation>
        </message>
        <message>
            <source>The program was not closed properly. Continue opens the last game.</source>
            <comment>app.error.not_closed</comment>
            <translation>Програмата не е затворена правилно. „Продължаване“ отваря последната игра.</translation>
        </message>
        <message>
            <source>Settings last until the program ends, as this file cannot be written: %1</source>
            <comment>app.error.settings_not_kept</comment>
            <translation>Настройките важат до края на програмата, защото в този файл не може да се пише: %1</translation>
        </message>
        <message>
            <source>The settings could not be read and were reset; the old file was kept: %1</source>
            <comment>app.error.settings_reset</comment>
            <translation>Настройките не можаха да бъдат прочетени и са нулирани; старият файл е запазен: %1</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <comment>app.error.title</comment>
            <translation>Възникна грешка</translation>
        </message>
        <message>
            <source>Report (*.json)</source>
            <comment>app.filter.json</comment>
            <translation>Доклад (*.json)</translation>
        </message>
        <message>
            <source>PNG picture (*.png)</source>
            <comment>app.filter.png</comment>
            <translation>Изображение PNG (*.png)</translation>
        </message>
        <message>
            <source>Text (*.txt)</source>
            <comment>app.filter.text</comment>
            <translation>Текст (*.txt)</translation>
        </message>
        <message>
            <source>Saved games (*.vtg)</source>
            <comment>app.filter.vtg</comment>
            <translation>Запазени игри (*.vtg)</translation>
        </message>
        <message>
            <source>Brian Boru</source>
            <comment>app.game.boru</comment>
            <translation>Брайън Бору</translation>
        </message>
        <message>
            <source>Win towns, marry well and stand up to the Danes to rule all Ireland.</source>
            <comment>app.game.boru.line</comment>
            <translation>Печелете градове, сключвайте изгодни бракове и отблъсквайте датчаните, за да управлявате цяла Ирландия.</translation>
        </message>
        <message>
            <source>A Feast for Odin</source>
            <comment>app.game.feast</comment>
            <extracomment>Title of the game. Trade name.</extracomment>
            <translation>Пир за Один</translation>
        </message>
        <message>
            <source>Hunt, raid, trade and explore, and cover your boards with the spoils.</source>
            <comment>app.game.feast.line</comment>
            <translation>Ловете, плячкосвайте, търгувайте и изследвайте, а с придобитото покривайте таблата си.</translation>
        </message>
        <message>
            <source>Knarr</source>
            <comment>app.game.knarr</comment>
            <translation>Knarr</translation>
        </message>
        <message>
            <source>Gather a crew, trade its gifts and sail to distant shores.</source>
            <comment>app.game.knarr.line</comment>
            <translation>Съберете екипаж, търгувайте и отплавайте към далечни брегове.</translation>
        </message>
        <message>
            <source>Wild Vikings</source>
            <comment>app.game.wild_vikings</comment>
            <translation>Диви викинги</translation>
        </message>
        <message>
            <source>Roll the die, load the ships and bid for their treasures.</source>
            <comment>app.game.wild_vikings.line</comment>
            <translation>Хвърляйте зарчето, товарете корабите и наддавайте за съкровищата им.</translation>
        </message>
        <message>
            <source>Saving %1…</source>
            <comment>app.keeping.file</comment>
            <translation>%1 се запазва…</translation>
        </message>
        <message>
            <source>Keeping the game…</source>
            <comment>app.keeping.game</comment>
            <translation>Играта се запазва…</translation>
        </message>
        <message>
            <source>Keeping the arrangement…</source>
            <comment>app.keeping.lab</comment>
            <translation>Подредбата се запазва…</translation>
        </message>
        <message>
            <source>The disk takes its time. The window goes on when everything is written.</source>
            <comment>app.keeping.slow</comment>
            <translation>Дискът отговаря бавно. Прозорецът продължава, щом всичко бъде записано.</translation>
        </message>
        <message>
            <source>On the board</source>
            <comment>app.keys.board</comment>
            <translation>На таблото</translation>
        </message>
        <message>
            <source>Choose what is under the cursor</source>
            <comment>app.keys.choose</comment>
            <translation>Избор под курсора</translation>
        </message>
        <message>
            <source>Move the cursor</source>
            <comment>app.keys.cursor</comment>
            <translation>Движение на курсора</translation>
        </message>
        <message>
            <source>drag</source>
            <comment>app.keys.drag</comment>
            <extracomment>Part of a key combination: Space + drag.</extracomment>
            <translation>влачене</translation>
        </message>
        <message>
            <source>Go to the next part of the window</source>
            <comment>app.keys.next_part</comment>
            <translation>Към следващата част на прозореца</translation>
        </message>
        <message>
            <source>Move the picture</source>
            <comment>app.keys.pan</comment>
            <translation>Местене на изгледа</translation>
        </message>
        <message>
            <source>Skip animations and pauses</source>
            <comment>app.keys.skip</comment>
            <translation>Прескачане на анимации и паузи</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <comment>app.keys.title</comment>
            <translation>Клавишни комбинации</translation>
        </message>
        <message>
            <source>Wheel</source>
            <comment>app.keys.wheel</comment>
            <extracomment>Part of a key combination: Ctrl + wheel.</extracomment>
            <translation>Колелце</translation>
        </message>
        <message>
            <source>Zoom at the pointer</source>
            <comment>app.keys.zoom</comment>
            <translation>Мащабиране при показалеца</translation>
        </message>
        <message>
            <source>New since your last move. Player: %1</source>
            <comment>app.lately.by</comment>
            <extracomment>In the tooltip of a card or place that another player has changed since the reader last moved.</extracomment>
            <translation>Ново след предишния собствен ход. Играч: %1</translation>
        </message>
        <message>
            <source>Since your last move:</source>
            <comment>app.lately.done</comment>
            <extracomment>In the tooltip of another player; what this player did follows, a line each.</extracomment>
            <translation>След предишния собствен ход:</translation>
        </message>
        <message>
            <source>New since your last move.</source>
            <comment>app.lately.here</comment>
            <extracomment>As before, where nobody is to be named.</extracomment>
            <translation>Ново след предишния собствен ход.</translation>
        </message>
        <message>
            <source>Easy</source>
            <comment>app.level.easy</comment>
            <translation>Лесно</translation>
        </message>
        <message>
            <source>Hard</source>
            <comment>app.level.hard</comment>
            <translation>Трудно</translation>
        </message>
        <message>
            <source>Medium</source>
            <comment>app.level.medium</comment>
            <translation>Средно</translation>
        </message>
        <message>
            <source>Random moves</source>
            <comment>app.level.random</comment>
            <translation>Случайни ходове</translation>
        </message>
        <message>
            <source>The text of the licence was not found.</source>
            <comment>app.licences.missing</comment>
            <translation>Текстът на лиценза не е намерен.</translation>
        </message>
        <message>
            <source>Filter log</source>
            <comment>app.log.filter</comment>
            <translation>Филтър на дневника</translation>
        </message>
        <message>
            <source>Jump to this point</source>
            <comment>app.log.jump</comment>
            <translation>Към този момент</translation>
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
            <translation>Ново в дневника: %1</translation>
        </message>
        <message>
            <source>Nothing has happened yet.</source>
            <comment>app.log.none</comment>
            <translation>Все още нищо не се е случило.</translation>
        </message>
        <message>
            <source>%1 wins</source>
            <comment>app.log.wins</comment>
            <translation>%1 печели</translation>
        </message>
        <message>
            <source>red, plain</source>
            <comment>app.look.madder</comment>
            <translation>червен, без шарка</translation>
        </message>
        <message>
            <source>green, chevrons</source>
            <comment>app.look.moss</comment>
            <translation>зелен, на зигзаг</translation>
        </message>
        <message>
            <source>yellow, rings</source>
            <comment>app.look.ochre</comment>
            <translation>жълт, на кръгове</translation>
        </message>
        <message>
            <source>purple, diamonds</source>
            <comment>app.look.plum</comment>
            <translation>лилав, на ромбове</translation>
        </message>
        <message>
            <source>blue, stripes</source>
            <comment>app.look.woad</comment>
            <translation>син, на ивици</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <comment>app.menu.edit</comment>
            <translation>&amp;Редактиране</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <comment>app.menu.file</comment>
            <translation>&amp;Файл</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <comment>app.menu.game</comment>
            <translation>&amp;Игра</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <comment>app.menu.help</comment>
            <translation>Помо&amp;щ</translation>
        </message>
        <message>
            <source>&amp;Replay</source>
            <comment>app.menu.replay</comment>
            <translation>&amp;Преглед на запис</translation>
        </message>
        <message>
            <source>&amp;Tools</source>
            <comment>app.menu.tools</comment>
            <translation>И&amp;нструменти</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <comment>app.menu.view</comment>
            <translation>И&amp;зглед</translation>
        </message>
        <message>
            <source>Astrid</source>
            <comment>app.name.1</comment>
            <extracomment>A computer player's name; so are the other texts of app.name.</extracomment>
            <translation>Астрид</translation>
        </message>
        <message>
            <source>Leif</source>
            <comment>app.name.2</comment>
            <translation>Лейф</translation>
        </message>
        <message>
            <source>Freydis</source>
            <comment>app.name.3</comment>
            <translation>Фрейдис</translation>
        </message>
        <message>
            <source>Harald</source>
            <comment>app.name.4</comment>
            <translation>Харалд</translation>
        </message>
        <message>
            <source>Sigrid</source>
            <comment>app.name.5</comment>
            <translation>Сигрид</translation>
        </message>
        <message>
            <source>Choose a game</source>
            <comment>app.new.choose</comment>
            <translation>Избор на игра</translation>
        </message>
        <message>
            <source>Other number</source>
            <comment>app.new.custom</comment>
            <translation>Друго число</translation>
        </message>
        <message>
            <source>Colour and pattern of seat %1</source>
            <comment>app.new.look_of</comment>
            <translation>Цвят и шарка на място %1</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>app.new.name</comment>
            <translation>Име</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <comment>app.new.name_of</comment>
            <translation>Име на играч %1</translation>
        </message>
        <message>
            <source>This game has no options.</source>
            <comment>app.new.no_options</comment>
            <translation>Тази игра няма опции.</translation>
        </message>
        <message>
            <source>Open hands: no curtain between players</source>
            <comment>app.new.open_hands</comment>
            <translation>Открити карти: без скриване между играчите</translation>
        </message>
        <message>
            <source>Options</source>
            <comment>app.new.options</comment>
            <translation>Опции</translation>
        </message>
        <message>
            <source>Number of players</source>
            <comment>app.new.players</comment>
            <translation>Брой играчи</translation>
        </message>
        <message>
            <source>Players</source>
            <comment>app.new.seats</comment>
            <translation>Играчи</translation>
        </message>
        <message>
            <source>Random seed</source>
            <comment>app.new.seed</comment>
            <translation>Код на разбъркването</translation>
        </message>
        <message>
            <source>The same seed repeats the same shuffle.</source>
            <comment>app.new.seed.help</comment>
            <translation>Един и същ код повтаря същото разбъркване.</translation>
        </message>
        <message>
            <source>Shuffle seats</source>
            <comment>app.new.shuffle</comment>
            <translation>Разбъркване на местата</translation>
        </message>
        <message>
            <source>New game</source>
            <comment>app.new.title</comment>
            <translation>Нова игра</translation>
        </message>
        <message>
            <source>Who plays seat %1</source>
            <comment>app.new.who_of</comment>
            <translation>Кой играе на място %1</translation>
        </message>
        <message>
            <source>A file is being opened already.</source>
            <comment>app.opening.busy</comment>
            <translation>В момента вече се отваря файл.</translation>
        </message>
        <message>
            <source>Nothing was opened; everything is as it was.</source>
            <comment>app.opening.cancelled</comment>
            <translation>Нищо не беше отворено; всичко е както преди.</translation>
        </message>
        <message>
            <source>Opening %1…</source>
            <comment>app.opening.file</comment>
            <translation>Отваряне на %1…</translation>
        </message>
        <message>
            <source>Opening the game…</source>
            <comment>app.opening.game</comment>
            <translation>Отваряне на играта…</translation>
        </message>
        <message>
            <source>Opening the tile lab…</source>
            <comment>app.opening.lab</comment>
            <translation>Работилницата за плочки се отваря…</translation>
        </message>
        <message>
            <source>The disk takes its time. Cancel leaves everything as it was.</source>
            <comment>app.opening.slow</comment>
            <translation>Дискът отговаря бавно. При „Отказ“ всичко остава, както е било.</translation>
        </message>
        <message>
            <source>Possible choices</source>
            <comment>app.panel.answers</comment>
            <translation>Възможности</translation>
        </message>
        <message>
            <source>Decision bar</source>
            <comment>app.panel.decision</comment>
            <translation>Лента с избори</translation>
        </message>
        <message>
            <source>Game log</source>
            <comment>app.panel.log</comment>
            <translation>Дневник на играта</translation>
        </message>
        <message>
            <source>Players' table</source>
            <comment>app.panel.players</comment>
            <translation>Таблица на играчите</translation>
        </message>
        <message>
            <source>Scores</source>
            <comment>app.panel.scores</comment>
            <translation>Точки</translation>
        </message>
        <message>
            <source>Player</source>
            <comment>app.players.name</comment>
            <translation>Играч</translation>
        </message>
        <message>
            <source>Score</source>
            <comment>app.players.score</comment>
            <translation>Точки</translation>
        </message>
        <message>
            <source>is to decide</source>
            <comment>app.players.to_decide</comment>
            <extracomment>Said after a player's name.</extracomment>
            <translation>на ход</translation>
        </message>
        <message>
            <source>Who answers?</source>
            <comment>app.players.who_answers</comment>
            <translation>Кой отговаря?</translation>
        </message>
        <message>
            <source>First move</source>
            <comment>app.replay.first</comment>
            <translation>Първи ход</translation>
        </message>
        <message>
            <source>Last move</source>
            <comment>app.replay.last</comment>
            <translation>Последен ход</translation>
        </message>
        <message>
            <source>Move %1 of %2</source>
            <comment>app.replay.move</comment>
            <translation>Ход %1 от %2</translation>
        </message>
        <message>
            <source>Next move</source>
            <comment>app.replay.next</comment>
            <translation>Следващ ход</translation>
        </message>
        <message>
            <source>Pause</source>
            <comment>app.replay.pause</comment>
            <translation>Пауза</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>app.replay.play</comment>
            <extracomment>Button that lets recorded moves pass by, as on a tape recorder.</extracomment>
            <translation>Пускане</translation>
        </message>
        <message>
            <source>Previous move</source>
            <comment>app.replay.previous</comment>
            <translation>Предишен ход</translation>
        </message>
        <message>
            <source>Back to the game</source>
            <comment>app.replay.to_live</comment>
            <translation>Обратно към играта</translation>
        </message>
        <message>
            <source>Book</source>
            <comment>app.rules.book</comment>
            <translation>Книга</translation>
        </message>
        <message>
            <source>Contents</source>
            <comment>app.rules.contents</comment>
            <translation>Съдържание</translation>
        </message>
        <message numerus="yes">
            <source>%n search results</source>
            <comment>app.rules.found</comment>
            <translation>
                <numerusform>%n резултат</numerusform>
                <numerusform>%n резултата</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>app.rules.hits</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>Tile lab</source>
            <comment>app.rules.lab</comment>
            <translation>Работилница за плочки</translation>
        </message>
        <message>
            <source>There are no rules pages for this game yet.</source>
            <comment>app.rules.missing</comment>
            <translation>За тази игра все още няма страници с правила.</translation>
        </message>
        <message>
            <source>Next place</source>
            <comment>app.rules.next</comment>
            <translation>Следващо място</translation>
        </message>
        <message>
            <source>Nothing found</source>
            <comment>app.rules.nothing</comment>
            <translation>Няма резултати</translation>
        </message>
        <message>
            <source>Text of the rules</source>
            <comment>app.rules.page</comment>
            <translation>Текст на правилата</translation>
        </message>
        <message>
            <source>Previous place</source>
            <comment>app.rules.previous</comment>
            <translation>Предишно място</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <comment>app.rules.search</comment>
            <translation>Търсене в правилата</translation>
        </message>
        <message>
            <source>Rules</source>
            <comment>app.rules.title</comment>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>app.scores.total</comment>
            <translation>Общо</translation>
        </message>
        <message>
            <source>Computer: %1</source>
            <comment>app.seat.computer</comment>
            <translation>Компютър: %1</translation>
        </message>
        <message>
            <source>Person</source>
            <comment>app.seat.person</comment>
            <translation>Човек</translation>
        </message>
        <message>
            <source>%1.</source>
            <comment>app.sentence</comment>
            <extracomment>%1: a sentence that ends with a name and so far without a full stop.</extracomment>
            <translation>%1.</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>app.sentences</comment>
            <extracomment>Two sentences after each other.</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Animations</source>
            <comment>app.settings.animations</comment>
            <translation>Анимации</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>app.settings.animations.fast</comment>
            <translation>Бързи</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>app.settings.animations.normal</comment>
            <translation>Нормални</translation>
        </message>
        <message>
            <source>Off</source>
            <comment>app.settings.animations.off</comment>
            <translation>Изключени</translation>
        </message>
        <message>
            <source>The system asks for less motion: animations are off.</source>
            <comment>app.settings.animations.system</comment>
            <translation>Системата иска по-малко движение: анимациите са изключени.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <comment>app.settings.appearance</comment>
            <translation>Външен вид</translation>
        </message>
        <message>
            <source>Say at Save that hidden hands can be read in the file</source>
            <comment>app.settings.hidden_warning</comment>
            <translation>При запазване да се напомня, че скритите карти могат да се прочетат</translation>
        </message>
        <message>
            <source>Language</source>
            <comment>app.settings.language</comment>
            <translation>Език</translation>
        </message>
        <message>
            <source>Open hands</source>
            <comment>app.settings.open_hands</comment>
            <translation>Игра с открити карти</translation>
        </message>
        <message>
            <source>No curtain between players; every hand can be seen.</source>
            <comment>app.settings.open_hands.help</comment>
            <translation>Без скриване между играчите; всички карти се виждат.</translation>
        </message>
        <message>
            <source>Patterns beside colours</source>
            <comment>app.settings.patterns</comment>
            <translation>Шарки наред с цветовете</translation>
        </message>
        <message>
            <source>Players' pieces can be told apart without their colours.</source>
            <comment>app.settings.patterns.help</comment>
            <translation>Фигурите на играчите се различават и без цвета им.</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>app.settings.play</comment>
            <extracomment>Heading of the settings about playing.</extracomment>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Use system setting</source>
            <comment>app.settings.system</comment>
            <translation>Според системата</translation>
        </message>
        <message>
            <source>Font size</source>
            <comment>app.settings.text_size</comment>
            <translation>Размер на шрифта</translation>
        </message>
        <message>
            <source>Theme</source>
            <comment>app.settings.theme</comment>
            <translation>Тема</translation>
        </message>
        <message>
            <source>Dark</source>
            <comment>app.settings.theme.dark</comment>
            <translation>Тъмна</translation>
        </message>
        <message>
            <source>Light</source>
            <comment>app.settings.theme.light</comment>
            <translation>Светла</translation>
        </message>
        <message>
            <source>Settings</source>
            <comment>app.settings.title</comment>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Ask before income, feast, bonuses and scoring</source>
            <comment>app.settings.windows</comment>
            <translation>Питане преди дохода, пира, бонусите и точкуването</translation>
        </message>
        <message>
            <source>A Feast for Odin: time to place goods and use cards before these phases.</source>
            <comment>app.settings.windows.help</comment>
            <translation>Пир за Один: време за поставяне на стоки и ползване на карти преди тези фази.</translation>
        </message>
        <message>
            <source>Continue</source>
            <comment>app.start.continue</comment>
            <extracomment>Opens the newest autosave.</extracomment>
            <translation>Продължаване</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <comment>app.start.facts</comment>
            <extracomment>Number of players, then length of the game.</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>Open saved game</source>
            <comment>app.start.load</comment>
            <translation>Отваряне на игра</translation>
        </message>
        <message>
            <source>%1–%2 minutes</source>
            <comment>app.start.minutes</comment>
            <translation>Минути: %1–%2</translation>
        </message>
        <message>
            <source>This game is not part of this version.</source>
            <comment>app.start.missing</comment>
            <translation>Тази игра не е включена в тази версия.</translation>
        </message>
        <message>
            <source>Options…</source>
            <comment>app.start.options</comment>
            <translation>Опции…</translation>
        </message>
        <message>
            <source>Choose players and options: %1</source>
            <comment>app.start.options.about</comment>
            <translation>Избор на играчи и опции: %1</translation>
        </message>
        <message>
            <source>Other games</source>
            <comment>app.start.other_games</comment>
            <translation>Други игри</translation>
        </message>
        <message>
            <source>Game over</source>
            <comment>app.start.over</comment>
            <translation>Край на играта</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>app.start.play</comment>
            <extracomment>Button on a game's card: begins a game with the usual players and options.</extracomment>
            <translation>Игра</translation>
        </message>
        <message>
            <source>Start a game of %1 at once</source>
            <comment>app.start.play.about</comment>
            <translation>Незабавно започване: %1</translation>
        </message>
        <message>
            <source>%1–%2 players</source>
            <comment>app.start.players</comment>
            <translation>Играчи: %1–%2</translation>
        </message>
        <message>
            <source>Players: %1</source>
            <comment>app.start.players_named</comment>
            <translation>Играчи: %1</translation>
        </message>
        <message>
            <source>Rules</source>
            <comment>app.start.rules</comment>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Last played: %1</source>
            <comment>app.start.saved_at</comment>
            <translation>Последна игра: %1</translation>
        </message>
        <message>
            <source>Settings</source>
            <comment>app.start.settings</comment>
            <translation>Настройки</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <comment>app.start.turn</comment>
            <translation>Ход %1</translation>
        </message>
        <message>
            <source>Autosave works again</source>
            <comment>app.status.autosave_again</comment>
            <translation>Автоматичното запазване отново работи</translation>
        </message>
        <message>
            <source>File written: %1</source>
            <comment>app.status.exported</comment>
            <translation>Записан файл: %1</translation>
        </message>
        <message>
            <source>%1 opens the rules, %2 lists all keys.</source>
            <comment>app.status.keys</comment>
            <extracomment>%1 and %2 are keys, such as F1. Stands small at the lower edge of the window.</extracomment>
            <translation>%1 отваря правилата, %2 показва всички клавиши.</translation>
        </message>
        <message>
            <source>%1 explains the decision, %2 gives a hint, %3 takes back, %4 lists all keys.</source>
            <comment>app.status.keys.table</comment>
            <extracomment>%1 to %4 are keys, such as Ctrl+H. Stands small at the lower edge of the window.</extracomment>
            <translation>%1 обяснява решението, %2 дава съвет, %3 отменя хода, %4 показва всички клавиши.</translation>
        </message>
        <message>
            <source>Game loaded</source>
            <comment>app.status.loaded</comment>
            <translation>Играта е заредена</translation>
        </message>
        <message>
            <source>Nothing to undo</source>
            <comment>app.status.nothing_to_undo</comment>
            <translation>Няма какво да се отмени</translation>
        </message>
        <message>
            <source>The computer players are paused.</source>
            <comment>app.status.paused</comment>
            <translation>Компютърните играчи са на пауза.</translation>
        </message>
        <message>
            <source>Game saved</source>
            <comment>app.status.saved</comment>
            <translation>Играта е запазена</translation>
        </message>
        <message>
            <source>Shared win: %1</source>
            <comment>app.status.shared_win</comment>
            <translation>Обща победа: %1</translation>
        </message>
        <message>
            <source>Computer is thinking…</source>
            <comment>app.status.thinking</comment>
            <translation>Компютърът мисли…</translation>
        </message>
        <message>
            <source>New information was revealed or the turn is over; undo stops here.</source>
            <comment>app.status.undo_stops</comment>
            <translation>Разкрита е нова информация или ходът е приключил; отмяната спира дотук.</translation>
        </message>
        <message>
            <source>Waiting for %1</source>
            <comment>app.status.waiting</comment>
            <extracomment>%1 is a player's name.</extracomment>
            <translation>Изчаква се %1</translation>
        </message>
        <message>
            <source>Four Viking board games</source>
            <comment>app.tagline</comment>
            <translation>Четири настолни игри за викинги</translation>
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
            <translation>Манастир: %1</translation>
        </message>
        <message>
            <source>Buy: %1</source>
            <comment>boru.action.buy</comment>
            <translation>Купуване: %1</translation>
        </message>
        <message>
            <source>Buy nothing</source>
            <comment>boru.action.buy_nothing</comment>
            <translation>Без купуване</translation>
        </message>
        <message>
            <source>Do not expand</source>
            <comment>boru.action.decline</comment>
            <translation>Без разширяване</translation>
        </message>
        <message>
            <source>Expand to %1</source>
            <comment>boru.action.expand</comment>
            <translation>Разширяване: %1</translation>
        </message>
        <message>
            <source>Liberate %1</source>
            <comment>boru.action.free</comment>
            <translation>Освобождаване: %1</translation>
        </message>
        <message>
            <source>Keep: %1</source>
            <comment>boru.action.keep</comment>
            <translation>Задържане: %1</translation>
        </message>
        <message>
            <source>Town: %1. Card: %2</source>
            <comment>boru.action.lead</comment>
            <translation>Град: %1. Карта: %2</translation>
        </message>
        <message>
            <source>Take: %1</source>
            <comment>boru.action.option</comment>
            <translation>Изпълняване: %1</translation>
        </message>
        <message>
            <source>Disc on %1</source>
            <comment>boru.action.place</comment>
            <translation>Диск на: %1</translation>
        </message>
        <message>
            <source>Play: %1</source>
            <comment>boru.action.play</comment>
            <translation>Изиграване: %1</translation>
        </message>
        <message>
            <source>Princess: %1</source>
            <comment>boru.action.princess</comment>
            <translation>Принцеса: %1</translation>
        </message>
        <message>
            <source>The Vikings take %1</source>
            <comment>boru.action.yield</comment>
            <translation>Викингите завземат: %1</translation>
        </message>
        <message>
            <source>%2 %1</source>
            <comment>boru.card</comment>
            <extracomment>An action card: %1 its value, %2 its suit, such as red 24.</extracomment>
            <translation>%2 %1</translation>
        </message>
        <message>
            <source>unknown card</source>
            <comment>boru.card.unknown</comment>
            <translation>непозната карта</translation>
        </message>
        <message>
            <source>The action cards do not fit.</source>
            <comment>boru.check.cards</comment>
            <translation>Картите „Действие“ не съответстват.</translation>
        </message>
        <message>
            <source>The claim tokens do not fit.</source>
            <comment>boru.check.claims</comment>
            <translation>Жетоните „Владение“ не съответстват.</translation>
        </message>
        <message>
            <source>Points, coins or other counters do not fit.</source>
            <comment>boru.check.counters</comment>
            <translation>Точките, монетите или други броячи не съответстват.</translation>
        </message>
        <message>
            <source>The marriage track does not fit.</source>
            <comment>boru.check.court</comment>
            <translation>Скалата на брака не съответства.</translation>
        </message>
        <message>
            <source>The chance source, the turn number or the viewer does not fit.</source>
            <comment>boru.check.generator</comment>
            <translation>Източникът на случайност, номерът на хода или наблюдателят не съответства.</translation>
        </message>
        <message>
            <source>The marriage cards do not fit.</source>
            <comment>boru.check.marriages</comment>
            <translation>Картите „Брак“ не съответстват.</translation>
        </message>
        <message>
            <source>The options do not fit.</source>
            <comment>boru.check.options</comment>
            <translation>Опциите не съответстват.</translation>
        </message>
        <message>
            <source>The round or the decks of the rounds do not fit.</source>
            <comment>boru.check.round</comment>
            <translation>Рундът или тестетата му не съответстват.</translation>
        </message>
        <message>
            <source>The number of seats or a seat does not fit.</source>
            <comment>boru.check.seats</comment>
            <translation>Броят на местата или някое място не съответства.</translation>
        </message>
        <message>
            <source>The open question does not fit the position.</source>
            <comment>boru.check.stack</comment>
            <translation>Отвореният въпрос не съответства на позицията.</translation>
        </message>
        <message>
            <source>Discs, Viking tokens or monasteries do not fit the towns.</source>
            <comment>boru.check.towns</comment>
            <translation>Дисковете, жетоните или манастирите не съответстват на градовете.</translation>
        </message>
        <message>
            <source>The trick does not fit.</source>
            <comment>boru.check.trick</comment>
            <translation>Взятката не съответства.</translation>
        </message>
        <message>
            <source>The Viking cards do not fit.</source>
            <comment>boru.check.vikings</comment>
            <translation>Картите „Викинги“ не съответстват.</translation>
        </message>
        <message>
            <source>blue</source>
            <comment>boru.colour.blue</comment>
            <translation>синьо</translation>
        </message>
        <message>
            <source>red</source>
            <comment>boru.colour.red</comment>
            <translation>червено</translation>
        </message>
        <message>
            <source>white</source>
            <comment>boru.colour.white</comment>
            <translation>бяло</translation>
        </message>
        <message>
            <source>yellow</source>
            <comment>boru.colour.yellow</comment>
            <translation>жълто</translation>
        </message>
        <message numerus="yes">
            <source>%n church discs</source>
            <comment>boru.count.church</comment>
            <translation>
                <numerusform>%n диск в църквата</numerusform>
                <numerusform>%n диска в църквата</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coins</source>
            <comment>boru.count.coins</comment>
            <translation>
                <numerusform>%n монета</numerusform>
                <numerusform>%n монети</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steps of courtship</source>
            <comment>boru.count.court</comment>
            <translation>
                <numerusform>%n стъпка ухажване</numerusform>
                <numerusform>%n стъпки ухажване</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n raiders</source>
            <comment>boru.count.raider</comment>
            <translation>
                <numerusform>%n жетон „Нашественик“</numerusform>
                <numerusform>%n жетона „Нашественик“</numerusform>
            </translation>
        </message>
        <message>
            <source>The game begins. The active town marker goes to %1.</source>
            <comment>boru.event.began</comment>
            <translation>Играта започва. Маркер на активния град: %1</translation>
        </message>
        <message>
            <source>%1 buys: %2</source>
            <comment>boru.event.bought</comment>
            <translation>%1 купува: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n coins</source>
            <comment>boru.event.coins</comment>
            <translation>
                <numerusform>%1 получава %n монета</numerusform>
                <numerusform>%1 получава %n монети</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n coins</source>
            <comment>boru.event.coins_lost</comment>
            <translation>
                <numerusform>%1 губи %n монета</numerusform>
                <numerusform>%1 губи %n монети</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 claims %2 and takes the active town marker</source>
            <comment>boru.event.disc.claim</comment>
            <translation>%1 завзема %2 и получава маркера на активния град</translation>
        </message>
        <message>
            <source>%1 expands to %2</source>
            <comment>boru.event.disc.expand</comment>
            <translation>%1 се разширява до %2</translation>
        </message>
        <message>
            <source>%1 gains %2 by marriage</source>
            <comment>boru.event.disc.marriage</comment>
            <translation>%1 получава чрез брак %2</translation>
        </message>
        <message>
            <source>%1 begins in %2</source>
            <comment>boru.event.disc.start</comment>
            <translation>%1 започва в %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 takes %n church discs back</source>
            <comment>boru.event.discs</comment>
            <translation>
                <numerusform>%1 взема обратно %n диск от църквата</numerusform>
                <numerusform>%1 взема обратно %n диска от църквата</numerusform>
            </translation>
        </message>
        <message>
            <source>The draft is over</source>
            <comment>boru.event.drafted</comment>
            <translation>Драфтът приключва</translation>
        </message>
        <message>
            <source>%1 gains: %2</source>
            <comment>boru.event.gathered</comment>
            <translation>%1 получава: %2</translation>
        </message>
        <message>
            <source>%1 keeps: %2</source>
            <comment>boru.event.kept</comment>
            <translation>%1 задържа: %2</translation>
        </message>
        <message>
            <source>%1 has chosen</source>
            <comment>boru.event.kept_hidden</comment>
            <translation>%1 избра</translation>
        </message>
        <message>
            <source>%1 names %2 and plays: %3</source>
            <comment>boru.event.led</comment>
            <translation>%1 посочва %2 и играе: %3</translation>
        </message>
        <message>
            <source>%1 liberates %2</source>
            <comment>boru.event.liberated</comment>
            <translation>%1 освобождава %2</translation>
        </message>
        <message>
            <source>%1 takes the active town marker</source>
            <comment>boru.event.marker</comment>
            <translation>%1 взема маркера на активния град</translation>
        </message>
        <message>
            <source>%1 wins the marriage: %2</source>
            <comment>boru.event.married</comment>
            <extracomment>%2 says what the marriage card brings.</extracomment>
            <translation>%1 сключва брак: %2</translation>
        </message>
        <message>
            <source>%1 builds a monastery: %2</source>
            <comment>boru.event.monastery</comment>
            <translation>%1 строи манастир: %2</translation>
        </message>
        <message>
            <source>Nobody wins the marriage: %1</source>
            <comment>boru.event.nobody_married</comment>
            <translation>Никой не сключва брак: %1</translation>
        </message>
        <message>
            <source>Nobody wins the trick</source>
            <comment>boru.event.nobody_won</comment>
            <translation>Никой не печели взятката</translation>
        </message>
        <message>
            <source>The game is over. Winner: %1</source>
            <comment>boru.event.over</comment>
            <translation>Играта приключва. Победител: %1</translation>
        </message>
        <message>
            <source>The game is over. Shared victory: %1</source>
            <comment>boru.event.over_shared</comment>
            <translation>Играта приключва. Споделена победа: %1</translation>
        </message>
        <message>
            <source>The packets are passed on to the left</source>
            <comment>boru.event.passed_on</comment>
            <translation>Останалите карти се предават наляво</translation>
        </message>
        <message>
            <source>%1 plays: %2</source>
            <comment>boru.event.played</comment>
            <translation>%1 играе: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 scores %n points</source>
            <comment>boru.event.points</comment>
            <translation>
                <numerusform>%1 получава %n точка</numerusform>
                <numerusform>%1 получава %n точки</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has no coin and loses %n points</source>
            <comment>boru.event.points_lost</comment>
            <translation>
                <numerusform>%1 няма монети и губи %n точка</numerusform>
                <numerusform>%1 няма монети и губи %n точки</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 takes the primary action: %2</source>
            <comment>boru.event.primary</comment>
            <translation>%1 изпълнява горното действие: %2</translation>
        </message>
        <message>
            <source>%1 chooses: %2</source>
            <comment>boru.event.princess</comment>
            <translation>%1 избира: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 gives %n raiders back</source>
            <comment>boru.event.raiders</comment>
            <translation>
                <numerusform>%1 връща %n жетон „Нашественик“</numerusform>
                <numerusform>%1 връща %n жетона „Нашественик“</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n renown tokens</source>
            <comment>boru.event.renown</comment>
            <translation>
                <numerusform>%1 получава %n жетон „Слава“</numerusform>
                <numerusform>%1 получава %n жетона „Слава“</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1. Raiders in the battle area: %2. Marriage: %3</source>
            <comment>boru.event.round</comment>
            <translation>Рунд %1. Нашественици в зоната на битката: %2. Брак: %3</translation>
        </message>
        <message>
            <source>%1 takes a secondary action: %2</source>
            <comment>boru.event.secondary</comment>
            <translation>%1 изпълнява долно действие: %2</translation>
        </message>
        <message>
            <source>%1 steps down to space %2 of the marriage track</source>
            <comment>boru.event.stepped_down</comment>
            <translation>%1 слиза на поле %2 от скалата на брака</translation>
        </message>
        <message>
            <source>Claim token back on the board: %1</source>
            <comment>boru.event.token_back</comment>
            <translation>Жетон „Владение“ отново на полето: %1</translation>
        </message>
        <message>
            <source>%1 takes the claim token: %2</source>
            <comment>boru.event.token_taken</comment>
            <translation>%1 взема жетон „Владение“: %2</translation>
        </message>
        <message>
            <source>Claim token turned up: %1</source>
            <comment>boru.event.token_turned</comment>
            <translation>Обърнат жетон „Владение“: %1</translation>
        </message>
        <message>
            <source>%1 loses a town to the Vikings: %2</source>
            <comment>boru.event.town_lost</comment>
            <translation>%1 губи град от викингите: %2</translation>
        </message>
        <message>
            <source>%1 wins the trick with: %2</source>
            <comment>boru.event.won</comment>
            <translation>%1 печели взятката с: %2</translation>
        </message>
        <message>
            <source>2 points and a town in Connaught</source>
            <comment>boru.marriage.connaught_match</comment>
            <translation>2 точки и град в Конахт</translation>
        </message>
        <message>
            <source>2 points and a town in Leinster</source>
            <comment>boru.marriage.leinster_match</comment>
            <translation>2 точки и град в Ленстър</translation>
        </message>
        <message>
            <source>2 points and a town in Munster</source>
            <comment>boru.marriage.munster_match</comment>
            <translation>2 точки и град в Мънстър</translation>
        </message>
        <message>
            <source>2 points and a town in Northern Uí Néill</source>
            <comment>boru.marriage.northern_ui_neill_match</comment>
            <translation>2 точки и град в Северни Уи Нейл</translation>
        </message>
        <message>
            <source>4 points</source>
            <comment>boru.marriage.points_match</comment>
            <translation>4 точки</translation>
        </message>
        <message>
            <source>Princess of Denmark</source>
            <comment>boru.marriage.princess_of_denmark</comment>
            <translation>Датската принцеса</translation>
        </message>
        <message>
            <source>2 points and 1 renown</source>
            <comment>boru.marriage.renown_match</comment>
            <translation>2 точки и 1 жетон „Слава“</translation>
        </message>
        <message>
            <source>2 points and a town in Southern Uí Néill</source>
            <comment>boru.marriage.southern_ui_neill_match</comment>
            <translation>2 точки и град в Южни Уи Нейл</translation>
        </message>
        <message>
            <source>Coins of card 5</source>
            <comment>boru.option.card5_expand_coins</comment>
            <translation>Монети на карта 5</translation>
        </message>
        <message>
            <source>2 coins</source>
            <comment>boru.option.card5_expand_coins.2</comment>
            <translation>2 монети</translation>
        </message>
        <message>
            <source>3 coins</source>
            <comment>boru.option.card5_expand_coins.3</comment>
            <translation>3 монети</translation>
        </message>
        <message>
            <source>How many coins the first secondary action of red card 5 gives.</source>
            <comment>boru.option.card5_expand_coins.help</comment>
            <translation>Колко монети дава първото долно действие на червената карта 5.</translation>
        </message>
        <message>
            <source>Expanding into the active town</source>
            <comment>boru.option.expand_into_active_town</comment>
            <translation>Разширяване в активния град</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <comment>boru.option.expand_into_active_town.false</comment>
            <translation>Не е позволено</translation>
        </message>
        <message>
            <source>Whether an expansion may take the town of the running trick.</source>
            <comment>boru.option.expand_into_active_town.help</comment>
            <translation>Дали с разширяване може да се вземе градът на текущата взятка.</translation>
        </message>
        <message>
            <source>Allowed</source>
            <comment>boru.option.expand_into_active_town.true</comment>
            <translation>Позволено е</translation>
        </message>
        <message>
            <source>Last card with five players</source>
            <comment>boru.option.five_player_last_card</comment>
            <translation>Последна карта при петима</translation>
        </message>
        <message>
            <source>Discarded unused</source>
            <comment>boru.option.five_player_last_card.discard</comment>
            <translation>Изхвърля се неизползвана</translation>
        </message>
        <message>
            <source>Whether the fifth card is discarded unused or played in a fifth trick.</source>
            <comment>boru.option.five_player_last_card.help</comment>
            <translation>Дали петата карта се изхвърля неизползвана, или се играе в пета взятка.</translation>
        </message>
        <message>
            <source>Played in a fifth trick</source>
            <comment>boru.option.five_player_last_card.play</comment>
            <translation>Играе се в пета взятка</translation>
        </message>
        <message>
            <source>Viking strengths</source>
            <comment>boru.option.viking_strengths</comment>
            <translation>Сила на викингите</translation>
        </message>
        <message>
            <source>The strengths of the seven Viking cards.</source>
            <comment>boru.option.viking_strengths.help</comment>
            <translation>Силите на седемте карти „Викинги“.</translation>
        </message>
        <message>
            <source>9, 10, 11, 12, 12, 13, 14</source>
            <comment>boru.option.viking_strengths.softer</comment>
            <translation>9, 10, 11, 12, 12, 13, 14</translation>
        </message>
        <message>
            <source>9, 10, 11, 12, 13, 13, 14</source>
            <comment>boru.option.viking_strengths.standard</comment>
            <translation>9, 10, 11, 12, 13, 13, 14</translation>
        </message>
        <message>
            <source>military support</source>
            <comment>boru.princess.military</comment>
            <translation>военна подкрепа</translation>
        </message>
        <message>
            <source>spurn her</source>
            <comment>boru.princess.spurn</comment>
            <extracomment>The choice to turn the Princess of Denmark down for 4 points.</extracomment>
            <translation>отказ от брака</translation>
        </message>
        <message>
            <source>trade</source>
            <comment>boru.princess.trade</comment>
            <translation>търговски връзки</translation>
        </message>
        <message>
            <source>%1: buy further church discs, 2 coins each?</source>
            <comment>boru.prompt.buy_church</comment>
            <translation>%1: да се купят ли още дискове в църквата по 2 монети?</translation>
        </message>
        <message>
            <source>%1: buy further steps of courtship, 2 coins each?</source>
            <comment>boru.prompt.buy_court</comment>
            <translation>%1: да се купят ли още стъпки ухажване по 2 монети?</translation>
        </message>
        <message>
            <source>%1: buy further raiders, 2 coins each?</source>
            <comment>boru.prompt.buy_raider</comment>
            <translation>%1: да се купят ли още жетони „Нашественик“ по 2 монети?</translation>
        </message>
        <message>
            <source>%1: choose a secondary action of the card: %2.</source>
            <comment>boru.prompt.choose_action</comment>
            <translation>%1: изберете долно действие на картата: %2.</translation>
        </message>
        <message>
            <source>Draft: every player keeps two cards of the packet.</source>
            <comment>boru.prompt.draft</comment>
            <translation>Драфт: всеки играч задържа по две карти.</translation>
        </message>
        <message>
            <source>%1: pay 5 coins for a disc on a neighbouring town?</source>
            <comment>boru.prompt.expand</comment>
            <translation>%1: да се платят ли 5 монети за диск на съседен град?</translation>
        </message>
        <message>
            <source>%1: play a card. The active town is %2.</source>
            <comment>boru.prompt.follow</comment>
            <translation>%1: изиграйте карта. Активен град: %2.</translation>
        </message>
        <message>
            <source>%1: put a disc on an empty town.</source>
            <comment>boru.prompt.gain_town</comment>
            <translation>%1: поставете диск на свободен град.</translation>
        </message>
        <message>
            <source>%1: put a disc on an empty town in %2.</source>
            <comment>boru.prompt.gain_town_in</comment>
            <translation>%1: поставете диск на свободен град в областта: %2.</translation>
        </message>
        <message>
            <source>%1: name an empty town and play a card to it.</source>
            <comment>boru.prompt.lead</comment>
            <translation>%1: посочете свободен град и изиграйте карта.</translation>
        </message>
        <message>
            <source>%1: remove a Viking control token.</source>
            <comment>boru.prompt.liberate</comment>
            <translation>%1: премахнете един жетон „Викингска власт“.</translation>
        </message>
        <message>
            <source>%1: choose an own town that the Vikings take.</source>
            <comment>boru.prompt.lose_own_town</comment>
            <translation>%1: изберете свой град, който викингите завземат.</translation>
        </message>
        <message>
            <source>%1: choose the town that %2 loses to the Vikings.</source>
            <comment>boru.prompt.lose_town</comment>
            <translation>%1: изберете града, който викингите завземат от играча: %2.</translation>
        </message>
        <message>
            <source>%1: put a monastery on an own town.</source>
            <comment>boru.prompt.monastery</comment>
            <translation>%1: поставете манастир на свой град.</translation>
        </message>
        <message>
            <source>%1: choose what the Princess of Denmark brings.</source>
            <comment>boru.prompt.princess</comment>
            <translation>%1: изберете какво носи Датската принцеса.</translation>
        </message>
        <message>
            <source>%1: put the first disc on a town in a region without discs.</source>
            <comment>boru.prompt.start_town</comment>
            <translation>%1: поставете първия диск на град в област без дискове.</translation>
        </message>
        <message>
            <source>Gartan</source>
            <comment>boru.reading.1</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Гартан</translation>
        </message>
        <message>
            <source>Druim Mór</source>
            <comment>boru.reading.10</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Дромор</translation>
        </message>
        <message>
            <source>Dún Lethglaise</source>
            <comment>boru.reading.11</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Даунпатрик</translation>
        </message>
        <message>
            <source>Iubhar</source>
            <comment>boru.reading.12</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Нюри</translation>
        </message>
        <message>
            <source>Ros Inbir</source>
            <comment>boru.reading.13</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Росинвър</translation>
        </message>
        <message>
            <source>Sligech</source>
            <comment>boru.reading.14</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Слайго</translation>
        </message>
        <message>
            <source>Cell Mór</source>
            <comment>boru.reading.15</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Килмор</translation>
        </message>
        <message>
            <source>Fidnacha</source>
            <comment>boru.reading.16</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Фина</translation>
        </message>
        <message>
            <source>Cenannas</source>
            <comment>boru.reading.17</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Келс</translation>
        </message>
        <message>
            <source>Temair</source>
            <comment>boru.reading.18</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Тара</translation>
        </message>
        <message>
            <source>Cluain Iraird</source>
            <comment>boru.reading.19</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Клонард</translation>
        </message>
        <message>
            <source>Ailech</source>
            <comment>boru.reading.2</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Алех</translation>
        </message>
        <message>
            <source>Dermag</source>
            <comment>boru.reading.20</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Дъроу</translation>
        </message>
        <message>
            <source>Cluain Mac Nóis</source>
            <comment>boru.reading.21</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Клонмакнойз</translation>
        </message>
        <message>
            <source>Gránard</source>
            <comment>boru.reading.22</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Гранард</translation>
        </message>
        <message>
            <source>Áth Cliath</source>
            <comment>boru.reading.23</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Дъблин</translation>
        </message>
        <message>
            <source>Glenn Dá Locha</source>
            <comment>boru.reading.24</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Глендалох</translation>
        </message>
        <message>
            <source>Inber Mór</source>
            <comment>boru.reading.25</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Арклоу</translation>
        </message>
        <message>
            <source>Cell Ala</source>
            <comment>boru.reading.26</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Килала</translation>
        </message>
        <message>
            <source>Achad Conaire</source>
            <comment>boru.reading.27</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Аконри</translation>
        </message>
        <message>
            <source>Cruachu</source>
            <comment>boru.reading.28</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Раткрохан</translation>
        </message>
        <message>
            <source>Ros Comáin</source>
            <comment>boru.reading.29</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Роскомон</translation>
        </message>
        <message>
            <source>Cúil Raithin</source>
            <comment>boru.reading.3</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Колрейн</translation>
        </message>
        <message>
            <source>Tuaim</source>
            <comment>boru.reading.30</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Туам</translation>
        </message>
        <message>
            <source>Iomaidh</source>
            <comment>boru.reading.31</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Оуми</translation>
        </message>
        <message>
            <source>Áth na Ríg</source>
            <comment>boru.reading.32</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Атънрай</translation>
        </message>
        <message>
            <source>Cluain Ferta</source>
            <comment>boru.reading.33</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Клонфърт</translation>
        </message>
        <message>
            <source>Saigir</source>
            <comment>boru.reading.34</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Сиъркиърън</translation>
        </message>
        <message>
            <source>Cell Dara</source>
            <comment>boru.reading.35</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Килдеър</translation>
        </message>
        <message>
            <source>Achad Bó</source>
            <comment>boru.reading.36</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Ахабоу</translation>
        </message>
        <message>
            <source>Cell Chainnig</source>
            <comment>boru.reading.37</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Килкени</translation>
        </message>
        <message>
            <source>Leithglenn</source>
            <comment>boru.reading.38</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Лохлин</translation>
        </message>
        <message>
            <source>Ferna</source>
            <comment>boru.reading.39</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Фърнс</translation>
        </message>
        <message>
            <source>Druim Tuama</source>
            <comment>boru.reading.4</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Дръмхоум</translation>
        </message>
        <message>
            <source>Cnoc an Tóchair</source>
            <comment>boru.reading.40</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Ноктофър</translation>
        </message>
        <message>
            <source>Loch Garman</source>
            <comment>boru.reading.41</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Уексфорд</translation>
        </message>
        <message>
            <source>Ros Mic Treoin</source>
            <comment>boru.reading.42</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Ню Рос</translation>
        </message>
        <message>
            <source>Corco Mruad</source>
            <comment>boru.reading.43</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Коркомроу</translation>
        </message>
        <message>
            <source>Cenn Corad</source>
            <comment>boru.reading.44</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Кинкора</translation>
        </message>
        <message>
            <source>Luimnech</source>
            <comment>boru.reading.45</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Лимерик</translation>
        </message>
        <message>
            <source>Caisel</source>
            <comment>boru.reading.46</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Кашел</translation>
        </message>
        <message>
            <source>Ard Ferta</source>
            <comment>boru.reading.47</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Ардфърт</translation>
        </message>
        <message>
            <source>Lis Mór</source>
            <comment>boru.reading.48</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Лисмор</translation>
        </message>
        <message>
            <source>Achad Dá Eó</source>
            <comment>boru.reading.49</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Ахадоу</translation>
        </message>
        <message>
            <source>Tulach Óg</source>
            <comment>boru.reading.5</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Тълихоуг</translation>
        </message>
        <message>
            <source>Corcach</source>
            <comment>boru.reading.50</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Корк</translation>
        </message>
        <message>
            <source>Daingen</source>
            <comment>boru.reading.51</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Дингъл</translation>
        </message>
        <message>
            <source>Ros Ailithir</source>
            <comment>boru.reading.52</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Роскарбери</translation>
        </message>
        <message>
            <source>Mag nEó</source>
            <comment>boru.reading.53</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Мейо</translation>
        </message>
        <message>
            <source>Clochar</source>
            <comment>boru.reading.6</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Клохър</translation>
        </message>
        <message>
            <source>Ard Macha</source>
            <comment>boru.reading.7</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Арма</translation>
        </message>
        <message>
            <source>Airthir Maige</source>
            <comment>boru.reading.8</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Армой</translation>
        </message>
        <message>
            <source>Condaire</source>
            <comment>boru.reading.9</comment>
            <extracomment>How the Irish name of a town is read.</extracomment>
            <translation>Конър</translation>
        </message>
        <message numerus="yes">
            <source>%n church discs.</source>
            <comment>boru.reason.church</comment>
            <translation>
                <numerusform>%n диск в църквата.</numerusform>
                <numerusform>%n диска в църквата.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n church discs, the most.</source>
            <comment>boru.reason.church_most</comment>
            <translation>
                <numerusform>%n диск в църквата, най-много от всички.</numerusform>
                <numerusform>%n диска в църквата, най-много от всички.</numerusform>
            </translation>
        </message>
        <message>
            <source>A card that brings coins whether it wins or not: %1</source>
            <comment>boru.reason.coin_card</comment>
            <translation>Карта, която носи монети и при победа, и при загуба: %1</translation>
        </message>
        <message>
            <source>Coins: %1 → %2</source>
            <comment>boru.reason.coins</comment>
            <translation>Монети: %1 → %2</translation>
        </message>
        <message>
            <source>Space on the marriage track: %1</source>
            <comment>boru.reason.court</comment>
            <translation>Поле на скалата на брака: %1</translation>
        </message>
        <message>
            <source>In the lead on the marriage track, space: %1</source>
            <comment>boru.reason.court_first</comment>
            <translation>Преднина на скалата на брака, поле: %1</translation>
        </message>
        <message>
            <source>A high card wins most tricks of its colour: %1</source>
            <comment>boru.reason.high_card</comment>
            <translation>Висока карта, която печели повечето взятки от своя цвят: %1</translation>
        </message>
        <message>
            <source>It promises most in the long run.</source>
            <comment>boru.reason.long_run</comment>
            <translation>Обещава най-много в дългосрочен план.</translation>
        </message>
        <message>
            <source>A card that brings much when it loses: %1</source>
            <comment>boru.reason.low_card</comment>
            <translation>Карта, която носи много при загуба: %1</translation>
        </message>
        <message>
            <source>There is nothing else to do.</source>
            <comment>boru.reason.only_answer</comment>
            <translation>Няма друг възможен отговор.</translation>
        </message>
        <message numerus="yes">
            <source>It brings %n points.</source>
            <comment>boru.reason.points</comment>
            <translation>
                <numerusform>Носи %n точка.</numerusform>
                <numerusform>Носи %n точки.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs %n points.</source>
            <comment>boru.reason.points_lost</comment>
            <translation>
                <numerusform>Струва %n точка.</numerusform>
                <numerusform>Струва %n точки.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n captured raiders.</source>
            <comment>boru.reason.raiders</comment>
            <translation>
                <numerusform>%n взет жетон „Нашественик“.</numerusform>
                <numerusform>%n взети жетона „Нашественик“.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n captured raiders, the most.</source>
            <comment>boru.reason.raiders_most</comment>
            <translation>
                <numerusform>%n взет жетон „Нашественик“, най-много от всички.</numerusform>
                <numerusform>%n взети жетона „Нашественик“, най-много от всички.</numerusform>
            </translation>
        </message>
        <message>
            <source>Alone in the lead in the region: %1</source>
            <comment>boru.reason.region_first</comment>
            <translation>Самостоятелна преднина в областта: %1</translation>
        </message>
        <message>
            <source>Without a town in the region: %1</source>
            <comment>boru.reason.region_left</comment>
            <translation>Без град в областта: %1</translation>
        </message>
        <message>
            <source>Region: %1. Place there: %2</source>
            <comment>boru.reason.region_place</comment>
            <extracomment>A hint. %1 is a region, %2 the place there, from 2 on.</extracomment>
            <translation>Област: %1. Място там: %2</translation>
        </message>
        <message>
            <source>Level for the lead in the region: %1</source>
            <comment>boru.reason.region_tied</comment>
            <translation>Поделена преднина в областта: %1</translation>
        </message>
        <message numerus="yes">
            <source>Present in %n regions.</source>
            <comment>boru.reason.regions</comment>
            <translation>
                <numerusform>Присъствие в %n област.</numerusform>
                <numerusform>Присъствие в %n области.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings %n renown.</source>
            <comment>boru.reason.renown</comment>
            <translation>
                <numerusform>Носи %n жетон „Слава“.</numerusform>
                <numerusform>Носи %n жетона „Слава“.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 loses a town to the Vikings: %2</source>
            <comment>boru.reason.rival_loses</comment>
            <translation>%1 губи град от викингите: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n blue cards for the church.</source>
            <comment>boru.reason.suit.blue</comment>
            <translation>
                <numerusform>%n синя карта за църквата.</numerusform>
                <numerusform>%n сини карти за църквата.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n red cards for the battle.</source>
            <comment>boru.reason.suit.red</comment>
            <translation>
                <numerusform>%n червена карта за битката.</numerusform>
                <numerusform>%n червени карти за битката.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n yellow cards for the marriage.</source>
            <comment>boru.reason.suit.yellow</comment>
            <translation>
                <numerusform>%n жълта карта за брака.</numerusform>
                <numerusform>%n жълти карти за брака.</numerusform>
            </translation>
        </message>
        <message>
            <source>The claim token comes here: %1</source>
            <comment>boru.reason.token</comment>
            <translation>Спечелен жетон „Владение“: %1</translation>
        </message>
        <message>
            <source>The claim token comes here: %1 (in %2 of 100 likely deals)</source>
            <comment>boru.reason.token_likely</comment>
            <extracomment>A hint. %1 is a region; the computer deals the cards that it does not see many times.</extracomment>
            <translation>Спечелен жетон „Владение“: %1 (при %2 от 100 вероятни раздавания)</translation>
        </message>
        <message>
            <source>The claim token is lost: %1 (in %2 of 100 likely deals)</source>
            <comment>boru.reason.token_lost</comment>
            <translation>Загубен жетон „Владение“: %1 (при %2 от 100 вероятни раздавания)</translation>
        </message>
        <message>
            <source>A new town: %1</source>
            <comment>boru.reason.town</comment>
            <translation>Нов град: %1</translation>
        </message>
        <message>
            <source>No longer a Viking town: %1</source>
            <comment>boru.reason.town_freed</comment>
            <translation>Град, освободен от викингска власт: %1</translation>
        </message>
        <message>
            <source>A new town: %1 (in %2 of 100 likely deals)</source>
            <comment>boru.reason.town_likely</comment>
            <translation>Нов град: %1 (при %2 от 100 вероятни раздавания)</translation>
        </message>
        <message>
            <source>The Vikings take an own town: %1</source>
            <comment>boru.reason.town_lost</comment>
            <translation>Викингите завземат собствен град: %1</translation>
        </message>
        <message>
            <source>A card that wins towns of every colour: %1</source>
            <comment>boru.reason.white_card</comment>
            <translation>Карта, която печели градове от всеки цвят: %1</translation>
        </message>
        <message>
            <source>Bréifne</source>
            <comment>boru.region.breifne</comment>
            <translation>Брефне</translation>
        </message>
        <message>
            <source>Connaught</source>
            <comment>boru.region.connaught</comment>
            <translation>Конахт</translation>
        </message>
        <message>
            <source>Dubhlinn</source>
            <comment>boru.region.dubhlinn</comment>
            <translation>Дувлин</translation>
        </message>
        <message>
            <source>Leinster</source>
            <comment>boru.region.leinster</comment>
            <translation>Ленстър</translation>
        </message>
        <message>
            <source>Munster</source>
            <comment>boru.region.munster</comment>
            <translation>Мънстър</translation>
        </message>
        <message>
            <source>Northern Uí Néill</source>
            <comment>boru.region.northern_ui_neill</comment>
            <translation>Северни Уи Нейл</translation>
        </message>
        <message>
            <source>Southern Uí Néill</source>
            <comment>boru.region.southern_ui_neill</comment>
            <translation>Южни Уи Нейл</translation>
        </message>
        <message>
            <source>Ulaid</source>
            <comment>boru.region.ulaid</comment>
            <translation>Улад</translation>
        </message>
        <message>
            <source>Claim tokens</source>
            <comment>boru.score.claims</comment>
            <translation>Жетони „Владение“</translation>
        </message>
        <message>
            <source>Most coins</source>
            <comment>boru.score.coins</comment>
            <translation>Най-много монети</translation>
        </message>
        <message>
            <source>Contested regions</source>
            <comment>boru.score.contested</comment>
            <translation>Поделени „Владение“</translation>
        </message>
        <message>
            <source>Active town marker</source>
            <comment>boru.score.marker</comment>
            <translation>Маркер на града</translation>
        </message>
        <message>
            <source>Regions present</source>
            <comment>boru.score.regions</comment>
            <translation>Области с присъствие</translation>
        </message>
        <message>
            <source>Renown</source>
            <comment>boru.score.renown</comment>
            <translation>Слава</translation>
        </message>
        <message>
            <source>Points on the track</source>
            <comment>boru.score.track</comment>
            <translation>Точки от скалата</translation>
        </message>
        <message>
            <source>church disc</source>
            <comment>boru.symbol.church</comment>
            <translation>диск в църквата</translation>
        </message>
        <message>
            <source>claim the town</source>
            <comment>boru.symbol.claim_town</comment>
            <translation>завземане на града</translation>
        </message>
        <message>
            <source>gain a coin</source>
            <comment>boru.symbol.coin</comment>
            <translation>получаване на монета</translation>
        </message>
        <message>
            <source>step of courtship</source>
            <comment>boru.symbol.court</comment>
            <translation>ухажване</translation>
        </message>
        <message>
            <source>expand for 5 coins</source>
            <comment>boru.symbol.expand</comment>
            <translation>разширяване за 5 монети</translation>
        </message>
        <message>
            <source>liberate a town</source>
            <comment>boru.symbol.liberate</comment>
            <translation>освобождаване на град</translation>
        </message>
        <message>
            <source>lose a coin</source>
            <comment>boru.symbol.lose_coin</comment>
            <translation>връщане на монета</translation>
        </message>
        <message>
            <source>raider</source>
            <comment>boru.symbol.raider</comment>
            <translation>вземане на жетон „Нашественик“</translation>
        </message>
        <message>
            <source>%2 (%1)</source>
            <comment>boru.town</comment>
            <extracomment>A town: %1 its number, %2 its Irish name (Latin letters in every language).</extracomment>
            <translation>%2 (%1)</translation>
        </message>
        <message>
            <source>Active town: %1</source>
            <comment>boru.ui.active</comment>
            <translation>Активен град: %1</translation>
        </message>
        <message>
            <source>Battle area</source>
            <comment>boru.ui.battle</comment>
            <translation>Зона на битката</translation>
        </message>
        <message>
            <source>Captured raiders: %1.</source>
            <comment>boru.ui.battle.captured</comment>
            <translation>Взети жетони „Нашественик“: %1.</translation>
        </message>
        <message>
            <source>While raiders are left, whoever has captured the fewest loses a town.</source>
            <comment>boru.ui.battle.help</comment>
            <translation>Ако останат нашественици, играчът с най-малко взети губи град.</translation>
        </message>
        <message>
            <source>Raiders left: %1. Strength of the Vikings: %2.</source>
            <comment>boru.ui.battle.left</comment>
            <translation>Останали нашественици: %1. Сила на викингите: %2.</translation>
        </message>
        <message>
            <source>Table of Brian Boru</source>
            <comment>boru.ui.board</comment>
            <translation>Маса за „Брайън Бору“</translation>
        </message>
        <message>
            <source>Buy more, coins each: %1</source>
            <comment>boru.ui.buy</comment>
            <translation>Купуване на още, монети за всяко: %1</translation>
        </message>
        <message>
            <source>If it does not win: %1.</source>
            <comment>boru.ui.card.loses</comment>
            <translation>Ако не спечели: %1.</translation>
        </message>
        <message>
            <source>If it does not win, either: %1; or: %2.</source>
            <comment>boru.ui.card.loses_either</comment>
            <translation>Ако не спечели, или: %1; или: %2.</translation>
        </message>
        <message>
            <source>If it wins: %1.</source>
            <comment>boru.ui.card.wins</comment>
            <translation>Ако спечели: %1.</translation>
        </message>
        <message>
            <source>Choose an action: %1</source>
            <comment>boru.ui.choose_action</comment>
            <translation>Изберете действие: %1</translation>
        </message>
        <message>
            <source>Chosen.</source>
            <comment>boru.ui.chosen</comment>
            <translation>Избрано.</translation>
        </message>
        <message>
            <source>Church area</source>
            <comment>boru.ui.church</comment>
            <translation>Зона на църквата</translation>
        </message>
        <message>
            <source>Church discs: %1.</source>
            <comment>boru.ui.church.discs</comment>
            <translation>Дискове в църквата: %1.</translation>
        </message>
        <message>
            <source>The most alone, or four discs, build a monastery.</source>
            <comment>boru.ui.church.help</comment>
            <translation>Който сам има най-много дискове или има четири, строи манастир.</translation>
        </message>
        <message>
            <source>Face down. Weight of the towns held: %1 of %2.</source>
            <comment>boru.ui.claim.face_down</comment>
            <translation>С лицето надолу. Тежест на владените градове: %1 от %2.</translation>
        </message>
        <message>
            <source>Held by: %1.</source>
            <comment>boru.ui.claim.held</comment>
            <translation>Държи го: %1.</translation>
        </message>
        <message>
            <source>Face up, nobody has it.</source>
            <comment>boru.ui.claim.on_board</comment>
            <translation>С лицето нагоре, никой не го държи.</translation>
        </message>
        <message>
            <source>Claim token, points: %1.</source>
            <comment>boru.ui.claim.points</comment>
            <translation>Точки на жетона „Владение“: %1.</translation>
        </message>
        <message>
            <source>Weights: %1.</source>
            <comment>boru.ui.claim.weights</comment>
            <translation>Тежести: %1.</translation>
        </message>
        <message>
            <source>Coins</source>
            <comment>boru.ui.column.coins</comment>
            <translation>Монети</translation>
        </message>
        <message>
            <source>Chosen: %1 of %2</source>
            <comment>boru.ui.draft.chosen</comment>
            <translation>Избрани: %1 от %2</translation>
        </message>
        <message>
            <source>Keep these</source>
            <comment>boru.ui.draft.confirm</comment>
            <translation>Задържане</translation>
        </message>
        <message>
            <source>Choose a town that lights up, or do not expand.</source>
            <comment>boru.ui.expand</comment>
            <translation>Изберете светещ град или откажете разширяването.</translation>
        </message>
        <message>
            <source>Choose a card.</source>
            <comment>boru.ui.follow.hint</comment>
            <translation>Изберете карта.</translation>
        </message>
        <message>
            <source>Hand: %1</source>
            <comment>boru.ui.hand</comment>
            <translation>Ръка: %1</translation>
        </message>
        <message>
            <source>No cards in hand</source>
            <comment>boru.ui.hand.empty</comment>
            <translation>Няма карти в ръката</translation>
        </message>
        <message>
            <source>No empty town fits this card.</source>
            <comment>boru.ui.hand.no_town</comment>
            <translation>Никой свободен град не отговаря на тази карта.</translation>
        </message>
        <message>
            <source>It would win the trick as it lies.</source>
            <comment>boru.ui.hand.wins</comment>
            <translation>Би спечелила взятката в този момент.</translation>
        </message>
        <message>
            <source>A town by marriage: choose one that lights up on the map.</source>
            <comment>boru.ui.hint.gain</comment>
            <translation>Град чрез брак: изберете светещ град на картата на Ирландия.</translation>
        </message>
        <message>
            <source>The Vikings take a town. Choose one of: %1.</source>
            <comment>boru.ui.hint.lose</comment>
            <extracomment>%1 is the player whose town it is.</extracomment>
            <translation>Викингите завземат град. Изберете град на играча: %1.</translation>
        </message>
        <message>
            <source>Choose a town that lights up on the map.</source>
            <comment>boru.ui.hint.town</comment>
            <translation>Изберете светещ град на картата на Ирландия.</translation>
        </message>
        <message>
            <source>Take back what is chosen but not confirmed</source>
            <comment>boru.ui.keys.back</comment>
            <translation>Отмяна на избраното, което не е потвърдено</translation>
        </message>
        <message>
            <source>Last round</source>
            <comment>boru.ui.last_round</comment>
            <translation>Последен рунд</translation>
        </message>
        <message>
            <source>%1: choose a card of its colour.</source>
            <comment>boru.ui.lead.card</comment>
            <extracomment>%1 is a town.</extracomment>
            <translation>%1: изберете карта с неговия цвят.</translation>
        </message>
        <message>
            <source>Choose an empty town and a card of its colour.</source>
            <comment>boru.ui.lead.hint</comment>
            <translation>Изберете свободен град и карта с неговия цвят.</translation>
        </message>
        <message>
            <source>%1: choose an empty town.</source>
            <comment>boru.ui.lead.town</comment>
            <extracomment>%1 is a card.</extracomment>
            <translation>%1: изберете свободен град.</translation>
        </message>
        <message>
            <source>Marriage card: %1</source>
            <comment>boru.ui.marriage</comment>
            <translation>Карта „Брак“: %1</translation>
        </message>
        <message>
            <source>The highest disc on the track wins it at the end of the round.</source>
            <comment>boru.ui.marriage.help</comment>
            <translation>В края на рунда я печели най-високият диск на скалата.</translation>
        </message>
        <message>
            <source>no town yet</source>
            <comment>boru.ui.no_town</comment>
            <translation>още няма град</translation>
        </message>
        <message>
            <source>none</source>
            <comment>boru.ui.none</comment>
            <extracomment>An empty list after a colon.</extracomment>
            <translation>няма</translation>
        </message>
        <message>
            <source>Church discs: %1.</source>
            <comment>boru.ui.note.church</comment>
            <translation>Дискове в църквата: %1.</translation>
        </message>
        <message>
            <source>Coins: %1.</source>
            <comment>boru.ui.note.coin</comment>
            <extracomment>%1 is a change such as 3→5.</extracomment>
            <translation>Монети: %1.</translation>
        </message>
        <message>
            <source>Space on the marriage track: %1.</source>
            <comment>boru.ui.note.court</comment>
            <translation>Поле на скалата на брака: %1.</translation>
        </message>
        <message>
            <source>Towns that an expansion can reach: %1.</source>
            <comment>boru.ui.note.expand</comment>
            <translation>Градове, достижими с разширяване: %1.</translation>
        </message>
        <message>
            <source>Viking towns that can be freed: %1.</source>
            <comment>boru.ui.note.liberate</comment>
            <translation>Градове, които могат да се освободят: %1.</translation>
        </message>
        <message>
            <source>Could be bought on top: %1.</source>
            <comment>boru.ui.note.plus</comment>
            <translation>Може да се купят още: %1.</translation>
        </message>
        <message>
            <source>Points: %1.</source>
            <comment>boru.ui.note.points</comment>
            <translation>Точки: %1.</translation>
        </message>
        <message>
            <source>Raiders: %1.</source>
            <comment>boru.ui.note.raider</comment>
            <translation>Жетони „Нашественик“: %1.</translation>
        </message>
        <message>
            <source>Packet: %1</source>
            <comment>boru.ui.packet</comment>
            <translation>Пакет: %1</translation>
        </message>
        <message>
            <source>Chosen to be kept.</source>
            <comment>boru.ui.packet.chosen</comment>
            <translation>Избрана за задържане.</translation>
        </message>
        <message>
            <source>Your packet: keep two cards, the rest goes to the left</source>
            <comment>boru.ui.packet.title</comment>
            <translation>Вашият пакет: задръжте две карти, останалите отиват наляво</translation>
        </message>
        <message>
            <source>Kept. The others are still choosing</source>
            <comment>boru.ui.packet.waiting</comment>
            <translation>Задържано. Другите още избират</translation>
        </message>
        <message>
            <source>Play</source>
            <comment>boru.ui.play.confirm</comment>
            <translation>Изиграване</translation>
        </message>
        <message>
            <source>Princess of Denmark</source>
            <comment>boru.ui.princess</comment>
            <translation>Датската принцеса</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>boru.ui.read</comment>
            <extracomment>%1 an Irish name, %2 how it is read in katakana or Cyrillic.</extracomment>
            <translation>%1 („%2“)</translation>
        </message>
        <message>
            <source>Region: %1</source>
            <comment>boru.ui.region</comment>
            <translation>Област: %1</translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <comment>boru.ui.round</comment>
            <translation>Рунд %1 от %2</translation>
        </message>
        <message>
            <source>Round %1 of %2: draft</source>
            <comment>boru.ui.round.draft</comment>
            <translation>Рунд %1 от %2: драфт</translation>
        </message>
        <message>
            <source>Round %1 of %2: trick %3 of %4</source>
            <comment>boru.ui.round.trick</comment>
            <translation>Рунд %1 от %2: взятка %3 от %4</translation>
        </message>
        <message>
            <source>Player: %1</source>
            <comment>boru.ui.seat</comment>
            <translation>Играч: %1</translation>
        </message>
        <message>
            <source>Captured raiders: %1. Church discs: %2. Space on the marriage track: %3.</source>
            <comment>boru.ui.seat.areas</comment>
            <translation>Взети жетони „Нашественик“: %1. Дискове в църквата: %2. Поле на скалата на брака: %3.</translation>
        </message>
        <message>
            <source>Claim tokens: %1.</source>
            <comment>boru.ui.seat.claims</comment>
            <translation>Жетони „Владение“: %1.</translation>
        </message>
        <message>
            <source>Points: %1. Coins: %2. Renown: %3.</source>
            <comment>boru.ui.seat.figures</comment>
            <translation>Точки: %1. Монети: %2. Слава: %3.</translation>
        </message>
        <message>
            <source>Cards in hand: %1.</source>
            <comment>boru.ui.seat.hand</comment>
            <translation>Карти в ръката: %1.</translation>
        </message>
        <message>
            <source>Has the active town marker.</source>
            <comment>boru.ui.seat.marker</comment>
            <translation>Има маркера на активния град.</translation>
        </message>
        <message>
            <source>Marriages: %1.</source>
            <comment>boru.ui.seat.marriages</comment>
            <translation>Карти „Брак“: %1.</translation>
        </message>
        <message>
            <source>Princess of Denmark: %1.</source>
            <comment>boru.ui.seat.princess</comment>
            <translation>Датската принцеса: %1.</translation>
        </message>
        <message>
            <source>Regions present: %1.</source>
            <comment>boru.ui.seat.regions</comment>
            <translation>Области с присъствие: %1.</translation>
        </message>
        <message>
            <source>Towns: %1.</source>
            <comment>boru.ui.seat.towns</comment>
            <translation>Градове: %1.</translation>
        </message>
        <message>
            <source>Set-up: the first towns</source>
            <comment>boru.ui.setup</comment>
            <translation>Подготовка: първите градове</translation>
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
            <translation>Битка</translation>
        </message>
        <message>
            <source>Church</source>
            <comment>boru.ui.step.church</comment>
            <translation>Църква</translation>
        </message>
        <message>
            <source>Regions</source>
            <comment>boru.ui.step.claims</comment>
            <extracomment>The last step: claim tokens of the regions.</extracomment>
            <translation>Области</translation>
        </message>
        <message>
            <source>Marriage</source>
            <comment>boru.ui.step.marriage</comment>
            <translation>Брак</translation>
        </message>
        <message>
            <source>This step is being carried out.</source>
            <comment>boru.ui.step.now</comment>
            <translation>Тази стъпка се изпълнява в момента.</translation>
        </message>
        <message>
            <source>End of the round</source>
            <comment>boru.ui.steps</comment>
            <translation>Край на рунда</translation>
        </message>
        <message>
            <source>The game is over</source>
            <comment>boru.ui.steps.over</comment>
            <translation>Играта приключи</translation>
        </message>
        <message>
            <source>It is the active town.</source>
            <comment>boru.ui.town.active</comment>
            <translation>Това е активният град.</translation>
        </message>
        <message>
            <source>Colour: %1.</source>
            <comment>boru.ui.town.colour</comment>
            <translation>Цвят: %1.</translation>
        </message>
        <message>
            <source>Empty.</source>
            <comment>boru.ui.town.empty</comment>
            <translation>Свободен.</translation>
        </message>
        <message>
            <source>Held by: %1.</source>
            <comment>boru.ui.town.held</comment>
            <translation>Владее го: %1.</translation>
        </message>
        <message>
            <source>It has a monastery.</source>
            <comment>boru.ui.town.monastery</comment>
            <translation>Има манастир.</translation>
        </message>
        <message>
            <source>Region: %1.</source>
            <comment>boru.ui.town.region</comment>
            <translation>Област: %1.</translation>
        </message>
        <message>
            <source>Roads to: %1.</source>
            <comment>boru.ui.town.roads</comment>
            <translation>Пътища до: %1.</translation>
        </message>
        <message>
            <source>Held by the Vikings, disc below: %1.</source>
            <comment>boru.ui.town.vikings</comment>
            <translation>Под викингска власт, диск отдолу: %1.</translation>
        </message>
        <message>
            <source>Marriage track</source>
            <comment>boru.ui.track</comment>
            <translation>Скала на брака</translation>
        </message>
        <message>
            <source>At the end of the round everybody else gets what their space shows.</source>
            <comment>boru.ui.track.help</comment>
            <translation>В края на рунда всички други получават наградата на своето поле.</translation>
        </message>
        <message>
            <source>%1: space %2, reward: %3.</source>
            <comment>boru.ui.track.mark</comment>
            <translation>%1: поле %2, награда: %3.</translation>
        </message>
        <message>
            <source>a renown token</source>
            <comment>boru.ui.track.renown</comment>
            <translation>жетон „Слава“</translation>
        </message>
        <message>
            <source>Who ends an action on a taken space steps down to the next free one.</source>
            <comment>boru.ui.track.taken</comment>
            <translation>Който завърши действие на заето поле, слиза до следващото свободно.</translation>
        </message>
        <message>
            <source>any empty town</source>
            <comment>boru.ui.track.town</comment>
            <translation>произволен свободен град</translation>
        </message>
        <message>
            <source>Trick, card %1: %2, %3</source>
            <comment>boru.ui.trick.card</comment>
            <extracomment>%1 place in the order of resolution, %2 a player, %3 a card.</extracomment>
            <translation>Взятка, карта %1: %2, %3</translation>
        </message>
        <message>
            <source>It wins as the trick lies.</source>
            <comment>boru.ui.trick.wins</comment>
            <translation>В този момент печели.</translation>
        </message>
        <message>
            <source>Vikings</source>
            <comment>boru.ui.vikings</comment>
            <translation>Викинги</translation>
        </message>
        <message>
            <source>The active town cannot be taken while its trick is running.</source>
            <comment>boru.why.active_town</comment>
            <translation>Активният град не може да се вземе, докато трае взятката му.</translation>
        </message>
        <message>
            <source>The card must have the colour of the town, or be white.</source>
            <comment>boru.why.colour</comment>
            <translation>Картата трябва да е с цвета на града или бяла.</translation>
        </message>
        <message>
            <source>This town already has a monastery.</source>
            <comment>boru.why.has_monastery</comment>
            <translation>В този град вече има манастир.</translation>
        </message>
        <message>
            <source>Keep exactly %1 cards of the packet in hand.</source>
            <comment>boru.why.keep</comment>
            <translation>Задръжте точно %1 карти от тези в ръката.</translation>
        </message>
        <message>
            <source>There is no such choice.</source>
            <comment>boru.why.no_option</comment>
            <translation>Няма такъв избор.</translation>
        </message>
        <message>
            <source>No road joins this town to a town that the player controls.</source>
            <comment>boru.why.no_road</comment>
            <translation>Няма път от владян град до този град.</translation>
        </message>
        <message>
            <source>There is no such town.</source>
            <comment>boru.why.no_town</comment>
            <translation>Няма такъв град.</translation>
        </message>
        <message>
            <source>The Vikings do not hold this town.</source>
            <comment>boru.why.no_vikings</comment>
            <translation>Този град не е под викингска власт.</translation>
        </message>
        <message>
            <source>This town is not empty.</source>
            <comment>boru.why.not_empty</comment>
            <translation>Този град не е свободен.</translation>
        </message>
        <message>
            <source>This card is not in the hand.</source>
            <comment>boru.why.not_in_hand</comment>
            <translation>Тази карта не е в ръката.</translation>
        </message>
        <message>
            <source>This town is not controlled by the player who loses one.</source>
            <comment>boru.why.not_losers</comment>
            <translation>Играчът, който губи град, не владее този град.</translation>
        </message>
        <message>
            <source>The player does not control this town.</source>
            <comment>boru.why.not_own</comment>
            <translation>Играчът не владее този град.</translation>
        </message>
        <message>
            <source>This town lies in another region.</source>
            <comment>boru.why.other_region</comment>
            <translation>Този град е в друга област.</translation>
        </message>
        <message>
            <source>The coins, or what is left, do not reach that far.</source>
            <comment>boru.why.purchase</comment>
            <translation>Монетите или останалото не стигат.</translation>
        </message>
        <message>
            <source>There is already a disc in this region.</source>
            <comment>boru.why.region_taken</comment>
            <translation>В тази област вече има диск.</translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message>
            <source>Four Viking board games and a tile lab. Without a command, the window opens.</source>
            <comment>cli.about</comment>
            <extracomment>All texts of cli are printed by the command line. Options such as --seed are never translated.</extracomment>
            <translation>Четири настолни игри за викинги и работилница за плочки. Без команда се отваря прозорецът.</translation>
        </message>
        <message>
            <source>Option %1 cannot have this value: %2 (possible: %3)</source>
            <comment>cli.bad_option</comment>
            <extracomment>%1: a key such as deck; %3: values as they are typed, such as abc, a, bc.</extracomment>
            <translation>Настройката „%1“ не може да има тази стойност: %2 (възможни: %3)</translation>
        </message>
        <message>
            <source>measure how many actions a second the rules manage in random play</source>
            <comment>cli.bench.about</comment>
            <translation>измерване на действията в секунда при случайна игра</translation>
        </message>
        <message>
            <source>%1: seats: %2, actions a second: %3, games: %4</source>
            <comment>cli.bench.figures</comment>
            <translation>%1: места: %2, действия в секунда: %3, игри: %4</translation>
        </message>
        <message>
            <source>the game to measure (all if left out)</source>
            <comment>cli.bench.game</comment>
            <translation>играта за измерване (без това: всички)</translation>
        </message>
        <message>
            <source>how long to measure each game, in seconds (5 if left out)</source>
            <comment>cli.bench.seconds</comment>
            <translation>колко секунди се измерва всяка игра (без това: 5)</translation>
        </message>
        <message>
            <source>Commands, which need no window:</source>
            <comment>cli.commands</comment>
            <translation>Команди, за които не е нужен прозорец:</translation>
        </message>
        <message>
            <source>name the first place at which two saved games differ</source>
            <comment>cli.diff.about</comment>
            <translation>посочване на първото място, по което две запазени игри се различават</translation>
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
            <translation>нищо</translation>
        </message>
        <message>
            <source>the saved game to compare it with</source>
            <comment>cli.diff.other</comment>
            <translation>запазената игра за сравняване</translation>
        </message>
        <message>
            <source>The files hold the same.</source>
            <comment>cli.diff.same</comment>
            <translation>Файловете съдържат едно и също.</translation>
        </message>
        <message>
            <source>set up a position by changing a saved game</source>
            <comment>cli.edit.about</comment>
            <translation>създаване на позиция чрез промяна на запазена игра</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n changes</source>
            <comment>cli.edit.done</comment>
            <translation>
                <numerusform>%1: %n промяна</numerusform>
                <numerusform>%1: %n промени</numerusform>
            </translation>
        </message>
        <message>
            <source>the saved game to change; what it was is kept as .bak</source>
            <comment>cli.edit.file</comment>
            <translation>запазената игра, която се променя; старото съдържание остава като .bak</translation>
        </message>
        <message>
            <source>A file of the tile lab is edited in the lab.</source>
            <comment>cli.edit.lab</comment>
            <translation>Файл на работилницата за плочки се редактира в нея.</translation>
        </message>
        <message>
            <source>write the result to this file instead</source>
            <comment>cli.edit.output</comment>
            <translation>запис на резултата в този файл</translation>
        </message>
        <message>
            <source>what to change, such as state.supply=12; several changes are checked together</source>
            <comment>cli.edit.set</comment>
            <translation>какво се променя, например state.supply=12; няколко промени се проверяват заедно</translation>
        </message>
        <message>
            <source>a saved game or arrangement to open</source>
            <comment>cli.file</comment>
            <translation>запазена игра или подредба за отваряне</translation>
        </message>
        <message>
            <source>a saved game</source>
            <comment>cli.file_to_read</comment>
            <translation>запазена игра</translation>
        </message>
        <message>
            <source>find the best arrangement of tiles on a board</source>
            <comment>cli.fit.about</comment>
            <translation>намиране на най-доброто подреждане на плочки върху табло</translation>
        </message>
        <message>
            <source>The tiles cannot cover the board.</source>
            <comment>cli.fit.cover.no</comment>
            <translation>Плочките не могат да покрият таблото.</translation>
        </message>
        <message>
            <source>It was not found out whether the tiles can cover the board.</source>
            <comment>cli.fit.cover.unknown</comment>
            <translation>Не е установено дали плочките могат да покрият таблото.</translation>
        </message>
        <message>
            <source>The tiles can cover the board.</source>
            <comment>cli.fit.cover.yes</comment>
            <translation>Плочките могат да покрият таблото.</translation>
        </message>
        <message>
            <source>Interrupted; this is the best found so far.</source>
            <comment>cli.fit.interrupted</comment>
            <translation>Прекъснато; това е най-доброто намерено досега.</translation>
        </message>
        <message>
            <source>%1, mirrored</source>
            <comment>cli.fit.mirrored</comment>
            <extracomment>%1: a number of quarter turns.</extracomment>
            <translation>%1, огледално</translation>
        </message>
        <message>
            <source>%1: this is no JSON: %2</source>
            <comment>cli.fit.not_json</comment>
            <translation>%1: това не е JSON: %2</translation>
        </message>
        <message>
            <source>%1: %2, x: %3, y: %4, quarter turns: %5</source>
            <comment>cli.fit.placement</comment>
            <extracomment>%1: a letter that marks the tile in the picture below; %2: the name of a tile.</extracomment>
            <translation>%1: %2, x: %3, y: %4, четвърт обороти: %5</translation>
        </message>
        <message>
            <source>a file with a packing problem</source>
            <comment>cli.fit.problem</comment>
            <translation>файл със задача за подреждане</translation>
        </message>
        <message>
            <source>This is proved.</source>
            <comment>cli.fit.proven</comment>
            <translation>Това е доказано.</translation>
        </message>
        <message>
            <source>stop after so many seconds with the best found so far (10 if left out)</source>
            <comment>cli.fit.seconds</comment>
            <translation>край след толкова секунди с най-доброто намерено дотогава (без това: 10)</translation>
        </message>
        <message>
            <source>Seconds: %1</source>
            <comment>cli.fit.seconds_used</comment>
            <translation>Секунди: %1</translation>
        </message>
        <message>
            <source>the seed of the search (0 if left out)</source>
            <comment>cli.fit.seed</comment>
            <translation>код на търсенето (без това: 0)</translation>
        </message>
        <message>
            <source>Value: %1, at most: %2</source>
            <comment>cli.fit.value</comment>
            <translation>Стойност: %1, най-много: %2</translation>
        </message>
        <message>
            <source>show this help and exit</source>
            <comment>cli.help</comment>
            <translation>показване на тази помощ и изход</translation>
        </message>
        <message>
            <source>say what the hard computer player would answer</source>
            <comment>cli.hint.about</comment>
            <translation>показва какво би отговорил силният компютърен играч</translation>
        </message>
        <message>
            <source>%1. %2 (%3)</source>
            <comment>cli.hint.answer</comment>
            <extracomment>%1: the number of an answer, %2 what it does, %3 what is expected against the best: 0 or less.</extracomment>
            <translation>%1. %2 (%3)</translation>
        </message>
        <message>
            <source>This seat is not asked anything now: %1.</source>
            <comment>cli.hint.not_asked</comment>
            <translation>Това място не се пита нищо сега: %1.</translation>
        </message>
        <message>
            <source>Nothing is asked: the game is over.</source>
            <comment>cli.hint.over</comment>
            <translation>Нищо не се пита: играта е свършила.</translation>
        </message>
        <message>
            <source>the seat that asks, from 0 (only its view is looked at); else the first that may answer</source>
            <comment>cli.hint.seat</comment>
            <translation>мястото, което пита, броено от 0 (гледа се само неговият изглед); иначе първото, което може да отговори</translation>
        </message>
        <message>
            <source>think no longer than S seconds</source>
            <comment>cli.hint.seconds</comment>
            <translation>мислене не повече от S секунди</translation>
        </message>
        <message>
            <source>Interrupted.</source>
            <comment>cli.interrupted</comment>
            <translation>Прекъснато.</translation>
        </message>
        <message>
            <source>give the result as JSON</source>
            <comment>cli.json</comment>
            <translation>резултат във вид на JSON</translation>
        </message>
        <message>
            <source>easy</source>
            <comment>cli.level.easy</comment>
            <translation>лесно</translation>
        </message>
        <message>
            <source>hard</source>
            <comment>cli.level.hard</comment>
            <translation>трудно</translation>
        </message>
        <message>
            <source>medium</source>
            <comment>cli.level.medium</comment>
            <translation>средно</translation>
        </message>
        <message>
            <source>random</source>
            <comment>cli.level.random</comment>
            <translation>случайно</translation>
        </message>
        <message>
            <source>vikingtable COMMAND --help tells more about a command.</source>
            <comment>cli.more</comment>
            <translation>Повече за дадена команда: vikingtable COMMAND --help</translation>
        </message>
        <message>
            <source>A whole number is needed, not: %1</source>
            <comment>cli.no_number</comment>
            <translation>Нужно е цяло число, а не: %1</translation>
        </message>
        <message>
            <source>KEY=VALUE is needed, not: %1</source>
            <comment>cli.no_option</comment>
            <translation>Нужно е KEY=VALUE, а не: %1</translation>
        </message>
        <message>
            <source>The result cannot be written: %1</source>
            <comment>cli.no_output</comment>
            <extracomment>%1: the reason that the system gives, in its own language.</extracomment>
            <translation>Резултатът не може да се запише: %1</translation>
        </message>
        <message>
            <source>There is no such seat: %1 (the first is 0, the last %2)</source>
            <comment>cli.no_seat</comment>
            <translation>Няма такова място: %1 (първото е 0, последното – %2)</translation>
        </message>
        <message>
            <source>A number of seconds is needed, a day at most, not: %1</source>
            <comment>cli.no_seconds</comment>
            <translation>Нужен е брой секунди, най-много едно денонощие, а не: %1</translation>
        </message>
        <message>
            <source>A seed is a whole number from 0 to 2⁶⁴ − 1, not: %1</source>
            <comment>cli.no_seed</comment>
            <translation>Кодът е цяло число от 0 до 2⁶⁴ − 1, а не: %1</translation>
        </message>
        <message>
            <source>play a game to its end</source>
            <comment>cli.play.about</comment>
            <extracomment>After the name of the command, in a list of commands.</extracomment>
            <translation>изиграване на игра докрай</translation>
        </message>
        <message>
            <source>action %1: the outcomes do not fit: %2</source>
            <comment>cli.play.bad_outcome</comment>
            <translation>действие %1: зададените резултати не съответстват: %2</translation>
        </message>
        <message>
            <source>The computers thought by the clock, seconds a move: %1. The same seed may give another game.</source>
            <comment>cli.play.by_time</comment>
            <translation>Компютрите мислиха по часовник, секунди на ход: %1. Същият код може да даде друга игра.</translation>
        </message>
        <message>
            <source>feast, knarr, boru or wild_vikings</source>
            <comment>cli.play.game</comment>
            <translation>feast, knarr, boru или wild_vikings</translation>
        </message>
        <message>
            <source>action %1: %2</source>
            <comment>cli.play.illegal</comment>
            <translation>действие %1: %2</translation>
        </message>
        <message>
            <source>tell what happens</source>
            <comment>cli.play.log</comment>
            <translation>извеждане на случващото се</translation>
        </message>
        <message>
            <source>Which game? Name one: feast, knarr, boru or wild_vikings</source>
            <comment>cli.play.no_game</comment>
            <translation>Коя игра? Посочете една: feast, knarr, boru или wild_vikings</translation>
        </message>
        <message>
            <source>%1: the actions cannot be read: %2</source>
            <comment>cli.play.no_script</comment>
            <translation>%1: действията не могат да бъдат прочетени: %2</translation>
        </message>
        <message>
            <source>The game was not played to its end.</source>
            <comment>cli.play.not_finished</comment>
            <translation>Играта не е изиграна докрай.</translation>
        </message>
        <message>
            <source>options of the game that differ from the standard</source>
            <comment>cli.play.option</comment>
            <translation>настройки на играта, различни от стандартните</translation>
        </message>
        <message>
            <source>Options of the games, the standard value first:</source>
            <comment>cli.play.options</comment>
            <translation>Настройки на игрите, първа е стандартната стойност:</translation>
        </message>
        <message>
            <source>%1, seed: %2, actions: %3</source>
            <comment>cli.play.result</comment>
            <translation>%1, код: %2, действия: %3</translation>
        </message>
        <message>
            <source>save the game to this file at the end</source>
            <comment>cli.play.save</comment>
            <translation>запазване на играта в този файл накрая</translation>
        </message>
        <message>
            <source>a file of actions to play first, one a line, as a saved game holds them</source>
            <comment>cli.play.script</comment>
            <translation>файл с действия, които се изиграват първо, по едно на ред, както са в запазена игра</translation>
        </message>
        <message>
            <source>who sits at each seat: easy, medium, hard, random or person, separated by commas (medium at the smallest table if left out)</source>
            <comment>cli.play.seats</comment>
            <translation>кой седи на всяко място: easy, medium, hard, random или person, разделени със запетаи (без това: medium при най-малко играчи)</translation>
        </message>
        <message>
            <source>let computers think for so many seconds a move, in place of a fixed number of iterations</source>
            <comment>cli.play.seconds</comment>
            <translation>компютрите мислят толкова секунди на ход вместо определен брой повторения</translation>
        </message>
        <message>
            <source>the seed of the game; the same seed gives the same game (a new one if left out)</source>
            <comment>cli.play.seed</comment>
            <translation>код на играта; един и същ код дава една и съща игра (без това: нов код)</translation>
        </message>
        <message>
            <source>%1 (computer, %2)</source>
            <comment>cli.player.computer</comment>
            <translation>%1 (компютър, ниво: %2)</translation>
        </message>
        <message>
            <source>tell the recorded actions of a saved game one by one</source>
            <comment>cli.replay.about</comment>
            <translation>извеждане на записаните действия на запазена игра едно по едно</translation>
        </message>
        <message>
            <source>%1, seed: %2</source>
            <comment>cli.replay.begin</comment>
            <translation>%1, код: %2</translation>
        </message>
        <message>
            <source>A file of the tile lab holds no actions.</source>
            <comment>cli.replay.lab</comment>
            <translation>Файл на работилницата за плочки не съдържа действия.</translation>
        </message>
        <message>
            <source>There is no such number of actions: %1 (there are %2)</source>
            <comment>cli.replay.no_action</comment>
            <translation>Няма толкова действия: %1 (има %2)</translation>
        </message>
        <message>
            <source>tell it as this seat may see it (the first is 0)</source>
            <comment>cli.replay.seat</comment>
            <translation>каквото може да се види от това място (първото е 0)</translation>
        </message>
        <message>
            <source>only the first N actions, and the position after them</source>
            <comment>cli.replay.to</comment>
            <translation>само първите N действия и позицията след тях</translation>
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
            <translation>%1: %2 (%3)</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>cli.score.total</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>show what a saved game holds</source>
            <comment>cli.show.about</comment>
            <translation>показване на съдържанието на запазена игра</translation>
        </message>
        <message>
            <source>Dice or draws were chosen in this game.</source>
            <comment>cli.show.analysis</comment>
            <translation>В тази игра са избирани зарове или теглени карти.</translation>
        </message>
        <message>
            <source>Seed: %1, actions: %2, turn: %3</source>
            <comment>cli.show.facts</comment>
            <translation>Код: %1, действия: %2, ход: %3</translation>
        </message>
        <message>
            <source>Actions: %1, turn: %2</source>
            <comment>cli.show.facts_of_seat</comment>
            <translation>Действия: %1, ход: %2</translation>
        </message>
        <message>
            <source>%1, rules version: %2, saved by version: %3</source>
            <comment>cli.show.game</comment>
            <translation>%1, версия на правилата: %2, запазена с версия: %3</translation>
        </message>
        <message>
            <source>Tile lab, saved by version %1</source>
            <comment>cli.show.lab</comment>
            <translation>Работилница за плочки, запазена с версия %1</translation>
        </message>
        <message>
            <source>Position:</source>
            <comment>cli.show.position</comment>
            <translation>Позиция:</translation>
        </message>
        <message>
            <source>show it as this seat may see it (the first is 0)</source>
            <comment>cli.show.seat</comment>
            <translation>показване на видимото от това място (първото е 0)</translation>
        </message>
        <message>
            <source>To decide: %1</source>
            <comment>cli.show.to_decide</comment>
            <translation>Решава: %1</translation>
        </message>
        <message>
            <source>Hand the keyboard over. %1, press Enter when nobody else looks.</source>
            <comment>cli.terminal.curtain</comment>
            <translation>Предайте клавиатурата. %1: натиснете Enter, когато никой друг не гледа.</translation>
        </message>
        <message>
            <source>{…}       an action as a saved game holds it</source>
            <comment>cli.terminal.help.action</comment>
            <translation>{…}       действие, както е в запазена игра</translation>
        </message>
        <message>
            <source>/TEXT     list only answers that hold the text; / alone lists all</source>
            <comment>cli.terminal.help.filter</comment>
            <translation>/TEXT     само отговорите, които съдържат текста; / без текст: всички</translation>
        </message>
        <message>
            <source>?         the rules of this decision, and this list</source>
            <comment>cli.terminal.help.help</comment>
            <translation>?         правилата за това решение и този списък</translation>
        </message>
        <message>
            <source>1, 2, …   give the answer with this number</source>
            <comment>cli.terminal.help.number</comment>
            <extracomment>The signs before the gap are typed as they stand; cli.terminal.help is a table.</extracomment>
            <translation>1, 2, …   отговор с този номер</translation>
        </message>
        <message>
            <source>Enter, p  show more answers, or those before</source>
            <comment>cli.terminal.help.page</comment>
            <translation>Enter, p  следващите или предишните отговори</translation>
        </message>
        <message>
            <source>q         stop playing</source>
            <comment>cli.terminal.help.quit</comment>
            <translation>q         край на играенето</translation>
        </message>
        <message>
            <source>s FILE    save the game</source>
            <comment>cli.terminal.help.save</comment>
            <translation>s FILE    запазване на играта</translation>
        </message>
        <message>
            <source>u         take back</source>
            <comment>cli.terminal.help.undo</comment>
            <translation>u         отмяна</translation>
        </message>
        <message>
            <source>v         show the position as you may see it</source>
            <comment>cli.terminal.help.view</comment>
            <translation>v         позицията, каквато може да се види от това място</translation>
        </message>
        <message>
            <source>s FILE is needed.</source>
            <comment>cli.terminal.no_file</comment>
            <translation>Нужно е s FILE.</translation>
        </message>
        <message>
            <source>There is no answer with this number: %1</source>
            <comment>cli.terminal.no_number</comment>
            <translation>Няма отговор с този номер: %1</translation>
        </message>
        <message>
            <source>There is nothing that may be taken back.</source>
            <comment>cli.terminal.no_undo</comment>
            <translation>Няма какво да бъде отменено.</translation>
        </message>
        <message>
            <source>No answer holds: %1</source>
            <comment>cli.terminal.none_fits</comment>
            <translation>Няма отговор, който съдържа: %1</translation>
        </message>
        <message>
            <source>Answers up to %1 of %2; Enter shows more, /TEXT narrows them down.</source>
            <comment>cli.terminal.page</comment>
            <extracomment>%1: the place of the last answer shown; %2: the number of answers.</extracomment>
            <translation>Отговори до %1 от %2; Enter показва още, /TEXT ги ограничава.</translation>
        </message>
        <message>
            <source>Saved: %1</source>
            <comment>cli.terminal.saved</comment>
            <translation>Запазено: %1</translation>
        </message>
        <message>
            <source>Taken back: %1</source>
            <comment>cli.terminal.undone</comment>
            <translation>Отменено: %1</translation>
        </message>
        <message>
            <source>This is no answer: %1 (? for help)</source>
            <comment>cli.terminal.unknown</comment>
            <translation>Това не е отговор: %1 (? за помощ)</translation>
        </message>
        <message>
            <source>There is no such command and no such file: %1 (commands: %2)</source>
            <comment>cli.unknown_command</comment>
            <translation>Няма нито такава команда, нито такъв файл: %1 (команди: %2)</translation>
        </message>
        <message>
            <source>There is no such game: %1 (there are: %2)</source>
            <comment>cli.unknown_game</comment>
            <translation>Няма такава игра: %1 (има: %2)</translation>
        </message>
        <message>
            <source>Unknown option: %1 (there are: %2)</source>
            <comment>cli.unknown_option</comment>
            <translation>Няма такава настройка: %1 (има: %2)</translation>
        </message>
        <message>
            <source>Nobody of this kind can sit at a seat: %1 (there are: %2)</source>
            <comment>cli.unknown_sitter</comment>
            <translation>На място не може да седне такъв играч: %1 (има: %2)</translation>
        </message>
        <message>
            <source>check that the recorded actions of saved games lead to their positions</source>
            <comment>cli.verify.about</comment>
            <translation>проверка дали записаните действия водят до позициите на запазените игри</translation>
        </message>
        <message>
            <source>%1: same</source>
            <comment>cli.verify.same</comment>
            <translation>%1: съвпада</translation>
        </message>
        <message>
            <source>stop after so many seconds a file and say that it was not checked</source>
            <comment>cli.verify.seconds</comment>
            <translation>прекъсване след толкова секунди на файл и съобщение, че няма проверка</translation>
        </message>
        <message>
            <source>There is no display to open a window on: start this on a desktop, or set DISPLAY; the commands that vikingtable --help names run without one.</source>
            <comment>cli.window.no_display</comment>
            <translation>Няма екран за прозореца: стартирайте програмата на работен плот или задайте DISPLAY; командите, изброени от vikingtable --help, работят и без екран.</translation>
        </message>
        <message>
            <source>The window needs PySide6-Essentials, which is not installed; the commands that vikingtable --help names run without it.</source>
            <comment>cli.window.no_qt</comment>
            <translation>За прозореца е нужен PySide6-Essentials, който не е инсталиран; командите, изброени от vikingtable --help, работят и без него.</translation>
        </message>
        <message>
            <source>Files of the program are missing: %1. Install it again; nothing of yours is there.</source>
            <comment>cli.window.no_resources</comment>
            <translation>Липсват файлове на програмата: %1. Инсталирайте я отново; там няма нищо ваше.</translation>
        </message>
        <message>
            <source>The window cannot open, as Qt cannot be loaded: %1</source>
            <comment>cli.window.qt_broken</comment>
            <translation>Прозорецът не може да се отвори, защото Qt не се зарежда: %1</translation>
        </message>
        <message>
            <source>Winner: %1</source>
            <comment>cli.winner</comment>
            <translation>Победител: %1</translation>
        </message>
        <message>
            <source>Winners: %1</source>
            <comment>cli.winners</comment>
            <translation>Победители: %1</translation>
        </message>
    </context>
    <context>
        <name>common</name>
        <message>
            <source>The game is over.</source>
            <comment>common.illegal.game_over</comment>
            <translation>Играта е приключила.</translation>
        </message>
        <message>
            <source>It is not this player's turn to decide.</source>
            <comment>common.illegal.not_your_decision</comment>
            <translation>Не е ред на този играч да решава.</translation>
        </message>
        <message>
            <source>This is not what is asked for now.</source>
            <comment>common.illegal.wrong_kind</comment>
            <translation>В момента се иска друг избор.</translation>
        </message>
        <message>
            <source>, </source>
            <comment>common.list_separator</comment>
            <extracomment>Between the parts of a list; ja: the ideographic comma.</extracomment>
            <translation>, </translation>
        </message>
        <message>
            <source>Player %1</source>
            <comment>common.seat_number</comment>
            <extracomment>The name of a player who has none; %1 counts from 1.</extracomment>
            <translation>Играч %1</translation>
        </message>
        <message>
            <source>Option %1 cannot have this value: %2.</source>
            <comment>common.setup.bad_value</comment>
            <translation>Настройката „%1“ не може да има тази стойност: %2.</translation>
        </message>
        <message>
            <source>This game cannot be played by %1: it is for %2 to %3 players.</source>
            <comment>common.setup.seats</comment>
            <translation>Играта не може да се играе при този брой играчи: %1. Тя е за %2 до %3 играчи.</translation>
        </message>
        <message>
            <source>Unknown option: %1.</source>
            <comment>common.setup.unknown_option</comment>
            <translation>Непозната настройка: %1.</translation>
        </message>
    </context>
    <context>
        <name>feast</name>
        <message>
            <source>%1 × %2</source>
            <comment>feast.amount</comment>
            <extracomment>%1 is a number, %2 a good; in lists such as "2 × wood, ore".</extracomment>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>How many whaling boats are used?</source>
            <comment>feast.ask.boats</comment>
            <translation>Колко китоловни лодки да се използват?</translation>
        </message>
        <message>
            <source>Choose one.</source>
            <comment>feast.ask.choice</comment>
            <translation>Изберете едно.</translation>
        </message>
        <message>
            <source>Use the effect of this card? %1</source>
            <comment>feast.ask.effect</comment>
            <translation>Да се използва ли ефектът на картата? %1</translation>
        </message>
        <message>
            <source>Choose the ship that emigrates.</source>
            <comment>feast.ask.emigrate</comment>
            <translation>Изберете кораба за преселване.</translation>
        </message>
        <message>
            <source>Choose an exploration board.</source>
            <comment>feast.ask.explore</comment>
            <translation>Изберете експедиционно табло.</translation>
        </message>
        <message numerus="yes">
            <source>Feast: %n spaces are still open.</source>
            <comment>feast.ask.feast</comment>
            <translation>
                <numerusform>Пир: остава %n свободно място.</numerusform>
                <numerusform>Пир: остават %n свободни места.</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose what to forge.</source>
            <comment>feast.ask.forge</comment>
            <translation>Изберете какво да се изкове.</translation>
        </message>
        <message>
            <source>Which ship is given up?</source>
            <comment>feast.ask.give_ship</comment>
            <translation>Кой кораб се отдава?</translation>
        </message>
        <message>
            <source>Which ship gives up 1 ore?</source>
            <comment>feast.ask.give_ship.ore</comment>
            <translation>Кой кораб дава 1 руда?</translation>
        </message>
        <message>
            <source>Take from a mountain strip or upgrade goods.</source>
            <comment>feast.ask.improve</comment>
            <translation>Вземете от планинска лента или подобрете стоки.</translation>
        </message>
        <message>
            <source>Choose a good to upgrade.</source>
            <comment>feast.ask.improve.goods</comment>
            <translation>Изберете стока за подобряване.</translation>
        </message>
        <message>
            <source>Choose a mountain strip and how many items to take.</source>
            <comment>feast.ask.improve.strips</comment>
            <translation>Изберете планинска лента и брой.</translation>
        </message>
        <message>
            <source>An occupation offers something else instead.</source>
            <comment>feast.ask.instead</comment>
            <translation>Професия предлага нещо друго вместо това.</translation>
        </message>
        <message>
            <source>Lay it on a board at once: %1</source>
            <comment>feast.ask.lay</comment>
            <translation>Поставете веднага на табло: %1</translation>
        </message>
        <message>
            <source>Choose what to do, each at most once.</source>
            <comment>feast.ask.offers</comment>
            <translation>Изберете какво да се направи, всяко най-много веднъж.</translation>
        </message>
        <message>
            <source>Several occupations act: choose the next one.</source>
            <comment>feast.ask.order</comment>
            <translation>Задействат се няколко професии: изберете следващата.</translation>
        </message>
        <message>
            <source>Place Vikings on a space, or pass.</source>
            <comment>feast.ask.place_vikings</comment>
            <translation>Поставете викинги на поле или пасувайте.</translation>
        </message>
        <message>
            <source>Choose an occupation to play.</source>
            <comment>feast.ask.play_card</comment>
            <translation>Изберете професия за изиграване.</translation>
        </message>
        <message>
            <source>Play an occupation as the bonus of column 4?</source>
            <comment>feast.ask.play_card.bonus</comment>
            <translation>Да се изиграе ли професия като бонус на колона 4?</translation>
        </message>
        <message>
            <source>From which place does a Viking come back?</source>
            <comment>feast.ask.return</comment>
            <translation>Откъде се връща викинг?</translation>
        </message>
        <message>
            <source>Take a second Viking back from there for silver: %1?</source>
            <comment>feast.ask.return.again</comment>
            <translation>Да се върне ли оттам и втори викинг? Сребро: %1</translation>
        </message>
        <message>
            <source>Roll the die.</source>
            <comment>feast.ask.roll.first</comment>
            <translation>Хвърлете зара.</translation>
        </message>
        <message>
            <source>Result: %1. Choose loot, roll again or fail. Rolls left: %2.</source>
            <comment>feast.ask.roll.high</comment>
            <translation>Резултат: %1. Изберете плячка, хвърлете отново или обявете неуспех. Оставащи хвърляния: %2.</translation>
        </message>
        <message>
            <source>Result: %1. Pay it, roll again or fail. Rolls left: %2.</source>
            <comment>feast.ask.roll.low</comment>
            <translation>Резултат: %1. Платете, хвърлете отново или обявете неуспех. Оставащи хвърляния: %2.</translation>
        </message>
        <message>
            <source>Choose a special tile to buy.</source>
            <comment>feast.ask.sale</comment>
            <translation>Изберете специална плочка за покупка.</translation>
        </message>
        <message>
            <source>Choose the starting occupation to keep.</source>
            <comment>feast.ask.starting_card</comment>
            <translation>Изберете начална професия.</translation>
        </message>
        <message>
            <source>Exchange a whaling boat for a knarr?</source>
            <comment>feast.ask.swap</comment>
            <translation>Да се замени ли китоловна лодка с кнар?</translation>
        </message>
        <message>
            <source>Which space is used?</source>
            <comment>feast.ask.use_space</comment>
            <translation>Кое поле се използва?</translation>
        </message>
        <message>
            <source>Before the bonus phase: place goods or buy ships, or go on.</source>
            <comment>feast.ask.window.bonus</comment>
            <translation>Преди фаза „Бонус“: поставете стоки, купете кораби или продължете.</translation>
        </message>
        <message>
            <source>Before the feast: place goods or buy ships, or go on.</source>
            <comment>feast.ask.window.feast</comment>
            <translation>Преди пира: поставете стоки, купете кораби или продължете.</translation>
        </message>
        <message>
            <source>Before the income: place goods or buy ships, or go on.</source>
            <comment>feast.ask.window.income</comment>
            <translation>Преди дохода: поставете стоки, купете кораби или продължете.</translation>
        </message>
        <message>
            <source>The last placing before scoring: goods, silver and ore on boards, wood and stone on houses.</source>
            <comment>feast.ask.window.scoring</comment>
            <translation>Последно поставяне преди точкуването: стоки, сребро и руда на таблата, дървесина и камък в сградите.</translation>
        </message>
        <message>
            <source>Baffin Island</source>
            <comment>feast.board.baffin_island</comment>
            <translation>Бафинова земя</translation>
        </message>
        <message>
            <source>Bear Island</source>
            <comment>feast.board.bear_island</comment>
            <translation>Мечи остров</translation>
        </message>
        <message>
            <source>Faroe Islands</source>
            <comment>feast.board.faroe_islands</comment>
            <translation>Фарьорски острови</translation>
        </message>
        <message>
            <source>Greenland</source>
            <comment>feast.board.greenland</comment>
            <translation>Гренландия</translation>
        </message>
        <message>
            <source>home board</source>
            <comment>feast.board.home</comment>
            <translation>домашно табло</translation>
        </message>
        <message>
            <source>Iceland</source>
            <comment>feast.board.iceland</comment>
            <translation>Исландия</translation>
        </message>
        <message>
            <source>Labrador</source>
            <comment>feast.board.labrador</comment>
            <translation>Лабрадор</translation>
        </message>
        <message>
            <source>Newfoundland</source>
            <comment>feast.board.newfoundland</comment>
            <translation>Нюфаундленд</translation>
        </message>
        <message>
            <source>Shetland</source>
            <comment>feast.board.shetland</comment>
            <translation>Шетландски острови</translation>
        </message>
        <message>
            <source>an occupation</source>
            <comment>feast.card.unknown</comment>
            <extracomment>A card whose face the reader does not see.</extracomment>
            <translation>карта „Професия“</translation>
        </message>
        <message>
            <source>a starting occupation</source>
            <comment>feast.card.unknown_starting</comment>
            <translation>начална професия</translation>
        </message>
        <message>
            <source>The tiles on this board cannot lie there: %1</source>
            <comment>feast.check.board</comment>
            <translation>Плочките на това табло не може да лежат така: %1</translation>
        </message>
        <message>
            <source>The pieces do not add up: %1</source>
            <comment>feast.check.pieces</comment>
            <translation>Частите не се събират: %1</translation>
        </message>
        <message>
            <source>This value is not possible: %1</source>
            <comment>feast.check.range</comment>
            <extracomment>%1 is the name of a field in the file.</extracomment>
            <translation>Невъзможна стойност: %1</translation>
        </message>
        <message>
            <source>What is under way is not possible.</source>
            <comment>feast.check.stack</comment>
            <translation>Текущото действие е невъзможно.</translation>
        </message>
        <message>
            <source>Cattle, for 1 silver</source>
            <comment>feast.choice.cattle</comment>
            <translation>Говедо, за 1 сребро</translation>
        </message>
        <message>
            <source>Long house and knarr</source>
            <comment>feast.choice.long_house_knarr</comment>
            <translation>Дълга къща и кнар</translation>
        </message>
        <message>
            <source>Mountain: 2 from each strip</source>
            <comment>feast.choice.mountain</comment>
            <translation>Планина: по 2 от всяка лента</translation>
        </message>
        <message>
            <source>Pay 1 ore</source>
            <comment>feast.choice.pay_ore</comment>
            <translation>Плащане: руда</translation>
        </message>
        <message>
            <source>Pay 1 stone</source>
            <comment>feast.choice.pay_stone</comment>
            <translation>Плащане: камък</translation>
        </message>
        <message>
            <source>Pay 1 wood</source>
            <comment>feast.choice.pay_wood</comment>
            <translation>Плащане: дървесина</translation>
        </message>
        <message>
            <source>A sheep</source>
            <comment>feast.choice.sheep</comment>
            <translation>Овца</translation>
        </message>
        <message>
            <source>Silverware to jewelry</source>
            <comment>feast.choice.silverware_to_jewelry</comment>
            <translation>От сребърни съдове: накити</translation>
        </message>
        <message>
            <source>Stone house and longship</source>
            <comment>feast.choice.stone_house_longship</comment>
            <translation>Каменна къща и дракар</translation>
        </message>
        <message>
            <source>Upgrade 3 goods by up to two steps</source>
            <comment>feast.choice.upgrade</comment>
            <translation>Подобряване на 3 стоки с до две степени</translation>
        </message>
        <message>
            <source>Wool to robe</source>
            <comment>feast.choice.wool_to_robe</comment>
            <translation>От вълна: мантия</translation>
        </message>
        <message>
            <source>Hunting game</source>
            <comment>feast.dice.hunt</comment>
            <translation>Лов на дивеч</translation>
        </message>
        <message>
            <source>Pillaging</source>
            <comment>feast.dice.pillage</comment>
            <translation>Грабеж</translation>
        </message>
        <message>
            <source>Raiding</source>
            <comment>feast.dice.raid</comment>
            <translation>Набег</translation>
        </message>
        <message>
            <source>Laying a snare</source>
            <comment>feast.dice.snare</comment>
            <translation>Залагане на примка</translation>
        </message>
        <message>
            <source>Whaling</source>
            <comment>feast.dice.whaling_3</comment>
            <translation>Лов на китове</translation>
        </message>
        <message>
            <source>Whaling</source>
            <comment>feast.dice.whaling_4</comment>
            <translation>Лов на китове</translation>
        </message>
        <message>
            <source>Load ore: %1, number %2</source>
            <comment>feast.do.arm</comment>
            <translation>Товарене на руда: %1, номер %2</translation>
        </message>
        <message>
            <source>whaling boat (ore: %1)</source>
            <comment>feast.do.boat_with</comment>
            <translation>китоловна лодка (руда: %1)</translation>
        </message>
        <message numerus="yes">
            <source>%n whaling boats</source>
            <comment>feast.do.boats</comment>
            <translation>
                <numerusform>%n китоловна лодка</numerusform>
                <numerusform>%n китоловни лодки</numerusform>
            </translation>
        </message>
        <message>
            <source>Buy a ship: %1 (%2 silver)</source>
            <comment>feast.do.buy_ship</comment>
            <translation>Покупка на кораб: %1 (сребро: %2)</translation>
        </message>
        <message>
            <source>%1 (%2 silver)</source>
            <comment>feast.do.buy_special</comment>
            <translation>%1 (сребро: %2)</translation>
        </message>
        <message>
            <source>Declare failure</source>
            <comment>feast.do.fail</comment>
            <translation>Обявяване на неуспех</translation>
        </message>
        <message>
            <source>Fill a slot: %1, %2</source>
            <comment>feast.do.fill_slot</comment>
            <translation>Запълване на място: %1, %2</translation>
        </message>
        <message>
            <source>Keep: %1</source>
            <comment>feast.do.keep_card</comment>
            <translation>Запазване: %1</translation>
        </message>
        <message>
            <source>Lay lengthwise: %1, space %2</source>
            <comment>feast.do.lay.lengthwise</comment>
            <translation>По дължина: %1, място %2</translation>
        </message>
        <message>
            <source>Lay upright: %1, space %2</source>
            <comment>feast.do.lay.upright</comment>
            <translation>Напречно: %1, място %2</translation>
        </message>
        <message>
            <source>longship (ore: %1)</source>
            <comment>feast.do.longship_with</comment>
            <translation>дракар (руда: %1)</translation>
        </message>
        <message>
            <source>Loot: %1</source>
            <comment>feast.do.loot</comment>
            <translation>Плячка: %1</translation>
        </message>
        <message>
            <source>Loot: %1, paying: %2</source>
            <comment>feast.do.loot.paid</comment>
            <translation>Плячка: %1, плащане: %2</translation>
        </message>
        <message>
            <source>Pass for this round</source>
            <comment>feast.do.pass</comment>
            <translation>Пас за този рунд</translation>
        </message>
        <message>
            <source>Place Vikings: %1</source>
            <comment>feast.do.place</comment>
            <extracomment>%1 is an action space.</extracomment>
            <translation>Поставяне на викинги: %1</translation>
        </message>
        <message>
            <source>Place: %1, %2, column %3, row %4</source>
            <comment>feast.do.place_tile</comment>
            <extracomment>%1 tile, %2 board, %3 and %4 where its upper left corner lies.</extracomment>
            <translation>Поставяне: %1, %2, колона %3, ред %4</translation>
        </message>
        <message>
            <source>Place: %1, %2, column %3, row %4, mirrored, turned by %5°</source>
            <comment>feast.do.place_tile.mirrored</comment>
            <translation>Поставяне: %1, %2, колона %3, ред %4, огледално, завъртане %5°</translation>
        </message>
        <message>
            <source>Place: %1, %2, column %3, row %4, turned by %5°</source>
            <comment>feast.do.place_tile.turned</comment>
            <translation>Поставяне: %1, %2, колона %3, ред %4, завъртане %5°</translation>
        </message>
        <message>
            <source>Play: %1</source>
            <comment>feast.do.play_card</comment>
            <translation>Изиграване: %1</translation>
        </message>
        <message>
            <source>A second Viking for silver: %1</source>
            <comment>feast.do.return_again</comment>
            <translation>Втори викинг за сребро: %1</translation>
        </message>
        <message>
            <source>Roll the die</source>
            <comment>feast.do.roll</comment>
            <translation>Хвърляне на зара</translation>
        </message>
        <message>
            <source>Roll again</source>
            <comment>feast.do.roll_again</comment>
            <translation>Ново хвърляне</translation>
        </message>
        <message>
            <source>Pay: %1</source>
            <comment>feast.do.settle</comment>
            <translation>Плащане: %1</translation>
        </message>
        <message>
            <source>Succeed without payment</source>
            <comment>feast.do.settle.free</comment>
            <translation>Успех без плащане</translation>
        </message>
        <message>
            <source>Done</source>
            <comment>feast.do.skip</comment>
            <translation>Готово</translation>
        </message>
        <message>
            <source>Play no card</source>
            <comment>feast.do.skip.cards</comment>
            <translation>Без изиграване на карта</translation>
        </message>
        <message>
            <source>Do not use it</source>
            <comment>feast.do.skip.effecting</comment>
            <translation>Без използване</translation>
        </message>
        <message>
            <source>End the feast</source>
            <comment>feast.do.skip.feasting</comment>
            <translation>Край на пира</translation>
        </message>
        <message>
            <source>No exchange</source>
            <comment>feast.do.skip.swapping</comment>
            <translation>Без замяна</translation>
        </message>
        <message>
            <source>whaling boat (ore: %1)</source>
            <comment>feast.do.swap_boat</comment>
            <translation>китоловна лодка (руда: %1)</translation>
        </message>
        <message>
            <source>Mountain strip %1: %2</source>
            <comment>feast.do.take_items</comment>
            <extracomment>%1 counts the strips from the left, %2 is a list of items.</extracomment>
            <translation>Планинска лента %1: %2</translation>
        </message>
        <message>
            <source>Take 1 ore off: %1, number %2</source>
            <comment>feast.do.unload</comment>
            <translation>Сваляне на 1 руда: %1, номер %2</translation>
        </message>
        <message>
            <source>Upgrade: %1 → %2</source>
            <comment>feast.do.upgrade</comment>
            <translation>Подобряване: %1 → %2</translation>
        </message>
        <message>
            <source>Use it</source>
            <comment>feast.do.use</comment>
            <translation>Използване</translation>
        </message>
        <message>
            <source>Use: %1</source>
            <comment>feast.do.use_card</comment>
            <translation>Използване: %1</translation>
        </message>
        <message>
            <source>As usual</source>
            <comment>feast.do.usual</comment>
            <translation>Както обикновено</translation>
        </message>
        <message>
            <source>Go on</source>
            <comment>feast.do.window_pass</comment>
            <translation>Продължаване</translation>
        </message>
        <message>
            <source>long house</source>
            <comment>feast.house.long_house</comment>
            <translation>дълга къща</translation>
        </message>
        <message>
            <source>shed</source>
            <comment>feast.house.shed</comment>
            <translation>склад</translation>
        </message>
        <message>
            <source>stone house</source>
            <comment>feast.house.stone_house</comment>
            <translation>каменна къща</translation>
        </message>
        <message>
            <source>Imitation: %1</source>
            <comment>feast.imitated</comment>
            <extracomment>%1 is the name of an action space.</extracomment>
            <translation>Имитация: %1</translation>
        </message>
        <message>
            <source>amber figure</source>
            <comment>feast.item.amber_figure</comment>
            <translation>кехлибарена фигурка</translation>
        </message>
        <message>
            <source>beans</source>
            <comment>feast.item.beans</comment>
            <translation>боб</translation>
        </message>
        <message>
            <source>belt</source>
            <comment>feast.item.belt</comment>
            <translation>колан</translation>
        </message>
        <message>
            <source>bow and arrow</source>
            <comment>feast.item.bow_and_arrow</comment>
            <translation>лък и стрела</translation>
        </message>
        <message>
            <source>cabbage</source>
            <comment>feast.item.cabbage</comment>
            <translation>зеле</translation>
        </message>
        <message>
            <source>cattle</source>
            <comment>feast.item.cattle</comment>
            <translation>говедо</translation>
        </message>
        <message>
            <source>chalice</source>
            <comment>feast.item.chalice</comment>
            <translation>потир</translation>
        </message>
        <message>
            <source>chest</source>
            <comment>feast.item.chest</comment>
            <translation>сандък</translation>
        </message>
        <message>
            <source>cloak pin</source>
            <comment>feast.item.cloakpin</comment>
            <translation>игла за плащ</translation>
        </message>
        <message>
            <source>clothing</source>
            <comment>feast.item.clothing</comment>
            <translation>дрехи</translation>
        </message>
        <message>
            <source>crucifix</source>
            <comment>feast.item.crucifix</comment>
            <translation>разпятие</translation>
        </message>
        <message>
            <source>drinking horn</source>
            <comment>feast.item.drinking_horn</comment>
            <translation>рог за пиене</translation>
        </message>
        <message>
            <source>English Crown</source>
            <comment>feast.item.english_crown</comment>
            <translation>Английската корона</translation>
        </message>
        <message>
            <source>fibula</source>
            <comment>feast.item.fibula</comment>
            <translation>фибула</translation>
        </message>
        <message>
            <source>flax</source>
            <comment>feast.item.flax</comment>
            <translation>лен</translation>
        </message>
        <message>
            <source>forge hammer</source>
            <comment>feast.item.forge_hammer</comment>
            <translation>ковашки чук</translation>
        </message>
        <message>
            <source>fruits</source>
            <comment>feast.item.fruits</comment>
            <translation>плодове</translation>
        </message>
        <message>
            <source>fur</source>
            <comment>feast.item.fur</comment>
            <translation>ценна кожа</translation>
        </message>
        <message>
            <source>game meat</source>
            <comment>feast.item.game_meat</comment>
            <translation>дивечово месо</translation>
        </message>
        <message>
            <source>glass beads</source>
            <comment>feast.item.glass_beads</comment>
            <translation>стъклени мъниста</translation>
        </message>
        <message>
            <source>gold brooch</source>
            <comment>feast.item.gold_brooch</comment>
            <translation>златна брошка</translation>
        </message>
        <message>
            <source>grain</source>
            <comment>feast.item.grain</comment>
            <translation>зърно</translation>
        </message>
        <message>
            <source>helmet</source>
            <comment>feast.item.helmet</comment>
            <translation>шлем</translation>
        </message>
        <message>
            <source>hide</source>
            <comment>feast.item.hide</comment>
            <translation>кожа</translation>
        </message>
        <message>
            <source>horseshoe</source>
            <comment>feast.item.horseshoe</comment>
            <translation>подкова</translation>
        </message>
        <message>
            <source>jewelry</source>
            <comment>feast.item.jewelry</comment>
            <translation>накити</translation>
        </message>
        <message>
            <source>linen</source>
            <comment>feast.item.linen</comment>
            <translation>ленено платно</translation>
        </message>
        <message>
            <source>long sword</source>
            <comment>feast.item.long_sword</comment>
            <translation>дълъг меч</translation>
        </message>
        <message>
            <source>mead</source>
            <comment>feast.item.mead</comment>
            <translation>медовина</translation>
        </message>
        <message>
            <source>milk</source>
            <comment>feast.item.milk</comment>
            <translation>мляко</translation>
        </message>
        <message>
            <source>oil</source>
            <comment>feast.item.oil</comment>
            <translation>масло</translation>
        </message>
        <message>
            <source>ore</source>
            <comment>feast.item.ore</comment>
            <translation>руда</translation>
        </message>
        <message>
            <source>peas</source>
            <comment>feast.item.peas</comment>
            <translation>грах</translation>
        </message>
        <message>
            <source>pregnant cattle</source>
            <comment>feast.item.pregnant_cattle</comment>
            <translation>бременно говедо</translation>
        </message>
        <message>
            <source>pregnant sheep</source>
            <comment>feast.item.pregnant_sheep</comment>
            <translation>бременна овца</translation>
        </message>
        <message>
            <source>robe</source>
            <comment>feast.item.robe</comment>
            <translation>мантия</translation>
        </message>
        <message>
            <source>round shield</source>
            <comment>feast.item.round_shield</comment>
            <translation>кръгъл щит</translation>
        </message>
        <message>
            <source>rune stone</source>
            <comment>feast.item.runestone</comment>
            <translation>рунен камък</translation>
        </message>
        <message>
            <source>salt meat</source>
            <comment>feast.item.salt_meat</comment>
            <translation>солено месо</translation>
        </message>
        <message>
            <source>sheep</source>
            <comment>feast.item.sheep</comment>
            <translation>овца</translation>
        </message>
        <message>
            <source>silk</source>
            <comment>feast.item.silk</comment>
            <translation>коприна</translation>
        </message>
        <message>
            <source>silver</source>
            <comment>feast.item.silver</comment>
            <translation>сребро</translation>
        </message>
        <message>
            <source>2-silver mark</source>
            <comment>feast.item.silver2</comment>
            <translation>знак „2 сребърни монети“</translation>
        </message>
        <message>
            <source>silver hoard</source>
            <comment>feast.item.silver_hoard</comment>
            <translation>сребърно съкровище</translation>
        </message>
        <message>
            <source>silverware</source>
            <comment>feast.item.silverware</comment>
            <translation>сребърни съдове</translation>
        </message>
        <message>
            <source>skin and bones</source>
            <comment>feast.item.skin_and_bones</comment>
            <translation>кожа и кости</translation>
        </message>
        <message>
            <source>snare</source>
            <comment>feast.item.snare</comment>
            <extracomment>The weapon card, not the action.</extracomment>
            <translation>примка</translation>
        </message>
        <message>
            <source>spear</source>
            <comment>feast.item.spear</comment>
            <translation>копие</translation>
        </message>
        <message>
            <source>spices</source>
            <comment>feast.item.spices</comment>
            <translation>подправки</translation>
        </message>
        <message>
            <source>stockfish</source>
            <comment>feast.item.stockfish</comment>
            <translation>сушена риба</translation>
        </message>
        <message>
            <source>stone</source>
            <comment>feast.item.stone</comment>
            <translation>камък</translation>
        </message>
        <message>
            <source>throwing axe</source>
            <comment>feast.item.throwing_axe</comment>
            <translation>метателна брадва</translation>
        </message>
        <message>
            <source>treasure chest</source>
            <comment>feast.item.treasure_chest</comment>
            <translation>сандък със съкровища</translation>
        </message>
        <message>
            <source>whale meat</source>
            <comment>feast.item.whale_meat</comment>
            <translation>китово месо</translation>
        </message>
        <message>
            <source>wood</source>
            <comment>feast.item.wood</comment>
            <translation>дървесина</translation>
        </message>
        <message>
            <source>wool</source>
            <comment>feast.item.wool</comment>
            <translation>вълна</translation>
        </message>
        <message>
            <source>%1 loads ore: %2</source>
            <comment>feast.log.armed</comment>
            <translation>%1 товари руда: %2</translation>
        </message>
        <message>
            <source>%1 breeds: %2</source>
            <comment>feast.log.born</comment>
            <translation>%1 отглежда: %2</translation>
        </message>
        <message>
            <source>%1 draws: %2</source>
            <comment>feast.log.card_drawn</comment>
            <translation>%1 тегли: %2</translation>
        </message>
        <message>
            <source>%1 keeps: %2</source>
            <comment>feast.log.card_kept</comment>
            <translation>%1 запазва: %2</translation>
        </message>
        <message>
            <source>%1 plays: %2</source>
            <comment>feast.log.card_played</comment>
            <translation>%1 играе: %2</translation>
        </message>
        <message>
            <source>%1 uses: %2</source>
            <comment>feast.log.card_works</comment>
            <translation>%1 използва: %2</translation>
        </message>
        <message>
            <source>%1 emigrates: %2, silver: %3</source>
            <comment>feast.log.emigrated</comment>
            <translation>%1 се преселва: %2, сребро: %3</translation>
        </message>
        <message>
            <source>%1 claims: %2</source>
            <comment>feast.log.explored</comment>
            <translation>%1 заема: %2</translation>
        </message>
        <message>
            <source>%1 fails: %2</source>
            <comment>feast.log.failure</comment>
            <translation>%1 не успява: %2</translation>
        </message>
        <message>
            <source>%1 has filled every banquet space</source>
            <comment>feast.log.feast</comment>
            <translation>%1 запълва всички места на масата</translation>
        </message>
        <message>
            <source>%1 ends the feast with Thing penalties: %2</source>
            <comment>feast.log.feast_penalties</comment>
            <translation>%1 приключва пира с наказания от тинга: %2</translation>
        </message>
        <message>
            <source>Turned over: %1</source>
            <comment>feast.log.flipped</comment>
            <translation>Обърнато: %1</translation>
        </message>
        <message>
            <source>%1 serves: %2</source>
            <comment>feast.log.food</comment>
            <translation>%1 поднася: %2</translation>
        </message>
        <message>
            <source>%1 gains: %2</source>
            <comment>feast.log.gained</comment>
            <translation>%1 получава: %2</translation>
        </message>
        <message>
            <source>%1 receives income: %2</source>
            <comment>feast.log.income</comment>
            <translation>%1 получава доход: %2</translation>
        </message>
        <message>
            <source>%1 writes down the final income: %2</source>
            <comment>feast.log.income_written</comment>
            <translation>%1 записва краен доход: %2</translation>
        </message>
        <message>
            <source>The game is over. Winner: %1</source>
            <comment>feast.log.over</comment>
            <translation>Край на играта. Победител: %1</translation>
        </message>
        <message>
            <source>%1 pays: %2</source>
            <comment>feast.log.paid</comment>
            <translation>%1 плаща: %2</translation>
        </message>
        <message>
            <source>%1 passes</source>
            <comment>feast.log.passed</comment>
            <translation>%1 пасува</translation>
        </message>
        <message>
            <source>Phase %1: %2</source>
            <comment>feast.log.phase</comment>
            <translation>Фаза %1: %2</translation>
        </message>
        <message>
            <source>%1 places Vikings: %2</source>
            <comment>feast.log.placed</comment>
            <translation>%1 поставя викинги: %2</translation>
        </message>
        <message>
            <source>%1: one is pregnant now: %2</source>
            <comment>feast.log.pregnant</comment>
            <translation>%1: вече бременна е: %2</translation>
        </message>
        <message>
            <source>%1 rolls: %2</source>
            <comment>feast.log.rolled</comment>
            <translation>%1 хвърля: %2</translation>
        </message>
        <message>
            <source>%1 rolls: %2, result: %3</source>
            <comment>feast.log.rolled_changed</comment>
            <translation>%1 хвърля: %2, резултат: %3</translation>
        </message>
        <message>
            <source>Round %1</source>
            <comment>feast.log.round</comment>
            <translation>Рунд %1</translation>
        </message>
        <message>
            <source>%1 buys: %2</source>
            <comment>feast.log.ship.bought</comment>
            <translation>%1 купува: %2</translation>
        </message>
        <message>
            <source>%1 builds: %2</source>
            <comment>feast.log.ship.built</comment>
            <translation>%1 строи: %2</translation>
        </message>
        <message>
            <source>%1 receives: %2</source>
            <comment>feast.log.ship.received</comment>
            <translation>%1 взема: %2</translation>
        </message>
        <message>
            <source>2 silver on: %1</source>
            <comment>feast.log.silver_laid</comment>
            <translation>По 2 сребърни монети върху: %1</translation>
        </message>
        <message>
            <source>%1 fills a slot: %2</source>
            <comment>feast.log.slot</comment>
            <translation>%1 запълва място: %2</translation>
        </message>
        <message>
            <source>%1 starts the next round</source>
            <comment>feast.log.start_player</comment>
            <translation>%1 започва следващия рунд</translation>
        </message>
        <message>
            <source>Gone from the mountain strips: %1</source>
            <comment>feast.log.strips</comment>
            <translation>Отпада от планинските ленти: %1</translation>
        </message>
        <message>
            <source>%1 succeeds: %2</source>
            <comment>feast.log.success</comment>
            <translation>%1 успява: %2</translation>
        </message>
        <message>
            <source>%1 exchanges a whaling boat for a knarr</source>
            <comment>feast.log.swapped</comment>
            <translation>%1 заменя китоловна лодка с кнар</translation>
        </message>
        <message>
            <source>%1 places: %2 (%3)</source>
            <comment>feast.log.tile</comment>
            <extracomment>%2 tile, %3 board.</extracomment>
            <translation>%1 поставя: %2 (%3)</translation>
        </message>
        <message>
            <source>%1 upgrades: %2 → %3</source>
            <comment>feast.log.upgraded</comment>
            <translation>%1 подобрява: %2 → %3</translation>
        </message>
        <message>
            <source>%1 takes Vikings back: %2</source>
            <comment>feast.log.vikings_back</comment>
            <translation>%1 връща викинги: %2</translation>
        </message>
        <message>
            <source>%1 draws a weapon: %2</source>
            <comment>feast.log.weapon</comment>
            <translation>%1 тегли оръжие: %2</translation>
        </message>
        <message>
            <source>One of: %1</source>
            <comment>feast.op.choose</comment>
            <translation>Едно от: %1</translation>
        </message>
        <message>
            <source>Bonus: draw an occupation first.</source>
            <comment>feast.op.column_3</comment>
            <translation>Бонус: първо се тегли професия.</translation>
        </message>
        <message>
            <source>Bonus: you may play an occupation, before or after.</source>
            <comment>feast.op.column_4</comment>
            <translation>Бонус: преди или след това може да се изиграе професия.</translation>
        </message>
        <message>
            <source>Roll the die: %1</source>
            <comment>feast.op.dice</comment>
            <translation>Хвърляне на зара: %1</translation>
        </message>
        <message>
            <source>Draw occupations: %1</source>
            <comment>feast.op.draw</comment>
            <translation>Теглене на професии: %1</translation>
        </message>
        <message>
            <source>A knarr or longship emigrates, for silver equal to the round.</source>
            <comment>feast.op.emigrate</comment>
            <translation>Преселва се кнар или дракар срещу сребро колкото номера на рунда.</translation>
        </message>
        <message>
            <source>Claim a board and its silver: %1</source>
            <comment>feast.op.explore</comment>
            <translation>Заемане на табло със среброто му: %1</translation>
        </message>
        <message>
            <source>Failure: %1</source>
            <comment>feast.op.failure</comment>
            <translation>Неуспех: %1</translation>
        </message>
        <message>
            <source>Failure: %1, Vikings back: %2</source>
            <comment>feast.op.failure.vikings</comment>
            <translation>Неуспех: %1, върнати викинги: %2</translation>
        </message>
        <message>
            <source>Jewelry, or a special tile with the tongs.</source>
            <comment>feast.op.forge</comment>
            <translation>Накити или специална плочка с клещи.</translation>
        </message>
        <message>
            <source>Receive: %1</source>
            <comment>feast.op.gain</comment>
            <translation>Получаване: %1</translation>
        </message>
        <message>
            <source>Receive for each cattle, %2 times at most: %1</source>
            <comment>feast.op.gain.each_cattle</comment>
            <translation>Получаване за всяко говедо, най-много %2 пъти: %1</translation>
        </message>
        <message>
            <source>Receive for each player: %1</source>
            <comment>feast.op.gain.each_players</comment>
            <translation>Получаване за всеки играч: %1</translation>
        </message>
        <message>
            <source>Receive for each sheep, %2 times at most: %1</source>
            <comment>feast.op.gain.each_sheep</comment>
            <translation>Получаване за всяка овца, най-много %2 пъти: %1</translation>
        </message>
        <message>
            <source>Receive, if you have cattle: %1</source>
            <comment>feast.op.gain.with_cattle</comment>
            <translation>Получаване при налично говедо: %1</translation>
        </message>
        <message>
            <source>Receive, if you have sheep: %1</source>
            <comment>feast.op.gain.with_sheep</comment>
            <translation>Получаване при налична овца: %1</translation>
        </message>
        <message>
            <source>Success: a blue good or special tile of at most the result.</source>
            <comment>feast.op.loot</comment>
            <translation>Успех: синя стока или специална плочка със сила най-много резултата.</translation>
        </message>
        <message>
            <source>You need: %1</source>
            <comment>feast.op.needs</comment>
            <translation>Необходимо: %1</translation>
        </message>
        <message>
            <source>You may, each once: %1</source>
            <comment>feast.op.offers</comment>
            <translation>По избор, всяко веднъж: %1</translation>
        </message>
        <message>
            <source>Pay: %1</source>
            <comment>feast.op.pay</comment>
            <translation>Плащане: %1</translation>
        </message>
        <message>
            <source>Play occupations: %1 to %2</source>
            <comment>feast.op.play</comment>
            <translation>Изиграване на професии: от %1 до %2</translation>
        </message>
        <message>
            <source>Play occupations, up to: %1</source>
            <comment>feast.op.play.up_to</comment>
            <translation>Изиграване на професии, до: %1</translation>
        </message>
        <message>
            <source>Buy special tiles at their price, up to: %1</source>
            <comment>feast.op.sale</comment>
            <translation>Покупка на специални плочки на тяхната цена, до: %1</translation>
        </message>
        <message>
            <source>From a mountain strip, up to: %1</source>
            <comment>feast.op.strip</comment>
            <translation>От планинска лента, до: %1</translation>
        </message>
        <message>
            <source>From different mountain strips, up to: %1</source>
            <comment>feast.op.strips</comment>
            <translation>От различни планински ленти, до: %1</translation>
        </message>
        <message>
            <source>Success: %1</source>
            <comment>feast.op.success</comment>
            <translation>Успех: %1</translation>
        </message>
        <message>
            <source>You may exchange a whaling boat for a knarr first.</source>
            <comment>feast.op.swap</comment>
            <translation>Първо китоловна лодка може да се замени с кнар.</translation>
        </message>
        <message>
            <source>Upgrade goods, up to: %1</source>
            <comment>feast.op.upgrade</comment>
            <translation>Подобряване на стоки, до: %1</translation>
        </message>
        <message>
            <source>Upgrade goods by up to two steps, up to: %1</source>
            <comment>feast.op.upgrade.double</comment>
            <translation>Подобряване на стоки с до две степени, до: %1</translation>
        </message>
        <message>
            <source>Upgrade green goods, one of each kind.</source>
            <comment>feast.op.upgrade.green</comment>
            <translation>Подобряване на зелени стоки, по една от вид.</translation>
        </message>
        <message>
            <source>Vikings: %1</source>
            <comment>feast.op.vikings</comment>
            <translation>Викинги: %1</translation>
        </message>
        <message>
            <source>Draw weapon cards: %1</source>
            <comment>feast.op.weapons</comment>
            <translation>Теглене на карти „Оръжие“: %1</translation>
        </message>
        <message>
            <source>Occupations</source>
            <comment>feast.option.deck</comment>
            <translation>Професии</translation>
        </message>
        <message>
            <source>Deck A</source>
            <comment>feast.option.deck.a</comment>
            <translation>Тесте A</translation>
        </message>
        <message>
            <source>Decks A, B, C</source>
            <comment>feast.option.deck.abc</comment>
            <translation>Тестета A, B, C</translation>
        </message>
        <message>
            <source>Decks B and C</source>
            <comment>feast.option.deck.bc</comment>
            <translation>Тестета B и C</translation>
        </message>
        <message>
            <source>Which decks of occupations are in the game; deck A is the easiest to begin with.</source>
            <comment>feast.option.deck.help</comment>
            <translation>Кои тестета с професии участват; тесте A е най-лесно за начало.</translation>
        </message>
        <message>
            <source>Final income</source>
            <comment>feast.option.final_income</comment>
            <translation>Краен доход</translation>
        </message>
        <message>
            <source>What becomes of the income of the last round.</source>
            <comment>feast.option.final_income.help</comment>
            <translation>Какво става с дохода от последния рунд.</translation>
        </message>
        <message>
            <source>Paid, and scored at the end</source>
            <comment>feast.option.final_income.paid_and_scored</comment>
            <translation>Изплаща се и се точкува</translation>
        </message>
        <message>
            <source>Paid only</source>
            <comment>feast.option.final_income.paid_only</comment>
            <translation>Само се изплаща</translation>
        </message>
        <message>
            <source>Written down as points</source>
            <comment>feast.option.final_income.written_down</comment>
            <translation>Записва се като точки</translation>
        </message>
        <message>
            <source>Corner of the income square on Iceland and Bear Island</source>
            <comment>feast.option.first_number_is_anchor</comment>
            <translation>Ъгъл на квадрата за дохода в Исландия и на Мечи остров</translation>
        </message>
        <message>
            <source>One step further down-left</source>
            <comment>feast.option.first_number_is_anchor.false</comment>
            <translation>Една стъпка надолу и наляво</translation>
        </message>
        <message>
            <source>These two boards begin with income 1: the corner of the square to be covered lies one step further down and left, or on the first number itself.</source>
            <comment>feast.option.first_number_is_anchor.help</comment>
            <translation>Тези две табла започват с доход 1: ъгълът на квадрата е с една стъпка по-надолу и наляво или върху самото първо число.</translation>
        </message>
        <message>
            <source>The first number</source>
            <comment>feast.option.first_number_is_anchor.true</comment>
            <translation>Първото число</translation>
        </message>
        <message>
            <source>Length</source>
            <comment>feast.option.length</comment>
            <translation>Дължина</translation>
        </message>
        <message>
            <source>The long game has 7 rounds, the short game 6.</source>
            <comment>feast.option.length.help</comment>
            <translation>Дългата игра има 7 рунда, късата – 6.</translation>
        </message>
        <message>
            <source>Long (7 rounds)</source>
            <comment>feast.option.length.long</comment>
            <translation>Дълга (7 рунда)</translation>
        </message>
        <message>
            <source>Short (6 rounds)</source>
            <comment>feast.option.length.short</comment>
            <translation>Къса (6 рунда)</translation>
        </message>
        <message>
            <source>Special tiles may be mirrored</source>
            <comment>feast.option.mirror_special_tiles</comment>
            <translation>Специалните плочки може да се обръщат огледално</translation>
        </message>
        <message>
            <source>May only be turned</source>
            <comment>feast.option.mirror_special_tiles.false</comment>
            <translation>Само се завъртат</translation>
        </message>
        <message>
            <source>The special tiles are printed on both sides, so most tables turn them over.</source>
            <comment>feast.option.mirror_special_tiles.help</comment>
            <translation>Специалните плочки са печатани от двете страни, затова обикновено може да се обръщат.</translation>
        </message>
        <message>
            <source>May be mirrored</source>
            <comment>feast.option.mirror_special_tiles.true</comment>
            <translation>Може да се обръщат</translation>
        </message>
        <message>
            <source>Starting occupation</source>
            <comment>feast.option.starting_card</comment>
            <translation>Начална професия</translation>
        </message>
        <message>
            <source>Chosen</source>
            <comment>feast.option.starting_card.chosen</comment>
            <translation>Избира се</translation>
        </message>
        <message>
            <source>Dealt</source>
            <comment>feast.option.starting_card.dealt</comment>
            <translation>Раздава се</translation>
        </message>
        <message>
            <source>The starting occupation is dealt, or each player chooses it from an equal share of the light cards.</source>
            <comment>feast.option.starting_card.help</comment>
            <translation>Началната професия се раздава или всеки играч я избира от равен дял светли карти.</translation>
        </message>
        <message>
            <source>New Viking</source>
            <comment>feast.phase.1</comment>
            <translation>Нов викинг</translation>
        </message>
        <message>
            <source>Bonus</source>
            <comment>feast.phase.10</comment>
            <translation>Бонус</translation>
        </message>
        <message>
            <source>Mountain strips</source>
            <comment>feast.phase.11</comment>
            <translation>Планински ленти</translation>
        </message>
        <message>
            <source>Taking back the Vikings</source>
            <comment>feast.phase.12</comment>
            <translation>Прибиране на викингите</translation>
        </message>
        <message>
            <source>Harvest</source>
            <comment>feast.phase.2</comment>
            <translation>Реколта</translation>
        </message>
        <message>
            <source>Turning exploration boards</source>
            <comment>feast.phase.3</comment>
            <translation>Обръщане на експедиционни табла</translation>
        </message>
        <message>
            <source>New weapon</source>
            <comment>feast.phase.4</comment>
            <translation>Ново оръжие</translation>
        </message>
        <message>
            <source>Actions</source>
            <comment>feast.phase.5</comment>
            <translation>Действия</translation>
        </message>
        <message>
            <source>Starting player</source>
            <comment>feast.phase.6</comment>
            <translation>Начален играч</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>feast.phase.7</comment>
            <translation>Доход</translation>
        </message>
        <message>
            <source>Animal breeding</source>
            <comment>feast.phase.8</comment>
            <translation>Размножаване на животните</translation>
        </message>
        <message>
            <source>Feast</source>
            <comment>feast.phase.9</comment>
            <translation>Пир</translation>
        </message>
        <message>
            <source>Final placement</source>
            <comment>feast.phase.scoring</comment>
            <translation>Последно поставяне</translation>
        </message>
        <message>
            <source>Occupation played: %1. Its points: %2</source>
            <comment>feast.reason.card</comment>
            <translation>Изиграна професия: %1. Точки за нея: %2</translation>
        </message>
        <message>
            <source>Costs: %1</source>
            <comment>feast.reason.costs</comment>
            <translation>Струва: %1</translation>
        </message>
        <message>
            <source>The dice bring enough on average, and failure costs nothing.</source>
            <comment>feast.reason.dice</comment>
            <translation>Зарът носи достатъчно средно, а неуспехът не струва нищо.</translation>
        </message>
        <message>
            <source>%1 points for the ship that emigrates, and two spaces fewer to fill at every feast</source>
            <comment>feast.reason.emigrates</comment>
            <translation>%1 точки за кораба, който се преселва, и с две места по-малко за запълване на всеки пир</translation>
        </message>
        <message>
            <source>The consolation is worth more than what success would cost.</source>
            <comment>feast.reason.fail</comment>
            <translation>Утешението струва повече от цената на успеха.</translation>
        </message>
        <message>
            <source>It leaves few spaces open and spares the good food.</source>
            <comment>feast.reason.food</comment>
            <translation>Остават малко свободни места и се пази добрата храна.</translation>
        </message>
        <message>
            <source>Every space is filled.</source>
            <comment>feast.reason.full_table</comment>
            <translation>Всички места са запълнени.</translation>
        </message>
        <message>
            <source>Brings: %1</source>
            <comment>feast.reason.gains</comment>
            <translation>Носи: %1</translation>
        </message>
        <message>
            <source>%1: %2 points, and %3 while it is empty</source>
            <comment>feast.reason.house</comment>
            <translation>%1: %2 точки и %3, докато е празно</translation>
        </message>
        <message>
            <source>Income: %1 → %2</source>
            <comment>feast.reason.income</comment>
            <translation>Доход: %1 → %2</translation>
        </message>
        <message>
            <source>What is at hand is worth more later.</source>
            <comment>feast.reason.keeps</comment>
            <translation>Наличното ще струва повече по-късно.</translation>
        </message>
        <message numerus="yes">
            <source>Covers %n minus points</source>
            <comment>feast.reason.minus</comment>
            <translation>
                <numerusform>Покрива %n отрицателна точка</numerusform>
                <numerusform>Покрива %n отрицателни точки</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n spaces stay open.</source>
            <comment>feast.reason.open</comment>
            <translation>
                <numerusform>Само %n място остава празно.</numerusform>
                <numerusform>%n места остават празни.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rolling again promises more than what there is now.</source>
            <comment>feast.reason.roll</comment>
            <translation>Новото хвърляне обещава повече от сегашния резултат.</translation>
        </message>
        <message>
            <source>Points for ships: %1 more</source>
            <comment>feast.reason.ship</comment>
            <translation>Точки за кораби: още %1</translation>
        </message>
        <message>
            <source>It leads to the best position that is seen from here.</source>
            <comment>feast.reason.value</comment>
            <translation>Води до най-добрата позиция, която се вижда оттук.</translation>
        </message>
        <message>
            <source>Sheep and cattle</source>
            <comment>feast.score.animals</comment>
            <translation>Овце и говеда</translation>
        </message>
        <message>
            <source>Exploration boards</source>
            <comment>feast.score.boards</comment>
            <translation>Експедиционни табла</translation>
        </message>
        <message>
            <source>Sheds and houses</source>
            <comment>feast.score.buildings</comment>
            <translation>Складове и къщи</translation>
        </message>
        <message>
            <source>English Crown</source>
            <comment>feast.score.crown</comment>
            <translation>Английската корона</translation>
        </message>
        <message>
            <source>Emigrations</source>
            <comment>feast.score.emigrations</comment>
            <translation>Преселвания</translation>
        </message>
        <message>
            <source>Final income</source>
            <comment>feast.score.final_income</comment>
            <translation>Краен доход</translation>
        </message>
        <message>
            <source>Minus points: exploration boards</source>
            <comment>feast.score.minus_boards</comment>
            <translation>Минус: експедиционни табла</translation>
        </message>
        <message>
            <source>Minus points: buildings</source>
            <comment>feast.score.minus_buildings</comment>
            <translation>Минус: сгради</translation>
        </message>
        <message>
            <source>Minus points: home board</source>
            <comment>feast.score.minus_home</comment>
            <translation>Минус: домашно табло</translation>
        </message>
        <message>
            <source>Occupations</source>
            <comment>feast.score.occupations</comment>
            <translation>Професии</translation>
        </message>
        <message>
            <source>Ships</source>
            <comment>feast.score.ships</comment>
            <translation>Кораби</translation>
        </message>
        <message>
            <source>Silver in hand</source>
            <comment>feast.score.silver</comment>
            <translation>Сребро в наличност</translation>
        </message>
        <message>
            <source>Thing penalties</source>
            <comment>feast.score.thing</comment>
            <translation>Наказания от тинга</translation>
        </message>
        <message>
            <source>knarr</source>
            <comment>feast.ship.knarr</comment>
            <translation>кнар</translation>
        </message>
        <message>
            <source>longship</source>
            <comment>feast.ship.longship</comment>
            <translation>дракар</translation>
        </message>
        <message>
            <source>whaling boat</source>
            <comment>feast.ship.whaling_boat</comment>
            <translation>китоловна лодка</translation>
        </message>
        <message>
            <source>Buy cattle and milk</source>
            <comment>feast.space.buy_cattle_milk</comment>
            <translation>Покупка: говедо и мляко</translation>
        </message>
        <message>
            <source>Buy 2 salt meat</source>
            <comment>feast.space.buy_salt_meat</comment>
            <translation>Покупка: 2 × солено месо</translation>
        </message>
        <message>
            <source>Buy a sheep</source>
            <comment>feast.space.buy_sheep</comment>
            <translation>Покупка: овца</translation>
        </message>
        <message>
            <source>Buy 2 stockfish</source>
            <comment>feast.space.buy_stockfish</comment>
            <translation>Покупка: 2 × сушена риба</translation>
        </message>
        <message>
            <source>Make a chest</source>
            <comment>feast.space.chest</comment>
            <translation>Изработка на сандък</translation>
        </message>
        <message>
            <source>Make clothing</source>
            <comment>feast.space.clothing</comment>
            <translation>Шиене на дрехи</translation>
        </message>
        <message>
            <source>Robe and jewelry</source>
            <comment>feast.space.craft_4</comment>
            <translation>Мантия и накити</translation>
        </message>
        <message>
            <source>Emigration (column 2)</source>
            <comment>feast.space.emigrate_2</comment>
            <translation>Преселване (колона 2)</translation>
        </message>
        <message>
            <source>Emigration (column 3)</source>
            <comment>feast.space.emigrate_3</comment>
            <translation>Преселване (колона 3)</translation>
        </message>
        <message>
            <source>Emigration (column 4)</source>
            <comment>feast.space.emigrate_4</comment>
            <translation>Преселване (колона 4)</translation>
        </message>
        <message>
            <source>Exploration (column 1)</source>
            <comment>feast.space.explore_1</comment>
            <translation>Експедиция (колона 1)</translation>
        </message>
        <message>
            <source>Exploration (column 2)</source>
            <comment>feast.space.explore_2</comment>
            <translation>Експедиция (колона 2)</translation>
        </message>
        <message>
            <source>Exploration (column 3)</source>
            <comment>feast.space.explore_3</comment>
            <translation>Експедиция (колона 3)</translation>
        </message>
        <message>
            <source>Fishing</source>
            <comment>feast.space.fish</comment>
            <translation>Риболов</translation>
        </message>
        <message>
            <source>Flax to linen</source>
            <comment>feast.space.flax_to_linen</comment>
            <translation>От лен: ленено платно</translation>
        </message>
        <message>
            <source>Forging</source>
            <comment>feast.space.forge</comment>
            <translation>Ковачество</translation>
        </message>
        <message>
            <source>Build a house and a ship</source>
            <comment>feast.space.house_and_ship</comment>
            <translation>Строеж на къща и кораб</translation>
        </message>
        <message>
            <source>Hunting game (column 1)</source>
            <comment>feast.space.hunt_1</comment>
            <translation>Лов на дивеч (колона 1)</translation>
        </message>
        <message>
            <source>Hunting game (column 2)</source>
            <comment>feast.space.hunt_2</comment>
            <translation>Лов на дивеч (колона 2)</translation>
        </message>
        <message>
            <source>Imitation, column 1 or 2</source>
            <comment>feast.space.imitate_12</comment>
            <translation>Имитация, колона 1 или 2</translation>
        </message>
        <message>
            <source>Imitation, column 3 or 4</source>
            <comment>feast.space.imitate_34</comment>
            <translation>Имитация, колона 3 или 4</translation>
        </message>
        <message>
            <source>Build a knarr</source>
            <comment>feast.space.knarr</comment>
            <translation>Строеж на кнар</translation>
        </message>
        <message>
            <source>Build a long house</source>
            <comment>feast.space.long_house</comment>
            <translation>Строеж на дълга къща</translation>
        </message>
        <message>
            <source>Build a longship</source>
            <comment>feast.space.longship</comment>
            <translation>Строеж на дракар</translation>
        </message>
        <message>
            <source>Brew mead</source>
            <comment>feast.space.mead</comment>
            <translation>Варене на медовина</translation>
        </message>
        <message>
            <source>Milk your cattle</source>
            <comment>feast.space.milk</comment>
            <translation>Доене на говедата</translation>
        </message>
        <message>
            <source>Mountain: 1, upgrade 1</source>
            <comment>feast.space.mtn_1_up_1</comment>
            <translation>Планина: 1, подобряване: 1</translation>
        </message>
        <message>
            <source>Mountain: 2</source>
            <comment>feast.space.mtn_2</comment>
            <translation>Планина: 2</translation>
        </message>
        <message>
            <source>Mountain: 2 each, or upgrade 3 twice</source>
            <comment>feast.space.mtn_2222_or_up3x2</comment>
            <translation>Планина: по 2, или двойно подобряване: 3</translation>
        </message>
        <message>
            <source>Mountain: 3 and 2</source>
            <comment>feast.space.mtn_3_2</comment>
            <translation>Планина: 3 и 2</translation>
        </message>
        <message>
            <source>Mountain: 3, upgrade 1</source>
            <comment>feast.space.mtn_3_up_1</comment>
            <translation>Планина: 3, подобряване: 1</translation>
        </message>
        <message>
            <source>Mountain: 4, upgrade 2 twice</source>
            <comment>feast.space.mtn_4_up2x2</comment>
            <translation>Планина: 4, двойно подобряване: 2</translation>
        </message>
        <message>
            <source>Draw an occupation</source>
            <comment>feast.space.occ_draw</comment>
            <translation>Теглене на професия</translation>
        </message>
        <message>
            <source>Play up to 1 occupation</source>
            <comment>feast.space.occ_play_1</comment>
            <translation>Изиграване на професии: до 1</translation>
        </message>
        <message>
            <source>Play 1 or 2 occupations</source>
            <comment>feast.space.occ_play_2</comment>
            <translation>Изиграване на професии: 1 или 2</translation>
        </message>
        <message>
            <source>Play 1 to 4 occupations</source>
            <comment>feast.space.occ_play_4</comment>
            <translation>Изиграване на професии: от 1 до 4</translation>
        </message>
        <message>
            <source>Overseas trade (column 1)</source>
            <comment>feast.space.overseas_1</comment>
            <translation>Задморска търговия (колона 1)</translation>
        </message>
        <message>
            <source>Overseas trade (column 2)</source>
            <comment>feast.space.overseas_2</comment>
            <translation>Задморска търговия (колона 2)</translation>
        </message>
        <message>
            <source>Pillaging (column 2)</source>
            <comment>feast.space.pillage_2</comment>
            <translation>Грабеж (колона 2)</translation>
        </message>
        <message>
            <source>Pillaging (column 3)</source>
            <comment>feast.space.pillage_3</comment>
            <translation>Грабеж (колона 3)</translation>
        </message>
        <message>
            <source>Plundering</source>
            <comment>feast.space.plunder</comment>
            <translation>Плячкосване</translation>
        </message>
        <message>
            <source>Raiding</source>
            <comment>feast.space.raid</comment>
            <translation>Набег</translation>
        </message>
        <message>
            <source>Rune stones and chests</source>
            <comment>feast.space.rune_chest</comment>
            <translation>Рунни камъни и сандъци</translation>
        </message>
        <message>
            <source>Build a shed</source>
            <comment>feast.space.shed</comment>
            <translation>Строеж на склад</translation>
        </message>
        <message>
            <source>Buy a sheep and cattle</source>
            <comment>feast.space.sheep_and_cattle</comment>
            <translation>Покупка: овца и говедо</translation>
        </message>
        <message>
            <source>Sheep or cattle</source>
            <comment>feast.space.sheep_or_cattle</comment>
            <translation>Овца или говедо</translation>
        </message>
        <message>
            <source>Laying a snare</source>
            <comment>feast.space.snare</comment>
            <translation>Залагане на примка</translation>
        </message>
        <message>
            <source>Buying special tiles</source>
            <comment>feast.space.special_sale</comment>
            <translation>Покупка на специални плочки</translation>
        </message>
        <message>
            <source>Build a stone house</source>
            <comment>feast.space.stone_house</comment>
            <translation>Строеж на каменна къща</translation>
        </message>
        <message>
            <source>Stone to rune stone</source>
            <comment>feast.space.stone_to_rune</comment>
            <translation>От камък: рунен камък</translation>
        </message>
        <message>
            <source>Upgrade 2</source>
            <comment>feast.space.up_2</comment>
            <translation>Подобряване: 2</translation>
        </message>
        <message>
            <source>Upgrade 3</source>
            <comment>feast.space.up_3</comment>
            <translation>Подобряване: 3</translation>
        </message>
        <message>
            <source>Upgrade 3, 4 weapons</source>
            <comment>feast.space.up_3_weapons</comment>
            <translation>Подобряване: 3, оръжия: 4</translation>
        </message>
        <message>
            <source>Upgrade 4</source>
            <comment>feast.space.up_4</comment>
            <translation>Подобряване: 4</translation>
        </message>
        <message>
            <source>Weekly market (column 1)</source>
            <comment>feast.space.weekly_1</comment>
            <translation>Седмичен пазар (колона 1)</translation>
        </message>
        <message>
            <source>Weekly market (column 2)</source>
            <comment>feast.space.weekly_2</comment>
            <translation>Седмичен пазар (колона 2)</translation>
        </message>
        <message>
            <source>Weekly market (column 3)</source>
            <comment>feast.space.weekly_3</comment>
            <translation>Седмичен пазар (колона 3)</translation>
        </message>
        <message>
            <source>Weekly market (column 4)</source>
            <comment>feast.space.weekly_4</comment>
            <translation>Седмичен пазар (колона 4)</translation>
        </message>
        <message>
            <source>Whaling (column 3)</source>
            <comment>feast.space.whaling_3</comment>
            <translation>Лов на китове (колона 3)</translation>
        </message>
        <message>
            <source>Whaling (column 4)</source>
            <comment>feast.space.whaling_4</comment>
            <translation>Лов на китове (колона 4)</translation>
        </message>
        <message>
            <source>Build a whaling boat</source>
            <comment>feast.space.whaling_boat</comment>
            <translation>Строеж на китоловна лодка</translation>
        </message>
        <message>
            <source>Wood and ore</source>
            <comment>feast.space.wood_ore</comment>
            <translation>Дървесина и руда</translation>
        </message>
        <message>
            <source>Shear your sheep</source>
            <comment>feast.space.wool</comment>
            <translation>Стригане на овцете</translation>
        </message>
        <message>
            <source>Ships are not armed during an action.</source>
            <comment>feast.why.arm_in_action</comment>
            <translation>По време на действие корабите не се въоръжават.</translation>
        </message>
        <message>
            <source>Orange must not lie beside orange.</source>
            <comment>feast.why.beside.orange</comment>
            <translation>Оранжево не може да е до оранжево.</translation>
        </message>
        <message>
            <source>Red must not lie beside red.</source>
            <comment>feast.why.beside.red</comment>
            <translation>Червено не може да е до червено.</translation>
        </message>
        <message>
            <source>Last round’s Vikings still block the space.</source>
            <comment>feast.why.blocked</comment>
            <translation>Викингите от предишния рунд още заемат полето.</translation>
        </message>
        <message>
            <source>Somebody has claimed it: %1</source>
            <comment>feast.why.board_taken</comment>
            <translation>Вече е заето: %1</translation>
        </message>
        <message>
            <source>This card is still at work.</source>
            <comment>feast.why.card_at_work</comment>
            <translation>Тази карта още действа.</translation>
        </message>
        <message>
            <source>This would lead in a circle.</source>
            <comment>feast.why.circle</comment>
            <translation>Това води до затворен кръг.</translation>
        </message>
        <message>
            <source>The conditions or costs of this card are not met.</source>
            <comment>feast.why.effect</comment>
            <translation>Условията или цената на картата не са изпълнени.</translation>
        </message>
        <message>
            <source>This cannot be upgraded any further.</source>
            <comment>feast.why.end_of_line</comment>
            <translation>Това не може да се подобри повече.</translation>
        </message>
        <message>
            <source>Only a space of the same column can be imitated.</source>
            <comment>feast.why.imitation_column</comment>
            <translation>Имитира се само поле от същата колона.</translation>
        </message>
        <message>
            <source>Only a space that another player occupies can be imitated.</source>
            <comment>feast.why.imitation_other</comment>
            <translation>Имитира се само поле, заето от друг играч.</translation>
        </message>
        <message>
            <source>Needs %1, you have %3: %2</source>
            <comment>feast.why.lacks</comment>
            <extracomment>%1 and %3 are numbers, %2 is a good, resource or weapon.</extracomment>
            <translation>Необходими: %1, налични: %3: %2</translation>
        </message>
        <message>
            <source>No large berth is free.</source>
            <comment>feast.why.large_berth</comment>
            <translation>Няма свободно голямо място за акостиране.</translation>
        </message>
        <message>
            <source>The tile just received has to be laid first.</source>
            <comment>feast.why.lay_now</comment>
            <translation>Първо трябва да се постави току-що получената плочка.</translation>
        </message>
        <message>
            <source>Something of it has to be done.</source>
            <comment>feast.why.must</comment>
            <translation>Поне нещо трябва да се направи.</translation>
        </message>
        <message>
            <source>This is still needed for the action under way.</source>
            <comment>feast.why.needed</comment>
            <translation>Това още е необходимо за текущото действие.</translation>
        </message>
        <message>
            <source>None of the boards of this space lies face up.</source>
            <comment>feast.why.no_board</comment>
            <translation>Нито едно от таблата на това поле не е отворено.</translation>
        </message>
        <message>
            <source>You have no occupation in hand.</source>
            <comment>feast.why.no_card</comment>
            <translation>Няма професии в ръка.</translation>
        </message>
        <message>
            <source>Only orange and red goods and silver are laid at the feast.</source>
            <comment>feast.why.no_food</comment>
            <translation>На пира се слагат само оранжеви и червени стоки и сребро.</translation>
        </message>
        <message>
            <source>There is no green good in your supply.</source>
            <comment>feast.why.no_green</comment>
            <translation>В запаса няма зелени стоки.</translation>
        </message>
        <message>
            <source>None left in the stock: %1</source>
            <comment>feast.why.no_house</comment>
            <translation>Няма повече: %1</translation>
        </message>
        <message>
            <source>The imitation tiles are for 4 players only.</source>
            <comment>feast.why.no_imitation</comment>
            <translation>Плочките за имитация са само за 4 играчи.</translation>
        </message>
        <message>
            <source>This cannot be taken as loot.</source>
            <comment>feast.why.no_loot</comment>
            <translation>Това не може да се вземе като плячка.</translation>
        </message>
        <message>
            <source>No mead is served at this feast.</source>
            <comment>feast.why.no_mead</comment>
            <translation>На този пир не се поднася медовина.</translation>
        </message>
        <message>
            <source>No more items may be taken.</source>
            <comment>feast.why.no_more_strips</comment>
            <translation>Повече не може да се взема.</translation>
        </message>
        <message>
            <source>No more goods may be upgraded.</source>
            <comment>feast.why.no_more_upgrades</comment>
            <translation>Повече стоки не може да се подобряват.</translation>
        </message>
        <message>
            <source>This cannot be chosen now.</source>
            <comment>feast.why.no_option</comment>
            <translation>Това не може да се избере сега.</translation>
        </message>
        <message>
            <source>No banquet panel is free for another ship.</source>
            <comment>feast.why.no_panel</comment>
            <translation>На пиршествената маса няма свободно място за кораб.</translation>
        </message>
        <message>
            <source>No roll is left.</source>
            <comment>feast.why.no_roll_left</comment>
            <translation>Няма повече хвърляния.</translation>
        </message>
        <message>
            <source>There is no free slot of this kind.</source>
            <comment>feast.why.no_slot</comment>
            <translation>Няма свободно място от този вид.</translation>
        </message>
        <message>
            <source>There is no special tile that you can pay for.</source>
            <comment>feast.why.no_special</comment>
            <translation>Няма специална плочка, за която да достига среброто.</translation>
        </message>
        <message>
            <source>No mountain strip is left.</source>
            <comment>feast.why.no_strip</comment>
            <translation>Няма останали планински ленти.</translation>
        </message>
        <message>
            <source>There is no such board.</source>
            <comment>feast.why.no_such_board</comment>
            <translation>Няма такова табло.</translation>
        </message>
        <message>
            <source>There is no such ship.</source>
            <comment>feast.why.no_such_ship</comment>
            <translation>Няма такъв кораб.</translation>
        </message>
        <message>
            <source>There is no such space.</source>
            <comment>feast.why.no_such_space</comment>
            <translation>Няма такова поле.</translation>
        </message>
        <message>
            <source>There is no such mountain strip.</source>
            <comment>feast.why.no_such_strip</comment>
            <translation>Няма такава планинска лента.</translation>
        </message>
        <message>
            <source>There is no good in your supply that can be upgraded.</source>
            <comment>feast.why.no_upgrade</comment>
            <translation>В запаса няма стока за подобряване.</translation>
        </message>
        <message>
            <source>Needs cattle in the stable.</source>
            <comment>feast.why.none.cattle</comment>
            <translation>Необходимо е говедо в обора.</translation>
        </message>
        <message>
            <source>Needs a sheep in the stable.</source>
            <comment>feast.why.none.sheep</comment>
            <translation>Необходима е овца в обора.</translation>
        </message>
        <message>
            <source>There is no such tile in your supply.</source>
            <comment>feast.why.not_a_tile</comment>
            <translation>Няма такава плочка в запаса.</translation>
        </message>
        <message>
            <source>This card has no effect to use at any time.</source>
            <comment>feast.why.not_anytime</comment>
            <translation>Картата няма ефект за всяко време.</translation>
        </message>
        <message>
            <source>The English Crown is not for sale.</source>
            <comment>feast.why.not_for_sale</comment>
            <translation>Английската корона не се продава.</translation>
        </message>
        <message>
            <source>This card is not in your hand.</source>
            <comment>feast.why.not_in_hand</comment>
            <translation>Тази карта не е в ръката.</translation>
        </message>
        <message>
            <source>Not in your supply: %1</source>
            <comment>feast.why.not_in_supply</comment>
            <translation>Няма в запаса: %1</translation>
        </message>
        <message>
            <source>This card is not offered.</source>
            <comment>feast.why.not_offered</comment>
            <translation>Тази карта не е сред предложените.</translation>
        </message>
        <message>
            <source>There is nothing to pay: this cannot fail.</source>
            <comment>feast.why.nothing_to_pay</comment>
            <translation>Няма какво да се плаща: неуспех не може да се обяви.</translation>
        </message>
        <message>
            <source>The space is occupied.</source>
            <comment>feast.why.occupied</comment>
            <translation>Полето е заето.</translation>
        </message>
        <message>
            <source>Only one tile may be taken.</source>
            <comment>feast.why.one_loot</comment>
            <translation>Взема се само една плочка.</translation>
        </message>
        <message>
            <source>What this phase brings can be used only after it.</source>
            <comment>feast.why.phase_not_over</comment>
            <translation>Полученото в тази фаза се използва едва след нея.</translation>
        </message>
        <message>
            <source>The die has to be rolled first.</source>
            <comment>feast.why.roll_first</comment>
            <translation>Първо се хвърля зарът.</translation>
        </message>
        <message>
            <source>A different strip is needed.</source>
            <comment>feast.why.same_strip</comment>
            <translation>Необходима е друга лента.</translation>
        </message>
        <message>
            <source>Only one tile of a kind may lie lengthwise.</source>
            <comment>feast.why.second_lengthwise</comment>
            <translation>Само една плочка от вид може да е по дължина.</translation>
        </message>
        <message>
            <source>Weapon cards and wood must be worth exactly %1.</source>
            <comment>feast.why.settle</comment>
            <translation>Картите „Оръжие“ и дървесината трябва да са точно %1.</translation>
        </message>
        <message>
            <source>Goods do not go into a shed.</source>
            <comment>feast.why.shed_goods</comment>
            <translation>В склад не се слагат стоки.</translation>
        </message>
        <message>
            <source>Needs a ship.</source>
            <comment>feast.why.ship.any</comment>
            <translation>Необходим е кораб.</translation>
        </message>
        <message>
            <source>Needs a knarr.</source>
            <comment>feast.why.ship.knarr</comment>
            <translation>Необходим е кнар.</translation>
        </message>
        <message>
            <source>Needs a knarr or a longship.</source>
            <comment>feast.why.ship.large</comment>
            <translation>Необходим е кнар или дракар.</translation>
        </message>
        <message>
            <source>Needs a longship.</source>
            <comment>feast.why.ship.longship</comment>
            <translation>Необходим е дракар.</translation>
        </message>
        <message>
            <source>Needs two longships.</source>
            <comment>feast.why.ship.longship.2</comment>
            <translation>Необходими са два дракара.</translation>
        </message>
        <message>
            <source>Needs a whaling boat.</source>
            <comment>feast.why.ship.whaling_boat</comment>
            <translation>Необходима е китоловна лодка.</translation>
        </message>
        <message>
            <source>The ship carries all the ore that it can.</source>
            <comment>feast.why.ship_full</comment>
            <translation>Корабът не може да носи повече руда.</translation>
        </message>
        <message>
            <source>Slots for wood and stone are filled at the end of the game only.</source>
            <comment>feast.why.slots_at_end</comment>
            <translation>Местата за дървесина и камък се запълват само в края на играта.</translation>
        </message>
        <message>
            <source>No small berth is free.</source>
            <comment>feast.why.small_berth</comment>
            <translation>Няма свободно малко място за акостиране.</translation>
        </message>
        <message>
            <source>A banquet space there is covered already.</source>
            <comment>feast.why.space_covered</comment>
            <translation>Там вече има покрито място.</translation>
        </message>
        <message>
            <source>Square tiles and silver lie the same way either way.</source>
            <comment>feast.why.square</comment>
            <translation>Квадратните плочки и среброто нямат посока.</translation>
        </message>
        <message>
            <source>Upgrade steps allowed: up to %1.</source>
            <comment>feast.why.steps</comment>
            <translation>Позволени степени: до %1.</translation>
        </message>
        <message>
            <source>The tile sticks out of the open banquet spaces.</source>
            <comment>feast.why.sticks_out</comment>
            <translation>Плочката излиза извън свободните места на масата.</translation>
        </message>
        <message>
            <source>Strength needed: %1, you reach %2.</source>
            <comment>feast.why.strength</comment>
            <translation>Необходима сила: %1, достигната: %2.</translation>
        </message>
        <message>
            <source>Number of items to take here: 1 to %1.</source>
            <comment>feast.why.strip_count</comment>
            <translation>Брой, който може да се вземе тук: от 1 до %1.</translation>
        </message>
        <message>
            <source>The leftmost item is of another kind.</source>
            <comment>feast.why.strip_item</comment>
            <translation>Най-левият предмет е от друг вид.</translation>
        </message>
        <message>
            <source>Goods of this kind may not be upgraded here.</source>
            <comment>feast.why.upgrade_kind</comment>
            <translation>Стоки от този вид не се подобряват тук.</translation>
        </message>
        <message>
            <source>This tile has been upgraded already, or this kind has been used.</source>
            <comment>feast.why.upgraded_already</comment>
            <translation>Тази плочка вече е подобрена или този вид вече е използван.</translation>
        </message>
        <message>
            <source>Vikings needed: %1, you have %2.</source>
            <comment>feast.why.vikings</comment>
            <translation>Необходими викинги: %1, налични: %2.</translation>
        </message>
    </context>
    <context>
        <name>feast_ui</name>
        <message>
            <source>To be filled at the feast.</source>
            <comment>feast_ui.banquet.fill</comment>
            <translation>Запълва се на пира.</translation>
        </message>
        <message>
            <source>Banquet space %1</source>
            <comment>feast_ui.banquet.name</comment>
            <translation>Място на масата %1</translation>
        </message>
        <message>
            <source>A Viking of a later round still stands here.</source>
            <comment>feast_ui.banquet.viking</comment>
            <translation>Тук още стои викинг за по-късен рунд.</translation>
        </message>
        <message>
            <source>Free large berth</source>
            <comment>feast_ui.berth.large</comment>
            <translation>Свободно голямо място за акостиране</translation>
        </message>
        <message>
            <source>Buy a ship: %1, silver: %2</source>
            <comment>feast_ui.berth.price</comment>
            <translation>Покупка на кораб: %1, сребро: %2</translation>
        </message>
        <message>
            <source>Free small berth</source>
            <comment>feast_ui.berth.small</comment>
            <translation>Свободно малко място за акостиране</translation>
        </message>
        <message>
            <source>Blue: works at any time.</source>
            <comment>feast_ui.card.b</comment>
            <translation>Синя: действа по всяко време.</translation>
        </message>
        <message>
            <source>Green: works once, as soon as its condition holds.</source>
            <comment>feast_ui.card.g</comment>
            <translation>Зелена: действа веднъж, щом условието ѝ бъде изпълнено.</translation>
        </message>
        <message>
            <source>Red: works each time its condition is met.</source>
            <comment>feast_ui.card.r</comment>
            <translation>Червена: действа всеки път, когато условието ѝ е изпълнено.</translation>
        </message>
        <message>
            <source>Yellow: works once, when it is played.</source>
            <comment>feast_ui.card.y</comment>
            <translation>Жълта: действа веднъж, когато се изиграе.</translation>
        </message>
        <message>
            <source>blue</source>
            <comment>feast_ui.colour.blue</comment>
            <translation>син</translation>
        </message>
        <message>
            <source>green</source>
            <comment>feast_ui.colour.green</comment>
            <translation>зелен</translation>
        </message>
        <message>
            <source>orange</source>
            <comment>feast_ui.colour.orange</comment>
            <translation>оранжев</translation>
        </message>
        <message>
            <source>red</source>
            <comment>feast_ui.colour.red</comment>
            <translation>червен</translation>
        </message>
        <message>
            <source>Vikings left to place</source>
            <comment>feast_ui.column.vikings</comment>
            <translation>Викинги за поставяне</translation>
        </message>
        <message>
            <source>Die</source>
            <comment>feast_ui.die</comment>
            <translation>Зар</translation>
        </message>
        <message>
            <source>Emigrated: %1</source>
            <comment>feast_ui.emigrated</comment>
            <translation>Преселен кораб: %1</translation>
        </message>
        <message>
            <source>Fill it well</source>
            <comment>feast_ui.feast.fill</comment>
            <translation>Добро запълване</translation>
        </message>
        <message>
            <source>Shows food that leaves few spaces open and spares what is worth most; choose it again to lay it.</source>
            <comment>feast_ui.feast.fill.tip</comment>
            <translation>Показва храна, която оставя малко празни места и пести най-ценното; повторният избор я поставя.</translation>
        </message>
        <message>
            <source>The table is full: no penalty.</source>
            <comment>feast_ui.feast.full</comment>
            <translation>Масата е пълна: няма наказания.</translation>
        </message>
        <message>
            <source>There is no food that can be laid.</source>
            <comment>feast_ui.feast.nothing</comment>
            <translation>Няма храна, която може да се постави.</translation>
        </message>
        <message numerus="yes">
            <source>%n penalties would be left.</source>
            <comment>feast_ui.feast.penalties</comment>
            <translation>
                <numerusform>Ще остане %n наказание.</numerusform>
                <numerusform>Ще останат %n наказания.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, banquet space %2</source>
            <comment>feast_ui.ghost.banquet</comment>
            <translation>%1, място на масата %2</translation>
        </message>
        <message>
            <source>Not possible: %1</source>
            <comment>feast_ui.ghost.illegal</comment>
            <extracomment>%1 are the reasons.</extracomment>
            <translation>Невъзможно: %1</translation>
        </message>
        <message>
            <source>Possible: %1</source>
            <comment>feast_ui.ghost.legal</comment>
            <extracomment>%1 is what it would change.</extracomment>
            <translation>Възможно: %1</translation>
        </message>
        <message>
            <source>%1, %2, column %3, row %4</source>
            <comment>feast_ui.ghost.site</comment>
            <extracomment>%1 good, %2 board.</extracomment>
            <translation>%1, %2, колона %3, ред %4</translation>
        </message>
        <message>
            <source>Lies on the home board, on exploration boards and in houses.</source>
            <comment>feast_ui.good.board</comment>
            <translation>Поставя се на домашното табло, на експедиционни табла и в къщи.</translation>
        </message>
        <message>
            <source>Feeds Vikings at the feast; lies in houses, not on the home board.</source>
            <comment>feast_ui.good.food</comment>
            <translation>Храни викингите на пира; поставя се в къщи, но не на домашното табло.</translation>
        </message>
        <message>
            <source>Colour: %1, size: %2 × %3</source>
            <comment>feast_ui.good.size</comment>
            <translation>Цвят: %1, размер: %2 × %3</translation>
        </message>
        <message>
            <source>Upgrade: %1</source>
            <comment>feast_ui.good.upgrade</comment>
            <extracomment>%1 is what the good becomes.</extracomment>
            <translation>Подобряване: %1</translation>
        </message>
        <message>
            <source>Houses and ships</source>
            <comment>feast_ui.group.build</comment>
            <translation>Сгради и кораби</translation>
        </message>
        <message>
            <source>Crafting</source>
            <comment>feast_ui.group.craft</comment>
            <translation>Занаяти</translation>
        </message>
        <message>
            <source>Hunting</source>
            <comment>feast_ui.group.hunt</comment>
            <translation>Лов</translation>
        </message>
        <message>
            <source>Livestock market</source>
            <comment>feast_ui.group.livestock</comment>
            <translation>Пазар за добитък</translation>
        </message>
        <message>
            <source>Mountains and trade</source>
            <comment>feast_ui.group.mountain</comment>
            <translation>Планини и търговия</translation>
        </message>
        <message>
            <source>Emigration and occupations</source>
            <comment>feast_ui.group.people</comment>
            <translation>Преселване и професии</translation>
        </message>
        <message>
            <source>Products</source>
            <comment>feast_ui.group.products</comment>
            <translation>Продукти</translation>
        </message>
        <message>
            <source>Sailing</source>
            <comment>feast_ui.group.sail</comment>
            <translation>Мореплаване</translation>
        </message>
        <message>
            <source>Weekly market</source>
            <comment>feast_ui.group.weekly</comment>
            <translation>Седмичен пазар</translation>
        </message>
        <message>
            <source>Guide for the first round</source>
            <comment>feast_ui.guide</comment>
            <translation>Упътване за първия рунд</translation>
        </message>
        <message>
            <source>Every open cell with −1 costs a point at the end. Cover cells from the lower left along the diagonal: the lowest number you still see is the silver you earn each round. Covering all cells around a symbol brings its good each round.</source>
            <comment>feast_ui.guide.board</comment>
            <translation>Всяка открита клетка с −1 струва точка накрая. Покривайте клетките от долния ляв ъгъл по диагонала: най-малкото видимо число е доходът в сребро за всеки рунд. Покрити ли са всички клетки около символ, той носи стоката си всеки рунд.</translation>
        </message>
        <message>
            <source>Close the guide</source>
            <comment>feast_ui.guide.close</comment>
            <translation>Затваряне на упътването</translation>
        </message>
        <message>
            <source>At the end of the round all open banquet spaces want food. Each space left open is a Thing penalty, three points less. The button “Fill it well” helps.</source>
            <comment>feast_ui.guide.feast</comment>
            <translation>В края на рунда всички свободни места на масата искат храна. Всяко празно място е наказание от тинга, три точки по-малко. Бутонът „Добро запълване“ помага.</translation>
        </message>
        <message>
            <source>Your goods lie here. Orange and red goods feed your Vikings at the feast; green and blue ones cover your home board. Drag them there at any time; upgrade spaces turn orange to red, red to green, green to blue.</source>
            <comment>feast_ui.guide.goods</comment>
            <translation>Тук са стоките. Оранжевите и червените хранят викингите на пира; зелените и сините покриват домашното табло. Могат да се поставят по всяко време; полетата за подобряване превръщат оранжево в червено, червено в зелено, зелено в синьо.</translation>
        </message>
        <message>
            <source>Next</source>
            <comment>feast_ui.guide.next</comment>
            <translation>Напред</translation>
        </message>
        <message>
            <source>A good beginning: the weekly market or the mountain. Click a space, or drag Vikings there from the Thing square. Point at a space to read what it costs and brings.</source>
            <comment>feast_ui.guide.place</comment>
            <translation>Добро начало: седмичният пазар или планината. Щракнете върху поле или преместете викинги от площада на тинга. Посочете поле, за да прочетете какво струва и какво носи.</translation>
        </message>
        <message>
            <source>Ships, houses, exploration boards and occupations bring further points. Everything explains itself when you point at it, and F1 opens the rules. Have fun!</source>
            <comment>feast_ui.guide.rest</comment>
            <translation>Кораби, сгради, експедиционни табла и професии носят още точки. Всичко се обяснява, щом го посочите, а F1 отваря правилата. Приятна игра!</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <comment>feast_ui.guide.step</comment>
            <translation>Стъпка %1 от %2</translation>
        </message>
        <message>
            <source>Wood, stone, ore and silver come from the mountain strips: always from the left.</source>
            <comment>feast_ui.guide.strip</comment>
            <translation>Дървесина, камък, руда и сребро идват от планинските ленти: винаги отляво.</translation>
        </message>
        <message>
            <source>Left is the action board, right your home board. Each round you place Vikings on spaces; the dots at the left edge of a space say how many it takes. Spaces that glow are open to you now.</source>
            <comment>feast_ui.guide.welcome</comment>
            <translation>Отляво е таблото с действия, отдясно – домашното табло. Всеки рунд викингите се поставят на полета; точките в левия край на полето показват колко са нужни. Светещите полета са свободни сега.</translation>
        </message>
        <message>
            <source>Drag it to a board. R turns, F mirrors, W shows where it can go, Esc puts it back.</source>
            <comment>feast_ui.hand.how</comment>
            <translation>Преместете я върху табло. R завърта, F обръща огледално, W показва къде може, Esc връща.</translation>
        </message>
        <message>
            <source>Mirror</source>
            <comment>feast_ui.hand.mirror</comment>
            <translation>Огледално обръщане</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>feast_ui.hand.place</comment>
            <translation>Поставяне</translation>
        </message>
        <message>
            <source>Put back</source>
            <comment>feast_ui.hand.put_back</comment>
            <translation>Връщане</translation>
        </message>
        <message>
            <source>Turn</source>
            <comment>feast_ui.hand.rotate</comment>
            <translation>Завъртане</translation>
        </message>
        <message>
            <source>Places as it lies: %1, turned or mirrored too: %2</source>
            <comment>feast_ui.hand.spots</comment>
            <translation>Места в това положение: %1, със завъртане и обръщане: %2</translation>
        </message>
        <message>
            <source>Take back to the supply</source>
            <comment>feast_ui.hand.take_back</comment>
            <translation>Връщане в запаса</translation>
        </message>
        <message>
            <source>In hand: %1</source>
            <comment>feast_ui.hand.tile</comment>
            <translation>В ръка: %1</translation>
        </message>
        <message>
            <source>Where can it go?</source>
            <comment>feast_ui.hand.where</comment>
            <translation>Къде може?</translation>
        </message>
        <message>
            <source>Owner: %1</source>
            <comment>feast_ui.island.owner</comment>
            <translation>Собственик: %1</translation>
        </message>
        <message>
            <source>Silver on it: %1</source>
            <comment>feast_ui.island.silver</comment>
            <translation>Сребро върху него: %1</translation>
        </message>
        <message>
            <source>Claimed by the exploration space of column %1.</source>
            <comment>feast_ui.island.space</comment>
            <translation>Взема се от полето за експедиция в колона %1.</translation>
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
            <translation>Връщане на това, което е в ръка</translation>
        </message>
        <message>
            <source>Mirror the tile in hand</source>
            <comment>feast_ui.keys.mirror</comment>
            <translation>Огледално обръщане на плочката в ръка</translation>
        </message>
        <message>
            <source>Next part of the table, or next board</source>
            <comment>feast_ui.keys.next</comment>
            <translation>Следваща част на масата или следващо табло</translation>
        </message>
        <message>
            <source>Place a good</source>
            <comment>feast_ui.keys.place</comment>
            <translation>Поставяне на стока</translation>
        </message>
        <message>
            <source>Turn the tile in hand</source>
            <comment>feast_ui.keys.turn</comment>
            <translation>Завъртане на плочката в ръка</translation>
        </message>
        <message>
            <source>Show where it can go</source>
            <comment>feast_ui.keys.where</comment>
            <translation>Показване къде може да се постави</translation>
        </message>
        <message>
            <source>This tile cannot be taken back any more.</source>
            <comment>feast_ui.lift.kept</comment>
            <translation>Тази плочка вече не може да се вземе обратно.</translation>
        </message>
        <message>
            <source>These are the boards of: %1</source>
            <comment>feast_ui.other_board</comment>
            <translation>Това са таблата на: %1</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <comment>feast_ui.points</comment>
            <translation>Точки: %1</translation>
        </message>
        <message>
            <source>Weapon card for hunting.</source>
            <comment>feast_ui.resource.bow_and_arrow</comment>
            <translation>Карта „Оръжие“ за лов на дивеч.</translation>
        </message>
        <message>
            <source>Weapon card for raiding and pillaging.</source>
            <comment>feast_ui.resource.long_sword</comment>
            <translation>Карта „Оръжие“ за набези и грабежи.</translation>
        </message>
        <message>
            <source>For the forge and for arming ships; covers a cell of the home board or an island.</source>
            <comment>feast_ui.resource.ore</comment>
            <translation>За ковачество и въоръжаване на кораби; покрива клетка на домашното табло или на остров.</translation>
        </message>
        <message>
            <source>Pays, covers a cell of any board, fills a banquet space; a point in hand at the end.</source>
            <comment>feast_ui.resource.silver</comment>
            <translation>С него се плаща; покрива клетка на всяко табло или място на масата; накрая носи точка.</translation>
        </message>
        <message>
            <source>Weapon card for laying a snare.</source>
            <comment>feast_ui.resource.snare</comment>
            <translation>Карта „Оръжие“ за залагане на примка.</translation>
        </message>
        <message>
            <source>Weapon card for whaling.</source>
            <comment>feast_ui.resource.spear</comment>
            <translation>Карта „Оръжие“ за лов на китове.</translation>
        </message>
        <message>
            <source>For houses, crafting, raids.</source>
            <comment>feast_ui.resource.stone</comment>
            <translation>За сгради, занаяти и набези.</translation>
        </message>
        <message>
            <source>For houses, ships and hunting.</source>
            <comment>feast_ui.resource.wood</comment>
            <translation>За сгради, кораби и лов.</translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <comment>feast_ui.round</comment>
            <translation>Рунд %1 от %2</translation>
        </message>
        <message>
            <source>Ore on board: %1</source>
            <comment>feast_ui.ship.ore</comment>
            <translation>Руда на борда: %1</translation>
        </message>
        <message>
            <source>Income: %1</source>
            <comment>feast_ui.site.income</comment>
            <translation>Доход: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n minus points are open.</source>
            <comment>feast_ui.site.minus</comment>
            <translation>
                <numerusform>%n минус точка е открита.</numerusform>
                <numerusform>%n минус точки са открити.</numerusform>
            </translation>
        </message>
        <message>
            <source>Free slot: %1</source>
            <comment>feast_ui.slot</comment>
            <translation>Свободно място: %1</translation>
        </message>
        <message>
            <source>Slots are filled at the end of the game.</source>
            <comment>feast_ui.slot.when</comment>
            <translation>Местата се запълват в края на играта.</translation>
        </message>
        <message>
            <source>Vikings of the last round still block it.</source>
            <comment>feast_ui.space.blocked</comment>
            <translation>Викингите от миналия рунд още го блокират.</translation>
        </message>
        <message>
            <source>Closed: %1</source>
            <comment>feast_ui.space.closed</comment>
            <translation>Затворено: %1</translation>
        </message>
        <message>
            <source>Does what a space of this column does on which another player stands.</source>
            <comment>feast_ui.space.imitate</comment>
            <translation>Изпълнява действието на поле от тази колона, на което стои друг играч.</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>feast_ui.space.name</comment>
            <extracomment>%1 is an action space, %2 the number of Vikings it takes.</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>No space of this column can be imitated now.</source>
            <comment>feast_ui.space.nothing_to_imitate</comment>
            <translation>Сега няма поле от тази колона, което може да се имитира.</translation>
        </message>
        <message>
            <source>Here stands: %1, Vikings: %2</source>
            <comment>feast_ui.space.stands</comment>
            <extracomment>%1 is a player's name.</extracomment>
            <translation>Тук стои: %1, викинги: %2</translation>
        </message>
        <message>
            <source>Can be forged.</source>
            <comment>feast_ui.special.forge</comment>
            <translation>Може да се изкове.</translation>
        </message>
        <message>
            <source>No longer in the stock.</source>
            <comment>feast_ui.special.gone</comment>
            <translation>Вече не е в запаса.</translation>
        </message>
        <message>
            <source>Price in silver: %1</source>
            <comment>feast_ui.special.price</comment>
            <translation>Цена в сребро: %1</translation>
        </message>
        <message>
            <source>Sword value: %1</source>
            <comment>feast_ui.special.swords</comment>
            <translation>Сила на меча: %1</translation>
        </message>
        <message>
            <source>In stock: %1</source>
            <comment>feast_ui.stock</comment>
            <translation>В запаса: %1</translation>
        </message>
        <message>
            <source>Mountain strip %1: %2</source>
            <comment>feast_ui.strip.name</comment>
            <extracomment>%1 number of the strip, %2 wood, stone, ore or silver.</extracomment>
            <translation>Планинска лента %1: %2</translation>
        </message>
        <message>
            <source>Taking up to here brings: %1</source>
            <comment>feast_ui.strip.take</comment>
            <translation>Вземането дотук носи: %1</translation>
        </message>
        <message>
            <source>Occupations in hand: %1, played: %2</source>
            <comment>feast_ui.tab.cards</comment>
            <translation>Професии в ръка: %1, изиграни: %2</translation>
        </message>
        <message>
            <source>Income: %1</source>
            <comment>feast_ui.tab.income</comment>
            <translation>Доход: %1</translation>
        </message>
        <message>
            <source>Silver: %1</source>
            <comment>feast_ui.tab.silver</comment>
            <translation>Сребро: %1</translation>
        </message>
        <message>
            <source>Vikings left: %1</source>
            <comment>feast_ui.tab.vikings</comment>
            <translation>Останали викинги: %1</translation>
        </message>
        <message>
            <source>Table of A Feast for Odin</source>
            <comment>feast_ui.table</comment>
            <translation>Масата на „Пир за Один“</translation>
        </message>
        <message>
            <source>Thing square</source>
            <comment>feast_ui.thing.name</comment>
            <translation>Площад на тинга</translation>
        </message>
        <message numerus="yes">
            <source>%n Thing penalties, −3 points each.</source>
            <comment>feast_ui.thing.penalties</comment>
            <translation>
                <numerusform>%n наказание от тинга, −3 точки.</numerusform>
                <numerusform>%n наказания от тинга, по −3 точки.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Vikings are left to place.</source>
            <comment>feast_ui.thing.vikings</comment>
            <translation>
                <numerusform>Остава %n викинг за поставяне.</numerusform>
                <numerusform>Остават %n викинги за поставяне.</numerusform>
            </translation>
        </message>
        <message>
            <source>Hand of %1: click to show it.</source>
            <comment>feast_ui.veil</comment>
            <extracomment>%1 is a player's name.</extracomment>
            <translation>Ръка на: %1. Щракнете, за да се покаже.</translation>
        </message>
        <message numerus="yes">
            <source>%n Vikings</source>
            <comment>feast_ui.vikings</comment>
            <translation>
                <numerusform>%n викинг</numerusform>
                <numerusform>%n викинги</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>knarr</name>
        <message>
            <source>Choose no destination</source>
            <comment>knarr.action.cancel_explore</comment>
            <translation>Без избор на дестинация</translation>
        </message>
        <message>
            <source>No trade now</source>
            <comment>knarr.action.cancel_trade</comment>
            <translation>Засега без търговия</translation>
        </message>
        <message>
            <source>End turn</source>
            <comment>knarr.action.end_turn</comment>
            <translation>Край на хода</translation>
        </message>
        <message>
            <source>Explore: %1</source>
            <comment>knarr.action.explore</comment>
            <translation>Експедиция: %1</translation>
        </message>
        <message>
            <source>Discard from the crew: %1</source>
            <comment>knarr.action.give</comment>
            <translation>Изхвърляне от дружината: %1</translation>
        </message>
        <message>
            <source>Trade</source>
            <comment>knarr.action.open_trade</comment>
            <translation>Търговия</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>knarr.action.pass</comment>
            <translation>Пас</translation>
        </message>
        <message>
            <source>Pay: %1</source>
            <comment>knarr.action.pay</comment>
            <translation>Плащане: %1</translation>
        </message>
        <message>
            <source>Recruit: %1</source>
            <comment>knarr.action.recruit</comment>
            <translation>Наемане: %1</translation>
        </message>
        <message>
            <source>Discard from the %1 space: %2</source>
            <comment>knarr.action.replace</comment>
            <translation>Изхвърляне, цвят на полето: %1, карта: %2</translation>
        </message>
        <message>
            <source>Reserve: %1</source>
            <comment>knarr.action.reserve</comment>
            <translation>Заделяне: %1</translation>
        </message>
        <message>
            <source>Take from the %1 space: %2</source>
            <comment>knarr.action.take_card</comment>
            <translation>Вземане, цвят на полето: %1, карта: %2</translation>
        </message>
        <message>
            <source>Take for a recruit token from the %1 space: %2</source>
            <comment>knarr.action.take_card_paid</comment>
            <translation>Вземане за жетон за наемане, цвят на полето: %1, карта: %2</translation>
        </message>
        <message numerus="yes">
            <source>Trade with %n bracelets: %1</source>
            <comment>knarr.action.trade</comment>
            <translation>
                <numerusform>Търговия с %n гривна: %1</numerusform>
                <numerusform>Търговия с %n гривни: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>Amulet</source>
            <comment>knarr.artifact.amulet</comment>
            <translation>Амулет</translation>
        </message>
        <message>
            <source>Cauldron</source>
            <comment>knarr.artifact.cauldron</comment>
            <translation>Котел</translation>
        </message>
        <message>
            <source>Golden Bracelet</source>
            <comment>knarr.artifact.golden_bracelet</comment>
            <translation>Златна гривна</translation>
        </message>
        <message>
            <source>Helmet</source>
            <comment>knarr.artifact.helmet</comment>
            <translation>Шлем</translation>
        </message>
        <message>
            <source>Mead Cup</source>
            <comment>knarr.artifact.mead_cup</comment>
            <translation>Чаша за медовина</translation>
        </message>
        <message>
            <source>Silver Coin</source>
            <comment>knarr.artifact.silver_coin</comment>
            <translation>Сребърна монета</translation>
        </message>
        <message>
            <source>Weathervane</source>
            <comment>knarr.artifact.weathervane</comment>
            <translation>Ветропоказател</translation>
        </message>
        <message>
            <source>The Viking cards do not fit the deck.</source>
            <comment>knarr.check.cards</comment>
            <translation>Картите „Викинг“ не съответстват на тестето.</translation>
        </message>
        <message>
            <source>A crew does not fit.</source>
            <comment>knarr.check.crew</comment>
            <translation>Дружината не е правилна.</translation>
        </message>
        <message>
            <source>The chance source or the turn number does not fit.</source>
            <comment>knarr.check.generator</comment>
            <translation>Източникът на случайност или номерът на хода не е правилен.</translation>
        </message>
        <message>
            <source>A hand does not fit.</source>
            <comment>knarr.check.hand</comment>
            <translation>Ръката не е правилна.</translation>
        </message>
        <message>
            <source>The offer does not fit.</source>
            <comment>knarr.check.offer</comment>
            <translation>Откритите карти не са правилни.</translation>
        </message>
        <message>
            <source>Ship side or artifacts are unknown.</source>
            <comment>knarr.check.options</comment>
            <translation>Страната на кораба или артефактите са неизвестни.</translation>
        </message>
        <message>
            <source>The reserved destinations do not fit.</source>
            <comment>knarr.check.reserved</comment>
            <translation>Заделените дестинации не са правилни.</translation>
        </message>
        <message>
            <source>The destinations do not fit.</source>
            <comment>knarr.check.rows</comment>
            <translation>Дестинациите не са правилни.</translation>
        </message>
        <message>
            <source>The number of seats or the seat in turn does not fit.</source>
            <comment>knarr.check.seats</comment>
            <translation>Броят на местата или мястото на ход не е правилно.</translation>
        </message>
        <message>
            <source>The open question does not fit the position.</source>
            <comment>knarr.check.stack</comment>
            <translation>Отвореният въпрос не съответства на позицията.</translation>
        </message>
        <message>
            <source>The tokens do not fit.</source>
            <comment>knarr.check.tokens</comment>
            <translation>Жетоните не са правилни.</translation>
        </message>
        <message>
            <source>Points or reputation do not fit.</source>
            <comment>knarr.check.tracks</comment>
            <translation>Точките или репутацията не са правилни.</translation>
        </message>
        <message>
            <source>Winners or line mark do not fit.</source>
            <comment>knarr.check.winners</comment>
            <translation>Победителите или отбелязаните редове не са правилни.</translation>
        </message>
        <message>
            <source>blue</source>
            <comment>knarr.colour.blue</comment>
            <translation>син</translation>
        </message>
        <message>
            <source>green</source>
            <comment>knarr.colour.green</comment>
            <translation>зелен</translation>
        </message>
        <message>
            <source>purple</source>
            <comment>knarr.colour.purple</comment>
            <translation>лилав</translation>
        </message>
        <message>
            <source>red</source>
            <comment>knarr.colour.red</comment>
            <translation>червен</translation>
        </message>
        <message>
            <source>yellow</source>
            <comment>knarr.colour.yellow</comment>
            <translation>жълт</translation>
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
            <translation>Артефакт за %1: %2. Придобивки: %3</translation>
        </message>
        <message>
            <source>Artifact for %1: %2. One more exploration is allowed</source>
            <comment>knarr.event.artifact_explore</comment>
            <translation>Артефакт за %1: %2. Позволена е още една експедиция</translation>
        </message>
        <message>
            <source>Artifact for %1: %2. One more recruit is allowed</source>
            <comment>knarr.event.artifact_recruit</comment>
            <translation>Артефакт за %1: %2. Позволено е още едно наемане</translation>
        </message>
        <message>
            <source>The game begins. First player: %1.</source>
            <comment>knarr.event.began</comment>
            <translation>Играта започва. Начален играч: %1.</translation>
        </message>
        <message>
            <source>%1 draws to the crew: %2</source>
            <comment>knarr.event.drew</comment>
            <translation>%1 тегли в дружината: %2</translation>
        </message>
        <message>
            <source>%1 explores: %2. Pays: %3. Gains: %4</source>
            <comment>knarr.event.explored</comment>
            <translation>%1 прави експедиция: %2. Плаща: %3. Придобивки: %4</translation>
        </message>
        <message>
            <source>%1 discards from the crew: %2</source>
            <comment>knarr.event.gave</comment>
            <translation>%1 изхвърля от дружината: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 scores %n points for reputation</source>
            <comment>knarr.event.income</comment>
            <translation>
                <numerusform>%1 получава %n точка от репутация</numerusform>
                <numerusform>%1 получава %n точки от репутация</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 has 40 points or more: this is the last round</source>
            <comment>knarr.event.last_round</comment>
            <translation>%1 има 40 или повече точки: това е последният рунд</translation>
        </message>
        <message>
            <source>New on the %1 space: %2</source>
            <comment>knarr.event.offer</comment>
            <translation>Нова открита карта. Цвят на полето: %1, карта: %2</translation>
        </message>
        <message>
            <source>The game is over. Winner: %1</source>
            <comment>knarr.event.over</comment>
            <translation>Играта свърши. Победител: %1</translation>
        </message>
        <message>
            <source>The game is over. Shared victory: %1</source>
            <comment>knarr.event.over_shared</comment>
            <translation>Играта свърши. Споделена победа: %1</translation>
        </message>
        <message>
            <source>%1 recruits: %2. Gains: %3</source>
            <comment>knarr.event.recruited</comment>
            <translation>%1 наема: %2. Придобивки: %3</translation>
        </message>
        <message>
            <source>%1 discards from the %2 space: %3</source>
            <comment>knarr.event.replaced</comment>
            <translation>%1 изхвърля открита карта. Цвят на полето: %2, карта: %3</translation>
        </message>
        <message>
            <source>%1 reserves: %2</source>
            <comment>knarr.event.reserved</comment>
            <translation>%1 заделя: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n discarded Vikings are the new deck</source>
            <comment>knarr.event.reshuffled</comment>
            <translation>
                <numerusform>%n изхвърлена карта става новото тесте</numerusform>
                <numerusform>%n изхвърлени карти стават новото тесте</numerusform>
            </translation>
        </message>
        <message>
            <source>New destination: %1</source>
            <comment>knarr.event.row</comment>
            <translation>Нова дестинация: %1</translation>
        </message>
        <message>
            <source>No destination is left in this stock: %1</source>
            <comment>knarr.event.row_empty</comment>
            <translation>В това тесте няма повече дестинации: %1</translation>
        </message>
        <message>
            <source>The Viking deck is empty. A Viking is discarded by: %1</source>
            <comment>knarr.event.shortage</comment>
            <translation>Тестето „Викинги“ е празно. По един викинг изхвърлят: %1</translation>
        </message>
        <message>
            <source>%1 takes from the %2 space: %3</source>
            <comment>knarr.event.took</comment>
            <translation>%1 взема карта. Цвят на полето: %2, карта: %3</translation>
        </message>
        <message>
            <source>%1 takes for a recruit token from the %2 space: %3</source>
            <comment>knarr.event.took_paid</comment>
            <translation>%1 взема карта за жетон за наемане. Цвят на полето: %2, карта: %3</translation>
        </message>
        <message numerus="yes">
            <source>%1 trades %n bracelets. Gains: %2</source>
            <comment>knarr.event.traded</comment>
            <translation>
                <numerusform>%1 търгува с %n гривна. Придобивки: %2</numerusform>
                <numerusform>%1 търгува с %n гривни. Придобивки: %2</numerusform>
            </translation>
        </message>
        <message>
            <source>Turn: %1</source>
            <comment>knarr.event.turn</comment>
            <extracomment>A heading in the log: whose turn begins.</extracomment>
            <translation>Ход: %1</translation>
        </message>
        <message>
            <source>bracelet</source>
            <comment>knarr.gain.bracelet</comment>
            <translation>гривна</translation>
        </message>
        <message>
            <source>Viking from the deck</source>
            <comment>knarr.gain.card</comment>
            <translation>викинг от тестето</translation>
        </message>
        <message>
            <source>recruit token</source>
            <comment>knarr.gain.recruit</comment>
            <translation>жетон за наемане</translation>
        </message>
        <message>
            <source>reputation</source>
            <comment>knarr.gain.reputation</comment>
            <translation>репутация</translation>
        </message>
        <message>
            <source>victory point</source>
            <comment>knarr.gain.vp</comment>
            <translation>победна точка</translation>
        </message>
        <message numerus="yes">
            <source>%n bracelets</source>
            <comment>knarr.gains.bracelet</comment>
            <translation>
                <numerusform>%n гривна</numerusform>
                <numerusform>%n гривни</numerusform>
            </translation>
        </message>
        <message>
            <source>nothing</source>
            <comment>knarr.gains.nothing</comment>
            <translation>нищо</translation>
        </message>
        <message numerus="yes">
            <source>%n recruit tokens</source>
            <comment>knarr.gains.recruit</comment>
            <translation>
                <numerusform>%n жетон за наемане</numerusform>
                <numerusform>%n жетона за наемане</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steps of reputation</source>
            <comment>knarr.gains.reputation</comment>
            <translation>
                <numerusform>%n степен на репутацията</numerusform>
                <numerusform>%n степени на репутацията</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n victory points</source>
            <comment>knarr.gains.vp</comment>
            <translation>
                <numerusform>%n победна точка</numerusform>
                <numerusform>%n победни точки</numerusform>
            </translation>
        </message>
        <message>
            <source>Artifacts (variant)</source>
            <comment>knarr.option.artifacts</comment>
            <translation>Артефакти (вариант)</translation>
        </message>
        <message>
            <source>Amulet</source>
            <comment>knarr.option.artifacts.amulet</comment>
            <translation>Амулет</translation>
        </message>
        <message>
            <source>Cauldron</source>
            <comment>knarr.option.artifacts.cauldron</comment>
            <translation>Котел</translation>
        </message>
        <message>
            <source>Golden Bracelet</source>
            <comment>knarr.option.artifacts.golden_bracelet</comment>
            <translation>Златна гривна</translation>
        </message>
        <message>
            <source>Helmet</source>
            <comment>knarr.option.artifacts.helmet</comment>
            <translation>Шлем</translation>
        </message>
        <message>
            <source>An artifact rewards all players for the same achievement.</source>
            <comment>knarr.option.artifacts.help</comment>
            <translation>Артефактът награждава всички играчи за едно и също постижение.</translation>
        </message>
        <message>
            <source>Mead Cup</source>
            <comment>knarr.option.artifacts.mead_cup</comment>
            <translation>Чаша за медовина</translation>
        </message>
        <message>
            <source>Mead Cup and one at random (two players)</source>
            <comment>knarr.option.artifacts.mead_cup_and_random</comment>
            <translation>Чаша за медовина и един случаен (двама играчи)</translation>
        </message>
        <message>
            <source>None</source>
            <comment>knarr.option.artifacts.none</comment>
            <translation>Няма</translation>
        </message>
        <message>
            <source>One at random</source>
            <comment>knarr.option.artifacts.random</comment>
            <translation>Един случаен</translation>
        </message>
        <message>
            <source>Silver Coin</source>
            <comment>knarr.option.artifacts.silver_coin</comment>
            <translation>Сребърна монета</translation>
        </message>
        <message>
            <source>Weathervane</source>
            <comment>knarr.option.artifacts.weathervane</comment>
            <translation>Ветропоказател</translation>
        </message>
        <message>
            <source>Ship side</source>
            <comment>knarr.option.boat</comment>
            <translation>Страна на кораба</translation>
        </message>
        <message>
            <source>Advanced side</source>
            <comment>knarr.option.boat.advanced</comment>
            <translation>Страна за напреднали</translation>
        </message>
        <message>
            <source>The side of the ships, the same for all players.</source>
            <comment>knarr.option.boat.help</comment>
            <translation>Страната на корабите, еднаква за всички играчи.</translation>
        </message>
        <message>
            <source>Normal side</source>
            <comment>knarr.option.boat.normal</comment>
            <translation>Обикновена страна</translation>
        </message>
        <message>
            <source>Reputation income</source>
            <comment>knarr.option.income_after_opening_trade</comment>
            <translation>Точки от репутация</translation>
        </message>
        <message>
            <source>Before an opening trade</source>
            <comment>knarr.option.income_after_opening_trade.false</comment>
            <translation>Преди търговията в началото</translation>
        </message>
        <message>
            <source>When the points for reputation are counted in a turn.</source>
            <comment>knarr.option.income_after_opening_trade.help</comment>
            <translation>Кога в хода се броят точките от репутация.</translation>
        </message>
        <message>
            <source>After an opening trade</source>
            <comment>knarr.option.income_after_opening_trade.true</comment>
            <translation>След търговията в началото</translation>
        </message>
        <message>
            <source>%1: recruit, explore or trade.</source>
            <comment>knarr.prompt.main</comment>
            <translation>%1: наемане, експедиция или търговия.</translation>
        </message>
        <message>
            <source>%1: trade, use what is left, or end the turn.</source>
            <comment>knarr.prompt.main_after</comment>
            <extracomment>After the main action of the turn.</extracomment>
            <translation>%1: търговия, оставащо действие или край на хода.</translation>
        </message>
        <message>
            <source>%1: pay for the destination: %2.</source>
            <comment>knarr.prompt.pay</comment>
            <translation>%1: платете дестинацията: %2.</translation>
        </message>
        <message>
            <source>%1: discard a Viking of the offer, or pass.</source>
            <comment>knarr.prompt.replace</comment>
            <translation>%1: изхвърлете викинг от откритите карти или пасувайте.</translation>
        </message>
        <message>
            <source>%1: reserve a destination, or pass.</source>
            <comment>knarr.prompt.reserve</comment>
            <translation>%1: заделете дестинация или пасувайте.</translation>
        </message>
        <message>
            <source>The Viking deck is empty: these players discard a Viking of their crew: %1.</source>
            <comment>knarr.prompt.shortage</comment>
            <translation>Тестето „Викинги“ е празно. По един викинг от дружината си изхвърлят: %1.</translation>
        </message>
        <message>
            <source>%1: take a Viking from the offer.</source>
            <comment>knarr.prompt.take_card</comment>
            <translation>%1: вземете викинг от откритите карти.</translation>
        </message>
        <message>
            <source>%1: how many bracelets to trade?</source>
            <comment>knarr.prompt.trade</comment>
            <translation>%1: с колко гривни да се търгува?</translation>
        </message>
        <message numerus="yes">
            <source>Crew column of %n Vikings (%1)</source>
            <comment>knarr.reason.column</comment>
            <extracomment>Why to recruit: %1 is the colour of the column, %n its Vikings with the new one.</extracomment>
            <translation>
                <numerusform>Колона на дружината (%1): %n викинг</numerusform>
                <numerusform>Колона на дружината (%1): %n викинга</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Left in the crew column (%1): %n Vikings</source>
            <comment>knarr.reason.column_left</comment>
            <translation>
                <numerusform>Остават в колоната (%1): %n викинг</numerusform>
                <numerusform>Остават в колоната (%1): %n викинга</numerusform>
            </translation>
        </message>
        <message>
            <source>Costs a recruit token</source>
            <comment>knarr.reason.costs_token</comment>
            <translation>Струва жетон за наемане</translation>
        </message>
        <message>
            <source>A trade of three bracelets then gains in addition: %1</source>
            <comment>knarr.reason.each_trade</comment>
            <translation>Търговия с три гривни носи допълнително: %1</translation>
        </message>
        <message>
            <source>Costs nothing</source>
            <comment>knarr.reason.free</comment>
            <translation>Не струва нищо</translation>
        </message>
        <message>
            <source>Gains: %1</source>
            <comment>knarr.reason.gains</comment>
            <translation>Придобивки: %1</translation>
        </message>
        <message>
            <source>Points at the start of each turn: %1 → %2</source>
            <comment>knarr.reason.income</comment>
            <translation>Точки в началото на всеки ход: %1 → %2</translation>
        </message>
        <message>
            <source>Nobody else can explore it; it will gain: %1</source>
            <comment>knarr.reason.keeps</comment>
            <translation>Никой друг не може да направи тази експедиция; ще донесе: %1</translation>
        </message>
        <message>
            <source>Everything else costs more than it brings</source>
            <comment>knarr.reason.keeps_all</comment>
            <extracomment>Why to end the turn or to pass.</extracomment>
            <translation>Всичко друго струва повече, отколкото носи</translation>
        </message>
        <message>
            <source>Reaches 40 victory points: the last round</source>
            <comment>knarr.reason.last_round</comment>
            <translation>Достигат се 40 победни точки: последен рунд</translation>
        </message>
        <message>
            <source>Pays with: %1</source>
            <comment>knarr.reason.pays</comment>
            <translation>Плаща: %1</translation>
        </message>
        <message>
            <source>Keeps the recruit tokens</source>
            <comment>knarr.reason.spares_tokens</comment>
            <translation>Жетоните за наемане се запазват</translation>
        </message>
        <message>
            <source>A new Viking comes into the offer</source>
            <comment>knarr.reason.turns_up</comment>
            <translation>В откритите карти идва нов викинг</translation>
        </message>
        <message>
            <source>Recruited later, it gains with its column: %1</source>
            <comment>knarr.reason.will_gain</comment>
            <translation>При наемане носи с колоната си: %1</translation>
        </message>
        <message>
            <source>Points</source>
            <comment>knarr.score.points</comment>
            <translation>Точки</translation>
        </message>
        <message>
            <source>The Mead Cup with a second artifact is for two players.</source>
            <comment>knarr.setup.cup_pair_needs_two</comment>
            <translation>Чашата за медовина с втори артефакт е за двама играчи.</translation>
        </message>
        <message numerus="yes">
            <source>%n recruit tokens</source>
            <comment>knarr.tokens</comment>
            <translation>
                <numerusform>%n жетон за наемане</numerusform>
                <numerusform>%n жетона за наемане</numerusform>
            </translation>
        </message>
        <message>
            <source>Artifact: %1</source>
            <comment>knarr.ui.artifact</comment>
            <translation>Артефакт: %1</translation>
        </message>
        <message>
            <source>A new line of all five colours is complete: 1 bracelet, 1 recruit token, 1 step of reputation.</source>
            <comment>knarr.ui.artifact.amulet</comment>
            <translation>Нов пълен ред от петте цвята: 1 гривна, 1 жетон за наемане, 1 степен на репутацията.</translation>
        </message>
        <message>
            <source>A recruit makes a column of exactly two: take from any space for nothing.</source>
            <comment>knarr.ui.artifact.cauldron</comment>
            <translation>Наемане прави колона от точно две карти: вземане от всяко поле без жетон.</translation>
        </message>
        <message>
            <source>A recruit makes a column of exactly three: you may reserve a destination.</source>
            <comment>knarr.ui.artifact.golden_bracelet</comment>
            <translation>Наемане прави колона от точно три карти: може да се задели дестинация.</translation>
        </message>
        <message>
            <source>A destination B goes on top of a destination A: recruit once more.</source>
            <comment>knarr.ui.artifact.helmet</comment>
            <translation>Дестинация B върху дестинация A: още едно наемане.</translation>
        </message>
        <message>
            <source>After each exploration: you may discard a Viking of the offer; a new one is drawn.</source>
            <comment>knarr.ui.artifact.mead_cup</comment>
            <translation>След всяка експедиция: може да се изхвърли открита карта и да се тегли нова.</translation>
        </message>
        <message>
            <source>A recruit makes a column of four or more: 1 victory point.</source>
            <comment>knarr.ui.artifact.silver_coin</comment>
            <translation>Наемане прави колона от четири или повече: 1 победна точка.</translation>
        </message>
        <message>
            <source>A new line of all five colours is complete: explore once more.</source>
            <comment>knarr.ui.artifact.weathervane</comment>
            <translation>Нов пълен ред от петте цвята: още една експедиция.</translation>
        </message>
        <message>
            <source>Table of Knarr</source>
            <comment>knarr.ui.board</comment>
            <translation>Маса за Knarr</translation>
        </message>
        <message>
            <source>Ship</source>
            <comment>knarr.ui.boat</comment>
            <translation>Кораб</translation>
        </message>
        <message>
            <source>Columns of the ship: %1 / %2 / %3.</source>
            <comment>knarr.ui.boat.columns</comment>
            <translation>Колони на кораба: %1 / %2 / %3.</translation>
        </message>
        <message>
            <source>Destinations from the ship upwards: %1.</source>
            <comment>knarr.ui.boat.lands</comment>
            <translation>Дестинации от кораба нагоре: %1.</translation>
        </message>
        <message>
            <source>Bracelets</source>
            <comment>knarr.ui.bracelets</comment>
            <translation>Гривни</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <comment>knarr.ui.cards</comment>
            <translation>
                <numerusform>%n карта</numerusform>
                <numerusform>%n карти</numerusform>
            </translation>
        </message>
        <message>
            <source>Crew column: %1</source>
            <comment>knarr.ui.column</comment>
            <translation>Колона на дружината: %1</translation>
        </message>
        <message>
            <source>From the oldest to the newest: %1.</source>
            <comment>knarr.ui.column.cards</comment>
            <translation>От най-старата към най-новата: %1.</translation>
        </message>
        <message>
            <source>three cards, all of different colours</source>
            <comment>knarr.ui.cost.different</comment>
            <translation>три карти, всички от различни цветове</translation>
        </message>
        <message>
            <source>four cards, all of the same colour</source>
            <comment>knarr.ui.cost.same</comment>
            <translation>четири карти, всички от един цвят</translation>
        </message>
        <message>
            <source>Crew: %1</source>
            <comment>knarr.ui.crew_card</comment>
            <translation>Дружина: %1</translation>
        </message>
        <message>
            <source>Does not pay.</source>
            <comment>knarr.ui.crew_card.does_not_pay</comment>
            <translation>Не плаща.</translation>
        </message>
        <message>
            <source>Pays for the destination.</source>
            <comment>knarr.ui.crew_card.pays</comment>
            <translation>Плаща за дестинацията.</translation>
        </message>
        <message>
            <source>Place in the column: %1 of %2.</source>
            <comment>knarr.ui.crew_card.place</comment>
            <translation>Място в колоната: %1 от %2.</translation>
        </message>
        <message>
            <source>Viking deck</source>
            <comment>knarr.ui.deck</comment>
            <translation>Тесте „Викинги“</translation>
        </message>
        <message>
            <source>Destination: %1</source>
            <comment>knarr.ui.destination</comment>
            <extracomment>%1 is the short name of a card, such as A4.</extracomment>
            <translation>Дестинация: %1</translation>
        </message>
        <message>
            <source>Discard pile</source>
            <comment>knarr.ui.discard</comment>
            <translation>Изхвърлени карти</translation>
        </message>
        <message>
            <source>Gains: %1.</source>
            <comment>knarr.ui.gains</comment>
            <translation>Придобивки: %1.</translation>
        </message>
        <message>
            <source>Hand: %1</source>
            <comment>knarr.ui.hand</comment>
            <translation>Ръка: %1</translation>
        </message>
        <message>
            <source>The others have seen this card.</source>
            <comment>knarr.ui.hand.known</comment>
            <translation>Другите са виждали тази карта.</translation>
        </message>
        <message>
            <source>Take back a choice that is not confirmed</source>
            <comment>knarr.ui.keys.back</comment>
            <translation>Отмяна на непотвърден избор</translation>
        </message>
        <message>
            <source>Trade columns: %1 / %2 / %3.</source>
            <comment>knarr.ui.land.columns</comment>
            <translation>Колони за търговия: %1 / %2 / %3.</translation>
        </message>
        <message>
            <source>Cost: %1.</source>
            <comment>knarr.ui.land.cost</comment>
            <translation>Цена: %1.</translation>
        </message>
        <message>
            <source>Gains at once: %1.</source>
            <comment>knarr.ui.land.gains</comment>
            <translation>Незабавна придобивка: %1.</translation>
        </message>
        <message>
            <source>It is being paid for.</source>
            <comment>knarr.ui.land.paying</comment>
            <translation>В момента се плаща.</translation>
        </message>
        <message>
            <source>Reserved.</source>
            <comment>knarr.ui.land.reserved</comment>
            <translation>Заделена.</translation>
        </message>
        <message>
            <source>Last round</source>
            <comment>knarr.ui.last_round</comment>
            <translation>Последен рунд</translation>
        </message>
        <message>
            <source>only a look, Esc goes back</source>
            <comment>knarr.ui.looking</comment>
            <extracomment>Beside the name of another player whose area is shown large for a moment.</extracomment>
            <translation>само преглед, Esc връща</translation>
        </message>
        <message>
            <source>Beyond the limit and lost: %1.</source>
            <comment>knarr.ui.lost</comment>
            <extracomment>More than three tokens, or reputation beyond the end of its track.</extracomment>
            <translation>Излишък, който се губи: %1.</translation>
        </message>
        <message>
            <source>empty</source>
            <comment>knarr.ui.no_symbol</comment>
            <extracomment>An empty trade column.</extracomment>
            <translation>празно</translation>
        </message>
        <message>
            <source>none</source>
            <comment>knarr.ui.none</comment>
            <extracomment>An empty list after a colon.</extracomment>
            <translation>няма</translation>
        </message>
        <message>
            <source>Back</source>
            <comment>knarr.ui.pay.cancel</comment>
            <extracomment>Button: choose no destination after all.</extracomment>
            <translation>Назад</translation>
        </message>
        <message>
            <source>Pay</source>
            <comment>knarr.ui.pay.confirm</comment>
            <translation>Плащане</translation>
        </message>
        <message>
            <source>Click Vikings of the crew or recruit tokens to change the payment.</source>
            <comment>knarr.ui.pay.hint</comment>
            <translation>Кликнете викинги от дружината или жетони за наемане, за да промените плащането.</translation>
        </message>
        <message>
            <source>Payment for %1: %2 of %3</source>
            <comment>knarr.ui.pay.title</comment>
            <extracomment>%1 a destination such as A4; %2 of %3 cards are chosen.</extracomment>
            <translation>Плащане за %1: %2 от %3</translation>
        </message>
        <message>
            <source>Would pay: %1.</source>
            <comment>knarr.ui.pays</comment>
            <translation>Възможно плащане: %1.</translation>
        </message>
        <message>
            <source>Empty place for a destination: %1</source>
            <comment>knarr.ui.place.empty</comment>
            <translation>Празно място за дестинация: %1</translation>
        </message>
        <message>
            <source>Recruit tokens</source>
            <comment>knarr.ui.recruits</comment>
            <translation>Жетони за наемане</translation>
        </message>
        <message>
            <source>Reputation track</source>
            <comment>knarr.ui.reputation_track</comment>
            <translation>Скала на репутацията</translation>
        </message>
        <message>
            <source>Points at the start of each own turn, by the step reached.</source>
            <comment>knarr.ui.reputation_track.help</comment>
            <translation>Точки в началото на всеки свой ход според достигнатата степен.</translation>
        </message>
        <message>
            <source>Score track</source>
            <comment>knarr.ui.score_track</comment>
            <translation>Скала на точките</translation>
        </message>
        <message>
            <source>At 40 points the last round begins. The track is a loop of 40.</source>
            <comment>knarr.ui.score_track.help</comment>
            <translation>При 40 точки започва последният рунд. Скалата е кръг от 40 полета.</translation>
        </message>
        <message>
            <source>Player: %1</source>
            <comment>knarr.ui.seat</comment>
            <translation>Играч: %1</translation>
        </message>
        <message>
            <source>Crew: %1.</source>
            <comment>knarr.ui.seat.crew</comment>
            <translation>Дружина: %1.</translation>
        </message>
        <message>
            <source>Show large</source>
            <comment>knarr.ui.seat.enlarge</comment>
            <translation>Показване в голям размер</translation>
        </message>
        <message>
            <source>Victory points: %1. Reputation: %2, income: %3.</source>
            <comment>knarr.ui.seat.figures</comment>
            <translation>Победни точки: %1. Репутация: %2, точки от нея: %3.</translation>
        </message>
        <message>
            <source>First player.</source>
            <comment>knarr.ui.seat.first</comment>
            <translation>Начален играч.</translation>
        </message>
        <message>
            <source>Cards in hand: %1. Seen by all: %2.</source>
            <comment>knarr.ui.seat.hand</comment>
            <translation>Карти в ръката: %1. Видени от всички: %2.</translation>
        </message>
        <message>
            <source>Bracelets: %1. Recruit tokens: %2.</source>
            <comment>knarr.ui.seat.tokens</comment>
            <translation>Гривни: %1. Жетони за наемане: %2.</translation>
        </message>
        <message>
            <source>Offer, %1 space: %2</source>
            <comment>knarr.ui.space</comment>
            <extracomment>%1 a colour, %2 the card that lies there.</extracomment>
            <translation>Открита карта, цвят на полето: %1, карта: %2</translation>
        </message>
        <message>
            <source>Offer, %1 space: empty</source>
            <comment>knarr.ui.space.empty</comment>
            <translation>Празно поле, цвят: %1</translation>
        </message>
        <message>
            <source>Taking it costs nothing.</source>
            <comment>knarr.ui.space.free</comment>
            <translation>Вземането е безплатно.</translation>
        </message>
        <message>
            <source>It could not be taken.</source>
            <comment>knarr.ui.space.not</comment>
            <translation>Тази карта не може да се вземе.</translation>
        </message>
        <message>
            <source>Taking it costs a recruit token.</source>
            <comment>knarr.ui.space.token</comment>
            <translation>Вземането струва жетон за наемане.</translation>
        </message>
        <message>
            <source>Stock of destinations: %1</source>
            <comment>knarr.ui.stock</comment>
            <extracomment>%1 is A or B.</extracomment>
            <translation>Тесте „Дестинации“: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n destinations are left.</source>
            <comment>knarr.ui.stock.count</comment>
            <translation>
                <numerusform>Остава %n дестинация.</numerusform>
                <numerusform>Остават %n дестинации.</numerusform>
            </translation>
        </message>
        <message>
            <source>Recruit token</source>
            <comment>knarr.ui.token</comment>
            <translation>Жетон за наемане</translation>
        </message>
        <message>
            <source>Held: %1 of %2.</source>
            <comment>knarr.ui.token.held</comment>
            <translation>Налични: %1 от %2.</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <comment>knarr.ui.track.mark</comment>
            <extracomment>%1 a player, %2 the points or the step.</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message numerus="yes">
            <source>Trade with %n bracelets</source>
            <comment>knarr.ui.trade</comment>
            <translation>
                <numerusform>Търговия с %n гривна</numerusform>
                <numerusform>Търговия с %n гривни</numerusform>
            </translation>
        </message>
        <message>
            <source>Trade: how many bracelets?</source>
            <comment>knarr.ui.trade.choose</comment>
            <translation>Търговия: с колко гривни?</translation>
        </message>
        <message>
            <source>nothing</source>
            <comment>knarr.ui.trade.nothing</comment>
            <translation>нищо</translation>
        </message>
        <message>
            <source>A trade would give now</source>
            <comment>knarr.ui.trade.now</comment>
            <translation>Търговията сега би дала</translation>
        </message>
        <message>
            <source>This trade gives nothing.</source>
            <comment>knarr.ui.trade.warn</comment>
            <translation>Тази търговия не дава нищо.</translation>
        </message>
        <message>
            <source>%1 Viking (%2)</source>
            <comment>knarr.viking</comment>
            <extracomment>A Viking card: %1 its colour, %2 its gain.</extracomment>
            <translation>%1 викинг (%2)</translation>
        </message>
        <message>
            <source>unknown Viking</source>
            <comment>knarr.viking.unknown</comment>
            <translation>неизвестен викинг</translation>
        </message>
        <message>
            <source>Recruit or explore before ending the turn.</source>
            <comment>knarr.why.act_first</comment>
            <translation>Преди края на хода трябва наемане или експедиция.</translation>
        </message>
        <message>
            <source>Answer the open question before ending the turn.</source>
            <comment>knarr.why.answer_first</comment>
            <translation>Преди края на хода трябва отговор на въпроса.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n bracelets are there.</source>
            <comment>knarr.why.bracelets</comment>
            <translation>
                <numerusform>Има само %n гривна.</numerusform>
                <numerusform>Има само %n гривни.</numerusform>
            </translation>
        </message>
        <message>
            <source>The crew and the recruit tokens cannot pay for this destination.</source>
            <comment>knarr.why.cannot_pay</comment>
            <translation>Дружината и жетоните за наемане не стигат за тази дестинация.</translation>
        </message>
        <message>
            <source>Choose a destination before paying.</source>
            <comment>knarr.why.choose_first</comment>
            <translation>Преди плащането се избира дестинация.</translation>
        </message>
        <message>
            <source>There is no Viking on this space.</source>
            <comment>knarr.why.empty_space</comment>
            <translation>На това поле няма викинг.</translation>
        </message>
        <message>
            <source>A trade needs a bracelet.</source>
            <comment>knarr.why.no_bracelet</comment>
            <translation>За търговия е нужна гривна.</translation>
        </message>
        <message>
            <source>A destination was already explored, or a Viking recruited, in this turn.</source>
            <comment>knarr.why.no_explore_right</comment>
            <translation>В този ход вече има експедиция или наемане.</translation>
        </message>
        <message>
            <source>A Viking was already recruited, or a destination explored, in this turn.</source>
            <comment>knarr.why.no_recruit_right</comment>
            <translation>В този ход вече има наемане или експедиция.</translation>
        </message>
        <message>
            <source>This Viking is not in the hand.</source>
            <comment>knarr.why.not_in_hand</comment>
            <translation>Този викинг не е в ръката.</translation>
        </message>
        <message>
            <source>This destination does not lie open.</source>
            <comment>knarr.why.not_open</comment>
            <translation>Тази дестинация не е открита.</translation>
        </message>
        <message>
            <source>Begin a trade before choosing its bracelets.</source>
            <comment>knarr.why.open_trade_first</comment>
            <translation>Преди избора на гривни започва търговията.</translation>
        </message>
        <message>
            <source>These are not the colours that the destination asks for.</source>
            <comment>knarr.why.pay.colours</comment>
            <translation>Дестинацията не иска тези цветове.</translation>
        </message>
        <message>
            <source>The Vikings must all be of different colours.</source>
            <comment>knarr.why.pay.different</comment>
            <translation>Викингите трябва да са всички от различни цветове.</translation>
        </message>
        <message>
            <source>This Viking is not in the crew.</source>
            <comment>knarr.why.pay.not_in_crew</comment>
            <translation>Този викинг не е в дружината.</translation>
        </message>
        <message>
            <source>The Vikings of a payment are named in order.</source>
            <comment>knarr.why.pay.order</comment>
            <translation>Викингите в плащането се изброяват по ред.</translation>
        </message>
        <message>
            <source>The Vikings must all be of the same colour.</source>
            <comment>knarr.why.pay.same</comment>
            <translation>Викингите трябва да са всички от един цвят.</translation>
        </message>
        <message>
            <source>At least one Viking must be paid here.</source>
            <comment>knarr.why.pay.same_needs_viking</comment>
            <translation>Тук трябва да се плати поне един викинг.</translation>
        </message>
        <message>
            <source>There are not so many recruit tokens.</source>
            <comment>knarr.why.pay.tokens</comment>
            <translation>Няма толкова жетони за наемане.</translation>
        </message>
        <message>
            <source>This is less than the destination costs.</source>
            <comment>knarr.why.pay.too_little</comment>
            <translation>Това е по-малко от цената на дестинацията.</translation>
        </message>
        <message>
            <source>This is more than the destination costs.</source>
            <comment>knarr.why.pay.too_much</comment>
            <translation>Това е повече от цената на дестинацията.</translation>
        </message>
        <message>
            <source>Recruit a Viking before taking one from the offer.</source>
            <comment>knarr.why.recruit_first</comment>
            <translation>Преди вземане от откритите карти трябва наемане на викинг.</translation>
        </message>
        <message>
            <source>This destination is reserved by another player.</source>
            <comment>knarr.why.reserved</comment>
            <translation>Тази дестинация е заделена от друг играч.</translation>
        </message>
        <message>
            <source>Another space than that of the recruited colour costs a recruit token.</source>
            <comment>knarr.why.token_for_space</comment>
            <translation>Поле с цвят, различен от този на наетия викинг, струва жетон за наемане.</translation>
        </message>
        <message>
            <source>A trade takes one to three bracelets.</source>
            <comment>knarr.why.trade_count</comment>
            <translation>Търгува се с една до три гривни.</translation>
        </message>
        <message>
            <source>There is one trade a turn.</source>
            <comment>knarr.why.traded</comment>
            <translation>Търгува се веднъж на ход.</translation>
        </message>
    </context>
    <context>
        <name>lab</name>
        <message>
            <source>Board</source>
            <comment>lab.board.label</comment>
            <translation>Табло</translation>
        </message>
        <message>
            <source>Board: %1</source>
            <comment>lab.board.of</comment>
            <translation>Табло: %1</translation>
        </message>
        <message>
            <source>Own board</source>
            <comment>lab.board.own</comment>
            <translation>Собствено табло</translation>
        </message>
        <message>
            <source>unknown good</source>
            <comment>lab.bonus.unnamed</comment>
            <translation>неизвестна стока</translation>
        </message>
        <message>
            <source>bonus: %1</source>
            <comment>lab.cell.bonus</comment>
            <translation>бонус: %1</translation>
        </message>
        <message>
            <source>hole</source>
            <comment>lab.cell.hole</comment>
            <translation>дупка</translation>
        </message>
        <message>
            <source>income %1</source>
            <comment>lab.cell.income</comment>
            <translation>доход %1</translation>
        </message>
        <message>
            <source>−1</source>
            <comment>lab.cell.minus</comment>
            <translation>−1</translation>
        </message>
        <message>
            <source>no cell</source>
            <comment>lab.cell.outside</comment>
            <extracomment>A place of the grid that is no part of the board.</extracomment>
            <translation>няма клетка</translation>
        </message>
        <message>
            <source>plain cell</source>
            <comment>lab.cell.plain</comment>
            <translation>обикновена клетка</translation>
        </message>
        <message>
            <source>Clear board</source>
            <comment>lab.cmd.clear</comment>
            <translation>Изчистване на таблото</translation>
        </message>
        <message>
            <source>Compare with a file…</source>
            <comment>lab.cmd.compare_file</comment>
            <translation>Сравняване с файл…</translation>
        </message>
        <message>
            <source>Numbers of tiles…</source>
            <comment>lab.cmd.counts</comment>
            <translation>Брой на плочките…</translation>
        </message>
        <message>
            <source>Export arrangement (JSON)…</source>
            <comment>lab.cmd.export_json</comment>
            <translation>Изнасяне на подредба (JSON)…</translation>
        </message>
        <message>
            <source>Export picture…</source>
            <comment>lab.cmd.export_picture</comment>
            <translation>Изнасяне на картина…</translation>
        </message>
        <message>
            <source>Export text grid…</source>
            <comment>lab.cmd.export_text</comment>
            <translation>Изнасяне на текстова мрежа…</translation>
        </message>
        <message>
            <source>Import text grid…</source>
            <comment>lab.cmd.import_grid</comment>
            <translation>Внасяне на текстова мрежа…</translation>
        </message>
        <message>
            <source>Import arrangement (JSON)…</source>
            <comment>lab.cmd.import_json</comment>
            <translation>Внасяне на подредба (JSON)…</translation>
        </message>
        <message>
            <source>Shape libraries…</source>
            <comment>lab.cmd.library</comment>
            <translation>Библиотеки с форми…</translation>
        </message>
        <message>
            <source>New arrangement</source>
            <comment>lab.cmd.new</comment>
            <translation>Нова подредба</translation>
        </message>
        <message>
            <source>New board…</source>
            <comment>lab.cmd.new_board</comment>
            <translation>Ново табло…</translation>
        </message>
        <message>
            <source>New shape…</source>
            <comment>lab.cmd.shape</comment>
            <translation>Нова форма…</translation>
        </message>
        <message>
            <source>blue</source>
            <comment>lab.colour.blue</comment>
            <translation>синьо</translation>
        </message>
        <message>
            <source>green</source>
            <comment>lab.colour.green</comment>
            <translation>зелено</translation>
        </message>
        <message>
            <source>orange</source>
            <comment>lab.colour.orange</comment>
            <extracomment>Colour of a tile, as a noun.</extracomment>
            <translation>оранжево</translation>
        </message>
        <message>
            <source>ore</source>
            <comment>lab.colour.ore</comment>
            <translation>руда</translation>
        </message>
        <message>
            <source>red</source>
            <comment>lab.colour.red</comment>
            <translation>червено</translation>
        </message>
        <message>
            <source>silver</source>
            <comment>lab.colour.silver</comment>
            <translation>сребро</translation>
        </message>
        <message>
            <source>special tiles</source>
            <comment>lab.colour.special</comment>
            <translation>специални плочки</translation>
        </message>
        <message>
            <source>wood</source>
            <comment>lab.colour.wood</comment>
            <translation>дървесина</translation>
        </message>
        <message>
            <source>A</source>
            <comment>lab.compare.a</comment>
            <translation>А</translation>
        </message>
        <message>
            <source>B</source>
            <comment>lab.compare.b</comment>
            <translation>Б</translation>
        </message>
        <message>
            <source>Difference: B less A</source>
            <comment>lab.compare.difference</comment>
            <translation>Разлика: Б минус А</translation>
        </message>
        <message>
            <source>Keep only A</source>
            <comment>lab.compare.keep_a</comment>
            <translation>Запазване само на А</translation>
        </message>
        <message>
            <source>Keep only B</source>
            <comment>lab.compare.keep_b</comment>
            <translation>Запазване само на Б</translation>
        </message>
        <message>
            <source>Two arrangements</source>
            <comment>lab.compare.title</comment>
            <translation>Две подредби</translation>
        </message>
        <message>
            <source>All as many as wanted</source>
            <comment>lab.counts.all_unlimited</comment>
            <translation>Всички без ограничение</translation>
        </message>
        <message>
            <source>How many tiles there are of each kind, those on the board included; ∞ is as many as wanted.</source>
            <comment>lab.counts.help</comment>
            <translation>Колко плочки има от всеки вид заедно с тези на таблото; ∞ означава без ограничение.</translation>
        </message>
        <message>
            <source>None but those on the board</source>
            <comment>lab.counts.none</comment>
            <translation>Само тези на таблото</translation>
        </message>
        <message>
            <source>As in the game</source>
            <comment>lab.counts.standard</comment>
            <translation>Както в играта</translation>
        </message>
        <message>
            <source>Say how many tiles there are of each kind</source>
            <comment>lab.counts.tip</comment>
            <translation>Задаване на броя плочки от всеки вид</translation>
        </message>
        <message>
            <source>Numbers of tiles</source>
            <comment>lab.counts.title</comment>
            <translation>Брой на плочките</translation>
        </message>
        <message>
            <source>As many as wanted</source>
            <comment>lab.counts.unlimited</comment>
            <translation>Без ограничение</translation>
        </message>
        <message>
            <source>Column %1, row %2: %3</source>
            <comment>lab.cursor.cell</comment>
            <extracomment>%3: what is printed on the cell.</extracomment>
            <translation>Колона %1, ред %2: %3</translation>
        </message>
        <message>
            <source>covered by: %1</source>
            <comment>lab.cursor.covered</comment>
            <extracomment>%1: a tile.</extracomment>
            <translation>покрита от: %1</translation>
        </message>
        <message>
            <source>open</source>
            <comment>lab.cursor.open</comment>
            <extracomment>Of a cell: nothing lies on it.</extracomment>
            <translation>свободна</translation>
        </message>
        <message numerus="yes">
            <source>accepting %n tiles</source>
            <comment>lab.did.accept</comment>
            <translation>
                <numerusform>приемане на %n плочка</numerusform>
                <numerusform>приемане на %n плочки</numerusform>
            </translation>
        </message>
        <message>
            <source>adding a shape</source>
            <comment>lab.did.add_shape</comment>
            <translation>добавяне на форма</translation>
        </message>
        <message>
            <source>changing to “%1”</source>
            <comment>lab.did.board</comment>
            <extracomment>%1: a board.</extracomment>
            <translation>смяна с „%1“</translation>
        </message>
        <message>
            <source>changing a shape</source>
            <comment>lab.did.change_shape</comment>
            <translation>промяна на форма</translation>
        </message>
        <message>
            <source>clearing the board</source>
            <comment>lab.did.clear</comment>
            <translation>изчистване на таблото</translation>
        </message>
        <message>
            <source>setting a second arrangement beside it</source>
            <comment>lab.did.compare</comment>
            <translation>добавяне на втора подредба</translation>
        </message>
        <message>
            <source>changing the numbers of tiles</source>
            <comment>lab.did.counts</comment>
            <translation>промяна на броя на плочките</translation>
        </message>
        <message>
            <source>changing the final income</source>
            <comment>lab.did.final</comment>
            <translation>промяна на крайния доход</translation>
        </message>
        <message>
            <source>importing an arrangement</source>
            <comment>lab.did.import</comment>
            <translation>внасяне на подредба</translation>
        </message>
        <message>
            <source>keeping one arrangement</source>
            <comment>lab.did.keep_only</comment>
            <translation>запазване само на едната подредба</translation>
        </message>
        <message>
            <source>moving “%1”</source>
            <comment>lab.did.move</comment>
            <translation>преместване („%1“)</translation>
        </message>
        <message>
            <source>beginning a new arrangement</source>
            <comment>lab.did.new</comment>
            <translation>започване на нова подредба</translation>
        </message>
        <message>
            <source>painting cells</source>
            <comment>lab.did.paint</comment>
            <translation>рисуване на клетки</translation>
        </message>
        <message>
            <source>placing “%1”</source>
            <comment>lab.did.place</comment>
            <extracomment>After “Undo:”; so are all of lab.did.</extracomment>
            <translation>поставяне („%1“)</translation>
        </message>
        <message>
            <source>removing a shape</source>
            <comment>lab.did.remove_shape</comment>
            <translation>премахване на форма</translation>
        </message>
        <message>
            <source>changing the size</source>
            <comment>lab.did.resize</comment>
            <translation>промяна на размера</translation>
        </message>
        <message>
            <source>restoring unsaved changes</source>
            <comment>lab.did.restore</comment>
            <translation>възстановяване на незапазени промени</translation>
        </message>
        <message>
            <source>changing the rules</source>
            <comment>lab.did.rules</comment>
            <translation>промяна на правилата</translation>
        </message>
        <message>
            <source>taking back “%1”</source>
            <comment>lab.did.take_back</comment>
            <translation>връщане („%1“)</translation>
        </message>
        <message>
            <source>naming the board</source>
            <comment>lab.did.title</comment>
            <translation>именуване на таблото</translation>
        </message>
        <message>
            <source>Bonus</source>
            <comment>lab.draw.bonus</comment>
            <translation>Бонус</translation>
        </message>
        <message>
            <source>A symbol that gives its good once it is enclosed</source>
            <comment>lab.draw.bonus.tip</comment>
            <translation>Символ, който дава стоката си, когато е обграден</translation>
        </message>
        <message>
            <source>Bottom</source>
            <comment>lab.draw.bottom</comment>
            <translation>Отдолу</translation>
        </message>
        <message>
            <source>Add a row at the bottom</source>
            <comment>lab.draw.bottom.add</comment>
            <translation>Добавяне на ред отдолу</translation>
        </message>
        <message>
            <source>Cut off a row at the bottom</source>
            <comment>lab.draw.bottom.cut</comment>
            <translation>Премахване на ред отдолу</translation>
        </message>
        <message>
            <source>One more after each cell</source>
            <comment>lab.draw.count_up</comment>
            <translation>С едно повече след всяка клетка</translation>
        </message>
        <message>
            <source>Income when all are covered</source>
            <comment>lab.draw.final</comment>
            <translation>Доход, когато всички са покрити</translation>
        </message>
        <message>
            <source>Track %1: income when all are covered</source>
            <comment>lab.draw.final_of</comment>
            <translation>Скала %1: доход, когато всички са покрити</translation>
        </message>
        <message>
            <source>What the bonus gives</source>
            <comment>lab.draw.gives</comment>
            <translation>Какво дава бонусът</translation>
        </message>
        <message>
            <source>Hole</source>
            <comment>lab.draw.hole</comment>
            <translation>Дупка</translation>
        </message>
        <message>
            <source>A hole in the board: nothing can lie on it</source>
            <comment>lab.draw.hole.tip</comment>
            <translation>Дупка в таблото: върху нея не се поставя нищо</translation>
        </message>
        <message>
            <source>Text grid…</source>
            <comment>lab.draw.import</comment>
            <extracomment>Button that imports a board from a text grid.</extracomment>
            <translation>Текстова мрежа…</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>lab.draw.income</comment>
            <translation>Доход</translation>
        </message>
        <message>
            <source>An income number</source>
            <comment>lab.draw.income.tip</comment>
            <translation>Число на дохода</translation>
        </message>
        <message>
            <source>Left</source>
            <comment>lab.draw.left</comment>
            <translation>Отляво</translation>
        </message>
        <message>
            <source>Add a column on the left</source>
            <comment>lab.draw.left.add</comment>
            <translation>Добавяне на колона отляво</translation>
        </message>
        <message>
            <source>Cut off a column on the left</source>
            <comment>lab.draw.left.cut</comment>
            <translation>Премахване на колона отляво</translation>
        </message>
        <message>
            <source>−1</source>
            <comment>lab.draw.minus</comment>
            <translation>−1</translation>
        </message>
        <message>
            <source>A cell worth −1 while it is open</source>
            <comment>lab.draw.minus.tip</comment>
            <translation>Клетка с −1, докато е свободна</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>lab.draw.name</comment>
            <translation>Име</translation>
        </message>
        <message>
            <source>Nothing</source>
            <comment>lab.draw.nothing</comment>
            <translation>Нищо</translation>
        </message>
        <message>
            <source>Number</source>
            <comment>lab.draw.number</comment>
            <translation>Число</translation>
        </message>
        <message>
            <source>Erase</source>
            <comment>lab.draw.outside</comment>
            <translation>Гума</translation>
        </message>
        <message>
            <source>No part of the board</source>
            <comment>lab.draw.outside.tip</comment>
            <translation>Извън таблото</translation>
        </message>
        <message>
            <source>Paint</source>
            <comment>lab.draw.paint</comment>
            <translation>Рисуване на</translation>
        </message>
        <message>
            <source>Plain</source>
            <comment>lab.draw.plain</comment>
            <translation>Обикновена</translation>
        </message>
        <message>
            <source>A cell that can be covered</source>
            <comment>lab.draw.plain.tip</comment>
            <translation>Клетка, която може да се покрие</translation>
        </message>
        <message>
            <source>Right</source>
            <comment>lab.draw.right</comment>
            <translation>Отдясно</translation>
        </message>
        <message>
            <source>Add a column on the right</source>
            <comment>lab.draw.right.add</comment>
            <translation>Добавяне на колона отдясно</translation>
        </message>
        <message>
            <source>Cut off a column on the right</source>
            <comment>lab.draw.right.cut</comment>
            <translation>Премахване на колона отдясно</translation>
        </message>
        <message>
            <source>Size: %1 × %2</source>
            <comment>lab.draw.size</comment>
            <translation>Размер: %1 × %2</translation>
        </message>
        <message>
            <source>Draw the board</source>
            <comment>lab.draw.title</comment>
            <translation>Рисуване на таблото</translation>
        </message>
        <message>
            <source>Top</source>
            <comment>lab.draw.top</comment>
            <translation>Отгоре</translation>
        </message>
        <message>
            <source>Add a row at the top</source>
            <comment>lab.draw.top.add</comment>
            <translation>Добавяне на ред отгоре</translation>
        </message>
        <message>
            <source>Cut off a row at the top</source>
            <comment>lab.draw.top.cut</comment>
            <translation>Премахване на ред отгоре</translation>
        </message>
        <message>
            <source>Track</source>
            <comment>lab.draw.track</comment>
            <extracomment>Income track, numbered from 1.</extracomment>
            <translation>Скала</translation>
        </message>
        <message>
            <source>Bonus enclosed: %1</source>
            <comment>lab.effect.bonus</comment>
            <translation>Осигурен бонус: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n cells covered</source>
            <comment>lab.effect.covered</comment>
            <translation>
                <numerusform>%n покрита клетка</numerusform>
                <numerusform>%n покрити клетки</numerusform>
            </translation>
        </message>
        <message>
            <source>Income %1 → %2</source>
            <comment>lab.effect.income</comment>
            <translation>Доход %1 → %2</translation>
        </message>
        <message>
            <source>Bonus covered: %1</source>
            <comment>lab.effect.lost</comment>
            <translation>Покрит бонус: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n × −1 covered</source>
            <comment>lab.effect.minus</comment>
            <translation>
                <numerusform>Покрити −1: %n</numerusform>
                <numerusform>Покрити −1: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>The lab could not be opened as it was left. %1</source>
            <comment>lab.error.draft</comment>
            <extracomment>%1: sentences that say why.</extracomment>
            <translation>Работилницата не можа да се отвори така, както беше оставена. %1</translation>
        </message>
        <message>
            <source>The grid is too large for the lab.</source>
            <comment>lab.error.grid_large</comment>
            <translation>Мрежата е твърде голяма за работилницата.</translation>
        </message>
        <message>
            <source>The library could not be deleted: its file is protected or in use.</source>
            <comment>lab.error.library_stays</comment>
            <translation>Библиотеката не можа да бъде изтрита: файлът ѝ е защитен или се използва.</translation>
        </message>
        <message>
            <source>A name has at most %1 letters.</source>
            <comment>lab.error.name_long</comment>
            <translation>Името има най-много %1 букви.</translation>
        </message>
        <message>
            <source>This file holds no arrangement.</source>
            <comment>lab.error.no_arrangement</comment>
            <translation>В този файл няма подредба.</translation>
        </message>
        <message>
            <source>This file holds a game, not an arrangement.</source>
            <comment>lab.error.no_lab</comment>
            <translation>Този файл съдържа игра, а не подредба.</translation>
        </message>
        <message>
            <source>This file is no shape library.</source>
            <comment>lab.error.no_library</comment>
            <translation>Този файл не е библиотека с форми.</translation>
        </message>
        <message>
            <source>No tile of this kind is left.</source>
            <comment>lab.error.none_left</comment>
            <translation>Няма повече плочки от този вид.</translation>
        </message>
        <message>
            <source>The cells of a shape must be connected.</source>
            <comment>lab.error.shape_apart</comment>
            <translation>Клетките на формата трябва да са свързани.</translation>
        </message>
        <message>
            <source>A shape needs a cell at least.</source>
            <comment>lab.error.shape_empty</comment>
            <translation>Формата трябва да има поне една клетка.</translation>
        </message>
        <message>
            <source>A shape has at most %1 cells on a side.</source>
            <comment>lab.error.shape_large</comment>
            <translation>Страната на формата има най-много %1 клетки.</translation>
        </message>
        <message>
            <source>A board has at most %1 income numbers.</source>
            <comment>lab.error.too_many_numbers</comment>
            <translation>Таблото има най-много %1 числа на дохода.</translation>
        </message>
        <message>
            <source>There are %1 own shapes already, which is as many as an arrangement can have.</source>
            <comment>lab.error.too_many_shapes</comment>
            <translation>Вече има %1 собствени форми – толкова, колкото побира една подредба.</translation>
        </message>
        <message>
            <source>%1 → %2</source>
            <comment>lab.figure.becomes</comment>
            <translation>%1 → %2</translation>
        </message>
        <message>
            <source>Bonuses enclosed</source>
            <comment>lab.figure.bonuses</comment>
            <translation>Осигурени бонуси</translation>
        </message>
        <message>
            <source>Open symbols whose neighbouring cells are all covered</source>
            <comment>lab.figure.bonuses.about</comment>
            <translation>Свободните символи, около които всички клетки са покрити</translation>
        </message>
        <message>
            <source>Covered cells</source>
            <comment>lab.figure.covered</comment>
            <translation>Покрити клетки</translation>
        </message>
        <message>
            <source>Cells that lie under tiles, of all cells of the board</source>
            <comment>lab.figure.covered.about</comment>
            <translation>Клетките под плочки от всички клетки на таблото</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>lab.figure.income</comment>
            <translation>Доход</translation>
        </message>
        <message>
            <source>The lowest open number of each track; its final value once all are covered</source>
            <comment>lab.figure.income.about</comment>
            <translation>Най-малкото свободно число на всяка скала; крайната стойност, ако всички са покрити</translation>
        </message>
        <message>
            <source>−1 still open</source>
            <comment>lab.figure.minus</comment>
            <translation>Непокрити −1</translation>
        </message>
        <message>
            <source>Open cells worth −1 each, of all that are printed</source>
            <comment>lab.figure.minus.about</comment>
            <translation>Свободните клетки с −1 от всички отпечатани</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>lab.figure.of</comment>
            <translation>%1 от %2</translation>
        </message>
        <message>
            <source>Tiles placed</source>
            <comment>lab.figure.tiles</comment>
            <translation>Поставени плочки</translation>
        </message>
        <message>
            <source>How many tiles lie on the board</source>
            <comment>lab.figure.tiles.about</comment>
            <translation>Броят на плочките върху таблото</translation>
        </message>
        <message>
            <source>Figures</source>
            <comment>lab.figures.title</comment>
            <translation>Показатели</translation>
        </message>
        <message>
            <source>Arrangements (*.vtg *.json)</source>
            <comment>lab.filter.arrangement</comment>
            <translation>Подредби (*.vtg *.json)</translation>
        </message>
        <message>
            <source>Arrangement as JSON (*.json)</source>
            <comment>lab.filter.json</comment>
            <translation>Подредба като JSON (*.json)</translation>
        </message>
        <message>
            <source>Shape libraries (*.shapes.json)</source>
            <comment>lab.filter.shapes</comment>
            <translation>Библиотеки с форми (*.shapes.json)</translation>
        </message>
        <message>
            <source>SVG picture (*.svg)</source>
            <comment>lab.filter.svg</comment>
            <translation>Картина SVG (*.svg)</translation>
        </message>
        <message>
            <source>Arrangements (*.vtg)</source>
            <comment>lab.filter.vtg</comment>
            <translation>Подредби (*.vtg)</translation>
        </message>
        <message>
            <source>Accept all</source>
            <comment>lab.fit.accept_all</comment>
            <translation>Приемане на всичко</translation>
        </message>
        <message>
            <source>Accept this tile</source>
            <comment>lab.fit.accept_tile</comment>
            <translation>Приемане на плочката</translation>
        </message>
        <message>
            <source>Worth of a bonus</source>
            <comment>lab.fit.bonus_weight</comment>
            <translation>Стойност на бонус</translation>
        </message>
        <message>
            <source>Upper bound: %1</source>
            <comment>lab.fit.bound</comment>
            <translation>Горна граница: %1</translation>
        </message>
        <message>
            <source>Proved: the board cannot be covered with these tiles.</source>
            <comment>lab.fit.cover.no</comment>
            <translation>Доказано: таблото не може да се покрие с тези плочки.</translation>
        </message>
        <message>
            <source>Not known: stopped before it was decided.</source>
            <comment>lab.fit.cover.unknown</comment>
            <translation>Неизвестно: спряно преди да се реши.</translation>
        </message>
        <message>
            <source>The board can be covered.</source>
            <comment>lab.fit.cover.yes</comment>
            <translation>Таблото може да се покрие.</translation>
        </message>
        <message>
            <source>Discard</source>
            <comment>lab.fit.discard</comment>
            <translation>Отхвърляне</translation>
        </message>
        <message>
            <source>Time used: %1 s</source>
            <comment>lab.fit.elapsed</comment>
            <translation>Изминало време: %1 с</translation>
        </message>
        <message>
            <source>The search broke off; the arrangement is as it was.</source>
            <comment>lab.fit.failed</comment>
            <translation>Търсенето прекъсна; подредбата не е променена.</translation>
        </message>
        <message>
            <source>Goal</source>
            <comment>lab.fit.goal</comment>
            <translation>Цел</translation>
        </message>
        <message>
            <source>Cover exactly</source>
            <comment>lab.fit.goal.cover</comment>
            <translation>Точно покриване</translation>
        </message>
        <message>
            <source>Best for points</source>
            <comment>lab.fit.goal.points</comment>
            <translation>Най-много точки</translation>
        </message>
        <message>
            <source>Looks for a way to cover every open cell with the tiles in the tray.</source>
            <comment>lab.fit.help.cover</comment>
            <translation>Търси начин всички свободни клетки да се покрият с плочките от стойката.</translation>
        </message>
        <message>
            <source>Looks for the placement of the tiles in the tray that is worth most, beside what lies on the board.</source>
            <comment>lab.fit.help.points</comment>
            <translation>Търси най-ценното разполагане на плочките от стойката, без да мести тези на таблото.</translation>
        </message>
        <message>
            <source>Worth of 1 income</source>
            <comment>lab.fit.income_weight</comment>
            <translation>Стойност на 1 доход</translation>
        </message>
        <message>
            <source>Stopped before it was proved best</source>
            <comment>lab.fit.not_proved</comment>
            <translation>Спряно без доказателство</translation>
        </message>
        <message>
            <source>Nothing better was found than what lies there.</source>
            <comment>lab.fit.nothing</comment>
            <translation>Не е намерено нищо по-добро от сегашното.</translation>
        </message>
        <message>
            <source>Proved: nothing better is possible than what lies there.</source>
            <comment>lab.fit.nothing_proved</comment>
            <translation>Доказано: по-добро от сегашното не е възможно.</translation>
        </message>
        <message>
            <source>Proved best</source>
            <comment>lab.fit.proved</comment>
            <translation>Доказан оптимум</translation>
        </message>
        <message>
            <source>Searching…</source>
            <comment>lab.fit.running</comment>
            <translation>Търсене…</translation>
        </message>
        <message>
            <source>At most (seconds)</source>
            <comment>lab.fit.seconds</comment>
            <translation>Най-много (секунди)</translation>
        </message>
        <message>
            <source>Search</source>
            <comment>lab.fit.start</comment>
            <translation>Търсене</translation>
        </message>
        <message>
            <source>Stop search</source>
            <comment>lab.fit.stop</comment>
            <translation>Спиране на търсенето</translation>
        </message>
        <message>
            <source>Proposed tiles</source>
            <comment>lab.fit.tiles</comment>
            <translation>Предложени плочки</translation>
        </message>
        <message>
            <source>Best fit</source>
            <comment>lab.fit.title</comment>
            <translation>Най-добро подреждане</translation>
        </message>
        <message>
            <source>Of kinds without a number, as many count as fit. Say how many you have:</source>
            <comment>lab.fit.unlimited</comment>
            <translation>От видовете без зададен брой се смятат толкова, колкото се побират. Задайте колко имате:</translation>
        </message>
        <message>
            <source>Best so far: %1 (now: %2)</source>
            <comment>lab.fit.value</comment>
            <translation>Най-добро досега: %1 (сега: %2)</translation>
        </message>
        <message>
            <source>%1, column %2, row %3</source>
            <comment>lab.ghost.at</comment>
            <extracomment>%1: the tile in hand.</extracomment>
            <translation>%1, колона %2, ред %3</translation>
        </message>
        <message>
            <source>Does not fit. %1</source>
            <comment>lab.ghost.illegal</comment>
            <extracomment>%1: sentences that say why.</extracomment>
            <translation>Не може да се постави. %1</translation>
        </message>
        <message>
            <source>Fits. %1</source>
            <comment>lab.ghost.legal</comment>
            <extracomment>%1: what the placement changes.</extracomment>
            <translation>Може да се постави. %1</translation>
        </message>
        <message>
            <source>In hand: %1</source>
            <comment>lab.hand.holding</comment>
            <translation>Взета плочка: %1</translation>
        </message>
        <message>
            <source>Move it over the board; click or press Enter to place it.</source>
            <comment>lab.hand.how</comment>
            <translation>Преместете я над таблото; щракване или Enter я поставя.</translation>
        </message>
        <message>
            <source>Mirror</source>
            <comment>lab.hand.mirror</comment>
            <translation>Огледално обръщане</translation>
        </message>
        <message>
            <source>Mirror the tile (F, comma or the right button)</source>
            <comment>lab.hand.mirror.tip</comment>
            <translation>Огледално обръщане на плочката (F, запетая или десният бутон)</translation>
        </message>
        <message>
            <source>%1 (and %2 more)</source>
            <comment>lab.hand.more</comment>
            <extracomment>%1: a sentence that says why a tile does not fit; %2: how many more there are.</extracomment>
            <translation>%1 (и още %2)</translation>
        </message>
        <message>
            <source>Place</source>
            <comment>lab.hand.place</comment>
            <translation>Поставяне</translation>
        </message>
        <message>
            <source>Place the tile where it is shown (Enter)</source>
            <comment>lab.hand.place.tip</comment>
            <translation>Поставяне на плочката на показаното място (Enter)</translation>
        </message>
        <message>
            <source>%1 – places: %2 (turned too: %3)</source>
            <comment>lab.hand.places</comment>
            <extracomment>%1: a tile; %2, %3: numbers of legal placements.</extracomment>
            <translation>%1 – места: %2 (и след завъртане: %3)</translation>
        </message>
        <message>
            <source>Put back</source>
            <comment>lab.hand.put_back</comment>
            <translation>Връщане обратно</translation>
        </message>
        <message>
            <source>Put the tile back to where it came from (Esc)</source>
            <comment>lab.hand.put_back.tip</comment>
            <translation>Връщане на плочката откъдето е взета (Esc)</translation>
        </message>
        <message>
            <source>Take back</source>
            <comment>lab.hand.take_back</comment>
            <extracomment>From the board to the tray.</extracomment>
            <translation>Връщане</translation>
        </message>
        <message>
            <source>Take the tile off the board, to the tray (Delete)</source>
            <comment>lab.hand.take_back.tip</comment>
            <translation>Връщане на плочката в стойката (Delete)</translation>
        </message>
        <message>
            <source>Turn left</source>
            <comment>lab.hand.turn_left</comment>
            <translation>Завъртане наляво</translation>
        </message>
        <message>
            <source>Turn the tile left (Shift+R)</source>
            <comment>lab.hand.turn_left.tip</comment>
            <translation>Завъртане на плочката наляво (Shift+R)</translation>
        </message>
        <message>
            <source>Turn right</source>
            <comment>lab.hand.turn_right</comment>
            <translation>Завъртане надясно</translation>
        </message>
        <message>
            <source>Turn the tile right (R, full stop or the wheel)</source>
            <comment>lab.hand.turn_right.tip</comment>
            <translation>Завъртане на плочката надясно (R, точка или колелцето)</translation>
        </message>
        <message>
            <source>Where can it go?</source>
            <comment>lab.hand.where</comment>
            <translation>Къде може да се постави?</translation>
        </message>
        <message>
            <source>Shade every cell that the tile can cover (Ctrl+G)</source>
            <comment>lab.hand.where.tip</comment>
            <translation>Показване на всички възможни клетки (Ctrl+G)</translation>
        </message>
        <message>
            <source>Draw the board</source>
            <comment>lab.hint.draw</comment>
            <translation>Рисуване на таблото</translation>
        </message>
        <message>
            <source>Choose what to paint at the side, then click or drag over cells.</source>
            <comment>lab.hint.draw.how</comment>
            <translation>Изберете отстрани какво да се рисува, после щракнете или плъзнете върху клетките.</translation>
        </message>
        <message>
            <source>Lay the first tile</source>
            <comment>lab.hint.empty</comment>
            <translation>Поставете първата плочка</translation>
        </message>
        <message>
            <source>Drag a tile from the tray onto the board. R or the wheel turns it, F or the right button mirrors it.</source>
            <comment>lab.hint.empty.how</comment>
            <translation>Плъзнете плочка от стойката върху таблото. R или колелцето я завърта, F или десният бутон я обръща огледално.</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles on the board</source>
            <comment>lab.hint.placed</comment>
            <translation>
                <numerusform>%n плочка на таблото</numerusform>
                <numerusform>%n плочки на таблото</numerusform>
            </translation>
        </message>
        <message>
            <source>Drag tiles to move them; Delete takes one back to the tray.</source>
            <comment>lab.hint.placed.how</comment>
            <translation>Плочките се местят с плъзгане; Delete връща плочка в стойката.</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles are proposed</source>
            <comment>lab.hint.proposal</comment>
            <translation>
                <numerusform>Предложена е %n плочка</numerusform>
                <numerusform>Предложени са %n плочки</numerusform>
            </translation>
        </message>
        <message>
            <source>Click a ghost to accept it, or accept all at the side.</source>
            <comment>lab.hint.proposal.how</comment>
            <translation>Щракнете върху предложена плочка, за да я приемете, или приемете всички отстрани.</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles break a rule</source>
            <comment>lab.hint.wrong</comment>
            <translation>
                <numerusform>%n плочка нарушава правило</numerusform>
                <numerusform>%n плочки нарушават правило</numerusform>
            </translation>
        </message>
        <message>
            <source>Import</source>
            <comment>lab.import.accept</comment>
            <translation>Внасяне</translation>
        </message>
        <message>
            <source>Show an example</source>
            <comment>lab.import.example</comment>
            <translation>Показване на пример</translation>
        </message>
        <message>
            <source>Columns: %1, rows: %2, cells: %3</source>
            <comment>lab.import.facts</comment>
            <translation>Колони: %1, редове: %2, клетки: %3</translation>
        </message>
        <message>
            <source>Read a file…</source>
            <comment>lab.import.file</comment>
            <translation>Четене на файл…</translation>
        </message>
        <message>
            <source>Text grid</source>
            <comment>lab.import.grid</comment>
            <translation>Текстова мрежа</translation>
        </message>
        <message>
            <source>A line a row: o plain, - worth −1, # hole, . no cell, i income, * bonus. Then a line for each income track and each bonus, as in the example.</source>
            <comment>lab.import.help</comment>
            <extracomment>The signs o - # . i * stay as they are.</extracomment>
            <translation>Един ред за всеки ред клетки: o обикновена, - с −1, # дупка, . няма клетка, i доход, * бонус. После по един ред за всяка скала на дохода и за всеки бонус, както в примера.</translation>
        </message>
        <message>
            <source>Go to the fault</source>
            <comment>lab.import.show_fault</comment>
            <translation>Към грешката</translation>
        </message>
        <message>
            <source>Import text grid</source>
            <comment>lab.import.title</comment>
            <translation>Внасяне на текстова мрежа</translation>
        </message>
        <message>
            <source>More or fewer of a kind, in the tray</source>
            <comment>lab.keys.count</comment>
            <translation>Повече или по-малко от вида, в стойката</translation>
        </message>
        <message>
            <source>Without a tile in hand</source>
            <comment>lab.keys.free</comment>
            <translation>Без взета плочка</translation>
        </message>
        <message>
            <source>With a tile in hand</source>
            <comment>lab.keys.hand</comment>
            <translation>С взета плочка</translation>
        </message>
        <message>
            <source>Place it and take another one</source>
            <comment>lab.keys.keep</comment>
            <translation>Поставяне и вземане на още една</translation>
        </message>
        <message>
            <source>Move the tile</source>
            <comment>lab.keys.move</comment>
            <translation>Местене на плочката</translation>
        </message>
        <message>
            <source>Leave without saving</source>
            <comment>lab.leave.dont_save</comment>
            <translation>Излизане без запазване</translation>
        </message>
        <message>
            <source>It cannot be kept until the next visit. %1</source>
            <comment>lab.leave.no_draft</comment>
            <translation>Не може да бъде съхранена до следващото отваряне. %1</translation>
        </message>
        <message>
            <source>It has been changed since it was saved.</source>
            <comment>lab.leave.text</comment>
            <translation>Променена е след последното запазване.</translation>
        </message>
        <message>
            <source>Save the arrangement before leaving?</source>
            <comment>lab.leave.title</comment>
            <translation>Да се запази ли подредбата преди излизане?</translation>
        </message>
        <message>
            <source>Delete library</source>
            <comment>lab.library.delete</comment>
            <translation>Изтриване на библиотеката</translation>
        </message>
        <message>
            <source>Delete this library? %1</source>
            <comment>lab.library.delete.ask</comment>
            <translation>Да се изтрие ли тази библиотека? %1</translation>
        </message>
        <message>
            <source>This library is empty.</source>
            <comment>lab.library.empty</comment>
            <translation>Тази библиотека е празна.</translation>
        </message>
        <message>
            <source>A library keeps own shapes for other arrangements. Its file can be given to others.</source>
            <comment>lab.library.help</comment>
            <translation>Библиотеката пази собствени форми за други подредби. Файлът ѝ може да се даде на други.</translation>
        </message>
        <message>
            <source>Keep the tray's shapes here</source>
            <comment>lab.library.keep</comment>
            <translation>Запазване на формите от стойката тук</translation>
        </message>
        <message numerus="yes">
            <source>%n shapes are kept.</source>
            <comment>lab.library.kept</comment>
            <translation>
                <numerusform>%n форма е запазена.</numerusform>
                <numerusform>%n форми са запазени.</numerusform>
            </translation>
        </message>
        <message>
            <source>Name of the library:</source>
            <comment>lab.library.name</comment>
            <translation>Име на библиотеката:</translation>
        </message>
        <message>
            <source>New library</source>
            <comment>lab.library.new</comment>
            <translation>Нова библиотека</translation>
        </message>
        <message>
            <source>There is no library yet. Keep the tray's shapes, or read a file.</source>
            <comment>lab.library.none</comment>
            <translation>Още няма библиотека. Запазете формите от стойката или прочетете файл.</translation>
        </message>
        <message>
            <source>Read a file…</source>
            <comment>lab.library.read</comment>
            <translation>Четене на файл…</translation>
        </message>
        <message>
            <source>Remove from the library</source>
            <comment>lab.library.remove</comment>
            <translation>Премахване от библиотеката</translation>
        </message>
        <message>
            <source>Shapes in the library</source>
            <comment>lab.library.shapes</comment>
            <translation>Форми в библиотеката</translation>
        </message>
        <message>
            <source>Save as file…</source>
            <comment>lab.library.share</comment>
            <translation>Запазване във файл…</translation>
        </message>
        <message>
            <source>Add to the tray</source>
            <comment>lab.library.take</comment>
            <translation>Добавяне в стойката</translation>
        </message>
        <message numerus="yes">
            <source>%n shapes are in the tray now.</source>
            <comment>lab.library.taken</comment>
            <translation>
                <numerusform>%n форма вече е в стойката.</numerusform>
                <numerusform>%n форми вече са в стойката.</numerusform>
            </translation>
        </message>
        <message>
            <source>Keep own shapes and share them</source>
            <comment>lab.library.tip</comment>
            <translation>Запазване и споделяне на собствени форми</translation>
        </message>
        <message>
            <source>Shape libraries</source>
            <comment>lab.library.title</comment>
            <translation>Библиотеки с форми</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <comment>lab.library.unnamed</comment>
            <extracomment>Stands for the name of a shape that has none: width and height in cells.</extracomment>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>Library read: %1 (shapes: %2)</source>
            <comment>lab.library.was_read</comment>
            <translation>Прочетена библиотека: %1 (форми: %2)</translation>
        </message>
        <message>
            <source>Library</source>
            <comment>lab.library.which</comment>
            <translation>Библиотека</translation>
        </message>
        <message>
            <source>Columns</source>
            <comment>lab.new.columns</comment>
            <translation>Колони</translation>
        </message>
        <message>
            <source>An empty board of plain cells, to be painted. Tiles that lie inside it stay.</source>
            <comment>lab.new.help</comment>
            <translation>Празно табло от обикновени клетки, върху което да се рисува. Плочките, които са вътре в него, остават.</translation>
        </message>
        <message>
            <source>Rows</source>
            <comment>lab.new.rows</comment>
            <translation>Редове</translation>
        </message>
        <message>
            <source>New board</source>
            <comment>lab.new.title</comment>
            <translation>Ново табло</translation>
        </message>
        <message>
            <source>An arrangement of tiles on a board, made in the tile lab of vikingtable</source>
            <comment>lab.picture.description</comment>
            <translation>Подредба на плочки върху табло, направена в работилницата на vikingtable</translation>
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
            <translation>На таблото още няма нищо.</translation>
        </message>
        <message>
            <source>Pick up</source>
            <comment>lab.placed.pick_up</comment>
            <translation>Вземане</translation>
        </message>
        <message>
            <source>Take the tile in hand, to place it elsewhere</source>
            <comment>lab.placed.pick_up.tip</comment>
            <translation>Вземане на плочката, за да се постави другаде</translation>
        </message>
        <message>
            <source>Take the tile off the board, to the tray (Delete)</source>
            <comment>lab.placed.take_back.tip</comment>
            <translation>Връщане на плочката в стойката (Delete)</translation>
        </message>
        <message>
            <source>On the board</source>
            <comment>lab.placed.title</comment>
            <translation>На таблото</translation>
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
            <translation>Добавяне на група</translation>
        </message>
        <message>
            <source>Tiles of every colour</source>
            <comment>lab.rules.any_colour</comment>
            <translation>Плочки от всеки цвят</translation>
        </message>
        <message>
            <source>May not touch</source>
            <comment>lab.rules.apart</comment>
            <translation>Не може да се допират</translation>
        </message>
        <message>
            <source>Tiles whose colours are in the same set may not share an edge.</source>
            <comment>lab.rules.apart.help</comment>
            <translation>Плочки, чиито цветове са в една група, не може да имат обща страна.</translation>
        </message>
        <message>
            <source>May lie here</source>
            <comment>lab.rules.colours</comment>
            <translation>Може да лежи тук</translation>
        </message>
        <message>
            <source>Squares begin at the first number</source>
            <comment>lab.rules.first_number_is_anchor</comment>
            <translation>Квадратите започват от първото число</translation>
        </message>
        <message>
            <source>Where the first number is 1: its cell is the corner, not the cell below and left of it</source>
            <comment>lab.rules.first_number_is_anchor.tip</comment>
            <translation>Ако първото число е 1: ъгълът е неговата клетка, а не клетката под и вляво от нея</translation>
        </message>
        <message>
            <source>Keep the income order</source>
            <comment>lab.rules.income_squares</comment>
            <translation>Спазване на реда на дохода</translation>
        </message>
        <message>
            <source>An income number is covered only with or after its whole square</source>
            <comment>lab.rules.income_squares.tip</comment>
            <translation>Число на дохода се покрива само с целия си квадрат или след него</translation>
        </message>
        <message>
            <source>Tiles may be mirrored</source>
            <comment>lab.rules.mirror</comment>
            <translation>Плочките може да се обръщат огледално</translation>
        </message>
        <message>
            <source>Off: tiles may only be turned</source>
            <comment>lab.rules.mirror.tip</comment>
            <translation>Изключено: плочките може само да се въртят</translation>
        </message>
        <message>
            <source>Apply placement rules</source>
            <comment>lab.rules.on</comment>
            <translation>Прилагане на правилата за поставяне</translation>
        </message>
        <message>
            <source>Rules of</source>
            <comment>lab.rules.preset</comment>
            <extracomment>Label of a list: home and exploration boards, houses, own rules.</extracomment>
            <translation>Правила за</translation>
        </message>
        <message>
            <source>Houses</source>
            <comment>lab.rules.preset.house</comment>
            <translation>Къщи</translation>
        </message>
        <message>
            <source>Home board, islands</source>
            <comment>lab.rules.preset.land</comment>
            <translation>Домашно табло, острови</translation>
        </message>
        <message>
            <source>Own rules</source>
            <comment>lab.rules.preset.own</comment>
            <translation>Собствени правила</translation>
        </message>
        <message>
            <source>Remove this set of colours</source>
            <comment>lab.rules.remove_set</comment>
            <translation>Премахване на групата цветове</translation>
        </message>
        <message>
            <source>Placement rules</source>
            <comment>lab.rules.title</comment>
            <translation>Правила за поставяне</translation>
        </message>
        <message>
            <source>Column %1, row %2: empty</source>
            <comment>lab.shape.cell_empty</comment>
            <translation>Колона %1, ред %2: празна</translation>
        </message>
        <message>
            <source>Column %1, row %2: filled</source>
            <comment>lab.shape.cell_filled</comment>
            <translation>Колона %1, ред %2: запълнена</translation>
        </message>
        <message>
            <source>Change shape</source>
            <comment>lab.shape.change</comment>
            <translation>Промяна на форма</translation>
        </message>
        <message>
            <source>Colour</source>
            <comment>lab.shape.colour</comment>
            <translation>Цвят</translation>
        </message>
        <message>
            <source>How many there are</source>
            <comment>lab.shape.count</comment>
            <translation>Брой</translation>
        </message>
        <message>
            <source>Size: %1 × %2, cells: %3</source>
            <comment>lab.shape.facts</comment>
            <translation>Размер: %1 × %2, клетки: %3</translation>
        </message>
        <message>
            <source>Cells of the shape</source>
            <comment>lab.shape.grid</comment>
            <translation>Клетки на формата</translation>
        </message>
        <message>
            <source>Paint the cells of the shape by mouse, or with arrows and the space bar.</source>
            <comment>lab.shape.help</comment>
            <translation>Нарисувайте клетките на формата с мишката или със стрелките и интервала.</translation>
        </message>
        <message>
            <source>Name</source>
            <comment>lab.shape.name</comment>
            <translation>Име</translation>
        </message>
        <message>
            <source>New shape</source>
            <comment>lab.shape.new</comment>
            <translation>Нова форма</translation>
        </message>
        <message>
            <source>Shape %1</source>
            <comment>lab.shape.number</comment>
            <extracomment>An own shape without a name; %1: its number.</extracomment>
            <translation>Форма %1</translation>
        </message>
        <message>
            <source>Remove shape</source>
            <comment>lab.shape.remove</comment>
            <translation>Премахване на формата</translation>
        </message>
        <message>
            <source>Paint a shape of your own</source>
            <comment>lab.shape.tip</comment>
            <translation>Рисуване на собствена форма</translation>
        </message>
        <message>
            <source>Arrangement saved</source>
            <comment>lab.status.saved</comment>
            <translation>Подредбата е запазена</translation>
        </message>
        <message>
            <source>Tile lab</source>
            <comment>lab.title</comment>
            <translation>Работилница за плочки</translation>
        </message>
        <message>
            <source>None left in the tray: %1</source>
            <comment>lab.told.none_left</comment>
            <translation>Няма повече в стойката: %1</translation>
        </message>
        <message>
            <source>No tile lies here.</source>
            <comment>lab.told.nothing_here</comment>
            <translation>Тук няма плочка.</translation>
        </message>
        <message>
            <source>Placed: %1</source>
            <comment>lab.told.placed</comment>
            <translation>Поставена плочка: %1</translation>
        </message>
        <message>
            <source>Changes that were not saved when the program ended were restored; Undo takes them back.</source>
            <comment>lab.told.restored</comment>
            <translation>Възстановени са промените, които не бяха запазени при спирането на програмата; „Отмяна“ ги премахва.</translation>
        </message>
        <message numerus="yes">
            <source>%n tiles no longer fitted and went back to the tray.</source>
            <comment>lab.told.returned</comment>
            <translation>
                <numerusform>%n плочка вече няма място и се върна в стойката.</numerusform>
                <numerusform>%n плочки вече нямат място и се върнаха в стойката.</numerusform>
            </translation>
        </message>
        <message>
            <source>Compare</source>
            <comment>lab.tool.compare</comment>
            <translation>Сравняване</translation>
        </message>
        <message>
            <source>Set a second arrangement beside this one</source>
            <comment>lab.tool.compare.tip</comment>
            <translation>Добавяне на втора подредба до тази</translation>
        </message>
        <message>
            <source>Draw board</source>
            <comment>lab.tool.draw</comment>
            <translation>Рисуване</translation>
        </message>
        <message>
            <source>Paint the cells of the board, change its size</source>
            <comment>lab.tool.draw.tip</comment>
            <translation>Рисуване на клетките и промяна на размера на таблото</translation>
        </message>
        <message>
            <source>Best fit</source>
            <comment>lab.tool.fit</comment>
            <translation>Най-добро подреждане</translation>
        </message>
        <message>
            <source>Let the computer look for the best arrangement</source>
            <comment>lab.tool.fit.tip</comment>
            <translation>Компютърът търси най-добрата подредба</translation>
        </message>
        <message>
            <source>Place tiles</source>
            <comment>lab.tool.place</comment>
            <translation>Поставяне</translation>
        </message>
        <message>
            <source>Place and take back tiles; the list of what lies on the board</source>
            <comment>lab.tool.place.tip</comment>
            <translation>Поставяне и връщане на плочки; списък на плочките върху таблото</translation>
        </message>
        <message>
            <source>Rules</source>
            <comment>lab.tool.rules</comment>
            <translation>Правила</translation>
        </message>
        <message>
            <source>Switch the placement rules off or edit them</source>
            <comment>lab.tool.rules.tip</comment>
            <translation>Изключване или промяна на правилата за поставяне</translation>
        </message>
        <message>
            <source>Colour: %1. Size: %2 × %3. Turned: %4°.</source>
            <comment>lab.tray.about</comment>
            <translation>Цвят: %1. Размер: %2 × %3. Завъртане: %4°.</translation>
        </message>
        <message>
            <source>Colour: %1. Size: %2 × %3. Turned: %4°, mirrored.</source>
            <comment>lab.tray.about_mirrored</comment>
            <translation>Цвят: %1. Размер: %2 × %3. Завъртане: %4°, огледално.</translation>
        </message>
        <message>
            <source>Which tiles the tray shows</source>
            <comment>lab.tray.filter</comment>
            <translation>Кои плочки се показват</translation>
        </message>
        <message>
            <source>All tiles</source>
            <comment>lab.tray.filter.all</comment>
            <translation>Всички плочки</translation>
        </message>
        <message>
            <source>All that may lie here</source>
            <comment>lab.tray.filter.board</comment>
            <translation>Позволените тук</translation>
        </message>
        <message>
            <source>Own shapes</source>
            <comment>lab.tray.filter.own</comment>
            <translation>Собствени форми</translation>
        </message>
        <message>
            <source>own shapes</source>
            <comment>lab.tray.head.own</comment>
            <translation>собствени форми</translation>
        </message>
        <message>
            <source>single cells</source>
            <comment>lab.tray.head.single</comment>
            <extracomment>Heading over silver, ore and wood, which cover one cell each.</extracomment>
            <translation>по една клетка</translation>
        </message>
        <message>
            <source>More for the tray</source>
            <comment>lab.tray.more</comment>
            <translation>Още за стойката</translation>
        </message>
        <message>
            <source>Tray of tiles</source>
            <comment>lab.tray.name</comment>
            <extracomment>For screen readers.</extracomment>
            <translation>Стойка за плочки</translation>
        </message>
        <message>
            <source>%1, as many as wanted</source>
            <comment>lab.tray.tile</comment>
            <translation>%1, без ограничение</translation>
        </message>
        <message>
            <source>%1, left: %2</source>
            <comment>lab.tray.tile_counted</comment>
            <translation>%1, остават: %2</translation>
        </message>
        <message>
            <source>Tray</source>
            <comment>lab.tray.title</comment>
            <translation>Стойка за плочки</translation>
        </message>
        <message>
            <source>Tile lab: %1</source>
            <comment>lab.window</comment>
            <extracomment>%1: a board or a file.</extracomment>
            <translation>Работилница за плочки: %1</translation>
        </message>
    </context>
    <context>
        <name>occupations</name>
        <message>
            <source>Show all</source>
            <comment>occupations.book.all</comment>
            <translation>Показване на всички</translation>
        </message>
        <message>
            <source>Colours:</source>
            <comment>occupations.book.colours</comment>
            <translation>Цветове:</translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <comment>occupations.book.count</comment>
            <translation>
                <numerusform>%n карта</numerusform>
                <numerusform>%n карти</numerusform>
            </translation>
        </message>
        <message>
            <source>Deck %1</source>
            <comment>occupations.book.deck</comment>
            <translation>Тесте %1</translation>
        </message>
        <message>
            <source>Decks:</source>
            <comment>occupations.book.decks</comment>
            <translation>Тестета:</translation>
        </message>
        <message>
            <source>In your hand</source>
            <comment>occupations.book.in_hand</comment>
            <translation>В ръка</translation>
        </message>
        <message>
            <source>Starting occupation</source>
            <comment>occupations.book.is_starting</comment>
            <translation>Начална професия</translation>
        </message>
        <message>
            <source>All occupations…</source>
            <comment>occupations.book.open</comment>
            <translation>Всички професии…</translation>
        </message>
        <message>
            <source>Played</source>
            <comment>occupations.book.played</comment>
            <translation>Изиграни</translation>
        </message>
        <message>
            <source>Search in number, name and text</source>
            <comment>occupations.book.search</comment>
            <translation>Търсене по номер, име и текст</translation>
        </message>
        <message>
            <source>Starting occupations</source>
            <comment>occupations.book.starting</comment>
            <translation>Начални професии</translation>
        </message>
        <message>
            <source>Occupations</source>
            <comment>occupations.book.title</comment>
            <translation>Професии</translation>
        </message>
        <message>
            <source>Touches: %1</source>
            <comment>occupations.book.touches</comment>
            <translation>Засяга: %1</translation>
        </message>
        <message>
            <source>What they touch</source>
            <comment>occupations.book.touching</comment>
            <translation>Какво засягат</translation>
        </message>
        <message>
            <source>by whaling boats used</source>
            <comment>occupations.by.action.boats_used</comment>
            <translation>според използваните китоловни лодки</translation>
        </message>
        <message>
            <source>by kinds taken</source>
            <comment>occupations.by.action.distinct_mountain_items</comment>
            <translation>според взетите видове</translation>
        </message>
        <message>
            <source>%1 (every row reached)</source>
            <comment>occupations.by.all</comment>
            <translation>%1 (всичко достигнато)</translation>
        </message>
        <message>
            <source>%1 (highest row reached)</source>
            <comment>occupations.by.at_least</comment>
            <translation>%1 (най-високото)</translation>
        </message>
        <message>
            <source>%1 (first row that fits)</source>
            <comment>occupations.by.at_most</comment>
            <translation>%1 (първото изпълнено)</translation>
        </message>
        <message>
            <source>%1 (exactly)</source>
            <comment>occupations.by.exact</comment>
            <translation>%1 (точно)</translation>
        </message>
        <message>
            <source>by your exploration boards</source>
            <comment>occupations.by.exploration_boards.owned</comment>
            <translation>според експедиционните табла</translation>
        </message>
        <message>
            <source>by players</source>
            <comment>occupations.by.game.players</comment>
            <translation>според играчите</translation>
        </message>
        <message>
            <source>by the income of all your boards</source>
            <comment>occupations.by.income.total</comment>
            <translation>според дохода от всички табла</translation>
        </message>
        <message>
            <source>by ore you loaded on ships</source>
            <comment>occupations.by.ships.added_ore</comment>
            <translation>според натоварената на кораби руда</translation>
        </message>
        <message>
            <source>by sets of whaling boat, knarr and longship</source>
            <comment>occupations.by.ships.complete_sets</comment>
            <translation>според комплектите от китоловна лодка, кнар и дракар</translation>
        </message>
        <message>
            <source>by knarrs</source>
            <comment>occupations.by.ships.knarr</comment>
            <translation>според кнаровете</translation>
        </message>
        <message>
            <source>by longships</source>
            <comment>occupations.by.ships.longship</comment>
            <translation>според дракарите</translation>
        </message>
        <message>
            <source>by longships with 2 or more ore</source>
            <comment>occupations.by.ships.longships_with_2_ore</comment>
            <translation>според дракарите с поне 2 × руда</translation>
        </message>
        <message>
            <source>by whaling boats</source>
            <comment>occupations.by.ships.whaling_boat</comment>
            <translation>според китоловните лодки</translation>
        </message>
        <message>
            <source>by special tiles in supply and on boards</source>
            <comment>occupations.by.special_tiles.owned</comment>
            <translation>според специалните плочки в запаса и по таблата</translation>
        </message>
        <message>
            <source>by sheep in the stable</source>
            <comment>occupations.by.stable.sheep</comment>
            <translation>според овцете в обора</translation>
        </message>
        <message>
            <source>by grain in supply</source>
            <comment>occupations.by.supply.grain</comment>
            <translation>според зърното в запаса</translation>
        </message>
        <message>
            <source>by silk in supply</source>
            <comment>occupations.by.supply.silk</comment>
            <translation>според коприната в запаса</translation>
        </message>
        <message>
            <source>by spices in supply</source>
            <comment>occupations.by.supply.spices</comment>
            <translation>според подправките в запаса</translation>
        </message>
        <message>
            <source>Peddler</source>
            <comment>occupations.card.1</comment>
            <translation>Амбулантен търговец</translation>
        </message>
        <message>
            <source>Milker</source>
            <comment>occupations.card.10</comment>
            <translation>Дояч</translation>
        </message>
        <message>
            <source>Undertaker</source>
            <comment>occupations.card.100</comment>
            <translation>Гробар</translation>
        </message>
        <message>
            <source>Judge</source>
            <comment>occupations.card.101</comment>
            <translation>Съдия</translation>
        </message>
        <message>
            <source>Fur Merchant</source>
            <comment>occupations.card.102</comment>
            <translation>Търговец на ценни кожи</translation>
        </message>
        <message>
            <source>Forest Blacksmith</source>
            <comment>occupations.card.103</comment>
            <translation>Горски ковач</translation>
        </message>
        <message>
            <source>Disheartened Warrior</source>
            <comment>occupations.card.104</comment>
            <translation>Обезкуражен воин</translation>
        </message>
        <message>
            <source>Knarr Builder</source>
            <comment>occupations.card.105</comment>
            <translation>Строител на кнари</translation>
        </message>
        <message>
            <source>Warmonger</source>
            <comment>occupations.card.106</comment>
            <translation>Подпалвач на войни</translation>
        </message>
        <message>
            <source>Adventurer</source>
            <comment>occupations.card.107</comment>
            <translation>Търсач на приключения</translation>
        </message>
        <message>
            <source>Ironsmith</source>
            <comment>occupations.card.108</comment>
            <translation>Железар</translation>
        </message>
        <message>
            <source>Master Count</source>
            <comment>occupations.card.109</comment>
            <translation>Майстор на сметките</translation>
        </message>
        <message>
            <source>Trident Hunter</source>
            <comment>occupations.card.11</comment>
            <translation>Ловец с тризъбец</translation>
        </message>
        <message>
            <source>Birka Settler</source>
            <comment>occupations.card.110</comment>
            <translation>Заселник в Бирка</translation>
        </message>
        <message>
            <source>Artist</source>
            <comment>occupations.card.111</comment>
            <translation>Художник</translation>
        </message>
        <message>
            <source>Barkeep</source>
            <comment>occupations.card.112</comment>
            <translation>Кръчмар</translation>
        </message>
        <message>
            <source>Apprentice Craftsman</source>
            <comment>occupations.card.113</comment>
            <translation>Чирак</translation>
        </message>
        <message>
            <source>Silk Stitcher</source>
            <comment>occupations.card.114</comment>
            <translation>Шивач на коприна</translation>
        </message>
        <message>
            <source>Princess</source>
            <comment>occupations.card.115</comment>
            <translation>Принцеса</translation>
        </message>
        <message>
            <source>Master Bricklayer</source>
            <comment>occupations.card.116</comment>
            <translation>Майстор зидар</translation>
        </message>
        <message>
            <source>Shipowner</source>
            <comment>occupations.card.117</comment>
            <translation>Корабопритежател</translation>
        </message>
        <message>
            <source>Messenger</source>
            <comment>occupations.card.118</comment>
            <translation>Вестител</translation>
        </message>
        <message>
            <source>Milkman</source>
            <comment>occupations.card.119</comment>
            <translation>Млекар</translation>
        </message>
        <message>
            <source>Helmsman</source>
            <comment>occupations.card.12</comment>
            <translation>Рулеви</translation>
        </message>
        <message>
            <source>Middleman</source>
            <comment>occupations.card.120</comment>
            <translation>Посредник</translation>
        </message>
        <message>
            <source>Carpenter</source>
            <comment>occupations.card.121</comment>
            <translation>Дърводелец</translation>
        </message>
        <message>
            <source>Mountain Guard</source>
            <comment>occupations.card.122</comment>
            <translation>Планински страж</translation>
        </message>
        <message>
            <source>Oil Seller</source>
            <comment>occupations.card.123</comment>
            <translation>Продавач на масло</translation>
        </message>
        <message>
            <source>Laborer</source>
            <comment>occupations.card.124</comment>
            <translation>Надничар</translation>
        </message>
        <message>
            <source>Scribe</source>
            <comment>occupations.card.125</comment>
            <translation>Преписвач</translation>
        </message>
        <message>
            <source>Trapper</source>
            <comment>occupations.card.126</comment>
            <translation>Трапер</translation>
        </message>
        <message>
            <source>Angler</source>
            <comment>occupations.card.127</comment>
            <translation>Въдичар</translation>
        </message>
        <message>
            <source>Digger</source>
            <comment>occupations.card.128</comment>
            <translation>Копач</translation>
        </message>
        <message>
            <source>Meat Curer</source>
            <comment>occupations.card.129</comment>
            <translation>Майстор на пушено месо</translation>
        </message>
        <message>
            <source>Archer</source>
            <comment>occupations.card.13</comment>
            <translation>Стрелец с лък</translation>
        </message>
        <message>
            <source>Snare Specialist</source>
            <comment>occupations.card.130</comment>
            <translation>Майстор на примки</translation>
        </message>
        <message>
            <source>Bait Layer</source>
            <comment>occupations.card.131</comment>
            <translation>Залагач на стръв</translation>
        </message>
        <message>
            <source>Berserker</source>
            <comment>occupations.card.132</comment>
            <translation>Берсерк</translation>
        </message>
        <message>
            <source>Lance Bearer</source>
            <comment>occupations.card.133</comment>
            <translation>Копиеносец</translation>
        </message>
        <message>
            <source>Drunkard</source>
            <comment>occupations.card.134</comment>
            <translation>Пияница</translation>
        </message>
        <message>
            <source>Lone Wolf</source>
            <comment>occupations.card.135</comment>
            <translation>Вълк единак</translation>
        </message>
        <message>
            <source>Raider</source>
            <comment>occupations.card.136</comment>
            <translation>Нападател</translation>
        </message>
        <message>
            <source>Melee Fighter</source>
            <comment>occupations.card.137</comment>
            <translation>Боец в близък бой</translation>
        </message>
        <message>
            <source>Robber</source>
            <comment>occupations.card.138</comment>
            <translation>Разбойник</translation>
        </message>
        <message>
            <source>Loot Hunter</source>
            <comment>occupations.card.139</comment>
            <translation>Ловец на плячка</translation>
        </message>
        <message>
            <source>Ship Owner</source>
            <comment>occupations.card.14</comment>
            <translation>Собственик на кораби</translation>
        </message>
        <message>
            <source>Blubber Cook</source>
            <comment>occupations.card.140</comment>
            <translation>Топител на китова мас</translation>
        </message>
        <message>
            <source>Ivory Sculptor</source>
            <comment>occupations.card.141</comment>
            <translation>Резбар на кост</translation>
        </message>
        <message>
            <source>Whale Catcher</source>
            <comment>occupations.card.142</comment>
            <translation>Китоловец</translation>
        </message>
        <message>
            <source>Antlers Seller</source>
            <comment>occupations.card.143</comment>
            <translation>Продавач на еленови рога</translation>
        </message>
        <message>
            <source>Deerstalker</source>
            <comment>occupations.card.144</comment>
            <translation>Ловец на елени</translation>
        </message>
        <message>
            <source>Forester</source>
            <comment>occupations.card.145</comment>
            <translation>Лесничей</translation>
        </message>
        <message>
            <source>Sledger</source>
            <comment>occupations.card.146</comment>
            <translation>Водач на шейна</translation>
        </message>
        <message>
            <source>Steersman</source>
            <comment>occupations.card.147</comment>
            <translation>Кормчия</translation>
        </message>
        <message>
            <source>Spice Merchant</source>
            <comment>occupations.card.148</comment>
            <translation>Вносител на подправки</translation>
        </message>
        <message>
            <source>Priest</source>
            <comment>occupations.card.149</comment>
            <translation>Жрец</translation>
        </message>
        <message>
            <source>Cottager</source>
            <comment>occupations.card.15</comment>
            <translation>Колибар</translation>
        </message>
        <message>
            <source>Meat Buyer</source>
            <comment>occupations.card.150</comment>
            <translation>Купувач на месо</translation>
        </message>
        <message>
            <source>Thing Spokesman</source>
            <comment>occupations.card.151</comment>
            <translation>Говорител на тинга</translation>
        </message>
        <message>
            <source>Merchant</source>
            <comment>occupations.card.152</comment>
            <translation>Търговец</translation>
        </message>
        <message>
            <source>Proficient Hunter</source>
            <comment>occupations.card.153</comment>
            <translation>Опитен ловец</translation>
        </message>
        <message>
            <source>Woodcutter</source>
            <comment>occupations.card.154</comment>
            <translation>Дървар</translation>
        </message>
        <message>
            <source>Cooper</source>
            <comment>occupations.card.155</comment>
            <translation>Бъчвар</translation>
        </message>
        <message>
            <source>Stone Crusher</source>
            <comment>occupations.card.156</comment>
            <translation>Трошач на камък</translation>
        </message>
        <message>
            <source>Skinner</source>
            <comment>occupations.card.157</comment>
            <translation>Дерач на кожи</translation>
        </message>
        <message>
            <source>Barbarian</source>
            <comment>occupations.card.158</comment>
            <translation>Варварин</translation>
        </message>
        <message>
            <source>Festive Hunter</source>
            <comment>occupations.card.159</comment>
            <translation>Празничен ловец</translation>
        </message>
        <message>
            <source>Captain</source>
            <comment>occupations.card.16</comment>
            <translation>Капитан</translation>
        </message>
        <message>
            <source>Sober Man</source>
            <comment>occupations.card.160</comment>
            <translation>Трезвеник</translation>
        </message>
        <message>
            <source>Whaling Assistant</source>
            <comment>occupations.card.161</comment>
            <translation>Помощник-китоловец</translation>
        </message>
        <message>
            <source>Flax Farmer</source>
            <comment>occupations.card.162</comment>
            <translation>Производител на лен</translation>
        </message>
        <message>
            <source>Farmhand</source>
            <comment>occupations.card.163</comment>
            <translation>Ратай</translation>
        </message>
        <message>
            <source>Armed Fighter</source>
            <comment>occupations.card.164</comment>
            <translation>Въоръжен боец</translation>
        </message>
        <message>
            <source>Village Leader</source>
            <comment>occupations.card.165</comment>
            <translation>Селски старейшина</translation>
        </message>
        <message>
            <source>Weapons Warden</source>
            <comment>occupations.card.166</comment>
            <translation>Пазител на оръжията</translation>
        </message>
        <message>
            <source>Taster</source>
            <comment>occupations.card.167</comment>
            <translation>Дегустатор</translation>
        </message>
        <message>
            <source>Earl of Lade</source>
            <comment>occupations.card.168</comment>
            <translation>Ярл на Ладе</translation>
        </message>
        <message>
            <source>Sower</source>
            <comment>occupations.card.169</comment>
            <translation>Сеяч</translation>
        </message>
        <message>
            <source>Orient Shipper</source>
            <comment>occupations.card.17</comment>
            <translation>Търговец с Изтока</translation>
        </message>
        <message>
            <source>Refugee Helper</source>
            <comment>occupations.card.170</comment>
            <translation>Помощник на бежанците</translation>
        </message>
        <message>
            <source>Flax Baker</source>
            <comment>occupations.card.171</comment>
            <translation>Пекар на ленен хляб</translation>
        </message>
        <message>
            <source>Fish Cook</source>
            <comment>occupations.card.172</comment>
            <translation>Готвач на риба</translation>
        </message>
        <message>
            <source>Punchcutter</source>
            <comment>occupations.card.173</comment>
            <translation>Гравьор на щемпели</translation>
        </message>
        <message>
            <source>Bosporus Traveler</source>
            <comment>occupations.card.174</comment>
            <translation>Пътешественик до Босфора</translation>
        </message>
        <message>
            <source>Codliver Oil Presser</source>
            <comment>occupations.card.175</comment>
            <translation>Пресовач на рибено масло</translation>
        </message>
        <message>
            <source>Etiquette Teacher</source>
            <comment>occupations.card.176</comment>
            <translation>Учител по обноски</translation>
        </message>
        <message>
            <source>Maid</source>
            <comment>occupations.card.177</comment>
            <translation>Прислужница</translation>
        </message>
        <message>
            <source>Boat Builder</source>
            <comment>occupations.card.178</comment>
            <translation>Майстор на лодки</translation>
        </message>
        <message>
            <source>Cutter Operator</source>
            <comment>occupations.card.179</comment>
            <translation>Водач на кутер</translation>
        </message>
        <message>
            <source>Fighter</source>
            <comment>occupations.card.18</comment>
            <translation>Боец</translation>
        </message>
        <message>
            <source>Beach Raider</source>
            <comment>occupations.card.180</comment>
            <translation>Крайбрежен грабител</translation>
        </message>
        <message>
            <source>Sail Patcher</source>
            <comment>occupations.card.181</comment>
            <translation>Кърпач на платна</translation>
        </message>
        <message>
            <source>Herb Gardener</source>
            <comment>occupations.card.182</comment>
            <translation>Градинар на билки</translation>
        </message>
        <message>
            <source>Grain Deliveryman</source>
            <comment>occupations.card.183</comment>
            <translation>Доставчик на зърно</translation>
        </message>
        <message>
            <source>Sponsor</source>
            <comment>occupations.card.184</comment>
            <translation>Спонсор</translation>
        </message>
        <message>
            <source>Dorestad Traveller</source>
            <comment>occupations.card.185</comment>
            <translation>Пътешественик до Дорестад</translation>
        </message>
        <message>
            <source>Pea Flour Baker</source>
            <comment>occupations.card.186</comment>
            <translation>Пекар на грахов хляб</translation>
        </message>
        <message>
            <source>Chronicler</source>
            <comment>occupations.card.187</comment>
            <translation>Летописец</translation>
        </message>
        <message>
            <source>Mineworker</source>
            <comment>occupations.card.188</comment>
            <translation>Рудокоп</translation>
        </message>
        <message>
            <source>Seafarer</source>
            <comment>occupations.card.189</comment>
            <translation>Мореплавател</translation>
        </message>
        <message>
            <source>Host</source>
            <comment>occupations.card.19</comment>
            <translation>Домакин</translation>
        </message>
        <message>
            <source>Bosporus Merchant</source>
            <comment>occupations.card.190</comment>
            <translation>Търговец от Босфора</translation>
        </message>
        <message>
            <source>Patron</source>
            <comment>occupations.card.2</comment>
            <translation>Покровител</translation>
        </message>
        <message>
            <source>Builder</source>
            <comment>occupations.card.20</comment>
            <translation>Строител</translation>
        </message>
        <message>
            <source>Collector</source>
            <comment>occupations.card.21</comment>
            <translation>Колекционер</translation>
        </message>
        <message>
            <source>Miner</source>
            <comment>occupations.card.22</comment>
            <translation>Миньор</translation>
        </message>
        <message>
            <source>Custodian</source>
            <comment>occupations.card.23</comment>
            <translation>Пазител на домове</translation>
        </message>
        <message>
            <source>Whaling Equipper</source>
            <comment>occupations.card.24</comment>
            <translation>Снабдител на китоловци</translation>
        </message>
        <message>
            <source>Meat Trader</source>
            <comment>occupations.card.25</comment>
            <translation>Прекупвач на месо</translation>
        </message>
        <message>
            <source>Meat Inspector</source>
            <comment>occupations.card.26</comment>
            <translation>Инспектор по месото</translation>
        </message>
        <message>
            <source>Fisherman</source>
            <comment>occupations.card.27</comment>
            <translation>Рибар</translation>
        </message>
        <message>
            <source>Locksmith</source>
            <comment>occupations.card.28</comment>
            <translation>Ключар</translation>
        </message>
        <message>
            <source>Meat Preserver</source>
            <comment>occupations.card.29</comment>
            <translation>Майстор на солено месо</translation>
        </message>
        <message>
            <source>Furrier</source>
            <comment>occupations.card.3</comment>
            <translation>Кожухар</translation>
        </message>
        <message>
            <source>Silk Merchant</source>
            <comment>occupations.card.30</comment>
            <translation>Търговец на коприна</translation>
        </message>
        <message>
            <source>Storeman</source>
            <comment>occupations.card.31</comment>
            <translation>Пазач на склада</translation>
        </message>
        <message>
            <source>Weapons Supplier</source>
            <comment>occupations.card.32</comment>
            <translation>Доставчик на оръжия</translation>
        </message>
        <message>
            <source>Sheep Shearer</source>
            <comment>occupations.card.33</comment>
            <translation>Стригач на овце</translation>
        </message>
        <message>
            <source>Shepherd</source>
            <comment>occupations.card.34</comment>
            <translation>Овчар</translation>
        </message>
        <message>
            <source>Cattle Breeder</source>
            <comment>occupations.card.35</comment>
            <translation>Животновъд</translation>
        </message>
        <message>
            <source>Ship's Cook</source>
            <comment>occupations.card.36</comment>
            <translation>Корабен готвач</translation>
        </message>
        <message>
            <source>Foreign Trader</source>
            <comment>occupations.card.37</comment>
            <translation>Чуждестранен търговец</translation>
        </message>
        <message>
            <source>Peacemaker</source>
            <comment>occupations.card.38</comment>
            <translation>Миротворец</translation>
        </message>
        <message>
            <source>Modifier</source>
            <comment>occupations.card.39</comment>
            <translation>Преустроител на кораби</translation>
        </message>
        <message>
            <source>Hunter</source>
            <comment>occupations.card.4</comment>
            <translation>Ловец</translation>
        </message>
        <message>
            <source>Master Joiner</source>
            <comment>occupations.card.40</comment>
            <translation>Майстор столар</translation>
        </message>
        <message>
            <source>Slowpoke</source>
            <comment>occupations.card.41</comment>
            <translation>Бавняк</translation>
        </message>
        <message>
            <source>Steward</source>
            <comment>occupations.card.42</comment>
            <translation>Иконом</translation>
        </message>
        <message>
            <source>Fruit Picker</source>
            <comment>occupations.card.43</comment>
            <translation>Берач на плодове</translation>
        </message>
        <message>
            <source>Master Tailor</source>
            <comment>occupations.card.44</comment>
            <translation>Майстор шивач</translation>
        </message>
        <message>
            <source>Pirate</source>
            <comment>occupations.card.45</comment>
            <translation>Пират</translation>
        </message>
        <message>
            <source>Ship Architect</source>
            <comment>occupations.card.46</comment>
            <translation>Корабен архитект</translation>
        </message>
        <message>
            <source>Tanner</source>
            <comment>occupations.card.47</comment>
            <translation>Кожар</translation>
        </message>
        <message>
            <source>Farmer</source>
            <comment>occupations.card.48</comment>
            <translation>Фермер</translation>
        </message>
        <message>
            <source>Plower</source>
            <comment>occupations.card.49</comment>
            <translation>Орач</translation>
        </message>
        <message>
            <source>Chief</source>
            <comment>occupations.card.5</comment>
            <translation>Вожд</translation>
        </message>
        <message>
            <source>Rune Engraver</source>
            <comment>occupations.card.50</comment>
            <translation>Резбар на руни</translation>
        </message>
        <message>
            <source>Master Mason</source>
            <comment>occupations.card.51</comment>
            <translation>Майстор каменоделец</translation>
        </message>
        <message>
            <source>Tutor</source>
            <comment>occupations.card.52</comment>
            <translation>Домашен учител</translation>
        </message>
        <message>
            <source>Farm Shop Owner</source>
            <comment>occupations.card.53</comment>
            <translation>Собственик на фермерски магазин</translation>
        </message>
        <message>
            <source>Tradesman</source>
            <comment>occupations.card.54</comment>
            <translation>Дребен търговец</translation>
        </message>
        <message>
            <source>Treasurer</source>
            <comment>occupations.card.55</comment>
            <translation>Ковчежник</translation>
        </message>
        <message>
            <source>Arms Dealer</source>
            <comment>occupations.card.56</comment>
            <translation>Търговец на оръжие</translation>
        </message>
        <message>
            <source>Bean Farmer</source>
            <comment>occupations.card.57</comment>
            <translation>Производител на боб</translation>
        </message>
        <message>
            <source>Linseed Oil Presser</source>
            <comment>occupations.card.58</comment>
            <translation>Пресовач на ленено масло</translation>
        </message>
        <message>
            <source>Linen Weaver</source>
            <comment>occupations.card.59</comment>
            <translation>Тъкач на ленено платно</translation>
        </message>
        <message>
            <source>Stonecarver</source>
            <comment>occupations.card.6</comment>
            <translation>Резбар на камък</translation>
        </message>
        <message>
            <source>Inspector</source>
            <comment>occupations.card.60</comment>
            <translation>Инспектор</translation>
        </message>
        <message>
            <source>Wharf Owner</source>
            <comment>occupations.card.61</comment>
            <translation>Стопанин на кея</translation>
        </message>
        <message>
            <source>Fine Blacksmith</source>
            <comment>occupations.card.62</comment>
            <translation>Изкусен ковач</translation>
        </message>
        <message>
            <source>Hornturner</source>
            <comment>occupations.card.63</comment>
            <translation>Майстор на изделия от рог</translation>
        </message>
        <message>
            <source>Ship Builder</source>
            <comment>occupations.card.64</comment>
            <translation>Корабостроител</translation>
        </message>
        <message>
            <source>Dragonslayer</source>
            <comment>occupations.card.65</comment>
            <translation>Драконоубиец</translation>
        </message>
        <message>
            <source>Field Farmer</source>
            <comment>occupations.card.66</comment>
            <translation>Земеделец</translation>
        </message>
        <message>
            <source>Private Chef</source>
            <comment>occupations.card.67</comment>
            <translation>Личен готвач</translation>
        </message>
        <message>
            <source>Weapon Supplier</source>
            <comment>occupations.card.68</comment>
            <translation>Снабдител с оръжие</translation>
        </message>
        <message>
            <source>Equipment Supplier</source>
            <comment>occupations.card.69</comment>
            <translation>Снабдител със снаряжение</translation>
        </message>
        <message>
            <source>Miller</source>
            <comment>occupations.card.7</comment>
            <translation>Воденичар</translation>
        </message>
        <message>
            <source>Courier</source>
            <comment>occupations.card.70</comment>
            <translation>Куриер</translation>
        </message>
        <message>
            <source>Innkeeper</source>
            <comment>occupations.card.71</comment>
            <translation>Ханджия</translation>
        </message>
        <message>
            <source>Earl</source>
            <comment>occupations.card.72</comment>
            <translation>Ярл</translation>
        </message>
        <message>
            <source>Metalsmith</source>
            <comment>occupations.card.73</comment>
            <translation>Майстор на метали</translation>
        </message>
        <message>
            <source>Cowherd</source>
            <comment>occupations.card.74</comment>
            <translation>Говедар</translation>
        </message>
        <message>
            <source>Bone Collector</source>
            <comment>occupations.card.75</comment>
            <translation>Събирач на кости</translation>
        </message>
        <message>
            <source>Homecomer</source>
            <comment>occupations.card.76</comment>
            <translation>Завърналият се</translation>
        </message>
        <message>
            <source>Follower</source>
            <comment>occupations.card.77</comment>
            <translation>Последовател</translation>
        </message>
        <message>
            <source>Traveling Merchant</source>
            <comment>occupations.card.78</comment>
            <translation>Пътуващ търговец</translation>
        </message>
        <message>
            <source>Breeder</source>
            <comment>occupations.card.79</comment>
            <translation>Развъдчик</translation>
        </message>
        <message>
            <source>Craft Leader</source>
            <comment>occupations.card.8</comment>
            <translation>Старши майстор</translation>
        </message>
        <message>
            <source>Shepherd Boy</source>
            <comment>occupations.card.80</comment>
            <translation>Овчарче</translation>
        </message>
        <message>
            <source>Quartermaster</source>
            <comment>occupations.card.81</comment>
            <translation>Интендант</translation>
        </message>
        <message>
            <source>Longship Builder</source>
            <comment>occupations.card.82</comment>
            <translation>Строител на дракари</translation>
        </message>
        <message>
            <source>Wholesaler</source>
            <comment>occupations.card.83</comment>
            <translation>Търговец на едро</translation>
        </message>
        <message>
            <source>Harbor Guard</source>
            <comment>occupations.card.84</comment>
            <translation>Пристанищен страж</translation>
        </message>
        <message>
            <source>Hornblower</source>
            <comment>occupations.card.85</comment>
            <translation>Свирач на рог</translation>
        </message>
        <message>
            <source>Hide Buyer</source>
            <comment>occupations.card.86</comment>
            <translation>Купувач на кожи</translation>
        </message>
        <message>
            <source>Preacher</source>
            <comment>occupations.card.87</comment>
            <translation>Проповедник</translation>
        </message>
        <message>
            <source>Clerk</source>
            <comment>occupations.card.88</comment>
            <translation>Писар</translation>
        </message>
        <message>
            <source>Catapulter</source>
            <comment>occupations.card.89</comment>
            <translation>Стрелец с катапулт</translation>
        </message>
        <message>
            <source>Ore Boatman</source>
            <comment>occupations.card.9</comment>
            <translation>Превозвач на руда</translation>
        </message>
        <message>
            <source>Sword Fighter</source>
            <comment>occupations.card.90</comment>
            <translation>Боец с меч</translation>
        </message>
        <message>
            <source>Latecomer</source>
            <comment>occupations.card.91</comment>
            <translation>Закъснелият</translation>
        </message>
        <message>
            <source>Sympathetic Soul</source>
            <comment>occupations.card.92</comment>
            <translation>Състрадателна душа</translation>
        </message>
        <message>
            <source>Helper in Time of Need</source>
            <comment>occupations.card.93</comment>
            <translation>Помощник в нужда</translation>
        </message>
        <message>
            <source>Spice Merchant</source>
            <comment>occupations.card.94</comment>
            <translation>Търговец на подправки</translation>
        </message>
        <message>
            <source>Wanderer</source>
            <comment>occupations.card.95</comment>
            <translation>Скитник</translation>
        </message>
        <message>
            <source>Meat Merchant</source>
            <comment>occupations.card.96</comment>
            <translation>Търговец на месо</translation>
        </message>
        <message>
            <source>Pea Counter</source>
            <comment>occupations.card.97</comment>
            <translation>Брояч на грах</translation>
        </message>
        <message>
            <source>Nobleman</source>
            <comment>occupations.card.98</comment>
            <translation>Благородник</translation>
        </message>
        <message>
            <source>Tutor</source>
            <comment>occupations.card.99</comment>
            <translation>Наставник</translation>
        </message>
        <message>
            <source>Blue</source>
            <comment>occupations.colour.b</comment>
            <translation>Синя</translation>
        </message>
        <message>
            <source>Green</source>
            <comment>occupations.colour.g</comment>
            <translation>Зелена</translation>
        </message>
        <message>
            <source>Red</source>
            <comment>occupations.colour.r</comment>
            <translation>Червена</translation>
        </message>
        <message>
            <source>Yellow</source>
            <comment>occupations.colour.y</comment>
            <translation>Жълта</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>occupations.each</comment>
            <extracomment>%1 is received, %2 says for what, once each: a text whose key begins with occupations.each.</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>per kind of wood, stone and ore paid</source>
            <comment>occupations.each.action.resource_kinds_paid</comment>
            <translation>за всеки платен вид (дървесина, камък, руда)</translation>
        </message>
        <message>
            <source>per stone house and long house</source>
            <comment>occupations.each.houses.stone_or_long</comment>
            <translation>за всяка каменна и дълга къща</translation>
        </message>
        <message>
            <source>per knarr</source>
            <comment>occupations.each.ships.knarr</comment>
            <translation>за всеки кнар</translation>
        </message>
        <message>
            <source>per large ship</source>
            <comment>occupations.each.ships.large</comment>
            <translation>за всеки голям кораб</translation>
        </message>
        <message>
            <source>per longship</source>
            <comment>occupations.each.ships.longship</comment>
            <translation>за всеки дракар</translation>
        </message>
        <message>
            <source>per whaling boat</source>
            <comment>occupations.each.ships.whaling_boat</comment>
            <translation>за всяка китоловна лодка</translation>
        </message>
        <message>
            <source>per kind of animal in the stable</source>
            <comment>occupations.each.stable.kinds</comment>
            <translation>за всеки вид животни в обора</translation>
        </message>
        <message>
            <source>per pair of game and whale meat in supply, which stay</source>
            <comment>occupations.each.supply.meat_pairs</comment>
            <translation>за всяка двойка дивечово и китово месо в запаса (остават)</translation>
        </message>
        <message>
            <source>for each of them, ending with at most %1</source>
            <comment>occupations.each.supply.peas_to_double</comment>
            <translation>за всеки от тях, общо до %1</translation>
        </message>
        <message>
            <source>per kind of red good and animal in supply</source>
            <comment>occupations.each.supply.red_kinds</comment>
            <translation>за всеки вид червена стока и животно в запаса</translation>
        </message>
        <message numerus="yes">
            <source>you took %n or more kinds of items from strips</source>
            <comment>occupations.if.action.distinct_mountain_items.at_least</comment>
            <translation>
                <numerusform>от лентите е взет поне %n вид</numerusform>
                <numerusform>от лентите са взети поне %n вида</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you paid exactly %n long swords</source>
            <comment>occupations.if.action.long_sword_paid.exactly</comment>
            <translation>
                <numerusform>е платен точно %n дълъг меч</numerusform>
                <numerusform>са платени точно %n дълги меча</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the space itself yields exactly %n silver</source>
            <comment>occupations.if.action.printed_silver_gain.exactly</comment>
            <translation>
                <numerusform>самото поле дава точно %n × сребро</numerusform>
                <numerusform>самото поле дава точно %n × сребро</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it was a printed space for exactly %n Vikings</source>
            <comment>occupations.if.action.printed_space_vikings.exactly</comment>
            <translation>
                <numerusform>е на отпечатано поле за точно %n викинг</numerusform>
                <numerusform>е на отпечатано поле за точно %n викинги</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you had rolled exactly %n times</source>
            <comment>occupations.if.action.rolls_used.exactly</comment>
            <translation>
                <numerusform>е след точно %n хвърляне</numerusform>
                <numerusform>е след точно %n хвърляния</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you paid exactly %n spears</source>
            <comment>occupations.if.action.spear_paid.exactly</comment>
            <translation>
                <numerusform>е платено точно %n копие</numerusform>
                <numerusform>са платени точно %n копия</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it brought %n or more stockfish</source>
            <comment>occupations.if.action.stockfish_gained.at_least</comment>
            <translation>
                <numerusform>е донесло поне %n сушена риба</numerusform>
                <numerusform>е донесло поне %n сушени риби</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it brought %n or more stone</source>
            <comment>occupations.if.action.stone_gained.at_least</comment>
            <translation>
                <numerusform>е донесло поне %n камък</numerusform>
                <numerusform>е донесло поне %n камъка</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it brought %n or more wood</source>
            <comment>occupations.if.action.wood_gained.at_least</comment>
            <translation>
                <numerusform>е донесло поне %n × дървесина</numerusform>
                <numerusform>е донесло поне %n × дървесина</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you paid %n or more wood</source>
            <comment>occupations.if.action.wood_paid.at_least</comment>
            <translation>
                <numerusform>е платена поне %n × дървесина</numerusform>
                <numerusform>е платена поне %n × дървесина</numerusform>
            </translation>
        </message>
        <message>
            <source>you paid no wood</source>
            <comment>occupations.if.action.wood_paid.none</comment>
            <translation>не е платена дървесина</translation>
        </message>
        <message numerus="yes">
            <source>%n or more game meat was served</source>
            <comment>occupations.if.banquet.game_meat_used.at_least</comment>
            <translation>
                <numerusform>е поднесено поне %n × дивечово месо</numerusform>
                <numerusform>е поднесено поне %n × дивечово месо</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more stockfish were served</source>
            <comment>occupations.if.banquet.stockfish_used.at_least</comment>
            <translation>
                <numerusform>е поднесена поне %n сушена риба</numerusform>
                <numerusform>са поднесени поне %n сушени риби</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>no more than %n come at once</source>
            <comment>occupations.if.event.count.at_most</comment>
            <translation>
                <numerusform>наведнъж се връща най-много %n</numerusform>
                <numerusform>наведнъж се връщат най-много %n</numerusform>
            </translation>
        </message>
        <message>
            <source>it is ore</source>
            <comment>occupations.if.event.item.ore</comment>
            <translation>е руда</translation>
        </message>
        <message>
            <source>it is a 2-silver mark</source>
            <comment>occupations.if.event.item.silver2</comment>
            <translation>е знак „2 сребърни монети“</translation>
        </message>
        <message>
            <source>it is stone</source>
            <comment>occupations.if.event.item.stone</comment>
            <translation>е камък</translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more stone and long houses</source>
            <comment>occupations.if.houses.stone_or_long.at_least</comment>
            <translation>
                <numerusform>има поне %n каменна или дълга къща</numerusform>
                <numerusform>има поне %n каменни и дълги къщи</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it is your placement number %n or later there this round</source>
            <comment>occupations.if.round.two_viking_placements.at_least</comment>
            <translation>
                <numerusform>това е поставяне №%n или по-късно там в рунда</numerusform>
                <numerusform>това е поставяне №%n или по-късно там в рунда</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more large ships</source>
            <comment>occupations.if.ships.large.at_least</comment>
            <translation>
                <numerusform>има поне %n голям кораб</numerusform>
                <numerusform>има поне %n големи кораба</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more longships</source>
            <comment>occupations.if.ships.longship.at_least</comment>
            <translation>
                <numerusform>има поне %n дракар</numerusform>
                <numerusform>има поне %n дракара</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more clothing in supply</source>
            <comment>occupations.if.supply.clothing.at_least</comment>
            <translation>
                <numerusform>в запаса има поне %n × дрехи</numerusform>
                <numerusform>в запаса има поне %n × дрехи</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more</source>
            <comment>occupations.if.supply.flax.at_least</comment>
            <translation>
                <numerusform>има поне %n</numerusform>
                <numerusform>има поне %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more</source>
            <comment>occupations.if.supply.grain.at_least</comment>
            <translation>
                <numerusform>има поне %n</numerusform>
                <numerusform>има поне %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more ore in supply</source>
            <comment>occupations.if.supply.ore.at_least</comment>
            <translation>
                <numerusform>в запаса има поне %n × руда</numerusform>
                <numerusform>в запаса има поне %n × руда</numerusform>
            </translation>
        </message>
        <message>
            <source>you have peas in supply, fewer than %2</source>
            <comment>occupations.if.supply.peas_to_double.at_least</comment>
            <translation>в запаса има грах, но под %2</translation>
        </message>
        <message numerus="yes">
            <source>%n or more of your Vikings stand in column 2</source>
            <comment>occupations.if.vikings.column_2.at_least</comment>
            <translation>
                <numerusform>в колона 2 има поне %n собствен викинг</numerusform>
                <numerusform>в колона 2 има поне %n собствени викинги</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more of your Vikings stand in column 3</source>
            <comment>occupations.if.vikings.column_3.at_least</comment>
            <translation>
                <numerusform>в колона 3 има поне %n собствен викинг</numerusform>
                <numerusform>в колона 3 има поне %n собствени викинги</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more of your Vikings stand on crafting spaces</source>
            <comment>occupations.if.vikings.on_crafting.at_least</comment>
            <translation>
                <numerusform>на занаятчийски полета има поне %n собствен викинг</numerusform>
                <numerusform>на занаятчийски полета има поне %n собствени викинги</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>exactly %n stand there now</source>
            <comment>occupations.if.vikings.thing_square.exactly</comment>
            <translation>
                <numerusform>там вече стои точно %n</numerusform>
                <numerusform>там вече стоят точно %n</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>occupations.lead.by</comment>
            <extracomment>%1 says when, %2 which figure decides: a text whose key begins with occupations.by.</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, if %2</source>
            <comment>occupations.lead.if</comment>
            <extracomment>%1 says when, %2 is a condition: a text whose key begins with occupations.if.</extracomment>
            <translation>%1, ако %2</translation>
        </message>
        <message>
            <source>%1, you may</source>
            <comment>occupations.lead.may</comment>
            <extracomment>%1 says when; what follows may be declined.</extracomment>
            <translation>%1, по желание</translation>
        </message>
        <message>
            <source>Once %1</source>
            <comment>occupations.lead.offer</comment>
            <extracomment>From then on, at any time; %1 is a condition.</extracomment>
            <translation>След като %1</translation>
        </message>
        <message>
            <source>As soon as %1</source>
            <comment>occupations.lead.threshold</comment>
            <extracomment>%1 is a condition: a text whose key begins with occupations.if.</extracomment>
            <translation>Щом %1</translation>
        </message>
        <message>
            <source>%1 (only once)</source>
            <comment>occupations.limit.once</comment>
            <translation>%1 (само веднъж)</translation>
        </message>
        <message>
            <source>%1 (once per action)</source>
            <comment>occupations.limit.per_action</comment>
            <translation>%1 (веднъж на действие)</translation>
        </message>
        <message>
            <source>%1 (once per phase)</source>
            <comment>occupations.limit.per_phase</comment>
            <translation>%1 (веднъж на фаза)</translation>
        </message>
        <message>
            <source>%1 (for each one)</source>
            <comment>occupations.limit.per_unit</comment>
            <translation>%1 (за всяко)</translation>
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
            <translation>Изберете началната професия, която да остане.</translation>
        </message>
        <message>
            <source>all its rolls +%1</source>
            <comment>occupations.op.add_to_rolls</comment>
            <translation>всичките му хвърляния +%1</translation>
        </message>
        <message>
            <source>the special tiles with the highest sword value in the stock take %1 less</source>
            <comment>occupations.op.best_special_less</comment>
            <translation>специалните плочки с най-голяма сила на меча искат с %1 по-малко</translation>
        </message>
        <message>
            <source>%1 silver less in all</source>
            <comment>occupations.op.discount.silver</comment>
            <translation>общо с %1 × сребро по-малко</translation>
        </message>
        <message>
            <source>%1 silver less where %2 or more are asked for</source>
            <comment>occupations.op.discount.silver.least</comment>
            <translation>с %1 × сребро по-малко, ако се искат поне %2</translation>
        </message>
        <message>
            <source>%1 stone less</source>
            <comment>occupations.op.discount.stone</comment>
            <translation>с %1 × камък по-малко</translation>
        </message>
        <message>
            <source>claim any face-up exploration board with any ship</source>
            <comment>occupations.op.explore_any</comment>
            <translation>може да се заеме всяко открито експедиционно табло с всеки кораб</translation>
        </message>
        <message>
            <source>one of them may climb two steps</source>
            <comment>occupations.op.extra_step</comment>
            <translation>една от тях може да се подобри с две степени</translation>
        </message>
        <message>
            <source>fewer needed %1: %2</source>
            <comment>occupations.op.fewer_vikings</comment>
            <extracomment>%1 says which figure decides, %2 are rows of figures and how many fewer.</extracomment>
            <translation>по-малко %1: %2</translation>
        </message>
        <message>
            <source>stone onto your shed</source>
            <comment>occupations.op.fill_shed.stone</comment>
            <translation>камък в собствен склад</translation>
        </message>
        <message>
            <source>wood onto your shed</source>
            <comment>occupations.op.fill_shed.wood</comment>
            <translation>дървесина в собствен склад</translation>
        </message>
        <message>
            <source>lay stockfish served at it in your houses</source>
            <comment>occupations.op.food_to_houses.stockfish</comment>
            <translation>поднесената сушена риба се поставя в собствените къщи</translation>
        </message>
        <message>
            <source>one more of a good, not an animal, of which you have exactly 3 in supply</source>
            <comment>occupations.op.fourth</comment>
            <translation>още една от стока (не животно), от която в запаса има точно 3</translation>
        </message>
        <message>
            <source>longship with its ore</source>
            <comment>occupations.op.give_ship.longship</comment>
            <translation>дракар с рудата му</translation>
        </message>
        <message>
            <source>whaling boat with its ore</source>
            <comment>occupations.op.give_ship.whaling_boat</comment>
            <translation>китоловна лодка с рудата ѝ</translation>
        </message>
        <message>
            <source>emigrate without Vikings</source>
            <comment>occupations.op.grant.emigrate</comment>
            <translation>преселване без викинги</translation>
        </message>
        <message>
            <source>hunt game without Vikings</source>
            <comment>occupations.op.grant.hunt</comment>
            <translation>лов на дивеч без викинги</translation>
        </message>
        <message>
            <source>%1, 1 silver less %2</source>
            <comment>occupations.op.grant.off</comment>
            <extracomment>%1 is an action, %2 says for what, once each.</extracomment>
            <translation>%1, с 1 × сребро по-малко %2</translation>
        </message>
        <message>
            <source>lay a snare without Vikings</source>
            <comment>occupations.op.grant.snare</comment>
            <translation>залагане на примка без викинги</translation>
        </message>
        <message>
            <source>a knarr may serve</source>
            <comment>occupations.op.knarrs_as_longships</comment>
            <translation>може да послужи кнар</translation>
        </message>
        <message>
            <source>1 ore per longship, each to be laid at once on your home or exploration boards</source>
            <comment>occupations.op.lay_ore</comment>
            <translation>по 1 × руда за всеки дракар, веднага за поставяне на домашно или експедиционно табло</translation>
        </message>
        <message>
            <source>up to %1 peas may lie lengthwise</source>
            <comment>occupations.op.lengthwise.peas</comment>
            <translation>до %1 × грах може да лежат по дължина</translation>
        </message>
        <message>
            <source>green goods too, for %1 less than their blue side</source>
            <comment>occupations.op.loot_green</comment>
            <translation>и зелени стоки, с %1 по-малко от синята им страна</translation>
        </message>
        <message numerus="yes">
            <source>you may roll up to %n times</source>
            <comment>occupations.op.most_rolls</comment>
            <translation>
                <numerusform>до %n хвърляне</numerusform>
                <numerusform>до %n хвърляния</numerusform>
            </translation>
        </message>
        <message>
            <source>no mead at this feast</source>
            <comment>occupations.op.no_mead</comment>
            <translation>без медовина на този пир</translation>
        </message>
        <message>
            <source>1 ore off a longship</source>
            <comment>occupations.op.ore_off</comment>
            <translation>1 × руда от дракар</translation>
        </message>
        <message>
            <source>%1 silver (less 1 per long sword, ½ per spear and bow, rounded down)</source>
            <comment>occupations.op.pay.less.weapons.off_a_longship</comment>
            <translation>%1 × сребро (с 1 по-малко за всеки дълъг меч, с ½ за всяко копие и лък, надолу)</translation>
        </message>
        <message>
            <source>silver equal to the round</source>
            <comment>occupations.op.pay.round</comment>
            <translation>сребро колкото номера на рунда</translation>
        </message>
        <message numerus="yes">
            <source>any %n weapon cards of yours</source>
            <comment>occupations.op.pay_weapons</comment>
            <translation>
                <numerusform>%n собствена карта „Оръжие“</numerusform>
                <numerusform>%n собствени карти „Оръжие“</numerusform>
            </translation>
        </message>
        <message>
            <source>play an occupation</source>
            <comment>occupations.op.play_one</comment>
            <translation>изиграване на професия</translation>
        </message>
        <message>
            <source>take 1 Viking back from each space you occupy in column %1</source>
            <comment>occupations.op.return_each</comment>
            <translation>по 1 викинг се връща от всяко собствено заето поле в колона %1</translation>
        </message>
        <message>
            <source>take 1 Viking back from a space, then for silver equal to the round a second from there</source>
            <comment>occupations.op.return_from</comment>
            <translation>1 викинг се връща от поле, после срещу сребро колкото номера на рунда и втори оттам</translation>
        </message>
        <message>
            <source>take 1 Viking back from this space</source>
            <comment>occupations.op.return_here</comment>
            <translation>1 викинг се връща от това поле</translation>
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
            <translation>бонус фаза само за домашното табло</translation>
        </message>
        <message>
            <source>hold a bonus phase for your houses alone</source>
            <comment>occupations.op.run_phase.bonus.houses</comment>
            <translation>бонус фаза само за собствените къщи</translation>
        </message>
        <message>
            <source>hold an animal breeding for yourself alone</source>
            <comment>occupations.op.run_phase.breeding</comment>
            <translation>размножаване на животните само за себе си</translation>
        </message>
        <message>
            <source>hold a whole feast for yourself alone</source>
            <comment>occupations.op.run_phase.feast</comment>
            <translation>цял пир само за себе си</translation>
        </message>
        <message>
            <source>%1 (built)</source>
            <comment>occupations.op.ship.built</comment>
            <translation>%1 (построява се)</translation>
        </message>
        <message>
            <source>longship that takes %1 ore from supply aboard</source>
            <comment>occupations.op.ship.loaded</comment>
            <translation>дракар, който поема от запаса %1 × руда</translation>
        </message>
        <message numerus="yes">
            <source>up to %n whaling boats, as berths allow</source>
            <comment>occupations.op.ships.whaling_boat</comment>
            <translation>
                <numerusform>%n китоловна лодка, ако има място</numerusform>
                <numerusform>до %n китоловни лодки според местата</numerusform>
            </translation>
        </message>
        <message>
            <source>spears may serve as long swords</source>
            <comment>occupations.op.spears_as_swords</comment>
            <translation>копията може да важат като дълги мечове</translation>
        </message>
        <message numerus="yes">
            <source>the strength may be divided over %n tiles</source>
            <comment>occupations.op.split_loot</comment>
            <translation>
                <numerusform>силата може да се ползва за %n плочка</numerusform>
                <numerusform>силата може да се раздели между %n плочки</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>take up to %n items from one mountain strip</source>
            <comment>occupations.op.strip</comment>
            <translation>
                <numerusform>%n предмет от планинска лента</numerusform>
                <numerusform>до %n предмета от една планинска лента</numerusform>
            </translation>
        </message>
        <message>
            <source>take stone or ore, if next on a mountain strip</source>
            <comment>occupations.op.strip_only.stone_ore</comment>
            <translation>камък или руда, ако е наред на планинска лента</translation>
        </message>
        <message>
            <source>take the cloak pin off anybody’s board, filling its hole with: %1</source>
            <comment>occupations.op.swap_special.cloakpin</comment>
            <translation>иглата за плащ се взема от нечие табло, мястото ѝ се запълва с: %1</translation>
        </message>
        <message>
            <source>take the drinking horn off anybody’s board, filling its hole with: %1</source>
            <comment>occupations.op.swap_special.drinking_horn</comment>
            <translation>рогът за пиене се взема от нечие табло, мястото му се запълва с: %1</translation>
        </message>
        <message>
            <source>also for those that work after one</source>
            <comment>occupations.op.tell.after</comment>
            <translation>също за тези след реколта</translation>
        </message>
        <message>
            <source>a harvest for your cards</source>
            <comment>occupations.op.tell.during</comment>
            <translation>това е реколта за собствените карти</translation>
        </message>
        <message>
            <source>weapons until you have %1 of each kind</source>
            <comment>occupations.op.top_up</comment>
            <translation>оръжия, докато станат по %1 от вид</translation>
        </message>
        <message numerus="yes">
            <source>turn over up to %n goods</source>
            <comment>occupations.op.turn_over</comment>
            <translation>
                <numerusform>обръщане на %n стока</numerusform>
                <numerusform>обръщане на до %n стоки</numerusform>
            </translation>
        </message>
        <message>
            <source>take 1 ore you loaded off a ship into supply</source>
            <comment>occupations.op.unload</comment>
            <translation>1 × натоварена руда се връща от кораб в запаса</translation>
        </message>
        <message>
            <source>move a good one colour up and one box left for %1 silver, once %2</source>
            <comment>occupations.op.up_left</comment>
            <translation>срещу %1 × сребро стока се мести с цвят нагоре и кутия наляво, по веднъж %2</translation>
        </message>
        <message numerus="yes">
            <source>move %n orange goods up to %1 times one colour up and one box right</source>
            <comment>occupations.op.up_right</comment>
            <translation>
                <numerusform>%n оранжева стока се мести до %1 пъти с цвят нагоре и кутия надясно</numerusform>
                <numerusform>%n оранжеви стоки се местят до %1 пъти с цвят нагоре и кутия надясно</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n goods</source>
            <comment>occupations.op.upgrade</comment>
            <translation>
                <numerusform>подобряване на %n стока</numerusform>
                <numerusform>подобряване на до %n стоки</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n of: %1</source>
            <comment>occupations.op.upgrade.kinds</comment>
            <translation>
                <numerusform>подобряване на %n от: %1</numerusform>
                <numerusform>подобряване на до %n от: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n orange goods</source>
            <comment>occupations.op.upgrade.orange</comment>
            <translation>
                <numerusform>подобряване на %n оранжева стока</numerusform>
                <numerusform>подобряване на до %n оранжеви стоки</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n goods of one kind</source>
            <comment>occupations.op.upgrade.same</comment>
            <translation>
                <numerusform>подобряване на %n стока</numerusform>
                <numerusform>подобряване на до %n стоки от един вид</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n goods by up to %1 steps</source>
            <comment>occupations.op.upgrade.steps</comment>
            <translation>
                <numerusform>подобряване на %n стока с до %1 степени</numerusform>
                <numerusform>подобряване на до %n стоки с до %1 степени</numerusform>
            </translation>
        </message>
        <message>
            <source>use a free space of column %1 just above or below one of yours, without Vikings</source>
            <comment>occupations.op.use_space.beside</comment>
            <translation>използване без викинги на свободно поле в колона %1 точно над или под собствено</translation>
        </message>
        <message>
            <source>use an occupied space of column %1 without Vikings, none comes back</source>
            <comment>occupations.op.use_space.occupied</comment>
            <translation>използване на заето поле в колона %1 без викинги, никой не се връща</translation>
        </message>
        <message numerus="yes">
            <source>draw %n weapon cards</source>
            <comment>occupations.op.weapons</comment>
            <translation>
                <numerusform>теглене на %n карта „Оръжие“</numerusform>
                <numerusform>теглене на %n карти „Оръжие“</numerusform>
            </translation>
        </message>
        <message>
            <source>wood may fill single cells, as silver does</source>
            <comment>occupations.op.wood_in_houses</comment>
            <translation>дървесина може да запълва единични клетки като сребро</translation>
        </message>
        <message>
            <source>each spear counts %1</source>
            <comment>occupations.op.worth.spear</comment>
            <translation>всяко копие важи за %1</translation>
        </message>
        <message>
            <source>each stone counts %1</source>
            <comment>occupations.op.worth.stone</comment>
            <translation>всеки камък важи за %1</translation>
        </message>
        <message>
            <source>%1 or %2</source>
            <comment>occupations.or</comment>
            <translation>%1 или %2</translation>
        </message>
        <message>
            <source>%1; or %2</source>
            <comment>occupations.or.long</comment>
            <translation>%1; или %2</translation>
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
            <translation>%1+: %2</translation>
        </message>
        <message>
            <source>%1+: %2</source>
            <comment>occupations.row.at_least</comment>
            <extracomment>%1 is a figure or more, %2 what it brings.</extracomment>
            <translation>%1+: %2</translation>
        </message>
        <message>
            <source>up to %1: %2</source>
            <comment>occupations.row.at_most</comment>
            <extracomment>%1 is a figure or less, %2 what it brings.</extracomment>
            <translation>до %1: %2</translation>
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
            <translation>%1; %2</translation>
        </message>
        <message>
            <source>Everything</source>
            <comment>occupations.touch.all</comment>
            <translation>Всичко</translation>
        </message>
        <message>
            <source>Animals</source>
            <comment>occupations.touch.animals</comment>
            <translation>Животни</translation>
        </message>
        <message>
            <source>Blue goods</source>
            <comment>occupations.touch.blue</comment>
            <translation>Сини стоки</translation>
        </message>
        <message>
            <source>Home and exploration boards</source>
            <comment>occupations.touch.boards</comment>
            <translation>Домашно и експедиционни табла</translation>
        </message>
        <message>
            <source>Dice actions</source>
            <comment>occupations.touch.dice</comment>
            <translation>Действия със зарче</translation>
        </message>
        <message>
            <source>Feast</source>
            <comment>occupations.touch.feast</comment>
            <translation>Пир</translation>
        </message>
        <message>
            <source>Green goods</source>
            <comment>occupations.touch.green</comment>
            <translation>Зелени стоки</translation>
        </message>
        <message>
            <source>Harvest</source>
            <comment>occupations.touch.harvest</comment>
            <translation>Реколта</translation>
        </message>
        <message>
            <source>Sheds and houses</source>
            <comment>occupations.touch.houses</comment>
            <translation>Складове и къщи</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>occupations.touch.income</comment>
            <translation>Доход</translation>
        </message>
        <message>
            <source>Mountain strips</source>
            <comment>occupations.touch.mountain</comment>
            <translation>Планински ленти</translation>
        </message>
        <message>
            <source>Occupations</source>
            <comment>occupations.touch.occupations</comment>
            <translation>Професии</translation>
        </message>
        <message>
            <source>Orange goods</source>
            <comment>occupations.touch.orange</comment>
            <translation>Оранжеви стоки</translation>
        </message>
        <message>
            <source>Red goods</source>
            <comment>occupations.touch.red</comment>
            <translation>Червени стоки</translation>
        </message>
        <message>
            <source>Wood, stone and ore</source>
            <comment>occupations.touch.resources</comment>
            <translation>Дървесина, камък и руда</translation>
        </message>
        <message>
            <source>Ships</source>
            <comment>occupations.touch.ships</comment>
            <translation>Кораби</translation>
        </message>
        <message>
            <source>Silver</source>
            <comment>occupations.touch.silver</comment>
            <translation>Сребро</translation>
        </message>
        <message>
            <source>Special tiles</source>
            <comment>occupations.touch.specials</comment>
            <translation>Специални плочки</translation>
        </message>
        <message>
            <source>Upgrades</source>
            <comment>occupations.touch.upgrades</comment>
            <translation>Подобряване</translation>
        </message>
        <message>
            <source>Vikings</source>
            <comment>occupations.touch.vikings</comment>
            <translation>Викинги</translation>
        </message>
        <message>
            <source>Weapons</source>
            <comment>occupations.touch.weapons</comment>
            <translation>Оръжия</translation>
        </message>
        <message>
            <source>%1 → %2</source>
            <comment>occupations.trade</comment>
            <extracomment>%1 is paid, %2 received for it.</extracomment>
            <translation>%1 → %2</translation>
        </message>
        <message>
            <source>(%1)</source>
            <comment>occupations.way</comment>
            <extracomment>Part of a text that belongs together, in brackets.</extracomment>
            <translation>(%1)</translation>
        </message>
        <message>
            <source>%1 if %2</source>
            <comment>occupations.way.if</comment>
            <extracomment>%1 is received, %2 a condition.</extracomment>
            <translation>%1, ако %2</translation>
        </message>
        <message>
            <source>When you next get a knarr</source>
            <comment>occupations.when.acquire_ship.knarr</comment>
            <translation>При следващия получен кнар</translation>
        </message>
        <message>
            <source>After using a space</source>
            <comment>occupations.when.action.any_space.after</comment>
            <translation>След използване на поле</translation>
        </message>
        <message>
            <source>Cost of any space</source>
            <comment>occupations.when.action.any_space.cost</comment>
            <translation>Цена на поле</translation>
        </message>
        <message>
            <source>After building houses</source>
            <comment>occupations.when.action.build_house.after</comment>
            <translation>След строеж на сгради</translation>
        </message>
        <message>
            <source>Cost of building houses</source>
            <comment>occupations.when.action.build_house.cost</comment>
            <translation>Цена на строежа на сгради</translation>
        </message>
        <message>
            <source>Before building houses or ships</source>
            <comment>occupations.when.action.build_house_or_build_ship.before</comment>
            <translation>Преди строеж на сгради или кораби</translation>
        </message>
        <message>
            <source>Instead of the whaling boat on the space for it</source>
            <comment>occupations.when.action.build_whaling_boat_space.instead</comment>
            <translation>Вместо китоловната лодка на полето за нея</translation>
        </message>
        <message>
            <source>Before an action in column 2</source>
            <comment>occupations.when.action.column_2.before</comment>
            <translation>Преди действие в колона 2</translation>
        </message>
        <message>
            <source>Before an action in column 4</source>
            <comment>occupations.when.action.column_4.before</comment>
            <translation>Преди действие в колона 4</translation>
        </message>
        <message>
            <source>After crafting</source>
            <comment>occupations.when.action.crafting.after</comment>
            <translation>След занаят</translation>
        </message>
        <message>
            <source>Before crafting</source>
            <comment>occupations.when.action.crafting.before</comment>
            <translation>Преди занаят</translation>
        </message>
        <message>
            <source>After crafting paid with ore</source>
            <comment>occupations.when.action.crafting_pays_ore.after</comment>
            <translation>След занаят, платен с руда</translation>
        </message>
        <message>
            <source>Before paying ore for crafting</source>
            <comment>occupations.when.action.crafting_pays_ore.before</comment>
            <translation>Преди плащане на руда за занаят</translation>
        </message>
        <message>
            <source>Cost of emigrating</source>
            <comment>occupations.when.action.emigrate.cost</comment>
            <translation>Цена на преселването</translation>
        </message>
        <message>
            <source>When exploring in column 1</source>
            <comment>occupations.when.action.explore_column1.rule</comment>
            <translation>При експедиция в колона 1</translation>
        </message>
        <message>
            <source>After exploring or emigrating</source>
            <comment>occupations.when.action.explore_or_emigrate.after</comment>
            <translation>След експедиция или преселване</translation>
        </message>
        <message>
            <source>Before hunting game</source>
            <comment>occupations.when.action.hunt.before</comment>
            <translation>Преди лов на дивеч</translation>
        </message>
        <message>
            <source>Cost of a livestock market</source>
            <comment>occupations.when.action.livestock_market.cost</comment>
            <translation>Цена на пазара за добитък</translation>
        </message>
        <message>
            <source>After taking from the mountain</source>
            <comment>occupations.when.action.mountain.after</comment>
            <translation>След действие в планината</translation>
        </message>
        <message>
            <source>After a mountain space with one upgrade</source>
            <comment>occupations.when.action.mountain_plus_single_upgrade.after</comment>
            <translation>След планинско поле с едно подобряване</translation>
        </message>
        <message>
            <source>Instead of the one upgrade of a mountain space</source>
            <comment>occupations.when.action.mountain_plus_single_upgrade.instead</comment>
            <translation>Вместо единственото подобряване на планинско поле</translation>
        </message>
        <message>
            <source>Before overseas trading</source>
            <comment>occupations.when.action.overseas.before</comment>
            <translation>Преди задморска търговия</translation>
        </message>
        <message>
            <source>After overseas trading in column 2</source>
            <comment>occupations.when.action.overseas_column2.after</comment>
            <translation>След задморска търговия в колона 2</translation>
        </message>
        <message>
            <source>Before using an overseas trading space</source>
            <comment>occupations.when.action.overseas_printed.before</comment>
            <translation>Преди използване на поле за задморска търговия</translation>
        </message>
        <message>
            <source>Before pillaging</source>
            <comment>occupations.when.action.pillage.before</comment>
            <translation>Преди грабеж</translation>
        </message>
        <message>
            <source>After an action in which you played an occupation</source>
            <comment>occupations.when.action.played_occupation.after</comment>
            <translation>След действие с изиграна професия</translation>
        </message>
        <message>
            <source>Vikings for plundering</source>
            <comment>occupations.when.action.plunder.cost</comment>
            <translation>Викинги за плячкосване</translation>
        </message>
        <message>
            <source>Before raiding</source>
            <comment>occupations.when.action.raid.before</comment>
            <translation>Преди набег</translation>
        </message>
        <message>
            <source>Instead of raiding</source>
            <comment>occupations.when.action.raid.instead</comment>
            <translation>Вместо набег</translation>
        </message>
        <message>
            <source>Where a longship is required</source>
            <comment>occupations.when.action.requires_longship.rule</comment>
            <translation>Където се изисква дракар</translation>
        </message>
        <message>
            <source>After laying a snare, successful or not</source>
            <comment>occupations.when.action.snare.after</comment>
            <translation>След залагане на примка, успешно или не</translation>
        </message>
        <message>
            <source>When upgrading 3 or 4 goods by one step</source>
            <comment>occupations.when.action.upgrade_3_or_4.rule</comment>
            <translation>При подобряване на 3 или 4 стоки с една степен</translation>
        </message>
        <message>
            <source>After an action that used a longship</source>
            <comment>occupations.when.action.uses_longship.after</comment>
            <translation>След действие с използван дракар</translation>
        </message>
        <message>
            <source>After an action of your Vikings</source>
            <comment>occupations.when.action.viking_action.after</comment>
            <translation>След действие на собствени викинги</translation>
        </message>
        <message>
            <source>During an action of your Vikings</source>
            <comment>occupations.when.action.viking_action.during</comment>
            <translation>По време на действие на собствени викинги</translation>
        </message>
        <message>
            <source>After a weekly market</source>
            <comment>occupations.when.action.weekly_market.after</comment>
            <translation>След седмичен пазар</translation>
        </message>
        <message>
            <source>At any time</source>
            <comment>occupations.when.anytime</comment>
            <translation>По всяко време</translation>
        </message>
        <message>
            <source>Instead of a house’s bonus of exactly one good</source>
            <comment>occupations.when.bonus.house_single_good.instead</comment>
            <translation>Вместо бонус на къща от точно една стока</translation>
        </message>
        <message>
            <source>When you build a stone or long house</source>
            <comment>occupations.when.build_house.stone_or_long</comment>
            <translation>При строеж на каменна или дълга къща</translation>
        </message>
        <message>
            <source>When you build a knarr</source>
            <comment>occupations.when.build_ship.knarr</comment>
            <translation>При построяване на кнар</translation>
        </message>
        <message>
            <source>When you build a knarr or longship</source>
            <comment>occupations.when.build_ship.knarr_or_longship</comment>
            <translation>При построяване на кнар или дракар</translation>
        </message>
        <message>
            <source>Every roll</source>
            <comment>occupations.when.dice.any.roll</comment>
            <translation>Всяко хвърляне</translation>
        </message>
        <message>
            <source>With any die</source>
            <comment>occupations.when.dice.any.setup</comment>
            <translation>С всяко зарче</translation>
        </message>
        <message>
            <source>Every roll for hunting game</source>
            <comment>occupations.when.dice.hunt.roll</comment>
            <translation>Всяко хвърляне за лов на дивеч</translation>
        </message>
        <message>
            <source>After a successful hunt</source>
            <comment>occupations.when.dice.hunt.success</comment>
            <translation>След успешен лов на дивеч</translation>
        </message>
        <message>
            <source>Every roll for hunting game and snares</source>
            <comment>occupations.when.dice.hunt_or_snare.roll</comment>
            <translation>Всяко хвърляне за лов на дивеч и примка</translation>
        </message>
        <message>
            <source>After a failed raid</source>
            <comment>occupations.when.dice.raid.failure</comment>
            <translation>След неуспешен набег</translation>
        </message>
        <message>
            <source>After a successful raid</source>
            <comment>occupations.when.dice.raid.success</comment>
            <translation>След успешен набег</translation>
        </message>
        <message>
            <source>Loot of raids and pillages</source>
            <comment>occupations.when.dice.raid_or_pillage.loot</comment>
            <translation>Плячка при набег и грабеж</translation>
        </message>
        <message>
            <source>Every roll for raids and pillages</source>
            <comment>occupations.when.dice.raid_or_pillage.roll</comment>
            <translation>Всяко хвърляне за набег и грабеж</translation>
        </message>
        <message>
            <source>Paying in raids and pillages</source>
            <comment>occupations.when.dice.raid_or_pillage.spend</comment>
            <translation>Плащане при набег и грабеж</translation>
        </message>
        <message>
            <source>After a successful raid or pillage</source>
            <comment>occupations.when.dice.raid_or_pillage.success</comment>
            <translation>След успешен набег или грабеж</translation>
        </message>
        <message>
            <source>After a successful snare</source>
            <comment>occupations.when.dice.snare.success</comment>
            <translation>След успешна примка</translation>
        </message>
        <message>
            <source>Paying in whaling</source>
            <comment>occupations.when.dice.whaling.spend</comment>
            <translation>Плащане при лов на китове</translation>
        </message>
        <message>
            <source>After successful whaling</source>
            <comment>occupations.when.dice.whaling.success</comment>
            <translation>След успешен лов на китове</translation>
        </message>
        <message>
            <source>Instead of drawing an occupation</source>
            <comment>occupations.when.draw_occupation.instead</comment>
            <translation>Вместо теглене на професия</translation>
        </message>
        <message>
            <source>When phase 11 removes an item from a strip</source>
            <comment>occupations.when.mountain_item.removed_in_phase_11</comment>
            <translation>Когато фаза 11 махне нещо от лента</translation>
        </message>
        <message>
            <source>When you take an item from a mountain strip</source>
            <comment>occupations.when.mountain_item.taken</comment>
            <translation>При вземане от планинска лента</translation>
        </message>
        <message>
            <source>After the action phase</source>
            <comment>occupations.when.phase.actions.after</comment>
            <translation>След фазата на действията</translation>
        </message>
        <message>
            <source>After the bonus phase</source>
            <comment>occupations.when.phase.bonus.after</comment>
            <translation>След бонус фазата</translation>
        </message>
        <message>
            <source>In the bonus phase</source>
            <comment>occupations.when.phase.bonus.during</comment>
            <translation>В бонус фазата</translation>
        </message>
        <message>
            <source>After the feast</source>
            <comment>occupations.when.phase.feast.after</comment>
            <translation>След пира</translation>
        </message>
        <message>
            <source>Before the feast</source>
            <comment>occupations.when.phase.feast.before</comment>
            <translation>Преди пира</translation>
        </message>
        <message>
            <source>At the start of the feast</source>
            <comment>occupations.when.phase.feast.during</comment>
            <translation>В началото на пира</translation>
        </message>
        <message>
            <source>At the feast</source>
            <comment>occupations.when.phase.feast.rule</comment>
            <translation>На пира</translation>
        </message>
        <message>
            <source>After a harvest</source>
            <comment>occupations.when.phase.harvest.after</comment>
            <translation>След реколта</translation>
        </message>
        <message>
            <source>At the start of a harvest</source>
            <comment>occupations.when.phase.harvest.during</comment>
            <translation>В началото на реколтата</translation>
        </message>
        <message>
            <source>Before income</source>
            <comment>occupations.when.phase.income.before</comment>
            <translation>Преди дохода</translation>
        </message>
        <message>
            <source>Instead of the new weapon</source>
            <comment>occupations.when.phase.new_weapon.instead</comment>
            <translation>Вместо ново оръжие</translation>
        </message>
        <message>
            <source>In a round without harvest</source>
            <comment>occupations.when.phase.no_harvest.during</comment>
            <translation>В рунд без реколта</translation>
        </message>
        <message>
            <source>At scoring</source>
            <comment>occupations.when.phase.scoring.during</comment>
            <translation>При точкуването</translation>
        </message>
        <message>
            <source>When you serve sheep or cattle at a feast</source>
            <comment>occupations.when.place.animal.banquet</comment>
            <translation>При поднасяне на овца или говедо на пир</translation>
        </message>
        <message>
            <source>When you serve game or whale meat at a feast</source>
            <comment>occupations.when.place.game_meat_or_whale_meat.banquet</comment>
            <translation>При поднасяне на дивечово или китово месо на пир</translation>
        </message>
        <message>
            <source>When you lay grain in a stone or long house</source>
            <comment>occupations.when.place.grain.house</comment>
            <translation>При поставяне на зърно в каменна или дълга къща</translation>
        </message>
        <message>
            <source>When you lay a rune stone on an exploration board</source>
            <comment>occupations.when.place.runestone.exploration</comment>
            <translation>При поставяне на рунен камък на експедиционно табло</translation>
        </message>
        <message>
            <source>When you lay a rune stone in a stone or long house</source>
            <comment>occupations.when.place.runestone.house</comment>
            <translation>При поставяне на рунен камък в каменна или дълга къща</translation>
        </message>
        <message>
            <source>Your stone and long houses</source>
            <comment>occupations.when.place.wood.rule</comment>
            <translation>Собствените каменни и дълги къщи</translation>
        </message>
        <message>
            <source>When played</source>
            <comment>occupations.when.play</comment>
            <translation>При изиграване</translation>
        </message>
        <message>
            <source>Instead of exactly 2 salt meat at once</source>
            <comment>occupations.when.receive.2_salt_meat.instead</comment>
            <translation>Вместо точно 2 × солено месо наведнъж</translation>
        </message>
        <message>
            <source>Instead of exactly 2 stockfish at once</source>
            <comment>occupations.when.receive.2_stockfish.instead</comment>
            <translation>Вместо точно 2 сушени риби наведнъж</translation>
        </message>
        <message>
            <source>When you get cattle</source>
            <comment>occupations.when.receive.cattle</comment>
            <translation>При получаване на говедо</translation>
        </message>
        <message>
            <source>When you get a chest or treasure chest</source>
            <comment>occupations.when.receive.chest_or_treasure_chest</comment>
            <translation>При получаване на сандък или сандък със съкровища</translation>
        </message>
        <message>
            <source>When you get spices</source>
            <comment>occupations.when.receive.spices</comment>
            <translation>При получаване на подправки</translation>
        </message>
        <message>
            <source>When Vikings enter or leave your Thing square</source>
            <comment>occupations.when.thing_square.becomes</comment>
            <translation>При промяна на викингите на собствения тинг</translation>
        </message>
        <message>
            <source>When Vikings come back in the action phase</source>
            <comment>occupations.when.vikings_return.action_phase</comment>
            <translation>При връщане на викинги във фазата на действията</translation>
        </message>
        <message>
            <source>Why: %1</source>
            <comment>occupations.work.because</comment>
            <translation>Причина: %1</translation>
        </message>
        <message>
            <source>A card may take its place: choose.</source>
            <comment>occupations.work.instead</comment>
            <translation>Карта може да го замени: изберете.</translation>
        </message>
        <message>
            <source>Works now: %1</source>
            <comment>occupations.work.now</comment>
            <translation>Действа сега: %1</translation>
        </message>
        <message>
            <source>Several cards work now: choose the order.</source>
            <comment>occupations.work.order</comment>
            <translation>Действат няколко карти: изберете реда.</translation>
        </message>
    </context>
    <context>
        <name>saves</name>
        <message>
            <source>The file may be damaged. The version saved before it is kept beside it, with the ending .bak.</source>
            <comment>saves.advice.damaged</comment>
            <translation>Файлът може би е повреден. Предишната запазена версия стои до него с окончание .bak.</translation>
        </message>
        <message>
            <source>The file may be damaged, and no older version of it is kept beside it.</source>
            <comment>saves.advice.damaged_alone</comment>
            <translation>Файлът може би е повреден, а до него няма по-стара запазена версия.</translation>
        </message>
        <message>
            <source>Save to a file in a folder that exists.</source>
            <comment>saves.advice.file_in_folder</comment>
            <translation>Запазете във файл в съществуваща папка.</translation>
        </message>
        <message>
            <source>An older file of that name is unharmed. Make room or choose another disk, and save again.</source>
            <comment>saves.advice.make_room</comment>
            <translation>Старият файл с това име е невредим. Освободете място или изберете друг диск и запазете отново.</translation>
        </message>
        <message>
            <source>Choose another file.</source>
            <comment>saves.advice.other_file</comment>
            <translation>Изберете друг файл.</translation>
        </message>
        <message>
            <source>The version of this program that saved it can open it: %1</source>
            <comment>saves.advice.same_version</comment>
            <extracomment>%1: a version number.</extracomment>
            <translation>Версията на програмата, която го е записала, може да го отвори: %1</translation>
        </message>
        <message>
            <source>An older file of that name is unharmed. Save again in another place.</source>
            <comment>saves.advice.save_elsewhere</comment>
            <translation>Старият файл с това име е невредим. Запазете отново на друго място.</translation>
        </message>
        <message>
            <source>Remove something, and save again.</source>
            <comment>saves.advice.smaller</comment>
            <translation>Премахнете нещо и запазете отново.</translation>
        </message>
        <message>
            <source>Check the name and the disk, and try again.</source>
            <comment>saves.advice.try_again</comment>
            <translation>Проверете името и диска и опитайте отново.</translation>
        </message>
        <message>
            <source>A newer version of this program may open it.</source>
            <comment>saves.advice.update</comment>
            <translation>По-нова версия на програмата може би ще го отвори.</translation>
        </message>
        <message>
            <source>This game is open in another window.</source>
            <comment>saves.autosave.in_use</comment>
            <translation>Играта е отворена в друг прозорец.</translation>
        </message>
        <message numerus="yes">
            <source>%n recorded moves do not fit the game and were left out; they are kept in: %1</source>
            <comment>saves.autosave.lines_left</comment>
            <extracomment>%1: a file name.</extracomment>
            <translation>
                <numerusform>%n записано действие не съответства на играта и е пропуснато; запазено е в: %1</numerusform>
                <numerusform>%n записани действия не съответстват на играта и са пропуснати; запазени са в: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>This is no path: %1</source>
            <comment>saves.edit.bad_path</comment>
            <translation>Това не е път: %1</translation>
        </message>
        <message>
            <source>This value does not belong there.</source>
            <comment>saves.edit.bad_value</comment>
            <translation>Тази стойност не е за това място.</translation>
        </message>
        <message>
            <source>PATH=VALUE is needed, not: %1</source>
            <comment>saves.edit.no_assignment</comment>
            <extracomment>PATH=VALUE: command line; %1: what was given instead.</extracomment>
            <translation>Нужно е PATH=VALUE, а не: %1</translation>
        </message>
        <message>
            <source>There is no such place in the saved game: %1</source>
            <comment>saves.edit.no_such_place</comment>
            <translation>В запазената игра няма такова място: %1</translation>
        </message>
        <message>
            <source>Only what is under state or seats can be set, not: %1</source>
            <comment>saves.edit.wrong_root</comment>
            <extracomment>state and seats: words of the command line, never translated.</extracomment>
            <translation>Може да се променя само това под state и seats, а не: %1</translation>
        </message>
        <message>
            <source>A file cannot have this name; the file was not saved.</source>
            <comment>saves.file.bad_name</comment>
            <translation>Файл не може да има такова име; файлът не е запазен.</translation>
        </message>
        <message>
            <source>The file cannot be read.</source>
            <comment>saves.file.cannot_read</comment>
            <translation>Файлът не може да се прочете.</translation>
        </message>
        <message>
            <source>The file cannot be written; the file was not saved.</source>
            <comment>saves.file.cannot_write</comment>
            <translation>Файлът не може да се запише; файлът не е запазен.</translation>
        </message>
        <message>
            <source>The disk is full; the file was not saved.</source>
            <comment>saves.file.disk_full</comment>
            <translation>Дискът е пълен; файлът не е запазен.</translation>
        </message>
        <message>
            <source>This is a folder, not a file.</source>
            <comment>saves.file.folder</comment>
            <translation>Това е папка, а не файл.</translation>
        </message>
        <message>
            <source>The folder does not exist.</source>
            <comment>saves.file.no_folder</comment>
            <translation>Папката не е намерена.</translation>
        </message>
        <message>
            <source>The file may not be read.</source>
            <comment>saves.file.no_permission_to_read</comment>
            <translation>Няма право за четене на файла.</translation>
        </message>
        <message>
            <source>Nothing may be written in this place; the file was not saved.</source>
            <comment>saves.file.no_permission_to_write</comment>
            <translation>Няма право за запис на това място; файлът не е запазен.</translation>
        </message>
        <message>
            <source>The file does not exist.</source>
            <comment>saves.file.not_found</comment>
            <translation>Файлът не е намерен.</translation>
        </message>
        <message>
            <source>This is a pipe or a device, not a file.</source>
            <comment>saves.file.special</comment>
            <translation>Това е канал или устройство, а не файл.</translation>
        </message>
        <message>
            <source>hidden answer</source>
            <comment>saves.history.hidden_answer</comment>
            <extracomment>What Undo takes back when the player who looks may not know the answer: a noun phrase.</extracomment>
            <translation>скрит отговор</translation>
        </message>
        <message>
            <source>The file was changed after it was saved, but its moves do lead to its position (changed: %1).</source>
            <comment>saves.load.changed</comment>
            <extracomment>%1: a path inside the file, such as state.players[0].silver.</extracomment>
            <translation>Файлът е променен след записа, но действията в него водят до позицията (променено: %1).</translation>
        </message>
        <message>
            <source>The position was kept, but the recorded moves do not lead to it, so undo begins here (first difference: %1).</source>
            <comment>saves.load.differs</comment>
            <extracomment>%1: a path inside the file, such as state.players[0].silver.</extracomment>
            <translation>Позицията е запазена, но записаните действия не водят до нея, затова отмяната спира дотук (първа разлика: %1).</translation>
        </message>
        <message>
            <source>The present rules cannot go on from the middle of the move that was saved, so the game opens at the start of its last turn; the file stays as it is.</source>
            <comment>saves.load.last_turn</comment>
            <translation>Сегашните правила не могат да продължат от средата на записаното действие, затова играта се отваря в началото на последния ход; самият файл не се променя.</translation>
        </message>
        <message>
            <source>The recorded moves take too long to check: the position was kept, and undo begins here.</source>
            <comment>saves.load.not_checked</comment>
            <translation>Проверката на записаните действия отнема твърде дълго: позицията е запазена, а отмяната спира дотук.</translation>
        </message>
        <message>
            <source>This game was saved under version %1 of its rules (now: %2): the position was kept, and undo begins here.</source>
            <comment>saves.load.other_rules</comment>
            <translation>Играта е записана с версия %1 на правилата (сега: %2): позицията е запазена, а отмяната спира дотук.</translation>
        </message>
        <message>
            <source>A text holds half of a character.</source>
            <comment>saves.read.bad_text</comment>
            <translation>Текст съдържа непълен знак.</translation>
        </message>
        <message>
            <source>The file holds a value that does not belong there: %1</source>
            <comment>saves.read.bad_value</comment>
            <extracomment>%1: a path inside the file.</extracomment>
            <translation>Неправилна стойност във файла: %1</translation>
        </message>
        <message>
            <source>A key occurs twice in the same object: %1</source>
            <comment>saves.read.doubled_key</comment>
            <translation>Елемент се среща два пъти на едно и също място: %1</translation>
        </message>
        <message>
            <source>The file is empty.</source>
            <comment>saves.read.empty</comment>
            <translation>Файлът е празен.</translation>
        </message>
        <message>
            <source>The file is no text in UTF-8.</source>
            <comment>saves.read.encoding</comment>
            <translation>Файлът не е валиден текст (UTF-8).</translation>
        </message>
        <message>
            <source>Only whole numbers are allowed, not: %1</source>
            <comment>saves.read.fraction</comment>
            <translation>Допустими са само цели числа, а не: %1</translation>
        </message>
        <message>
            <source>The saved position is not possible under the rules (%1): %2</source>
            <comment>saves.read.impossible</comment>
            <extracomment>%1: a path inside the file; %2: sentences of the rules.</extracomment>
            <translation>Запазената позиция е невъзможна според правилата (%1): %2</translation>
        </message>
        <message>
            <source>A number has more than %1 digits.</source>
            <comment>saves.read.long_number</comment>
            <translation>Число има повече цифри от допустимото: %1.</translation>
        </message>
        <message>
            <source>Something is missing in the file: %1</source>
            <comment>saves.read.missing_key</comment>
            <extracomment>%1: a key or path inside the file.</extracomment>
            <translation>Липсващ елемент: %1</translation>
        </message>
        <message>
            <source>The file was saved by a newer version of this program.</source>
            <comment>saves.read.newer</comment>
            <translation>Файлът е създаден с по-нова версия на програмата.</translation>
        </message>
        <message>
            <source>The file holds a move of a player who is not at the table.</source>
            <comment>saves.read.no_such_seat</comment>
            <translation>Файлът съдържа действие на играч, който не е на масата.</translation>
        </message>
        <message>
            <source>This is no saved game.</source>
            <comment>saves.read.not_a_save</comment>
            <translation>Това не е запазена игра.</translation>
        </message>
        <message>
            <source>The file cannot be read beyond line %1, column %2.</source>
            <comment>saves.read.not_json</comment>
            <translation>Файлът не може да се прочете след това място: ред %1, знак %2.</translation>
        </message>
        <message>
            <source>The game was saved under version %1 of its rules, and the present ones (version %2) cannot read its position.</source>
            <comment>saves.read.other_rules</comment>
            <translation>Играта е записана с версия %1 на правилата, а сегашните (версия %2) не могат да прочетат позицията.</translation>
        </message>
        <message>
            <source>This is a bug report; it holds no game that could be opened.</source>
            <comment>saves.read.report</comment>
            <translation>Това е доклад за грешка; в него няма игра, която може да се отвори.</translation>
        </message>
        <message>
            <source>The values in the file are nested more than %1 levels deep.</source>
            <comment>saves.read.too_deep</comment>
            <translation>Стойностите във файла са вложени на повече нива от %1.</translation>
        </message>
        <message>
            <source>A saved game is never larger than %1 MB.</source>
            <comment>saves.read.too_large</comment>
            <extracomment>%1: a number.</extracomment>
            <translation>Запазена игра никога не надхвърля %1 MB.</translation>
        </message>
        <message>
            <source>The file holds more values than any saved game.</source>
            <comment>saves.read.too_many_values</comment>
            <translation>Файлът съдържа повече стойности от която и да е запазена игра.</translation>
        </message>
        <message>
            <source>The file holds a game that this program does not know: %1</source>
            <comment>saves.read.unknown_game</comment>
            <translation>Файлът съдържа непозната игра: %1</translation>
        </message>
        <message>
            <source>The file holds something unknown: %1</source>
            <comment>saves.read.unknown_key</comment>
            <extracomment>%1: a key or path inside the file.</extracomment>
            <translation>Непознат елемент: %1</translation>
        </message>
        <message>
            <source>A later move would no longer be possible: %1.</source>
            <comment>saves.take_back.not_legal</comment>
            <extracomment>%1: what that move does, such as the placing of a tile.</extracomment>
            <translation>По-късно действие няма да е възможно: %1.</translation>
        </message>
        <message>
            <source>That was in an earlier turn.</source>
            <comment>saves.take_back.other_turn</comment>
            <translation>Това е от по-ранен ход.</translation>
        </message>
        <message>
            <source>Something was revealed since then; undo stops there.</source>
            <comment>saves.take_back.revealed</comment>
            <translation>Оттогава е разкрита нова информация; отмяната спира дотам.</translation>
        </message>
        <message>
            <source>A later move would then reveal something: %1.</source>
            <comment>saves.take_back.would_reveal</comment>
            <extracomment>%1: what that move does, such as the placing of a tile.</extracomment>
            <translation>По-късно действие ще разкрие нова информация: %1.</translation>
        </message>
    </context>
    <context>
        <name>tiles</name>
        <message>
            <source>Touches its own colour</source>
            <comment>tiles.brief.apart</comment>
            <translation>Допира своя цвят</translation>
        </message>
        <message>
            <source>Blue touches blue</source>
            <comment>tiles.brief.apart.blue</comment>
            <translation>Синя допира синя</translation>
        </message>
        <message>
            <source>Green touches green</source>
            <comment>tiles.brief.apart.green</comment>
            <translation>Зелена допира зелена</translation>
        </message>
        <message>
            <source>Orange touches orange</source>
            <comment>tiles.brief.apart.orange</comment>
            <translation>Оранжева допира оранжева</translation>
        </message>
        <message>
            <source>Red touches red</source>
            <comment>tiles.brief.apart.red</comment>
            <translation>Червена допира червена</translation>
        </message>
        <message>
            <source>Not allowed here</source>
            <comment>tiles.brief.colour</comment>
            <extracomment>The reason of tiles.why in two or three words, on a small card beside the board.</extracomment>
            <translation>Не е позволена тук</translation>
        </message>
        <message>
            <source>Covers a hole</source>
            <comment>tiles.brief.hole</comment>
            <translation>Покрива дупка</translation>
        </message>
        <message>
            <source>Income before its square</source>
            <comment>tiles.brief.income</comment>
            <extracomment>An income cell is covered although cells of its square are still open.</extracomment>
            <translation>Доход преди квадрата му</translation>
        </message>
        <message>
            <source>Sticks out</source>
            <comment>tiles.brief.inside</comment>
            <translation>Излиза извън зоната</translation>
        </message>
        <message>
            <source>No mirroring here</source>
            <comment>tiles.brief.mirror</comment>
            <translation>Без обръщане тук</translation>
        </message>
        <message>
            <source>Overlaps a tile</source>
            <comment>tiles.brief.overlap</comment>
            <translation>Застъпва друга плочка</translation>
        </message>
        <message>
            <source>Line %1, column %2: this character is not allowed: %3</source>
            <comment>tiles.grid.character</comment>
            <extracomment>A board written as a text grid; %3 is the text at fault, in all texts of tiles.grid.</extracomment>
            <translation>Ред %1, знак %2: този знак не е позволен: %3</translation>
        </message>
        <message>
            <source>Line %1, column %2: there is no grid.</source>
            <comment>tiles.grid.empty</comment>
            <translation>Ред %1, знак %2: няма мрежа.</translation>
        </message>
        <message>
            <source>Line %1, column %2: the income cell has no number.</source>
            <comment>tiles.grid.no_number</comment>
            <translation>Ред %1, знак %2: клетката за доход няма число.</translation>
        </message>
        <message>
            <source>Line %1, column %2: this is not an income cell: %3</source>
            <comment>tiles.grid.not_income</comment>
            <translation>Ред %1, знак %2: това не е клетка за доход: %3</translation>
        </message>
        <message>
            <source>Line %1, column %2: this is not a bonus cell: %3</source>
            <comment>tiles.grid.not_symbol</comment>
            <translation>Ред %1, знак %2: това не е клетка с бонус: %3</translation>
        </message>
        <message>
            <source>Line %1, column %2: the row has another length than the first one.</source>
            <comment>tiles.grid.ragged</comment>
            <translation>Ред %1, знак %2: дължината на реда е различна от тази на първия.</translation>
        </message>
        <message>
            <source>Line %1, column %2: this cannot be read: %3</source>
            <comment>tiles.grid.syntax</comment>
            <translation>Ред %1, знак %2: това не може да се прочете: %3</translation>
        </message>
        <message>
            <source>Line %1, column %2: the grid is larger than 64 × 64 cells.</source>
            <comment>tiles.grid.too_large</comment>
            <translation>Ред %1, знак %2: мрежата е по-голяма от 64 × 64 клетки.</translation>
        </message>
        <message>
            <source>Line %1, column %2: the cell is named twice.</source>
            <comment>tiles.grid.twice</comment>
            <translation>Ред %1, знак %2: клетката е посочена два пъти.</translation>
        </message>
        <message>
            <source>Invalid value: %1</source>
            <comment>tiles.problem.bad_value</comment>
            <translation>Невалидна стойност: %1</translation>
        </message>
        <message>
            <source>A list is expected here.</source>
            <comment>tiles.problem.no_list</comment>
            <translation>Тук се очаква списък.</translation>
        </message>
        <message>
            <source>An object with named entries is expected here.</source>
            <comment>tiles.problem.no_object</comment>
            <translation>Тук се очаква обект с именувани елементи.</translation>
        </message>
        <message>
            <source>Unknown board: %1</source>
            <comment>tiles.problem.unknown_board</comment>
            <translation>Непознато табло: %1</translation>
        </message>
        <message>
            <source>Unknown entry: %1</source>
            <comment>tiles.problem.unknown_key</comment>
            <extracomment>A file with a packing problem; %1 is a name in the file, never translated.</extracomment>
            <translation>Непознат елемент: %1</translation>
        </message>
        <message>
            <source>Unknown tile: %1</source>
            <comment>tiles.problem.unknown_tile</comment>
            <translation>Непозната плочка: %1</translation>
        </message>
        <message>
            <source>The tile touches a tile of its own colour.</source>
            <comment>tiles.why.apart</comment>
            <translation>Плочката допира друга от своя цвят.</translation>
        </message>
        <message>
            <source>Blue must not touch blue.</source>
            <comment>tiles.why.apart.blue</comment>
            <translation>Синя плочка не може да допира синя.</translation>
        </message>
        <message>
            <source>Green must not touch green.</source>
            <comment>tiles.why.apart.green</comment>
            <translation>Зелена плочка не може да допира зелена.</translation>
        </message>
        <message>
            <source>Orange must not touch orange.</source>
            <comment>tiles.why.apart.orange</comment>
            <translation>Оранжева плочка не може да допира оранжева.</translation>
        </message>
        <message>
            <source>Red must not touch red.</source>
            <comment>tiles.why.apart.red</comment>
            <translation>Червена плочка не може да допира червена.</translation>
        </message>
        <message>
            <source>Tiles of this kind are not allowed here.</source>
            <comment>tiles.why.colour</comment>
            <extracomment>Reason why a tile in hand cannot lie there; so are all texts of tiles.why.</extracomment>
            <translation>Плочки от този вид не са позволени тук.</translation>
        </message>
        <message>
            <source>The tile covers a hole.</source>
            <comment>tiles.why.hole</comment>
            <extracomment>A hole, lake, mountain or pillar inside the area.</extracomment>
            <translation>Плочката покрива дупка.</translation>
        </message>
        <message>
            <source>An income cell is covered only with or after its whole square.</source>
            <comment>tiles.why.income</comment>
            <extracomment>The square from the income track's 0 cell (lower left) to the income cell (upper right).</extracomment>
            <translation>Клетка за доход се покрива само след целия си квадрат или заедно с него.</translation>
        </message>
        <message>
            <source>The tile sticks out of the area.</source>
            <comment>tiles.why.inside</comment>
            <translation>Плочката излиза извън зоната за поставяне.</translation>
        </message>
        <message>
            <source>Tiles may not be mirrored here.</source>
            <comment>tiles.why.mirror</comment>
            <translation>Тук плочките не може да се обръщат огледално.</translation>
        </message>
        <message>
            <source>The tile overlaps another one.</source>
            <comment>tiles.why.overlap</comment>
            <translation>Плочката застъпва друга плочка.</translation>
        </message>
    </context>
    <context>
        <name>wild_vikings</name>
        <message>
            <source>Bid: %1</source>
            <comment>wild_vikings.action.bid</comment>
            <translation>Залагане: %1</translation>
        </message>
        <message>
            <source>Load a treasure: %1</source>
            <comment>wild_vikings.action.load</comment>
            <translation>Натоварване на съкровище: %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>wild_vikings.action.pass</comment>
            <extracomment>Not to bid in an auction.</extracomment>
            <translation>Без залог</translation>
        </message>
        <message>
            <source>Roll the die</source>
            <comment>wild_vikings.action.roll</comment>
            <translation>Хвърляне на зарчето</translation>
        </message>
        <message>
            <source>blue</source>
            <comment>wild_vikings.card.blue</comment>
            <translation>синя</translation>
        </message>
        <message>
            <source>joker</source>
            <comment>wild_vikings.card.joker</comment>
            <translation>жокер</translation>
        </message>
        <message>
            <source>red</source>
            <comment>wild_vikings.card.red</comment>
            <translation>червена</translation>
        </message>
        <message>
            <source>yellow</source>
            <comment>wild_vikings.card.yellow</comment>
            <extracomment>The kind of one card, after a colon; so are all texts of wild_vikings.card.</extracomment>
            <translation>жълта</translation>
        </message>
        <message numerus="yes">
            <source>%n blue cards</source>
            <comment>wild_vikings.cards.blue</comment>
            <translation>
                <numerusform>%n синя карта</numerusform>
                <numerusform>%n сини карти</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n jokers</source>
            <comment>wild_vikings.cards.joker</comment>
            <translation>
                <numerusform>%n жокер</numerusform>
                <numerusform>%n жокера</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n red cards</source>
            <comment>wild_vikings.cards.red</comment>
            <translation>
                <numerusform>%n червена карта</numerusform>
                <numerusform>%n червени карти</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n yellow cards</source>
            <comment>wild_vikings.cards.yellow</comment>
            <extracomment>Part of a list of cards behind a colon.</extracomment>
            <translation>
                <numerusform>%n жълта карта</numerusform>
                <numerusform>%n жълти карти</numerusform>
            </translation>
        </message>
        <message>
            <source>The auction is impossible.</source>
            <comment>wild_vikings.check.auction</comment>
            <translation>Наддаването е невъзможно.</translation>
        </message>
        <message>
            <source>A bid is impossible: player %1.</source>
            <comment>wild_vikings.check.bid</comment>
            <translation>Невъзможен залог. Играч: %1.</translation>
        </message>
        <message>
            <source>The cards of a kind add up to %1, not to %2.</source>
            <comment>wild_vikings.check.cards</comment>
            <translation>Картите от един вид са общо %1, а не %2.</translation>
        </message>
        <message>
            <source>The cards drawn from the new draw pile do not fit it: player %1.</source>
            <comment>wild_vikings.check.drawn</comment>
            <translation>Изтеглените от новото тесте карти не съответстват на него. Играч: %1.</translation>
        </message>
        <message>
            <source>The chance source is out of range.</source>
            <comment>wild_vikings.check.generator</comment>
            <translation>Източникът на случайност е извън допустимите граници.</translation>
        </message>
        <message>
            <source>A hand is over the limit: %1.</source>
            <comment>wild_vikings.check.hand_limit</comment>
            <translation>Ръка надхвърля ограничението: %1.</translation>
        </message>
        <message>
            <source>Hidden cards stand where none can be, or their number is wrong.</source>
            <comment>wild_vikings.check.hidden</comment>
            <translation>Скритите карти са на невъзможно място или броят им е грешен.</translation>
        </message>
        <message>
            <source>The leader of the auction does not fit the bids.</source>
            <comment>wild_vikings.check.leader</comment>
            <translation>Водещият в наддаването не съответства на залозите.</translation>
        </message>
        <message>
            <source>%1 is out of range.</source>
            <comment>wild_vikings.check.negative</comment>
            <translation>%1 е извън допустимите граници.</translation>
        </message>
        <message>
            <source>%1 must have one entry for each of the seats: %2.</source>
            <comment>wild_vikings.check.one_each</comment>
            <extracomment>%1 is the name of a field in a save file, as in all texts of wild_vikings.check.</extracomment>
            <translation>%1 трябва да има по една стойност за всяко място. Места: %2.</translation>
        </message>
        <message>
            <source>Option %1 cannot have this value: %2.</source>
            <comment>wild_vikings.check.option</comment>
            <translation>Опцията %1 не може да има тази стойност: %2.</translation>
        </message>
        <message>
            <source>The game cannot be over while the supply lasts.</source>
            <comment>wild_vikings.check.over</comment>
            <translation>Играта не може да е свършила, докато има запас.</translation>
        </message>
        <message>
            <source>The draw pile does not fit what was shuffled into it.</source>
            <comment>wild_vikings.check.reshuffled</comment>
            <translation>Тестето не съответства на разбърканите в него карти.</translation>
        </message>
        <message>
            <source>The row must hold each of the three ships once.</source>
            <comment>wild_vikings.check.row</comment>
            <translation>Редицата трябва да съдържа всеки от трите кораба по веднъж.</translation>
        </message>
        <message>
            <source>The number of seats is impossible: %1.</source>
            <comment>wild_vikings.check.seats</comment>
            <translation>Невъзможен брой места: %1.</translation>
        </message>
        <message>
            <source>Cards that were shown are not in the hand of player %1.</source>
            <comment>wild_vikings.check.shown</comment>
            <translation>Показани карти не са в ръката на играч %1.</translation>
        </message>
        <message>
            <source>The effects in progress are impossible.</source>
            <comment>wild_vikings.check.stack</comment>
            <translation>Започнатите ефекти са невъзможни.</translation>
        </message>
        <message>
            <source>The treasures add up to %1, not to %2.</source>
            <comment>wild_vikings.check.tokens</comment>
            <translation>Съкровищата са общо %1, а не %2.</translation>
        </message>
        <message>
            <source>The number of the turn is impossible: %1.</source>
            <comment>wild_vikings.check.turn</comment>
            <translation>Невъзможен номер на хода: %1.</translation>
        </message>
        <message>
            <source>The viewer is no seat: %1.</source>
            <comment>wild_vikings.check.viewer</comment>
            <translation>Няма такова място за гледащия: %1.</translation>
        </message>
        <message>
            <source>Auction: %1 (treasures: %2)</source>
            <comment>wild_vikings.event.auction</comment>
            <translation>Наддаване: %1 (съкровища: %2)</translation>
        </message>
        <message>
            <source>%1 begins; ships from the village on: %2</source>
            <comment>wild_vikings.event.began</comment>
            <extracomment>%2 is a list of ships, the one beside the village first.</extracomment>
            <translation>%1 започва; кораби от селото нататък: %2</translation>
        </message>
        <message>
            <source>%1 bids: %2</source>
            <comment>wild_vikings.event.bid</comment>
            <translation>%1 залага: %2</translation>
        </message>
        <message>
            <source>%1 draws a card</source>
            <comment>wild_vikings.event.drew</comment>
            <extracomment>A card that the reader does not see.</extracomment>
            <translation>%1 тегли една карта</translation>
        </message>
        <message>
            <source>%1 draws: %2</source>
            <comment>wild_vikings.event.drew_card</comment>
            <translation>%1 тегли: %2</translation>
        </message>
        <message>
            <source>Ship is empty, no auction: %1</source>
            <comment>wild_vikings.event.empty</comment>
            <translation>Празен кораб, няма наддаване: %1</translation>
        </message>
        <message>
            <source>%1 draws nothing: the hand is full</source>
            <comment>wild_vikings.event.hand_full</comment>
            <translation>%1 не тегли: ръката е пълна</translation>
        </message>
        <message>
            <source>The highest bids are level, nobody wins: %1</source>
            <comment>wild_vikings.event.level</comment>
            <translation>Най-високите залози са равни, никой не печели: %1</translation>
        </message>
        <message>
            <source>Treasure loaded: %1 (aboard: %2, supply: %3)</source>
            <comment>wild_vikings.event.loaded</comment>
            <extracomment>%2: treasures aboard that ship now; %3: treasures left in the supply.</extracomment>
            <translation>Натоварено съкровище: %1 (на борда: %2, запас: %3)</translation>
        </message>
        <message>
            <source>%1 draws nothing: no cards are left</source>
            <comment>wild_vikings.event.no_card</comment>
            <translation>%1 не тегли: няма карти за теглене</translation>
        </message>
        <message>
            <source>Nobody bids: %1</source>
            <comment>wild_vikings.event.nobody_bid</comment>
            <extracomment>%1 is the ship, here and in the following lines.</extracomment>
            <translation>Никой не наддава: %1</translation>
        </message>
        <message>
            <source>A ship was rolled with an empty supply, the game ends; winner: %1</source>
            <comment>wild_vikings.event.over</comment>
            <translation>Падна се кораб при празен запас, играта свършва; победител: %1</translation>
        </message>
        <message>
            <source>A ship was rolled with an empty supply, the game ends; winners: %1</source>
            <comment>wild_vikings.event.over_shared</comment>
            <translation>Падна се кораб при празен запас, играта свършва; победители: %1</translation>
        </message>
        <message>
            <source>%1 passes</source>
            <comment>wild_vikings.event.passed</comment>
            <translation>%1 не залага</translation>
        </message>
        <message numerus="yes">
            <source>The discards are shuffled into a new draw pile: %n cards</source>
            <comment>wild_vikings.event.reshuffled</comment>
            <translation>
                <numerusform>Изхвърлените карти се разбъркват в ново тесте за теглене: %n карта</numerusform>
                <numerusform>Изхвърлените карти се разбъркват в ново тесте за теглене: %n карти</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n treasures return to the supply: %1</source>
            <comment>wild_vikings.event.returned</comment>
            <translation>
                <numerusform>В запаса се връща %n съкровище: %1</numerusform>
                <numerusform>В запаса се връщат %n съкровища: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 rolls: %2</source>
            <comment>wild_vikings.event.rolled</comment>
            <translation>%1 хвърля: %2</translation>
        </message>
        <message>
            <source>The supply is empty</source>
            <comment>wild_vikings.event.supply_empty</comment>
            <translation>Запасът е изчерпан</translation>
        </message>
        <message>
            <source>%1 takes all treasures: %2</source>
            <comment>wild_vikings.event.taken</comment>
            <translation>%1 взема всички съкровища: %2</translation>
        </message>
        <message>
            <source>Cards taken back: %1</source>
            <comment>wild_vikings.event.taken_back</comment>
            <extracomment>%1 is a list of players who take back the cards that they had bid.</extracomment>
            <translation>Картите си връщат: %1</translation>
        </message>
        <message numerus="yes">
            <source>%1 takes %n treasures: %2</source>
            <comment>wild_vikings.event.taken_number</comment>
            <translation>
                <numerusform>%1 взема %n съкровище: %2</numerusform>
                <numerusform>%1 взема %n съкровища: %2</numerusform>
            </translation>
        </message>
        <message>
            <source>Ship goes to the back of the row: %1</source>
            <comment>wild_vikings.event.to_back</comment>
            <translation>Кораб отива на края на редицата: %1</translation>
        </message>
        <message>
            <source>%1 wins the auction and pays: %2</source>
            <comment>wild_vikings.event.won</comment>
            <translation>%1 печели наддаването и плаща: %2</translation>
        </message>
        <message>
            <source>black ship</source>
            <comment>wild_vikings.face.black_ship</comment>
            <translation>черен кораб</translation>
        </message>
        <message>
            <source>blue ship</source>
            <comment>wild_vikings.face.blue_ship</comment>
            <translation>син кораб</translation>
        </message>
        <message>
            <source>card</source>
            <comment>wild_vikings.face.card</comment>
            <extracomment>Face of the die: everybody draws a card.</extracomment>
            <translation>карта</translation>
        </message>
        <message>
            <source>red ship</source>
            <comment>wild_vikings.face.red_ship</comment>
            <translation>червен кораб</translation>
        </message>
        <message>
            <source>village</source>
            <comment>wild_vikings.face.village</comment>
            <translation>село</translation>
        </message>
        <message>
            <source>yellow ship</source>
            <comment>wild_vikings.face.yellow_ship</comment>
            <extracomment>Face of the die, after a colon.</extracomment>
            <translation>жълт кораб</translation>
        </message>
        <message>
            <source>A bid cannot hold a negative number of cards.</source>
            <comment>wild_vikings.illegal.negative</comment>
            <translation>Броят на картите в залога не може да е отрицателен.</translation>
        </message>
        <message>
            <source>A bid needs at least one card.</source>
            <comment>wild_vikings.illegal.no_cards</comment>
            <translation>За залог е нужна поне една карта.</translation>
        </message>
        <message>
            <source>There is no such ship.</source>
            <comment>wild_vikings.illegal.no_such_ship</comment>
            <translation>Няма такъв кораб.</translation>
        </message>
        <message numerus="yes">
            <source>A bid must have more than %n cards.</source>
            <comment>wild_vikings.illegal.not_higher</comment>
            <translation>
                <numerusform>Залогът трябва да е по-висок от %n карта.</numerusform>
                <numerusform>Залогът трябва да е по-висок от %n карти.</numerusform>
            </translation>
        </message>
        <message>
            <source>These cards are not in the hand.</source>
            <comment>wild_vikings.illegal.not_in_hand</comment>
            <translation>Тези карти не са в ръката.</translation>
        </message>
        <message>
            <source>Only cards of the ship's colour or jokers may be bid. Ship: %1.</source>
            <comment>wild_vikings.illegal.wrong_colour</comment>
            <translation>Само карти с цвета на кораба или жокери. Кораб: %1.</translation>
        </message>
        <message>
            <source>If nobody bids</source>
            <comment>wild_vikings.option.allPass</comment>
            <translation>Ако никой не наддава</translation>
        </message>
        <message>
            <source>What happens to the ship and its treasures when nobody wins the auction.</source>
            <comment>wild_vikings.option.allPass.help</comment>
            <translation>Какво става с кораба и съкровищата, когато никой не спечели наддаването.</translation>
        </message>
        <message>
            <source>Whoever rolled takes them</source>
            <comment>wild_vikings.option.allPass.rollerTakes</comment>
            <translation>Взема ги този, който е хвърлил зарчето</translation>
        </message>
        <message>
            <source>Ship and treasures stay</source>
            <comment>wild_vikings.option.allPass.stay</comment>
            <translation>Корабът и съкровищата остават</translation>
        </message>
        <message>
            <source>The loaded ship goes to the back</source>
            <comment>wild_vikings.option.allPass.toBack</comment>
            <translation>Натовареният кораб отива най-отзад</translation>
        </message>
        <message>
            <source>The treasures return to the supply</source>
            <comment>wild_vikings.option.allPass.toSupply</comment>
            <translation>Съкровищата се връщат в запаса</translation>
        </message>
        <message>
            <source>Bidding rule</source>
            <comment>wild_vikings.option.bidRule</comment>
            <translation>Правило за залагане</translation>
        </message>
        <message>
            <source>Free bidding</source>
            <comment>wild_vikings.option.bidRule.free</comment>
            <translation>Свободно наддаване</translation>
        </message>
        <message>
            <source>Whether a bid must have more cards than the highest one so far.</source>
            <comment>wild_vikings.option.bidRule.help</comment>
            <translation>Дали залогът трябва да е с повече карти от най-високия дотогава.</translation>
        </message>
        <message>
            <source>Raise or pass</source>
            <comment>wild_vikings.option.bidRule.raiseOrPass</comment>
            <translation>Вдигане или пас</translation>
        </message>
        <message>
            <source>Cards for a rolled card</source>
            <comment>wild_vikings.option.cardsPerCardFace</comment>
            <translation>Карти при паднала се карта</translation>
        </message>
        <message>
            <source>One each</source>
            <comment>wild_vikings.option.cardsPerCardFace.1</comment>
            <translation>По една</translation>
        </message>
        <message>
            <source>Two each</source>
            <comment>wild_vikings.option.cardsPerCardFace.2</comment>
            <translation>По две</translation>
        </message>
        <message>
            <source>How many cards everybody draws, one after the other, for this face.</source>
            <comment>wild_vikings.option.cardsPerCardFace.help</comment>
            <translation>Колко карти тегли всеки, една след друга, когато се падне карта.</translation>
        </message>
        <message>
            <source>Empty ship at the village</source>
            <comment>wild_vikings.option.emptyShip</comment>
            <translation>Празен кораб до селото</translation>
        </message>
        <message>
            <source>What an empty ship does when the village is rolled.</source>
            <comment>wild_vikings.option.emptyShip.help</comment>
            <translation>Какво прави празният кораб, когато се падне селото.</translation>
        </message>
        <message>
            <source>Stays</source>
            <comment>wild_vikings.option.emptyShip.stay</comment>
            <translation>Остава на място</translation>
        </message>
        <message>
            <source>Goes to the back</source>
            <comment>wild_vikings.option.emptyShip.toBack</comment>
            <translation>Отива най-отзад</translation>
        </message>
        <message>
            <source>Level at the end</source>
            <comment>wild_vikings.option.finalTie</comment>
            <translation>Равенство в края</translation>
        </message>
        <message>
            <source>Who wins when several players have the most treasures.</source>
            <comment>wild_vikings.option.finalTie.help</comment>
            <translation>Кой печели, когато няколко играчи имат най-много съкровища.</translation>
        </message>
        <message>
            <source>The larger hand wins</source>
            <comment>wild_vikings.option.finalTie.mostCards</comment>
            <translation>Печели този с повече карти в ръката</translation>
        </message>
        <message>
            <source>They share the win</source>
            <comment>wild_vikings.option.finalTie.shared</comment>
            <translation>Споделена победа</translation>
        </message>
        <message>
            <source>First player</source>
            <comment>wild_vikings.option.firstPlayer</comment>
            <translation>Начален играч</translation>
        </message>
        <message>
            <source>Chosen</source>
            <comment>wild_vikings.option.firstPlayer.chosen</comment>
            <translation>Избран</translation>
        </message>
        <message>
            <source>Who rolls first.</source>
            <comment>wild_vikings.option.firstPlayer.help</comment>
            <translation>Кой хвърля зарчето пръв.</translation>
        </message>
        <message>
            <source>Random</source>
            <comment>wild_vikings.option.firstPlayer.random</comment>
            <translation>Случаен</translation>
        </message>
        <message>
            <source>Chosen first player</source>
            <comment>wild_vikings.option.firstSeat</comment>
            <translation>Избран начален играч</translation>
        </message>
        <message>
            <source>The seat that rolls first if the first player is chosen.</source>
            <comment>wild_vikings.option.firstSeat.help</comment>
            <translation>Мястото, което хвърля първо, ако началният играч е избран.</translation>
        </message>
        <message>
            <source>Hand limit</source>
            <comment>wild_vikings.option.handLimit</comment>
            <translation>Най-много карти в ръката</translation>
        </message>
        <message>
            <source>10 cards</source>
            <comment>wild_vikings.option.handLimit.10</comment>
            <translation>10 карти</translation>
        </message>
        <message>
            <source>12 cards</source>
            <comment>wild_vikings.option.handLimit.12</comment>
            <translation>12 карти</translation>
        </message>
        <message>
            <source>A player with that many cards draws none.</source>
            <comment>wild_vikings.option.handLimit.help</comment>
            <translation>Играч с толкова карти не тегли.</translation>
        </message>
        <message>
            <source>None</source>
            <comment>wild_vikings.option.handLimit.none</comment>
            <extracomment>No limit to the number of cards in a hand.</extracomment>
            <translation>Без ограничение</translation>
        </message>
        <message>
            <source>Row of ships</source>
            <comment>wild_vikings.option.rowOrder</comment>
            <translation>Редица кораби</translation>
        </message>
        <message>
            <source>In which order the ships lie beside the village at the start.</source>
            <comment>wild_vikings.option.rowOrder.help</comment>
            <translation>В какъв ред са корабите до селото в началото.</translation>
        </message>
        <message>
            <source>Shuffled</source>
            <comment>wild_vikings.option.rowOrder.shuffled</comment>
            <translation>Разбъркани</translation>
        </message>
        <message>
            <source>Yellow, red, blue</source>
            <comment>wild_vikings.option.rowOrder.yellow-red-blue</comment>
            <translation>Жълт, червен, син</translation>
        </message>
        <message>
            <source>Treasures visible</source>
            <comment>wild_vikings.option.scoresVisible</comment>
            <translation>Видими съкровища</translation>
        </message>
        <message>
            <source>Hidden until the end</source>
            <comment>wild_vikings.option.scoresVisible.false</comment>
            <translation>Скрити до края</translation>
        </message>
        <message>
            <source>Whether everybody can see how many treasures the others have won.</source>
            <comment>wild_vikings.option.scoresVisible.help</comment>
            <translation>Дали всички виждат колко съкровища са спечелили останалите.</translation>
        </message>
        <message>
            <source>Visible</source>
            <comment>wild_vikings.option.scoresVisible.true</comment>
            <translation>Видими</translation>
        </message>
        <message>
            <source>Level bids</source>
            <comment>wild_vikings.option.tieRule</comment>
            <extracomment>Bids with the same number of cards.</extracomment>
            <translation>Равни залози</translation>
        </message>
        <message>
            <source>The earlier bid wins</source>
            <comment>wild_vikings.option.tieRule.earlier</comment>
            <translation>Печели по-ранният залог</translation>
        </message>
        <message>
            <source>With free bidding: who wins when the highest bids have as many cards.</source>
            <comment>wild_vikings.option.tieRule.help</comment>
            <translation>При свободно наддаване: кой печели, когато най-високите залози са с равен брой карти.</translation>
        </message>
        <message>
            <source>The later bid wins</source>
            <comment>wild_vikings.option.tieRule.later</comment>
            <translation>Печели по-късният залог</translation>
        </message>
        <message>
            <source>Nobody wins</source>
            <comment>wild_vikings.option.tieRule.noSale</comment>
            <translation>Не печели никой</translation>
        </message>
        <message>
            <source>Number of treasures</source>
            <comment>wild_vikings.option.treasureTokens</comment>
            <translation>Брой съкровища</translation>
        </message>
        <message>
            <source>About as long with any number of players</source>
            <comment>wild_vikings.option.treasureTokens.even_length</comment>
            <translation>Приблизително еднаква дължина при всеки брой играчи</translation>
        </message>
        <message>
            <source>How many treasure tokens are in the game, from 15 to 60; the fewer, the shorter it is.</source>
            <comment>wild_vikings.option.treasureTokens.help</comment>
            <translation>С колко жетона-съкровища се играе, от 15 до 60; колкото по-малко, толкова по-кратка е играта.</translation>
        </message>
        <message>
            <source>Quick (20)</source>
            <comment>wild_vikings.option.treasureTokens.quick</comment>
            <translation>Бързо (20)</translation>
        </message>
        <message>
            <source>Short (30)</source>
            <comment>wild_vikings.option.treasureTokens.short</comment>
            <translation>Кратко (30)</translation>
        </message>
        <message>
            <source>Standard (40)</source>
            <comment>wild_vikings.option.treasureTokens.standard</comment>
            <translation>Стандартно (40)</translation>
        </message>
        <message numerus="yes">
            <source>%1: bid more than %n cards or pass. Ship: %2, treasures: %3.</source>
            <comment>wild_vikings.prompt.bid_above</comment>
            <extracomment>%n is the number of cards in the highest bid so far.</extracomment>
            <translation>
                <numerusform>%1: заложете повече от %n карта или пасувайте. Кораб: %2, съкровища: %3.</numerusform>
                <numerusform>%1: заложете повече от %n карти или пасувайте. Кораб: %2, съкровища: %3.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: bid or pass. Ship: %2, treasures: %3, no bid yet.</source>
            <comment>wild_vikings.prompt.bid_first</comment>
            <translation>%1: заложете или пасувайте. Кораб: %2, съкровища: %3, още няма залог.</translation>
        </message>
        <message numerus="yes">
            <source>%1: bid or pass. Ship: %2, treasures: %3, highest bid: %n cards.</source>
            <comment>wild_vikings.prompt.bid_free</comment>
            <extracomment>%n is the number of cards in the highest bid so far.</extracomment>
            <translation>
                <numerusform>%1: заложете или пасувайте. Кораб: %2, съкровища: %3, най-висок залог: %n карта.</numerusform>
                <numerusform>%1: заложете или пасувайте. Кораб: %2, съкровища: %3, най-висок залог: %n карти.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: roll the die.</source>
            <comment>wild_vikings.prompt.roll</comment>
            <extracomment>%1 is a player's name, in all prompts.</extracomment>
            <translation>%1: хвърлете зарчето.</translation>
        </message>
        <message>
            <source>%1: choose a ship for the treasure.</source>
            <comment>wild_vikings.prompt.ship</comment>
            <translation>%1: изберете кораб за съкровището.</translation>
        </message>
        <message>
            <source>Whoever wants the treasures must then pay more cards.</source>
            <comment>wild_vikings.reason.drives_up</comment>
            <translation>Който иска съкровищата, ще трябва да плати повече карти.</translation>
        </message>
        <message>
            <source>A treasure on this ship helps this hand more than the others.</source>
            <comment>wild_vikings.reason.good_for_me</comment>
            <translation>Съкровище на този кораб помага повече на тази ръка, отколкото на останалите.</translation>
        </message>
        <message>
            <source>Nobody can bid after this.</source>
            <comment>wild_vikings.reason.last</comment>
            <translation>След този залог никой вече не може да наддава.</translation>
        </message>
        <message>
            <source>This bid wins in about %1 of 100 likely deals of the hidden cards.</source>
            <comment>wild_vikings.reason.likely</comment>
            <extracomment>A hint: the computer deals the cards that it does not see many times.</extracomment>
            <translation>Този залог печели при около %1 от 100 вероятни раздавания на скритите карти.</translation>
        </message>
        <message>
            <source>The hand holds too few cards for a higher bid.</source>
            <comment>wild_vikings.reason.no_cards_fit</comment>
            <translation>В ръката няма достатъчно подходящи карти за по-висок залог.</translation>
        </message>
        <message>
            <source>There is nothing else to do.</source>
            <comment>wild_vikings.reason.only_answer</comment>
            <translation>Няма друга възможност.</translation>
        </message>
        <message>
            <source>Keeping the cards for later auctions gains more.</source>
            <comment>wild_vikings.reason.pass_better</comment>
            <translation>По-изгодно е картите да се запазят за следващи наддавания.</translation>
        </message>
        <message>
            <source>The hand is strongest in the colour of this ship.</source>
            <comment>wild_vikings.reason.strongest_colour</comment>
            <translation>Ръката е най-силна в цвета на този кораб.</translation>
        </message>
        <message>
            <source>The cards are worth more than the treasures.</source>
            <comment>wild_vikings.reason.too_dear</comment>
            <translation>Картите струват повече от съкровищата.</translation>
        </message>
        <message numerus="yes">
            <source>%n treasures are worth these cards.</source>
            <comment>wild_vikings.reason.worth_it</comment>
            <translation>
                <numerusform>Заради %n съкровище си струва да се дадат тези карти.</numerusform>
                <numerusform>Заради %n съкровища си струва да се дадат тези карти.</numerusform>
            </translation>
        </message>
        <message>
            <source>Treasures</source>
            <comment>wild_vikings.score.treasures</comment>
            <translation>Съкровища</translation>
        </message>
        <message>
            <source>Player %1 cannot begin: the game has %2 players.</source>
            <comment>wild_vikings.setup.first_seat</comment>
            <translation>Играч %1 не може да започне. Брой играчи: %2.</translation>
        </message>
        <message>
            <source>blue ship</source>
            <comment>wild_vikings.ship.blue</comment>
            <translation>син кораб</translation>
        </message>
        <message>
            <source>red ship</source>
            <comment>wild_vikings.ship.red</comment>
            <translation>червен кораб</translation>
        </message>
        <message>
            <source>yellow ship</source>
            <comment>wild_vikings.ship.yellow</comment>
            <extracomment>Noun after a colon; so are all names of ships.</extracomment>
            <translation>жълт кораб</translation>
        </message>
        <message numerus="yes">
            <source>Beats the bid of %n cards.</source>
            <comment>wild_vikings.ui.bid.beats</comment>
            <extracomment>%n is the number of cards in the highest bid so far; so in the following.</extracomment>
            <translation>
                <numerusform>Бие залога от %n карта.</numerusform>
                <numerusform>Бие залога от %n карти.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Does not beat the bid of %n cards.</source>
            <comment>wild_vikings.ui.bid.behind</comment>
            <translation>
                <numerusform>Не бие залога от %n карта.</numerusform>
                <numerusform>Не бие залога от %n карти.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bid %n cards</source>
            <comment>wild_vikings.ui.bid.button</comment>
            <extracomment>Button.</extracomment>
            <translation>
                <numerusform>Залог: %n карта</numerusform>
                <numerusform>Залог: %n карти</numerusform>
            </translation>
        </message>
        <message>
            <source>No card in hand can make a higher bid: only a pass is possible.</source>
            <comment>wild_vikings.ui.bid.cannot</comment>
            <translation>Картите в ръката не стигат за по-висок залог: възможен е само пас.</translation>
        </message>
        <message>
            <source>No bid so far: one card is enough.</source>
            <comment>wild_vikings.ui.bid.first</comment>
            <extracomment>Beside the button of a bid.</extracomment>
            <translation>Още няма залог: стига една карта.</translation>
        </message>
        <message numerus="yes">
            <source>Highest bid so far: %n cards.</source>
            <comment>wild_vikings.ui.bid.highest</comment>
            <translation>
                <numerusform>Най-висок залог досега: %n карта.</numerusform>
                <numerusform>Най-висок залог досега: %n карти.</numerusform>
            </translation>
        </message>
        <message>
            <source>This bid leads.</source>
            <comment>wild_vikings.ui.bid.leads</comment>
            <translation>Този залог води.</translation>
        </message>
        <message>
            <source>One card less</source>
            <comment>wild_vikings.ui.bid.less</comment>
            <translation>Една карта по-малко</translation>
        </message>
        <message numerus="yes">
            <source>Level with the bid of %n cards: nobody would win.</source>
            <comment>wild_vikings.ui.bid.level</comment>
            <translation>
                <numerusform>Равен на залога от %n карта: никой не би спечелил.</numerusform>
                <numerusform>Равен на залога от %n карти: никой не би спечелил.</numerusform>
            </translation>
        </message>
        <message>
            <source>One card more</source>
            <comment>wild_vikings.ui.bid.more</comment>
            <translation>Още една карта</translation>
        </message>
        <message numerus="yes">
            <source>More than %n cards are needed.</source>
            <comment>wild_vikings.ui.bid.needs</comment>
            <translation>
                <numerusform>Трябва повече от %n карта.</numerusform>
                <numerusform>Трябват повече от %n карти.</numerusform>
            </translation>
        </message>
        <message>
            <source>No card has been chosen.</source>
            <comment>wild_vikings.ui.bid.no_less</comment>
            <translation>Не е избрана карта.</translation>
        </message>
        <message>
            <source>There is no further card that could be bid.</source>
            <comment>wild_vikings.ui.bid.no_more</comment>
            <translation>Няма друга карта, която може да се заложи.</translation>
        </message>
        <message>
            <source>Bid</source>
            <comment>wild_vikings.ui.bid.short</comment>
            <extracomment>Button without cards chosen.</extracomment>
            <translation>Залагане</translation>
        </message>
        <message>
            <source>The harbour</source>
            <comment>wild_vikings.ui.board</comment>
            <extracomment>What the board is called for screen readers: village, ships and island.</extracomment>
            <translation>Пристанището</translation>
        </message>
        <message>
            <source>Card: %1 (%2 of %3)</source>
            <comment>wild_vikings.ui.card</comment>
            <extracomment>%1 is the kind of card, %2 its place among the %3 cards of that kind.</extracomment>
            <translation>Карта: %1 (%2 от %3)</translation>
        </message>
        <message>
            <source>Enter adds it to the bid.</source>
            <comment>wild_vikings.ui.card.add</comment>
            <translation>Enter я добавя към залога.</translation>
        </message>
        <message>
            <source>Hidden card</source>
            <comment>wild_vikings.ui.card.hidden</comment>
            <translation>Скрита карта</translation>
        </message>
        <message>
            <source>Part of the bid. Enter takes it back.</source>
            <comment>wild_vikings.ui.card.take_back</comment>
            <translation>Част от залога. Enter я връща.</translation>
        </message>
        <message>
            <source>Cards in hand</source>
            <comment>wild_vikings.ui.column.hand</comment>
            <translation>Карти в ръката</translation>
        </message>
        <message>
            <source>Draw pile</source>
            <comment>wild_vikings.ui.deck</comment>
            <translation>Тесте</translation>
        </message>
        <message>
            <source>Die</source>
            <comment>wild_vikings.ui.die</comment>
            <translation>Зарче</translation>
        </message>
        <message>
            <source>Nobody has rolled yet.</source>
            <comment>wild_vikings.ui.die.none</comment>
            <translation>Още никой не е хвърлял.</translation>
        </message>
        <message>
            <source>Space or Enter rolls it.</source>
            <comment>wild_vikings.ui.die.roll</comment>
            <translation>Интервал или Enter го хвърля.</translation>
        </message>
        <message>
            <source>Discards</source>
            <comment>wild_vikings.ui.discard</comment>
            <translation>Изхвърлени</translation>
        </message>
        <message>
            <source>Result</source>
            <comment>wild_vikings.ui.end</comment>
            <translation>Резултат</translation>
        </message>
        <message>
            <source>No cards in hand</source>
            <comment>wild_vikings.ui.hand.empty</comment>
            <translation>Няма карти в ръката</translation>
        </message>
        <message>
            <source>Wild Vikings</source>
            <comment>wild_vikings.ui.keys</comment>
            <extracomment>Heading of the keys of this game: its title.</extracomment>
            <translation>Диви викинги</translation>
        </message>
        <message>
            <source>Lay the bid</source>
            <comment>wild_vikings.ui.keys.bid</comment>
            <translation>Залагане</translation>
        </message>
        <message>
            <source>One card more or less in the bid</source>
            <comment>wild_vikings.ui.keys.more</comment>
            <translation>Една карта повече или по-малко в залога</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>wild_vikings.ui.keys.pass</comment>
            <translation>Без залог</translation>
        </message>
        <message>
            <source>Roll the die</source>
            <comment>wild_vikings.ui.keys.roll</comment>
            <translation>Хвърляне на зарчето</translation>
        </message>
        <message>
            <source>Load the ship at that place of the row</source>
            <comment>wild_vikings.ui.keys.ship</comment>
            <translation>Товарене на кораба на това място в редицата</translation>
        </message>
        <message>
            <source>Bid so many cards: jokers last</source>
            <comment>wild_vikings.ui.keys.size</comment>
            <extracomment>A digit chooses that many cards, of the ship's colour first.</extracomment>
            <translation>Залог с толкова карти: жокерите са последни</translation>
        </message>
        <message>
            <source>Hand is full</source>
            <comment>wild_vikings.ui.note.full</comment>
            <extracomment>Short note beside a player who draws nothing; so is the next.</extracomment>
            <translation>Ръката е пълна</translation>
        </message>
        <message>
            <source>No card left</source>
            <comment>wild_vikings.ui.note.no_card</comment>
            <translation>Няма карти за теглене</translation>
        </message>
        <message numerus="yes">
            <source>%n cards.</source>
            <comment>wild_vikings.ui.pile.cards</comment>
            <translation>
                <numerusform>%n карта.</numerusform>
                <numerusform>%n карти.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cards: %1.</source>
            <comment>wild_vikings.ui.pile.list</comment>
            <translation>Карти: %1.</translation>
        </message>
        <message>
            <source>When the draw pile is empty, the discards are shuffled into a new one.</source>
            <comment>wild_vikings.ui.pile.reshuffle</comment>
            <translation>Когато тестето свърши, изхвърлените карти се разбъркват в ново.</translation>
        </message>
        <message>
            <source>To answer</source>
            <comment>wild_vikings.ui.plank.asked</comment>
            <extracomment>Stands below the name of the player who is to bid or pass now. Very short.</extracomment>
            <translation>На ред</translation>
        </message>
        <message>
            <source>Highest bid: %1.</source>
            <comment>wild_vikings.ui.plank.leads</comment>
            <extracomment>%1 is a player's name.</extracomment>
            <translation>Най-висок залог: %1.</translation>
        </message>
        <message>
            <source>Level bids: nobody wins</source>
            <comment>wild_vikings.ui.plank.level</comment>
            <translation>Равни залози: никой не печели</translation>
        </message>
        <message>
            <source>No bid</source>
            <comment>wild_vikings.ui.plank.passed</comment>
            <extracomment>Stands below the name of a player who has passed. Very short.</extracomment>
            <translation>Без залог</translation>
        </message>
        <message numerus="yes">
            <source>Nobody wins: %1 takes %n treasures</source>
            <comment>wild_vikings.ui.plank.roller</comment>
            <translation>
                <numerusform>Никой не печели: %1 взема %n съкровище</numerusform>
                <numerusform>Никой не печели: %1 взема %n съкровища</numerusform>
            </translation>
        </message>
        <message>
            <source>Auction</source>
            <comment>wild_vikings.ui.plank.title</comment>
            <translation>Наддаване</translation>
        </message>
        <message>
            <source>Nobody bids</source>
            <comment>wild_vikings.ui.plank.unsold</comment>
            <translation>Никой не наддава</translation>
        </message>
        <message>
            <source>Not yet asked</source>
            <comment>wild_vikings.ui.plank.waiting</comment>
            <extracomment>Stands below the name of a player who will be asked later. Very short.</extracomment>
            <translation>По-късно</translation>
        </message>
        <message numerus="yes">
            <source>%1 wins %n treasures</source>
            <comment>wild_vikings.ui.plank.won</comment>
            <extracomment>%1 is a player's name. Short.</extracomment>
            <translation>
                <numerusform>%1 печели %n съкровище</numerusform>
                <numerusform>%1 печели %n съкровища</numerusform>
            </translation>
        </message>
        <message>
            <source>House rules</source>
            <comment>wild_vikings.ui.rules</comment>
            <translation>Домашни правила</translation>
        </message>
        <message>
            <source>This game is played by the standard rules.</source>
            <comment>wild_vikings.ui.rules.none</comment>
            <translation>Играе се по стандартните правила.</translation>
        </message>
        <message numerus="yes">
            <source>%n cards in hand.</source>
            <comment>wild_vikings.ui.seat.cards</comment>
            <translation>
                <numerusform>%n карта в ръката.</numerusform>
                <numerusform>%n карти в ръката.</numerusform>
            </translation>
        </message>
        <message>
            <source>Hand: %1.</source>
            <comment>wild_vikings.ui.seat.hand</comment>
            <translation>Ръка: %1.</translation>
        </message>
        <message>
            <source>Known to everybody: %1.</source>
            <comment>wild_vikings.ui.seat.known</comment>
            <extracomment>%1 is a list of cards.</extracomment>
            <translation>Известни на всички: %1.</translation>
        </message>
        <message>
            <source>Known to everybody:</source>
            <comment>wild_vikings.ui.seat.known_label</comment>
            <extracomment>Small heading above the own cards that the other players know.</extracomment>
            <translation>Известни на всички:</translation>
        </message>
        <message>
            <source>Is to decide now.</source>
            <comment>wild_vikings.ui.seat.to_decide</comment>
            <translation>Трябва да реши сега.</translation>
        </message>
        <message numerus="yes">
            <source>%n treasures.</source>
            <comment>wild_vikings.ui.seat.treasures</comment>
            <extracomment>Said after a player's name, as are all texts of wild_vikings.ui.seat.</extracomment>
            <translation>
                <numerusform>%n съкровище.</numerusform>
                <numerusform>%n съкровища.</numerusform>
            </translation>
        </message>
        <message>
            <source>The number of treasures is hidden.</source>
            <comment>wild_vikings.ui.seat.treasures_hidden</comment>
            <translation>Броят на съкровищата е скрит.</translation>
        </message>
        <message>
            <source>Place %1 in the row: %2</source>
            <comment>wild_vikings.ui.ship</comment>
            <extracomment>%1 is a number, 1 being beside the village; %2 is the name of a ship.</extracomment>
            <translation>Място %1 в редицата: %2</translation>
        </message>
        <message numerus="yes">
            <source>%n treasures aboard.</source>
            <comment>wild_vikings.ui.ship.aboard</comment>
            <translation>
                <numerusform>%n съкровище на борда.</numerusform>
                <numerusform>%n съкровища на борда.</numerusform>
            </translation>
        </message>
        <message>
            <source>Empty: no auction</source>
            <comment>wild_vikings.ui.ship.empty</comment>
            <extracomment>Short note beside a ship.</extracomment>
            <translation>Празен: няма наддаване</translation>
        </message>
        <message>
            <source>This ship lies beside the village.</source>
            <comment>wild_vikings.ui.ship.front</comment>
            <translation>Този кораб е до селото.</translation>
        </message>
        <message>
            <source>Enter loads the treasure here.</source>
            <comment>wild_vikings.ui.ship.load</comment>
            <translation>Enter товари съкровището тук.</translation>
        </message>
        <message>
            <source>Supply</source>
            <comment>wild_vikings.ui.supply</comment>
            <translation>Запас</translation>
        </message>
        <message>
            <source>The supply is empty: a ship face now ends the game.</source>
            <comment>wild_vikings.ui.supply.empty</comment>
            <translation>Запасът е изчерпан: падне ли се кораб, играта свършва.</translation>
        </message>
        <message numerus="yes">
            <source>%n treasures left.</source>
            <comment>wild_vikings.ui.supply.left</comment>
            <translation>
                <numerusform>Остава %n съкровище.</numerusform>
                <numerusform>Остават %n съкровища.</numerusform>
            </translation>
        </message>
    </context>
</TS>
