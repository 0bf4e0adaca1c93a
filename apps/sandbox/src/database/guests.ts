import type { Client } from 'pg';
import { openClient } from './lost-connections';

/** Whether anybody is still connected: another sandbox on the same data folder, or a person who looks at the tables. */
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
 * Stays connected without asking anything: the pools let go of idle connections, and then nobody could see that this
 * process still needs the server. @returns what ends it
 */
export async function stay(url: string): Promise<() => Promise<void>> {
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
