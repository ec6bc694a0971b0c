"""Advice in the worker's process: the answers weighed, stops and deaths; and which moments are worth telling of."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.invented import packets, tolls
from tests.invented.shelf import on_the_shelf
from tests.match.working import ADVISERS, Ear, games_with_advisers, served, worker_for_module
from vikingtable.bots.base import Advice
from vikingtable.match.advice import (
    Moment,
    decisions_of,
    hint_request,
    look_request,
    moment_of,
    read_advice,
    sorted_moments,
)
from vikingtable.match.session import Session
from vikingtable.match.worker import Worker
from vikingtable.rules.game import Setup
from vikingtable.rules.plain import Codec
from vikingtable.saves.model import SeatInfo
from vikingtable.texts.message import msg

PEOPLE = (SeatInfo("Anna"), SeatInfo("Boris"))


_games = games_with_advisers(on_the_shelf)
worker = worker_for_module(ADVISERS)


@pytest.fixture
def ear(_games: None, worker: Worker, may_outlive: set[object]) -> Iterator[Ear]:
    made = Ear()
    worker.think(hint_request(session_of("test_tolls"), 0), made)
    made.next()
    with served(worker, may_outlive):
        yield made


def session_of(game: str) -> Session:
    return Session.start(game, Setup(2, seed=3), PEOPLE)


def said(session: Session, heard: tuple[Any, ...]) -> tuple[Advice, ...]:
    return read_advice(Codec(session.game), heard[2])


def test_a_hint_weighs_the_answers_with_reasons_best_first(worker: Worker, ear: Ear) -> None:
    session = session_of("test_tolls")
    ticket = worker.think(hint_request(session, 0), ear)
    heard = ear.next()
    assert heard[:2] == ("told", ticket)
    assert heard[3]
    reason = (msg("common.seat_number", 7),)
    assert said(session, heard) == (Advice(tolls.Buy(0), 3.0, reason), Advice(tolls.Rest(0), 1.75, reason))


def test_a_hint_is_asked_with_the_view_of_the_seat_alone() -> None:
    session = session_of("test_tolls")
    request = hint_request(session, 0)
    assert request.view["hands"][0] == list(session.state.hands[0])  # type: ignore[attr-defined]
    assert request.view["hands"][1] == [-1, -1]
    assert request.view["viewer"] == 0
    assert request.view["generator"] == -1


def test_a_hint_is_cut_short_by_enough_and_by_its_time(worker: Worker, ear: Ear) -> None:
    session = session_of("test_packets")
    ticket = worker.think(hint_request(session, 1, seconds=60), ear)
    ear.wait_for_progress()
    worker.move_now(ticket)
    answer = said(session, ear.next(5))
    assert answer[0].action == packets.Keep(1, max(session.view(1).packets[1]))  # type: ignore[attr-defined]
    worker.think(hint_request(session, 1, seconds=0.3), ear)
    assert ear.next(10)[0] == "told"


def test_a_cancelled_hint_is_told_to_nobody_and_the_next_question_is_heard(worker: Worker, ear: Ear) -> None:
    nobody = Ear()
    first = worker.think(hint_request(session_of("test_packets"), 0, seconds=60), nobody)
    nobody.wait_for_progress()
    worker.cancel(first)
    session = session_of("test_tolls")
    second = worker.think(hint_request(session, 0), ear)
    assert ear.next()[:2] == ("told", second)
    assert nobody.heard.empty()


def test_a_process_that_dies_over_a_hint_is_reported_and_there_again(worker: Worker, ear: Ear) -> None:
    worker.think(hint_request(session_of("test_packets"), 0, seconds=60), ear)
    ear.wait_for_progress()
    assert worker.process is not None
    worker.process.kill()
    assert ear.next()[0] == "failure"
    worker.think(hint_request(session_of("test_tolls"), 0), ear)
    assert ear.next()[0] == "told"


def test_the_look_back_asks_about_the_moment_as_it_was_with_the_answer_that_was_given(worker: Worker, ear: Ear) -> None:
    session = session_of("test_tolls")
    session.apply(tolls.Rest(0))
    session.apply(tolls.Buy(1))
    request = look_request(session, 0)
    assert (request.view["turn"], request.view["viewer"]) == (0, 0)
    assert request.more == [{"type": "Rest", "seat": 0}]
    worker.think(request, ear)
    moment = moment_of(session, 0, said(session, ear.next()))
    assert moment is not None
    assert (moment.position, moment.seat) == (0, 0)
    assert moment.better.action == tolls.Buy(0)
    assert moment.gain == 1.25


def test_an_answer_that_is_nearly_as_good_is_not_worth_telling() -> None:
    session = session_of("test_tolls")
    session.apply(tolls.Rest(0))
    best, played = Advice(tolls.Buy(0), 2.0), tolls.Rest(0)
    assert moment_of(session, 0, (best, Advice(played, 1.6))) is None
    assert moment_of(session, 0, (best, Advice(played, 1.5))) == Moment(0, 0, Advice(played, 1.5), best)
    assert moment_of(session, 0, (Advice(played, 2.0), Advice(tolls.Buy(0), 1.0))) is None
    assert moment_of(session, 0, ()) is None


def test_only_decisions_with_a_choice_of_the_people_asked_for_are_looked_at() -> None:
    session = session_of("test_tolls")
    for action in (tolls.Buy(0), tolls.Pay(0, gold=True), tolls.Pay(0, gold=True)):
        session.apply(action)
    # Whether the other one can take a toll depends on the cards; without a toll card there is nothing to choose.
    holds = tolls.TOLL in session.state.hands[1]  # type: ignore[attr-defined]
    session.apply(tolls.Pass(1))
    assert list(decisions_of(session, (0,))) == [0, 1, 2]
    assert list(decisions_of(session, (1,))) == ([3] if holds else [])
    session.undo()
    assert list(decisions_of(session, (1,))) == []


def test_moments_are_sorted_by_gain_or_by_time() -> None:
    def moment(position: int, gain: float) -> Moment:
        return Moment(position, 0, Advice(tolls.Rest(0), 0.0), Advice(tolls.Buy(0), gain))

    early, late, large = moment(2, 1.0), moment(9, 1.0), moment(5, 4.0)
    assert sorted_moments([late, large, early], by_gain=True) == [large, early, late]
    assert sorted_moments([late, large, early], by_gain=False) == [early, large, late]
