// What a module weighs on its way to a browser, in bytes of brotli; fails beyond the bar.
//   node tests/wasm/sizes.mjs MODULES BAR
import { readFileSync, readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const [modules, bar] = process.argv.slice(2);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
let heaviest = 0;
for (const file of readdirSync(modules).filter((name) => name.endsWith('.wasm'))) {
  const bytes = readFileSync(`${modules}/${file}`);
  const weight = brotliCompressSync(bytes, { params }).length;
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).map(({ name }) => name);
  heaviest = Math.max(heaviest, weight);
  console.log(`${file}: ${bytes.length} bytes, ${weight} as brotli; imports: ${imports}`);
}
if (heaviest === 0 || heaviest > Number(bar)) {
  console.log(`at most ${bar} are allowed`);
  process.exit(1);
}
