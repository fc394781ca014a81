"""Where rule code can be made wrong by one small step, found in its syntax tree.

A point is a place and what would stand there instead. The changed text keeps the right one beside it and asks at run
time which of the two holds (`mutant(N)`, mutant.h), so that all mutants of a game are one program.
"""
import collections
import dataclasses
import re

from clang import cindex
from clang.cindex import CursorKind as Kind

OTHER = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&", "+": "-", "-": "+",
         "*": "+", "/": "*", "%": "+", "&": "|", "|": "&"}
OTHER_ASSIGNMENT = {"+=": "-=", "-=": "+=", "|=": "&=", "&=": "|="}
OTHER_STEP = {"++": "--", "--": "++"}
# What is settled while compiling cannot be asked about at run time.
SETTLED = {Kind.STATIC_ASSERT, Kind.ENUM_CONSTANT_DECL, Kind.TYPE_ALIAS_DECL, Kind.CONCEPT_DECL,
           Kind.TEMPLATE_NON_TYPE_PARAMETER, Kind.TEMPLATE_TYPE_PARAMETER, Kind.REQUIRES_EXPR}
FUNCTIONS = {Kind.FUNCTION_DECL, Kind.FUNCTION_TEMPLATE, Kind.CXX_METHOD, Kind.CONSTRUCTOR}
BODIES = {Kind.COMPOUND_STMT, Kind.IF_STMT, Kind.FOR_STMT, Kind.WHILE_STMT, Kind.CXX_FOR_RANGE_STMT, Kind.CASE_STMT,
          Kind.DEFAULT_STMT}


@dataclasses.dataclass(frozen=True)
class Point:
    file: str    # inside the tree
    start: int   # bytes
    end: int
    line: int
    wrong: str   # what stands there with `mutant(N)`, a zero byte for N
    said: str    # "count: a < b -> a <= b", for people and for the list of equivalents

    def overlaps(self, other):
        return self.file == other.file and self.start < other.end and other.start < self.end


