// What a module answers, for each game: bad requests never hurt, whatever is seen or said agrees with the match, and a
// record goes round.
//   node tests/wasm/calls.mjs MODULES GAME...
import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Game, Refused } from '../../wasm/saloon.mjs';

const [modules, ...slugs] = process.argv.slice(2);
const root = new URL('../../', import.meta.url);
const text = (path) => readFileSync(new URL(path, root), 'utf8');

/** Everything that is no request, and every call with members that are missing, of another kind, or beyond all bounds. */
function bad_requests(game) {
  const calls = ['words', 'names', 'rules', 'start', 'resume', 'look', 'close', 'host', 'now', 'judge', 'answer', 'withdraw', 'bot', 'hint',
    'explain', 'clause', 'record', 'verify', 'story', 'tell', 'told', 'sha256', 'hmac', 'state', 'open', 'nothing',
    ...['open', 'fold', 'hear', 'hung_up', 'stored', 'tick', 'think', 'forget'].map((name) => `table_${name}`)];
  const junk = [null, -1, 1e300, 99, '', 'S77', [], {}, [[]], { a: null }, 'x'.repeat(10_000), '{"saloon_record":1}'];
  const names = ['match', 'seat', 'seats', 'options', 'seed', 'view', 'with', 'from', 'decision', 'round', 'bot', 'what',
    'text', 'record', 'key', 'language', 'table', 'game', 'clause', 'position', 'names', 'story', 'heard', 'events',
    'create', 'rows', 'message', 'connection', 'person', 'name', 'random', 'now', 'durable', 'task'];
  const requests = ['', '{', '[]', '7', 'null', '"call"', '{"call":1}', '{"call":"now"', '\u0000', '['.repeat(5000)];
  for (const call of calls) {
    requests.push(JSON.stringify({ call }));
    for (const value of junk) {
      requests.push(JSON.stringify({ call, ...Object.fromEntries(names.map((name) => [name, value])) }));
      requests.push(JSON.stringify({ call, match: 1, seat: 'S0', seed: 1, bot: 'cowhand', with: value, decision: value, events: [value] }));
      requests.push(JSON.stringify({ call, table: 't', now: 1, random: '0'.repeat(64), connection: 1, person: 'p', name: 'n',
        create: value, rows: [value], message: value, durable: value, task: value }));
    }
  }
  for (const request of requests) {
    const answer = JSON.parse(game.callText(request));
    if (answer.error) assert.equal(answer.error.clause, 'SALOON-CALL-01');
  }
}

/** What is known from the wire form of a view alone is what the match says. */
function same_from_view(game, match, seat) {
  const known = { seat, with: ['legal', 'choices', 'builders', 'table', 'put', 'status', 'clauses', 'outlook', 'given'] };
  const there = game.call('now', { match, ...known, with: [...known.with, 'view'] });
  const look = game.call('look', { view: there.view }).match;
  const here = game.call('now', { match: look, ...known });
  for (const part of ['question', 'round', 'required', 'offered', ...known.with]) {
    assert.deepEqual(here[part], there[part], `${part} of ${seat} in round ${there.round}`);
  }
  const others = [{}, { do: 'nothing' }, ...wrong_ones(there.legal.decisions)];
  for (const decision of [...there.legal.decisions, ...others]) {
    const asked = { seat, decision };
    assert.deepEqual(game.call('judge', { match: look, ...asked }), game.call('judge', { match, ...asked }));
  }
  game.call('close', { match: look });
  return there;
}

/** Listed decisions with a member of another one: some are lawful, most are not. */
function wrong_ones(decisions) {
  return decisions.slice(1, 6).map((decision, i) => ({ ...decisions[i], ...decision, do: decisions[i].do }));
}

/** A whole game of random bots, looked at by everybody who is asked. */
function played(game, setup) {
  const { match } = game.call('start', setup);
  for (let answers = 0; ; ++answers) {
    const { over, waiting, offered } = game.call('host', { match });
    if (over) return match;
    for (const seat of [...waiting, ...offered]) same_from_view(game, match, seat);
    game.call('bot', { match, seat: waiting[0], bot: 'random', seed: answers, answer: true });
  }
}

