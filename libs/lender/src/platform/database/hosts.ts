import { setTimeout as wait } from 'node:timers/promises';
import type { Tell } from './wait-for-server';
import { openClient } from './lost-connections';

const severalHosts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)([/?].*|)$/;

/**
 * Splits a libpq URL with several hosts, `postgres://user:password@one:5432,other:5432/clearloan` (a server and its standbys),
 * into one URL per host. A URL with one host returns itself.
 */
export function serversOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = severalHosts.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url];
}

/** How often the current server is checked for being the primary, and how long a check may take. */
const times = { everyMs: 500, answerMs: 2_000, tellEveryMs: 10_000 } as const;

/** Whether a server responds and is not a standby. */
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

/** The URL of the primary. Waits until there is one, and logs while waiting. @param servers of one cluster */
export async function findPrimary(servers: readonly string[], tell: Tell): Promise<string> {
  let toldAt = Date.now();
  for (;;) {
    const answers = await Promise.all(servers.map(isPrimary));
    const found = servers.find((_, at) => answers[at]);
    if (found !== undefined) return found;
    if (Date.now() - toldAt >= times.tellEveryMs) {
      toldAt = Date.now();
      tell({ database: 'no server of the cluster accepts writes; waiting for one', servers: servers.length });
    }
    await wait(times.everyMs);
  }
}

/**
 * Watches the current server and moves to another one of its cluster when only that one accepts writes. Split brain is for the
 * operator to prevent; if both accept writes, the current server is kept.
 * @param moveTo receives the URL of the new primary
 * @returns a function that stops watching
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
      tell({ database: 'another server of the cluster accepts writes now' });
    }
  };
  void watch();
  return () => {
    ended.abort();
  };
}
