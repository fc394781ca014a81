// From a wish to a table: the few questions to the worker that every way to a game is made of.
import { ask } from "../link/ask.ts";
import { house } from "../link/house.svelte.ts";
import { go, to } from "../route.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { boardOf } from "../table/boards.ts";
import type { AskArgs, GameInfo, Refusal, Seat } from "../told.ts";
import { say } from "../words.ts";
import { seatNames } from "./games.ts";
import { neededBy } from "./options.ts";

export type Refused = { refused: Refusal };
export function isRefused(reply: object): reply is Refused {
  return "refused" in reply;
}

/** What a table of this device needs and could not be fetched, in place of an answer. */
export function unfetched(why: unknown): Refused {
  console.error(why);
  return { refused: { clause: "", text: say("shell.not_loaded") } };
}

export function myName(): string {
  return settings.name || house.name;
}
/** Takes a name for this person, here and at the house. */
export async function takeName(name: string): Promise<Refusal | null> {
  const reply = await ask("name", { name });
  if (isRefused(reply)) return reply.refused;
  settings.name = reply.name;
  house.name = reply.name;
  return null;
}

/** Fetches what a game here will need, while its player makes up their mind. */
export function prepare(game: GameInfo): void {
  void ask("prepare", { game: game.slug }).catch(() => undefined);
  void Promise.all([import("../table/TablePage.svelte"), boardOf(game.slug)]).catch(() => undefined);
}
/** Opens a table on this device: everybody has a seat there, so it begins at once, and there is nobody far away from whom
 * the time of a thought would have to be hidden. */
export async function playHere(wish: Omit<AskArgs<"create">, "where">): Promise<Refusal | null> {
  const made = await ask("create", { ...wish, where: "here" }).catch(unfetched);
  if (isRefused(made)) return made.refused;
  go(to.table(made.table));
  return null;
}
/** One person against bots: two taps from the first page. */
export function playAlone(game: GameInfo, bots: number, level: string): Promise<Refusal | null> {
  const seats = bots + 1;
  settings.solo[game.slug] = { bots, level };
  return playHere({
    game: game.slug,
    seats,
    options: neededBy(game, seats),
    bots: Object.fromEntries(seatNames(seats, 1).map((seat) => [seat, level])) as Record<Seat, string>,
    people: { S0: myName() || say("shell.first_name") },
  });
}
/** Opens a table at the house, takes its first seat and shows the waiting room. */
export async function openOnline(wish: Omit<AskArgs<"create">, "where">): Promise<Refusal | null> {
  const made = await ask("create", { ...wish, where: "house" });
  if (isRefused(made)) return made.refused;
  const { table } = made;
  const entered = await ask("enter", { table });
  if (isRefused(entered)) return entered.refused;
  const seated = await ask("sit", { table, seat: "S0" });
  if (isRefused(seated)) return seated.refused;
  go(to.table(table));
  return null;
}
