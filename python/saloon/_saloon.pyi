from typing import Any, Dict, List, Optional, Sequence, Tuple, Union

Seat = Union[int, str]
"""0, 1 … or "S0", "S1" …"""
Viewer = Union[int, str, None]
"""A seat; None or "spectator" for whoever watches."""
Decision = Dict[str, Any]
"""As the game writes it, e.g. {"do": "place", "card": "rA", "pile": "P0"}; a str is read as JSON."""
Options = Optional[Dict[str, Union[str, int]]]

class Refused(ValueError):
    """A decision that the rules forbid: `clause` is the number of the rule, `detail` says what would be right where the
    decision could not be read."""

    clause: str
    """The number of the rule, e.g. "DSC-GANG-06"; SALOON-… for what no game's rulebook has a number for."""
    detail: str
    """What would be right, where the decision could not be read; else empty."""

class Match:
    """A running game. Nothing here hides anything: to play fairly, look at `observe`, `events` and `legal` of a seat."""

    def __init__(self, game: str, seats: int, options: Options = None, seed: Union[int, str] = "1") -> None:
        """`seed`: a whole number, or 64 hexadecimal digits for the keyed stream of a real table."""
    @property
    def game(self) -> str:
        """The slug of the game."""
    @property
    def seats(self) -> int:
        """How many play."""
    @property
    def options(self) -> Dict[str, str]:
        """Those that were given."""
    @property
    def seed(self) -> str:
        """The seed it began with."""
    @property
    def over(self) -> bool:
        """Whether the game is over."""
    @property
    def required(self) -> List[int]:
        """Seats that are asked and awaited, as everybody sees it."""
    @property
    def offered(self) -> List[int]:
        """Seats that may answer; nobody waits for them."""
    @property
    def waiting(self) -> List[int]:
        """Seats whose answer is really missing. Not for players."""
    @property
    def round(self) -> int:
        """Counts the questions put."""
    @property
    def digest(self) -> str:
        """SHA-256 of the position's bytes, hexadecimal."""
    @property
    def event_count(self) -> int:
        """Of all events so far, whoever heard them: what `since` of the next `events` should be."""
    @property
    def record(self) -> str:
        """The record so far, as `saloon replay` and `saloon verify` read it. ValueError for a match that began in the
        middle of a game (from_json, sample_world)."""
    def outcome(self) -> Optional[Dict[str, Any]]:
        """Winners, scores, ranks and the reason; None while the game runs."""
    def question(self, seat: Seat) -> Optional[str]:
        """The name of the question put to this seat; None if it is not asked."""
    def about(self, seat: Seat) -> Dict[str, Any]:
        """What that question is about, by name; empty if it is not asked."""
    def legal(self, seat: Seat) -> List[Decision]:
        """The decisions open to this seat; all of them if `lists_all`, else a representative choice."""
    def lists_all(self, seat: Seat) -> bool:
        """Whether `legal` lists every decision that would be accepted."""
    def refusal(self, seat: Seat, decision: Union[Decision, str]) -> Optional[Tuple[str, str]]:
        """Clause and detail with which this would be refused; None if it would be accepted."""
    def answer(self, seat: Seat, decision: Union[Decision, str]) -> None:
        """Refused, and nothing has changed, if the rules forbid it."""
    def observe(self, seat: Viewer = None) -> Dict[str, Any]:
        """All that this viewer knows."""
    def observe_bytes(self, seat: Viewer = None) -> bytes:
        """The same as the engine's own bytes, always as many (games()["view_size"]): a fixed shape for learners. The
        layout changes with the rules version."""
    def events(self, seat: Viewer = None, since: int = 0) -> List[Dict[str, Any]]:
        """What this viewer heard, oldest first."""
    def table(self, seat: Viewer = None, lang: str = "en") -> str:
        """The table in words, as this viewer sees it; "en" or "fr"."""
    def sample_world(self, seat: Viewer = None, seed: int = 1) -> Match:
        """A new match whose position this viewer cannot exclude; chance in it follows from the seed."""
    def bot_answer(self, seat: Seat, bot: str = "cowhand", seed: int = 1) -> Optional[Decision]:
        """What a new Bot of this name would answer."""
    def actions(self, seat: Seat) -> List[int]:
        """The numbers of `legal`, in its order."""
    def mask(self, seat: Seat) -> bytes:
        """A byte for each number below action_space(game)["size"]: 1 if it is among `actions`, else 0."""
    def action_of(self, seat: Seat, decision: Union[Decision, str]) -> int:
        """The number of this decision at this seat."""
    def decision_of(self, seat: Seat, action: int) -> Decision:
        """The decision that a number of `actions` stands for."""
    def act(self, seat: Seat, action: int) -> None:
        """Answers with decision_of(seat, action)."""
    def at(self, seat: Viewer = None) -> Door:
        """What this viewer may see and do, and no way to anything else."""
    def clone(self) -> Match:
        """A copy that goes on by itself, with the same chance."""
    def __copy__(self) -> Match:
        """The same as `clone`."""
    def __deepcopy__(self, memo: Dict[int, Any]) -> Match:
        """The same as `clone`."""
    def to_json(self) -> Dict[str, Any]:
        """The whole position, with secrets and chance: from_json goes on exactly as this match would."""
    @staticmethod
    def from_json(written: Union[Dict[str, Any], str]) -> Match:
        """The match that `to_json` wrote."""
    @staticmethod
    def from_record(text: str) -> Match:
        """The match of a record, finished or not, with its events; it can go on."""

