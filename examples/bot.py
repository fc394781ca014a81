#!/usr/bin/env python3
"""A bot for every game of the saloon that learns while it plays. docs/bots.md explains what is said.

    saloon arena deadwood --seats 3 --bots "exec:examples/bot.py,random"

It knows no rules. It describes each listed decision by a few words, weighs those words, and chooses at random, the
heavier the likelier. When a match ends, the words of what it chose become heavier if it won and lighter if it lost.
"""

import json
import math
import random
import sys
from collections import defaultdict

# To do something is worth more than to do nothing: the only thing it believes from the start.
IDLE = {"end", "nothing", "decline", "stay", "no_action", "no_gang"}
RATE = 0.1  # how fast it learns

weights = defaultdict(float)
usual = 0.0  # how often it wins these days


def words(question, decision):
    """What a decision is about: its verb, everything it names, and how much it names."""
    about = f"{question} {decision['do']}"
    out = [about]
    for key, value in decision.items():
        if isinstance(value, list):
            out.append(f"{about} {key} x{len(value)}")
        for item in value if isinstance(value, list) else [value]:
            out.append(f"{about} {key} {item}")
    return out


def choose(question, decisions):
    """The place of one decision in the list, and what would have made it likelier."""
    described = [words(question, decision) for decision in decisions]
    weight = [sum(weights[word] for word in each) for each in described]
    weight = [w - 2 if d["do"] in IDLE else w for w, d in zip(weight, decisions)]
    heaviest = max(weight)
    likely = [math.exp(w - heaviest) for w in weight]
    place = random.choices(range(len(decisions)), likely)[0]
    lesson = defaultdict(float)
    for i, each in enumerate(described):
        for word in each:
            lesson[word] += (i == place) - likely[i] / sum(likely)
    return place, lesson


def learn(lessons, won):
    global usual
    for lesson in lessons:
        for word, amount in lesson.items():
            weights[word] += RATE * (won - usual) * amount
    usual += 0.05 * (won - usual)


def say(*parts):
    print(*parts, flush=True)


match, legal, lessons = {}, [], []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "saloon":
        say("id name learner")
        say("ready")
    elif word == "match":
        match, lessons = json.loads(rest), []
    elif word == "legal":
        legal = json.loads(rest)
    elif word == "ask":
        number, *details = rest.split()
        told = dict(zip(details[0::2], details[1::2]))
        if "seed" in told:
            random.seed(int(told["seed"]))  # the same match again gives the same answers
        place, lesson = choose(told.get("question", ""), legal)
        lessons.append(lesson)
        say("answer", number, place)
    elif word == "end":
        learn(lessons, match["seat"] in json.loads(rest)["winners"])
        lessons = []
    elif word == "quit":
        break
