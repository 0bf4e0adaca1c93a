import {
  addressOfRead,
  defaultHeaderPairs,
  fetchEarly,
  presentParameters,
  queryOf,
  safeStorage,
  type Incoming,
} from '@clearloan/api-client';
import { applyStoredLook, areAmountsHiddenAtStart, isHandedOver, isPhoneShared } from '@clearloan/auth';
import { drawEarlySlip } from '@clearloan/loans';
import { showPrerenderedForBorrower } from '../prerender/show-for-borrower';
import { chosenLanguage } from '../start-up/chosen-language';
import { brandOfPage } from './brand-of-page';
import { readsOfPage } from './reads-of-page';

declare global {
  interface Window {
    /** The reads that this page sent before the app was there, by their addresses. */
    readsOfPage?: ReadonlyMap<string, Promise<Incoming>> | undefined;
  }
}

/**
 * Runs while the app is on its way: the first screen's reads leave at once, and a borrower's home says what to pay as soon as
 * its answer is here. Where something has to be done before a read may leave (an address or an app around the page that brings
 * a session, a phone that others use), they wait for the app.
 */
function askAhead(): Map<string, Promise<Incoming>> | undefined {
  const { href, pathname } = window.location;
  const stored = safeStorage(() => window.localStorage);
  if (presentParameters({ storage: stored, address: () => '', language: () => 'en' }).has('sessionId'))
    showPrerenderedForBorrower();
  const isForAppFirst = queryOf(href) !== '' || isPhoneShared() || isHandedOver();
  if (isForAppFirst || window.ClearloanHost !== undefined) return undefined;
  const { prefix, languages, market } = brandOfPage();
  const language = chosenLanguage(languages);
  const parameters = presentParameters({
    storage: stored,
    address: () => href,
    language: () => language,
  });
  const isLoggedIn = parameters.has('sessionId');
  const sent = readsOfPage(pathname, isLoggedIn).map((read): [string, Promise<Incoming>] => {
    const address = addressOfRead(prefix, parameters, read);
    const answer = fetchEarly(address, defaultHeaderPairs, parameters);
    answer.catch(() => undefined); // told to whoever takes it
    return [address, answer];
  });
  const [home] = pathname === '/' && isLoggedIn && !areAmountsHiddenAtStart() ? sent : [];
  // Whatever is wrong with the answer, the app reads it too, and explains it.
  if (home) drawEarlySlip(home[1], { market, language }).catch(() => undefined);
  return new Map(sent);
}

try {
  // In what it says, nothing grows or changes its colour when the app comes.
  applyStoredLook();
  window.readsOfPage = askAhead();
} catch {
  // The app says what is wrong with its page or its phone.
}
