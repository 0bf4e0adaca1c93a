import { boundedText, minorFromText, type Minor } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { bankTime } from './instants';

/** A payment that the bank reports as received. */
export interface BankEntry {
  /** The bank's own id of this payment, identical in each report of it. */
  readonly id: string;
  /** The full amount received, in minor units. */
  readonly amount: Minor;
  /** ISO 4217. */
  readonly currency: string;
  readonly bookedAt: Date;
  /** Pay codes and references sent with the payment, as the payer or the bank wrote them. */
  readonly references: readonly string[];
}

/**
 * The outcome of an entry: credited to a loan, returned to the payer, waiting for staff, on its way back or sent back by staff, or taken
 * back by the bank. `conflict`: the id was already used for another payment.
 */
export type EntryOutcome =
  | 'credited'
  | 'returned'
  | 'unmatched'
  | 'sending'
  | 'sentBack'
  | 'reversed'
  | 'conflict';

/** Money of an entry that the bank takes back. */
export interface Reversal {
  /** The bank's id of the entry. */
  readonly entryId: string;
  readonly reversedAt: Date;
}

/** What a statement says: money that arrived, or left (a negative amount), or was taken back. */
export type StatementEntry = BankEntry | Reversal;

/** A movement of money on which ledger and bank differ; amounts in minor units, outgoing negative. */
export interface BooksDifference {
  /** `entry:…`, `payout:…`: see `core/servicing/ledger.ts`. */
  readonly source: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly atBank: number;
  readonly inLedger: number;
}

/**
 * `waiting`: staff has to decide. `unknown`: the entry was not reported yet, and `tooEarly`: its loan needs attention first, so the bank
 * reports the reversal again.
 */
export type ReversalOutcome = 'reversed' | 'waiting' | 'unknown' | 'tooEarly';

/** An amount above zero as the bank writes it, `"2142.31"`. */
export const entryAmount = v.pipe(
  boundedText(40),
  v.transform((text) => minorFromText(text)),
  v.number('must be an amount such as "2142.31"'),
  v.minValue(1, 'must be above zero'),
);
/** A time as the bank reports it, see `bankTime`. */
export const entryTime = v.pipe(
  boundedText(40),
  v.transform(bankTime),
  v.date('must be an instant such as 2026-11-25T09:30:00Z'),
);
export const entryId = v.pipe(
  boundedText(64),
  v.regex(/^[\x21-\x7e]{1,64}$/, 'must be 1 to 64 letters, digits or signs of ASCII, without spaces'),
);
export const entryCurrency = v.pipe(
  boundedText(3),
  v.regex(/^[A-Z]{3}$/, 'must be a currency code such as INR'),
);
