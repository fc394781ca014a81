// Holds the built client against what we promise: what old browsers read, what the policy allows, no address of others or
// of this machine, modules without texts and without newer features, and what everything weighs.
//   node tools/web/check.mjs build-web
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { filesIn } from './files.mjs';
import { weights } from './sizes.mjs';
import { aboutPage, aboutScript, aboutStyle } from './syntax.mjs';

const [folder] = process.argv.slice(2);
const paths = filesIn(folder);
const read = (path) => readFileSync(join(folder, path));
const machine = [process.cwd(), join(homedir(), '/'), 'node_modules/'];

/** Sentences of the games that are long enough to be nobody else's. */
function sentencesIn(words, found = []) {
  for (const value of Object.values(words)) {
    if (typeof value === 'object') sentencesIn(value, found);
    else if (value.length >= 30 && !/[{}]/.test(value)) found.push(value);
  }
  return found;
}

function aboutModule(path) {
  const found = [];
  const features = ['--mvp-features', '--enable-sign-ext', '--enable-mutable-globals'];
  try {
    execFileSync('wasm-opt', [join(folder, path), ...features, '-o', '/dev/null'], { stdio: 'pipe' });
  } catch (error) {
    found.push(`needs more of WebAssembly than we promise: ${String(error.stderr ?? error).slice(0, 200)}`);
  }
  const bytes = read(path);
  for (const words of paths.filter((other) => /^words\/.*\.json$/.test(other))) {
    const told = sentencesIn(JSON.parse(read(words))).find((sentence) => bytes.includes(sentence));
    if (told) found.push(`has a text of ${words} in it: ${told}`);
  }
  return found;
}

function complaintsAbout(path) {
  if (path.endsWith('.wasm')) return aboutModule(path);
  if (/\.(?:woff2|png|ico)$/.test(path)) return [];
  const text = read(path).toString();
  const found = machine.filter((place) => text.includes(place)).map((place) => `names a place of this machine: ${place}`);
  if (path.endsWith('.html')) found.push(...aboutPage(text));
  if (/\.m?js$/.test(path)) found.push(...aboutScript(text));
  if (path.endsWith('.css')) found.push(...aboutStyle(text));
  return found;
}

let wrong = paths.includes('index.html') ? 0 : 1;
if (wrong) console.log(`${folder}/index.html is missing`);
for (const path of paths) {
  for (const complaint of complaintsAbout(path)) {
    console.log(`${path} ${complaint}`);
    ++wrong;
  }
}
for (const { kind, what, bytes, most } of weights(paths, read)) {
  console.log(`${kind}: ${bytes} bytes of ${most} (${what})${bytes > most ? ', TOO MUCH' : ''}`);
  if (bytes > most) ++wrong;
}
if (wrong) console.log(`${wrong} things are wrong with ${folder}`);
process.exit(wrong ? 1 : 0);
