import {
  storeIdMark,
  type Conflict,
  type StoredItem,
  type Pending,
  type DaySpan,
  type StoreTransaction,
  type StoreBackend,
} from './stored-item';

/** The rows of the store in memory. */
interface Rows {
  readonly items: Map<string, StoredItem>;
  readonly outbox: Map<string, Pending>;
  readonly marks: Map<string, string>;
  readonly conflicts: Map<number, Conflict>;
  seq: number;
}

const keyOf = (list: string, id: string) => `${list}/${id}`;

/** For browsers without a database, and for tests: the same guarantees, only while the page is open. */
export function createMemoryBackend(): StoreBackend {
  const marks = new Map([[storeIdMark, crypto.randomUUID()]]);
  let rows: Rows = { items: new Map(), outbox: new Map(), marks, conflicts: new Map(), seq: 0 };
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    persists: false,
    read: (work) => inTurn(() => work(transactionOf(rows))),
    change: (work) =>
      inTurn(async () => {
        const draft = copy(rows);
        const result = await work(transactionOf(draft));
        rows = draft;
        return result;
      }),
  };
}

const copy = (rows: Rows): Rows => ({
  items: new Map(rows.items),
  outbox: new Map(rows.outbox),
  marks: new Map(rows.marks),
  conflicts: new Map(rows.conflicts),
  seq: rows.seq,
});

const done = Promise.resolve();
const within = (span: DaySpan | undefined, day: string) =>
  span === undefined || (day >= span.first && day <= span.last);

function transactionOf(rows: Rows): StoreTransaction {
  return {
    item: (list, id) => Promise.resolve(rows.items.get(keyOf(list, id))),
    items: (list, span) =>
      Promise.resolve(
        [...rows.items.values()].filter((item) => item.list === list && within(span, item.day)),
      ),
    everything: () => Promise.resolve({ items: [...rows.items.values()], marks: [...rows.marks] }),
    put: (item) => {
      rows.items.set(keyOf(item.list, item.id), item);
      return done;
    },
    pending: () => Promise.resolve([...rows.outbox.values()].sort((one, other) => one.seq - other.seq)),
    waiting: (lists) => {
      const waiting = [...rows.outbox.values()].filter(({ list }) => lists?.includes(list) ?? true);
      return Promise.resolve({
        count: waiting.length,
        refused: waiting.filter(({ problem }) => problem !== undefined),
      });
    },
    pendingOf: (list, id) => Promise.resolve(rows.outbox.get(keyOf(list, id))),
    enqueue: (list, id, problem) => {
      const seq = rows.outbox.get(keyOf(list, id))?.seq ?? (rows.seq += 1);
      rows.outbox.set(keyOf(list, id), { seq, list, id, problem });
      return done;
    },
    dequeue: (list, id) => {
      rows.outbox.delete(keyOf(list, id));
      return done;
    },
    mark: (name) => Promise.resolve(rows.marks.get(name)),
    setMark: (name, text) => {
      rows.marks.set(name, text);
      return done;
    },
    conflicts: () => Promise.resolve([...rows.conflicts.values()]),
    recordConflict: (lost) => {
      const seq = (rows.seq += 1);
      rows.conflicts.set(seq, { seq, list: lost.list, id: lost.id, lost });
      return done;
    },
    forget: (seq) => {
      rows.conflicts.delete(seq);
      return done;
    },
  };
}
