// A table of the house in a module: a person and bots play a whole game by messages; a tab that is closed in the middle
// of it goes on as if nothing had been.
//   node tests/wasm/tables.mjs MODULES GAME...
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { House, bytes_of } from './house.mjs';

const [modules, ...slugs] = process.argv.slice(2);
const ROWS_BETWEEN_DEATHS = 20;

/** Whoever sits at S0 and answers what it is asked, from the letters alone. */
class Person {
  connection = 0;
  heard = 0;
  view = null;
  over = null;
  pending = null;
  asked = new Set(); // rounds that were answered

  constructor(house) {
    this.house = house;
  }

  enter(key) {
    this.connection += 1;
    const heard = this.heard > 0 ? { heard: { S0: this.heard } } : {};
    this.house.say(this.connection, { type: 'enter', ...(key ? { key } : {}), ...heard });
    if (this.pending) this.house.say(this.connection, this.pending);
  }

  /** Takes what came, in its order and without a gap. */
  listen() {
    for (const letter of this.house.letters[this.connection] ?? []) {
      if (letter.type === 'done' && letter.id === this.pending?.id) {
        assert.equal(letter.refused, undefined, JSON.stringify(letter));
        this.pending = null;
      }
      if (letter.type !== 'now' || letter.viewer !== 'S0') continue;
      assert.ok(letter.missed || letter.from <= this.heard, 'events are missing');
      this.heard = letter.from + letter.events.length;
      this.view = letter.view;
      this.over = letter.over ?? null;
    }
    this.house.letters[this.connection] = [];
  }

  /** Answers what is open to this seat; false if nothing is. */
  answer() {
    this.listen();
    const { round, required = [] } = this.view?.public.asked ?? {};
    if (this.over || this.pending || !required.includes('S0') || this.asked.has(round)) return false;
    const { game } = this.house;
    const look = game.call('look', { view: this.view }).match;
    const { decision } = game.call('bot', { match: look, seat: 'S0', bot: 'random', seed: round });
    game.call('close', { match: look });
    this.asked.add(round);
    this.pending = { type: 'answer', seat: 'S0', round, decision, id: `a${round}` };
    this.house.say(this.connection, this.pending);
    return true;
  }
}

/** `die` is asked before each step whether the tab is closed there. */
function played(module, slug, die) {
  const house = new House(module);
  const { max_seats, tables } = house.game.call('game');
  const options = Object.fromEntries(tables[max_seats].map((setting) => setting.split('=')));
  const bots = Object.fromEntries(Array.from({ length: max_seats - 1 }, (_, i) => [`S${i + 1}`, 'cowhand']));
  house.open({ game: slug, seats: max_seats, options, pace: false, bots }, bytes_of(slug));
  const person = new Person(house);
  person.enter();
  for (const message of [{ type: 'sit', seat: 'S0' }, { type: 'start' }]) {
    house.say(person.connection, message);
    house.run();
  }
  for (let steps = 0; steps < 200_000; ++steps) {
    if (die(house)) {
      house.die();
      person.enter();
    }
    if (!house.step() && !person.answer()) break;
  }
  person.listen();
  assert.ok(person.over, `${slug}: the game did not come to its end`);
  return { house, person };
}

/** A whole game; its record holds what was told. */
function whole_game(module, slug) {
  const { house, person } = played(module, slug, () => false);
  const { outcome } = house.game.call('verify', { record: house.record() });
  assert.deepEqual(outcome, person.over);
  const [table] = house.heard(person.connection, 'table').slice(-1);
  assert.equal(table, undefined); // all letters were taken
  return house.record();
}

/** Closed when another score of rows is durable, or just before: then what was on its way is gone. */
function deaths_change_nothing(module, slug, record) {
  for (const before of [false, true]) {
    let next = ROWS_BETWEEN_DEATHS;
    let deaths = 0;
    const { house } = played(module, slug, ({ rows, storing }) => {
      const reached = rows.length + (before && storing ? storing.length : 0) >= next;
      if (!reached) return false;
      next += ROWS_BETWEEN_DEATHS;
      ++deaths;
      return true;
    });
    assert.ok(deaths > 1, `${slug}: the tab was closed ${deaths} times`);
    assert.equal(house.record(), record, `${slug}: ${before ? 'before' : 'after'} rows were durable`);
  }
}

/** What could not be stored has not happened; whoever asked for it is told so, and may ask again. */
function nothing_is_half_stored(module, slug) {
  const house = new House(module);
  const { max_seats, tables } = house.game.call('game');
  const options = Object.fromEntries(tables[max_seats].map((setting) => setting.split('=')));
  house.open({ game: slug, seats: max_seats, options }, bytes_of(slug));
  house.say(1, { type: 'enter' });
  house.run();
  house.say(1, { type: 'sit', seat: 'S0', id: 'first' });
  const before = house.rows.length;
  house.store(false);
  assert.equal(house.heard(1, 'done')[0].refused.clause, 'HOUSE-STORE-01');
  assert.equal(house.rows.length, before);
  house.say(1, { type: 'sit', seat: 'S0', id: 'second' });
  house.run();
  assert.equal(house.heard(1, 'done')[1].refused, undefined);
  assert.deepEqual(house.heard(1, 'table').at(-1).you.seats, ['S0']);
  house.say(1, { type: 'dance', id: 'third' });
  assert.equal(house.heard(1, 'wrong').at(-1).id, 'third');
  house.game.call('table_forget', { table: 'tabletable' });
  assert.throws(() => house.call('tick'));
}

function bad_rows(module) {
  const house = new House(module);
  for (const rows of [[], ['{'], ['{}'], [1], [JSON.stringify({ table: 't', number: 2, time: 1, kind: 'opened', text: '{}' })]]) {
    assert.throws(() => house.call('fold', { rows }));
  }
  assert.ok(house.call('open', { random: bytes_of(''), person: 'p', name: 'n', create: { game: 'dance', seats: 3 } }).refused);
}

for (const slug of slugs) {
  const module = new WebAssembly.Module(readFileSync(`${modules}/${slug}.wasm`));
  const record = whole_game(module, slug);
  deaths_change_nothing(module, slug, record);
  nothing_is_half_stored(module, slug);
  bad_rows(module);
  console.log(`${slug}: fine`);
}
