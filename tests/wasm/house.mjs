// Whoever runs a table of a module, for tests: keeps its rows, delivers its letters, and lets its bots think.
import { createHash } from 'node:crypto';
import { Game } from '../../wasm/saloon.mjs';

export const NAME = 'tabletable';

/** 32 bytes out of a text, as hexadecimal digits. */
export const bytes_of = (text) => createHash('sha256').update(text).digest('hex');

export class House {
  rows = []; // what is durable
  letters = {}; // by connection, in their order
  tasks = [];
  storing = null; // rows on their way
  now = 1_800_000_000_000;
  random = bytes_of('nothing');

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.module = module;
    this.game = new Game(module);
  }

  call(name, members = {}) {
    return this.game.call(`table_${name}`, { table: NAME, now: this.now, ...members });
  }

  open(create, random) {
    this.random = random;
    const effects = this.call('open', { random, create, person: 'host', name: 'Anne' });
    this.rows = effects.rows;
    return effects.keys;
  }

  say(connection, message, person = 'host', name = 'Anne') {
    const said = { ...message, table: NAME };
    this.take(this.call('hear', { connection, person, name, random: this.random, message: said }));
  }

  take({ letters, rows, bots, wake }) {
    for (const { to, text } of letters) (this.letters[to] ??= []).push(JSON.parse(text));
    if (rows.length > 0) this.storing = rows;
    this.tasks.push(...bots);
    this.wake = wake;
  }

  store(durable = true) {
    if (durable) this.rows.push(...this.storing);
    this.storing = null;
    this.take(this.call('stored', { durable }));
  }

  /** One thing that waits to be done; false if there is none. */
  step() {
    if (this.storing) this.store();
    else if (this.tasks.length > 0) this.take(this.call('think', { task: this.tasks.shift().task }));
    else return false;
    return true;
  }

  run() {
    while (this.step());
  }

  /** The tab is closed, with whatever was on its way, and another one reads what is durable. */
  die() {
    this.game = new Game(this.module);
    this.letters = {};
    this.tasks = [];
    this.storing = null;
    this.take(this.call('fold', { rows: this.rows }));
  }

  /** All letters of a type that a connection was sent. */
  heard(connection, type) {
    return (this.letters[connection] ?? []).filter((letter) => letter.type === type);
  }

  record() {
    return this.rows.map((row) => JSON.parse(row)).filter(({ kind }) => kind === 'line').map(({ text }) => text).join('');
  }
}
