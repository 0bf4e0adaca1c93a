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
  const permissions = about.filter(({ state }) => state === 'given');
  const refusals = about.filter(({ state }) => state !== 'given');
  return permissions.length > 0 && latest(permissions) > latest(refusals);
}

/** The time of the latest line; without lines it precedes everything, and an invalid one compares as false. */
const latest = (entries: readonly ConsentEntry[]): number =>
  Math.max(...entries.map(({ at }) => Date.parse(at)));

/** A line of the consent log on this device: which text was agreed to, where, and to whom it was reported. */
export interface ConsentLogLine extends ConsentEntry {
  readonly consentId: string;
  readonly textVersion: string;
  readonly textHash: string;
  readonly locale: string;
  /** The name of the screen on which the borrower decided. */
  readonly screen: string;
  /**
   * As whom it was reported; a visitor's line is reported again after the login, so that it belongs to the borrower.
   */
  readonly toldAs: 'nobody' | 'visitor' | 'borrower';
}

type LineKey = Pick<ConsentLogLine, 'consentId' | 'state'>;

const timeOf = ({ at }: ConsentEntry) => Date.parse(at);
/** One consent has a line for acceptance and may have one for withdrawal. */
export const isSame = (one: LineKey, other: LineKey) =>
  one.consentId === other.consentId && one.state === other.state;

/** Oldest first. */
export const inOrder = (lines: readonly ConsentLogLine[]): ConsentLogLine[] =>
  [...lines].sort((one, other) => timeOf(one) - timeOf(other));

/** The device's lines plus those that only the lender has, from other devices; these are all marked as reported. */
export function mergedLines(
  onDevice: readonly ConsentLogLine[],
  atLender: readonly Omit<ConsentLogLine, 'toldAs'>[],
): ConsentLogLine[] {
  const reported = atLender.map((line): ConsentLogLine => ({ ...line, toldAs: 'borrower' }));
  const own = onDevice.filter((line) => !reported.some((other) => isSame(line, other)));
  return inOrder([...own, ...reported]);
}

/** The id of the consent under which something may be sent now. */
export function liveConsentId(
  purpose: Purpose,
  lines: readonly ConsentLogLine[],
  market: Pick<Market, 'contactsUpload'>,
): string | undefined {
  if (!mayBeSent(purpose, lines, market)) return undefined;
  return lines.findLast((line) => line.purpose === purpose && line.state === 'given')?.consentId;
}

/**
 * The time of a new line: now, but after every line about the same purpose. The lender's time is derived from its
 * responses, so before the first response "now" may precede a line of an earlier visit, and a withdrawal would have no
 * effect.
 */
export function timeOfNewLine(purpose: Purpose, lines: readonly ConsentLogLine[], now: Instant): Instant {
  const earlier = lines.filter((line) => line.purpose === purpose).map(timeOf);
  const readable = earlier.filter(Number.isFinite);
  return new Date(Math.max(Date.parse(now), ...readable.map((time) => time + 1))).toISOString();
}

/** The lines that this visitor or borrower has not reported to the lender. */
export const untoldLines = (lines: readonly ConsentLogLine[], as: 'visitor' | 'borrower'): ConsentLogLine[] =>
  lines.filter(({ toldAs }) => toldAs !== 'borrower' && toldAs !== as);

/**
 * Whether the lender has the borrower's latest decision about the purpose. Until then it refuses calls that need
 * consent.
 */
export const isKnownToLender = (purpose: Purpose, lines: readonly ConsentLogLine[]): boolean =>
  lines.findLast((line) => line.purpose === purpose)?.toldAs === 'borrower';