class Door:
    """A seat's own way to a match, or a spectator's: hand this to whoever plays or learns there, and keep the match."""

    @property
    def game(self) -> str:
        """The slug of the game."""
    @property
    def seat(self) -> Optional[int]:
        """None for a spectator."""
    @property
    def seats(self) -> int:
        """How many play."""
    @property
    def options(self) -> Dict[str, str]:
        """Those that were given."""
    @property
    def over(self) -> bool:
        """Whether the game is over."""
    @property
    def required(self) -> List[int]:
        """Seats that are asked and awaited, as everybody sees it."""
    @property
    def offered(self) -> List[int]:
        """Seats that may answer; nobody waits for them."""
    @property
    def round(self) -> int:
        """Counts the questions put."""
    @property
    def event_count(self) -> int:
        """Of the events this viewer heard: what `since` of the next `events` should be."""
    def outcome(self) -> Optional[Dict[str, Any]]:
        """Winners, scores, ranks and the reason; None while the game runs."""
    def question(self) -> Optional[str]:
        """The name of the question put to this seat; None if it is not asked."""
    def about(self) -> Dict[str, Any]:
        """What that question is about, by name; empty if it is not asked."""
    def legal(self) -> List[Decision]:
        """The decisions open to this seat; all of them if `lists_all`, else a representative choice."""
    def lists_all(self) -> bool:
        """Whether `legal` lists every decision that would be accepted."""
    def refusal(self, decision: Union[Decision, str]) -> Optional[Tuple[str, str]]:
        """Clause and detail with which this would be refused; None if it would be accepted."""
    def answer(self, decision: Union[Decision, str]) -> None:
        """Refused, and nothing has changed, if the rules forbid it."""
    def observe(self) -> Dict[str, Any]:
        """All that this viewer knows."""
    def observe_bytes(self) -> bytes:
        """The same as the engine's own bytes, always as many."""
    def events(self, since: int = 0) -> List[Dict[str, Any]]:
        """Numbered by what this viewer hears: nothing can be read from gaps."""
    def table(self, lang: str = "en") -> str:
        """The table in words, as this viewer sees it; "en" or "fr"."""
    def actions(self) -> List[int]:
        """The numbers of `legal`, in its order."""
    def mask(self) -> bytes:
        """A byte for each number below action_space(game)["size"]: 1 if it is among `actions`, else 0."""
    def action_of(self, decision: Union[Decision, str]) -> int:
        """The number of this decision at this seat."""
    def decision_of(self, action: int) -> Decision:
        """The decision that a number of `actions` stands for."""
    def act(self, action: int) -> None:
        """Answers with decision_of(action)."""

class Bot:
    """A bot for one seat of one match at a time: "random", "greenhorn", "cowhand", "gunslinger:1000",
    "gunslinger:200ms", each also with a mood ("cowhand+bold")."""

    def __init__(self, game: str, name: str = "cowhand") -> None:
        """`name` as `saloon play --bot` takes it."""
    @property
    def game(self) -> str:
        """The slug of the game."""
    @property
    def name(self) -> str:
        """Level, budget and mood, as it was named."""
    def begin(self) -> None:
        """Forgets everything: a new match, or a new seat."""
    def answer(self, match: Match, seat: Seat, seed: int = 1) -> Optional[Decision]:
        """From what the seat sees and heard alone. None: it is not asked, or lets an offer pass."""
    def advise(self, match: Match, seat: Seat, seed: int = 1, most: int = 5) -> List[Dict[str, Any]]:
        """The best decisions, the best first: {"decision", "chance" to win or None, "why": [{"term", "amount", "args"}]}."""

def games() -> List[Dict[str, Any]]:
    """Slug, name, seats, options, bots … of each game; "tables" has for each number of seats the options it needs, and an
    option with "needs" counts only with that setting of another one."""

def action_space(game: str) -> Dict[str, Any]:
    """{"size", "numbered", "open", "kinds": [{"kind", "first", "count"}]}: numbers below "numbered" mean the same in every
    position; numbered + i is the i-th listed decision, where its kind is open ("count" 0)."""

def action_of(game: str, decision: Union[Decision, str]) -> int:
    """The number of a decision in every position; ValueError if its kind is open."""

def decision_of(game: str, action: int) -> Decision:
    """The decision that a number stands for in every position; ValueError if its kind is open."""

def code_of(game: str, decision: Union[Decision, str]) -> int:
    """64 bits that stand for this decision of any kind, always the same."""

def simulate(
    game: str,
    seats: int,
    games: int = 1000,
    bots: Union[str, Sequence[str]] = "random",
    seed: int = 1,
    threads: int = 1,
    options: Options = None,
    rotate: bool = False,
    check: bool = False,
) -> Dict[str, Any]:
    """Plays many games, with one bot for all seats or one per seat; other Python threads run meanwhile. `threads` 0: one
    per core. `rotate`: bots move on by a seat from game to game, and wins, share and scores count per bot. `check`: under
    the laws, the first broken one in "broken_law"."""
