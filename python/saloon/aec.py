"""A game as an agent-environment cycle: one agent observes and acts at a time, as multi-agent learning libraries expect.

    from saloon import aec
    env = aec.env("desperados_cards", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Actions are the numbers of saloon.action_space(game), and one more behind them, the last: to let a question pass that is
merely offered. Where several seats are asked at once they act one after the other; what they answer stays sealed, so the
order tells nobody anything. Needs nothing but the standard library.
"""

from __future__ import annotations

import operator
import random
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Tuple

from ._saloon import Door, Match, action_space, games

__all__ = ["Discrete", "Env", "Observations", "env", "win_or_lose"]

Mask = Any


def _places(mask: Sequence[int]) -> List[int]:
    """Where the mask is not 0. Masks are long and allow little, so bytes are searched and not walked."""
    if not isinstance(mask, (bytes, bytearray)):
        return [i for i, yes in enumerate(mask) if yes]
    out = []
    place = mask.find(1)
    while place >= 0:
        out.append(place)
        place = mask.find(1, place + 1)
    return out


class Discrete:
    """The numbers 0 to n - 1."""

    def __init__(self, n: int, seed: Optional[int] = None) -> None:
        self.n = n
        self._random = random.Random(seed)

    def seed(self, seed: Optional[int] = None) -> None:
        self._random.seed(seed)

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        """Any number, or any that the mask allows."""
        if mask is None:
            return self._random.randrange(self.n)
        if len(mask) != self.n:
            raise ValueError(f"the mask has {len(mask)} places, the space {self.n}")
        allowed = _places(mask)
        if not allowed:
            raise ValueError("the mask allows nothing")
        return self._random.choice(allowed)

    def contains(self, number: Any) -> bool:
        try:
            return 0 <= operator.index(number) < self.n
        except TypeError:
            return False

    __contains__ = contains

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Discrete) and other.n == self.n

    def __hash__(self) -> int:
        return hash(("Discrete", self.n))

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class Observations:
    """{"observation": whatever the seat sees, "action_mask": 0 or 1 for each action}."""

    def __init__(self, actions: int) -> None:
        self.actions = actions

    def contains(self, value: Any) -> bool:
        if not isinstance(value, dict) or set(value) != {"observation", "action_mask"}:
            return False
        mask = value["action_mask"]
        return len(mask) == self.actions and set(mask) <= {0, 1}

    __contains__ = contains

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observations) and other.actions == self.actions

    def __hash__(self) -> int:
        return hash(("Observations", self.actions))

    def __repr__(self) -> str:
        return f"Observations({self.actions})"


def win_or_lose(outcome: Dict[str, Any], seat: int) -> float:
    """1 for every winner, -1 for everybody else."""
    return 1.0 if f"S{seat}" in outcome["winners"] else -1.0


