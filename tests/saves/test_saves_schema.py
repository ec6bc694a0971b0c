"""The JSON Schema of saves describes what is written, and refuses what the reader refuses."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from jsonschema import Draft202012Validator

from tests.invented.shelf import on_the_shelf
from tests.saves.test_saves_fuzz import corpus, fuzzed, misshapen
from vikingtable.saves.encode import GAME_KEYS, LAB_KEYS
from vikingtable.saves.model import SaveError
from vikingtable.saves.replay import load

DOCS = Path(__file__).resolve().parents[2] / "docs"


@cache
def validator() -> Draft202012Validator:
    schema = json.loads((DOCS / "vtg.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def test_every_good_file_is_valid() -> None:
    for data in corpus():
        validator().validate(json.loads(data))


def test_the_schema_and_the_page_name_every_key() -> None:
    schema = validator().schema
    page = (DOCS / "vtg.md").read_text("utf-8")

    assert tuple(schema["$defs"]["game"]["properties"]) == GAME_KEYS
    assert tuple(schema["$defs"]["lab"]["properties"]) == LAB_KEYS
    for key in GAME_KEYS:
        assert f"| `{key}` |" in page


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("seed"),
        lambda data: data.update(extra=1),
        lambda data: data.update(format=2),
        lambda data: data.update(kind="report"),
        lambda data: data.update(turn_actions=-1),
        lambda data: data["seats"][0].update(kind="robot"),
        lambda data: data["seats"][0].update(level="hard"),
        lambda data: data["seats"][0].pop("kind"),
        lambda data: data["seats"][0].update(kind="computer"),
        lambda data: data["seats"][0].update(name="x" * 81),
        lambda data: data["actions"][0].pop("outcomes"),
        lambda data: data["actions"][0].update(seat=-1),
        lambda data: data["state"].update(viewer=0),
        lambda data: data["state"].update(generator=1 << 64),
        lambda data: data["state"].pop("frames"),
        lambda data: data.update(setup=[[[1]]]),
        lambda data: data["options"].update(pot=[1]),
    ],
)
def test_the_schema_and_the_reader_refuse_the_same(change: Callable[[dict[str, Any]], Any]) -> None:
    data = json.loads(corpus()[2])
    change(data)

    assert not validator().is_valid(data)
    with pytest.raises(SaveError):
        load(json.dumps(data).encode())


@fuzzed(150)
@given(misshapen())
def test_what_can_be_opened_is_valid(data: bytes) -> None:
    with on_the_shelf():
        try:
            load(data)
        except SaveError:
            return
    validator().validate(json.loads(data))
