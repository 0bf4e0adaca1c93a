import { randomUUID } from 'node:crypto';
import { encode } from '@clearloan/api-client/declare';
import {
  createOfflineStore,
  createMemoryBackend,
  syncLists,
  type OfflineStore,
  type StoredItem,
  type SyncedList,
} from '@clearloan/api-client/offline';
import {
  accountBalances,
  deleteRecord,
  recordInfo,
  recordList,
  saveAccount,
  saveRecord,
  statistics,
  type BookRecord,
} from '@clearloan/bookkeeping/contract';
import * as fc from 'fast-check';
import { parse } from 'valibot';
import { businessDay } from '../../platform/context/clock';
import { logInForTest } from '../../testing/log-in';
import { sizes } from '../../testing/sizes';
import { startTestLender, type TestLender } from '../../testing/test-lender';

const today = businessDay(new Date());
const kinds = ['bank', 'wallet', 'cash'] as const;
const opening = 10_000;
const since1970 = '1970-01-01T00:00:00.000Z';
let lender: TestLender;
let national = 81_237_000_000;

beforeAll(async () => {
  lender = await startTestLender();
});
afterAll(() => lender.stop());

async function newBorrower(): Promise<string> {
  const sessionId = await logInForTest(`+62${(national += 1)}`);
  for (const kind of kinds) {
    const facts = { account_id: kind, name: kind, kind, opening_balance: opening, updated_at: since1970 };
    (await lender.call(saveAccount, facts, { sessionId, key: randomUUID() })).value();
  }
  return sessionId;
}

type Fate = 'arrives' | 'lost' | 'ackLost' | 'twice' | 'late';
const noNetwork = () => new Error('no network');

/** Sends an item to the real lender as the app does. Deleting an unknown item succeeds. */
async function deliver(sessionId: string, { deleted, wire }: StoredItem): Promise<void> {
  const record = parse(recordInfo.data, wire);
  if (!deleted) {
    const request = parse(saveRecord.request, wire);
    (await lender.call(saveRecord, request, { sessionId, key: randomUUID() })).value();
    return;
  }
  const { record_id, updated_at } = record;
  await lender.call(deleteRecord, { record_id, updated_at }, { sessionId });
}

/** A connection on which each request succeeds or fails as given; late ones arrive after others. */
const lineOf = (sessionId: string, fate: () => Fate, late: StoredItem[]): SyncedList => ({
  list: 'records',
  fetch: async (since) => {
    if (fate() === 'lost') throw noNetwork();
    const { list, hasMore, until } = (
      await lender.call(recordList, { since, pageSize: 3 }, { sessionId })
    ).value();
    return { list: list.map((each) => itemOf(each)), hasMore, until };
  },
  send: async (item) => {
    const what = fate();
    if (what === 'late') late.push(item);
    if (what === 'lost' || what === 'late') throw noNetwork();
    await deliver(sessionId, item);
    if (what === 'twice') await deliver(sessionId, item);
    if (what === 'ackLost') throw noNetwork();
  },
});

const itemOf = (record: BookRecord) => ({
  id: record.record_id,
  day: record.record_date,
  updatedAt: record.updated_at,
  deleted: record.deleted,
  wire: { ...Object(encode(recordInfo.data, record)) } as Record<string, unknown>,
});

const written = fc.record({
  amount: fc.integer({ min: 1, max: 1_000_000 }),
  type: fc.constantFrom('income', 'expense', 'transfer'),
  from: fc.integer({ min: 0, max: 2 }),
  step: fc.integer({ min: 1, max: 2 }),
});

const step = fc.record({
  phone: fc.integer({ min: 0, max: 1 }),
  tab: fc.integer({ min: 0, max: 1 }),
  act: fc.constantFrom('edit', 'edit', 'remove', 'restore', 'send', 'send', 'arriveLate', 'closeTab'),
  which: fc.integer({ min: 0, max: 4 }),
  written,
  fates: fc.array(fc.constantFrom<Fate>('arrives', 'arrives', 'lost', 'ackLost', 'twice', 'late'), {
    maxLength: 5,
  }),
  passed: fc.integer({ min: 0, max: 3 }),
  isAwaited: fc.boolean(),
});
type Written = typeof written extends fc.Arbitrary<infer One> ? One : never;

function draftOf(id: string, { amount, type, from, step: further }: Written) {
  const isMove = type === 'transfer';
  const record = {
    record_id: id,
    amount,
    book_type: type,
    record_date: today,
    account_id: kinds[from] ?? 'cash',
    category_id: isMove ? undefined : 'other',
    note: undefined,
    address: undefined,
    img_url: undefined,
    to_account_id: isMove ? kinds[(from + further) % 3] : undefined,
    updated_at: since1970,
    deleted: false,
  };
  return { list: 'records', ...itemOf(record) };
}

