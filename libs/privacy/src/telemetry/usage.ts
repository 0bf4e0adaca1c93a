import type { ApiClient, KeyStore } from '@clearloan/api-client';
import type { RouteName } from '@clearloan/routes';
import { saveEvents, uploadTimings, type SavedEvent, type ScreenTiming } from '../contract';
import { boundedQueue } from './error-reports';
import { reportStoreOnce } from './store-tags';

/** Everything that may ever be told about how the app is used, besides how long screens took. */
export type UsageEvent = 'appOpened' | 'loggedIn';

/** Names of screens are names of routes: an address may hold a number. */
export type ScreenName = RouteName | 'unknown';

/** How the app is used, sent in batches while the borrower allows it. */
export interface Usage {
  readonly screenShown: (screen: ScreenName, ms: number) => void;
  readonly happened: (event: UsageEvent) => void;
  /** Sends what waits, as far as it may be sent now; also when the page is left. Never rejects. */
  readonly flush: () => Promise<void>;
  /** The consent was withdrawn: what waits is forgotten. */
  readonly forget: () => void;
}

export interface UsageSetting {
  readonly client: ApiClient;
  /** Keeps that the store was told. */
  readonly storage: KeyStore;
  /** Would the lender take it now? Until then it waits. */
  readonly maySend: () => boolean;
}

/** As much as one call takes, and what waits at most. */
const batch = 20;
const mostWaiting = 100;

export function createUsage({ client, storage, maySend }: UsageSetting): Usage {
  const timings = boundedQueue<ScreenTiming>(mostWaiting);
  const events = boundedQueue<SavedEvent>(mostWaiting);
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
