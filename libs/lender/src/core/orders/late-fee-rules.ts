import {
  feeWithin,
  lateFeeRoom,
  penaltyTaxPercent,
  rateFromPercent,
  share,
  type Minor,
} from '@clearloan/loan-math';
import { thisLender } from '../../platform/lender/lender';
import type { Rules } from './pricing';

/** The tax on a payment's late fee, in percent: by the law of its original due date, else the loan's own rate. */
export const lateFeeTaxPercent = ({ taxPercent }: Pick<Rules, 'taxPercent'>, dueDate: string): string =>
  penaltyTaxPercent(thisLender().law, dueDate, taxPercent);

/** The figures of a loan that limit its late fees. */
export interface Charged {
  readonly principal: Minor;
  /** Interest, fees and their taxes over the whole tenure, without late fees. */
  readonly charged: Minor;
  readonly startDate: string;
}

/** The cap on all late fees of a loan by its own terms, before tax. */
export const ownLateFeeCap = (
  { lateFeeCapPercent }: Pick<Rules, 'lateFeeCapPercent'>,
  principal: Minor,
): Minor => share(principal, rateFromPercent(lateFeeCapPercent), 'down', thisLender().moneyStep);

/** What the law on the loan's first day still allows for late fees including tax; `undefined` if there is no cap. */
export const remainingLegalCap = ({ principal, charged, startDate }: Charged): Minor | undefined =>
  lateFeeRoom(thisLender().law, { principal, charged, day: startDate, taxPercent: '0' });

/** The cap on all late fees of a loan, before tax: by its own terms and by the market's law. */
export function lateFeeCap(rules: Pick<Rules, 'lateFeeCapPercent' | 'taxPercent'>, loan: Charged): Minor {
  const { moneyStep } = thisLender();
  const own = ownLateFeeCap(rules, loan.principal);
  const room = remainingLegalCap(loan);
  if (room === undefined) return own;
  return Math.min(own, feeWithin(room, lateFeeTaxPercent(rules, loan.startDate), moneyStep));
}
