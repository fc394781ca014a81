// What the client weighs on its way to a browser, in bytes of brotli, and what it may weigh.
import { brotli } from './files.mjs';

const bars = { script: 100_000, board: 150_000, drawing: 50_000, module: 140_000, words: 28_000, rules: 20_000, fonts: 100_000 };
const languages = ['en', 'fr'];

/** The heaviest of each kind: {kind, what, bytes, most}. `read(path)` gives a file's bytes. */
export function weights(paths, read) {
  const known = new Map();
  const weigh = (path) => {
    if (!known.has(path)) known.set(path, path.endsWith('.woff2') ? read(path).length : brotli(read(path)).length);
    return known.get(path);
  };
  const sum = (test) => paths.filter((path) => test.test(path)).reduce((all, path) => all + weigh(path), 0);
  const rows = [];
  const row = (kind, what, bytes) => rows.push({ kind, what, bytes, most: bars[kind] });

  // The shell's words are script to the bundler. Boards come with their game, and these pages when somebody opens them.
  const beside = /\/(?:board-|Replay|Rules|Settings|Help|Credits|Recover|(?:shell|frame)\.)/;
  const script = paths.filter((path) => /\.(?:m?js|css)$/.test(path) && !beside.test(path));
  const table = script.reduce((all, path) => all + weigh(path), 0);
  const heaviestOf = (test) => Math.max(0, ...paths.filter((path) => test.test(path)).map(weigh));
  row('script', 'shell and generic table', table);
  const board = heaviestOf(/\/board-.*\.js$/) + heaviestOf(/\/board-.*\.css$/);
  row('board', 'the same with a board', table + board);
  row('drawing', 'a board by itself, script and drawing', board);
  for (const path of paths.filter((one) => /^modules\/.*\.wasm$/.test(one))) {
    const game = path.slice('modules/'.length, -'.wasm'.length);
    row('module', game, weigh(path));
    for (const language of languages) {
      const house = sum(new RegExp(`^words/${language}/(?:shell|frame|table)\\.json$|/(?:shell|frame)\\.${language}-.*\\.js$`));
      row('words', `${game}, ${language}`, house + sum(new RegExp(`^words/${language}/${game}\\.json$`)));
      row('rules', `${game}, ${language}`, sum(new RegExp(`^rules/${language}/${game}\\.md$`)));
    }
  }
  row('fonts', 'all', sum(/\.woff2$/));
  const heaviest = (kind) => rows.filter((one) => one.kind === kind).sort((a, b) => b.bytes - a.bytes)[0];
  return Object.keys(bars).map(heaviest).filter(Boolean);
}
