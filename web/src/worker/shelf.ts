// The files that lie beside the script: fetched by their address with the version in it, so that they may be kept for
// good.
import versions from "virtual:shelf";

export interface Shelf {
  text(address: string): Promise<string>;
  module(address: string): Promise<WebAssembly.Module>;
}

/** between two tries, in milliseconds: it doubles */
const firstPause = 500;
const lastPause = 8_000;

async function compiled(response: Response): Promise<WebAssembly.Module> {
  const again = response.clone();
  try {
    return await WebAssembly.compileStreaming(response);
  } catch {
    // a server that does not know the type of modules, or a browser that cannot compile while loading
    return WebAssembly.compile(await again.arrayBuffer());
  }
}

export class FetchedShelf implements Shelf {
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  text(address: string): Promise<string> {
    return this.#get(address, (response) => response.text());
  }

  module(address: string): Promise<WebAssembly.Module> {
    return this.#get(address, compiled);
  }

  /** Nobody else would ask again, and a table without its words is no table: so it is tried a few times. */
  async #get<T>(address: string, read: (response: Response) => Promise<T>): Promise<T> {
    const version = versions[address];
    const url = new URL(version ? `${address}?v=${version}` : address, this.#base);
    for (let pause = firstPause; ; pause *= 2) {
      try {
        const response = await fetch(url);
        if (!response.ok) throw new Error(`${address}: ${response.status}`);
        return await read(response);
      } catch (why) {
        if (pause > lastPause) throw why;
      }
      await new Promise((later) => setTimeout(later, pause));
    }
  }
}
