"""Best fit beside OR-Tools CP-SAT on the same problems in the same run.

    python tests/benchmarks/bench_fit.py [PROBLEM.json …] [--seconds S …] [--kinds SEED …] [--write] [--json]

Without files: the problems in tests/data/fit; ``--kinds`` adds problems of every kind drawn from those seeds. Both
searches have one thread (CP-SAT more with ``--workers``) and are timed in processor seconds, so that other work on
the machine does not count; ours from the loaded problem on, CP-SAT (extra ``benchmark``) without the second that it
takes to build its model.
``--write`` puts the table into docs/fit.md.
"""

import argparse
import json
import sys
import threading
import time
from pathlib import Path
from statistics import median
from typing import Any

from tests.tiles.fit_problems import varied
from tests.tiles.fit_referee import judge
from vikingtable.rules.feast.boards import CATALOGUE
from vikingtable.tiles.layout import bits
from vikingtable.tiles.packing import Problem, Search, nothing
from vikingtable.tiles.packing.model import Model

ROOT = Path(__file__).parents[2]
PROBLEMS = ROOT / "tests" / "data" / "fit"
PAGE = ROOT / "docs" / "fit.md"
BEGIN, END = "<!-- table: begin -->", "<!-- table: end -->"

#: A course of a search: when which value was reached, in processor seconds.
Course = list[tuple[float, int]]


def our_course(plain: dict[str, Any], seconds: float) -> tuple[Course, dict[str, Any]]:
    """Our search on a problem, and its last answer; legal by the referee of the tests."""
    problem = Problem.from_dict(plain, CATALOGUE)
    start = time.process_time()

    def used() -> float:
        return time.process_time() - start

    search = Search(problem)
    course = [(used(), nothing(problem))]
    for progress in search.slices(lambda: used() >= seconds):
        if progress.value > course[-1][1]:
            course.append((used(), progress.value))
        if used() >= seconds:
            break
    answer = search.answer().to_dict(used())
    value, _ = judge({"placed": [], **plain}, answer["placements"])
    if value != answer["value"]:
        raise AssertionError(f"{plain['name']}: {value} is not {answer['value']}")
    return course, answer


def their_course(plain: dict[str, Any], seconds: float, workers: int) -> tuple[Course, float, bool]:
    """CP-SAT on a problem: its course, its bound, and whether it proved its value."""
    from ortools.sat.python import cp_model

    problem = Problem.from_dict(plain, CATALOGUE)
    model, goal, constant = _cp_model(problem)
    model.maximize(sum(goal) + constant)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = workers
    solver.parameters.max_time_in_seconds = 20 * seconds
    start = time.process_time()
    course: Course = [(0.0, nothing(problem))]

    class Watch(cp_model.CpSolverSolutionCallback):
        def on_solution_callback(self) -> None:
            if self.objective_value > course[-1][1]:
                course.append((time.process_time() - start, round(self.objective_value)))

    over = threading.Event()

    def stop_in_time() -> None:
        while not over.wait(0.02):
            if time.process_time() - start >= seconds:
                solver.stop_search()
                return

    timer = threading.Thread(target=stop_in_time, daemon=True)
    timer.start()
    status = solver.solve(model, Watch())
    over.set()
    timer.join()
    return course, solver.best_objective_bound, status == cp_model.OPTIMAL


def _cp_model(problem: Problem) -> tuple[Any, list[Any], int]:
    """The problem for CP-SAT: a variable for each spot of each kind, and one for each cell that is covered.

    The order of placing is kept by "an income cell is covered only with its square" beside the spots that have a
    legal order; that is all but exact, and where it is not it helps CP-SAT.
    """
    from ortools.sat.python import cp_model

    ours = Model(problem)
    layout, rules = ours.layout, problem.area.rules
    model = cp_model.CpModel()
    over: dict[int, list[Any]] = {cell: [] for cell in bits(ours.open)}
    apart: dict[int, list[tuple[int, Any]]] = {}
    costs: list[Any] = []
    for kind in ours.kinds:
        groups = rules.groups_of(problem.area.pieces[kind.cut.piece].colour)
        chosen = []
        for _, _, _, mask, _ in kind.options:
            here = model.new_bool_var("")
            chosen.append(here)
            for cell in bits(mask):
                over[cell].append(here)
            for group in groups:
                apart.setdefault(group, []).append((mask, here))
        model.add(sum(chosen) <= kind.count)
    for _, count, cost in ours.fillers:
        chosen = [model.new_bool_var("") for _ in over]
        for cell, here in zip(over, chosen, strict=True):
            over[cell].append(here)
        model.add(sum(chosen) <= count)
        costs += chosen if cost else []
    covered: dict[int, Any] = {}
    for cell, there in over.items():
        covered[cell] = model.new_bool_var("")
        model.add(sum(there) == covered[cell])
    for tiles in apart.values():
        for cell in over:
            for beside in bits(layout.neighbours(1 << cell)):
                if beside > cell and beside in over:
                    ends = [here for mask, here in tiles if (mask >> cell & 1) != (mask >> beside & 1)]
                    model.add_at_most_one(ends)
    for here, square in ours.squares.items():
        for cell in bits(square & ours.open & ~here):
            if here & ours.open:
                model.add_implication(covered[here.bit_length() - 1], covered[cell])
    goal = [covered[cell] for cell in bits(layout.minus & ours.open)]
    goal += [-here for here in costs]
    constant = (layout.minus & ours.covered).bit_count()
    for steps, final in layout.ladders:
        numbers = [number for _, number in steps] + [final]
        constant += problem.income_weight * numbers[0]
        before = None
        at_hand = ours.tile_area + ours.free_fillers + ours.paid_fillers
        for index, (here, number) in enumerate(steps):
            reached = model.new_bool_var("")
            square = ours.squares.get(here, here) & ours.open
            for cell in bits(square):
                model.add_implication(reached, covered[cell])
            if square.bit_count() > at_hand:
                model.add(reached == 0)
            if before is not None:
                model.add_implication(reached, before)
            before = reached
            goal.append(problem.income_weight * (numbers[index + 1] - number) * reached)
    for here, ring in layout.rings:
        if here & ours.open:
            enclosed = model.new_bool_var("")
            model.add_implication(enclosed, covered[here.bit_length() - 1].negated())
            for cell in bits(ring & ours.open):
                model.add_implication(enclosed, covered[cell])
            goal.append(problem.bonus_weight * enclosed)
    return model, goal, constant


