#!/usr/bin/env python3
"""Recomputes every draw of a record from its key and checks that no line was changed (docs/record-format.md).

    examples/verify_draws.py game.record

Needs nothing but Python. Exits with 0 if everything agrees, with 1 and one line if not.
"""
import hashlib
import hmac
import json
import sys


def place(key, n, possible):
    """Which of so many equally likely results draw n gives, counted from 0."""
    message, rejected = f"saloon draw {n}", 0
    while True:
        text = message if rejected == 0 else f"{message}.{rejected}"
        word = int.from_bytes(hmac.digest(key, text.encode(), "sha256")[:8], "big")
        scaled = (word >> 32) * possible
        if scaled % 2**32 >= 2**32 % possible:
            return scaled >> 32
        rejected += 1


def check(lines):
    """What was found, as a sentence, and whether it is good."""
    digest, key, draws = "", b"", 0
    for number, line in enumerate(lines, 1):
        content, _, tail = line.rstrip("\r\n").rpartition(',"digest":"')
        digest = hashlib.sha256((digest + content).encode()).hexdigest()[:16]
        if tail != digest + '"}':
            return f"line {number} has been changed or cut off, or a line before it is missing", False
        said = json.loads(content + "}")
        if number == 1:
            if said.get("saloon_record") != 2 or len(said["seed"]) != 64:
                return "only records of format 2 with a key of 64 digits can be checked without the rules", False
            key = bytes.fromhex(said["seed"])
        if "over" in said:
            if said["draws"] != draws:
                return f"line {number} counts {said['draws']} draws, there are {draws}", False
            return f"{draws} draws follow from the key, and {number} lines are unchanged", True
        for name, result, possible, at in () if "optional" in said else said.get("draws", ()):
            draws += 1
            if place(key, draws, possible) != at:
                return f"line {number}: draw {draws}, {name} {result}, does not follow from the key", False
    return f"{draws} draws follow from the key; the game is not finished", True


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("name one record: examples/verify_draws.py game.record")
    with open(sys.argv[1], encoding="utf-8", newline="\n") as record:
        sentence, good = check(record)
    print(sentence)
    sys.exit(0 if good else 1)
