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

/**
 * The encoder splits a large file into blocks by an estimate: a few other letters change its size by 0.2 %. These block sizes and
 * distance codes are tried too, and the smallest result is kept.
 */
const estimates = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_LGBLOCK]: 17 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 1 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3 },
  { [constants.BROTLI_PARAM_NDIRECT]: 1 },
  { [constants.BROTLI_PARAM_NDIRECT]: 15 },
];
const largeBytes = 100_000;

async function smallestBrotli(content) {
  const strongest = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const tried = content.length < largeBytes ? [{}] : estimates;
  const results = await Promise.all(
    tried.map((params) => brotli(content, { params: { ...strongest, ...params } })),
  );
  return results.toSorted((one, other) => one.length - other.length)[0];
}

export async function compress(file) {
  const content = readFileSync(file);
  const packed = { br: await smallestBrotli(content), gz: await gzipped(content, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(packed))
    if (bytes.length + headerBytes < content.length) writeFileSync(`${file}.${ending}`, bytes);
}
