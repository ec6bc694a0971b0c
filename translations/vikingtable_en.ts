<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>advice</name>
        <message numerus="yes">
            <source>Place %n tiles</source>
            <comment>advice.fit.accept</comment>
            <translation>
                <numerusform>Place %n tile</numerusform>
                <numerusform>Place %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles placed.</source>
            <comment>advice.fit.all_placed</comment>
            <translation>
                <numerusform>%n tile placed.</numerusform>
                <numerusform>%n tiles placed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bonuses enclosed</source>
            <comment>advice.fit.bonuses</comment>
            <translation>
                <numerusform>%n bonus enclosed</numerusform>
                <numerusform>%n bonuses enclosed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minus points covered</source>
            <comment>advice.fit.minus</comment>
            <translation>
                <numerusform>%n minus point covered</numerusform>
                <numerusform>%n minus points covered</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles could not be placed without the ones left out.</source>
            <comment>advice.fit.some_left</comment>
            <translation>
                <numerusform>%n tile could not be placed without the ones left out.</numerusform>
                <numerusform>%n tiles could not be placed without the ones left out.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>app</name>
        <message numerus="yes">
            <source>%n search results</source>
            <comment>app.rules.found</comment>
            <translation>
                <numerusform>%n search result</numerusform>
                <numerusform>%n search results</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>boru</name>
        <message numerus="yes">
            <source>%n church discs</source>
            <comment>boru.count.church</comment>
            <translation>
                <numerusform>%n church disc</numerusform>
                <numerusform>%n church discs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coins</source>
            <comment>boru.count.coins</comment>
            <translation>
                <numerusform>%n coin</numerusform>
                <numerusform>%n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steps of courtship</source>
            <comment>boru.count.court</comment>
            <translation>
                <numerusform>%n step of courtship</numerusform>
                <numerusform>%n steps of courtship</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n raiders</source>
            <comment>boru.count.raider</comment>
            <translation>
                <numerusform>%n raider</numerusform>
                <numerusform>%n raiders</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n coins</source>
            <comment>boru.event.coins</comment>
            <translation>
                <numerusform>%1 gains %n coin</numerusform>
                <numerusform>%1 gains %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %n coins</source>
            <comment>boru.event.coins_lost</comment>
            <translation>
                <numerusform>%1 loses %n coin</numerusform>
                <numerusform>%1 loses %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 takes %n church discs back</source>
            <comment>boru.event.discs</comment>
            <translation>
                <numerusform>%1 takes %n church disc back</numerusform>
                <numerusform>%1 takes %n church discs back</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 scores %n points</source>
            <comment>boru.event.points</comment>
            <translation>
                <numerusform>%1 scores %n point</numerusform>
                <numerusform>%1 scores %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has no coin and loses %n points</source>
            <comment>boru.event.points_lost</comment>
            <translation>
                <numerusform>%1 has no coin and loses %n point</numerusform>
                <numerusform>%1 has no coin and loses %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gives %n raiders back</source>
            <comment>boru.event.raiders</comment>
            <translation>
                <numerusform>%1 gives %n raider back</numerusform>
                <numerusform>%1 gives %n raiders back</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 gains %n renown tokens</source>
            <comment>boru.event.renown</comment>
            <translation>
                <numerusform>%1 gains %n renown token</numerusform>
                <numerusform>%1 gains %n renown tokens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n church discs.</source>
            <comment>boru.reason.church</comment>
            <translation>
                <numerusform>%n church disc.</numerusform>
                <numerusform>%n church discs.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n church discs, the most.</source>
            <comment>boru.reason.church_most</comment>
            <translation>
                <numerusform>%n church disc, the most.</numerusform>
                <numerusform>%n church discs, the most.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings %n points.</source>
            <comment>boru.reason.points</comment>
            <translation>
                <numerusform>It brings %n point.</numerusform>
                <numerusform>It brings %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs %n points.</source>
            <comment>boru.reason.points_lost</comment>
            <translation>
                <numerusform>It costs %n point.</numerusform>
                <numerusform>It costs %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n captured raiders.</source>
            <comment>boru.reason.raiders</comment>
            <translation>
                <numerusform>%n captured raider.</numerusform>
                <numerusform>%n captured raiders.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n captured raiders, the most.</source>
            <comment>boru.reason.raiders_most</comment>
            <translation>
                <numerusform>%n captured raider, the most.</numerusform>
                <numerusform>%n captured raiders, the most.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Present in %n regions.</source>
            <comment>boru.reason.regions</comment>
            <translation>
                <numerusform>Present in %n region.</numerusform>
                <numerusform>Present in %n regions.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings %n renown.</source>
            <comment>boru.reason.renown</comment>
            <translation>
                <numerusform>It brings %n renown.</numerusform>
                <numerusform>It brings %n renown.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n blue cards for the church.</source>
            <comment>boru.reason.suit.blue</comment>
            <translation>
                <numerusform>%n blue card for the church.</numerusform>
                <numerusform>%n blue cards for the church.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n red cards for the battle.</source>
            <comment>boru.reason.suit.red</comment>
            <translation>
                <numerusform>%n red card for the battle.</numerusform>
                <numerusform>%n red cards for the battle.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n yellow cards for the marriage.</source>
            <comment>boru.reason.suit.yellow</comment>
            <translation>
                <numerusform>%n yellow card for the marriage.</numerusform>
                <numerusform>%n yellow cards for the marriage.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>cli</name>
        <message numerus="yes">
            <source>%1: %n changes</source>
            <comment>cli.edit.done</comment>
            <translation>
                <numerusform>%1: %n change</numerusform>
                <numerusform>%1: %n changes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>feast</name>
        <message numerus="yes">
            <source>Feast: %n spaces are still open.</source>
            <comment>feast.ask.feast</comment>
            <translation>
                <numerusform>Feast: %n space is still open.</numerusform>
                <numerusform>Feast: %n spaces are still open.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n whaling boats</source>
            <comment>feast.do.boats</comment>
            <translation>
                <numerusform>%n whaling boat</numerusform>
                <numerusform>%n whaling boats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Covers %n minus points</source>
            <comment>feast.reason.minus</comment>
            <translation>
                <numerusform>Covers %n minus point</numerusform>
                <numerusform>Covers %n minus points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n spaces stay open.</source>
            <comment>feast.reason.open</comment>
            <translation>
                <numerusform>Only %n space stays open.</numerusform>
                <numerusform>%n spaces stay open.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>feast_ui</name>
        <message numerus="yes">
            <source>%n penalties would be left.</source>
            <comment>feast_ui.feast.penalties</comment>
            <translation>
                <numerusform>%n penalty would be left.</numerusform>
                <numerusform>%n penalties would be left.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n minus points are open.</source>
            <comment>feast_ui.site.minus</comment>
            <translation>
                <numerusform>%n minus point is open.</numerusform>
                <numerusform>%n minus points are open.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Thing penalties, −3 points each.</source>
            <comment>feast_ui.thing.penalties</comment>
            <translation>
                <numerusform>%n Thing penalty, −3 points.</numerusform>
                <numerusform>%n Thing penalties, −3 points each.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Vikings are left to place.</source>
            <comment>feast_ui.thing.vikings</comment>
            <translation>
                <numerusform>%n Viking is left to place.</numerusform>
                <numerusform>%n Vikings are left to place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n Vikings</source>
            <comment>feast_ui.vikings</comment>
            <translation>
                <numerusform>%n Viking</numerusform>
                <numerusform>%n Vikings</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>knarr</name>
        <message numerus="yes">
            <source>Trade with %n bracelets: %1</source>
            <comment>knarr.action.trade</comment>
            <translation>
                <numerusform>Trade with %n bracelet: %1</numerusform>
                <numerusform>Trade with %n bracelets: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 scores %n points for reputation</source>
            <comment>knarr.event.income</comment>
            <translation>
                <numerusform>%1 scores %n point for reputation</numerusform>
                <numerusform>%1 scores %n points for reputation</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n discarded Vikings are the new deck</source>
            <comment>knarr.event.reshuffled</comment>
            <translation>
                <numerusform>%n discarded Viking is the new deck</numerusform>
                <numerusform>%n discarded Vikings are the new deck</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 trades %n bracelets. Gains: %2</source>
            <comment>knarr.event.traded</comment>
            <translation>
                <numerusform>%1 trades %n bracelet. Gains: %2</numerusform>
                <numerusform>%1 trades %n bracelets. Gains: %2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bracelets</source>
            <comment>knarr.gains.bracelet</comment>
            <translation>
                <numerusform>%n bracelet</numerusform>
                <numerusform>%n bracelets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n recruit tokens</source>
            <comment>knarr.gains.recruit</comment>
            <translation>
                <numerusform>%n recruit token</numerusform>
                <numerusform>%n recruit tokens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n steps of reputation</source>
            <comment>knarr.gains.reputation</comment>
            <translation>
                <numerusform>%n step of reputation</numerusform>
                <numerusform>%n steps of reputation</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n victory points</source>
            <comment>knarr.gains.vp</comment>
            <translation>
                <numerusform>%n victory point</numerusform>
                <numerusform>%n victory points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Crew column of %n Vikings (%1)</source>
            <comment>knarr.reason.column</comment>
            <extracomment>Why to recruit: %1 is the colour of the column, %n its Vikings with the new one.</extracomment>
            <translation>
                <numerusform>Crew column of %n Viking (%1)</numerusform>
                <numerusform>Crew column of %n Vikings (%1)</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Left in the crew column (%1): %n Vikings</source>
            <comment>knarr.reason.column_left</comment>
            <translation>
                <numerusform>Left in the crew column (%1): %n Viking</numerusform>
                <numerusform>Left in the crew column (%1): %n Vikings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n recruit tokens</source>
            <comment>knarr.tokens</comment>
            <translation>
                <numerusform>%n recruit token</numerusform>
                <numerusform>%n recruit tokens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cards</source>
            <comment>knarr.ui.cards</comment>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n destinations are left.</source>
            <comment>knarr.ui.stock.count</comment>
            <translation>
                <numerusform>%n destination is left.</numerusform>
                <numerusform>%n destinations are left.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Trade with %n bracelets</source>
            <comment>knarr.ui.trade</comment>
            <translation>
                <numerusform>Trade with %n bracelet</numerusform>
                <numerusform>Trade with %n bracelets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Only %n bracelets are there.</source>
            <comment>knarr.why.bracelets</comment>
            <translation>
                <numerusform>Only %n bracelet is there.</numerusform>
                <numerusform>Only %n bracelets are there.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lab</name>
        <message numerus="yes">
            <source>accepting %n tiles</source>
            <comment>lab.did.accept</comment>
            <translation>
                <numerusform>accepting %n tile</numerusform>
                <numerusform>accepting %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cells covered</source>
            <comment>lab.effect.covered</comment>
            <translation>
                <numerusform>%n cell covered</numerusform>
                <numerusform>%n cells covered</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n × −1 covered</source>
            <comment>lab.effect.minus</comment>
            <translation>
                <numerusform>%n × −1 covered</numerusform>
                <numerusform>%n × −1 covered</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles on the board</source>
            <comment>lab.hint.placed</comment>
            <translation>
                <numerusform>%n tile on the board</numerusform>
                <numerusform>%n tiles on the board</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles are proposed</source>
            <comment>lab.hint.proposal</comment>
            <translation>
                <numerusform>%n tile is proposed</numerusform>
                <numerusform>%n tiles are proposed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles break a rule</source>
            <comment>lab.hint.wrong</comment>
            <translation>
                <numerusform>%n tile breaks a rule</numerusform>
                <numerusform>%n tiles break a rule</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shapes are kept.</source>
            <comment>lab.library.kept</comment>
            <translation>
                <numerusform>%n shape is kept.</numerusform>
                <numerusform>%n shapes are kept.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shapes are in the tray now.</source>
            <comment>lab.library.taken</comment>
            <translation>
                <numerusform>%n shape is in the tray now.</numerusform>
                <numerusform>%n shapes are in the tray now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles no longer fitted and went back to the tray.</source>
            <comment>lab.told.returned</comment>
            <translation>
                <numerusform>%n tile no longer fitted and went back to the tray.</numerusform>
                <numerusform>%n tiles no longer fitted and went back to the tray.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>occupations</name>
        <message numerus="yes">
            <source>%n cards</source>
            <comment>occupations.book.count</comment>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you took %n or more kinds of items from strips</source>
            <comment>occupations.if.action.distinct_mountain_items.at_least</comment>
            <translation>
                <numerusform>you took %n or more kinds of items from strips</numerusform>
                <numerusform>you took %n or more kinds of items from strips</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you paid exactly %n long swords</source>
            <comment>occupations.if.action.long_sword_paid.exactly</comment>
            <translation>
                <numerusform>you paid exactly %n long sword</numerusform>
                <numerusform>you paid exactly %n long swords</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the space itself yields exactly %n silver</source>
            <comment>occupations.if.action.printed_silver_gain.exactly</comment>
            <translation>
                <numerusform>the space itself yields exactly %n silver</numerusform>
                <numerusform>the space itself yields exactly %n silver</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it was a printed space for exactly %n Vikings</source>
            <comment>occupations.if.action.printed_space_vikings.exactly</comment>
            <translation>
                <numerusform>it was a printed space for exactly %n Viking</numerusform>
                <numerusform>it was a printed space for exactly %n Vikings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you had rolled exactly %n times</source>
            <comment>occupations.if.action.rolls_used.exactly</comment>
            <translation>
                <numerusform>you had rolled exactly %n time</numerusform>
                <numerusform>you had rolled exactly %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you paid exactly %n spears</source>
            <comment>occupations.if.action.spear_paid.exactly</comment>
            <translation>
                <numerusform>you paid exactly %n spear</numerusform>
                <numerusform>you paid exactly %n spears</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it brought %n or more stockfish</source>
            <comment>occupations.if.action.stockfish_gained.at_least</comment>
            <translation>
                <numerusform>it brought %n or more stockfish</numerusform>
                <numerusform>it brought %n or more stockfish</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it brought %n or more stone</source>
            <comment>occupations.if.action.stone_gained.at_least</comment>
            <translation>
                <numerusform>it brought %n or more stone</numerusform>
                <numerusform>it brought %n or more stone</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it brought %n or more wood</source>
            <comment>occupations.if.action.wood_gained.at_least</comment>
            <translation>
                <numerusform>it brought %n or more wood</numerusform>
                <numerusform>it brought %n or more wood</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you paid %n or more wood</source>
            <comment>occupations.if.action.wood_paid.at_least</comment>
            <translation>
                <numerusform>you paid %n or more wood</numerusform>
                <numerusform>you paid %n or more wood</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more game meat was served</source>
            <comment>occupations.if.banquet.game_meat_used.at_least</comment>
            <translation>
                <numerusform>%n or more game meat was served</numerusform>
                <numerusform>%n or more game meat was served</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more stockfish were served</source>
            <comment>occupations.if.banquet.stockfish_used.at_least</comment>
            <translation>
                <numerusform>%n or more stockfish was served</numerusform>
                <numerusform>%n or more stockfish were served</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>no more than %n come at once</source>
            <comment>occupations.if.event.count.at_most</comment>
            <translation>
                <numerusform>no more than %n come at once</numerusform>
                <numerusform>no more than %n come at once</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more stone and long houses</source>
            <comment>occupations.if.houses.stone_or_long.at_least</comment>
            <translation>
                <numerusform>you have %n or more stone and long houses</numerusform>
                <numerusform>you have %n or more stone and long houses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>it is your placement number %n or later there this round</source>
            <comment>occupations.if.round.two_viking_placements.at_least</comment>
            <translation>
                <numerusform>it is your placement number %n or later there this round</numerusform>
                <numerusform>it is your placement number %n or later there this round</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more large ships</source>
            <comment>occupations.if.ships.large.at_least</comment>
            <translation>
                <numerusform>you have %n or more large ships</numerusform>
                <numerusform>you have %n or more large ships</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more longships</source>
            <comment>occupations.if.ships.longship.at_least</comment>
            <translation>
                <numerusform>you have %n or more longships</numerusform>
                <numerusform>you have %n or more longships</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more clothing in supply</source>
            <comment>occupations.if.supply.clothing.at_least</comment>
            <translation>
                <numerusform>you have %n or more clothing in supply</numerusform>
                <numerusform>you have %n or more clothing in supply</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more</source>
            <comment>occupations.if.supply.flax.at_least</comment>
            <translation>
                <numerusform>you have %n or more</numerusform>
                <numerusform>you have %n or more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more</source>
            <comment>occupations.if.supply.grain.at_least</comment>
            <translation>
                <numerusform>you have %n or more</numerusform>
                <numerusform>you have %n or more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you have %n or more ore in supply</source>
            <comment>occupations.if.supply.ore.at_least</comment>
            <translation>
                <numerusform>you have %n or more ore in supply</numerusform>
                <numerusform>you have %n or more ore in supply</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more of your Vikings stand in column 2</source>
            <comment>occupations.if.vikings.column_2.at_least</comment>
            <translation>
                <numerusform>%n or more of your Vikings stand in column 2</numerusform>
                <numerusform>%n or more of your Vikings stand in column 2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more of your Vikings stand in column 3</source>
            <comment>occupations.if.vikings.column_3.at_least</comment>
            <translation>
                <numerusform>%n or more of your Vikings stand in column 3</numerusform>
                <numerusform>%n or more of your Vikings stand in column 3</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more of your Vikings stand on crafting spaces</source>
            <comment>occupations.if.vikings.on_crafting.at_least</comment>
            <translation>
                <numerusform>%n or more of your Vikings stand on crafting spaces</numerusform>
                <numerusform>%n or more of your Vikings stand on crafting spaces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>exactly %n stand there now</source>
            <comment>occupations.if.vikings.thing_square.exactly</comment>
            <translation>
                <numerusform>exactly %n stands there now</numerusform>
                <numerusform>exactly %n stand there now</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you may roll up to %n times</source>
            <comment>occupations.op.most_rolls</comment>
            <translation>
                <numerusform>you may roll %n time</numerusform>
                <numerusform>you may roll up to %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>any %n weapon cards of yours</source>
            <comment>occupations.op.pay_weapons</comment>
            <translation>
                <numerusform>any %n weapon card of yours</numerusform>
                <numerusform>any %n weapon cards of yours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>up to %n whaling boats, as berths allow</source>
            <comment>occupations.op.ships.whaling_boat</comment>
            <translation>
                <numerusform>%n whaling boat, if there is a berth</numerusform>
                <numerusform>up to %n whaling boats, as berths allow</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the strength may be divided over %n tiles</source>
            <comment>occupations.op.split_loot</comment>
            <translation>
                <numerusform>the strength may be used for %n tile</numerusform>
                <numerusform>the strength may be divided over %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>take up to %n items from one mountain strip</source>
            <comment>occupations.op.strip</comment>
            <translation>
                <numerusform>take %n item from a mountain strip</numerusform>
                <numerusform>take up to %n items from one mountain strip</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>turn over up to %n goods</source>
            <comment>occupations.op.turn_over</comment>
            <translation>
                <numerusform>turn over %n good</numerusform>
                <numerusform>turn over up to %n goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>move %n orange goods up to %1 times one colour up and one box right</source>
            <comment>occupations.op.up_right</comment>
            <translation>
                <numerusform>move %n orange good up to %1 times one colour up and one box right</numerusform>
                <numerusform>move %n orange goods up to %1 times one colour up and one box right</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n goods</source>
            <comment>occupations.op.upgrade</comment>
            <translation>
                <numerusform>upgrade %n good</numerusform>
                <numerusform>upgrade up to %n goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n of: %1</source>
            <comment>occupations.op.upgrade.kinds</comment>
            <translation>
                <numerusform>upgrade %n of: %1</numerusform>
                <numerusform>upgrade up to %n of: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n orange goods</source>
            <comment>occupations.op.upgrade.orange</comment>
            <translation>
                <numerusform>upgrade %n orange good</numerusform>
                <numerusform>upgrade up to %n orange goods</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n goods of one kind</source>
            <comment>occupations.op.upgrade.same</comment>
            <translation>
                <numerusform>upgrade %n good</numerusform>
                <numerusform>upgrade up to %n goods of one kind</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>upgrade up to %n goods by up to %1 steps</source>
            <comment>occupations.op.upgrade.steps</comment>
            <translation>
                <numerusform>upgrade %n good by up to %1 steps</numerusform>
                <numerusform>upgrade up to %n goods by up to %1 steps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>draw %n weapon cards</source>
            <comment>occupations.op.weapons</comment>
            <translation>
                <numerusform>draw %n weapon card</numerusform>
                <numerusform>draw %n weapon cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>saves</name>
        <message numerus="yes">
            <source>%n recorded moves do not fit the game and were left out; they are kept in: %1</source>
            <comment>saves.autosave.lines_left</comment>
            <extracomment>%1: a file name.</extracomment>
            <translation>
                <numerusform>%n recorded move does not fit the game and was left out; it is kept in: %1</numerusform>
                <numerusform>%n recorded moves do not fit the game and were left out; they are kept in: %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>wild_vikings</name>
        <message numerus="yes">
            <source>%n blue cards</source>
            <comment>wild_vikings.cards.blue</comment>
            <translation>
                <numerusform>%n blue card</numerusform>
                <numerusform>%n blue cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n jokers</source>
            <comment>wild_vikings.cards.joker</comment>
            <translation>
                <numerusform>%n joker</numerusform>
                <numerusform>%n jokers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n red cards</source>
            <comment>wild_vikings.cards.red</comment>
            <translation>
                <numerusform>%n red card</numerusform>
                <numerusform>%n red cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n yellow cards</source>
            <comment>wild_vikings.cards.yellow</comment>
            <extracomment>Part of a list of cards behind a colon.</extracomment>
            <translation>
                <numerusform>%n yellow card</numerusform>
                <numerusform>%n yellow cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The discards are shuffled into a new draw pile: %n cards</source>
            <comment>wild_vikings.event.reshuffled</comment>
            <translation>
                <numerusform>The discards are shuffled into a new draw pile: %n card</numerusform>
                <numerusform>The discards are shuffled into a new draw pile: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n treasures return to the supply: %1</source>
            <comment>wild_vikings.event.returned</comment>
            <translation>
                <numerusform>%n treasure returns to the supply: %1</numerusform>
                <numerusform>%n treasures return to the supply: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 takes %n treasures: %2</source>
            <comment>wild_vikings.event.taken_number</comment>
            <translation>
                <numerusform>%1 takes %n treasure: %2</numerusform>
                <numerusform>%1 takes %n treasures: %2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A bid must have more than %n cards.</source>
            <comment>wild_vikings.illegal.not_higher</comment>
            <translation>
                <numerusform>A bid must have more than %n card.</numerusform>
                <numerusform>A bid must have more than %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: bid more than %n cards or pass. Ship: %2, treasures: %3.</source>
            <comment>wild_vikings.prompt.bid_above</comment>
            <extracomment>%n is the number of cards in the highest bid so far.</extracomment>
            <translation>
                <numerusform>%1: bid more than %n card or pass. Ship: %2, treasures: %3.</numerusform>
                <numerusform>%1: bid more than %n cards or pass. Ship: %2, treasures: %3.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: bid or pass. Ship: %2, treasures: %3, highest bid: %n cards.</source>
            <comment>wild_vikings.prompt.bid_free</comment>
            <extracomment>%n is the number of cards in the highest bid so far.</extracomment>
            <translation>
                <numerusform>%1: bid or pass. Ship: %2, treasures: %3, highest bid: %n card.</numerusform>
                <numerusform>%1: bid or pass. Ship: %2, treasures: %3, highest bid: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n treasures are worth these cards.</source>
            <comment>wild_vikings.reason.worth_it</comment>
            <translation>
                <numerusform>%n treasure is worth these cards.</numerusform>
                <numerusform>%n treasures are worth these cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Beats the bid of %n cards.</source>
            <comment>wild_vikings.ui.bid.beats</comment>
            <extracomment>%n is the number of cards in the highest bid so far; so in the following.</extracomment>
            <translation>
                <numerusform>Beats the bid of %n card.</numerusform>
                <numerusform>Beats the bid of %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Does not beat the bid of %n cards.</source>
            <comment>wild_vikings.ui.bid.behind</comment>
            <translation>
                <numerusform>Does not beat the bid of %n card.</numerusform>
                <numerusform>Does not beat the bid of %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bid %n cards</source>
            <comment>wild_vikings.ui.bid.button</comment>
            <extracomment>Button.</extracomment>
            <translation>
                <numerusform>Bid %n card</numerusform>
                <numerusform>Bid %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Highest bid so far: %n cards.</source>
            <comment>wild_vikings.ui.bid.highest</comment>
            <translation>
                <numerusform>Highest bid so far: %n card.</numerusform>
                <numerusform>Highest bid so far: %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Level with the bid of %n cards: nobody would win.</source>
            <comment>wild_vikings.ui.bid.level</comment>
            <translation>
                <numerusform>Level with the bid of %n card: nobody would win.</numerusform>
                <numerusform>Level with the bid of %n cards: nobody would win.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>More than %n cards are needed.</source>
            <comment>wild_vikings.ui.bid.needs</comment>
            <translation>
                <numerusform>More than %n card is needed.</numerusform>
                <numerusform>More than %n cards are needed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cards.</source>
            <comment>wild_vikings.ui.pile.cards</comment>
            <translation>
                <numerusform>%n card.</numerusform>
                <numerusform>%n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Nobody wins: %1 takes %n treasures</source>
            <comment>wild_vikings.ui.plank.roller</comment>
            <translation>
                <numerusform>Nobody wins: %1 takes %n treasure</numerusform>
                <numerusform>Nobody wins: %1 takes %n treasures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 wins %n treasures</source>
            <comment>wild_vikings.ui.plank.won</comment>
            <extracomment>%1 is a player's name. Short.</extracomment>
            <translation>
                <numerusform>%1 wins %n treasure</numerusform>
                <numerusform>%1 wins %n treasures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cards in hand.</source>
            <comment>wild_vikings.ui.seat.cards</comment>
            <translation>
                <numerusform>%n card in hand.</numerusform>
                <numerusform>%n cards in hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n treasures.</source>
            <comment>wild_vikings.ui.seat.treasures</comment>
            <extracomment>Said after a player's name, as are all texts of wild_vikings.ui.seat.</extracomment>
            <translation>
                <numerusform>%n treasure.</numerusform>
                <numerusform>%n treasures.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n treasures aboard.</source>
            <comment>wild_vikings.ui.ship.aboard</comment>
            <translation>
                <numerusform>%n treasure aboard.</numerusform>
                <numerusform>%n treasures aboard.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n treasures left.</source>
            <comment>wild_vikings.ui.supply.left</comment>
            <translation>
                <numerusform>%n treasure left.</numerusform>
                <numerusform>%n treasures left.</numerusform>
            </translation>
        </message>
    </context>
</TS>
