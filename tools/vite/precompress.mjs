import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const hashedText = /^assets\/.*\.(js|css|svg|json|webmanifest)$/;
/** Below this the headers weigh more than what is saved. */
const leastBytes = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside built text files once, at full strength, so that the server only picks one. */
export const precompress = () => ({
  name: 'clearloan-precompress',
  apply: 'build',
  writeBundle: {
    order: 'post',
    async handler({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => hashedText.test(name));
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  },
});

export async function compress(file) {
  const content = readFileSync(file);
  if (content.length < leastBytes) return;
  const strongest = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  writeFileSync(`${file}.br`, await brotli(content, strongest));
  writeFileSync(`${file}.gz`, await gzipped(content, { level: 9 }));
}
