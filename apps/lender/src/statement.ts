import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bindLendingCore,
  findDatabase,
  importStatement,
  logToOutput,
  migrateDatabase,
  openBrand,
  openDatabase,
  readConfiguration,
  sandboxCore,
} from '@clearloan/lender';

/** `npx nx run lender:statement <file>`: imports the payments of a bank statement at the lender in the environment. */
async function importFile(file: string | undefined): Promise<void> {
  if (file === undefined)
    throw new Error('Specify a file: npx nx run lender:statement <file.csv or file.xml>');
  const home = dirname(fileURLToPath(import.meta.url));
  const configuration = readConfiguration(process.env, home);
  const text = await readFile(file, 'utf8');
  openBrand(configuration.brandFile, configuration.prefix);
  bindLendingCore(sandboxCore);
  const database = await findDatabase(configuration, home, logToOutput);
  await migrateDatabase(database.url, join(home, 'drizzle'));
  const close = openDatabase(database.url);
  try {
    const counts = await importStatement(text);
    process.stdout.write(`${JSON.stringify(counts)}\n`);
    if (counts.unmatched + counts.conflict > 0) process.stderr.write('Some entries need the staff.\n');
  } finally {
    await close();
    await database.stop();
  }
}

try {
  await importFile(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
