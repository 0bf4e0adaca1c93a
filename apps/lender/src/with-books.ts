import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bindLendingCore,
  findDatabase,
  logToOutput,
  migrateDatabase,
  openBrand,
  openDatabase,
  readConfiguration,
  sandboxCore,
} from '@clearloan/lender';
import { join } from 'node:path';

/** Runs a command on the books of the lender in the environment. A fault is printed and sets the exit code. */
export async function withBooks(command: () => Promise<void>): Promise<void> {
  try {
    const home = dirname(fileURLToPath(import.meta.url));
    const configuration = readConfiguration(process.env, home);
    openBrand(configuration.brandFile, configuration.prefix);
    bindLendingCore(sandboxCore);
    const database = await findDatabase(configuration, home, logToOutput);
    await migrateDatabase(database.url, join(home, 'drizzle'));
    const close = openDatabase(database.url);
    try {
      await command();
    } finally {
      await close();
      await database.stop();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