function records_go_round(game, match) {
  const { record } = game.call('record', { match });
  const { answers, outcome } = game.call('verify', { record });
  assert.deepEqual(outcome, game.call('now', { match, seat: 'spectator', with: [] }).outcome);
  const { story } = game.call('story', { record, seat: 'spectator' });
  const told = game.call('tell', { story });
  assert.ok(answers > 0 && told.steps.length > 1);
  assert.deepEqual(told.outcome, outcome);
  assert.throws(() => game.call('verify', { record: record.replace('"S0"', '"S1"') }), Refused);

  const half = `${record.split('\n').slice(0, 8).join('\n')}\n`;
  const resumed = game.call('resume', { record: half });
  assert.equal(game.call('record', { match: resumed.match }).record, half);
}

/** An answer is withdrawn and given again wherever the round stays open; what is written down leads to the same place. */
function answers_are_withdrawn(game, setup) {
  const { match } = game.call('start', setup);
  let withdrawn = 0;
  for (let answers = 0; answers < 100; ++answers) {
    const { over, waiting, round } = game.call('host', { match });
    if (over) break;
    const [seat] = waiting;
    const { taken } = game.call('bot', { match, seat, bot: 'random', seed: answers, answer: true });
    const before = game.call('now', { match, seat, with: ['view'] });
    if (before.over || before.round !== round || !before.view.private.sealed) continue;
    assert.equal(game.call('withdraw', { match, seat, round: round + 1 }).refused.clause, 'SALOON-ASK-04');
    const { lines } = game.call('withdraw', { match, seat, round });
    assert.ok(lines.startsWith(`{"withdrawn":"${seat}"`));
    assert.equal(game.call('host', { match }).waiting.includes(seat), true);
    assert.equal(game.call('withdraw', { match, seat }).refused.clause, 'SALOON-ASK-05');
    game.call('answer', { match, seat, decision: taken, round });
    assert.deepEqual(game.call('now', { match, seat, with: ['view'] }).view, before.view);
    ++withdrawn;
  }
  const { record } = game.call('record', { match });
  const again = game.call('resume', { record }).match;
  assert.deepEqual(game.call('state', { match: again }), game.call('state', { match }));
  return withdrawn;
}

function positions_open(game, setup) {
  const { match } = game.call('start', setup);
  const position = game.call('state', { match });
  const opened = game.call('open', { ...setup, position }).match;
  assert.deepEqual(game.call('state', { match: opened }), position);
  position.public.seats = 0;
  assert.throws(() => game.call('open', { ...setup, position }), Refused);
}

function people_are_told(game, slug, setup) {
  for (const language of ['en', 'fr']) {
    game.call('words', { language, table: text(`words/table.${language}.json`), game: text(`games/${slug}/words/${language}.json`) });
    game.call('names', { names: ["l'{ami}", '', 'Ned'] });
    game.call('rules', { text: text(`games/${slug}/rules.${language}.md`) });
    const { match } = game.call('start', setup);
    const [seat] = game.call('host', { match }).waiting;
    const told = game.call('now', { match, seat, with: ['log', 'events', 'table', 'put', 'choices', 'builders', 'status', 'clauses'] });
    const log = game.call('told', { seat, events: told.events }).log;
    assert.deepEqual(log.filter((line) => line !== ''), told.log);
    assert.equal(log.length, told.events.length);
    assert.equal(game.call('told', { seat, events: [{ event: 'of_tomorrow' }] }).log[0], '');
    assert.equal(told.status, told.put);
    assert.ok(told.clauses.length > 0 && told.choices.choices.every(({ parts }) => Array.isArray(parts)));
    assert.deepEqual(new Set(told.builders.map((b) => b.do)), new Set(told.choices.choices.map((c) => c.decision.do)));
    const watched = game.call('now', { match, seat: 'spectator', with: ['status'] }).status;
    assert.ok(watched !== '' && watched !== told.put);
    const hint = game.call('hint', { match, seat }).lines;
    const about = game.call('explain', { match, seat, what: '1' }).lines;
    assert.ok(hint.length > 0 && about.length > 0 && told.choices.choices.length > 0);
    const { text: chosen } = game.call('judge', { match, seat, decision: told.choices.choices[0].decision });
    assert.equal(chosen, told.choices.choices[0].text);
    const said = JSON.stringify([told, hint, about, watched]);
    assert.ok(!said.includes('⟦'), said);
    assert.notEqual(game.call('clause', { clause: 'SALOON-ASK-01' }).text, '');
  }
}

