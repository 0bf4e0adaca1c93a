import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, text } from 'drizzle-orm/pg-core';

/** Money columns store whole minor units. All amounts of this lender are well within the range of exact integers. */
export const minor = (name: string) => bigint(name, { mode: 'number' });

const asPercent = (name: string) => text(name).notNull();

/** An upfront charge by another company, in percent of the principal: insurance. Its tax is the product's. */
export interface ProductCharge {
  readonly name: string;
  readonly percent: string;
}

/** The terms of a product. A loan has its own copy, so that later changes to the product do not affect its contract. */
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
  /** In percent of the principal: the cap on all late fees of a loan. */
  lateFeeCapPercent: asPercent('late_fee_cap_percent'),
  prepayFeePercent: asPercent('prepay_fee_percent'),
  coolingOffDays: integer('cooling_off_days').notNull(),
  /** Fee per week by which a payment is moved. */
  delayFeePerWeek: minor('delay_fee_per_week').notNull(),
  /** How often the payments of one loan may be moved in total. */
  delaysAllowed: integer('delays_allowed').notNull(),
  /** Paid separately to other companies; the lender keeps none of it. */
  charges: jsonb('charges')
    .$type<readonly ProductCharge[]>()
    .notNull()
    .default(sql`'[]'::jsonb`),
});

/** The texts of the terms, in a loan that is kept. */
export const keptTerms = {
  annualRatePercent: 'kept',
  feePercent: 'kept',
  taxPercent: 'kept',
  lateFeePercentPerDay: 'kept',
  lateFeeCapPercent: 'kept',
  prepayFeePercent: 'kept',
  charges: 'kept',
} as const;
