"""Matches: asking, answering, observing, sampling, keeping."""

import copy
import gc
import json
import threading
import unittest

import saloon
from play import play_on, started, tables

GAMES = [g["slug"] for g in saloon.games()]


class Games(unittest.TestCase):
    def test_all_five_are_there(self):
        self.assertEqual(GAMES, ["dead_money", "deadwood", "deadwood_1876", "desperados", "desperados_cards"])

    def test_each_table_can_be_set_up(self):
        for game, seats, options in tables():
            match = saloon.Match(game, seats, options)
            self.assertEqual((match.game, match.seats, match.options), (game, seats, options))
            self.assertFalse(match.over)
            self.assertIsNone(match.outcome())

    def test_options_are_described_as_they_are_taken(self):
        for game in saloon.games():
            for option in game["options"]:
                for value in option.get("values", [option["default"]]):
                    try:
                        needed = {} if value == option["default"] else option.get("needs", {})
                        saloon.Match(game["slug"], game["max_seats"], {**needed, option["name"]: value})
                    except ValueError as refused:
                        self.assertIn("cannot be played", str(refused))


class Errors(unittest.TestCase):
    def assert_refused(self, words, call, *arguments, **named):
        with self.assertRaises((ValueError, TypeError)) as caught:
            call(*arguments, **named)
        self.assertIn(words, str(caught.exception))
        self.assertNotIn("\n", str(caught.exception).split("The following argument types")[0])

    def test_what_cannot_be_set_up(self):
        self.assert_refused("games are: dead_money", saloon.Match, "chess", 2)
        self.assert_refused("3 to 5 seats", saloon.Match, "desperados_cards", 9)
        self.assert_refused("is not an option", saloon.Match, "desperados_cards", 3, {"colour": "red"})
        self.assert_refused("may be any, known_only", saloon.Match, "desperados_cards", 3, {"gang_eligibility": "no"})
        self.assert_refused("must be a dict", saloon.Match, "desperados_cards", 3, "pile_view=open")
        self.assert_refused("a str or int", saloon.Match, "desperados_cards", 3, {"pile_view": 1.5})
        self.assert_refused("the seed must be", saloon.Match, "desperados_cards", 3, seed="x")
        self.assert_refused("the seed must be", saloon.Match, "desperados_cards", 3, seed=-1)
        self.assert_refused("an int or a str", saloon.Match, "desperados_cards", 3, seed=1.5)

    def test_seats_that_are_none(self):
        match = started("desperados_cards")
        for seat in (-1, 3, 2**70, "S3", "X", 1.0, None, "spectator", [0]):
            self.assert_refused("seats are 0 to 2", match.legal, seat)
        self.assert_refused("seats are 0 to 2", match.observe, 3)
        self.assertEqual(match.legal("S0"), match.legal(0))

    def test_a_refusal_names_its_clause_and_changes_nothing(self):
        match = started("desperados_cards")
        before = match.digest
        with self.assertRaises(saloon.Refused) as caught:
            match.answer(0, {"do": "no_gang"})
        self.assertIsInstance(caught.exception, ValueError)
        self.assertEqual(caught.exception.clause, "SALOON-ASK-02")
        self.assertEqual(match.refusal(0, {"do": "no_gang"}), ("SALOON-ASK-02", ""))
        with self.assertRaises(saloon.Refused) as caught:
            match.answer(0, {"do": "place", "card": "zz", "pile": "P0"})
        self.assertEqual(caught.exception.clause, "SALOON-ASK-03")
        self.assertIn('"card", a card rA to yJ', caught.exception.detail)
        self.assertIn(caught.exception.detail, str(caught.exception))
        with self.assertRaises(saloon.Refused) as caught:
            match.answer(1, match.legal(0)[0])
        self.assertEqual(caught.exception.clause, "SALOON-ASK-01")
        hand = match.observe(0)["private"]["hand"]
        missing = next(c + n for c in "rbgy" for n in "ABCDEFGHIJ" if c + n not in hand)
        with self.assertRaises(saloon.Refused) as caught:
            match.answer(0, {"do": "place", "card": missing, "pile": "P0"})
        self.assertEqual(caught.exception.clause, "DSC-TURN-06")
        self.assertGreater(len(str(caught.exception)), len("DSC-TURN-06: "))
        self.assertEqual(match.digest, before)
        self.assertEqual(match.record.count("\n"), 1)

    def test_objects_that_are_no_json(self):
        match = started("desperados_cards")
        endless = []
        endless.append(endless)
        self.assert_refused("nested too deeply", match.answer, 0, {"do": endless})
        self.assert_refused("keys must be str", match.answer, 0, {1: 2})
        self.assert_refused("not set", match.answer, 0, {"do": {1}})
        self.assert_refused("2^64", match.answer, 0, {"do": 2**64})
        self.assert_refused("2^64", match.answer, 0, {"do": -(2**63) - 1})
        self.assert_refused("not a JSON text", match.answer, 0, "{")
        for odd in (None, 1.5, True, 2**64 - 1, -(2**63), [], (), "\N{CACTUS}", "\0"):
            self.assert_refused("SALOON-ASK-03", match.answer, 0, {"do": odd})
        with self.assertRaises(UnicodeEncodeError):
            match.answer(0, {"do": "\ud800"})

    def test_jobs_that_cannot_be_done(self):
        self.assert_refused("no bot is called", saloon.simulate, "desperados_cards", 3, 1, "wizard")
        self.assert_refused("2 bots for 3 seats", saloon.simulate, "desperados_cards", 3, 1, ["random", "random"])
        self.assert_refused("seats", saloon.simulate, "desperados_cards", 2, 1)
        self.assert_refused("at most 256", saloon.simulate, "desperados_cards", 3, 1, threads=257)
        self.assert_refused("no bot is called", saloon.Bot, "desperados_cards", "wizard")
        self.assert_refused("seats", saloon.simulate, "desperados_cards", 99, 1, "gunslinger:5")
        self.assert_refused("calm bots", saloon.simulate, "desperados_cards", 3, 1, "gunslinger:5", check=True)
        bot = saloon.Bot("deadwood", "cowhand")
        self.assert_refused("a bot for deadwood", bot.answer, started("desperados_cards"), 0)


