import { readFile } from 'node:fs/promises';
import { readStatement, thisLender } from '@clearloan/lender';
import { withLender } from './with-lender';

const [, , file] = process.argv;

/**
 * `npx nx run lender:check-books [file]`: compares the ledger with what the bank reported, or with the bank's own statement for
 * the days that it covers. Prints each movement that differs, one JSON object a line, and ends with 1 if there is one.
 */
await withLender(import.meta.url, async () => {
  const statement = file === undefined ? undefined : readStatement(await readFile(file, 'utf8'));
  const faults = await thisLender().core.checkBooks(statement);
  for (const fault of faults) process.stdout.write(`${JSON.stringify(fault)}\n`);
  process.stdout.write(`${String(faults.length)} differences\n`);
  if (faults.length > 0) process.exitCode = 1;
});
