"""What is written about the package is true: the manual's examples, the stubs, the example script."""

import ast
import doctest
import io
import os
import sys
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from xml.etree import ElementTree

import saloon

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "examples"))
import win_rates  # noqa: E402


class Manual(unittest.TestCase):
    def test_examples_are_true(self):
        results = doctest.testfile(
            str(ROOT / "python" / "README.md"),
            module_relative=False,
            optionflags=doctest.IGNORE_EXCEPTION_DETAIL | doctest.NORMALIZE_WHITESPACE,
            encoding="utf-8",
        )
        self.assertEqual(results.failed, 0)
        self.assertGreater(results.attempted, 20)

    def test_the_table_of_kinds_is_complete(self):
        manual = (ROOT / "python" / "README.md").read_text(encoding="utf-8")
        for game in saloon.games():
            space = saloon.action_space(game["slug"])
            row = next(line for line in manual.splitlines() if line.startswith(f"| `{game['slug']}` |"))
            self.assertIn(f"{space['numbered']:,}", row)
            places = [row.index(f"[{k['kind']}]" if k["count"] == 0 else k["kind"]) for k in space["kinds"]]
            self.assertEqual(len(places), len(space["kinds"]))


class Stubs(unittest.TestCase):
    def stub(self):
        path = Path(saloon.__file__).with_name("_saloon.pyi")
        return ast.parse(path.read_text(encoding="utf-8"))

    def test_the_package_is_typed(self):
        self.assertTrue(Path(saloon.__file__).with_name("py.typed").exists())

    def test_stubs_name_what_is_there(self):
        stub = self.stub()
        functions = {node.name for node in stub.body if isinstance(node, ast.FunctionDef)}
        classes = {node.name: node for node in stub.body if isinstance(node, ast.ClassDef)}
        self.assertEqual(functions | set(classes), set(saloon.__all__))
        for name in ("Match", "Bot"):
            written = {node.name for node in classes[name].body if isinstance(node, ast.FunctionDef)}
            public = {n for n in vars(getattr(saloon, name)) if not n.startswith("_") or n in ("__copy__", "__deepcopy__")}
            self.assertEqual(written - {"__init__"}, public)

    def test_help_says_what_the_stubs_say(self):
        def said(thing):
            return " ".join((thing.__doc__ or "").split())

        def expect(name, node, thing):
            written = ast.get_docstring(node)
            self.assertTrue(written, f"{name} has no docstring")
            self.assertTrue(said(thing).endswith(" ".join(written.split())), f"help({name}): {said(thing)}")

        for node in self.stub().body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                expect(node.name, node, getattr(saloon, node.name))
            if isinstance(node, ast.ClassDef):
                for inner in (n for n in node.body if isinstance(n, ast.FunctionDef)):
                    expect(f"{node.name}.{inner.name}", inner, getattr(getattr(saloon, node.name), inner.name))

    def test_stubs_have_the_same_arguments(self):
        """pybind11 writes a signature as the first line of each docstring."""
        stub = self.stub()
        owners = [(saloon, stub.body)] + [
            (getattr(saloon, node.name), node.body) for node in stub.body if isinstance(node, ast.ClassDef)
        ]
        checked = 0
        for owner, body in owners:
            for node in body:
                if not isinstance(node, ast.FunctionDef) or node.name.startswith("__") or node.decorator_list:
                    continue
                signature = getattr(owner, node.name).__doc__.splitlines()[0]
                for argument in node.args.args:
                    if argument.arg != "self":
                        self.assertIn(f"{argument.arg}:", signature)
                defaults = signature.count(" = ")
                self.assertEqual(len(node.args.defaults), defaults, node.name)
                checked += 1
        self.assertGreater(checked, 20)


class WinRates(unittest.TestCase):
    def run_script(self, *arguments):
        with redirect_stdout(io.StringIO()) as out:
            self.assertEqual(win_rates.main(list(arguments)), 0)
        return out.getvalue()

    def test_it_draws_every_bot(self):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, "rates.svg")
            told = self.run_script("desperados_cards", "--bots", "cowhand,random,random", "--games", "60", "-o", file)
            svg = ElementTree.parse(file).getroot()
            with open(file, encoding="utf-8") as text:
                first = text.read()
            self.run_script("desperados_cards", "--bots", "cowhand,random,random", "--games", "60", "-o", file)
            with open(file, encoding="utf-8") as text:
                self.assertEqual(text.read(), first)
        words = [element.text for element in svg.iter("{http://www.w3.org/2000/svg}text")]
        self.assertEqual((words.count("cowhand"), words.count("random")), (1, 2))
        self.assertEqual(len(told.splitlines()), 3)
        bars = list(svg.iter("{http://www.w3.org/2000/svg}rect"))[1:]
        widths = [float(bar.get("width")) for bar in bars]
        self.assertGreater(widths[0], widths[1])

    def test_it_refuses_in_one_line(self):
        with redirect_stderr(io.StringIO()) as err, self.assertRaises(SystemExit) as caught:
            win_rates.main(["desperados_cards", "--bots", "wizard,random,random"])
        self.assertEqual(caught.exception.code, 2)
        self.assertIn("no bot is called 'wizard'", err.getvalue())

    def test_intervals_contain_their_share(self):
        for share in (0, 0.01, 0.5, 1):
            low, high = win_rates.interval(share, 100)
            self.assertTrue(-1e-9 <= low <= share + 1e-9 and share - 1e-9 <= high <= 1)
        self.assertAlmostEqual(win_rates.interval(0.5, 100)[0], 0.404, places=3)


if __name__ == "__main__":
    unittest.main()
