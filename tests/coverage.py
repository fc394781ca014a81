#!/usr/bin/env python3
"""Which branches of the rules the tests take: scenarios, units, laws and golden games, as ./test runs them.

    tests/coverage.py            builds in build-coverage/, prints a line for each game
    tests/coverage.py --missing  and every branch that was taken one way only

Rules are what tests/mutate.py makes wrong: no bots, JSON or prose. Exit code 0 if every game was measured, and in every
game at least 97 of 100 branches are taken, else 1.
"""
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
import roles  # noqa: E402

BUILD = ROOT / "build-coverage"
PROFILES = BUILD / "profiles"
RULES = {"rule chapters", "answers", "check", "worlds", "nouns and verbs", "declarations"}
RULE_TESTS = r"^(scenarios\.|Laws\.|.*Sampling\.|Deadwood|DeadMoney|Desperados|Components|Actions|Nesting)"
BAR = 97
os.environ.pop("SALOON_FULL", None)  # what ./test runs must do, though ./test --full runs this


def run(*command):
    done = subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"coverage: {command[0]} failed:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout


def play():
    """Builds with counters and runs the tests that know the rules."""
    os.environ["LLVM_PROFILE_FILE"] = str(PROFILES / "%2m.profraw")  # all runs of a program are added up in two files
    run("cmake", "--preset", "coverage", "-DBUILD_TESTING=ON")
    run("cmake", "--build", BUILD, "-j", os.cpu_count(), "--target", "saloon", "games_tests", "laws", "laws_tests")
    for old in PROFILES.glob("*.profraw"):
        old.unlink()
    run("ctest", "--test-dir", BUILD, "-j", os.cpu_count(), "-R", RULE_TESTS)
    for record in sorted((ROOT / "tests" / "golden").glob("*.record")):
        run(BUILD / "saloon", "replay", record, "--annotate")


def measured():
    """Per file of the rules: branches, those taken, and where one way was never gone."""
    profile = BUILD / "all.profdata"
    run("llvm-profdata-19", "merge", "-sparse", "-o", profile, *PROFILES.glob("*.profraw"))
    programs = [BUILD / "saloon", "-object", BUILD / "tests" / "games_tests", "-object", BUILD / "tests" / "laws",
                "-object", BUILD / "tests" / "laws_tests"]
    told = run("llvm-cov-19", "export", *programs, f"-instr-profile={profile}", "-skip-functions", "-skip-expansions",
               "-ignore-filename-regex=^/usr/")
    for file in json.loads(told)["data"][0]["files"]:
        path = pathlib.Path(os.path.normpath(BUILD / file["filename"]))
        if not path.is_relative_to(ROOT / "games") or path.parent.parent != ROOT / "games":
            continue
        game = path.parent.name
        if not game.startswith("_") and roles.role_of(game, path.name) in RULES:
            yield path.relative_to(ROOT), file["summary"]["branches"], file["branches"]


def one_way_only(branches):
    """Where a condition was never true, or never false, in any instance of its template."""
    seen = {}
    for line, column, _, _, taken, passed, *_ in branches:
        sums = seen.setdefault((line, column), [0, 0])
        sums[0] += taken
        sums[1] += passed
    for (line, column), (taken, passed) in sorted(seen.items()):
        if taken == 0 or passed == 0:
            yield f"{line}:{column} never {'true' if taken == 0 else 'false'}"


def main():
    play()
    games, missing = {}, []
    for path, summary, branches in measured():
        sums = games.setdefault(path.parts[1], [0, 0])
        sums[0] += summary["count"]
        sums[1] += summary["covered"]
        missing += [f"{path}:{place}" for place in one_way_only(branches)]
    if "--missing" in sys.argv:
        print(*missing, sep="\n")
    return 0 if enough(games) else 1


def enough(games):
    """A line for each game that there is, measured or not; is every one above the bar?"""
    shares = {}
    for game in roles.count(ROOT):
        count, covered = games.pop(game, (0, 0))
        shares[game] = 100 * covered / count if count else 0
        print(f"{game}: {covered} of {count} branches, {shares[game]:.1f} %")
    fine = len(shares) > 0 and not games and min(shares.values()) >= BAR
    print(f"coverage: {'every game above' if fine else 'NOT every game above'} {BAR} %")
    return fine


if __name__ == "__main__":
    sys.exit(main())
