import { deviceStore, tabStore } from '@clearloan/api-client';
import {
  shellCaches,
  keptDataEntry,
  keptPrefix,
  sessionsToEndEntry,
  lastingEntries,
} from '@clearloan/session';

type Place = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches';

/**
 * What a stored entry is, and with it what removes it:
 * - `device`: a setting, or the token by which the lender recognises the device. Stays.
 * - `kept`: of an account that another one replaced, until it logs in again. Stays.
 * - `own`: a borrower made it here and it exists nowhere else. A logout removes it; when another account takes over, it can be kept.
 * - `visit`: everything else about a borrower or a visit. A logout removes it.
 */
type EntryKind = 'device' | 'kept' | 'own' | 'visit';

export interface StoredEntry {
  readonly place: Place;
  /** Its name; all names that begin with it if it ends with a dot or a hyphen. */
  readonly name: string;
  readonly kind: EntryKind;
}

const all = (place: Place, kind: EntryKind, names: readonly string[]): readonly StoredEntry[] =>
  names.map((name) => ({ place, name, kind }));

/** Everything that the app stores on a device. An entry that is missing here is removed by a logout, and fails a test. */
export const storedEntries: readonly StoredEntry[] = [
  ...all('localStorage', 'device', lastingEntries),
  ...all('localStorage', 'kept', [keptDataEntry, sessionsToEndEntry]),
  ...all('localStorage', 'own', [
    'clearloan.calculator.loans',
    'clearloan.drafts',
    'clearloan.drafts.problems',
    'clearloan.lock',
  ]),
  ...all('localStorage', 'visit', [
    'clearloan.account',
    'clearloan.amounts-hidden',
    'clearloan.borrower',
    'clearloan.calculator.rates',
    'clearloan.channel-told',
    'clearloan.consents',
    'clearloan.device',
    'clearloan.install-hint-hidden',
    'clearloan.last-touch',
    'clearloan.lock-opened',
    'clearloan.lock-seen',
    'clearloan.lock-tries',
    'clearloan.login',
    'clearloan.parameters',
    'clearloan.persist-asked',
    'clearloan.rating-asked',
    'clearloan.reminders.soon',
    'clearloan.shared-phone',
    'clearloan.store-told',
  ]),
  ...all('sessionStorage', 'own', ['clearloan.draft.', 'clearloan.rating-comment']),
  ...all('sessionStorage', 'visit', [
    'clearloan.code-sent.',
    'clearloan.key.',
    'clearloan.login-at',
    'clearloan.login.typed',
    'clearloan.offered-session',
    'clearloan.reloaded',
    'clearloan.scroll',
    'clearloan.tab-owner',
    'clearloan.traffic',
    'clearloan.under-way.',
    'clearloan.wanted',
  ]),
  ...all('indexedDB', 'kept', [keptPrefix]),
  ...all('indexedDB', 'own', ['clearloan-offline']),
  ...all('indexedDB', 'visit', ['clearloan-reads']),
  ...all('caches', 'device', [shellCaches]),
  ...all('caches', 'visit', ['clearloan-notices']),
];

/** The declaration of an entry; undefined if it is not the app's. */
export const storedEntry = (place: Place, name: string): StoredEntry | undefined =>
  storedEntries.find(
    (entry) =>
      entry.place === place && (/[.-]$/.test(entry.name) ? name.startsWith(entry.name) : name === entry.name),
  );

type WebStorage = 'localStorage' | 'sessionStorage';
export type OwnEntry = readonly [place: WebStorage, name: string, value: string];

/** Both web storages; neither throws. */
export const storeOf = {
  localStorage: deviceStore,
  sessionStorage: tabStore,
};

/** How long data is kept for an account that does not log in again. The question says so. */
export const keptDays = 30;

/** The entries in both web storages that exist on this device only. */
export const ownEntries = (): readonly OwnEntry[] =>
  (['localStorage', 'sessionStorage'] as const).flatMap((place) =>
    namesIn(place)
      .filter((name) => storedEntry(place, name)?.kind === 'own')
      .map((name) => [place, name, storeOf[place].get(name) ?? ''] as const),
  );

function namesIn(place: WebStorage): readonly string[] {
  try {
    return Object.keys(window[place]);
  } catch {
    // A device without storage has stored nothing.
    return [];
  }
}
