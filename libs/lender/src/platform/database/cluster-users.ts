import type { Client } from 'pg';
import { openClient } from './lost-connections';

/** Whether anyone is still connected: another lender on the same data folder, or a person who inspects the tables. */
export async function isInUse(url: string): Promise<boolean> {
  const client = await connect(url);
  if (client === undefined) return false;
  try {
    const { rows } = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return (rows[0]?.others ?? 0) > 0;
  } finally {
    await client.end();
  }
}

/**
 * Holds an idle connection. The pools close theirs when idle, and other processes could then not see that the server is in use.
 * @returns a function that closes it
 */
export async function holdConnection(url: string): Promise<() => Promise<void>> {
  const client = await connect(url);
  return async () => {
    await client?.end().catch(() => undefined);
  };
}

async function connect(url: string): Promise<Client | undefined> {
  const client = openClient({ connectionString: url, connectionTimeoutMillis: 2000 });
  return client.connect().then(
    () => client,
    () => undefined,
  );
}
