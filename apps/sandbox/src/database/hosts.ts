import { setTimeout as wait } from 'node:timers/promises';
import type { Tell } from './wait-for-server';
import { openClient } from './lost-connections';

const severalHosts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/;

/**
 * The addresses of one cluster's servers: `postgres://user:password@one:5432,other:5432/clearloan`, the form that libpq knows, names a
 * server and its standbys. One address gives itself.
 */
export function serversOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = severalHosts.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}

/** How often the present server is asked whether it still takes writes, and how long one may take to answer. */
const times = { everyMs: 500, answerMs: 2_000, tellEveryMs: 10_000 } as const;

/** Whether a server answers and is no standby. */
async function isPrimary(url: string): Promise<boolean> {
  const client = openClient({
    connectionString: url,
    connectionTimeoutMillis: times.answerMs,
    query_timeout: times.answerMs,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === false;
  } catch {
    return false;
  } finally {
    client.end().catch(() => undefined);
  }
}

/** The server that takes writes; waits for one, with a line of the log now and then. @param servers of one cluster */
export async function findPrimary(servers: readonly string[], tell: Tell): Promise<string> {
  let toldAt = Date.now();
  for (;;) {
    const answers = await Promise.all(servers.map(isPrimary));
    const found = servers.find((_, at) => answers[at]);
    if (found !== undefined) return found;
    if (Date.now() - toldAt >= times.tellEveryMs) {
      toldAt = Date.now();
      tell({ database: 'none of its servers takes writes; waiting for one', servers: servers.length });
    }
    await wait(times.everyMs);
  }
}

/**
 * Watches the server in use and moves to another one of its cluster when that takes writes and the present one does not. Two that
 * both take writes are for whoever runs the cluster to prevent; the one in use is kept.
 * @param moveTo gets the address of the new primary
 * @returns what ends the watch
 */
export function followPrimary(
  servers: readonly string[],
  present: string,
  moveTo: (url: string) => void,
  tell: Tell,
): () => void {
  if (servers.length < 2) return () => undefined;
  let current = present;
  const ended = new AbortController();
  const isOver = () => ended.signal.aborted;
  const watch = async () => {
    while (!isOver()) {
      await wait(times.everyMs, undefined, { ref: false });
      if (isOver() || (await isPrimary(current))) continue;
      const next = await findPrimary(servers, tell);
      if (isOver() || next === current) continue;
      current = next;
      moveTo(next);
      tell({ database: 'another server of the cluster takes the writes now' });
    }
  };
  void watch();
  return () => {
    ended.abort();
  };
}
