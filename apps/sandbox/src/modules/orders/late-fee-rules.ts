import {
  feeWithin,
  lateFeeRoom,
  penaltyTaxPercent,
  rateFromPercent,
  share,
  type Minor,
} from '@clearloan/loan-math';
import { law, moneyStep } from '../../context/market';
import type { Rules } from './pricing';

/** Tax on the late fee of a payment, in percent: by the law of the day it was due at first, else the loan's own. */
export const lateFeeTaxPercent = ({ taxPercent }: Pick<Rules, 'taxPercent'>, dueDate: string): string =>
  penaltyTaxPercent(law, dueDate, taxPercent);

/** A loan as far as its late fees are limited by it. */
export interface Charged {
  readonly principal: Minor;
  /** Interest, fees and their taxes over the whole time, without late fees. */
  readonly charged: Minor;
  readonly startDate: string;
}

/** The most that all late fees of a loan may come to by its own rules, before tax. */
export const ownLateFeeCap = (
  { lateFeeCapPercent }: Pick<Rules, 'lateFeeCapPercent'>,
  principal: Minor,
): Minor => share(principal, rateFromPercent(lateFeeCapPercent), 'down', moneyStep);

/** What the market's law of the day a loan begins leaves for late fees with their tax; `undefined` where it has no cap. */
export const lawfulRoom = ({ principal, charged, startDate }: Charged): Minor | undefined =>
  lateFeeRoom(law, { principal, charged, day: startDate, taxPercent: '0' });

/** The most that all late fees of a loan may come to, before tax: by its own rules, and by the market's law. */
export function lateFeeCap(rules: Pick<Rules, 'lateFeeCapPercent' | 'taxPercent'>, loan: Charged): Minor {
  const own = ownLateFeeCap(rules, loan.principal);
  const room = lawfulRoom(loan);
  if (room === undefined) return own;
  return Math.min(own, feeWithin(room, lateFeeTaxPercent(rules, loan.startDate), moneyStep));
}
