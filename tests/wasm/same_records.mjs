// The same games natively and in WebAssembly: plays what record_matches played and compares the records byte for byte.
//   node tests/wasm/same_records.mjs RECORD_MATCHES MODULES GAME BOT GAMES
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Game } from '../../wasm/saloon.mjs';

const [program, modules, slug, bot, games] = process.argv.slice(2);
const game = await Game.from(await readFile(`${modules}/${slug}.wasm`));

/** The record of a match like this one, played here. */
function played({ seats, options, seed }) {
  const { match } = game.call('start', { seats, options, seed });
  for (let answers = 0; ; ++answers) {
    const { over, waiting } = game.call('host', { match });
    if (over) break;
    const { taken } = game.call('bot', { match, seat: waiting[0], bot, seed: answers, answer: true });
    if (!taken) throw new Error(`seed ${seed}: a bot's answer was refused`);
  }
  const { record } = game.call('record', { match });
  game.call('close', { match });
  return record;
}

/** The records that the native program writes, each as a list of lines. */
async function* native_records() {
  const native = spawn(program, [slug, bot, games], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => native.on('close', resolve));
  let lines = [];
  for await (const line of createInterface({ input: native.stdout, crlfDelay: Infinity })) {
    lines.push(line);
    if (!line.startsWith('{"over"')) continue;
    yield lines;
    lines = [];
  }
  if ((await ended) !== 0) throw new Error('record_matches failed');
}

let compared = 0;
for await (const lines of native_records()) {
  const here = played(JSON.parse(lines[0])).trimEnd().split('\n');
  const differs = lines.findIndex((line, i) => line !== here[i]);
  if (differs >= 0 || here.length !== lines.length) {
    console.log(`game ${compared + 1}, line ${differs + 1}:\n  native ${lines[differs]}\n  wasm   ${here[differs]}`);
    process.exit(1);
  }
  compared += 1;
}
if (compared !== Number(games)) throw new Error(`${compared} games instead of ${games}`);
console.log(`${slug}, ${bot}: ${compared} records are the same`);