class Playing(unittest.TestCase):
    def test_whole_games_of_every_table(self):
        for game, seats, options in tables():
            match = play_on(saloon.Match(game, seats, options, seed=3), 3)
            outcome = match.outcome()
            self.assertEqual(set(outcome), {"winners", "scores", "ranks", "reason"})
            self.assertEqual(len(outcome["scores"]), seats)
            self.assertEqual((match.waiting, match.required), ([], []))
            self.assertEqual([match.legal(p) for p in range(seats)], [[]] * seats)

    def test_everything_listed_is_accepted(self):
        def each(match, seat):
            for decision in match.legal(seat):
                self.assertIsNone(match.refusal(seat, decision))

        for game in GAMES:
            play_on(started(game), each=each, answers=60)

    def test_a_decision_may_be_a_text(self):
        one, other = started("deadwood"), started("deadwood")
        decision = one.legal(one.waiting[0])[-1]
        one.answer(one.waiting[0], decision)
        other.answer(other.waiting[0], json.dumps(decision))
        self.assertEqual(one.digest, other.digest)

    def test_the_same_seed_is_the_same_game(self):
        for game in GAMES:
            digests = {play_on(started(game, seed=seed), 5).digest for seed in (7, "7", 7)}
            self.assertEqual(len(digests), 1)
            self.assertNotIn(play_on(started(game, seed=8), 5).digest, digests)

    def test_a_clone_goes_its_own_way(self):
        for game in GAMES:
            match = play_on(started(game), answers=10)
            kept = match.digest
            for twin in (match.clone(), copy.copy(match), copy.deepcopy(match)):
                self.assertEqual((twin.digest, twin.record), (kept, match.record))
                play_on(twin, 9)
            self.assertEqual(match.digest, kept)
            self.assertEqual(play_on(match, 9).digest, twin.digest)
            self.assertEqual(match.record, twin.record)


