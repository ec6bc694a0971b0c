"""Where the files that travel with the program are: art, themes, rules pages, translations."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def _data_root() -> Path:
    """The folder that holds ``resources`` and ``translations``: inside the wheel, or the source checkout."""
    packed = _PACKAGE / "_data"
    return packed if packed.is_dir() else _PACKAGE.parent


def resource(*parts: str) -> Path:
    """The path of a file under ``resources/``; it need not exist."""
    return _data_root().joinpath("resources", *parts)


def translation(name: str) -> Path:
    """The path of a file under ``translations/``; it need not exist."""
    return _data_root() / "translations" / name
