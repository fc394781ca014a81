// Everything the page can ask for, by name.
import type { Ask, AskArgs, Told } from "../told.ts";

export class Desk {
  readonly #tell: (told: Told) => void;

  constructor(tell: (told: Told) => void) {
    this.#tell = tell;
  }

  async answer<A extends Ask>(name: A, args: AskArgs<A>): Promise<unknown> {
    if (name === "begin" || name === "language") {
      const { language, base } = args as AskArgs<"begin">;
      this.#tell({ type: "link", link: "none", since: Date.now() });
      return (await fetch(new URL(`games.${language}.json`, base ?? self.location.href))).json();
    }
    throw new Error(`${name} is not answered yet`);
  }
}
