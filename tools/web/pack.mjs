// Packs the built client for the program: one line of JSON that lists the files, then their bytes, each as it is, as
// brotli and as gzip; a version that saves nothing is left out. The same files make the same pack. server/client.h reads it.
//   node tools/web/pack.mjs build-web build-client/client.pack
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotli, filesIn, gzip } from './files.mjs';

const [folder, pack] = process.argv.slice(2);
const worthIt = 0.95;

const files = [];
const bytes = [];
for (const path of filesIn(folder)) {
  const plain = readFileSync(join(folder, path));
  const versions = { plain, brotli: brotli(plain), gzip: gzip(plain) };
  const row = { path, digest: createHash('sha256').update(plain).digest('hex') };
  for (const [name, version] of Object.entries(versions)) {
    if (version !== plain && version.length > plain.length * worthIt) continue;
    row[name] = version.length;
    bytes.push(version);
  }
  files.push(row);
}
const { build } = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
mkdirSync(dirname(pack), { recursive: true });
writeFileSync(pack, Buffer.concat([Buffer.from(`${JSON.stringify({ build, files })}\n`), ...bytes]));
console.log(`${files.length} files in ${pack}`);
