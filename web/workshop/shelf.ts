// What lies beside the client's own script: modules of the games, words, rules, pieces, and what the house offers. They
// come from the places where they are written; while developing they are served from there, a build copies them.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Connect, Plugin, Rollup } from "vite";
import type { Shelf } from "../src/worker/shelf.ts";
import { offer } from "./offer.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const modules = resolve(root, process.env.SALOON_MODULES ?? "build-wasm/modules");
const pieces = resolve(root, process.env.SALOON_PIECES ?? "build/generated/games");
const languages = ["en", "fr"] as const;
const versions = "virtual:shelf";

type Read = () => string | Uint8Array | Promise<string>;

/** The games that have a module here. */
export function slugs(): string[] {
  if (!existsSync(modules)) return [];
  const built = readdirSync(modules).filter((name) => name.endsWith(".wasm"));
  return built.map((name) => name.slice(0, -".wasm".length)).sort();
}

export function moduleOf(slug: string): Uint8Array {
  return readFileSync(join(modules, `${slug}.wasm`));
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** Every file on the shelf by its address, with what is in it. */
function files(): Map<string, Read> {
  const shelf = new Map<string, Read>();
  const put = (address: string, path: string) => {
    if (existsSync(path)) shelf.set(address, () => readFileSync(path));
  };
  for (const slug of slugs()) {
    shelf.set(`modules/${slug}.wasm`, () => moduleOf(slug));
    put(`pieces/${slug}.json`, join(pieces, slug, "pieces.json"));
  }
  for (const language of languages) {
    put(`words/${language}/table.json`, join(root, `words/table.${language}.json`));
    for (const slug of slugs()) {
      put(`words/${language}/${slug}.json`, join(root, `games/${slug}/words/${language}.json`));
      put(`rules/${language}/${slug}.md`, join(root, `games/${slug}/rules.${language}.md`));
    }
    shelf.set(`games.${language}.json`, () => offer(slugs(), language));
  }
  return shelf;
}

/** The same files for whoever runs without a browser. */
export const fileShelf: Shelf = {
  async text(address) {
    return Buffer.from(await contentOf(address)).toString("utf8");
  },
  async module(address) {
    return WebAssembly.compile(Buffer.from(await contentOf(address)));
  },
};

async function contentOf(address: string): Promise<string | Uint8Array> {
  const read = files().get(address);
  if (!read) throw new Error(`${address} is not on the shelf`);
  return read();
}

const kinds: Record<string, string> = {
  wasm: "application/wasm",
  json: "application/json",
  md: "text/markdown; charset=utf-8",
};

function digest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 12);
}

/** address → the beginning of its SHA-256: what is asked for as `address?v=version` may be kept for good. */
async function versionsOf(shelf: Map<string, Read>): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [address, read] of shelf) found[address] = digest(await read());
  return found;
}

/** The page calls for the script of its worker at once: it shall be there when the page's own, which comes first, starts it. */
function withWorker(page: string, files: string[]): string {
  const worker = files.find((name) => /^assets\/worker-[^/]*\.js$/.test(name));
  return worker ? page.replace("  </head>", `    <link rel="modulepreload" href="./${worker}" />\n  </head>`) : page;
}

/** While developing: from where it is written. */
const serve: Connect.NextHandleFunction = async (request, response, next) => {
  const address = (request.url ?? "").split("?")[0]!.slice(1);
  const read = files().get(address);
  if (!read) return next();
  response.setHeader("Content-Type", kinds[address.split(".").pop() ?? ""] ?? "text/plain");
  response.end(await read());
};

/** Lays everything beside the page, and tells page and service worker which build this is and what belongs to it. */
async function lay(this: Rollup.PluginContext, _options: unknown, bundle: Rollup.OutputBundle): Promise<void> {
  const page = bundle["index.html"];
  if (page?.type !== "asset") return; // the bundle of a worker, which lies beside the page's
  if (slugs().length === 0) this.error(`there are no modules in ${modules}`);
  const laid: string[] = [];
  for (const [address, read] of files()) {
    const source = await read();
    laid.push(address, digest(source));
    this.emitFile({ type: "asset", fileName: address, source });
  }
  const build = digest([...Object.keys(bundle).sort(), String(page.source), ...laid].join("\n"));
  page.source = withWorker(String(page.source).replace('content="dev"', `content="${build}"`), Object.keys(bundle));
  this.emitFile({ type: "asset", fileName: "build.json", source: JSON.stringify({ build }) });
  const worker = bundle["sw.js"];
  if (worker?.type !== "chunk") return;
  const versioned = Object.entries(await versionsOf(files())).map(([address, version]) => `${address}?v=${version}`);
  const assets = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
  const all = JSON.stringify(["./", "icon.svg", "manifest.webmanifest", ...assets, ...versioned]);
  worker.code = `const SALOON_BUILD = "${build}";\nconst SALOON_FILES = ${all};\n${worker.code}`;
}

export function shelf(): Plugin {
  let building = false;
  return {
    name: "saloon-shelf",
    config(_config, { command }) {
      building = command === "build";
    },
    resolveId(id) {
      return id === versions ? `\0${versions}` : null;
    },
    async load(id) {
      if (id !== `\0${versions}`) return null;
      return `export default ${JSON.stringify(building ? await versionsOf(files()) : {})};`;
    },
    configureServer(server) {
      server.middlewares.use(serve);
    },
    generateBundle: { order: "post", handler: lay },
  };
}