def value_at(course: Course, seconds: float) -> int:
    return max(value for when, value in course if when <= seconds or when == course[0][0])


def reached(course: Course, value: int) -> float | None:
    """When a course came to ``value``, in seconds; ``None`` for never."""
    return next((max(when, 0.001) for when, found in course if found >= value), None)


def compare(plain: dict[str, Any], seconds: list[float], workers: int) -> dict[str, Any]:
    ours, answer = our_course(plain, seconds[-1])
    theirs, bound, proved = their_course(plain, seconds[-1], workers)
    found: dict[str, Any] = {
        "name": plain["name"],
        "nothing": ours[0][1],
        "first": next((when for when, _ in ours[1:]), 0.0),
        "ours": [value_at(ours, limit) for limit in seconds],
        "theirs": [value_at(theirs, limit) for limit in seconds],
        "bound": min(answer["bound"], int(bound + 1e-6)),
        "proven": answer["proven"],
        "proven_seconds": answer["seconds"] if answer["proven"] else None,
        "theirs_proven": proved,
    }
    if len(theirs) > 1:
        goal = theirs[-1][1]
        we, they = reached(ours, goal), reached(theirs, goal)
        found["ratio"] = None if we is None or they is None else we / they
    return found


def table(rows: list[dict[str, Any]], seconds: list[float]) -> str:
    """The figures as a table in Markdown, with what they come to below."""
    heads = ["problem", "nothing"]
    heads += [f"ours {limit:g} s" for limit in seconds] + ["bound"] + [f"CP-SAT {limit:g} s" for limit in seconds]
    heads += ["time ratio"]
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1)]
    for row in rows:
        ours = [str(value) for value in row["ours"]]
        if row["proven"]:
            ours[-1] += f" (proved, {row['proven_seconds']:.2f} s)"
        theirs = [str(value) for value in row["theirs"]]
        if row["theirs_proven"]:
            theirs[-1] += " (proved)"
        ratio = row.get("ratio")
        lines.append(
            [
                row["name"],
                str(row["nothing"]),
                *ours,
                str(row["bound"]),
                *theirs,
                "not reached" if ratio is None else f"{ratio:.3f}",
            ]
        )
    text = "\n".join("| " + " | ".join(line) + " |" for line in lines)
    ratios = [row["ratio"] if row.get("ratio") is not None else 1e9 for row in rows]
    summary = []
    for index, limit in enumerate(seconds):
        more = sum(row["ours"][index] > row["theirs"][index] for row in rows)
        less = sum(row["ours"][index] < row["theirs"][index] for row in rows)
        gains = [_share(row, row["ours"][index]) for row in rows]
        summary.append(
            f"After {limit:g} s: ours is better on {more}, worse on {less} of {len(rows)}; of the gain over "
            f"placing nothing that the better of the two reached at last, ours has {sum(gains) / len(gains):.3f} "
            f"on average, {min(gains):.3f} at worst."
        )
    middle = median(ratios)
    shown = "not reached" if middle >= 1e9 else f"{middle:.4f}"
    summary.append(f"Median ratio of our time to CP-SAT's time to reach CP-SAT's last value: {shown}.")
    summary.append(f"First answers: after at most {max(row['first'] for row in rows) * 1000:.0f} ms.")
    return text + "\n\n" + "\n".join(f"- {line}" for line in summary)


def _share(row: dict[str, Any], value: int) -> float:
    best = max(row["ours"][-1], row["theirs"][-1])
    return 1.0 if best <= row["nothing"] else (value - row["nothing"]) / (best - row["nothing"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("problems", nargs="*", type=Path)
    parser.add_argument("--seconds", nargs="+", type=float, default=[1.0, 10.0])
    parser.add_argument("--kinds", nargs="*", type=int, default=[])
    parser.add_argument("--workers", type=int, default=1, help="threads of CP-SAT")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    files = arguments.problems or sorted(PROBLEMS.glob("*.json"))
    asked = [json.loads(file.read_text("utf-8")) for file in files]
    asked += [plain for seed in arguments.kinds for plain in varied(seed)]
    seconds = sorted(arguments.seconds)
    rows = []
    for plain in asked:
        plain.pop("task", None)  # the value of a cover problem is compared
        rows.append(compare(plain, seconds, arguments.workers))
        print(json.dumps(rows[-1]), file=sys.stderr, flush=True)
    if arguments.json:
        print(json.dumps(rows))
        return 0
    text = table(rows, seconds)
    print(text)
    if arguments.write:
        page = PAGE.read_text("utf-8")
        before, after = page.split(BEGIN)[0], page.split(END)[1]
        PAGE.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
