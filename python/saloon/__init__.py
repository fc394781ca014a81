"""Five Western tabletop games: matches, bots, sampled worlds and thousands of games at once.

python/README.md explains everything with examples; saloon.aec has the shape multi-agent learners expect.
"""

from ._saloon import (
    Bot,
    Door,
    Match,
    Refused,
    action_of,
    action_space,
    code_of,
    decision_of,
    games,
    simulate,
)

__all__ = [
    "Bot",
    "Door",
    "Match",
    "Refused",
    "action_of",
    "action_space",
    "code_of",
    "decision_of",
    "games",
    "simulate",
]
