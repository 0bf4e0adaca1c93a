import { readFile } from 'node:fs/promises';
import { importStatement } from '@clearloan/lender';
import { withLender } from './with-lender';

const [, , file] = process.argv;

/** `npx nx run lender:statement <file>`: imports the payments of a bank statement. */
await withLender(import.meta.url, async () => {
  if (file === undefined)
    throw new Error('Specify a file: npx nx run lender:statement <file.csv or file.xml>');
  const counts = await importStatement(await readFile(file, 'utf8'));
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  if (counts.unmatched + counts.conflict + counts.waiting + counts.unknown > 0)
    process.stderr.write('Some entries need the staff.\n');
});
