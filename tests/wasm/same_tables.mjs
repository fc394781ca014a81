// The same tables of bots natively and in WebAssembly: plays what record_tables played and compares the records byte for
// byte.
//   node tests/wasm/same_tables.mjs RECORD_TABLES MODULES GAME BOT GAMES
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { House, bytes_of } from './house.mjs';

const [program, modules, slug, bot, games] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(`${modules}/${slug}.wasm`));
const house = new House(module);
const { min_seats, max_seats, tables } = house.game.call('game');

/** The record of the table of this number, played here. */
function played(number) {
  const seats = min_seats + (number % (max_seats - min_seats + 1));
  const options = Object.fromEntries(tables[seats].map((setting) => setting.split('=')));
  const bots = Object.fromEntries(Array.from({ length: seats }, (_, i) => [`S${i}`, bot]));
  house.open({ game: slug, seats, options, pace: false, bots }, bytes_of(`table ${number}`));
  house.say(1, { type: 'enter' });
  house.say(1, { type: 'start' });
  house.run();
  return house.record();
}

const native = execFileSync(program, [slug, bot, games], { encoding: 'utf8', maxBuffer: 2 ** 30 });
const records = native.split(/(?<="over".*\n)/).filter((record) => record !== '');
if (records.length !== Number(games)) throw new Error(`${records.length} tables instead of ${games}`);
records.forEach((record, number) => {
  const here = played(number).split('\n');
  const differs = record.split('\n').findIndex((line, i) => line !== here[i]);
  if (differs < 0) return;
  console.log(`table ${number}, line ${differs + 1}:\n  native ${record.split('\n')[differs]}\n  wasm   ${here[differs]}`);
  process.exit(1);
});
console.log(`${slug}, ${bot}: ${records.length} tables gave the same records`);
