import type { Purpose } from '@clearloan/api-client/declare';
import type { Instant, Market } from '@clearloan/formatting';

/** One line of the consent log, which only grows: a withdrawal is a line too. */
export interface ConsentEntry {
  /** A purpose; unknown values of a newer lender may occur and permit nothing. */
  readonly purpose: string;
  /** `given` permits; every other value forbids. */
  readonly state: string;
  readonly at: Instant;
}

/**
 * Whether a call that needs this consent may be sent now. The latest line about the purpose decides; between two
 * lines with the same time, and for a line with an invalid time, the refusal wins. Contacts also need a market that
 * allows them at all (Google Play's personal loans policy; RBI Digital Lending Directions 2025; OJK).
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

/** The time of the latest line; without lines it precedes everything, and an invalid one compares as false. */
const latest = (entries: readonly ConsentEntry[]): number =>
  Math.max(...entries.map(({ at }) => Date.parse(at)));
