// A whole game against bots through a WebAssembly module: a first look at what it can be asked.
//   node examples/play.mjs [GAME] [LANGUAGE] [--by-itself]
// You sit at seat 0 and type the number of a choice, or words of it; with --by-itself the first choice is taken. Needs the
// modules (cmake --preset wasm && cmake --build --preset wasm).
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { Game } from '../wasm/saloon.mjs';

const root = new URL('..', import.meta.url);
const text = (path) => readFile(new URL(path, root), 'utf8');
const [slug = 'deadwood', language = 'en'] = process.argv.slice(2).filter((a) => !a.startsWith('--'));
const by_itself = process.argv.includes('--by-itself');
const me = 'S0';

// A module knows the rules and the bots; texts are handed in, here those of one language.
const modules = process.env.SALOON_MODULES ?? fileURLToPath(new URL('build-wasm/modules', root));
const game = await Game.from(await readFile(`${modules}/${slug}.wasm`));
game.call('words', {
  language,
  table: await text(`words/table.${language}.json`),
  game: await text(`games/${slug}/words/${language}.json`),
});

const { name, min_seats, tables } = game.call('game');
const seats = min_seats;
const options = Object.fromEntries(tables[seats].map((setting) => setting.split('=')));
const { match } = game.call('start', { seats, options, seed: '1876' });
console.log(`${name}\n`);

const keyboard = by_itself ? null : createInterface({ input: process.stdin, output: process.stdout });
let heard = 0; // events are numbered by what a seat hears
let answers = 0;

/** What has happened since the last time, as sentences. */
function tell() {
  const news = game.call('now', { match, seat: me, from: heard, with: ['log'] });
  heard = news.heard;
  for (const line of news.log) console.log(line);
}

/** The choice whose number somebody typed; asks again until it is one. */
async function chosen(choices) {
  if (by_itself) return choices[0].decision;
  for (;;) {
    const choice = choices[Number(await keyboard.question('> ')) - 1];
    if (choice) return choice.decision;
    console.log(`1-${choices.length}?`);
  }
}

async function my_turn() {
  const { table, put, choices } = game.call('now', { match, seat: me, with: ['table', 'put', 'choices'] });
  console.log(['', ...table, '', put].join('\n'));
  choices.choices.forEach((choice, i) => console.log(`${i + 1}. ${choice.text}`));
  const result = game.call('answer', { match, seat: me, decision: await chosen(choices.choices) });
  if (result.refused) console.log(`${result.refused.clause}: ${game.call('clause', result.refused).text}`);
}

for (;;) {
  tell();
  const { over, waiting } = game.call('host', { match });
  if (over) break;
  if (waiting.includes(me)) await my_turn();
  else game.call('bot', { match, seat: waiting[0], bot: 'cowhand', seed: answers, answer: true });
  answers += 1;
}

const { result } = game.call('now', { match, seat: me, with: ['result'] });
console.log(['', ...result].join('\n'));
const { record } = game.call('record', { match });
console.log(`${game.call('verify', { record }).answers} answers, verified`);
keyboard?.close();
