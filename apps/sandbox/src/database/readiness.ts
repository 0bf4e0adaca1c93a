import { setTimeout as wait } from 'node:timers/promises';
import { databaseUrl, poolOfThisProcess } from './connection';
import { openClient } from './lost-connections';

/** How long an answer of the last probe counts, and how long one may take. */
export const probeTimes = { countsMs: 5_000, longestMs: 3_000 } as const;

/**
 * Writes for real: a row, which a read-only server refuses, and a sort that does not fit in memory, whose file needs room on
 * the disk. A row alone finds room in its page when the disk is long full.
 */
const probe = [
  `insert into write_probes (name, written_at) values ('write probe', now())
   on conflict (name) do update set written_at = excluded.written_at`,
  "set local work_mem = '64kB'",
  'select count(*) from (select n from generate_series(1, 20000) as n order by md5(n::text)) as sorted',
] as const;

/** Tells whether the database answers and takes writes. Writes at most once in five seconds, however often it is asked. */
export function createReadiness(): () => Promise<boolean> {
  let last = { takesWrites: false, at: -Infinity };
  let running: Promise<void> | undefined;
  const look = async () => {
    const takesWrites = await databaseTakesWrites();
    last = { takesWrites, at: performance.now() };
  };
  return async () => {
    if (!(await withinTime(databaseAnswers()))) return false;
    if (performance.now() - last.at < probeTimes.countsMs) return last.takesWrites;
    running ??= look().finally(() => (running = undefined));
    await withinTime(running.then(() => true));
    return last.takesWrites && performance.now() - last.at < 2 * probeTimes.countsMs;
  };
}

const databaseAnswers = () =>
  poolOfThisProcess.query({ text: 'select 1' }).then(
    () => true,
    () => false,
  );

/** A frozen server answers nothing, not even that a statement took too long. */
const withinTime = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([answer, wait(probeTimes.longestMs, false, { ref: false })]);

/** On a connection of its own: the pool may be busy, or keep one that still works where a new one would not. */
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
