import {
  addressOfRead,
  defaultHeaderPairs,
  deviceStore,
  fetchPreload,
  presentParameters,
  queryOf,
  type WireResponse,
} from '@clearloan/api-client';
import {
  applyStoredTheme,
  areAmountsHiddenAtStart,
  hasUnconfirmedSession,
  isDeviceShared,
  isLockSet,
} from '@clearloan/auth';
import { drawPayment } from '@clearloan/loans';
import { showPrerenderedFor } from './show-prerendered';
import { chosenLanguage } from '../runtime/chosen-language';
import { brandOfPage } from './brand-of-page';
import { placeOf } from './place-of';
import { preloadRequests } from './preload-requests';

declare global {
  interface Window {
    /** Responses of the reads that the preload script has sent, by their addresses. */
    preloadedResponses?: ReadonlyMap<string, Promise<WireResponse>> | undefined;
  }
}

/**
 * Runs while the app loads: sends the first screen's reads at once, and draws what to pay into a borrower's home as soon as its
 * response is here. Where something has to be done before a read may leave (an address or a native shell that brings a session,
 * a device that others use, a locked app), the reads wait for the app. Until the lock is there, a locked home is a skeleton.
 */
function preload(): Map<string, Promise<WireResponse>> | undefined {
  const { href, pathname } = window.location;
  const kept = presentParameters({ storage: deviceStore, address: () => '', language: () => 'en' });
  showPrerenderedFor(kept.has('sessionId') ? 'borrower' : 'visitor');
  const isForAppFirst = isLockSet() || queryOf(href) !== '' || isDeviceShared() || hasUnconfirmedSession();
  if (isForAppFirst || window.ClearloanHost !== undefined) return undefined;
  const { prefix, languages, market } = brandOfPage();
  const language = chosenLanguage(languages);
  const parameters = presentParameters({
    storage: deviceStore,
    address: () => href,
    language: () => language,
  });
  const isLoggedIn = parameters.has('sessionId');
  const place = placeOf(pathname);
  const requests = place ? preloadRequests(place, isLoggedIn) : [];
  const sent = requests.map((read): [string, Promise<WireResponse>] => {
    const address = addressOfRead(prefix, parameters, read);
    const answer = fetchPreload(address, defaultHeaderPairs, parameters);
    answer.catch(() => undefined); // told to whoever takes it
    return [address, answer];
  });
  const [home] = pathname === '/' && isLoggedIn && !areAmountsHiddenAtStart() ? sent : [];
  // Whatever is wrong with the answer, the app reads it too, and explains it.
  if (home) drawPayment(home[1], { market, language }).catch(() => undefined);
  return new Map(sent);
}

try {
  // In what it says, nothing grows or changes its colour when the app comes.
  applyStoredTheme();
  window.preloadedResponses = preload();
} catch {
  // The app says what is wrong with its page or its phone.
}
