<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <context>
        <name>common</name>
        <message>
            <source>The game is over.</source>
            <comment>common.illegal.game_over</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>It is not this player's turn to decide.</source>
            <comment>common.illegal.not_your_decision</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is not what is asked for now.</source>
            <comment>common.illegal.wrong_kind</comment>
            <translation type="unfinished"></translation>
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
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This game cannot be played by %1: it is for %2 to %3 players.</source>
            <comment>common.setup.seats</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Unknown option: %1.</source>
            <comment>common.setup.unknown_option</comment>
            <translation type="unfinished"></translation>
        </message>
    </context>
</TS>
