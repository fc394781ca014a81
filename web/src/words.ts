// Sentences of the page, in the reader's language: words/shell.*.json and words/frame.*.json. `say` reads the language
// from the settings, so whatever shows a sentence shows another one when the language changes.

import type { Arguments } from "./message.ts";
import { perLanguage, written } from "./message.ts";
import { settings } from "./settings.svelte.ts";
import type { Language } from "./told.ts";

type Tree = { [name: string]: string | Tree };
const shelf = import.meta.glob<Tree>("../../words/{shell,frame}.*.json", { import: "default" });
const books: Partial<Record<Language, Tree>> = {};

/** Fetches the sentences of a language, once. */
export async function learn(language: Language): Promise<void> {
  if (books[language]) return;
  const parts = Object.entries(shelf).filter(([path]) => path.endsWith(`.${language}.json`));
  const trees = await Promise.all(parts.map(([, open]) => open()));
  books[language] = Object.assign({}, ...trees) as Tree;
}
/** The language that is wanted now, and then the other one: from then on it is switched without a request. */
export async function learnAll(): Promise<void> {
  await learn(settings.language);
  const idle = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 500));
  idle(() => void learn(settings.language === "fr" ? "en" : "fr"));
}
export async function speak(language: Language): Promise<void> {
  await learn(language);
  settings.language = language;
}

function find(key: string): string | undefined {
  let place: string | Tree | undefined = books[settings.language];
  for (const name of key.split(".")) place = typeof place === "object" ? place[name] : undefined;
  return typeof place === "string" ? place : undefined;
}
/** A sentence by its dotted name; the name itself where it is missing, so that the gap is seen. */
export function say(key: string, args: Arguments = {}): string {
  const message = find(key);
  return message === undefined ? `⟦${key}⟧` : written(message, args, settings.language);
}
/** A sentence that need not exist: what the shell knows about some games only. */
export function sayIf(key: string, args: Arguments = {}): string | undefined {
  const message = find(key);
  return message === undefined ? undefined : written(message, args, settings.language);
}

const lists = perLanguage((language) => new Intl.ListFormat(language, { type: "conjunction" }));
/** "A, B and C" */
export function list(items: string[]): string {
  return lists(settings.language).format(items);
}
/** The time of day where it is today, else the date. */
export function timeOf(milliseconds: number): string {
  const then = new Date(milliseconds);
  const today = then.toDateString() === new Date().toDateString();
  const shape: Intl.DateTimeFormatOptions = today
    ? { hour: "numeric", minute: "2-digit" }
    : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(settings.language, shape).format(then);
}
