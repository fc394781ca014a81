// What the whole list of figures of a question costs in processor time, in games of bots: never more than 5 ms, at its
// best of ten tries, as code is compiled well only once it has run. Prints what it found.
//   node tests/wasm/outlook.mjs MODULES GAME
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Game } from '../../wasm/saloon.mjs';

const kMost = 5;
const [modules, slug] = process.argv.slice(2);
const root = new URL('../../', import.meta.url);
const text = (path) => readFileSync(new URL(path, root), 'utf8');

/** Milliseconds; what is asked for beside the figures is timed alone and taken off. */
function cost(game, match, seat) {
  const timed = (parts) => {
    let best = Infinity;
    for (let i = 0; i < 10; i += 1) {
      const before = process.cpuUsage();
      game.call('now', { match, seat, with: parts });
      best = Math.min(best, process.cpuUsage(before).user / 1000);
    }
    return best;
  };
  return timed(['choices', 'outlook']) - timed(['choices']);
}

const game = await Game.from(readFileSync(`${modules}/${slug}.wasm`));
game.call('words', { language: 'en', table: text('words/table.en.json'), game: text(`games/${slug}/words/en.json`) });
const { max_seats: seats, tables } = game.call('game');
const options = Object.fromEntries(tables[seats].map((setting) => setting.split('=')));
const costs = [];
for (const seed of ['1', '2']) {
  const { match } = game.call('start', { seats, options, seed });
  for (let at = game.call('host', { match }); !at.over; at = game.call('host', { match })) {
    const seat = at.waiting[0];
    const { outlook, question } = game.call('now', { match, seat, with: ['outlook'] });
    if (outlook.question) costs.push({ ms: cost(game, match, seat), question, choices: outlook.choices.length });
    game.call('bot', { match, seat, bot: 'cowhand', seed: costs.length, answer: true });
  }
}
costs.sort((a, b) => b.ms - a.ms);
assert.ok(costs.length > 0, `${slug} gives no figures`);
const [worst] = costs;
const median = costs[Math.floor(costs.length / 2)];
console.log(`${slug}: ${costs.length} questions, median ${median.ms.toFixed(2)} ms, worst ${worst.ms.toFixed(2)} ms`, worst);
assert.ok(worst.ms < kMost, `${worst.question} costs ${worst.ms} ms`);
