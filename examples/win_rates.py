#!/usr/bin/env python3
"""Who wins how often: plays bots of a game against each other and draws their shares of the victories to an SVG file.

    PYTHONPATH=build/python python3 examples/win_rates.py desperados_cards --bots cowhand,greenhorn,random -o rates.svg

One bot per seat; they change seats from game to game. Bars are shares, whiskers 95 % intervals, the dashed line is the
fair share. Needs the Python module (python/README.md) and nothing else.
"""

import argparse
import sys
from math import sqrt
from xml.sax.saxutils import escape

import saloon

WIDTH, BAR, GAP, LEFT, RIGHT, TOP, BOTTOM = 720, 30, 14, 190, 90, 64, 46
INK, FAINT, FILL, FAIR = "#2b2118", "#cfc4b4", "#b5651d", "#6b7a3a"


def interval(share, games):
    """Wilson's 95 % interval of a share of so many games."""
    z = 1.96
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def rates(game, bots, games, seed, threads, options):
    """(bot, share, low, high) for each bot."""
    result = saloon.simulate(game, len(bots), games, bots, seed=seed, threads=threads, options=options, rotate=True)
    shares = [won / result["games"] for won in result["share"]]
    return [(bot, share, *interval(share, result["games"])) for bot, share in zip(bots, shares)]


def text(x, y, words, size=14, anchor="start", colour=INK):
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def line(x1, y1, x2, y2, colour=INK, more=""):
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" {more}/>'


def bar(row, x_of, bot, share, low, high):
    """One bot: its name, its share, the interval around it."""
    y = TOP + row * (BAR + GAP)
    middle = y + BAR / 2
    return [
        text(LEFT - 12, middle + 5, bot, anchor="end"),
        f'<rect x="{LEFT}" y="{y}" width="{x_of(share) - LEFT:.1f}" height="{BAR}" fill="{FILL}" rx="3"/>',
        line(x_of(low), middle, x_of(high), middle),
        line(x_of(low), middle - 6, x_of(low), middle + 6),
        line(x_of(high), middle - 6, x_of(high), middle + 6),
        text(x_of(high) + 8, middle + 5, f"{100 * share:.1f} %"),
    ]


def plot(title, rows):
    """The SVG text."""
    height = TOP + len(rows) * (BAR + GAP) + BOTTOM
    most = max(0.1, *(high for *_, high in rows))
    x_of = lambda share: LEFT + (WIDTH - LEFT - RIGHT) * share / most
    foot = height - BOTTOM + 4
    fair = 1 / len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'font-family="Georgia, serif" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf7f0"/>',
        text(24, 34, title, size=18),
    ]
    for percent in range(0, int(100 * most) + 1, 10):
        x = x_of(percent / 100)
        parts += [line(x, TOP - 8, x, foot, FAINT), text(x, foot + 18, f"{percent} %", 12, "middle")]
    for row, rate in enumerate(rows):
        parts += bar(row, x_of, *rate)
    parts += [line(x_of(fair), TOP - 8, x_of(fair), foot, FAIR, 'stroke-dasharray="5 4"')]
    return "\n".join([*parts, text(x_of(fair) + 4, TOP - 12, "fair share", 12, colour=FAIR), "</svg>"]) + "\n"


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[g["slug"] for g in saloon.games()])
    parser.add_argument("--bots", default="cowhand,greenhorn,random", help="one per seat, separated by commas")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=0, help="0: one per core")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("-o", "--output", default="win_rates.svg")
    asked = parser.parse_args(arguments)
    bots = asked.bots.split(",")
    try:
        options = dict(option.split("=", 1) for option in asked.option)
        rows = rates(asked.game, bots, asked.games, asked.seed, asked.threads, options)
    except ValueError as wrong:
        parser.error(str(wrong))
    name = next(g["name"] for g in saloon.games() if g["slug"] == asked.game)
    with open(asked.output, "w", encoding="utf-8") as file:
        file.write(plot(f"{name}, {len(bots)} seats, {asked.games} games", rows))
    for bot, share, low, high in rows:
        print(f"{bot:>24}  {100 * share:5.1f} %  ({100 * low:.1f} to {100 * high:.1f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
