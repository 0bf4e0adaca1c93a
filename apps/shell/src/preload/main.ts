import {
  addressOfRead,
  defaultHeaderPairs,
  deviceStore,
  fetchPreload,
  presentParameters,
  queryOf,
  type WireResponse,
} from '@clearloan/api-client';
import { applyStoredTheme, areAmountsHiddenAtStart, isDeviceShared, isLockSet } from '@clearloan/session';
import { drawPayment } from '@clearloan/home';
// Declares `window.ClearloanHost`.
import type {} from '../native-shell/connect-native-shell';
import { showPrerenderedFor, brandOfPage, placeOf } from './page';
import { chosenLanguage } from '../runtime/language';
import { preloadRequests } from './preload-requests';

declare global {
  interface Window {
    /** Responses to the preload script's requests, by URL. */
    preloadedResponses?: ReadonlyMap<string, Promise<WireResponse>> | undefined;
  }
}

/**
 * Runs while the app loads: sends the first screen's requests at once, and renders the payment into a borrower's home as soon as
 * its response arrives. If something must happen first (a session from a URL or a native shell, a shared device, a locked app), the
 * requests wait for the app. Until the lock is loaded, a locked home shows a skeleton.
 */
function preload(): Map<string, Promise<WireResponse>> | undefined {
  const { href, pathname } = window.location;
  const storedParameters = presentParameters({
    storage: deviceStore,
    address: () => '',
    language: () => 'en',
  });
  showPrerenderedFor(storedParameters.has('sessionId') ? 'borrower' : 'visitor');
  const isForAppFirst = isLockSet() || queryOf(href) !== '' || isDeviceShared();
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
  const responses = requests.map((read): [string, Promise<WireResponse>] => {
    const address = addressOfRead(prefix, parameters, read);
    const answer = fetchPreload(address, defaultHeaderPairs, parameters);
    answer.catch(() => undefined); // the consumer handles it
    return [address, answer];
  });
  const [home] = pathname === '/' && isLoggedIn && !areAmountsHiddenAtStart() ? responses : [];
  // The app consumes the same response and shows its error.
  if (home) drawPayment(home[1], { market, language }).catch(() => undefined);
  return new Map(responses);
}

try {
  // Sizes and colours match the app's, so nothing changes on hydration.
  applyStoredTheme();
  window.preloadedResponses = preload();
} catch {
  // The app reports problems of the page or the device.
}
