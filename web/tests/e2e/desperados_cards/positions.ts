// Positions that whole games seldom reach, out of scenarios: the person at S0 answers, and what follows is rare.
import { otherCards, type Position, scenario } from "./position.ts";

/** S0 is asked for a henchman. */
const places = { turn: "S0", flow: [{ proc: "turn", at: "place" }], asked: { required: { S0: "place_henchman" } } };

/** Whoever comes next has nothing but green and yellow, and every row is red or blue. */
export function blocked(): Position {
  const rows = { P0: { level: 1, row: ["rA"] }, P1: { row: ["rB"] }, P2: { row: ["rC"] }, P3: { row: ["bA"] } };
  const position = scenario("place_10_blind_discard", {
    public: { ...places, loot: { S2: ["stagecoach-2"] }, piles: rows },
    private: { S0: { hand: ["rD", "rE", "rF"] }, S2: { hand: ["gG"] } },
    box: { draw_pile: [] },
  });
  const others = otherCards(position.given);
  const drawn = others.filter((card) => /[gy]/.test(card));
  const posters = others.filter((card) => /[rb]/.test(card));
  return { ...position, given: laid(position.given, { public: { posters }, box: { draw_pile: drawn } }) };
}

/** Whoever comes next has no card, and there is none to draw. */
export function emptyHanded(): Position {
  return scenario("place_13_empty_hand", { public: places });
}

/** The draw pile runs out between two cards, and what was discarded lasts for everybody. */
export function reshuffle(): Position {
  const { given, ...rest } = scenario("turn_03_reshuffle_between_two_cards", { public: places });
  const { posters, discard } = given.public as { posters: string[]; discard: string[] };
  const over = { posters: posters.slice(20), discard: [...discard, ...posters.slice(0, 20)] };
  return { ...rest, given: laid(given, { public: over }) };
}

/** S0 alone may send a gang. */
export function nobodyElse(): Position {
  const asked = { required: { S0: "choose_gang", S1: null, S2: null } };
  const position = scenario("res_09_nobody_takes_part", {
    public: { asked },
    private: { S1: { hand: [] }, S2: { hand: [] } },
  });
  return { ...position, given: laid(position.given, { private: { S0: { hand: ["yA", "yD", "rA"] } } }) };
}

/** S0 holds up the first place of value 5. */
export function lastHoldUp(): Position {
  return scenario("end_01_the_first_five_ends_the_game", {
    public: { ...places, asked: { required: { S0: "place_henchman", S1: null } } },
    private: { S0: { hand: ["yE", "gA", "gB"] }, S1: { hand: [] }, S2: { hand: [] } },
  });
}

/** Five at the table, in the middle of a game: S0 has two questions before it. */
export function five(): Position {
  const given = {
    public: {
      piles: {
        P0: { level: 1, row: ["gB", "gD"] },
        P1: { level: 1, row: ["bJ", "bF"] },
        P2: { level: 2, row: ["rC", "rG", "rA"] },
        P3: { level: 0, row: ["yI"] },
        P4: { level: 1, row: [] },
      },
      posters: ["rA", "bC", "rC", "gC", "bD", "rE", "yE", "bG", "rH", "gH"],
      loot: { S0: ["stagecoach-2"], S1: ["gold_digger-2", "saloon-3"], S2: ["railway-2"], S4: ["bank-2"] },
      discard: ["yA", "yA", "yB"],
      placements: 18,
      latest: { S0: 14, S1: 15, S2: 16, S3: 17, S4: 18 },
    },
    private: {
      S0: { hand: ["rF", "bC", "bG", "bE", "bH", "bI", "gF", "yJ"] },
      S1: { hand: ["gC", "yC"] },
      S2: { hand: ["rB", "rD", "yD", "gE"] },
      S3: { hand: ["rI", "rG", "rH", "gI", "gJ", "yG"] },
      S4: { hand: ["yC", "yG", "yF", "yI", "rJ", "bB"] },
    },
    box: { draw_pile: "rest", arrangement: 1187 },
  };
  return { seats: 5, options: { first_player: "host_picks", first_player_seat: "0" }, given };
}

/** The same table with fewer people: what the others had is in the draw pile. */
export function seated(seats: number): Position {
  const { given, ...rest } = five();
  const { loot, latest, ...table } = given.public as Record<string, Json>;
  const of = (all: unknown) =>
    Object.fromEntries(Object.entries(all as Json).filter(([seat]) => Number(seat.slice(1)) < seats));
  const fewer = { public: { ...table, loot: of(loot), latest: of(latest) }, private: of(given.private) };
  return { ...rest, seats, given: { ...given, ...fewer } };
}

type Json = Record<string, unknown>;
function laid(to: Json, over: Json): Json {
  const out = { ...to };
  for (const [key, value] of Object.entries(over)) {
    const both = typeof value === "object" && !Array.isArray(value) && typeof out[key] === "object";
    out[key] = both ? laid(out[key] as Json, value as Json) : value;
  }
  return out;
}

/** The same table as everybody chooses a gang: the others have chosen, and the two strongest gangs are equally strong. */
export function reveal(): Position {
  const { given, ...rest } = five();
  const over = {
    public: {
      piles: { P2: { level: 2, row: ["rC", "rG", "rA", "rF"] } },
      latest: { S0: 18, S1: 15, S2: 16, S3: 14, S4: 17 },
      flow: [
        { proc: "turn", at: "pass" },
        { proc: "hold_up", at: "reveal", pile: "P2" },
      ],
      asked: { required: Object.fromEntries(["S0", "S1", "S2", "S3", "S4"].map((seat) => [seat, "choose_gang"])) },
    },
    private: {
      S0: { hand: ["bC", "bG", "bE", "bH", "bI", "gF", "yJ"] },
      S1: { hand: ["gC", "yC"], sealed: { do: "gang", cards: ["gC", "yC"] } },
      S2: { hand: ["rB", "rD", "yD", "gE"], sealed: { do: "gang", cards: ["rB", "rD"] } },
      S3: { hand: ["rI", "rG", "rH", "gI", "gJ", "yG"], sealed: { do: "no_gang" } },
      S4: { hand: ["yC", "yG", "yH", "yE", "rJ", "bB"], sealed: { do: "gang", cards: ["yC", "yG", "yH", "yE"] } },
    },
  };
  return { ...rest, given: laid(given, over) };
}

/** The hold-up that ends a game: whatever S0 sends, S2 takes the Railway of value 5 unless it is stronger than 15. */
export function lastReveal(): Position {
  const { given, ...rest } = reveal();
  const over = {
    public: {
      piles: {
        P0: { level: 2 },
        P1: { level: 2 },
        P2: { level: 3, row: ["rC", "rG", "rA", "rF", "rB"] },
        P3: { level: 2 },
        P4: { level: 3 },
      },
      loot: {
        S0: ["stagecoach-2", "stagecoach-3", "stagecoach-4"],
        S1: ["saloon-3", "saloon-4", "gold_digger-2", "gold_digger-3"],
        S2: ["railway-2", "railway-3"],
        S3: ["saloon-2"],
        S4: ["bank-2", "bank-3"],
      },
    },
    private: {
      S1: { hand: ["yC"], sealed: { do: "gang", cards: ["yC"] } },
      S2: { hand: ["gC", "gG", "gE"], sealed: { do: "gang", cards: ["gC", "gG", "gE"] } },
      S4: { hand: ["yC", "yG", "yH"], sealed: { do: "gang", cards: ["yC", "yG"] } },
    },
  };
  return { ...rest, given: laid(given, over) };
}