class Seeing(unittest.TestCase):
    def test_a_view_is_one_viewer_s_own(self):
        for game in GAMES:
            match = play_on(started(game), answers=20)
            for seat in range(match.seats):
                view = match.observe(seat)
                self.assertEqual(view["viewer"], f"S{seat}")
                self.assertIn("private", view)
            self.assertEqual(match.observe(), match.observe("spectator"))
            self.assertNotIn("private", match.observe(None))

    def test_bytes_have_one_length(self):
        for game in saloon.games():
            match = started(game["slug"])
            seen = set()

            def each(match, seat):
                view = match.observe_bytes(seat)
                self.assertEqual(len(view), game["view_size"])
                seen.add(view)

            play_on(match, each=each, answers=50)
            self.assertGreater(len(seen), 10)

    def test_events_are_heard_by_those_they_are_for(self):
        match = started("desperados_cards")
        heard = [match.events(seat) for seat in (0, 1, None)]
        drawn = [[e for e in events if e["event"] == "drew"] for events in heard]
        self.assertTrue(all("cards" not in e for e in drawn[2]))
        self.assertTrue(any("cards" in e for e in drawn[0]))
        since = match.event_count
        self.assertEqual(match.events(0, since), [])
        play_on(match, answers=1)
        self.assertEqual(match.events(0)[: len(heard[0])], heard[0])
        self.assertEqual(match.events(0)[len(heard[0]) :], match.events(0, since))

    def test_a_door_is_the_seat_s_own(self):
        for game in GAMES:
            match = play_on(started(game), answers=20)
            for seat in [*range(match.seats), None]:
                door = match.at(seat)
                self.assertEqual((door.game, door.seat, door.seats), (game, seat, match.seats))
                self.assertEqual((door.options, door.over, door.round), (match.options, match.over, match.round))
                self.assertEqual((door.required, door.offered), (match.required, match.offered))
                self.assertEqual(door.observe(), match.observe(seat))
                self.assertEqual(door.observe_bytes(), match.observe_bytes(seat))
                self.assertEqual(door.table("fr"), match.table(seat, "fr"))
                self.assertEqual(door.events(), match.events(seat))
                self.assertEqual(door.event_count, len(door.events()))
                self.assertEqual(door.events(3), door.events()[3:])
                for secret in ("seed", "waiting", "record", "digest", "to_json", "clone", "sample_world", "at"):
                    self.assertFalse(hasattr(door, secret), secret)
            for seat in range(match.seats):
                door = match.at(seat)
                self.assertEqual((door.question(), door.legal()), (match.question(seat), match.legal(seat)))
                self.assertEqual((door.actions(), door.mask()), (match.actions(seat), match.mask(seat)))
            door = match.at(match.waiting[0])
            decision = door.legal()[0]
            self.assertIsNone(door.refusal(decision))
            self.assertEqual(door.decision_of(door.action_of(decision)), decision)
            before = match.digest
            door.answer(decision)
            self.assertNotEqual(match.digest, before)
            with self.assertRaises(saloon.Refused):
                match.at(None).answer(decision)

    def test_a_door_keeps_its_match(self):
        door = started("deadwood").at(0)
        gc.collect()
        self.assertEqual(door.observe()["viewer"], "S0")

    def test_the_table_in_words(self):
        for game in GAMES:
            match = play_on(started(game), answers=20)
            self.assertGreater(len(match.table().splitlines()), 3)
            self.assertNotEqual(match.table(0, "en"), match.table(0, "fr"))
            self.assertNotIn("\u27e6", match.table(0, "fr"))
        with self.assertRaises(ValueError):
            match.table(0, "de")

    def test_sampled_worlds_look_alike_to_their_viewer(self):
        for game in GAMES:
            match = play_on(started(game), answers=15)
            for viewer in (0, 1, None):
                worlds = [match.sample_world(viewer, seed) for seed in range(10)]
                for world in worlds:
                    self.assertEqual(world.observe(viewer), match.observe(viewer))
                    self.assertEqual(world.events(viewer), [])
                    self.assertTrue(play_on(world.clone()).over)
                self.assertGreater(len({world.digest for world in worlds}), 1)
                self.assertEqual(worlds[3].digest, match.sample_world(viewer, 3).digest)
            with self.assertRaisesRegex(ValueError, "no record"):
                worlds[0].record


class Keeping(unittest.TestCase):
    def test_json_goes_on_as_the_match_would(self):
        for game in GAMES:
            for seed in (5, "ab" * 32):
                match = play_on(started(game, seed=seed), answers=25)
                text = json.dumps(match.to_json())
                for written in (match.to_json(), text):
                    again = saloon.Match.from_json(written)
                    self.assertEqual(again.digest, match.digest)
                    self.assertEqual(again.to_json(), match.to_json())
                    self.assertEqual(again.events(0), [])
                self.assertEqual(play_on(again, 4).digest, play_on(match.clone(), 4).digest)

    def test_json_that_is_no_match(self):
        written = started("deadwood").to_json()
        for change in ({"game": "chess"}, {"seats": 77}, {"state": {}}, {"seed": 5}, {"more": 1}, {"options": {"a": "b"}}):
            with self.assertRaises(ValueError):
                saloon.Match.from_json({**written, **change})
        with self.assertRaises(ValueError):
            saloon.Match.from_json({})
        with self.assertRaises(ValueError):
            saloon.Match.from_json([])

    def test_a_record_goes_on_too(self):
        for game in GAMES:
            match = play_on(started(game, seed=6), answers=25)
            again = saloon.Match.from_record(match.record)
            self.assertEqual(again.events(0), match.events(0))
            for m in (match, again):
                play_on(m, 8)
            self.assertEqual((again.digest, again.record), (match.digest, match.record))
            whole = saloon.Match.from_record(match.record)
            self.assertEqual((whole.outcome(), whole.digest), (match.outcome(), match.digest))

    def test_a_record_that_was_edited(self):
        record = play_on(started("deadwood")).record
        with self.assertRaisesRegex(ValueError, "edited"):
            saloon.Match.from_record(record.replace("S0", "S1", 3))
        with self.assertRaises(ValueError):
            saloon.Match.from_record("")


