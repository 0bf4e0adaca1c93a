import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  backUp,
  type Copied,
  findDatabase,
  logToOutput,
  migrateDatabase,
  openDatabase,
  pictureStoreOf,
  readConfiguration,
  restore,
} from '@clearloan/lender';

const home = dirname(fileURLToPath(import.meta.url));
const [command, file, ...flags] = process.argv.slice(2);

/**
 * `npx nx run lender:backup <file>` and `npx nx run lender:restore <file> [--overwrite]`, for the lender in the environment.
 */
async function copy(act: (store: ReturnType<typeof pictureStoreOf>, file: string) => Promise<Copied>) {
  if (file === undefined) throw new Error(`Specify a file: npm run ${command ?? 'backup'} -- <file>`);
  const configuration = readConfiguration(process.env, home);
  const database = await findDatabase(configuration, home, logToOutput);
  await migrateDatabase(database.url, join(home, 'drizzle'));
  const close = openDatabase(database.url, { statementSeconds: 0 });
  try {
    const { rows, pictures } = await act(pictureStoreOf(configuration), file);
    process.stdout.write(`${String(rows)} rows and ${String(pictures)} pictures\n`);
  } finally {
    await close();
    await database.stop();
  }
}

try {
  if (command === 'restore')
    await copy((store, from) => restore(store, from, { overwrite: flags.includes('--overwrite') }));
  else await copy(backUp);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
