import {
  addDays,
  arrange,
  daysBetween,
  periodEnd,
  splitTotal,
  sum,
  type CalendarDay,
  type Minor,
} from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { and, eq, inArray } from 'drizzle-orm';
import type { Message } from '../../platform/context/product-names';
import { db } from '../../platform/database/connection';
import { payments } from '../../platform/database/schema/payments';
import { thisLender } from '../../platform/lender/lender';
import { isOpen, openAmount, openRows, overdueDays, computeDebt, type Debt } from './debt';
import type { DebtRow, Delay, PlanChange, PlanRow, RowFacts } from './debt-row';
import { laterDeltas, type PlanDelta } from './extra';
import { aprAfterMoves, hasPaymentUnderWay, isExtraCostLawful, paymentUnderWayText } from './moved-payments';
import { payoffOf } from './payoff';

/** What a late borrower may be offered, and how much of it: days, skipped payments, shares of the open payments that are added. */
const arrangementRules = { promiseDays: [3, 7, 14], pauses: [1, 2], addedShares: [0.5, 1] } as const;

type Kind = 'promise' | 'pause' | 'smaller';

/** A plan for a late borrower, and what it changes. */
export interface Arranged {
  readonly key: string;
  readonly kind: Kind;
  readonly length: number;
  /** The loan as it would be. */
  readonly after: Debt;
  readonly extraInterest: Minor;
  readonly apr: string;
  readonly delays: readonly Delay[];
  readonly added: readonly PlanRow[];
  readonly changes: readonly (PlanDelta & Pick<PlanChange, 'dueDate'>)[];
}

interface Offered {
  readonly options: readonly Arranged[];
  readonly reason?: Message | undefined;
}

/** What a borrower may agree to now; a reason if that is nothing. */
export async function offeredTo(debt: Debt, today: string): Promise<Offered> {
  const { orderId, arrangementsAllowed } = debt.loan;
  if (overdueDays(debt) === 0) return { options: [], reason: msg`None of your payments is late.` };
  const open = openRows(debt).map(({ periodNo }) => periodNo);
  if (await hasPaymentUnderWay(orderId, open)) return { options: [], reason: paymentUnderWayText };
  const used = await db()
    .select({ purpose: payments.purpose })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.purpose, ['promise', 'newPlan'])));
  const isLeft = (kind: Arranged['kind']) =>
    used.filter(({ purpose }) => purpose === purposeOf(kind)).length < arrangementsAllowed;
  const options = arrangementsOf(debt, today).filter(({ kind }) => isLeft(kind));
  return options.length > 0
    ? { options }
    : {
        options,
        reason: msg`You’ve already agreed to a plan for this loan. Contact us, and we’ll look at it together.`,
      };
}

/** How a payment that agrees to it is stored. */
export const purposeOf = (kind: Arranged['kind']): 'promise' | 'newPlan' =>
  kind === 'promise' ? kind : 'newPlan';

/** What a late borrower may agree to on a day, cheapest kind first; nothing that costs more than the law allows. */
function arrangementsOf(debt: Debt, today: CalendarDay): readonly Arranged[] {
  const { promiseDays, pauses, addedShares } = arrangementRules;
  const promises = promiseDays.map((days) => promise(debt, today, days));
  const open = debt.rows.slice(debt.rows.findIndex(isOpen));
  const added = [...new Set(addedShares.map((part) => Math.ceil(open.length * part)))];
  const plans = mayReplan(debt.loan, open)
    ? [
        ...pauses.map((skipped) => ({ kind: 'pause' as const, length: skipped, skipped, added: 0 })),
        ...added.map((more) => ({ kind: 'smaller' as const, length: more, skipped: 0, added: more })),
      ]
    : [];
  return [...promises, ...plans.map((shift) => newPlan(debt, today, shift))].filter(
    (each) => isExtraCostLawful(debt, each.extraInterest) && isSound(each.after),
  );
}

/** Interest by days needs a balance: a payment whose principal was paid in part keeps its plan. */
const mayReplan = ({ rateKind, repayment }: Debt['loan'], open: readonly DebtRow[]): boolean =>
  rateKind === 'reducing' &&
  repayment === 'instalments' &&
  open.every(({ paid, addedFee }) => paid.principal === 0 && (addedFee === 0 || paid.fee === 0));

/** What was paid of a payment stays paid of it: a new plan that would need less of a part is none. */
const isSound = ({ rows }: Debt): boolean =>
  rows.every(({ open }) => Object.values(open).every((part: Minor) => part >= 0));

