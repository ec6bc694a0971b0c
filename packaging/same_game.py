"""Plays one seed of Wild Vikings under two values of PYTHONHASHSEED and compares: the same seed is the same game.

Ends with 0 when the two results are equal but for the time they took; otherwise with 1 and the first difference.
"""

import json
import os
import subprocess
import sys

ARGUMENTS = ("play", "wild_vikings", "--seats", "easy,easy,hard", "--seed", "7", "--json")


def played(python: str, hash_seed: str) -> dict[str, object]:
    """The result of the game under a hash seed, without ``seconds``. Ends the program when the command fails."""
    run = subprocess.run(
        [python, "-m", "vikingtable", *ARGUMENTS],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        sys.exit(f"vikingtable {' '.join(ARGUMENTS)} ended with {run.returncode}: {run.stderr.strip()}")
    result = json.loads(run.stdout)
    if not isinstance(result, dict) or "seconds" not in result:
        sys.exit(f"vikingtable {' '.join(ARGUMENTS)} gave no result with the key seconds: {run.stdout[:200]}")
    del result["seconds"]
    return result


def difference(one: dict[str, object], other: dict[str, object]) -> str | None:
    """The first key in which two results differ, with both values; ``None`` when they are equal."""
    for key in sorted(one.keys() | other.keys()):
        if one.get(key) != other.get(key):
            return f"{key}: {one.get(key)!r} and {other.get(key)!r}"
    return None


def main() -> int:
    """Plays twice and compares."""
    found = difference(played(sys.executable, "0"), played(sys.executable, "4294967295"))
    print(f"seed 7 gave two games: {found}" if found else "seed 7 gave the same game under two hash seeds")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