class Finder:
    """All points of one file."""

    def __init__(self, name, text, unit):
        self.name, self.text, self.points = name, text, []
        self.path, self.function = unit.spelling, ""
        self.visit(unit.cursor, [])

    def slice(self, extent):
        return self.text[extent.start.offset:extent.end.offset].decode()

    def add(self, extent, wrong, said):
        here = self.slice(extent)
        if "//" in here or "\\\n" in here or not here:
            return
        flat = re.sub(r"\s+", " ", wrong) + "\n" * here.count("\n")  # no line behind it moves
        said = re.sub(r"\s+", " ", f"{self.function}: {said}")
        self.points.append(Point(self.name, extent.start.offset, extent.end.offset, extent.start.line, flat, said))

    def visit(self, cursor, parents):
        templates = []
        for child in cursor.get_children():
            place = child.location.file
            if cursor.kind == Kind.TRANSLATION_UNIT and (place is None or place.name != self.path):
                continue
            if child.kind in SETTLED or self.is_constexpr_variable(child):
                continue
            if child.kind == Kind.TEMPLATE_REF:
                templates.append(child)
            if any(self.is_argument(child, template) for template in templates):
                continue
            outer = self.function
            if child.kind in FUNCTIONS:
                self.function = child.spelling
            self.look_at(child, parents + [cursor])
            self.visit(child, parents + [cursor])
            self.function = outer

    def is_constexpr_variable(self, cursor):
        if cursor.kind not in {Kind.VAR_DECL, Kind.FIELD_DECL} | FUNCTIONS:
            return False
        head = self.slice(cursor.extent).split("{")[0].split("=")[0]
        settled = r"\bconstexpr\b" if cursor.kind == Kind.VAR_DECL else r"\bconsteval\b"
        return re.search(settled, head) is not None

    def look_at(self, cursor, parents):
        if cursor.kind == Kind.BINARY_OPERATOR:
            self.operator(cursor, OTHER)
        elif cursor.kind == Kind.COMPOUND_ASSIGNMENT_OPERATOR:
            self.operator(cursor, OTHER_ASSIGNMENT)
        elif cursor.kind == Kind.UNARY_OPERATOR:
            self.step(cursor)
        elif cursor.kind == Kind.INTEGER_LITERAL:
            self.literal(cursor, parents)
        elif cursor.kind == Kind.CXX_BOOL_LITERAL_EXPR:
            self.flag(cursor)
        elif cursor.kind in (Kind.IF_STMT, Kind.CONDITIONAL_OPERATOR):
            self.condition(cursor)
        elif cursor.kind == Kind.CALL_EXPR and parents[-1].kind in BODIES:
            self.call(cursor, parents[-1])

    def operator(self, cursor, other):
        parts = list(cursor.get_children())
        if len(parts) != 2:
            return
        left, right = self.slice(parts[0].extent), self.slice(parts[1].extent)
        between = self.text[parts[0].extent.end.offset:parts[1].extent.start.offset].decode().strip()
        if between not in other or not left or not right:
            return
        right_one, wrong_one = f"{left} {between} {right}", f"{left} {other[between]} {right}"
        self.add(cursor.extent, f"(::saloon::mutant(\0) ? ({wrong_one}) : ({right_one}))",
                 f"{right_one} -> {wrong_one}")

    def step(self, cursor):
        here = self.slice(cursor.extent)
        for sign, other in OTHER_STEP.items():
            if here.startswith(sign):
                self.add(cursor.extent, f"(::saloon::mutant(\0) ? {other}{here[2:]} : {here})", f"{here} -> {other}{here[2:]}")

    def literal(self, cursor, parents):
        here = self.slice(cursor.extent)
        if not re.fullmatch(r"(0x)?[0-9a-fA-F']+[uUlL]*", here):
            return
        if any(p.kind == Kind.CASE_STMT and p.extent.start.line == cursor.extent.start.line for p in parents[-2:]):
            return
        self.add(cursor.extent, f"(::saloon::mutant(\0) ? {here} + 1 : {here})", f"{self.around(cursor)}: {here} -> {here} + 1")

    def is_argument(self, cursor, template):
        """Of a template, so settled while compiling: the length of an array, say."""
        between = self.text[template.extent.end.offset:cursor.extent.start.offset].decode()
        return between.startswith("<") and between.count("<") > between.count(">") and not re.search(r"[={(]", between)

    def around(self, cursor):
        """The line, so that a lone literal is known again."""
        start = self.text.rfind(b"\n", 0, cursor.extent.start.offset) + 1
        end = self.text.find(b"\n", cursor.extent.start.offset)
        column = cursor.extent.start.offset - start
        line = self.text[start:end].decode()
        return f"{line[:column].strip()} [{self.slice(cursor.extent)}]".strip()

    def flag(self, cursor):
        here = self.slice(cursor.extent)
        if here in ("true", "false"):
            other = "false" if here == "true" else "true"
            self.add(cursor.extent, f"({here} != ::saloon::mutant(\0))", f"{self.around(cursor)}: {here} -> {other}")

    def condition(self, cursor):
        parts = list(cursor.get_children())
        if cursor.kind == Kind.IF_STMT:
            head = self.slice(cursor.extent)[:14]
            if re.match(r"if\s*constexpr", head) or not parts or not parts[0].kind.is_expression():
                return
        condition = self.slice(parts[0].extent)
        if re.search(r"[=!]=", condition) and parts[0].kind == Kind.BINARY_OPERATOR:
            return  # the other comparison is a point already
        self.add(parts[0].extent, f"((bool({condition})) != ::saloon::mutant(\0))", f"{condition} -> !({condition})")

    def call(self, cursor, parent):
        end = cursor.extent.end.offset
        if self.text[end:end + 1] != b";" or self.is_condition(cursor, parent):
            return
        here = self.slice(cursor.extent)
        self.add(cursor.extent, f"(::saloon::mutant(\0) ? void() : void({here}))", f"{here}; -> ;")

    @staticmethod
    def is_condition(cursor, parent):
        first = next(iter(parent.get_children()), None)
        return parent.kind in (Kind.IF_STMT, Kind.WHILE_STMT) and first is not None and first == cursor


def points_of(name, path, arguments):
    """All points of a file, in its order; `arguments` are those of the compiler."""
    unit = cindex.Index.create().parse(str(path), args=arguments)
    bad = [d.spelling for d in unit.diagnostics if d.severity >= cindex.Diagnostic.Error]
    if bad:
        raise ValueError(f"{name}: {bad[0]}")
    found = Finder(name, path.read_bytes(), unit).points
    return list(told_apart(sorted({(p.start, p.end, p.wrong): p for p in found}.values(),
                             key=lambda p: (p.start, p.end, p.wrong))))


def told_apart(points):
    """The second one of a function that reads the same says so."""
    seen = collections.Counter()
    for point in points:
        seen[point.said] += 1
        again = seen[point.said]
        yield point if again == 1 else dataclasses.replace(point, said=f"{point.said} ({again})")


def mutated(text, points):
    """The text with every (number, point) in it; points do not overlap."""
    for number, point in sorted(points, key=lambda pair: -pair[1].start):
        text = text[:point.start] + point.wrong.replace("\0", str(number)).encode() + text[point.end:]
    return b'#include "tests/mutants/mutant.h"\n' + text
