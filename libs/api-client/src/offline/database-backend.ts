import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import {
  type Conflict,
  type StoredItem,
  type Pending,
  storeIdMark,
  type StoreTransaction,
  type StoreBackend,
} from './stored-item';

/** Deleted at logout with all databases of the app. */
const databaseName = 'clearloan-offline';

interface Tables extends DBSchema {
  items: { key: [string, string]; value: StoredItem; indexes: { day: [string, string] } };
  outbox: {
    key: number;
    value: Omit<Pending, 'seq'> & { seq?: number };
    indexes: { thing: [string, string]; problem: string };
  };
  marks: { key: string; value: string };
  conflicts: { key: number; value: Omit<Conflict, 'seq'> & { seq?: number } };
}

const storeNames = ['items', 'outbox', 'marks', 'conflicts'] as const;
type Mode = 'readonly' | 'readwrite';

/**
 * IndexedDB backend: what is written survives closing the page. A connection closed by the browser or by a logout in
 * another tab is reopened by the next transaction.
 */
export async function openDatabaseBackend(): Promise<StoreBackend> {
  let connection: Promise<IDBPDatabase<Tables>> | undefined;
  const forget = () => {
    connection = undefined;
  };
  const database = () =>
    (connection ??= connect(forget).catch((error: unknown) => {
      forget();
      throw error;
    }));
  await database();
  return {
    persists: true,
    read: async (work) => runTransaction(await database(), 'readonly', work),
    change: async (work) => runTransaction(await database(), 'readwrite', work),
  };
}

const connect = (onEnd: () => void) =>
  openDB<Tables>(databaseName, 1, {
    upgrade: (fresh, _before, _after, transaction) => {
      fresh.createObjectStore('items', { keyPath: ['list', 'id'] }).createIndex('day', ['list', 'day']);
      const outbox = fresh.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true });
      outbox.createIndex('thing', ['list', 'id'], { unique: true });
      // Indexes refused changes only.
      outbox.createIndex('problem', 'problem');
      fresh.createObjectStore('marks');
      fresh.createObjectStore('conflicts', { keyPath: 'seq', autoIncrement: true });
      void transaction.objectStore('marks').put(crypto.randomUUID(), storeIdMark);
    },
    // Another tab logs out or runs a newer version: do not block it.
    blocking: (_before, _after, event) => {
      onEnd();
      (event.target as IDBDatabase).close();
    },
    terminated: onEnd,
  });

async function runTransaction<Result>(
  database: IDBPDatabase<Tables>,
  mode: Mode,
  work: (transaction: StoreTransaction) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(storeNames, mode);
  try {
    const result = await work(transactionOf(transaction as WriteTransaction));
    await transaction.done;
    return result;
  } catch (error) {
    stop(transaction as WriteTransaction);
    // The transaction has the reason: a full disk aborts it after the request that exceeded the quota.
    throw transaction.error ?? error;
  }
}

function stop(transaction: WriteTransaction): void {
  transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

type WriteTransaction = IDBPTransaction<Tables, typeof storeNames, 'readwrite'>;

function transactionOf(transaction: WriteTransaction): StoreTransaction {
  const items = transaction.objectStore('items');
  const marks = transaction.objectStore('marks');
  const conflicts = transaction.objectStore('conflicts');
  return {
    item: (list, id) => items.get([list, id]),
    items: (list, span) =>
      items.index('day').getAll(IDBKeyRange.bound([list, span?.first ?? ''], [list, span?.last ?? '\uffff'])),
    everything: async () => {
      const [all, names, texts] = await Promise.all([items.getAll(), marks.getAllKeys(), marks.getAll()]);
      return { items: all, marks: names.map((name, at) => [name, texts[at] ?? ''] as const) };
    },
    put: async (item) => {
      await items.put(item);
    },
    ...outboxOf(transaction),
    mark: (name) => marks.get(name),
    setMark: async (name, text) => {
      await marks.put(text, name);
    },
    conflicts: async () => (await conflicts.getAll()).map(withSeq),
    recordConflict: async (lost) => {
      await conflicts.add({ list: lost.list, id: lost.id, lost });
    },
    forget: (seq) => conflicts.delete(seq),
  };
}

function outboxOf(
  transaction: WriteTransaction,
): Pick<StoreTransaction, 'pending' | 'waiting' | 'pendingOf' | 'enqueue' | 'dequeue'> {
  const outbox = transaction.objectStore('outbox');
  const things = outbox.index('thing');
  return {
    pending: async () => (await outbox.getAll()).map(withSeq),
    waiting: async (lists) => {
      const counts =
        lists === undefined
          ? [await outbox.count()]
          : await Promise.all(lists.map((list) => things.count(IDBKeyRange.bound([list], [list, []]))));
      const refused = (await outbox.index('problem').getAll()).map(withSeq);
      return {
        count: counts.reduce((sum, count) => sum + count, 0),
        refused: refused.filter(({ list }) => lists?.includes(list) ?? true),
      };
    },
    pendingOf: async (list, id) => {
      const found = await things.get([list, id]);
      return found && withSeq(found);
    },
    enqueue: async (list, id, problem) => {
      const seq = await things.getKey([list, id]);
      await outbox.put({ list, id, problem, ...(seq === undefined ? {} : { seq }) });
    },
    dequeue: async (list, id) => {
      const seq = await things.getKey([list, id]);
      if (seq !== undefined) await outbox.delete(seq);
    },
  };
}

const withSeq = <Row extends { seq?: number }>(row: Row) => ({ ...row, seq: row.seq ?? 0 });
