#!/usr/bin/python3
"""Makes the rules of the games wrong by one small step at seeded points and sees whether the tests notice.

    tests/mutate.py                          40 points of every game, the seed is that of the commit
    tests/mutate.py --game deadwood --points 10 --seed 0badcafe

What a step is stands in tests/mutants/points.py: another comparison, a constant plus one, a call left out, a condition
turned round. All mutants are compiled into one copy of the tree (build-mutants/) and chosen by number there. The tests
of a game are its scenarios, its units without those of bots, its numbered decisions, its golden game, the laws and the
quick digests of tests/same_games.sh; the first that fails has killed the mutant, and so has a run that does not end.
The copy is compiled with the library's assertions: what ./test finds by sanitizers is found there, too.

A mutant that behaves like the right program is no hole: tests/mutants/equivalent.json names those, with the reason.
Printed are the survivors and a line for each game. Exit code 0 if in every game at least 97 of 100 are killed, of as many
points as were asked for, and a run of all games took at most 90 minutes, else 1; 2 for wrong usage. Debian's Python,
because Debian's clang speaks to that one.
"""
import argparse
import concurrent.futures
import json
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / "mutants"), str(ROOT / "tools")]
import points as syntax  # noqa: E402
import roles  # noqa: E402

WORK = ROOT / "build-mutants"
TREE = WORK / "tree"
BUILD = TREE / "build"
RULES = {"rule chapters", "answers", "check", "worlds", "nouns and verbs", "declarations"}
TARGETS = ["saloon", "games_tests", "laws_tests", "laws", "record_games"]
BOTS = "*Bot*.*:*Chances*:*Promise*:*Quick*:*Reasons*:*Sides*:*Strength*:*Temper*"
BAR = 0.97
POINTS = 40
MINUTES = 90  # for so many points of every game
PATIENCE = 3600  # seconds, with whatever only waits
CORES = os.cpu_count()
os.environ.pop("SALOON_FULL", None)  # what ./test runs must do, though ./test --full runs this


def say(line):
    print(line, flush=True)


