import {
  createApiClient,
  createBusinessTime,
  createIdempotencyKeys,
  createSession,
  safeStorage,
  type ApiClient,
} from '@clearloan/api-client';
import { activeLanguage } from '@clearloan/app-runtime';
import { configuration } from '../configuration';
import { failureMessage, type ShellServices } from '../runtime/shell-services';

const doNothing = () => undefined;
const silent = { begin: doNothing, end: doNothing, fail: doNothing };

/** A client for a session that this device does not use. It keeps nothing and shows nothing. */
export function createClientOf({ privacy, session }: Pick<ShellServices, 'privacy' | 'session'>) {
  return (sessionId: string): ApiClient => {
    const memory = safeStorage(() => {
      throw new Error('An offered session is not stored.');
    });
    const own = createSession({ storage: memory, address: () => '', language: activeLanguage });
    own.saveParameters(session.parameters());
    own.saveLogin({ sessionId });
    return createApiClient({
      ...configuration,
      session: own,
      notifier: silent,
      businessTime: createBusinessTime(Date.now),
      keys: createIdempotencyKeys(memory, () => crypto.randomUUID()),
      language: activeLanguage,
      failureMessage,
      gate: ({ consent }) => consent === undefined,
      observe: privacy.traffic.take,
      onExpired: doNothing,
    });
  };
}
