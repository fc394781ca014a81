// The files that lie beside the script: fetched by their address with the version in it, so that they may be kept for
// good.
import versions from "virtual:shelf";

export interface Shelf {
  text(address: string): Promise<string>;
  module(address: string): Promise<WebAssembly.Module>;
}

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

  async text(address: string): Promise<string> {
    return (await this.#get(address)).text();
  }

  async module(address: string): Promise<WebAssembly.Module> {
    return compiled(await this.#get(address));
  }

  async #get(address: string): Promise<Response> {
    const version = versions[address];
    const response = await fetch(new URL(version ? `${address}?v=${version}` : address, this.#base));
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response;
  }
}
