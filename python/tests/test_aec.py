"""The adapter keeps the contract, and the checks of the contract would find it out if it did not."""

import contextlib
import io
import unittest

import aec_contract
import saloon
from play import tables
from saloon import aec

SMALL = "desperados"


class Contract(unittest.TestCase):
    def test_every_table_keeps_it(self):
        for game, seats, options in tables():
            with self.subTest(game=game, seats=seats):
                aec_contract.check(lambda: aec.env(game, seats, options), games=1)

    def test_games_that_are_cut_short(self):
        make = lambda: aec.env(SMALL, 4, max_steps=30)
        aec_contract.check(make)
        env = make()
        env.reset(seed=1)
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if truncation:
                break
            env.step(env.action_space(agent).sample(observation["action_mask"]))
        self.assertFalse(termination)
        self.assertEqual(set(env.truncations.values()), {True})

    def assert_found_out(self, broken):
        with self.assertRaises((AssertionError, KeyError, ValueError, IndexError)):
            aec_contract.check(lambda: broken(SMALL, 4))

    def test_mistakes_are_found_out(self):
        class KeepsTheDead(aec.Env):
            def _leave(self, agent, action):
                self.terminations[agent] = False

        class ForgetsRewards(aec.Env):
            def _clear_rewards(self):
                pass

        class PaysTwice(aec.Env):
            def last(self, observe=True):
                observation, reward, *rest = super().last(observe)
                return (observation, 2 * reward, *rest)

        class AlwaysObserves(aec.Env):
            def last(self, observe=True):
                return super().last()

        class TakesAnything(aec.Env):
            def _act(self, seat, action):
                with contextlib.suppress(ValueError, TypeError):
                    super()._act(seat, action)

        class ForgetsItsSeed(aec.Env):
            def reset(self, seed=None, options=None):
                super().reset(None, options)

        class MasksNothing(aec.Env):
            def _mask_of(self, agent, seat):
                return bytes(self.let_pass + 1)

        class TellsTheWrongInfo(aec.Env):
            def last(self, observe=True):
                return (*super().last(observe)[:4], {"x": 1})

        for broken in (KeepsTheDead, ForgetsRewards, PaysTwice, AlwaysObserves, TakesAnything, ForgetsItsSeed,
                       MasksNothing, TellsTheWrongInfo):
            with self.subTest(broken.__name__):
                self.assert_found_out(broken)


def play(env, seed, policy=None):
    """One game; the rewards everybody had."""
    env.reset(seed=seed)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        done = termination or truncation
        if done:
            rewards[agent] = reward
        chosen = policy or (lambda _, agent, mask: env.action_space(agent).sample(mask))
        env.step(None if done else chosen(env, agent, observation["action_mask"]))
    return rewards


class Details(unittest.TestCase):
    def test_winners_are_rewarded(self):
        for game, seats, options in tables():
            env = aec.env(game, seats, options)
            rewards = play(env, 4)
            winners = env.match.outcome()["winners"]
            self.assertEqual(rewards, {f"seat_{p}": 1.0 if f"S{p}" in winners else -1.0 for p in range(seats)})

    def test_the_learner_decides_what_it_sees_and_gets(self):
        env = aec.env(
            "desperados_cards",
            3,
            observe=saloon.Door.observe_bytes,
            mask=list,
            reward=lambda outcome, seat: outcome["scores"][f"S{seat}"],
        )
        env.reset(seed=1)
        observation = env.last()[0]
        self.assertIsInstance(observation["observation"], bytes)
        self.assertIsInstance(observation["action_mask"], list)
        self.assertTrue(env.observation_space("seat_0").contains(observation))
        rewards = play(env, 1)
        self.assertEqual(rewards, {f"seat_{p}": env.match.outcome()["scores"][f"S{p}"] for p in range(3)})

    def test_an_observation_is_the_agent_s_own(self):
        env = aec.env("desperados_cards", 3)
        env.reset(seed=1)
        for seat, agent in enumerate(env.agents):
            observation = env.observe(agent)
            self.assertEqual(observation["observation"], env.match.observe(seat))
            self.assertEqual(any(observation["action_mask"]), agent == env.agent_selection)

    def test_offers_may_be_taken_or_let_pass(self):
        """In Desperados the marshal may exchange his card while the gang still lays theirs."""
        seen = {"passed": 0, "taken": 0}

        def policy(env, agent, mask):
            if env.infos[agent]["question"] != "exchange_card":
                self.assertFalse(mask[env.let_pass])
                return env.action_space(agent).sample(mask)
            self.assertTrue(mask[env.let_pass])
            if env._steps % 2:
                seen["passed"] += 1
                return env.let_pass
            seen["taken"] += 1
            return mask.index(1)

        play(aec.env(SMALL, 4), 1, policy)
        self.assertGreater(seen["passed"], 10)
        self.assertGreater(seen["taken"], 10)
        env = aec.env("desperados_cards", 3)
        env.reset(seed=1)
        with self.assertRaisesRegex(ValueError, "must answer"):
            env.step(env.let_pass)

    def test_options_and_seats(self):
        env = aec.env("desperados_cards", 3, {"pile_view": "top_only"})
        env.reset(seed=1, options={"gang_eligibility": "known_only"})
        self.assertEqual(env.match.options, {"pile_view": "top_only", "gang_eligibility": "known_only"})
        env.reset(seed=1)
        self.assertEqual(env.match.options, {"pile_view": "top_only"})
        env.reset()
        other = env.match.seed
        env.reset()
        self.assertNotEqual(env.match.seed, other)
        with self.assertRaises(ValueError):
            aec.env("desperados_cards", 9)
        with self.assertRaises(ValueError):
            aec.env("desperados_cards", 3, render_mode="rgb_array")

    def test_rendering(self):
        env = aec.env("deadwood", 3, render_mode="ansi")
        env.reset(seed=1)
        self.assertEqual(env.render(), env.match.table())
        env = aec.env("deadwood", 3, render_mode="human")
        env.reset(seed=1)
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            self.assertIsNone(env.render())
        self.assertIn(env.match.table().splitlines()[0], out.getvalue())
        self.assertIsNone(aec.env("deadwood", 3).render())
        env.close()

    def test_spaces(self):
        space = aec.Discrete(5, seed=1)
        self.assertEqual({space.sample() for _ in range(200)}, set(range(5)))
        for mask in (b"\0\1\0\1\0", [0, 1, 0, 1, 0]):
            self.assertEqual({space.sample(mask) for _ in range(100)}, {1, 3})
        for mask in (b"\0" * 5, b"\1"):
            with self.assertRaises(ValueError):
                space.sample(mask)
        self.assertTrue(4 in space and 5 not in space and -1 not in space and "x" not in space)
        self.assertEqual(space, aec.Discrete(5))
        space.seed(3)
        first = [space.sample() for _ in range(20)]
        space.seed(3)
        self.assertEqual(first, [space.sample() for _ in range(20)])
        views = aec.Observations(2)
        self.assertTrue(views.contains({"observation": 1, "action_mask": b"\0\1"}))
        for value in (None, {}, {"observation": 1, "action_mask": b"\0"}, {"observation": 1, "action_mask": b"\0\2"}):
            self.assertFalse(views.contains(value))


if __name__ == "__main__":
    unittest.main()
