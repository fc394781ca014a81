// Where the page's questions come in. The first one opens the house.
import type { Ask, AskArgs, AskReply, Told } from "../told.ts";
import { type Answers, answersOf } from "./asks.ts";
import { House } from "./house.ts";
import { openLedger } from "./ledger.ts";
import { Library } from "./library.ts";
import { FetchedShelf } from "./shelf.ts";

export class Desk {
  readonly #tell: (told: Told) => void;
  #house: House | null = null;
  #answers: Promise<Answers> | null = null;

  constructor(tell: (told: Told) => void) {
    this.#tell = tell;
  }

  async answer<A extends Ask>(name: A, args: AskArgs<A>): Promise<unknown> {
    if (name === "begin") return this.#begin(args as AskArgs<"begin">);
    const answers = await this.#answers;
    const answer = answers?.[name as Exclude<Ask, "begin">] as ((args: AskArgs<A>) => Promise<AskReply<A>>) | undefined;
    if (!answer) throw new Error(`${name} is not known here`);
    return answer(args);
  }

  network(isThere: boolean): void {
    this.#house?.network(isThere);
  }

  async #begin({ language, name, base, online, build }: AskArgs<"begin">): Promise<AskReply<"begin">> {
    const library = new Library(new FetchedShelf(base), language);
    this.#answers = this.#open(library, { name, base, online, build });
    const offer = await library.offer();
    library.learnBoth();
    return offer;
  }

  async #open(library: Library, at: Omit<AskArgs<"begin">, "language">): Promise<Answers> {
    const ledger = await openLedger(`saloon ${new URL(at.base).pathname}`);
    this.#house = new House({ library, ledger, tell: this.#tell, ...at });
    await this.#house.list.load();
    await this.#house.connect(at.online);
    return answersOf(this.#house);
  }
}
