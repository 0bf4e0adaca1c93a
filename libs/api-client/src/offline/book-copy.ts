import { linkMark, type OfflineStore } from './offline-store';
import {
  storeIdMark,
  type StoreTransaction,
  type Conflict,
  type Pending,
  type StoredItem,
} from './stored-item';

/** Everything in an `OfflineStore`. IndexedDB can store it, pictures included. */
export interface BookCopy {
  readonly items: readonly StoredItem[];
  readonly pending: readonly Pending[];
  readonly conflicts: readonly Conflict[];
  readonly marks: readonly (readonly [name: string, text: string])[];
}

export const copyBook = (store: OfflineStore): Promise<BookCopy> =>
  store.change(async (tx) => ({
    ...(await tx.everything()),
    pending: await tx.pending(),
    conflicts: await tx.conflicts(),
  }));

/** Adds a copy to a store, all or nothing. Of two versions of an item the later one stays. */
export const addBook = (store: OfflineStore, copy: BookCopy): Promise<void> =>
  store.change(async (tx) => {
    const isInUse = (await tx.pending()).length > 0;
    const taken = new Set<string>();
    for (const item of copy.items) if (await takeLater(tx, item)) taken.add(keyOf(item));
    for (const { list, id, problem } of copy.pending)
      if (taken.has(keyOf({ list, id }))) await tx.enqueue(list, id, problem);
    for (const { lost } of copy.conflicts) await tx.recordConflict(lost);
    for (const [name, text] of copy.marks) {
      // Whether present items may be sent to the account is asked for them, not taken over from the copy.
      const isOwn = name === storeIdMark || (name === linkMark && isInUse);
      if (!isOwn && (await tx.mark(name)) === undefined) await tx.setMark(name, text);
    }
  });

async function takeLater(tx: StoreTransaction, item: StoredItem): Promise<boolean> {
  const present = await tx.item(item.list, item.id);
  if (present !== undefined && present.updatedAt >= item.updatedAt) return false;
  await tx.put(item);
  return true;
}

const keyOf = ({ list, id }: Pick<StoredItem, 'list' | 'id'>) => `${list}/${id}`;
