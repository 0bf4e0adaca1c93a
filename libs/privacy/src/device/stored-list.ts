import type { KeyStore, CallReport } from '@clearloan/api-client';
import * as v from 'valibot';
import { withCall, type TrafficLine } from '../rules/traffic';

/**
 * A list in one storage entry, parsed again only when the entry has changed, since React may read it on every render.
 */
export interface StoredList<Item> {
  readonly read: () => readonly Item[];
  readonly write: (items: readonly Item[]) => void;
  /** Notifies of a change in this page or, for storage shared by tabs, in another. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function storedList<Item>(
  storage: KeyStore,
  entry: string,
  schema: v.GenericSchema<unknown, Item>,
): StoredList<Item> {
  const changes = new EventTarget();
  let raw: string | null = null;
  let items: readonly Item[] = [];
  return {
    read() {
      const present = storage.get(entry);
      if (present !== raw) {
        raw = present;
        items = parse(present, schema);
      }
      return items;
    },
    write(next) {
      storage.set(entry, JSON.stringify(next));
      changes.dispatchEvent(new Event('change'));
    },
    subscribe(listener) {
      changes.addEventListener('change', listener);
      window.addEventListener('storage', listener);
      return () => {
        changes.removeEventListener('change', listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** A corrupted list counts as empty: for consents that means no. */
function parse<Item>(raw: string | null, schema: v.GenericSchema<unknown, Item>): readonly Item[] {
  try {
    const parsed = v.safeParse(v.array(schema), JSON.parse(raw ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

const lineSchema = v.object({ path: v.string(), sent: v.number(), bytes: v.number(), heldBack: v.number() });

/** What was sent in this visit: names, counts and sizes. */
export interface Traffic {
  readonly take: (report: CallReport) => void;
  readonly lines: () => readonly TrafficLine[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param storage session storage: cleared with the tab, and by a logout */
export function createTraffic(storage: KeyStore): Traffic {
  const { read, write, subscribe } = storedList<TrafficLine>(storage, 'clearloan.traffic', lineSchema);
  return {
    lines: read,
    subscribe,
    take: ({ path, outcome, sentBytes }) => {
      write(withCall(read(), { path, bytes: sentBytes, isHeldBack: outcome === 'heldBack' }));
    },
  };
}
