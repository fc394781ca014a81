// The names of the pieces in the reader's language, and what else the board says: out of the game's own words.
import { ask } from "../../../web/src/link/ask.ts";
import { type Arguments, written } from "../../../web/src/message.ts";
import { settings } from "../../../web/src/settings.svelte.ts";
import type { HelpLine } from "../../../web/src/told.ts";
import type { Card, Character, Place } from "./pieces.ts";

const kClauses = { place: "DSC-HOLD-01", card: "DSC-STR-02", poster: "DSC-STR-07" };
type Terms = Record<string, Record<string, string>>;

class Names {
  terms = $state.raw<Terms>({});
  #language = "";

  /** Fetches them for the language of the page, if they are not here yet. */
  async learn(): Promise<void> {
    const language = settings.language;
    if (this.#language === language) return;
    this.#language = language;
    const asked = ask("terms", { game: "desperados_cards" });
    asked.catch(() => {
      if (this.#language === language) this.#language = ""; // whoever asks next tries again
    });
    const { terms } = await asked;
    if (this.#language === language) this.terms = terms; // else another one is wanted by now
  }

  card(card: Card): string {
    return this.#term("card", card);
  }
  character(character: Character): string {
    return this.#term("character", character);
  }
  place(place: Place): string {
    return this.#term("place", place);
  }
  /** What a kind of piece is for, with its rule: for help on it. */
  help(kind: "place" | "card" | "poster"): HelpLine {
    return { role: "clause", text: this.say(`help_${kind}`), clause: kClauses[kind] };
  }
  say(key: string, args: Arguments = {}): string {
    return written(this.#term("board", key), args, settings.language);
  }
  #term(kind: string, code: string): string {
    return this.terms[kind]?.[code] ?? "";
  }
}

export const names = new Names();
