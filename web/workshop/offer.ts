// What the house offers, in one language: games with their options, presets and credits, and bots. Made out of what the
// modules say of themselves and of the words, so that a page can show it before it has loaded any module.

import { Game } from "../../wasm/saloon.mjs";
import type { BotInfo, GameInfo, Language, OptionInfo, PresetInfo } from "../src/told.ts";
import { moduleOf, textOf } from "./shelf.ts";

interface OptionWords {
  name: string;
  about: string;
  value?: Record<string, { name: string; about?: string }>;
}
interface GameWords {
  game: { name: string; tagline: string; pitch: string; introduction?: Record<string, string> };
  option?: Record<string, OptionWords>;
}
interface OfferWords {
  bot: Record<string, { title: string; about: string }>;
  credits: Record<string, string>;
  preset: Record<string, Record<string, { title: string; about: string }>>;
}
/** As the call `game` of a module gives it. */
interface Said {
  min_seats: number;
  max_seats: number;
  bots: string[];
  options: {
    name: string;
    default: string;
    values?: string[];
    min?: number;
    max?: number;
    step?: number;
    needs?: Record<string, string>;
  }[];
  tables: Record<string, string[]>;
}
type Presets = Record<string, Record<string, PresetInfo["options"]>>;

const bots = ["greenhorn", "cowhand", "gunslinger"];

function optionIn(words: GameWords, said: Said["options"][number]): OptionInfo {
  const { name, values, ...rest } = said;
  const told = words.option?.[name];
  const info: OptionInfo = { ...rest, name, title: told?.name ?? name, about: told?.about ?? "" };
  if (!values) return info;
  info.values = values.map((value) => {
    const one = told?.value?.[value];
    return { value, title: one?.name ?? value, ...(one?.about ? { about: one.about } : {}) };
  });
  return info;
}

function introductionIn(words: GameWords): Pick<GameInfo, "introduction"> {
  const told = words.game.introduction;
  if (!told) return {};
  const { aim = "", turn = "", end = "", ...rest } = told;
  return {
    introduction: {
      aim,
      turn,
      end,
      tips: Object.keys(rest)
        .sort()
        .map((key) => rest[key]!),
    },
  };
}

async function gameIn(slug: string, language: Language, house: OfferWords, presets: Presets): Promise<GameInfo> {
  const words = JSON.parse(textOf(`games/${slug}/words/${language}.json`)) as GameWords;
  const said = (await Game.from(moduleOf(slug) as Uint8Array<ArrayBuffer>)).call("game") as Said;
  return {
    slug,
    name: words.game.name,
    tagline: words.game.tagline,
    pitch: words.game.pitch,
    ...introductionIn(words),
    credits: house.credits[slug] ?? "",
    min_seats: said.min_seats,
    max_seats: said.max_seats,
    options: said.options.map((option) => optionIn(words, option)),
    presets: Object.entries(presets[slug] ?? {}).map(([name, options]) => {
      const told = house.preset[slug]?.[name] ?? { title: name, about: "" };
      return { name, ...told, options };
    }),
    tables: said.tables,
  };
}

/** The text of games.<language>.json. */
export async function offer(slugs: string[], language: Language): Promise<string> {
  const house = JSON.parse(textOf(`words/offer.${language}.json`)) as OfferWords;
  const presets = JSON.parse(textOf("web/workshop/presets.json")) as Presets;
  const games = await Promise.all(slugs.map((slug) => gameIn(slug, language, house, presets)));
  const known: BotInfo[] = bots.map((name) => ({ name, ...house.bot[name]! }));
  return JSON.stringify({ games, bots: known });
}
