import type { Purpose } from '@clearloan/api-client/declare';
import type { Instant, Market } from '@clearloan/formatting';

/** One line of the consent ledger, which only grows: a withdrawal is a line too. */
export interface ConsentEntry {
  /** A purpose; words of a newer lender may occur and open nothing. */
  readonly purpose: string;
  /** `given` opens; every other word closes. */
  readonly state: string;
  readonly at: Instant;
}

/**
 * May a call that needs this consent be sent now? The latest line about the purpose decides; of two lines at one
 * instant, and of a line whose time cannot be read, the refusal counts. Contacts also need a market that allows them
 * at all (Google Play's personal loans policy; RBI Digital Lending Directions 2025; OJK).
 */
export function mayBeSent(
  purpose: Purpose,
  consentLog: readonly ConsentEntry[],
  { contactsUpload }: Pick<Market, 'contactsUpload'>,
): boolean {
  if (purpose === 'contacts' && contactsUpload === 'forbidden') return false;
  const about = consentLog.filter((entry) => entry.purpose === purpose);
  const given = about.filter(({ state }) => state === 'given');
  const closed = about.filter(({ state }) => state !== 'given');
  return given.length > 0 && latest(given) > latest(closed);
}

/** The time of the latest line; none is before everything, and an unreadable one compares to nothing. */
const latest = (entries: readonly ConsentEntry[]): number =>
  Math.max(...entries.map(({ at }) => Date.parse(at)));
