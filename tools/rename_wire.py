#!/usr/bin/env python3
"""Brings files written in the old names of the wire up to today's (docs/wire.md), in place.

    tools/rename_wire.py [--game SLUG] FILE...

Scenarios (JSON, comments allowed), records of format 1 (JSON lines; their digests are made anew), and files with one
decision a line, for which --game says whose they are. The table of names is tools/wire_names.json. Only names are
touched, where they stand as names: everything else in a file stays as it was written. Run twice, it changes nothing
more. A file that is none of these is left alone, and said so in one line; then the exit code is 1.
"""
import argparse
import hashlib
import json
import os
import re
import sys

from placed_json import NOTHING, NotUnderstood, parsed

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "wire_names.json")


# --- renaming


class Renamer:
    """Collects what is to be changed in one text of one game."""

    def __init__(self, table, game, text):
        self.text, self.edits = text, []
        every, own = table["every_game"], table.get(game, {})
        self.of = lambda kind: {**every.get(kind, {}), **own.get(kind, {})}

    def result(self):
        out = self.text
        for start, end, new in sorted(self.edits, reverse=True):
            out = out[:start] + new + out[end:]
        return out

    # --- one name
    def put(self, place, new):
        self.edits.append((place[0], place[1], json.dumps(new, ensure_ascii=False)))

    def rename_text(self, node, names):
        if node is not None and node.text() in names:
            self.put((node.start, node.end), names[node.text()])

    def rename_keys(self, node, names):
        if node is None:
            return
        for key, place, _ in node.members():
            if key in names and node.get(names[key]) is None:
                self.put(place, names[key])

    # --- decisions, events, draws, options
    def row(self, node, key, rows):
        """Renames the verb or event of this object, and its members."""
        word = node.get(key)
        if word is None:
            return
        today = {row["name"]: row for row in rows.values() if "name" in row}
        row = rows.get(word.text()) or today.get(word.text())
        if row is None:
            return
        self.rename_keys(node, row.get("members", {}))
        if "name" in row:
            self.rename_text(word, {word.text(): row["name"]})

    def decision(self, node):
        if node is not None:
            self.row(node, "do", self.of("verbs"))

    def event(self, node):
        self.row(node, "event", self.of("events"))
        self.rename_text(node.get("reason"), self.of("reasons"))
        for key in ("question", "ask"):
            self.rename_text(node.get(key), self.of("questions"))

    def draws(self, node):
        for pair in (node or NOTHING).items():
            if pair.items():
                self.rename_text(pair.items()[0], self.of("draws"))

    def options(self, node):
        if node is None:
            return
        rows = self.of("options")
        today = {row["name"]: row for row in rows.values()}
        for key, place, value in node.members():
            row = rows.get(key) or today.get(key)
            if row is None:
                continue
            if key != row["name"]:
                self.put(place, row["name"])
            self.rename_text(value, row.get("values", {}))

    def outcome(self, node):
        if node is not None:
            self.rename_text(node.get("reason"), self.of("reasons"))

    # --- states and views
    def public(self, node, in_view):
        if node is None:
            return
        self.rename_keys(node, self.of("public"))
        self.rename_text(node.get("ended"), self.of("reasons"))
        self.options(node.get("options"))
        asked = node.get("asked")
        if asked is None or asked.kind != "object":
            return
        for key in ("required", "offered"):
            for _, _, question in (asked.get(key) or NOTHING).members():
                self.rename_text(question, self.of("questions"))
        if in_view:
            self.asked_of_view(asked)

    def asked_of_view(self, asked):
        """In a view the questions stand by themselves: {"required": {"S0": "bid"}} becomes
        {"questions": {"S0": { "ask": "bid" }}}, and so do those merely offered."""
        first, end = None, None
        for key, place, value in asked.members():
            if key in ("required", "offered") and value.kind == "object":
                questions = [(k, self.question(q)) for k, _, q in value.members()]
                if first is None:
                    first = value
                    self.put(place, "questions")
                else:
                    self.edits = [e for e in self.edits if not end <= e[0] < value.end] + [(end, value.end, "")]
                    more = "".join(f', "{k}": {text}' for k, text in questions)
                    at = first.members()[-1][2].end if first.members() else first.start + 1
                    self.edits.append((at, at, more if first.members() else more[2:]))
            end = value.end

    def question(self, node):
        """The name of a question as one that says its name itself."""
        name = self.of("questions").get(node.text(), node.text())
        self.edits = [e for e in self.edits if e[0] != node.start]
        text = f'{{ "ask": {json.dumps(name)} }}'
        self.edits.append((node.start, node.end, text))
        return text

    def private(self, node):
        if node is None:
            return
        self.rename_keys(node, self.of("private"))
        self.decision(node.get("sealed"))

    def state(self, node):
        if node is None:
            return
        self.public(node.get("public"), False)
        for _, _, seat in (node.get("private") or NOTHING).members():
            self.private(seat)
        self.rename_keys(node.get("box"), self.of("box"))

    def view(self, node):
        if node is None:
            return
        self.public(node.get("public"), True)
        self.private(node.get("private"))

    def pointer(self, node):
        """A JSON pointer into a view."""
        parts = (node.text() or "").split("/")
        if len(parts) < 3:
            return
        parts[2] = self.of(parts[1]).get(parts[2], parts[2])
        if parts[1:3] == ["public", "asked"] and len(parts) > 3 and parts[3] in ("required", "offered"):
            parts[3] = "questions"
        self.rename_text(node, {node.text(): "/".join(parts)} if "/".join(parts) != node.text() else {})

    # --- whole files
    def step(self, node):
        self.draws(node.get("chance"))
        self.decision(node.get("does"))
        self.decision(node.get("refused"))
        legal = node.get("legal") or NOTHING
        for key in ("exactly", "includes", "excludes"):
            for decision in (legal.get(key) or NOTHING).items():
                self.decision(decision)
        self.state(node.get("expect"))
        view = node.get("view")
        if view is not None:
            self.view(view.get("has"))
            for pointer in (view.get("lacks") or NOTHING).items():
                self.pointer(pointer)
        events = node.get("events") or NOTHING
        for key in ("include", "exclude"):
            for event in (events.get(key) or NOTHING).items():
                self.event(event)
        self.outcome(node.get("over"))

    def scenario(self, node):
        self.options(node.get("options"))
        self.draws(node.get("setup_chance"))
        self.state(node.get("given"))
        for step in node.get("play").items():
            self.step(step)

    def record_line(self, node):
        self.options(node.get("options"))
        self.draws(node.get("draws"))
        self.decision(node.get("does"))
        self.outcome(node.get("over"))


