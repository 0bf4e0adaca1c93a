import {
  addressOfRead,
  defaultHeaderPairs,
  fetchEarly,
  presentParameters,
  queryOf,
  safeStorage,
  type EarlyCall,
  type Incoming,
} from '@clearloan/api-client';
import { isHandedOver, isPhoneShared } from '@clearloan/auth';
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
 * Runs while the app is on its way: the first screen's reads leave at once. Where something has to be done before one may
 * leave (an address or an app around the page that brings a session, a phone that others use), they wait for the app.
 */
function askAhead(): Map<string, Promise<Incoming>> | undefined {
  const { href, pathname } = window.location;
  const isForAppFirst = queryOf(href) !== '' || isPhoneShared() || isHandedOver();
  if (isForAppFirst || window.ClearloanHost !== undefined) return undefined;
  const { prefix, languages } = brandOfPage();
  const parameters = presentParameters({
    storage: safeStorage(() => window.localStorage),
    address: () => href,
    language: () => chosenLanguage(languages),
  });
  const send = (read: EarlyCall): [string, Promise<Incoming>] => {
    const address = addressOfRead(prefix, parameters, read);
    const answer = fetchEarly(address, defaultHeaderPairs, parameters);
    answer.catch(() => undefined); // told to whoever takes it
    return [address, answer];
  };
  return new Map(readsOfPage(pathname, parameters.has('sessionId')).map(send));
}

try {
  window.readsOfPage = askAhead();
} catch {
  // The app says what is wrong with its page or its phone.
}
