"""Writes the docstrings of python/saloon/_saloon.pyi as a C++ table: what help() shows is what editors show.

python3 python/docstrings.py STUBS HEADER
"""

import ast
import inspect
import sys
from pathlib import Path


def docstrings(stubs):
    """Each name with its docstring: "games", "Match", "Match.answer"."""
    for node in ast.parse(stubs).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            yield node.name, ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", ast.get_docstring(inner)


def header(stubs):
    rows = [f'    {{"{name}", R"doc({inspect.cleandoc(doc)})doc"}},' for name, doc in docstrings(stubs) if doc]
    return "\n".join(
        [
            "// Made by python/docstrings.py of python/saloon/_saloon.pyi.",
            "#pragma once",
            "",
            "#include <string_view>",
            "",
            "namespace saloon::python {",
            "",
            "struct Docstring {",
            "  std::string_view name;",
            "  const char* text;",
            "};",
            "inline constexpr Docstring kDocstrings[] = {",
            *rows,
            "};",
            "",
            "}  // namespace saloon::python",
            "",
        ]
    )


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(header(Path(sys.argv[1]).read_text(encoding="utf-8")), encoding="utf-8")
