import { CallError } from '../transport/call-error';
import type { StoredItem } from '../offline/stored-item';
import type { SyncedList } from '../offline/sync-lists';

/** A lender reduced to its contract: keeps the later version, returns what changed since. */
export function createLender() {
  const rows = new Map<string, { item: StoredItem; changed: number }>();
  let clock = 0;
  return {
    rows: () => [...rows.values()].map(({ item }) => item),
    take(item: StoredItem) {
      clock += 1;
      const kept = rows.get(item.id);
      if (kept === undefined || item.updatedAt >= kept.item.updatedAt)
        rows.set(item.id, { item, changed: clock });
    },
    since(text: string) {
      const after = Date.parse(text);
      const page = [...rows.values()]
        .filter(({ changed }) => changed > after)
        .sort((x, y) => x.changed - y.changed);
      const list = page.slice(0, 2);
      const until = list.at(-1);
      return {
        list: list.map(({ item }) => item),
        hasMore: page.length > 2,
        until: until && new Date(until.changed).toISOString(),
      };
    },
  };
}
type Lender = ReturnType<typeof createLender>;

/** A call takes a while, during which other tabs continue. */
async function onTheWay(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}
const lost = () => new CallError('No connection', { kind: 'Network', path: '/x' });
export type Fate = 'arrives' | 'lost' | 'ackLost' | 'twice' | 'late';

/** A connection on which each request succeeds or fails separately; late ones arrive after the rest of the round. */
export function lineOf(lender: Lender, fate: () => Fate, late: StoredItem[]): SyncedList {
  return {
    list: 'records',
    fetch: async (since) => {
      await onTheWay();
      if (fate() === 'lost') throw lost();
      const changes = lender.since(since);
      await onTheWay();
      return changes;
    },
    send: async (item) => {
      await onTheWay();
      const what = fate();
      if (what === 'late') late.push(item);
      if (what === 'lost' || what === 'late') throw lost();
      lender.take(item);
      if (what === 'twice') lender.take(item);
      await onTheWay();
      if (what === 'ackLost') throw lost();
    },
  };
}
