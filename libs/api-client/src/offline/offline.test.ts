import * as fc from 'fast-check';
import * as v from 'valibot';
import { codes } from '../declare';
import { createLender, lineOf, type Fate } from '../testing/lender-of-lists';
import { histories } from '../testing/sizes';
import { CallError } from '../transport/call-error';
import { createOfflineStore, StorageFull, type OfflineStore } from './offline-store';
import type { StoredItem, StoreBackend } from './stored-item';
import { createMemoryBackend } from './memory-backend';
import { LocalDataCleared, syncLists, type SyncedList } from './sync-lists';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

const draft = (id: string, note: string) => ({
  list: 'records',
  id,
  day: '2026-11-20',
  wire: { note },
});
const shape = (items: readonly StoredItem[]) =>
  items.map(({ id, updatedAt, deleted, wire }) => [id, updatedAt, deleted, wire['note']].join()).sort();
const everything = (store: OfflineStore) => store.change((transaction) => transaction.items('records'));

const step = fc.record({
  phone: fc.integer({ min: 0, max: 1 }),
  tab: fc.integer({ min: 0, max: 1 }),
  act: fc.constantFrom('edit', 'edit', 'remove', 'restore', 'send', 'send', 'arriveLate', 'closeTab'),
  id: fc.constantFrom(...ids),
  fates: fc.array(
    fc.constantFrom<Fate>('arrives', 'arrives', 'arrives', 'lost', 'ackLost', 'twice', 'late'),
    { maxLength: 6 },
  ),
  passed: fc.integer({ min: 0, max: 3 }),
  /** Whether other actions run while this one is pending. */
  isAwaited: fc.boolean(),
  turns: fc.integer({ min: 0, max: 120 }),
});

it('two tabs of two devices converge with the lender after lost, repeated and late requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 80, size: 'max' }), async (steps) => {
      const lender = createLender();
      const late: StoredItem[] = [];
      // The second device's clock is ahead.
      let now = 1_700_000_000_000;
      const shelves = [createMemoryBackend(), createMemoryBackend()];
      const openTab = (phone: number) =>
        createOfflineStore({
          backend: Promise.resolve(shelves[phone] as StoreBackend),
          now: () => now + phone * 2,
        });
      const tabs = [0, 1].map((phone) => [openTab(phone), openTab(phone)]);
      const underWay: Promise<unknown>[] = [];
      const seen: StoredItem[] = [];
      for (const { phone, tab, act, id, fates, passed, isAwaited, turns } of steps) {
        now += passed;
        const store = tabs[phone]?.[tab] as OfflineStore;
        const left = [...fates];
        const syncedList = lineOf(lender, () => left.shift() ?? 'arrives', late);
        const acts: Record<typeof act, () => Promise<unknown>> = {
          edit: () => store.write([draft(id, `${phone}${tab}${now}`)]),
          remove: () => store.remove('records', id),
          restore: () => store.restore('records', id),
          send: () => syncLists(store, [syncedList]).catch(() => undefined),
          arriveLate: () => Promise.resolve(late.splice(0, 2).reverse().map(lender.take)),
          closeTab: () => Promise.resolve(((tabs[phone] ?? [])[tab] = openTab(phone))),
        };
        const acting = acts[act]().then(async () => {
          const item = await store.item('records', id);
          if (item !== undefined) seen.push(item);
        });
        if (isAwaited) await acting;
        else underWay.push(acting);
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      }
      await Promise.all(underWay);
      late.splice(0).map(lender.take);
      const clear = lineOf(lender, () => 'arrives', late);
      for (const phone of [0, 1, 0, 1]) await syncLists(tabs[phone]?.[0] as OfflineStore, [clear]);
      const [one, other] = await Promise.all([
        everything(tabs[0]?.[1] as OfflineStore),
        everything(tabs[1]?.[1] as OfflineStore),
      ]);
      expect(shape(one)).toEqual(shape(lender.rows()));
      for (const each of seen) {
        const last = lender.rows().find((row) => row.id === each.id);
        expect((last?.updatedAt ?? '') >= each.updatedAt).toBe(true);
      }
      expect(shape(other)).toEqual(shape(lender.rows()));
      expect(await tabs[0]?.[0]?.pending()).toEqual([]);
    }),
    { numRuns: histories },
  );
});

const storeOn = (backend: StoreBackend, now = () => 1_700_000_000_000) =>
  createOfflineStore({ backend: Promise.resolve(backend), now });

it('a change that a later one of another device overwrote is recorded as a conflict', async () => {
  const lender = createLender();
  const syncedList = lineOf(lender, () => 'arrives', []);
  const [mine, theirs] = [
    storeOn(createMemoryBackend()),
    storeOn(createMemoryBackend(), () => 1_700_000_009_000),
  ];
  await mine.write([draft('a', 'mine')]);
  await theirs.write([draft('a', 'theirs')]);
  await syncLists(theirs, [syncedList]);
  await syncLists(mine, [syncedList]);
  expect((await mine.item('records', 'a'))?.wire['note']).toBe('theirs');
  expect((await mine.conflicts(['records'])).map(({ lost: gone }) => gone.wire['note'])).toEqual(['mine']);
  expect(await theirs.conflicts(['records'])).toEqual([]);
});

