import type { CostTerms } from '../cost';
import { share, type Minor } from '../exact/minor';
import { rateFromPercent, type Percent } from '../exact/decimal';
import type { ScheduleRow } from '../terms';
import { dealCost, type DealCharge } from '../tools/deal-cost';
import { ruleOn, type MarketRules } from './market-rules';

/**
 * The yearly cost of a loan as its market's law has it shown on the payout date; `undefined` where the market has no such rule.
 * Throws what `dealCost` throws.
 */
export function legalApr(
  rules: MarketRules,
  terms: CostTerms,
  charges: readonly DealCharge[] = [],
): Percent | undefined {
  const rule = ruleOn(rules.apr, terms.startDate)?.value;
  if (!rule) return undefined;
  const { method, places, tax, chargesOfOthers } = rule;
  const counted = charges.filter(({ payee }) => payee === 'lender' || chargesOfOthers === 'count');
  const { processingFee } = terms;
  const untaxed = tax === 'leftOut';
  return dealCost(
    {
      ...terms,
      aprMethod: method,
      processingFee: untaxed ? { ...processingFee, taxPercent: '0' } : processingFee,
    },
    untaxed ? counted.map((charge) => ({ ...charge, tax: 0 })) : counted,
    places,
  ).apr;
}

/** The tax that each payment carries on its interest, half up to multiples of `step` minor units. */
export const interestTax = (
  rules: MarketRules,
  startDate: string,
  rows: readonly Pick<ScheduleRow, 'interest'>[],
  step: Minor = 1,
): Minor[] => {
  const percent = ruleOn(rules.interestTax, startDate)?.value ?? '0';
  return rows.map(({ interest }) => share(interest, rateFromPercent(percent), 'half-up', step));
};
