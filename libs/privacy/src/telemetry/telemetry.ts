import type { ApiClient, KeyStore } from '@clearloan/api-client';
import type { Market } from '@clearloan/formatting';
import type { Ledger } from '../phone/ledger';
import { mayBeSent } from '../rules/consent';
import type { ScreenName, Usage, UsageEvent } from './usage';

/** What the shell tells about screens. Without the consent nothing is noted, and its code is not even loaded. */
export interface Telemetry {
  readonly screenShown: (screen: ScreenName, ms: number) => void;
  readonly happened: (event: UsageEvent) => void;
}

export interface TelemetrySetting {
  readonly client: ApiClient;
  readonly ledger: Ledger;
  readonly market: Pick<Market, 'contactsUpload'>;
  /** Keeps that the store was told. */
  readonly storage: KeyStore;
}

const flushEveryMs = 30_000;

export function createTelemetry({ client, ledger, market, storage }: TelemetrySetting): Telemetry {
  let usage: Promise<Usage> | undefined;
  const isAllowed = () => mayBeSent('analytics', ledger.lines(), market);
  const withUsage = (work: (loaded: Usage) => void) => {
    if (!isAllowed()) return;
    usage ??= startUsage(client, storage, isAllowed);
    void usage.then(
      (loaded) => {
        if (isAllowed()) work(loaded);
      },
      () => {
        usage = undefined;
      },
    );
  };
  ledger.subscribe(() => {
    if (!isAllowed()) void usage?.then((loaded) => loaded.forget());
    else withUsage(() => undefined);
  });
  return {
    screenShown: (screen, ms) => {
      withUsage((loaded) => loaded.screenShown(screen, ms));
    },
    happened: (event) => {
      withUsage((loaded) => loaded.happened(event));
    },
  };
}

async function startUsage(client: ApiClient, storage: KeyStore, isAllowed: () => boolean): Promise<Usage> {
  const [{ createUsage }, { tellStoreOnce }] = await Promise.all([import('./usage'), import('./store-tags')]);
  const usage = createUsage(client);
  const flush = () => {
    if (!isAllowed()) return;
    void usage.flush();
    void tellStoreOnce(client, storage).catch(() => undefined);
  };
  setInterval(flush, flushEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  client.session.subscribe(flush);
  void tellStoreOnce(client, storage).catch(() => undefined);
  return usage;
}
