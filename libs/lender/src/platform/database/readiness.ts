import { setTimeout as wait } from 'node:timers/promises';
import { databaseUrl, lenderPool } from './connection';
import { openClient } from './lost-connections';

/** How long a probe result is cached, and how long a probe may take. */
export const probeTimes = { countsMs: 5_000, longestMs: 3_000 } as const;

/**
 * Real writes: a row, which a read-only server rejects, and a sort too big for memory, whose temporary file needs disk space. A
 * row alone may still fit into its page on a full disk.
 */
const probe = [
  `insert into write_probes (name, written_at) values ('write probe', now())
   on conflict (name) do update set written_at = excluded.written_at`,
  "set local work_mem = '64kB'",
  'select count(*) from (select n from generate_series(1, 20000) as n order by md5(n::text)) as sorted',
] as const;

/** `database`: it does not respond in time. `writes`: it responds, but takes no writes: read-only, full or too slow. */
export type FailedCheck = 'database' | 'writes';

/**
 * Returns a check whether the database responds and accepts writes: undefined if it does. It writes at most once in five seconds,
 * however often it is called.
 */
export function createReadiness(): () => Promise<FailedCheck | undefined> {
  let last = { takesWrites: false, at: -Infinity };
  let running: Promise<void> | undefined;
  const probeOnce = async () => {
    const takesWrites = await databaseTakesWrites();
    last = { takesWrites, at: performance.now() };
  };
  return async () => {
    if (!(await withinTime(databaseAnswers()))) return 'database';
    if (performance.now() - last.at < probeTimes.countsMs) return last.takesWrites ? undefined : 'writes';
    running ??= probeOnce().finally(() => (running = undefined));
    await withinTime(running.then(() => true));
    const isFresh = performance.now() - last.at < 2 * probeTimes.countsMs;
    return last.takesWrites && isFresh ? undefined : 'writes';
  };
}

const databaseAnswers = () =>
  lenderPool.query({ text: 'select 1' }).then(
    () => true,
    () => false,
  );

/** A frozen server does not even report a statement timeout. */
const withinTime = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer, wait(probeTimes.longestMs, false, { ref: false })]);

/** Uses its own connection: the pool may be busy, or hold a working connection while new ones fail. */
async function databaseTakesWrites(): Promise<boolean> {
  const { longestMs } = probeTimes;
  const client = openClient({
    connectionString: databaseUrl(),
    connectionTimeoutMillis: longestMs,
    statement_timeout: longestMs,
    query_timeout: longestMs,
  });
  try {
    await client.connect();
    await client.query('begin');
    for (const statement of probe) await client.query(statement);
    await client.query('commit');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
