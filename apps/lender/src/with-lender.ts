import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  findDatabase,
  logToOutput,
  migrateDatabase,
  openBrand,
  openPools,
  readConfiguration,
  referenceCore,
  runAs,
} from '@clearloan/lender';

type Configuration = ReturnType<typeof readConfiguration>;

/**
 * Migrates the database of the lender in the environment, then runs a command on it. A fault is printed and sets the exit code.
 * @param program the URL of the program, which has `drizzle/` beside it
 * @param command gets the configuration and the program's folder
 * @param options of the connection: seconds after which a statement is ended, 0 for none
 */
export async function withLender(
  program: string,
  command: (configuration: Configuration, home: string) => Promise<void>,
  options: { readonly statementSeconds?: number } = {},
): Promise<void> {
  try {
    const home = dirname(fileURLToPath(program));
    const configuration = readConfiguration(process.env, home);
    const { trade } = openBrand(configuration.brandFile, configuration.prefix);
    const database = await findDatabase(configuration, home, logToOutput);
    await migrateDatabase(database.url, join(home, 'drizzle'));
    const pools = openPools(database.url, options);
    try {
      await runAs({ ...trade, outside: {}, core: referenceCore, pools }, () => command(configuration, home));
    } finally {
      await pools.end();
      await database.stop();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Which database a command works on, without user and password: two databases look alike. */
export function placeOf({ database, dataDir }: Configuration): string {
  if (database.url === undefined) return `the embedded database in ${dataDir}`;
  const { host, pathname } = new URL(database.url);
  return host + pathname;
}