class Env:
    """One game after the other, begun by reset().

    observe   what a seat sees, as the learner wants it: Door.observe (a dict), Door.observe_bytes, or your own
              function of the seat's door
    mask      turns the mask, bytes of 0 and 1, into what the learner wants, e.g. an array
    reward    of a seat when the game is over, from the outcome
    max_steps ends a longer game early: every agent is then truncated
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Optional[Dict[str, Any]] = None,
        *,
        observe: Callable[[Door], Any] = Door.observe,
        mask: Callable[[bytes], Mask] = bytes,
        reward: Callable[[Dict[str, Any], int], float] = win_or_lose,
        max_steps: Optional[int] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        if render_mode not in (None, "ansi", "human"):
            raise ValueError("render_mode must be None, 'ansi' or 'human'")
        size = action_space(game)["size"]
        version = next(g["rules_version"] for g in games() if g["slug"] == game)
        self.metadata: Dict[str, Any] = {
            "name": f"saloon_{game}_v{version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.game = game
        self.let_pass = size  # the action behind the last
        self.possible_agents = [f"seat_{p}" for p in range(seats)]
        self.action_spaces = {agent: Discrete(size + 1) for agent in self.possible_agents}
        self.observation_spaces = {agent: Observations(size + 1) for agent in self.possible_agents}
        self.agents: List[str] = []
        self._table_options = dict(options or {})
        self._observe = observe
        self._mask = mask
        self._reward = reward
        self._max_steps = max_steps
        self._new_match("1", {})  # seats and options that cannot be are refused here

    # --- the cycle
    def reset(self, seed: Optional[int] = None, options: Optional[Dict[str, Any]] = None) -> None:
        """Begins a new game; without a seed any. `options` are table options beside those of the environment."""
        self._new_match(str(random.getrandbits(53) if seed is None else seed), options or {})
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: Dict[str, Dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._has_passed: set[int] = set()
        self._select()

    def step(self, action: Any) -> None:
        """The selected agent acts; an agent that is done takes its leave with None."""
        if not self.agents:
            raise ValueError("nobody is left; reset() begins a new game")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._leave(agent, action)
        self._act(self._seat(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        if self.match.over:
            self._finish()
        elif self._max_steps is not None and self._steps >= self._max_steps:
            self._end(self.truncations)
        else:
            self._select()
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]

    def last(self, observe: bool = True) -> Tuple[Any, float, bool, bool, Dict[str, Any]]:
        """Observation, reward since its last action, termination, truncation and info of the selected agent."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Dict[str, Any]:
        """What this agent sees; only the selected agent's mask allows anything."""
        seat = self._seat(agent)
        return {"observation": self._observe(self.match.at(seat)), "action_mask": self._mask(self._mask_of(agent, seat))}

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The selected agents, one after the other, as long as there are any."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    # --- what it is
    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Observations:
        return self.observation_spaces[agent]

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "Env":
        return self

    def state(self) -> Dict[str, Any]:
        """Everything, also what no seat may know: for training with a central critic."""
        return self.match.to_json()["state"]

    def render(self) -> Optional[str]:
        """The table as a spectator sees it: returned as a text, or printed."""
        if self.render_mode == "ansi":
            return self.match.table()
        if self.render_mode == "human":
            print(self.match.table())
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return self.metadata["name"]

    # --- inside
    def _new_match(self, seed: str, options: Dict[str, Any]) -> None:
        self.match = Match(self.game, len(self.possible_agents), {**self._table_options, **options}, seed)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _select(self) -> None:
        """Those who may answer are asked first, once after each answer of those who must."""
        for seat in self.match.offered:
            if seat not in self._has_passed and self.match.legal(seat):
                break
        else:
            seat = self.match.waiting[0]
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"question": self.match.question(seat)}

    def _may_pass(self, seat: int) -> bool:
        return seat in self.match.offered

    def _act(self, seat: int, action: Any) -> None:
        if action is None:
            raise ValueError("None is for agents that are done; this one must act")
        action = operator.index(action)
        offered = self._may_pass(seat)
        if action != self.let_pass:
            self.match.act(seat, action)
        elif not offered:
            raise ValueError("this agent must answer; only what is merely offered may be let pass")
        if offered:
            self._has_passed.add(seat)
        else:
            self._has_passed.clear()

    def _mask_of(self, agent: str, seat: int) -> bytes:
        size = self.let_pass
        if agent not in self.agents or agent != self.agent_selection or self.match.over:
            return bytes(size + 1)
        return self.match.mask(seat) + (b"\1" if self._may_pass(seat) else b"\0")

    def _finish(self) -> None:
        outcome = self.match.outcome()
        assert outcome is not None
        for agent in self.agents:
            self.rewards[agent] = float(self._reward(outcome, self._seat(agent)))
            self.infos[agent] = {"outcome": outcome}
        self._end(self.terminations)

    def _end(self, which: Dict[str, bool]) -> None:
        for agent in self.agents:
            which[agent] = True
        self.agent_selection = self.agents[0]

    def _leave(self, agent: str, action: Any) -> None:
        if action is not None:
            raise ValueError("this agent is done; the only action left to it is None")
        self.agents.remove(agent)
        for known in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del known[agent]
        self._clear_rewards()
        if self.agents:
            self.agent_selection = self.agents[0]

    def _clear_rewards(self) -> None:
        for agent in self.rewards:
            self.rewards[agent] = 0.0


def env(game: str, seats: int, options: Optional[Dict[str, Any]] = None, **settings: Any) -> Env:
    """A new environment; Env says what can be set."""
    return Env(game, seats, options, **settings)
