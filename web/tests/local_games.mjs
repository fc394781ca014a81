// Plays whole games of bots at tables of the worker, in Node: every game must reach its end and its record must verify.
// With --against they must also give, byte for byte, the records that a server's table gives for the same seeds.
//   node web/tests/local_games.mjs [--games N] [--bot NAME] [--against build/tests/record_tables] [GAME…]
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const args = process.argv.slice(2);
const flag = (name, usual) => {
  const at = args.indexOf(name);
  return at < 0 ? usual : args.splice(at, 2)[1];
};
const count = Number(flag("--games", "20"));
const bot = flag("--bot", "cowhand");
const program = flag("--against", "");

const vite = await createServer({
  configFile: fileURLToPath(new URL("../../vite.config.ts", import.meta.url)),
  server: { middlewareMode: true },
  optimizeDeps: { noDiscovery: true, include: [] }, // no browser comes, for which dependencies would be looked up and bundled
  appType: "custom",
  logLevel: "error",
});
const { Library } = await vite.ssrLoadModule("/src/worker/library.ts");
const { fileShelf, slugs } = await vite.ssrLoadModule("/workshop/shelf.ts");
const { playBots } = await vite.ssrLoadModule("/tests/local_game.ts");
const library = new Library(fileShelf, "en");
const { games } = await library.offer();

/** What the server's tables gave, game by game; null if nobody asked. */
function nativeRecords(slug) {
  if (!program) return null;
  const printed = execFileSync(program, [slug, bot, String(count)], { encoding: "utf8", maxBuffer: 2 ** 30 });
  return printed.split(/(?<="over".*\n)/).filter((record) => record !== "");
}

/** What is wrong with a game that was played here; empty if nothing is. */
function complaint({ record, stage }, verifier, native) {
  if (stage !== "over") return `it is ${stage}`;
  if (!(verifier.call("verify", { record }).answers > 0)) return "its record does not verify";
  if (native === undefined || native === record) return "";
  const lines = record.split("\n");
  return `line ${native.split("\n").findIndex((line, i) => line !== lines[i]) + 1} of its record differs from the server’s`;
}

let failed = 0;
for (const slug of args.length > 0 ? args : slugs()) {
  const { min_seats, max_seats } = games.find((game) => game.slug === slug);
  const verifier = await library.speaker(slug);
  const native = nativeRecords(slug);
  const begun = performance.now();
  for (let number = 0; number < count; ++number) {
    const seats = min_seats + (number % (max_seats - min_seats + 1));
    const played = await playBots(library, slug, seats, `table ${number}`, bot);
    const wrong = complaint(played, verifier, native?.[number] ?? (native ? "" : undefined));
    if (wrong) console.error(`${slug}, table ${number}, ${seats} seats: ${wrong}`);
    failed += wrong ? 1 : 0;
  }
  console.log(`${slug}: ${count} local games in ${Math.round(performance.now() - begun)} ms`);
}
await vite.close();
process.exit(failed > 0 ? 1 : 0);
