import { nearest, sum, type Minor } from '../exact/minor';
import { ratio } from '../exact/ratio';
import type { LoanPlan } from '../plan/plan';
import type { Cause, ClaimedPlan, Finding } from './claimed-plan';
import { toleranceOf, valueIn, type Figure } from './figures';
import { infer, type Inference } from './infer';
import { simulatedFrom } from './search';
import { toleranceOfSum } from './table/numbers';

export interface PlanCheck extends Inference {
  readonly findings: readonly Finding[];
}

/** Causes that leave a plan correct. */
const harmless: readonly Cause[] = ['rounding', 'roundedInstalment'];

export const isHarmless = ({ causes }: { readonly causes: readonly Cause[] }): boolean =>
  causes.every((cause) => harmless.includes(cause));

/**
 * Compares every printed amount with the stated terms in the lender's usual ways, and gives the cause of each
 * difference of more than the printed unit, if it can be determined. `paid` is the printed total without what is paid
 * separately.
 */
export function checkPlan(claimed: ClaimedPlan, own: LoanPlan, paid: Minor | undefined): PlanCheck {
  const inference = infer(claimed, own, paid);
  const { printed, named, plan } = inference;
  const { unit } = printed;
  const values = simulatedFrom(plan.rows, plan.interest, plan.paid);
  const isRight = named !== undefined && isHarmless(named);
  const findings = printed.figures.flatMap((figure, index): Finding[] => {
    if (figure.figure === 'totalRepay') return [];
    const computed = valueIn(values, figure) ?? 0;
    if (isPrintedAs(figure, computed, unit)) return [];
    // In a right plan, roundings carried from row to row are no findings.
    const isDrift = isRight && (figure.periodNo !== undefined || figure.figure === 'totalInterest');
    if (isDrift) return [];
    return [findingOf(figure, computed, causesOf(named, figure, index))];
  });
  return {
    ...inference,
    findings: [...findings, ...(isRight ? interestDifference(claimed, plan, unit) : [])],
  };
}

/**
 * A cell that is off by one printed unit was rounded differently; in whole cents even that is reported if it is the
 * only difference.
 */
const isPrintedAs = (figure: Figure, computed: number, unit: Minor): boolean =>
  figure.claimed === computed ||
  (unit > 1 && Math.abs(figure.claimed - computed) <= toleranceOf(figure, unit));

function causesOf(named: Inference['named'], figure: Figure, index: number): readonly Cause[] {
  if (!named?.explains(figure, index)) return ['unknown'];
  return named.causes.length > 0 ? named.causes : ['rounding'];
}

const findingOf = (
  { figure, periodNo, claimed }: Figure,
  computed: Minor,
  causes: readonly Cause[],
): Finding => ({
  unit: 'money',
  figure,
  ...(periodNo === undefined ? {} : { periodNo }),
  claimed,
  computed,
  difference: claimed - computed,
  causes,
});

/** Compares the total interest of a right plan with the sum of its printed rows. */
function interestDifference(
  { terms, totalInterest, rows = [] }: ClaimedPlan,
  plan: LoanPlan,
  unit: Minor,
): Finding[] {
  const interests = rows.map((row) => row.interest).filter((interest) => interest !== undefined);
  const summed = sum(interests);
  if (interests.length !== terms.tenure || totalInterest === undefined || summed === totalInterest) return [];
  if (Math.abs(summed - totalInterest) > toleranceOfSum(terms.tenure, unit)) return [];
  const computed = nearest(ratio(plan.interest), unit);
  return [findingOf({ figure: 'interestOfRows', claimed: summed }, computed, ['rounding'])];
}
