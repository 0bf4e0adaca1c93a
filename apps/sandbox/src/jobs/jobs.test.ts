import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { autocommit } from '../database/connection';
import { openTestDatabase } from '../testing/test-database';
import { takeTurn, type CronJob } from './jobs';

let close: () => Promise<void>;
const said: Readonly<Record<string, unknown>>[] = [];
const log = (line: Readonly<Record<string, unknown>>) => void said.push(line);

beforeAll(async () => {
  ({ close } = await openTestDatabase());
});
afterAll(() => close());

/** Work that takes as long as three lenders need to come for it. */
function job(name: string): CronJob & { readonly done: () => number } {
  let times = 0;
  const run = async () => {
    times += 1;
    await wait(20);
  };
  return { name, everyMs: 60_000, run, done: () => times };
}

const threeCome = (work: CronJob) => Promise.all([1, 2, 3].map(() => takeTurn(work, log)));

it('three lenders that come at once do the work once', async () => {
  const sweeping = job('sweeping');
  expect((await threeCome(sweeping)).filter(Boolean)).toHaveLength(1);
  expect(sweeping.done()).toBe(1);
});

it('a lender that comes within the interval leaves it, one that comes after it does it', async () => {
  const airing = job('airing');
  await takeTurn(airing, log);
  expect(await takeTurn(airing, log)).toBe(false);
  await autocommit().execute(sql`update chore_turns set begun_at = begun_at - interval '55 seconds'`);
  expect((await threeCome(airing)).filter(Boolean)).toHaveLength(1);
  expect(airing.done()).toBe(2);
});

it('work that failed is tried by the next lender that comes, and the log says so', async () => {
  const broken: CronJob = { ...job('mending'), run: () => Promise.reject(new RangeError('no thread')) };
  expect(await takeTurn(broken, log)).toBe(false);
  expect(said).toEqual([{ job: 'mending', error: 'RangeError' }]);
  expect(await takeTurn(job('mending'), log)).toBe(true);
});
