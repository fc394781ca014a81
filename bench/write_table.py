#!/usr/bin/env python3
"""Measures every game and writes the table of bench/README.md, with date and commit.

    bench/write_table.py [--dry-run] [--seconds S]     needs libbenchmark-dev; builds what it runs
"""
import argparse
import datetime
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
README = ROOT / "bench" / "README.md"
BEGIN, END = "<!-- table: bench/write_table.py -->", "<!-- end of the table -->"
HEAD = ("| game | seats | playouts/s | decisions/s | decisions per game | choices | legal ns | clone ns | observe ns | "
        "sample_world ns | view JSON ns (bytes) | State, Decision, Event B | instructions per decision, world |\n"
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|\n")


def output_of(*command):
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def measured(seconds):
    """What build/benchmarks prints, by game, seats and thing; and the sizes, by game."""
    subprocess.run(["cmake", "--build", "--preset", "release", "--target", "benchmarks"], cwd=ROOT, check=True,
                   stdout=subprocess.DEVNULL)
    report = json.loads(output_of("build/benchmarks", "--benchmark_format=json", f"--benchmark_min_time={seconds}"))
    rows = {}
    for entry in report["benchmarks"]:
        game, seats, what = entry["name"].split("/")
        rows.setdefault((game, int(seats)), {})[what] = entry
    sizes = {key.removeprefix("sizes/"): re.findall(r"\d+", text)
             for key, text in report["context"].items() if key.startswith("sizes/")}
    return rows, sizes


def instructions(game, seats):
    """From the baseline, as 'decision, world'."""
    file = ROOT / "bench" / "baseline" / game
    for line in file.read_text().splitlines() if file.exists() else []:
        if line.startswith(f"{seats} "):
            return ", ".join(line.split()[1:])
    return "–"


def large(number):
    if number >= 1e6:
        return f"{number / 1e6:.2f} M"
    return f"{number / 1e3:.1f} k" if number >= 1e4 else f"{number:.0f}"


def table_row(game, seats, row, size):
    def ns(what):
        return f"{row[what]['cpu_time']:.0f}"
    playout = row["playout"]
    return (f"| {game} | {seats} | {large(1e9 / playout['cpu_time'])} | {large(playout['items_per_second'])} | "
            f"{playout['length']:.0f} | {row['legal']['choices']:.1f} | {ns('legal')} | {ns('clone')} | "
            f"{ns('observe')} | {ns('sample_world')} | {ns('view_json')} ({row['view_json']['bytes']:.0f}) | "
            f"{', '.join(size)} | {instructions(game, seats)} |\n")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--dry-run", action="store_true", help="prints the table instead of writing it")
    arguments.add_argument("--seconds", type=float, default=0.3, help="per measurement")
    asked = arguments.parse_args()
    rows, sizes = measured(asked.seconds)
    commit = output_of("git", "rev-parse", "--short", "HEAD").strip()
    table = f"Measured {datetime.date.today()} at commit {commit}.\n\n" + HEAD
    for (game, seats), row in sorted(rows.items()):
        table += table_row(game, seats, row, sizes[game])
    if asked.dry_run:
        print(table)
        return 0
    text = README.read_text()
    before, rest = text.split(BEGIN)
    README.write_text(before + BEGIN + "\n" + table + END + rest.split(END)[1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
