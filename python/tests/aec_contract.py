"""What an agent-environment cycle promises to learning libraries, as checks of any environment.

Written from the documented behaviour: attributes and methods; agents that shrink as they finish; rewards since an agent's
last action; None as the only action of those who are done; observations inside their space; seeds that repeat a game.
"""

import random
import re


def _agents(env):
    return list(env.agents)


def _action(env, agent, observation, choice):
    mask = bytes(observation["action_mask"])
    allowed = [found.start() for found in re.finditer(b"\1", mask)]
    assert allowed, "an agent that is to act must have something to do"
    action = choice.choice(allowed)
    assert env.action_space(agent).contains(action), "the mask allows what the space does not contain"
    return action


def check_description(env):
    """Before and after reset: names, counts and spaces."""
    assert env.possible_agents and len(set(env.possible_agents)) == len(env.possible_agents), "agents have names"
    assert all(isinstance(agent, str) for agent in env.possible_agents), "names are texts"
    assert isinstance(env.metadata, dict) and env.metadata["name"] == str(env), "metadata has the name"
    assert env.unwrapped is env, "nothing is wrapped around it"
    env.reset(seed=1)
    assert _agents(env) == list(env.possible_agents), "everybody plays after reset"
    assert env.num_agents == len(env.agents) and env.max_num_agents == len(env.possible_agents), "counts fit"
    for agent in env.possible_agents:
        assert env.action_space(agent) is env.action_space(agent), "the same agent has the same action space"
        assert env.observation_space(agent) is env.observation_space(agent), "and the same observation space"
        assert env.action_spaces[agent] is env.action_space(agent), "the dict of spaces agrees"
        assert env.observation_spaces[agent] is env.observation_space(agent), "the dict of spaces agrees"


def check_beginning(env):
    env.reset(seed=2)
    assert env.agent_selection in env.agents, "somebody is selected"
    for kept in (env.rewards, env._cumulative_rewards, env.terminations, env.truncations, env.infos):
        assert isinstance(kept, dict) and list(kept) == _agents(env), "one entry for every agent"
    assert not any(env.terminations.values()) and not any(env.truncations.values()), "nobody is done after reset"
    assert all(reward == 0 for reward in env.rewards.values()), "nobody has a reward after reset"
    observation, *rest = env.last()
    assert observation == env.observe(env.agent_selection), "last() observes for the selected agent"
    assert env.last(observe=False)[0] is None, "last(observe=False) does not observe"
    assert list(env.last(observe=False)[1:]) == rest, "and tells the rest all the same"
    for agent in env.agents:
        assert env.observation_space(agent).contains(env.observe(agent)), "everybody can observe at any time"


def check_game(env, seed, most=1_000_000):
    """One game, every step of it."""
    env.reset(seed=seed)
    choice = random.Random(seed)
    owed = {agent: 0 for agent in env.agents}
    gone = []
    for agent in env.agent_iter(most):
        assert agent == env.agent_selection and agent in env.agents, "the selected agent plays"
        before = _agents(env)
        observation, reward, termination, truncation, info = env.last()
        assert type(termination) is bool and type(truncation) is bool, "done or not is a bool"
        assert termination == env.terminations[agent] and truncation == env.truncations[agent], "last() agrees"
        assert isinstance(info, dict) and info == env.infos[agent], "last() gives the agent's info"
        assert reward == owed[agent], "last() gives the rewards since the agent's last action"
        assert env.observation_space(agent).contains(observation), "the observation lies in its space"
        assert env.observe(agent) == observation, "observing changes nothing"
        done = termination or truncation
        action = None if done else _action(env, agent, observation, choice)
        assert env.step(action) is None, "step() returns nothing"
        owed[agent] = 0
        for each, gained in env.rewards.items():
            float(gained)
            owed[each] += gained
        if done:
            assert agent not in gone, "nobody is done twice"
            gone.append(agent)
        assert _agents(env) == [each for each in before if not (done and each == agent)], "only who is done leaves"
        for kept in (env.rewards, env._cumulative_rewards, env.terminations, env.truncations, env.infos):
            assert list(kept) == _agents(env), "who left has no entry, everybody else has one"
        assert env.num_agents == len(env.agents), "num_agents counts those who are left"
    assert not env.agents and set(gone) == set(env.possible_agents), "in the end everybody has left"


def check_refusals(env):
    """None is for those who are done, and for nobody else; a refused action changes nothing."""
    env.reset(seed=3)
    observation = env.last()[0]
    forbidden = next(i for i, yes in enumerate(observation["action_mask"]) if not yes)
    for action in (None, forbidden, -1, env.action_space(env.agent_selection).n, "x"):
        try:
            env.step(action)
        except (TypeError, ValueError):
            pass
        else:
            raise AssertionError(f"{action!r} must be refused")
        assert env.last()[0] == observation, "a refused action changes nothing"
    choice = random.Random(3)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        env.step(_action(env, env.agent_selection, env.last()[0], choice))
    try:
        env.step(0)
    except ValueError:
        pass
    else:
        raise AssertionError("who is done can only do None")
    while env.agents:
        env.step(None)
    try:
        env.step(None)
    except ValueError:
        return
    raise AssertionError("after the end nobody can step")


def check_seeds(make):
    """Two environments, and one after a reset, play the same game from the same seed."""

    def story(env, seed):
        env.reset(seed=seed)
        choice = random.Random(5)
        told = []
        for agent in env.agent_iter(60):
            observation, reward, termination, truncation, _ = env.last()
            told.append((agent, observation, reward, termination, truncation))
            done = termination or truncation
            env.step(None if done else _action(env, agent, observation, choice))
        return told

    one, other = make(), make()
    first = story(one, 42)
    assert story(other, 42) == first, "the same seed is the same game elsewhere"
    assert story(one, 43) != first, "another seed is another game"
    assert story(one, 42) == first, "the same seed is the same game again"


def check(make, games=2):
    """All of it, for environments that `make` makes."""
    check_description(make())
    check_beginning(make())
    for seed in range(games):
        check_game(make(), seed)
    env = make()
    for seed in range(games):
        check_game(env, seed)
    check_refusals(make())
    check_seeds(make)
