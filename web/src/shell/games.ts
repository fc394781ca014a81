// What the shell says about a game beside what the game says of itself.
import { house } from "../link/house.svelte.ts";
import type { GameInfo, Seat } from "../told.ts";
import { say, sayIf } from "../words.ts";

/** "Desperados (cards)": two games of one name are told apart by a word */
export function titleOf(slug: string): string {
  const name = house.game(slug)?.name ?? slug;
  const tag = tagOf(slug);
  return tag ? say("shell.game.tagged", { name, tag }) : name;
}
export function tagOf(slug: string): string | undefined {
  return sayIf(`shell.game.tag.${slug}`);
}
export function minutesOf(slug: string): string | undefined {
  return sayIf(`shell.game.minutes.${slug}`);
}
export function seatsOf(game: GameInfo): string {
  return `${game.min_seats}–${game.max_seats}`;
}
export function seatNames(count: number, from = 0): Seat[] {
  return Array.from({ length: count - from }, (_, n): Seat => `S${n + from}`);
}

// --- bots: "cowhand", "cowhand+bold" ---
export const moods = ["", "bold", "cautious", "vengeful", "loyal"] as const;
export function levelOf(bot: string): string {
  return bot.split("+")[0] ?? bot;
}
export function moodOf(bot: string): string {
  return bot.split("+")[1] ?? "";
}
export function botNamed(level: string, mood: string): string {
  return mood ? `${level}+${mood}` : level;
}
export function botText(bot: string): string {
  const level = house.bots.find((one) => one.name === levelOf(bot))?.title ?? levelOf(bot);
  const mood = moodOf(bot);
  return mood ? say("shell.bot.with_mood", { level, mood: say(`shell.mood.${mood}.title`) }) : level;
}
