// What the shell says about a game beside what the game says of itself.
import { house } from "../link/house.svelte.ts";
import type { GameInfo, OptionInfo, Seat } from "../told.ts";
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

export type Options = Record<string, string>;

/** Options that so many seats cannot do without, as values. */
export function neededBy(game: GameInfo, seats: number): Options {
  const pairs = (game.tables[String(seats)] ?? []).map((text) => text.split("=") as [string, string]);
  return Object.fromEntries(pairs);
}
/** What a preset says for so many seats. */
export function presetOptions(game: GameInfo, name: string, seats: number): Options {
  const preset = game.presets.find((one) => one.name === name);
  return preset?.options[String(seats)] ?? preset?.options["*"] ?? {};
}
/** Which preset these options are, if any. */
export function presetOf(game: GameInfo, options: Options, seats: number): string | undefined {
  const needed = neededBy(game, seats);
  const told = (wanted: Options): string => {
    const all = game.options.map((option) => needed[option.name] ?? wanted[option.name] ?? option.default);
    return all.join("\n");
  };
  return game.presets.find((one) => told(presetOptions(game, one.name, seats)) === told(options))?.name;
}
export function applies(option: OptionInfo, options: Options, all: OptionInfo[]): boolean {
  return Object.entries(option.needs ?? {}).every(([name, value]) => {
    const other = all.find((one) => one.name === name);
    return (options[name] ?? other?.default) === value;
  });
}
/** Only what differs from the rules as they are: that is what a table is asked for. */
export function unusual(game: GameInfo, options: Options, seats: number): Options {
  const wanted = { ...options, ...neededBy(game, seats) };
  const kept = game.options.filter(
    (option) =>
      wanted[option.name] !== undefined &&
      wanted[option.name] !== option.default &&
      applies(option, wanted, game.options),
  );
  return Object.fromEntries(kept.map((option) => [option.name, wanted[option.name] ?? option.default]));
}
export function valueTitle(option: OptionInfo, value: string): string {
  return option.values?.find((one) => one.value === value)?.title ?? value;
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
