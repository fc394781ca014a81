"""Decisions as numbers."""

import random
import unittest

import saloon
from play import play_on, started, tables

GAMES = [g["slug"] for g in saloon.games()]


class Spaces(unittest.TestCase):
    def test_kinds_fill_the_range(self):
        for game in GAMES:
            space = saloon.action_space(game)
            first = 0
            for kind in space["kinds"]:
                self.assertEqual(kind["first"], first if kind["count"] else None)
                first += kind["count"]
            self.assertEqual(first, space["numbered"])
            self.assertEqual(space["open"], any(kind["count"] == 0 for kind in space["kinds"]))
            self.assertEqual(space["size"] > space["numbered"], space["open"])

    def test_which_kinds_are_open(self):
        open_kinds = {
            game: [kind["kind"] for kind in saloon.action_space(game)["kinds"] if kind["count"] == 0] for game in GAMES
        }
        self.assertEqual(
            open_kinds,
            {
                "dead_money": ["bid", "cards", "order"],
                "deadwood": ["return_to_ranch", "order", "shoot"],
                "deadwood_1876": [],
                "desperados": [],
                "desperados_cards": [],
            },
        )

    def test_a_number_is_one_decision_of_its_kind(self):
        choice = random.Random(1)
        for game in GAMES:
            for kind in saloon.action_space(game)["kinds"]:
                for _ in range(min(20, kind["count"])):
                    action = kind["first"] + choice.randrange(kind["count"])
                    decision = saloon.decision_of(game, action)
                    self.assertEqual(saloon.action_of(game, decision), action)
                    self.assertTrue(kind["kind"].startswith(decision["do"]))

    def test_numbers_that_are_none(self):
        for game in GAMES:
            numbered = saloon.action_space(game)["numbered"]
            for action in (-1, numbered, 2**40):
                with self.assertRaises(ValueError):
                    saloon.decision_of(game, action)
        with self.assertRaises(saloon.Refused):
            saloon.action_of("deadwood", {"do": "whistle"})
        with self.assertRaisesRegex(ValueError, "open kind"):
            saloon.action_of("dead_money", {"do": "bid", "cards": ["8H"]})


class Positions(unittest.TestCase):
    def test_actions_mask_and_list_agree(self):
        def each(match, seat):
            legal, actions, mask = match.legal(seat), match.actions(seat), match.mask(seat)
            self.assertEqual(len(actions), len(legal))
            self.assertEqual(len(mask), saloon.action_space(match.game)["size"])
            self.assertEqual(sum(mask), len(legal))
            self.assertTrue(all(mask[action] for action in actions))
            for action, decision in zip(actions, legal):
                self.assertEqual(match.decision_of(seat, action), decision)
                self.assertEqual(match.action_of(seat, decision), action)
            codes = {saloon.code_of(match.game, decision) for decision in legal}
            self.assertEqual(len(codes), len(legal))
            self.assertTrue(all(0 <= code < 2**64 for code in codes))
            for idle in range(match.seats):
                if match.question(idle) is None:
                    self.assertEqual(sum(match.mask(idle)), 0)

        for game, seats, options in tables():
            play_on(saloon.Match(game, seats, options, seed=2), answers=40, each=each)

    def test_acting_is_answering(self):
        for game in GAMES:
            acted, answered = started(game), started(game)
            choice = random.Random(4)
            while not acted.over:
                seat = acted.waiting[0]
                action = choice.choice(acted.actions(seat))
                answered.answer(seat, acted.decision_of(seat, action))
                acted.act(seat, action)
            self.assertEqual((acted.digest, acted.record), (answered.digest, answered.record))

    def test_an_open_decision_goes_by_its_place(self):
        found = []

        def each(match, seat):
            numbered = saloon.action_space(match.game)["numbered"]
            for place, (action, decision) in enumerate(zip(match.actions(seat), match.legal(seat))):
                if action >= numbered:
                    self.assertEqual(action, numbered + place)
                    found.append(decision["do"])

        for game in ("dead_money", "deadwood"):
            for seed in range(3):
                play_on(started(game, seed=seed), seed, each=each)
        self.assertLessEqual({"bid", "return_to_ranch"}, set(found))

    def test_actions_that_are_none_now(self):
        match = started("deadwood")
        space = saloon.action_space("deadwood")
        seat = match.waiting[0]
        before = match.digest
        forbidden = match.mask(seat).index(0)
        with self.assertRaises(saloon.Refused):
            match.act(seat, forbidden)
        for action in (-1, space["size"] - 1, space["size"], 2**62):
            with self.assertRaisesRegex(ValueError, "means nothing"):
                match.act(seat, action)
        with self.assertRaisesRegex(ValueError, "not listed"):
            match.action_of(seat, {"do": "shoot", "dice": {"S1": 3}})
        self.assertEqual(match.digest, before)


if __name__ == "__main__":
    unittest.main()
