import { apportion, coolingOffExit, payoff, splitTotal, sum, type Payoff } from '@clearloan/loan-math';
import type { Order } from '../orders/orders';
import { thisLender } from '../../platform/lender/lender';
import type { Debt, Loan } from './debt';

/** What ends a loan on a day, and how it is allocated to the payments. */
export type Ending = Pick<Payoff, 'amount' | 'split' | 'saves' | 'rows' | 'prepayFee'>;

/** Pays the loan off early. */
export function payoffOf({ loan, rows, facts }: Debt, day: string): Ending {
  const { moneyStep } = thisLender();
  return payoff({
    rows: rows.map(
      (
        { periodNo, periodEnd, balanceBefore, interestFrom, ranBefore, paidEarly, addedFee, due, paid },
        index,
      ) => ({
        periodNo,
        periodEnd,
        balanceBefore,
        interestFrom,
        ranBefore: paidEarly?.interest ?? ranBefore,
        due,
        paid,
        repaid: (facts[index]?.paid ?? []).map((part) => ({
          onDate: part.valueDay,
          amount: part.paid.principal + Math.min(part.paid.fee, addedFee),
        })),
      }),
    ),
    onDate: day,
    startDate: loan.startDate,
    annualRatePercent: loan.annualRatePercent,
    rateKind: loan.rateKind,
    tenureType: loan.tenureType,
    dayCount: loan.dayCount,
    prepayFeePercent: loan.prepayFeePercent,
    moneyStep,
  });
}

/** The end of the cooling-off period; undefined before the payout. */
export function coolingOffUntil({ paidOutAt, coolingOffDays }: Loan): Date | undefined {
  if (paidOutAt === null) return undefined;
  return new Date(paidOutAt.getTime() + coolingOffDays * 86_400_000);
}

/** Whether a loan may still be returned: within the cooling-off period, and nothing paid yet. */
export function mayLeave({ loan, rows }: Debt, now: Date): boolean {
  const until = coolingOffUntil(loan);
  return until !== undefined && now <= until && rows.every((row) => splitTotal(row.paid) === 0);
}

/** Until when, and for what amount today, a borrower may return the loan; undefined if they may not. */
export function coolingOffOffer({ status }: Pick<Order, 'status'>, debt: Debt, now: Date, today: string) {
  const until = coolingOffUntil(debt.loan);
  if (status !== 'repaying' || until === undefined || !mayLeave(debt, now)) return undefined;
  return { until: until.toISOString(), exitAmount: coolingOffEnding(debt, today).amount };
}

/** Returns the loan in its cooling-off period for the principal and the interest so far; the fee is not refunded. */
export function coolingOffEnding({ loan, rows }: Debt, day: string): Ending {
  const { moneyStep } = thisLender();
  const { annualRatePercent, startDate } = loan;
  const principals = rows.map((row) => row.due.principal);
  const fees = rows.map((row) => row.due.fee);
  const borrowed = sum([...principals, ...fees]);
  const exit = coolingOffExit({ principal: borrowed, annualRatePercent, startDate, onDate: day, moneyStep });
  const owed = Math.min(exit.interest, sum(rows.map((row) => row.due.interest)));
  const interests = apportion(owed, principals, moneyStep);
  const endings = rows.map((row, index) => {
    const interest = Math.min(interests[index] ?? 0, row.due.interest);
    const pays = { penalty: 0, fee: row.due.fee, interest, principal: row.due.principal };
    return { periodNo: row.periodNo, pays, waivedInterest: row.due.interest - interest };
  });
  const interest = sum(endings.map(({ pays }) => pays.interest));
  const split = { penalty: 0, fee: sum(fees), interest, principal: sum(principals) };
  return {
    amount: splitTotal(split),
    split,
    rows: endings,
    prepayFee: 0,
    saves: sum(endings.map((row) => row.waivedInterest)),
  };
}
