import * as fc from 'fast-check';
import { addBook, copyBook } from './book-copy';
import { createMemoryBackend } from './memory-backend';
import { createOfflineStore, type OfflineStore } from './offline-store';

const newStore = (now = Date.now) =>
  createOfflineStore({ backend: Promise.resolve(createMemoryBackend()), now });
const draft = (id: string, note: string) => ({ list: 'records', id, day: '2026-11-20', wire: { note } });
const facts = async (store: OfflineStore) => {
  const { items, pending, marks } = await copyBook(store);
  return {
    items: [...items].sort((one, other) => one.id.localeCompare(other.id)),
    pending: pending.map(({ id, problem }) => ({ id, problem })),
    link: marks.find(([name]) => name === 'link')?.[1],
  };
};

it('a copy that is added to an empty store has every item, waiting write and decision', async () => {
  const write = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), note: fc.string({ maxLength: 8 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(write, { maxLength: 8 }),
      fc.array(write, { maxLength: 4 }),
      async (writes, sent) => {
        const store = newStore();
        await store.setLink('account');
        for (const { id, note } of writes) await store.write([draft(id, note)]);
        await store.change(async (tx) => {
          for (const { id } of sent) await tx.dequeue('records', id);
        });
        const restored = newStore();
        await addBook(restored, await copyBook(store));
        expect(await facts(restored)).toEqual(await facts(store));
        // A second time, after a page that was closed in between.
        await addBook(restored, await copyBook(store));
        expect(await facts(restored)).toEqual(await facts(store));
      },
    ),
  );
});

it('the later version stays, and present writes are still asked about', async () => {
  const before = newStore(() => 1_000);
  await before.setLink('account');
  await before.write([draft('a', 'old'), draft('b', 'only here')]);
  const present = newStore(() => 2_000);
  await present.write([draft('a', 'new')]);
  await addBook(present, await copyBook(before));
  expect((await present.item('records', 'a'))?.wire['note']).toBe('new');
  expect((await present.item('records', 'b'))?.wire['note']).toBe('only here');
  expect(await present.link()).toBe('undecided');
});
