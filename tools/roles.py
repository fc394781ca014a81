#!/usr/bin/env python3
"""Lines of C++ of the games by role: what is the game, and what only says it to programs.

  tools/roles.py [FOLDER]     counts the tree in FOLDER (by default this one), as far as its files are named there

The rows are those of docs/adding-a-game.md. Files of earlier layouts have their roles too, so that trees can be compared.
Exit code 1 if what only says a game to programs takes more than 4,300 lines (docs/architecture.md), or there is no game.
"""
import pathlib
import re
import sys

# The first pattern that fits a file's path inside its game's folder decides.
ROLES = [
    ("bot", r"bot/.*|bot.*|evaluation\.(cpp|h)"),
    ("components check", r"components_check\.cpp"),
    ("JSON and names", r"json.*|names\.cpp|zones.*|positions\.(cpp|h)|pieces\.(cpp|h)|verbs.*\.cpp"),
    ("tables", r"game\.h|told\.h|fields\.h|events\.h"),
    ("action numbers", r"actions\.h"),
    ("viewed", r"viewed.*"),
    ("prose", r"prose.*|seen\.(cpp|h)"),
    ("outlook", r"outlook.*"),
    ("folded", r"folded\.h"),
    ("answers", r"answers.*|knowledge\.cpp|judgement\.cpp|accepts\.cpp|knowledge\.h"),
    ("check", r"check.*\.cpp"),
    ("worlds", r"worlds.*"),
    ("info", r"info\.cpp"),
    ("nouns and verbs", r"state\.h|verbs.*\.h|decision\.h|flow\.h|cards\.h|board\.h|map\.h|box\.h|faces\.h|poker\.h|pairs\.h|rows\.h"),
    ("declarations", r".*\.h"),
    ("rule chapters", r".*\.cpp"),
]
# Desperados had two chapters under the names that belong to bots and numbers elsewhere.
CHAPTERS = {"desperados/evaluation.cpp", "desperados/actions.cpp"}
ROOMS = ("engine", "engine/rows", "laws", "bots", "telling")
OUTER = ("JSON and names", "tables", "action numbers", "viewed")
MOST_OUTER = 4300


def role_of(game, path):
    if f"{game}/{path}" in CHAPTERS:
        return "rule chapters"
    return next(name for name, pattern in ROLES if re.fullmatch(pattern, path))


def count(tree):
    games = {}
    for components in sorted(tree.glob("games/*/components.json")):
        folder = components.parent
        if folder.name.startswith("_"):
            continue
        lines = games[folder.name] = {}
        for file in sorted([*folder.rglob("*.h"), *folder.rglob("*.cpp")]):
            path = file.relative_to(folder).as_posix()
            if path.startswith("board/"):
                continue
            role = role_of(folder.name, path)
            lines[role] = lines.get(role, 0) + len(file.read_text().splitlines())
    return games


def lines_in(tree, room):
    return sum(len(f.read_text().splitlines()) for f in (tree / room).rglob("*") if f.suffix in (".h", ".cpp"))


def main():
    tree = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent)
    games = count(tree)
    names = [name for name, _ in ROLES]
    print(f"{'role':18}" + "".join(f"{game:>18}" for game in games) + f"{'sum':>8}")
    for name in names:
        row = [lines.get(name, 0) for lines in games.values()]
        print(f"{name:18}" + "".join(f"{n:18}" for n in row) + f"{sum(row):8}")
    row = [sum(lines.values()) for lines in games.values()]
    print(f"{'all':18}" + "".join(f"{n:18}" for n in row) + f"{sum(row):8}")
    outer = sum(lines.get(name, 0) for lines in games.values() for name in OUTER)
    print(f"{' + '.join(OUTER)}: {outer}, at most {MOST_OUTER}")
    for room in ROOMS:
        print(f"{room + '/':18}{lines_in(tree, room):8}")
    # Laws and the bots' interface once stood in engine/: only these together can be compared with earlier trees.
    print(f"engine/ + laws/ + bots/ + telling/: {sum(lines_in(tree, room) for room in ROOMS if '/' not in room)}")
    return 0 if 0 < outer <= MOST_OUTER else 1


if __name__ == "__main__":
    sys.exit(main())
