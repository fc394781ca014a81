// Another language at once: the page's own sentences, and those of the worker.
import { speak as speakThere } from "../link/house.svelte.ts";
import type { Language } from "../told.ts";
import { speak as speakHere } from "../words.ts";

export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([speakHere(language), speakThere(language)]);
}
