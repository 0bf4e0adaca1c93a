import type { Purpose } from '@clearloan/api-client/declare';
import type { Instant, Market } from '@clearloan/formatting';
import { mayBeSent, type ConsentEntry } from './consent';

/** A line of the consent ledger as this phone keeps it: which words were agreed to, where, and who has been told. */
export interface ConsentLogLine extends ConsentEntry {
  readonly consentId: string;
  readonly textVersion: string;
  readonly textHash: string;
  readonly locale: string;
  /** The name of the screen on which the borrower decided. */
  readonly screen: string;
  /** Whom the lender takes it from; a visitor's line is told again after the login, so that it becomes theirs. */
  readonly toldAs: 'nobody' | 'visitor' | 'borrower';
}

type LineKey = Pick<ConsentLogLine, 'consentId' | 'state'>;

const timeOf = ({ at }: ConsentEntry) => Date.parse(at);
/** One consent has a line for yes and may have one for no. */
export const isSame = (one: LineKey, other: LineKey) =>
  one.consentId === other.consentId && one.state === other.state;

/** Oldest first. */
export const inOrder = (lines: readonly ConsentLogLine[]): ConsentLogLine[] =>
  [...lines].sort((one, other) => timeOf(one) - timeOf(other));

/** The device's lines and those that only the lender has, given on another device; the lender has heard of all of these. */
export function mergedLines(
  onDevice: readonly ConsentLogLine[],
  atLender: readonly Omit<ConsentLogLine, 'toldAs'>[],
): ConsentLogLine[] {
  const told = atLender.map((line): ConsentLogLine => ({ ...line, toldAs: 'borrower' }));
  const own = onDevice.filter((line) => !told.some((other) => isSame(line, other)));
  return inOrder([...own, ...told]);
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
 * The time of a new line: now, but after every line about the same purpose. The lender's time is followed from its
 * replies, so before the first reply "now" may lie before a line of an earlier visit, and a withdrawal would not count.
 */
export function timeOfNewLine(purpose: Purpose, lines: readonly ConsentLogLine[], now: Instant): Instant {
  const earlier = lines.filter((line) => line.purpose === purpose).map(timeOf);
  const readable = earlier.filter(Number.isFinite);
  return new Date(Math.max(Date.parse(now), ...readable.map((time) => time + 1))).toISOString();
}

/** The lines that the lender has not heard of from this visitor or borrower. */
export const untoldLines = (lines: readonly ConsentLogLine[], as: 'visitor' | 'borrower'): ConsentLogLine[] =>
  lines.filter(({ toldAs }) => toldAs !== 'borrower' && toldAs !== as);

/** Does the lender have what this borrower decided last about the purpose? Before that it refuses what needs a yes. */
export const isKnownToLender = (purpose: Purpose, lines: readonly ConsentLogLine[]): boolean =>
  lines.findLast((line) => line.purpose === purpose)?.toldAs === 'borrower';
