#!/usr/bin/env python3
"""Breaks the rules of a game on purpose, one clause at a time, and sees whether the tests notice.

    tests/break_clauses.py desperados_cards --seed 7 --count 20
    tests/break_clauses.py desperados_cards --clause DSC-PLACE-03

The breaks stand in tests/breaks/<game>*.json: a list of
    {"clause": "DSC-PLACE-03", "file": "games/.../rows.cpp", "find": "exact text, there once", "replace": "broken text",
     "fails": ["names of scenarios", "Suite.names_of_tests_in_games_tests"]}
Everything happens in a copy of the tree with a build folder of its own. One line per break: the clause, the file, and
which of the named proofs failed. Exit code 0 if every named proof failed, 1 if a break went unnoticed, 2 for wrong usage.
"""
import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGETS = ["saloon", "games_tests"]
LEFT_OUT = shutil.ignore_patterns(".git", "build", "build-*", "node_modules", "__pycache__")
LONGEST_RUN = 120  # seconds; a break that makes a rule run for ever counts as noticed


def stop(line):
    print(f"break_clauses: {line}", file=sys.stderr)
    sys.exit(2)


def say(line):
    if sys.stderr.isatty():
        print(line, file=sys.stderr)


class Tree:
    """A copy of the sources that may be broken."""

    def __init__(self, folder, game, jobs):
        self.root, self.game, self.jobs = folder, game, jobs
        self.program = folder / "build" / "saloon"
        self.tests = folder / "build" / "tests" / "games_tests"

    def run(self, *command):
        try:
            done = subprocess.run([str(part) for part in command], cwd=self.root, timeout=LONGEST_RUN,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
            return done.returncode, done.stdout
        except subprocess.TimeoutExpired:
            return -1, "ran for too long"

    def configure(self):
        done = subprocess.run(["cmake", "--preset", "release", "-DBUILD_TESTING=ON", "-DSALOON_CHECK_HEADERS=OFF"],
                              cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            stop("the copy cannot be configured:\n" + done.stdout)

    def build(self):
        """The last lines of a build that failed, or nothing."""
        done = subprocess.run(["cmake", "--build", "build", "-j", str(self.jobs), "--target", *TARGETS],
                              cwd=self.root, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        errors = [line for line in done.stdout.splitlines() if " error: " in line] or done.stdout.splitlines()[-5:]
        return "" if done.returncode == 0 else errors[0]

    def scenario(self, name):
        return Path("games") / self.game / "scenarios" / f"{name}.json"

    def passes(self, proof):
        if "." in proof:
            code, _ = self.run(self.tests, f"--gtest_filter={proof}")
        else:
            code, _ = self.run(self.program, "scenario", self.scenario(proof))
        return code == 0

    def complain_about(self, proof):
        """What is wrong with a proof in the sound tree, or nothing."""
        if "." not in proof:
            if not (self.root / self.scenario(proof)).is_file():
                return f"there is no scenario {proof}"
        elif "Running 1 test " not in self.run(self.tests, f"--gtest_filter={proof}")[1]:
            return f"there is no test {proof} in games_tests"
        return "" if self.passes(proof) else f"{proof} fails although nothing is broken"


def read_breaks(game):
    breaks = []
    for path in sorted((ROOT / "tests" / "breaks").glob(f"{game}*.json")):
        # the breaks of "desperados" are not those of "desperados_cards"
        if path.name.split(".")[0] == game:
            breaks += json.loads(path.read_text(encoding="utf-8"))
    if not breaks:
        stop(f"there are no breaks in tests/breaks/{game}*.json")
    for entry in breaks:
        if set(entry) != {"clause", "file", "find", "replace", "fails"} or not entry["fails"]:
            stop(f"a break has clause, file, find, replace and fails; not {json.dumps(entry)}")
        times = (ROOT / entry["file"]).read_text(encoding="utf-8").count(entry["find"])
        if times != 1:
            stop(f"{entry['clause']}: the text to find is {times} times in {entry['file']}: {entry['find']}")
    return breaks


def chosen(breaks, clauses, seed, count):
    """By clause; a clause with several breaks is broken in every way."""
    if clauses:
        for clause in clauses:
            if all(entry["clause"] != clause for entry in breaks):
                stop(f"there is no break of {clause}")
    else:
        clauses = sorted({entry["clause"] for entry in breaks})
        if count:
            clauses = random.Random(seed).sample(clauses, min(count, len(clauses)))
    # One file after the other: less to compile.
    return sorted((e for e in breaks if e["clause"] in clauses), key=lambda e: (e["file"], e["clause"]))


def try_break(tree, entry):
    """Prints one line; true if every named proof failed."""
    path = tree.root / entry["file"]
    sound = path.read_text(encoding="utf-8")
    path.write_text(sound.replace(entry["find"], entry["replace"]), encoding="utf-8")
    error = tree.build()
    silent = [] if error else [proof for proof in entry["fails"] if tree.passes(proof)]
    path.write_text(sound, encoding="utf-8")
    failed = [proof for proof in entry["fails"] if proof not in silent]
    if error:
        verdict = f"DOES NOT BUILD: {error}"
    elif silent:
        verdict = f"UNNOTICED by {', '.join(silent)}"
    else:
        verdict = f"failed: {', '.join(failed)}"
    print(f"{entry['clause']}  {entry['file']}  {verdict}", flush=True)
    return not error and not silent


def main():
    parser = argparse.ArgumentParser(description="Breaks clauses on purpose and sees whether the tests notice.")
    parser.add_argument("game", help="its slug, e.g. desperados_cards")
    parser.add_argument("--seed", type=int, default=1, help="which clauses are picked (1)")
    parser.add_argument("--count", type=int, default=0, help="how many clauses are picked; without it all")
    parser.add_argument("--clause", action="append", default=[], help="this clause, may be repeated; instead of picking")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many compilers run at a time")
    asked = parser.parse_args()

    breaks = chosen(read_breaks(asked.game), asked.clause, asked.seed, asked.count)
    with tempfile.TemporaryDirectory(prefix="break_clauses.") as scratch:
        folder = Path(scratch) / "saloon"
        shutil.copytree(ROOT, folder, ignore=LEFT_OUT)
        tree = Tree(folder, asked.game, asked.jobs)
        say("building the sound tree …")
        tree.configure()
        if error := tree.build():
            stop(f"the sound tree does not build: {error}")
        for proof in sorted({proof for entry in breaks for proof in entry["fails"]}):
            if complaint := tree.complain_about(proof):
                stop(complaint)
        noticed = [try_break(tree, entry) for entry in breaks]
    clauses = len({entry["clause"] for entry in breaks})
    print(f"{sum(noticed)} of {len(noticed)} breaks of {clauses} clauses noticed")
    return 0 if all(noticed) else 1


if __name__ == "__main__":
    sys.exit(main())