def run(command):
    return subprocess.run([str(part) for part in command], cwd=TREE, text=True, errors="replace",
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


# --- the tree ---------------------------------------------------------------------------------------------------------
def lay_out():
    """A copy of the tree as it stands; what is already there and the same keeps its time, and so its objects."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                            check=True, capture_output=True, text=True).stdout
    names = {name for name in listed.split("\0") if (ROOT / name).is_file()}
    for name in sorted(names):
        put(name, (ROOT / name).read_bytes())
    for old in [*TREE.glob("games/**/*"), *TREE.glob("tests/**/*")]:
        if old.is_file() and old.relative_to(TREE).as_posix() not in names:
            old.unlink()
    settings = ["-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS=-w -Wno-narrowing -D_GLIBCXX_ASSERTIONS",
                "-DCMAKE_CXX_FLAGS_RELEASE=-O1", "-DSALOON_PRECOMPILE=ON", "-DSALOON_TOGETHER=ON",
                "-DSALOON_CHECK_HEADERS=OFF", "-DBUILD_TESTING=ON", "-DSALOON_PYTHON=OFF"]
    done = run(["cmake", "-S", ".", "-B", "build", "-G", "Ninja", *settings])
    if done.returncode != 0:
        stop("the copy cannot be configured:\n" + done.stdout)


def put(name, content):
    place = TREE / name
    if place.exists() and place.read_bytes() == content:
        return
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(content)
    shutil.copymode(ROOT / name, place)


def stop(line):
    print(f"mutate: {line}", file=sys.stderr)
    sys.exit(2)


# --- the points -------------------------------------------------------------------------------------------------------
def rule_files(game):
    folder = ROOT / "games" / game
    files = sorted([*folder.glob("*.h"), *folder.glob("*.cpp")])
    return [f"games/{game}/{f.name}" for f in files if roles.role_of(game, f.name) in RULES]


def points_in(name):
    arguments = ["-x", "c++", "-std=c++20", f"-I{TREE}", f"-I{BUILD}/generated", "-DBOOST_NO_EXCEPTIONS"]
    return syntax.points_of(name, TREE / name, arguments)


class Draw:
    """The points of a game in the order of the seed."""

    def __init__(self, game, seed, found):
        self.rest = [p for points in found for p in points]
        random.Random(f"{seed} {game}").shuffle(self.rest)
        self.count, self.taken, self.dropped = len(self.rest), [], []

    def fill(self, wanted):
        while len(self.taken) < wanted and self.rest:
            point = self.rest.pop(0)
            if not any(point.overlaps(other) for other in self.taken + self.dropped):
                self.taken.append(point)

    def drop(self, point):
        self.taken.remove(point)
        self.dropped.append(point)


def write_mutants(draws, numbers):
    """Into the tree; a mutant keeps its number when others are replaced, so that only their files are compiled again."""
    for point in (p for d in draws.values() for p in d.taken):
        numbers.setdefault(point, len(numbers) + 1)
    numbered = [(numbers[p], p) for d in draws.values() for p in d.taken]
    changed = {p.file for d in draws.values() for p in d.taken + d.dropped}
    for name in changed:
        here = [(n, p) for n, p in numbered if p.file == name]
        text = (ROOT / name).read_bytes()
        put(name, syntax.mutated(text, here) if here else text)
    return numbered


def build(draws, wanted):
    """Compiles them all; what does not compile (a constant that must be one) is replaced by the next point."""
    numbers = {}
    while True:
        for draw in draws.values():
            draw.fill(wanted)
        numbered = write_mutants(draws, numbers)
        done = run(["cmake", "--build", "build", "-j", CORES, "--target", *TARGETS, "--", "-k", "0"])
        if done.returncode == 0:
            return numbered
        places = set(re.findall(r"(games/[\w./]+):(\d+):\d+: (?:error|  required from here)", done.stdout))
        wrong = [(d, p) for d in draws.values() for p in d.taken if (p.file, str(p.line + 1)) in places]
        if not wrong:
            stop("the mutants do not compile:\n" + "\n".join(re.findall(r".*error: .*", done.stdout)[:10]))
        for draw, point in wrong:
            draw.drop(point)


# --- the tests --------------------------------------------------------------------------------------------------------
def limited(command, seconds):
    """A wrong program may want all memory there is, and all processor time."""
    return ["prlimit", "--as=4000000000", "--core=0", f"--cpu={seconds}", *map(str, command)]


def processor_time():
    """Of all programs that have ended: the same on a busy machine."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Net:
    """A program that must succeed, and print just this if anything is said here."""

    def __init__(self, name, command, printed=None):
        self.name, self.command, self.printed, self.patience = name, command, printed, PATIENCE

    def holds(self, number=0):
        kept = subprocess.DEVNULL if self.printed is None else subprocess.PIPE
        try:
            done = subprocess.run(limited(self.command, self.patience), cwd=TREE, stdout=kept, timeout=PATIENCE,
                                  stderr=subprocess.DEVNULL, check=False,
                                  env={**os.environ, "SALOON_MUTANT": str(number)})
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0 and (self.printed is None or done.stdout == self.printed)

    def measure(self):
        """How long it takes when nothing is wrong; false if something is."""
        before = processor_time()
        fine = self.holds()
        self.patience = int(3 + 4 * (processor_time() - before))
        return fine


def nets_of(game):
    """The tests of a game, the quickest first."""
    suite = "".join(part.capitalize() for part in game.split("_"))
    units = {"Deadwood": f"Nesting*:*Deadwood*-*Deadwood1876*:{BOTS}",
             "Desperados": f"*Desperados*-*DesperadosCards*:{BOTS}",
             "DesperadosCards": f"Components*:*DesperadosCards*-{BOTS}"}.get(suite, f"*{suite}*-{BOTS}")
    program, tests, golden = BUILD / "saloon", BUILD / "tests", TREE / "tests" / "golden"
    record = golden / f"{game}.record"
    digests = "".join(line for line in (golden / "same_games" / "quick").open() if line.startswith(f"{game} "))
    nets = [
        Net("scenarios", [program, "scenario", *sorted((TREE / "games" / game / "scenarios").glob("*.json"))]),
        Net("units", [tests / "games_tests", f"--gtest_filter={units}", "--gtest_fail_fast"]),
        Net("golden", [program, "verify", record]),
        Net("golden", [program, "replay", record, "--annotate", "--lang", "en"],
            (golden / f"{game}.en.txt").read_bytes()),
        Net("digests", [tests / "record_games", "--digests", "--random", 20, "--cowhand", 5, "--worlds", 2,
                        "--game", game],
            digests.encode()),
        Net("numbers", [tests / "games_tests", "--gtest_filter=Actions.*", "--gtest_fail_fast"]),
        Net("laws", [tests / "laws", f"--gtest_filter=Laws.{game}_?_seats", "--gtest_fail_fast"]),
    ]
    if game == "desperados_cards":
        nets.insert(-1, Net("worlds", [tests / "laws_tests", "--gtest_filter=*Sampling*", "--gtest_fail_fast"]))
    for net in nets:
        if not net.measure():
            stop(f"{game}: {net.name} fail without a mutant")
    return sorted(nets, key=lambda net: net.patience)


def killer(nets, number):
    """Which of them notices, or nothing."""
    return next((net.name for net in nets if not net.holds(number)), None)


# --- the verdict ------------------------------------------------------------------------------------------------------
def read_equivalents():
    rows = json.loads((ROOT / "tests" / "mutants" / "equivalent.json").read_text())
    return {(row["file"], row["mutant"]): row["reason"] for row in rows}


def tell(game, results, equivalents, wanted):
    """A line for each survivor and one for the game; is it good enough, and were there as many as wanted?"""
    killed = [killer for _, killer in results if killer]
    alive = [p for p, killer in results if not killer]
    excused = [p for p in alive if (p.file, p.said) in equivalents]
    for point in alive:
        mark = "equivalent" if point in excused else "SURVIVED"
        say(f"{mark} {point.file}:{point.line} {point.said}")
    counted = len(results) - len(excused)
    share = len(killed) / counted if counted else 0
    by = ", ".join(f"{killed.count(name)} by {name}" for name in dict.fromkeys(killed))
    say(f"{game}: {len(killed)} of {counted} killed, {100 * share:.1f} % ({by}; {len(excused)} equivalent)")
    if len(results) < wanted:
        say(f"{game}: only {len(results)} of {wanted} points")
    return share >= BAR and len(results) >= wanted


def arguments():
    parser = argparse.ArgumentParser(description="Seeded mutants of the rules against the tests.")
    parser.add_argument("--game", action="append", help="only this one; may be given again")
    parser.add_argument("--points", type=int, default=POINTS, help=f"for each game ({POINTS})")
    parser.add_argument("--seed", help="by default the first eight digits of the commit")
    parser.add_argument("--list", action="store_true", help="print the points and stop")
    return parser.parse_args()


def main():
    chosen, begun = arguments(), time.time()
    known = sorted(f.parent.name for f in ROOT.glob("games/[a-z]*/components.json"))
    games = chosen.game or known
    if unknown := set(games) - set(known):
        stop(f"no game {', '.join(unknown)}; there are {', '.join(known)}")
    seed = chosen.seed or subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, check=True, capture_output=True,
                                         text=True).stdout[:8]
    lay_out()
    run(["cmake", "--build", "build", "-j", CORES, "--target", *(f"saloon_header_{game}" for game in games)])
    draws = {}
    with concurrent.futures.ProcessPoolExecutor(CORES) as pool:
        for game in games:
            draws[game] = Draw(game, seed, pool.map(points_in, rule_files(game)))
    if chosen.list:
        for draw in draws.values():
            draw.fill(chosen.points)
            for point in draw.taken:
                say(f"{point.file}:{point.line} {point.said}")
        return 0
    numbered = build(draws, chosen.points)
    say(f"mutate: seed {seed}, {len(numbered)} mutants of {sum(d.count for d in draws.values())} possible ones")
    enough, minutes = judge(draws, numbered, chosen.points), (time.time() - begun) / 60
    say(f"mutate: {'all games above' if enough else 'NOT all games above'} {100 * BAR:.0f} %, {minutes:.0f} minutes")
    in_time = minutes <= MINUTES or chosen.game or chosen.points > POINTS
    if not in_time:
        say(f"mutate: longer than {MINUTES} minutes")
    return 0 if enough and in_time else 1


def judge(draws, numbered, wanted):
    """Tries them all, game by game."""
    equivalents, enough = read_equivalents(), True
    with concurrent.futures.ThreadPoolExecutor(CORES) as pool:
        for game, draw in draws.items():
            nets = nets_of(game)
            mine = [(n, p) for n, p in numbered if p in draw.taken]
            killers = pool.map(lambda pair, nets=nets: killer(nets, pair[0]), mine)
            enough &= tell(game, [(p, killer) for (_, p), killer in zip(mine, killers)], equivalents, wanted)
    return enough and len(draws) > 0


if __name__ == "__main__":
    sys.exit(main())