it('a deleted record stays deleted when its deletion reaches the lender before the record', async () => {
  const lender = createLender();
  const late: StoredItem[] = [];
  let now = 1_700_000_000_000;
  const store = storeOn(createMemoryBackend(), () => (now += 1));
  const lateLine = lineOf(lender, () => 'late', late);
  await store.write([draft('a', 'on its way')]);
  await expect(
    syncLists(store, [{ ...lateLine, fetch: lineOf(lender, () => 'arrives', []).fetch }]),
  ).rejects.toThrow();
  await store.remove('records', 'a');
  const unknown = new CallError('No such entry.', { kind: 'Business', path: '/x', code: codes.notFound });
  const plain = lineOf(lender, () => 'arrives', []);
  const syncedList: SyncedList = {
    ...plain,
    send: (item) => (item.deleted && lender.rows().length === 0 ? Promise.reject(unknown) : plain.send(item)),
  };
  await syncLists(store, [syncedList]);
  late.map(lender.take);
  expect(lender.rows()).toMatchObject([{ id: 'a', deleted: false }]);
  await syncLists(store, [syncedList]);
  expect(lender.rows()).toMatchObject([{ id: 'a', deleted: true }]);
  expect(await store.pending()).toEqual([]);
});

it('a rejected change stays pending with its reason until the borrower discards it', async () => {
  const lender = createLender();
  const store = storeOn(createMemoryBackend());
  const refused = new CallError('Check this entry.', {
    kind: 'Business',
    path: '/x',
    code: codes.badInput,
  });
  const plain = lineOf(lender, () => 'arrives', []);
  const syncedList = {
    ...plain,
    send: (item: StoredItem) => (item.id === 'a' ? Promise.reject(refused) : plain.send(item)),
  };
  await store.write([draft('a', 'bad'), draft('b', 'good')]);
  await syncLists(store, [syncedList]);
  expect(await store.pending()).toEqual([expect.objectContaining({ id: 'a', problem: refused.message })]);
  expect(lender.rows().map(({ id }) => id)).toEqual(['b']);
  await store.discard('records', 'a');
  await syncLists(store, [syncedList]);
  expect((await store.items('records')).map(({ id }) => id)).toEqual(['b']);
});

it('a change that does not fit the contract stays pending, and the others are sent', async () => {
  const lender = createLender();
  const store = storeOn(createMemoryBackend());
  const plain = lineOf(lender, () => 'arrives', []);
  const noted = v.object({ note: v.literal('good') });
  const send = async (item: StoredItem) => plain.send({ ...item, wire: v.parse(noted, item.wire) });
  await store.write([draft('a', 'bad'), draft('b', 'good')]);
  await syncLists(store, [{ ...plain, send }]);
  expect(lender.rows().map(({ id }) => id)).toEqual(['b']);
  expect((await store.waiting()).refused).toMatchObject([{ id: 'a', problem: '' }]);
  await store.write([draft('a', 'good')]);
  await syncLists(store, [{ ...plain, send }]);
  expect(await store.pending()).toEqual([]);
});

it.each(['corrected', 'discarded'] as const)(
  'a refusal says nothing about an item that was %s while it was sent',
  async (how) => {
    const lender = createLender();
    const store = storeOn(createMemoryBackend());
    const plain = lineOf(lender, () => 'arrives', []);
    const syncedList = {
      ...plain,
      send: async (item: StoredItem) => {
        if (item.wire['note'] !== 'bad') return plain.send(item);
        await (how === 'corrected' ? store.write([draft('a', 'good')]) : store.discard('records', 'a'));
        throw new CallError('Check this entry.', { kind: 'Business', path: '/x', code: codes.badInput });
      },
    };
    await store.write([draft('a', 'bad')]);
    await syncLists(store, [syncedList]);
    await syncLists(store, [syncedList]);
    expect(await store.pending()).toEqual([]);
    expect(lender.rows().map(({ wire }) => wire['note'])).toEqual(how === 'corrected' ? ['good'] : []);
  },
);

it.each(['QuotaExceededError', 'DataError', 'UnknownError'])(
  'a write to a full device (%s) rejects with StorageFull and stores nothing',
  async (name) => {
    const backend = createMemoryBackend();
    const full: StoreBackend = {
      ...backend,
      change: (work) =>
        backend.change(async (transaction) => {
          await work(transaction);
          throw Object.assign(new Error(), { name });
        }),
    };
    await expect(storeOn(full).write([draft('a', 'x')])).rejects.toBeInstanceOf(StorageFull);
    expect(await storeOn(backend).items('records')).toEqual([]);
  },
);

it('a change is later than the one it replaces, even if that one is from a fast clock', async () => {
  const backend = createMemoryBackend();
  await storeOn(backend, () => Date.parse('2030-01-01')).write([draft('a', 'ahead')]);
  await storeOn(backend, () => Date.parse('2026-01-01')).write([draft('a', 'mine')]);
  const item = await storeOn(backend).item('records', 'a');
  expect(item).toMatchObject({ updatedAt: '2030-01-01T00:00:00.001Z', wire: { note: 'mine' } });
});

it('a response that arrives after the local data was cleared is not stored', async () => {
  const lender = createLender();
  lender.take({ ...draft('a', 'theirs'), updatedAt: '2026-11-20T00:00:00.000Z', deleted: false });
  let backend = createMemoryBackend();
  const phone: StoreBackend = {
    persists: true,
    read: (work) => backend.read(work),
    change: (work) => backend.change(work),
  };
  const store = storeOn(phone);
  await store.setMark('life', 'one');
  const syncedList = lineOf(lender, () => 'arrives', []);
  const wiped = {
    ...syncedList,
    fetch: async (since: string) => {
      const changes = await syncedList.fetch(since);
      backend = createMemoryBackend();
      await store.setMark('life', 'two');
      return changes;
    },
  };
  await expect(syncLists(store, [wiped])).rejects.toBeInstanceOf(LocalDataCleared);
  expect(await store.items('records')).toEqual([]);
});
