import { minorFromText, type Minor } from '@clearloan/api-client/declare';
import * as v from 'valibot';

/** Money that the bank says it received. */
export interface BankEntry {
  /** The bank's own id of this money: the same at each report of it. */
  readonly id: string;
  /** All that arrived, minor units. */
  readonly amount: Minor;
  /** ISO 4217. */
  readonly currency: string;
  readonly bookedAt: Date;
  /** Pay codes and references that came with it, as the payer or the bank wrote them. */
  readonly references: readonly string[];
}

/**
 * What became of an entry: it paid, it goes back to the payer, it waits for the staff, the staff sent it back. `conflict`: its
 * id was used before for other money.
 */
export type EntryOutcome = 'credited' | 'returned' | 'unmatched' | 'sentBack' | 'conflict';

/** An amount above zero as the bank writes it, `"2142.31"`. */
export const entryAmount = v.pipe(
  v.string(),
  v.transform((text) => minorFromText(text)),
  v.number('must be an amount such as "2142.31"'),
  v.minValue(1, 'must be above zero'),
);
export const entryId = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,64}$/, 'must be 1 to 64 plain letters'));
export const entryCurrency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be such as INR'));
