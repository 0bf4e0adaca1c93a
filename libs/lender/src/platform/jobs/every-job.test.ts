import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantAt } from '@clearloan/formatting';
import { eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { createModules, type AppContext, type AppModules } from '../../app';
import { businessDay, businessNow, realNow } from '../context/clock';
import { thisLender } from '../lender/lender';
import { autocommit, db, transaction } from '../database/connection';
import { bankEntries } from '../database/schema/bank-entries';
import { borrowers } from '../database/schema/borrowers';
import { orders } from '../database/schema/orders';
import { outboxMessages } from '../database/schema/outbox';
import { parkedItems } from '../database/schema/parked-items';
import { pushSubscriptions } from '../database/schema/push';
import { plainBorrower, newPhone } from '../../core/lending/testing/certified-borrower';
import { mandatesAt } from '../../core/payments/testing/mandates';
import { moveToDay, runningLoan } from '../../core/payments/testing/running-loan';
import type { Adapter } from '../outbox/adapter';
import { deliverTask } from '../outbox/deliver';
import { enqueue } from '../outbox/outbox';
import { actOnConsole, askConsole } from '../../testing/console-call';
import { runDueJobs } from '../../testing/run-jobs';
import { startTestLender, type TestLender } from '../../testing/test-lender';
import type { JobItemSource } from './for-each-item';
import { isListJob, runJob, type ListJob } from './jobs';

jest.setTimeout(300_000);

/** Work that is due for a job, done by the lender's own code. */
interface Stage {
  /** Creates three due items. */
  readonly prepare: () => Promise<unknown>;
  /** Completes what the job only starts. */
  readonly complete?: () => Promise<unknown>;
}

const three = <Result>(make: () => Promise<Result>): Promise<Result[]> =>
  [1, 2, 3].reduce<Promise<Result[]>>(
    async (before) => [...(await before), await make()],
    Promise.resolve([]),
  );
const adapter: Adapter = {
  port: 'email',
  secrets: ['secret'],
  isResendable: true,
  send: () => Promise.resolve(undefined),
};

let folder: string;
let lender: TestLender;
let context: AppContext;
let modules: AppModules;

beforeAll(async () => {
  const { market } = thisLender();
  // Payment reminders are sent by day only. Timers stay real.
  jest.useFakeTimers({
    now: new Date(instantAt(businessDay(realNow()), '10:00', market.timeZone)),
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
  folder = await mkdtemp(join(tmpdir(), 'clearloan-jobs-'));
  lender = await startTestLender({ dataDir: folder }, (given) => createModules((context = given)));
  modules = createModules(context);
});
afterAll(async () => {
  await lender.stop();
  jest.useRealTimers();
});

const stages: Readonly<Record<string, Stage>> = {
  'due-erasures': {
    prepare: async () => {
      const found = await three(() => plainBorrower(newPhone()));
      const ids = found.map(({ borrowerId }) => borrowerId);
      const eraseAt = new Date((await businessNow()).getTime() - 1000);
      await autocommit().update(borrowers).set({ eraseAt }).where(inArray(borrowers.borrowerId, ids));
    },
  },
  'unsent-messages': {
    prepare: async () => {
      const tomorrow = new Date(realNow().getTime() + 86_400_000);
      await three(() => transaction(() => enqueue(adapter, {}, tomorrow)));
      await autocommit().execute(sql`delete from graphile_worker._private_jobs`);
      await autocommit()
        .update(outboxMessages)
        .set({ nextTryAt: new Date(0) });
    },
    complete: () => runDueJobs([deliverTask([adapter], () => undefined)]),
  },
  'bytes-without-a-picture': {
    prepare: async () => {
      const { borrowerId } = await plainBorrower(newPhone());
      let shade = 0;
      await three(async () => {
        const background = { r: (shade += 50), g: 90, b: 90 };
        const pixels = sharp({ create: { width: 64, height: 48, channels: 3, background } });
        const file = new Blob([new Uint8Array(await pixels.jpeg().toBuffer())], { type: 'image/jpeg' });
        return context.pictures.prepare(borrowerId, { file, purpose: 'problem' });
      });
      const then = new Date(realNow().getTime() - 2 * 3_600_000);
      const entries = await readdir(join(folder, 'pictures'), { recursive: true, withFileTypes: true });
      for (const { parentPath, name } of entries.filter((each) => each.isFile()))
        await utimes(join(parentPath, name), then, then);
    },
  },
  'automatic-payments': {
    prepare: async () => {
      const made = await three(() => mandatesAt(lender).loanWithMandate());
      await moveToDay(made.map(({ due }) => due).sort()[0] ?? '');
    },
  },
  'waiting-money': {
    prepare: () => {
      const { currencyCode } = thisLender();
      const at = realNow();
      return three(() =>
        autocommit().insert(bankEntries).values({
          entryId: randomUUID(),
          amount: 1_00,
          currency: currencyCode,
          references: [],
          bookedAt: at,
          receivedAt: at,
          status: 'unmatched',
        }),
      );
    },
  },
  'payment-reminders': {
    prepare: async () => {
      const loans = await three(() => runningLoan(lender));
      const since = new Date(0);
      for (const { borrower } of loans)
        await autocommit()
          .insert(pushSubscriptions)
          .values({
            endpoint: `https://fcm.googleapis.com/fcm/send/${borrower.borrowerId}`,
            since,
            borrowerId: borrower.borrowerId,
            sessionHash: 'none',
            p256dh: 'key',
            auth: 'key',
          });
      const plans = await Promise.all(loans.map((loan) => loan.plan()));
      await moveToDay(plans.map(({ repay_plans: [first] }) => first?.dueTime ?? '').sort()[0] ?? '');
    },
  },
};

async function keysOf({ items }: ListJob): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const { key } of items(() => sql`true`)) keys.push(key);
  return keys;
}

/** The items of a job; the work of one throws. */
const failingAt = (bad: string, items: JobItemSource): JobItemSource =>
  async function* (isFree) {
    for await (const { key, work } of items(isFree))
      yield { key, work: key === bad ? () => Promise.reject(new RangeError('cannot be done')) : work };
  };

const parkedOf = ({ name }: ListJob) => db().select().from(parkedItems).where(eq(parkedItems.job, name));
const listJobs = () => modules.jobs.filter(isListJob);
const jobNamed = (name: string): ListJob => {
  const job = listJobs().find((each) => each.name === name);
  if (job === undefined) throw new Error(`There is no job ${name}.`);
  return job;
};

it('each job over a list is met here', () => {
  expect(
    listJobs()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(stages).sort());
});

it.each(Object.entries(stages))(
  '%s: an item that fails is parked, and the others are done; staff retries it',
  async (name, { prepare, complete }) => {
    await prepare();
    const job = jobNamed(name);
    const due = await keysOf(job);
    expect(due.length).toBeGreaterThanOrEqual(3);
    const [bad = ''] = due;
    await runJob({ ...job, items: failingAt(bad, job.items) });
    await complete?.();
    expect(await keysOf(job)).toEqual([bad]);
    expect(await parkedOf(job)).toMatchObject([{ item: bad, reason: 'cannot be done', tries: 1 }]);
    await runJob(job);
    await complete?.();
    expect(await keysOf(job)).toEqual([bad]);
    const page = await (await askConsole(lender.address, '/')).text();
    expect(page).toContain('cannot be done');
    expect(page).toContain(`/attention/${name}/${bad}/retry`);
    const reply = await actOnConsole(lender.address, `/attention/${name}/${bad}/retry`, {});
    expect(await reply.json()).toEqual({ attention: null });
    await complete?.();
    expect(await keysOf(job)).toEqual([]);
    expect(await parkedOf(job)).toEqual([]);
  },
);

it('a plain loop over the same items stops at the one that fails', async () => {
  await stages['due-erasures']?.prepare();
  const job = jobNamed('due-erasures');
  const due = await keysOf(job);
  const plain = async () => {
    for await (const { work } of failingAt(due[0] ?? '', job.items)(() => sql`true`)) await transaction(work);
  };
  await expect(plain()).rejects.toThrow(RangeError);
  expect(await keysOf(job)).toEqual(due);
});

describe('an account that cannot be erased', () => {
  afterEach(() =>
    autocommit().execute(sql`drop trigger stuck on borrowers; drop function stuck; drop table stuck`),
  );

  it('does not stop the erasure of the others, even in a transaction that the database refuses', async () => {
    const job = jobNamed('due-erasures');
    await stages['due-erasures']?.prepare();
    const [bad = '', ...others] = await keysOf(job);
    await autocommit().execute(sql`create table stuck as select ${bad}::uuid as id`);
    await autocommit().execute(sql`
      create function stuck() returns trigger language plpgsql as $$ begin
        if new.borrower_id in (select id from stuck) then raise exception 'no' using errcode = '23514'; end if;
        return new; end $$`);
    await autocommit().execute(sql`
      create trigger stuck before update of is_erased on borrowers for each row execute function stuck()`);
    await transaction(() => runJob(job));
    expect(others.length).toBeGreaterThan(1);
    expect(await keysOf(job)).toEqual([bad]);
    expect(await parkedOf(job)).toMatchObject([{ item: bad, reason: expect.stringContaining('23514') }]);
  });
});

it('the waits double from one minute to six hours, and an item that is no longer due is forgotten', async () => {
  const minutes: number[] = [];
  const poison: JobItemSource = async function* () {
    yield await Promise.resolve({ key: 'one', work: () => Promise.reject(new RangeError('never')) });
  };
  const job = { name: 'doomed', cron: '* * * * *', items: poison };
  for (let run = 0; run < 11; run += 1) {
    await runJob(job);
    const [row] = await parkedOf(job);
    minutes.push(((row?.retryAt.getTime() ?? 0) - realNow().getTime()) / 60_000);
    await autocommit()
      .update(parkedItems)
      .set({ retryAt: new Date(0) });
  }
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
  await runJob({
    ...job,
    items: async function* () {
      yield* await Promise.resolve([]);
    },
  });
  expect(await parkedOf(job)).toEqual([]);
});

it('parked items do not take the places of others below a limit', async () => {
  const found = await three(() => runningLoan(lender));
  const worked: string[] = [];
  const items: JobItemSource = async function* (isFree) {
    const rows = await db().select().from(orders).where(isFree(orders.orderId)).orderBy(orders.serialNo);
    const poisoned = rows.slice(0, -1).map(({ orderId }) => orderId);
    for (const { orderId } of rows.slice(0, 1))
      yield {
        key: orderId,
        work: () => {
          if (poisoned.includes(orderId)) return Promise.reject(new RangeError('poison'));
          return Promise.resolve(void worked.push(orderId));
        },
      };
  };
  const runs = await db().$count(orders);
  for (let run = 0; run < runs; run += 1) await runJob({ name: 'limited', cron: '* * * * *', items });
  expect(worked).toEqual([found.at(-1)?.orderId]);
});
