// Which rules a table plays: options, presets, and what a number of seats needs.
import type { GameInfo, OptionInfo } from "../told.ts";

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
