import { optionalParts as account } from '@clearloan/account/optional-parts';
import { optionalParts as bookkeeping } from '@clearloan/bookkeeping/optional-parts';
import { optionalParts as calculator } from '@clearloan/calculator/optional-parts';
import { optionalParts as complaints } from '@clearloan/complaints/optional-parts';
import { optionalParts as loans } from '@clearloan/loans/optional-parts';
import { optionalParts as reminders } from '@clearloan/reminders/optional-parts';
import { optionalParts as repayment } from '@clearloan/repayment/optional-parts';

/** The parts of the app that a brand may leave out. */
export const optionalParts = {
  ...account,
  ...loans,
  ...repayment,
  ...complaints,
  ...calculator,
  ...bookkeeping,
  ...reminders,
};
export type OptionalPartName = keyof typeof optionalParts;
export const partNames = Object.keys(optionalParts) as OptionalPartName[];
