import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const hashedText = /^assets\/.*\.(js|css|svg|json|webmanifest)$/;
/** The maximum size of the content-encoding header. */
const headerBytes = 32;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` next to built text files once, at maximum compression, so the server only selects one. */
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
  const strongest = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  const packed = { br: await brotli(content, strongest), gz: await gzipped(content, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(packed))
    if (bytes.length + headerBytes < content.length) writeFileSync(`${file}.${ending}`, bytes);
}
