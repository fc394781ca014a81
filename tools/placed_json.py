"""JSON with the places of its parts, so that whoever edits a file by them leaves its looks as they are."""
import json
import re


class NotUnderstood(Exception):
    """Why a file is left alone."""


class Node:
    """A value of a text and where it stands; members are (key, place of the key, value)."""

    def __init__(self, kind, start, end, value):
        self.kind, self.start, self.end, self.value = kind, start, end, value

    def get(self, key):
        if self.kind != "object":
            return None
        return next((v for k, _, v in self.value if k == key), None)

    def __bool__(self):
        return True

    def text(self):
        return self.value if self.kind == "string" else None

    def items(self):
        return self.value if self.kind == "array" else []

    def members(self):
        return self.value if self.kind == "object" else []


NOTHING = Node("object", 0, 0, [])
BLANK = re.compile(r"(?:\s|//[^\n]*|/\*.*?\*/)*", re.S)
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
WORD = re.compile(r"[-+.\w]+")


class Parser:
    def __init__(self, text):
        self.text, self.at = text, 0

    def whole(self):
        node = self.node()
        self.blank()
        if self.at != len(self.text):
            raise NotUnderstood("something follows the JSON")
        return node

    def blank(self):
        self.at = BLANK.match(self.text, self.at).end()

    def node(self):
        self.blank()
        start = self.at
        c = self.text[start : start + 1]
        if c == "{":
            value = self.several("}", self.member)
            return Node("object", start, self.at, value)
        if c == "[":
            value = self.several("]", self.node)
            return Node("array", start, self.at, value)
        if c == '"':
            value, place = self.string()
            return Node("string", *place, value)
        m = WORD.match(self.text, start)
        if not m:
            raise NotUnderstood("no JSON")
        self.at = m.end()
        return Node("word", start, self.at, m.group())

    def string(self):
        m = STRING.match(self.text, self.at)
        if not m:
            raise NotUnderstood("no JSON")
        self.at = m.end()
        return json.loads(m.group()), m.span()

    def member(self):
        self.blank()
        key, place = self.string()
        self.expect(":")
        return key, place, self.node()

    def several(self, close, one):
        self.at += 1
        out = []
        self.blank()
        if self.text[self.at : self.at + 1] == close:
            self.at += 1
            return out
        while True:
            out.append(one())
            self.blank()
            c = self.text[self.at : self.at + 1]
            self.at += 1
            if c == close:
                return out
            if c != ",":
                raise NotUnderstood("no JSON")

    def expect(self, c):
        self.blank()
        if self.text[self.at : self.at + 1] != c:
            raise NotUnderstood("no JSON")
        self.at += 1


def parsed(text):
    try:
        return Parser(text).whole()
    except (RecursionError, ValueError) as e:
        raise NotUnderstood("no JSON") from e
