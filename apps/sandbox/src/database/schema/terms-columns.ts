import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, text } from 'drizzle-orm/pg-core';

/** Money columns hold whole minor units; every amount of this lender is far inside a number's exact range. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

const asPercent = (name: string) => text(name).notNull();

/** What another company asks at the start, in percent of the principal: insurance. Its tax is the product's. */
export interface ProductCharge {
  readonly name: string;
  readonly percent: string;
}

/** The rules of a product. A loan keeps its own copy, so that a later change of the product changes no contract. */
export const termsColumns = () => ({
  tenureType: text('tenure_type', { enum: ['day', 'week', 'fortnight', 'month'] }).notNull(),
  repayment: text('repayment', { enum: ['instalments', 'single'] }).notNull(),
  rateKind: text('rate_kind', { enum: ['reducing', 'flat'] }).notNull(),
  dayCount: text('day_count', { enum: ['30/360', 'act/365'] }).notNull(),
  annualRatePercent: asPercent('annual_rate_percent'),
  feeMode: text('fee_mode', { enum: ['deducted', 'added'] }).notNull(),
  feePercent: asPercent('fee_percent'),
  taxPercent: asPercent('tax_percent'),
  lateFeePercentPerDay: asPercent('late_fee_percent_per_day'),
  /** Of the principal: all late fees of a loan together stay below it. */
  lateFeeCapPercent: asPercent('late_fee_cap_percent'),
  prepayFeePercent: asPercent('prepay_fee_percent'),
  coolingOffDays: integer('cooling_off_days').notNull(),
  /** For each week a payment is moved. */
  delayFeePerWeek: minor('delay_fee_per_week').notNull(),
  /** How often one loan's payments may be moved in all. */
  delaysAllowed: integer('delays_allowed').notNull(),
  /** Paid apart to other companies; the lender takes none of it. */
  charges: jsonb('charges')
    .$type<readonly ProductCharge[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
});
