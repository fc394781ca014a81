// The nine seats of the house: colours are --s0 … --s8, emblems are symbols of sprite/emblems.svg. A game whose own pieces
// have colours says in `games/<slug>/board/seats.ts` what its seats wear instead.
import { getContext, setContext } from "svelte";

const emblems = ["star", "horseshoe", "cactus", "boot", "hat", "wheel", "lantern", "cards", "spur"] as const;

export interface Worn {
  colour: number;
  emblem: (typeof emblems)[number];
}
const kOfTheHouse: Worn[] = emblems.map((emblem, colour) => ({ colour, emblem }));
const kOfGames = import.meta.glob<Worn[]>("../../../games/*/board/seats.ts", { eager: true, import: "default" });
const kGame = Symbol("the game whose seats are shown");

/** Whatever is shown from here on is about this game. */
export function showSeatsOf(game: () => string): void {
  setContext(kGame, game);
}
/** What the seats wear here; for whoever draws them, while it is set up. */
export function wardrobe(): (seat: string | number) => Worn {
  const game = getContext<(() => string) | undefined>(kGame);
  return (seat) => wornBy(seat, game?.() ?? "");
}

export function wornBy(seat: string | number, game: string): Worn {
  const worn = kOfGames[`../../../games/${game}/board/seats.ts`] ?? kOfTheHouse;
  const number = typeof seat === "number" ? seat : Number(seat.replace(/^S/, ""));
  return worn[number % worn.length] as Worn;
}
