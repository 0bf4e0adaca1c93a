import type { LoanPlan } from '../plan/plan';
import type { ClaimedPlan } from './claimed-plan';
import { simulate, type Simulated, type Way } from './simulate';
import type { Diagnosis } from './table/diagnose';

/**
 * The plan of the stated loan in the lender's usual ways: its count of days, its first period, its kind of repayment.
 * `own` if it uses none.
 */
export function referencePlan(claimed: ClaimedPlan, own: LoanPlan, by: Diagnosis | Simulated): LoanPlan {
  if (!('interest' in by) || !('payments' in by)) return planOf(own, by);
  const { conventions, interest, payments } = by;
  if (conventions.length === 0 || interest.isFixed === true || interest.rate <= 0) return own;
  const { principal, annualRatePercent, tenure } = claimed.terms;
  const scale = Number(annualRatePercent) / 100 / interest.rate;
  const isMeasured = interest.causes.every(
    (cause) => cause !== 'dayCountedTwice' && cause !== 'dailyCompounding' && cause !== 'dayCount',
  );
  const rates = isMeasured ? interest.rates.slice(0, tenure).map((rate) => rate * scale) : undefined;
  const extras = claimed.rows?.some(({ extra = 0 }) => extra !== 0);
  if (extras || rates === undefined) return own;
  const waits = conventions.find(({ kind }) => kind === 'pause');
  const isBalloon = conventions.some(
    (each) => each.kind === 'repayment' && each.repayment === 'interestOnly',
  );
  const isLarge = conventions.some(({ kind }) => kind === 'largeLast');
  const way: Way = {
    principal,
    instalment: isLarge ? payments.usual : undefined,
    rates,
    repayment: payments.kind,
    pause: isBalloon
      ? { periods: tenure - 1, interest: 'paid' }
      : waits?.kind === 'pause'
        ? { periods: waits.periods, interest: waits.interest }
        : undefined,
  };
  return planOf(own, simulate(way, { unit: claimed.terms.moneyStep ?? 1, mode: 'half-up', last: 'rest' }));
}

/** Whole minor units, with the due dates of the stated plan. */
function planOf(own: LoanPlan, { principal, interest, balance, totalInterest }: Simulated): LoanPlan {
  const rows = principal.map((part, index) => {
    const charged = Math.round(interest[index] ?? 0);
    const repaid = Math.round(part);
    const dueDate = own.rows[index]?.dueDate ?? own.rows.at(-1)?.dueDate ?? '';
    const instalment = repaid + charged;
    return {
      periodNo: index + 1,
      dueDate,
      principal: repaid,
      interest: charged,
      instalment,
      balance: Math.round(balance[index] ?? 0),
      extra: 0,
    };
  });
  const paid = rows.reduce((sum, { instalment }) => sum + instalment, 0);
  const more = {
    roundingDifference: { interest: 0, paid: 0 },
    cappedPrepayments: [],
    debtGrows: rows.some((row) => row.principal < 0),
  };
  return { rows, interest: Math.round(totalInterest), paid, ...more };
}
