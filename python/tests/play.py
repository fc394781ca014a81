"""What the tests share: tables of every game, and playing them."""

import random

import saloon


def tables():
    """(game, seats, options) for every number of seats of every game."""
    return [(g["slug"], seats, needs) for g in saloon.games() for seats, needs in g["tables"].items()]


def started(game, seats=None, seed=7):
    known = next(g for g in saloon.games() if g["slug"] == game)
    seats = seats or known["min_seats"]
    return saloon.Match(game, seats, known["tables"][seats], seed)


def play_on(match, seed=1, answers=None, each=None):
    """Random answers to the end, or so many; `each(match, seat)` is called before every one."""
    choice = random.Random(seed)
    while not match.over and answers != 0:
        seat = match.waiting[0]
        if each:
            each(match, seat)
        match.answer(seat, choice.choice(match.legal(seat)))
        answers = None if answers is None else answers - 1
    return match