/** The late payments wait for a day, without a late fee and without interest. */
function promise(debt: Debt, today: CalendarDay, days: number): Arranged {
  const newDueDate = addDays(today, days);
  const delays = debt.rows
    .filter(({ lateDays }) => lateDays > 0)
    .map(({ periodNo }) => ({ periodNo, agreedOn: today, newDueDate, fee: 0, tax: 0, interest: 0 }));
  return arranged(debt, today, { kind: 'promise', length: days, delays, added: [], changes: [] });
}

interface Shift {
  readonly kind: Kind;
  readonly length: number;
  readonly skipped: number;
  readonly added: number;
}

/** Level payments for what is open, from the next due date on. */
function newPlan(debt: Debt, today: CalendarDay, { kind, length, skipped, added }: Shift): Arranged {
  const { loan, rows } = debt;
  const firstOpen = rows.findIndex(isOpen);
  const addedRows = Array.from({ length: added }, (_, index) => {
    const periodNo = rows.length + index + 1;
    return emptyRow(periodNo, dueDay(loan, periodNo));
  });
  const longer = computeDebt(loan, [...debt.facts, ...addedRows.map(factsOfAdded)], today);
  const ranBefore = interestSoFar(debt, firstOpen, today);
  let next = firstOpen + 1;
  while (dueDay(loan, next) <= today) next += 1;
  const plan = arrange(
    {
      ...loan,
      onDate: today,
      ranBefore,
      rows: rows.map(({ periodNo, periodEnd: end, due, addedFee, planInterest }) => ({
        periodNo,
        periodEnd: end,
        principal: due.principal + addedFee,
        interest: planInterest,
      })),
      moneyStep: thisLender().moneyStep,
    },
    firstOpen,
    longer.rows.slice(firstOpen).map((_, index) => dueDay(loan, next + skipped + index)),
  );
  const changes = laterDeltas(longer, plan, today).map((delta, index) => ({
    ...delta,
    dueDate: plan[index]?.dueDate ?? null,
    ranBefore: index === 0 ? ranBefore : null,
  }));
  return arranged(debt, today, { kind, length, delays: [], added: addedRows, changes });
}

/** The due date of a payment of a loan, if it had as many. */
const dueDay = ({ startDate, tenureType }: Debt['loan'], periodNo: number): CalendarDay =>
  periodEnd(startDate, periodNo, tenureType);

/** The interest of the plan that has run of open payments, whatever was paid of it. */
function interestSoFar(debt: Debt, firstOpen: number, today: CalendarDay): Minor {
  const { rows } = payoffOf(debt, today);
  return sum(
    debt.rows
      .slice(firstOpen)
      .map(({ planInterest, paid }, index) =>
        Math.min(planInterest, paid.interest + (rows[firstOpen + index]?.pays.interest ?? 0)),
      ),
  );
}

const emptyRow = (periodNo: number, dueDate: CalendarDay): PlanRow => ({
  periodNo,
  dueDate,
  principal: 0,
  interest: 0,
  fee: 0,
  tax: 0,
  balanceBefore: 0,
});

const factsOfAdded = (plan: PlanRow): RowFacts => ({ plan, delays: [], changes: [], paid: [] });

function arranged(
  debt: Debt,
  today: CalendarDay,
  made: Pick<Arranged, 'kind' | 'length' | 'delays' | 'added' | 'changes'>,
): Arranged {
  const { loan } = debt;
  const facts = [...debt.facts, ...made.added.map(factsOfAdded)].map((each) => ({
    ...each,
    delays: [...each.delays, ...made.delays.filter(({ periodNo }) => periodNo === each.plan.periodNo)],
    changes: [
      ...each.changes,
      ...made.changes
        .filter(({ periodNo }) => periodNo === each.plan.periodNo)
        .map((change): Omit<PlanChange, 'periodNo'> => ({
          ...change,
          kind: 'newPlan',
          paymentId: '',
          valueDay: today,
        })),
    ],
  }));
  const after = computeDebt(loan, facts, today);
  return {
    ...made,
    key: `${made.kind}-${String(made.length)}`,
    after,
    extraInterest: openAmount(after) - openAmount(debt),
    apr: aprAfterMoves(
      loan,
      after.rows.map((row) => ({
        amount: splitTotal(row.due) - row.due.penalty,
        movedDays: daysBetween(row.originalDueDate, row.dueDate),
      })),
    ),
  };
}
