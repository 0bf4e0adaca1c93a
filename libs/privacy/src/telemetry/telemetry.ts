import type { ApiClient, KeyStore } from '@clearloan/api-client';
import type { Market } from '@clearloan/formatting';
import type { List } from '../device/consent-log';
import { mayBeSent } from '../rules/consent';
import { isKnownToLender } from '../rules/consent';
import type { ScreenName, Usage, UsageEvent, UsageSetting } from './usage';

/**
 * What the shell records about screens. Without consent nothing is recorded, and its code is not even loaded.
 */
export interface Telemetry {
  readonly screenShown: (screen: ScreenName, ms: number) => void;
  readonly happened: (event: UsageEvent) => void;
}

export interface TelemetrySetting {
  readonly client: ApiClient;
  readonly consentLog: List;
  readonly market: Pick<Market, 'contactsUpload'>;
  /** Stores that the store tag was reported. */
  readonly storage: KeyStore;
}

const flushEveryMs = 30_000;

export function createTelemetry({ client, consentLog, market, storage }: TelemetrySetting): Telemetry {
  let usage: Promise<Usage> | undefined;
  const isAllowed = () => mayBeSent('analytics', consentLog.lines(), market);
  // The lender refuses events of a visitor, and those before the corresponding consent.
  const maySend = () =>
    client.session.isLoggedIn() && isAllowed() && isKnownToLender('analytics', consentLog.lines());
  const withUsage = (work: (loaded: Usage) => void) => {
    const isNoted = isAllowed();
    if (isNoted && usage === undefined) {
      usage = startUsage({ client, storage, maySend }, flush);
      flush();
    }
    usage?.then(
      (loaded) => {
        if (isNoted && isAllowed()) work(loaded);
        else loaded.forget();
      },
      () => {
        usage = undefined;
      },
    );
  };
  const flush = () => {
    withUsage((loaded) => void loaded.flush());
  };
  // Also when the lender has received the consent: events that waited for it are sent now.
  consentLog.subscribe(flush);
  return {
    screenShown: (screen, ms) => {
      withUsage((loaded) => {
        loaded.screenShown(screen, ms);
      });
    },
    happened: (event) => {
      withUsage((loaded) => {
        loaded.happened(event);
      });
    },
  };
}

/** After its first use, every trigger calls `flush`. */
async function startUsage(setting: UsageSetting, flush: () => void): Promise<Usage> {
  const { createUsage } = await import('./usage');
  setInterval(flush, flushEveryMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  setting.client.session.subscribe(flush);
  return createUsage(setting);
}
