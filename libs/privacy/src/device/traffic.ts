import type { CallReport, KeyStore } from '@clearloan/api-client';
import * as v from 'valibot';
import { withCall, type TrafficLine } from '../rules/traffic';
import { storedList } from './stored-list';

const lineSchema = v.object({ path: v.string(), sent: v.number(), bytes: v.number(), heldBack: v.number() });

/** What left the phone in this visit: names, counts and sizes. */
export interface Traffic {
  readonly take: (report: CallReport) => void;
  readonly lines: () => readonly TrafficLine[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param storage of the visit: it goes with the tab, and with a logout */
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
