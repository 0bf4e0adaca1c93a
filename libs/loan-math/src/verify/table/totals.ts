import type { Minor } from '../../exact/minor';
import type { ClaimedPlan } from '../claimed-plan';
import type { ChargesFit } from './charges';
import type { Line } from './lines';
import { isRoundedPayment, toleranceOfSum } from './numbers';

interface Summed {
  readonly lines: readonly Line[];
  readonly borrowed: number;
  readonly charges: Pick<ChargesFit, 'onTop'>;
  readonly unit: Minor;
  readonly count: number;
  readonly usual: number | undefined;
  readonly isLastWrong: boolean;
}

/**
 * Whether the payment and the total interest above a table agree with its own rows. The total may be of the interest,
 * of everything above the loan, or the payment times their number; a total rounded to a step is right.
 */
export function isTotalRight(claimed: ClaimedPlan, summed: Summed): boolean {
  const { totalInterest, terms, instalment } = claimed;
  const { lines, charges, unit, count, usual } = summed;
  if (instalment !== undefined && !isPaymentRight(instalment, summed)) return false;
  const last = lines.at(-1);
  const isEnd = lines.length >= count || Math.abs(last?.row.balance ?? Infinity) <= unit;
  const isWhole = isEnd && last?.at === lines.length - 1;
  if (totalInterest === undefined || !isWhole || summed.isLastWrong) return true;
  const interest = lines.reduce((sum, line) => sum + line.interest, 0);
  const onTop = charges.onTop.reduce((sum, each) => sum + each, 0);
  const paid = lines.reduce((sum, line, at) => sum + line.part + line.interest + (charges.onTop[at] ?? 0), 0);
  const first = lines[0]?.row.instalment ?? usual ?? 0;
  const sums = [interest, interest + onTop, paid - terms.principal, paid - summed.borrowed];
  const multiplied = [usual ?? first, first, instalment ?? first].flatMap((each) =>
    [terms.principal, summed.borrowed].map((debt) => each * count - debt),
  );
  const wander = toleranceOfSum(count, unit);
  return (
    sums.some((sum) => Math.abs(totalInterest - sum) <= wander || isRough(totalInterest, sum)) ||
    multiplied.some((sum) => Math.abs(totalInterest - sum) <= count * Math.max(1, unit / 2))
  );
}

/** A total that was rounded to units, tens, hundreds or more of them. */
const isRough = (total: Minor, exact: number): boolean => isRoundedPayment(total, exact, 1);

function isPaymentRight(instalment: Minor, { lines, charges, unit, usual }: Summed): boolean {
  const seen = [
    usual,
    ...lines.flatMap(({ row, part, interest }, at) => [
      ...[row.instalment, part + interest, part + interest + (charges.onTop[at] ?? 0)],
      part + interest + (row.charges ?? 0),
    ]),
  ].filter((each) => each !== undefined);
  return seen.some((each) => isRoundedPayment(instalment, each, unit));
}