class Bots(unittest.TestCase):
    def test_every_level_plays_every_game(self):
        for game in GAMES:
            for name in ("random", "greenhorn", "cowhand", "heuristic", "cowhand+bold", "gunslinger:20"):
                match = started(game)
                for answers in range(30):
                    if match.over:
                        break
                    seat = match.waiting[0]
                    match.answer(seat, match.bot_answer(seat, name, seed=answers))

    def test_a_bot_is_a_function_of_view_and_seed(self):
        match = play_on(started("deadwood"), answers=12)
        seat = match.waiting[0]
        world = match.sample_world(seat, 3)
        for name in ("cowhand", "gunslinger:50"):
            answers = [m.bot_answer(seat, name, seed=9) for m in (match, match.clone(), world)]
            self.assertEqual(answers[0], answers[1])
            self.assertEqual(answers[0], answers[2])
        self.assertIsNone(match.bot_answer((seat + 1) % match.seats))

    def test_a_bot_kept_for_a_seat(self):
        bot = saloon.Bot("desperados_cards", "gunslinger:50+calm")
        self.assertEqual((bot.game, bot.name), ("desperados_cards", "gunslinger:50"))
        games = []
        for _ in range(2):
            match = started("desperados_cards")
            bot.begin()
            for answers in range(12):
                seat = match.waiting[0]
                match.answer(seat, bot.answer(match, seat, answers) if seat == 0 else match.legal(seat)[0])
            games.append(match.digest)
        self.assertEqual(*games)

    def test_advice_is_lawful_and_sorted(self):
        match = started("desperados_cards")
        advice = saloon.Bot("desperados_cards", "gunslinger:200").advise(match, 0, most=3)
        self.assertEqual(len(advice), 3)
        for each in advice:
            self.assertIsNone(match.refusal(0, each["decision"]))
            self.assertTrue(0 <= each["chance"] <= 1)

    def test_threads_think_at_the_same_time(self):
        match = started("desperados_cards")
        bot = saloon.Bot("desperados_cards", "gunslinger:200")
        answers = []
        threads = [threading.Thread(target=lambda: answers.append(bot.answer(match, 0, 1))) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(answers), 4)
        self.assertTrue(all(match.refusal(0, answer) is None for answer in answers))


class Simulating(unittest.TestCase):
    def test_a_result_adds_up(self):
        for game, seats, options in tables():
            result = saloon.simulate(game, seats, 20, options=options)
            self.assertEqual((result["games"], result["stalls"]), (20, 0))
            self.assertEqual([len(result[k]) for k in ("wins", "share", "scores")], [seats] * 3)
            self.assertLessEqual(sum(result["share"]), 20 + 1e-9)
            self.assertLessEqual(result["lengths"]["min"], result["lengths"]["mean"])

    def test_threads_do_not_matter(self):
        for bots, games in (("random", 500), (["gunslinger:5", "greenhorn", "cowhand+loyal", "random"], 10)):
            results = [saloon.simulate("desperados_cards", 4, games, bots, threads=n, seed=2) for n in (1, 2, 0)]
            for result in results:
                del result["seconds"]
            self.assertEqual(results[0], results[1])
            self.assertEqual(results[0], results[2])

    def test_a_better_bot_wins_more(self):
        result = saloon.simulate("desperados_cards", 3, 300, ["cowhand", "random", "random"], rotate=True)
        self.assertGreater(result["share"][0], 150)

    def test_under_the_laws(self):
        self.assertIsNone(saloon.simulate("desperados_cards", 3, 2, check=True)["broken_law"])

    def test_other_threads_run_meanwhile(self):
        ticks = []
        running = threading.Event()
        worker = threading.Thread(target=lambda: (running.set(), saloon.simulate("deadwood", 3, 3000)))
        worker.start()
        running.wait()
        while worker.is_alive():
            ticks.append(1)
        worker.join()
        self.assertGreater(len(ticks), 100)


if __name__ == "__main__":
    unittest.main()
