// Plays whole games of bots at tables of the worker, in Node, and writes their records: to be compared with those of a
// server's table from the same seeds.
//   node web/tests/local_games.mjs [--games N] [--bot NAME] [--out FOLDER] [GAME…]
// Game i of a title has as many seats as i says, in turn, and the seed "GAME i". Without --out records are only checked:
// every game must reach its end, and its record must verify.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const args = process.argv.slice(2);
const flag = (name, usual) => {
  const at = args.indexOf(name);
  return at < 0 ? usual : args.splice(at, 2)[1];
};
const count = Number(flag("--games", "20"));
const bot = flag("--bot", "cowhand");
const out = flag("--out", "");

const vite = await createServer({
  configFile: fileURLToPath(new URL("../../vite.config.ts", import.meta.url)),
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "error",
});
const { Library } = await vite.ssrLoadModule("/src/worker/library.ts");
const { fileShelf, slugs } = await vite.ssrLoadModule("/workshop/shelf.ts");
const { playBots } = await vite.ssrLoadModule("/tests/local_game.ts");

const library = new Library(fileShelf, "en");
const { games } = await library.offer();
let failed = 0;
if (out) mkdirSync(out, { recursive: true });
for (const slug of args.length > 0 ? args : slugs()) {
  const { min_seats, max_seats } = games.find((game) => game.slug === slug);
  const verifier = await library.speaker(slug);
  const begun = performance.now();
  for (let i = 0; i < count; ++i) {
    const seats = min_seats + (i % (max_seats - min_seats + 1));
    const { record, stage } = await playBots(library, slug, seats, `${slug} ${i}`, bot);
    const verified = stage === "over" && verifier.call("verify", { record }).answers > 0;
    if (!verified) console.error(`${slug} ${i}, ${seats} seats: ${stage}`);
    failed += verified ? 0 : 1;
    if (out) writeFileSync(`${out}/${slug}-${i}.record`, record);
  }
  console.log(`${slug}: ${count} games in ${Math.round(performance.now() - begun)} ms`);
}
await vite.close();
process.exit(failed > 0 ? 1 : 0);
