// Does tools/web/check.mjs find what it is for? Something wrong is planted in a client that is fine otherwise.
//   node tests/web/planted.mjs
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';

const page = '<!doctype html><meta charset="utf-8" /><title>Saloon</title><script type="module" src="./a.js"></script>';
const sentence = 'Whoever holds the lantern leads the way.';
const fine = {
  'index.html': page,
  'a.js': 'const near = new URL("api/person", document.baseURI); export const at = (list) => list.at(-1) ?? near;',
  'a.css': '@media (width >= 40em) { .a:is(.b, .c) { color: var(--ink); } }\n.d::before { content: "{ :has( }"; }',
  'words/en/game.json': JSON.stringify({ deep: { text: sentence } }),
  'modules/game.wasm': Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]),
};
// (func (result v128) v128.const 0): a module with SIMD
const simd = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 5, 1, 0x60, 0, 1, 0x7b, 3, 2, 1, 0, 10, 22, 1, 20, 0, 0xfd, 12,
  ...new Array(16).fill(0), 0x0b];
// (memory 1 1 shared), as threads need it
const shared = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 5, 4, 1, 3, 1, 1];
const text = Buffer.concat([fine['modules/game.wasm'], Buffer.from([0, sentence.length + 2, 1, 0x74]), Buffer.from(sentence)]);

const planted = [
  ['index.html', `${page}<script>alert(1)</script>`, 'an inline script'],
  ['index.html', `${page}<p style="color: red">`, 'a style attribute'],
  ['index.html', `${page}<link rel="icon" href="/icon.svg">`, 'from the top of a server'],
  ['index.html', `${page}<img src="https://tracker.example/a.png">`, 'another host: tracker.example'],
  ['a.js', 'fetch("/api/person")', 'from the top of the server: /api/person'],
  ['a.js', 'fetch("https://cdn.example/font")', 'another host: cdn.example'],
  ['a.js', 'x.innerHTML = `<p style="top: 0">`', 'a style attribute'],
  ['a.js', 'x.innerHTML = "<p onclick=alert(1)>"', 'an inline handler'],
  ['a.js', 'new Function("return 1")', 'calls Function'],
  ['a.js', 'list.toSorted()', 'calls list.toSorted'],
  ['a.js', 'Object.groupBy(a, b)', 'calls Object.groupBy'],
  ['a.js', '/[a--b]/v.test(x)', 'newer than ES2022'],
  ['a.js', 'a();//# sourceMappingURL=a.js.map', 'a source map'],
  ['a.js', `console.log(${JSON.stringify(process.cwd())})`, 'a place of this machine'],
  ['a.js', `export const a = "${randomBytes(101_000).toString('hex')}"`, 'script: .* TOO MUCH'],
  ['assets/board-1.js', `export const a = "${randomBytes(151_000).toString('hex')}"`, 'board: .* TOO MUCH'],
  ['assets/board-1.js', `export const a = "${randomBytes(50_001).toString('hex')}"`, 'drawing: .* TOO MUCH'],
  ['a.css', '.a { .b { color: red } }', 'a rule inside of a rule: .b'],
  ['a.css', '@media print { .a { &:hover { color: red } } }', 'a rule inside of a rule: &:hover'],
  ['a.css', '@scope (.a) { b { color: red } }', 'has @scope'],
  ['a.css', '.a:has(.b) { color: red }', ':has\\(, which came later'],
  ['a.css', '.a { color: color-mix(in srgb, red, blue) }', 'color-mix\\('],
  ['a.css', '.a { color: oklch(0.5 0 0) }', 'oklch\\('],
  ['a.css', '.a { background: url(/a.png) }', 'from the top of a server'],
  ['modules/game.wasm', Buffer.from(simd), 'more of WebAssembly'],
  ['modules/game.wasm', Buffer.from(shared), 'more of WebAssembly'],
  ['modules/game.wasm', text, 'a text of words/en/game.json'],
  ['modules/game.wasm', Buffer.concat([text.subarray(0, 8), Buffer.from([0, 0xe2, 0xc5, 8, 1, 0x74]), randomBytes(140_000)]),
    'module: .* TOO MUCH'],
  ['words/en/game.json', JSON.stringify({ a: randomBytes(28_001).toString('hex') }), 'words: .* TOO MUCH'],
  ['rules/fr/game.md', randomBytes(20_001).toString('hex'), 'rules: .* TOO MUCH'],
  ['b.woff2', randomBytes(100_001), 'fonts: .* TOO MUCH'],
];

function check(files) {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-planted-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const { status, stdout, stderr } = spawnSync('node', ['tools/web/check.mjs', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, said: stdout + stderr };
}

let missed = 0;
const miss = (what) => {
  console.log(what);
  ++missed;
};
const untouched = check(fine);
if (untouched.status !== 0) miss(`the client that is fine is not:\n${untouched.said}`);
for (const [path, content, complaint] of planted) {
  const { status, said } = check({ ...fine, [path]: content });
  if (status !== 1 || !new RegExp(complaint).test(said)) miss(`${path}: not found: ${complaint}\n${said}`);
}
console.log(`${planted.length - missed} of ${planted.length} planted mistakes are found`);
process.exit(missed ? 1 : 0);
