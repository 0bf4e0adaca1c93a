import type { ApiClient, KeyStore } from '@clearloan/api-client';
import type { RouteName } from '@clearloan/routes';
import {
  saveEvents,
  uploadMarketChannel,
  uploadStoreTag,
  uploadTimings,
  type SavedEvent,
  type ScreenTiming,
} from '../contract';
import { boundedQueue } from './waiting-reports';

/** All usage events that may ever be sent, besides how long screens took. */
export type UsageEvent = 'appOpened' | 'loggedIn';

/** Screens are named by route, since a path may contain a number. */
export type ScreenName = RouteName | 'unknown';

/** Usage events, sent in batches while the borrower consents. */
export interface Usage {
  readonly screenShown: (screen: ScreenName, ms: number) => void;
  readonly happened: (event: UsageEvent) => void;
  /** Sends pending events, as far as permitted now; also when the page is left. Never rejects. */
  readonly flush: () => Promise<void>;
  /** The consent was withdrawn: pending events are dropped. */
  readonly forget: () => void;
}

export interface UsageSetting {
  readonly client: ApiClient;
  /** Stores that the store tag was reported. */
  readonly storage: KeyStore;
  /** Whether the lender would accept events now. Until then they wait. */
  readonly maySend: () => boolean;
}

/** The batch size of a call, and the maximum number of pending events. */
const batch = 20;
const maxWaiting = 100;

export function createUsage({ client, storage, maySend }: UsageSetting): Usage {
  const timings = boundedQueue<ScreenTiming>(maxWaiting);
  const events = boundedQueue<SavedEvent>(maxWaiting);
  const now = () => client.businessTime.now();
  const sendTimings = async () => {
    const waiting = timings.takeAll();
    if (waiting.length > 0) await client.call(uploadTimings, { timings: waiting }, { keepAlive: true });
  };
  const sendEvents = async () => {
    const waiting = events.takeAll();
    if (waiting.length > 0) await client.call(saveEvents, { events: waiting }, { keepAlive: true });
  };
  const send = async () => {
    if (maySend()) await Promise.all([sendTimings(), sendEvents(), reportStoreOnce(client, storage)]);
  };
  const flush = () => send().catch(() => undefined);
  const flushWhenMany = () => {
    if (timings.size() + events.size() >= batch) void flush();
  };
  return {
    flush,
    screenShown(screen, ms) {
      timings.add({ screen, name: 'shown', ms: Math.max(0, Math.round(ms)), at: now() });
      flushWhenMany();
    },
    happened(name) {
      events.add({ name, at: now(), consent: undefined });
      flushWhenMany();
    },
    forget() {
      timings.clear();
      events.clear();
    },
  };
}

const storeEntry = 'clearloan.store-told';
const channelEntry = 'clearloan.channel-told';
const plain = /^[\w./:-]{1,80}$/;

/**
 * Reports once where the app came from, by the URL that opened it: `utm_source` for the store, `channel` for the
 * channel. Without these, nothing is sent; values that are not plain names are ignored.
 */
async function reportStoreOnce(client: ApiClient, storage: KeyStore): Promise<void> {
  const parameters = client.session.parameters();
  await Promise.all([
    reportOnce(storage, storeEntry, parameters.get('utm_source'), (tag) =>
      client.call(uploadStoreTag, { tag }),
    ),
    reportOnce(storage, channelEntry, parameters.get('channel'), (channel) =>
      client.call(uploadMarketChannel, { channel }),
    ),
  ]);
}

async function reportOnce(
  storage: KeyStore,
  entry: string,
  name: string | undefined,
  send: (name: string) => Promise<{ readonly ok: boolean } | null>,
): Promise<void> {
  if (name === undefined || !plain.test(name) || storage.get(entry) !== null) return;
  // Stored before it is sent: concurrent callers, here or in another tab, see it as reported.
  storage.set(entry, 'yes');
  const result = await send(name).catch(() => null);
  if (!result?.ok) storage.remove(entry);
}