/** A module reads and writes JSON by itself: the same texts as everybody, and nothing else for one. */
function json_is_json(game) {
  const texts = ['', 'é “…”', '\u{1F920}', 'a\u0000b\u001f\b\f\n\r\t"\\/', 'x'.repeat(5000)];
  const written = (text) => [...text].flatMap((c) => c.split('')).map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
  for (const text of texts) {
    const digest = createHash('sha256').update(text).digest('hex');
    assert.equal(game.call('sha256', { text }).digest, digest);
    assert.equal(JSON.parse(game.callText(`{"call":"sha256","text":"${written(text)}"}`)).digest, digest);
    assert.equal(JSON.parse(game.callText(`{"call":${JSON.stringify(`no${text}`)}}`)).error.clause, 'SALOON-CALL-01');
  }
  const read = (value) => !JSON.parse(game.callText(`{"call":"sha256","text":"a","more":${value}}`)).error;
  for (const fine of ['1', '-0', '0.5', '1e3', '-1.5E-7', '18446744073709551615', '123456789012345678901234567890', ' [ ] ', '{}', '[1,[2,{"a":null}]]',
    '"\\ud83e\\udd20"', 'true', 'false', '1e308', `${'['.repeat(30)}${']'.repeat(30)}`]) {
    assert.ok(read(fine), fine);
  }
  for (const wrong of ['01', '+1', '.5', '1.', '1e', '-', 'nul', 'True', "'a'", '"a', '"\\x"', '"\\ud83e"', '"\\udd20"', '"\n"', '[1,]', '[,1]', '[1 2]', '{"a"}',
    '{"a":}', '{a:1}', '{"a":1,}', '1e999', '/* */1', '1}{', `${'['.repeat(40)}${']'.repeat(40)}`]) {
    assert.ok(!read(wrong), wrong);
  }
  const names = ['a"b\\c', 'd\u0001e', '\u{1F920} é'];
  game.call('names', { names });
  const log = game.call('told', { seat: 'spectator', events: names.map((_, i) => ({ event: 'withdrawn', seat: `S${i}` })) }).log;
  names.forEach((name, i) => assert.ok(log[i].includes(name), log[i]));
}

function digests_are_right(game) {
  const key = '0f'.repeat(32);
  assert.equal(game.call('sha256', { text: 'Saloon' }).digest, createHash('sha256').update('Saloon').digest('hex'));
  const hmac = createHmac('sha256', Buffer.from(key, 'hex')).update('saloon draw 1').digest('hex');
  assert.equal(game.call('hmac', { key, text: 'saloon draw 1' }).digest, hmac);
}

for (const slug of slugs) {
  const game = await Game.from(readFileSync(`${modules}/${slug}.wasm`));
  const { max_seats, tables } = game.call('game');
  const setup = { seats: max_seats, options: Object.fromEntries(tables[max_seats].map((s) => s.split('='))), seed: '3' };
  bad_requests(game);
  people_are_told(game, slug, setup);
  const match = played(game, setup);
  records_go_round(game, match);
  positions_open(game, setup);
  assert.equal(answers_are_withdrawn(game, setup) > 0, slug !== 'deadwood', 'only in Deadwood nobody chooses beside others');
  bad_requests(game);
  digests_are_right(game);
  json_is_json(game);
  console.log(`${slug}: fine`);
}
