// The files of a folder, and what they weigh on their way to a browser.
import { readdirSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Their paths below the folder, in the same order everywhere. */
export function filesIn(folder, below = '') {
  const found = [];
  for (const entry of readdirSync(`${folder}/${below}`, { withFileTypes: true })) {
    const path = below + entry.name;
    if (entry.isDirectory()) found.push(...filesIn(folder, `${path}/`));
    else found.push(path);
  }
  return found.sort();
}

export function brotli(bytes) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params });
}

export const gzip = (bytes) => gzipSync(bytes, { level: 9 });
