<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    </context>
</TS>
