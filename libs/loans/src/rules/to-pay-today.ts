import type { Minor } from '@clearloan/formatting';
import type { RepayItem } from '../contract';

/** What ends the debt of the next payment today: what is open of it, its late fee and the tax on that. */
export const toPayToday = ({
  amount,
  penalty,
  penaltyTax,
}: Pick<RepayItem, 'amount' | 'penalty' | 'penaltyTax'>): Minor => amount + penalty + penaltyTax;