# --- files

DIGEST = re.compile(r',"digest":"([0-9a-f]{16})"\}$')


def renamed_record(table, lines):
    """A record of format 1, perhaps behind the line of a saved game."""
    first = 1 if lines[0].startswith('{"saloon_game"') else 0
    heading = parsed(lines[first])
    if heading.get("saloon_record").value != "1":
        raise NotUnderstood("a record of another format, which has today's names")
    game = heading.get("game").text()
    before, out = "", lines[:first]
    for line in lines[first:]:
        if not line:
            out.append(line)
            continue
        r = Renamer(table, game, line)
        r.record_line(parsed(line))
        new = r.result()
        if not DIGEST.search(new):
            raise NotUnderstood("a record whose lines have no digest")
        body = DIGEST.sub("", new)
        before = hashlib.sha256((before + body).encode()).hexdigest()[:16]
        out.append(f'{body},"digest":"{before}"}}')
    return out


def renamed_decisions(table, game, lines):
    out = []
    for line in lines:
        if not line.strip():
            out.append(line)
            continue
        node = parsed(line)
        if node.get("do") is None and node.get("does") is None:
            raise NotUnderstood("neither a scenario, nor a record, nor decisions")
        if game is None:
            raise NotUnderstood("decisions of which game? --game says it")
        r = Renamer(table, game, line)
        r.decision(node)
        r.decision(node.get("does"))
        out.append(r.result())
    return out


def renamed(table, text, game):
    lines = text.split("\n")
    head = lines[1] if lines[0].startswith('{"saloon_game"') and len(lines) > 1 else lines[0]
    if head.startswith('{"saloon_record"'):
        return "\n".join(renamed_record(table, lines))
    try:
        node = parsed(text)
    except NotUnderstood:
        return "\n".join(renamed_decisions(table, game, lines))
    if node.get("do") is not None or node.get("does") is not None:
        return "\n".join(renamed_decisions(table, game, lines))
    if node.get("game") is None or node.get("play") is None:
        raise NotUnderstood("neither a scenario, nor a record, nor decisions")
    r = Renamer(table, node.get("game").text(), text)
    r.scenario(node)
    return r.result()


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", help="whose decisions these are")
    options.add_argument("files", nargs="+", metavar="FILE")
    asked = options.parse_args()
    with open(TABLE, encoding="utf-8") as f:
        table = json.load(f)
    left = 0
    for name in asked.files:
        try:
            with open(name, encoding="utf-8", newline="") as f:
                before = f.read()
            after = renamed(table, before, asked.game)
        except (NotUnderstood, OSError, UnicodeDecodeError) as why:
            print(f"{name}: left as it is: {why}", file=sys.stderr)
            left += 1
            continue
        if after != before:
            with open(name, "w", encoding="utf-8", newline="") as f:
                f.write(after)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
