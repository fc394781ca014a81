"""Python and the program are one engine: the same seed and decisions give the same records, positions and figures."""

import json
import os
import subprocess
import tempfile
import unittest

import saloon
from play import play_on, tables

PROGRAM = os.environ["SALOON_PROGRAM"]


def run(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, check=True).stdout


def option_flags(options):
    return [flag for name, value in options.items() for flag in ("--option", f"{name}={value}")]


class Agreement(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.record = os.path.join(folder.name, "game.record")

    def test_the_same_games_are_listed(self):
        listed = {g["slug"]: g for g in json.loads(run("games", "--json"))}
        for game in saloon.games():
            known = listed[game["slug"]]
            for key in ("name", "min_seats", "max_seats", "rules_version", "bots", "options"):
                self.assertEqual(game[key], known[key])

    def test_the_program_verifies_what_python_played(self):
        for game, seats, options in tables():
            match = play_on(saloon.Match(game, seats, options, seed=11), 11)
            with open(self.record, "w", encoding="utf-8") as file:
                file.write(match.record)
            self.assertTrue(json.loads(run("verify", self.record, "--json"))["verified"])
            self.assertEqual(json.loads(match.record.splitlines()[-1])["state"], match.digest)

    def test_python_replays_what_the_program_played(self):
        for game, seats, options in tables():
            if os.path.exists(self.record):
                os.remove(self.record)
            run("play", game, "--seats", str(seats), "--humans", "none", "--bot", "random", "--seed", "12", "--plain",
                "--record", self.record, *option_flags(options))
            with open(self.record, encoding="utf-8") as file:
                text = file.read()
            heading, seated, *answers, closing = [json.loads(line) for line in text.splitlines()]
            self.assertEqual({bot["bot"] for bot in seated["seated"].values()}, {"random"})
            match = saloon.Match(game, seats, options, seed=heading["seed"])
            for answer in answers:
                match.answer(answer["seat"], answer["does"])
            played = [json.loads(line) for line in match.record.splitlines()]
            for line in [heading, *answers, closing, *played]:
                del line["digest"]  # Python does not write down who sits where, so the chains differ
            self.assertEqual(played, [heading, *answers, closing])
            self.assertEqual(saloon.Match.from_record(text).record, text)
            self.assertEqual(match.digest, closing["state"])
            self.assertEqual(match.outcome(), closing["over"])
            self.assertEqual(saloon.Match.from_record(text).digest, closing["state"])

    def test_simulations_have_the_same_signature(self):
        for game, seats, options in tables():
            for bot in ("random", "cowhand", "greenhorn+bold", "gunslinger:2"):
                told = json.loads(
                    run("simulate", game, "--seats", str(seats), "--games", "4", "--bot", bot, "--seed", "3", "--json",
                        *option_flags(options))
                )
                result = saloon.simulate(game, seats, 4, bot, seed=3, options=options)
                self.assertEqual(f"{result['signature']:016x}", told["signature"])
                for key in ("games", "decisions", "lengths", "wins", "share", "scores", "stalls", "illegal"):
                    self.assertEqual(result[key], told[key])


if __name__ == "__main__":
    unittest.main()
