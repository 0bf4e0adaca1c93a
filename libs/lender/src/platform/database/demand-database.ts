import * as v from 'valibot';
import { openClient } from './lost-connections';
import { withDatabase } from './pools';

const longestMs = 10_000;

/**
 * Verifies that the configured database is usable: it responds and accepts this user.
 * @throws Error that starts with the variable's name; it never contains the password
 */
export async function demandDatabase(url: string): Promise<void> {
  const client = openClient({ connectionString: url, connectionTimeoutMillis: longestMs });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) < 150_000) throw new Error('PostgreSQL 15 or later is required');
  } catch (cause) {
    throw new Error(`DATABASE_URL is not a usable database: ${reasonOf(cause)}`, { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Whether the pooler's second name leads to the same database as the first.
 * @throws Error that begins with the variable's name
 */
export async function demandSameDatabase(url: string, separateName: string): Promise<void> {
  const names = await Promise.all([url, withDatabase(url, separateName)].map(databaseAt)).catch(
    (cause: unknown) => {
      throw new Error(`DATABASE_SEPARATE_NAME is not a usable database: ${reasonOf(cause)}`, { cause });
    },
  );
  if (names[0] !== names[1])
    throw new Error(
      `DATABASE_SEPARATE_NAME is the database ${String(names[1])}, but DATABASE_URL is ${String(names[0])}.`,
    );
}

async function databaseAt(url: string): Promise<string | undefined> {
  const client = openClient({ connectionString: url, connectionTimeoutMillis: longestMs });
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    return rows[0]?.name;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const errorSchema = v.object({ message: v.optional(v.string(), ''), code: v.optional(v.string()) });

/** If all addresses of a host fail, the combined error has a code and no message. */
function reasonOf(error: unknown): string {
  const known = v.safeParse(errorSchema, error);
  const { message, code } = known.success ? known.output : { message: '', code: undefined };
  return message === '' ? (code ?? 'it does not respond') : message;
}