const everything = (store: OfflineStore) => store.change((transaction) => transaction.items('records'));
const shape = (items: readonly Pick<StoredItem, 'id' | 'updatedAt' | 'deleted' | 'wire'>[]) =>
  items
    .map(({ id, updatedAt, deleted, wire }) =>
      [
        id,
        updatedAt,
        deleted,
        wire['amount'],
        wire['book_type'],
        wire['account_id'],
        wire['to_account_id'],
      ].join(),
    )
    .sort();

async function expectEverySumToBeTrue(sessionId: string, items: readonly StoredItem[]): Promise<void> {
  const records = items.filter(({ deleted }) => !deleted).map(({ wire }) => parse(recordInfo.data, wire));
  const sum = (of: (record: BookRecord) => number) => records.reduce((total, each) => total + of(each), 0);
  const ofType = (type: string) => sum(({ book_type, amount }) => (book_type === type ? amount : 0));
  const month = (await lender.call(statistics, { month: today.slice(0, 7) }, { sessionId })).value();
  expect(month).toMatchObject({ month_income: ofType('income'), month_paid: ofType('expense') });
  expect(month.month_balance).toBe(month.month_income - month.month_paid);
  const has = (await lender.call(accountBalances, {}, { sessionId })).value();
  const inAccount = (kind: string) =>
    opening +
    sum(({ account_id, to_account_id, book_type, amount }) => {
      const own = account_id === kind ? (book_type === 'income' ? amount : -amount) : 0;
      return own + (to_account_id === kind ? amount : 0);
    });
  const [bank_balance, wallet_balance, cash_balance] = kinds.map(inAccount);
  expect(has).toMatchObject({ bank_balance, wallet_balance, cash_balance });
  expect(has.balance_total).toBe(has.bank_balance + has.wallet_balance + has.cash_balance);
}

it('two devices with two tabs each end in the lender’s state, with correct totals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30, size: 'max' }), async (steps) => {
      const sessionId = await newBorrower();
      const ids = Array.from({ length: 5 }, () => randomUUID());
      const late: StoredItem[] = [];
      let now = 1_700_000_000_000;
      const shelves = [createMemoryBackend(), createMemoryBackend()] as const;
      // The second device's clock is fast.
      const openTab = (phone: 0 | 1) =>
        createOfflineStore({ backend: Promise.resolve(shelves[phone]), now: () => now + phone * 2 });
      const tabs = [
        [openTab(0), openTab(0)],
        [openTab(1), openTab(1)],
      ];
      const storeOf = (phone: number, tab: number) => tabs[phone]?.[tab] as OfflineStore;
      const underWay: Promise<unknown>[] = [];
      for (const { phone, tab, act, which, written: facts, fates, passed, isAwaited } of steps) {
        now += passed;
        const [store, id, left] = [storeOf(phone, tab), ids[which] ?? '', [...fates]];
        const line = lineOf(sessionId, () => left.shift() ?? 'arrives', late);
        const acts: Record<typeof act, () => Promise<unknown>> = {
          edit: () => store.write([draftOf(id, facts)]),
          remove: () => store.remove('records', id),
          restore: () => store.restore('records', id),
          send: () => syncLists(store, [line]).catch(() => undefined),
          arriveLate: () =>
            Promise.all(
              late
                .splice(0, 2)
                .reverse()
                .map((item) => deliver(sessionId, item)),
            ),
          closeTab: () => Promise.resolve(((tabs[phone] ?? [])[tab] = openTab(phone === 0 ? 0 : 1))),
        };
        const acting = acts[act]();
        if (isAwaited) await acting;
        else underWay.push(acting);
      }
      await Promise.all(underWay);
      for (const item of late.splice(0)) await deliver(sessionId, item);
      const clear = lineOf(sessionId, () => 'arrives', late);
      for (const phone of [0, 1, 0, 1]) await syncLists(storeOf(phone, 0), [clear]);
      const asked = (
        await lender.call(recordList, { since: since1970, pageSize: 100 }, { sessionId })
      ).value();
      const atLender = shape(asked.list.map(itemOf));
      const onDevice = await everything(storeOf(0, 1));
      // An item that was deleted before it was ever sent exists only on its own device.
      const isKnown = ({ id }: StoredItem) => asked.list.some(({ record_id }) => record_id === id);
      expect(shape(onDevice.filter(isKnown))).toEqual(atLender);
      expect(onDevice.filter((item) => !isKnown(item)).every(({ deleted }) => deleted)).toBe(true);
      expect(shape((await everything(storeOf(1, 1))).filter(isKnown))).toEqual(atLender);
      expect(await storeOf(0, 1).pending()).toEqual([]);
      await expectEverySumToBeTrue(sessionId, onDevice);
    }),
    { numRuns: sizes.bookHistories },
  );
}, 3_600_000);
