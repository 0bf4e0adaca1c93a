/** `npm run bench -- <name>` runs one bench of this folder; without a name it lists them. */
import { readdir } from 'node:fs/promises';

const benches = (await readdir(import.meta.dirname))
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''))
  .sort();

const name = process.argv[2];
if (name === undefined || !benches.includes(name)) {
  console.log(`npm run bench -- <name>, where <name> is one of: ${benches.join(', ')}`);
  process.exitCode = name === undefined ? 0 : 1;
} else {
  const { bench } = await import(new URL(`${name}.bench.mjs`, import.meta.url).href);
  process.exitCode = (await bench(process.argv.slice(3))) ? 0 : 1;
}
