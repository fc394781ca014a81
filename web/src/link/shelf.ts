// Files beside the script, for the page: pieces of a game and the like.
import versions from "virtual:shelf";

/** Where a file of the shelf is fetched from, with its version, so that it may be kept for good. */
export function addressOf(path: string): string {
  const version = versions[path];
  return new URL(version ? `${path}?v=${version}` : path, document.baseURI).href;
}

const known = new Map<string, Promise<unknown>>();

/** What is in the box of a game (docs/pieces.md). */
export function piecesOf<Pieces>(game: string): Promise<Pieces> {
  const before = known.get(game);
  if (before) return before as Promise<Pieces>;
  const got = fetch(addressOf(`pieces/${game}.json`)).then((reply) => reply.json());
  known.set(game, got);
  got.catch(() => known.delete(game));
  return got as Promise<Pieces>;
}
