import {
  addSplits,
  allocate,
  emptySplit,
  extraPayment,
  splitTotal,
  sum,
  type AfterExtra,
  type Payoff,
} from '@clearloan/loan-math';
import {
  openOf,
  openRows,
  payoffIn,
  payRow,
  type LenderState,
  type ModelRow,
  type Movement,
} from './lender-state';

/** Where money goes in the model: it ends the loan, lowers the debt, or pays the plan, the oldest payment first. */
export function fall(
  state: LenderState,
  movement: Movement,
): { readonly rows: readonly ModelRow[]; readonly left: number } {
  const { purpose, amount, periodNos } = movement;
  const { rows, today } = state;
  const open = openRows(state);
  const ending = open.length > 0 ? payoffIn(state) : undefined;
  if (ending && amount >= ending.amount) {
    return {
      rows: rows.map((row, index) => {
        const { pays, waivedInterest = 0 } = ending.rows[index] ?? {};
        const due = { ...row.due, interest: row.due.interest - waivedInterest };
        return pays ? payRow({ ...row, due }, pays, today) : row;
      }),
      left: amount - ending.amount,
    };
  }
  const early = lowerDebt(state, movement);
  if (early) return { rows: early, left: 0 };
  const chosen = purpose === 'amount' ? [] : periodNos;
  const inOrder = [
    ...open.filter((row) => chosen.includes(row.periodNo)),
    ...open.filter((row) => !chosen.includes(row.periodNo)),
  ];
  const { rows: paid, left } = allocate(
    amount,
    inOrder.map((row) => ({ periodNo: row.periodNo, owed: openOf(row) })),
  );
  return {
    rows: rows.map((row) => {
      const part = paid.find(({ periodNo }) => periodNo === row.periodNo);
      return part ? payRow(row, part.paid, today) : row;
    }),
    left,
  };
}

/** Early money takes the interest so far, then principal; the payments stay the same. */
function lowerDebt(state: LenderState, { purpose, amount, periodNos }: Movement) {
  const { rows, today, loan } = state;
  const ahead = purpose === 'period' ? periodNos : [];
  const upTo = Math.max(0, ...ahead);
  if (openRows(state).some(({ periodNo }) => periodNo < upTo && !ahead.includes(periodNo))) return undefined;
  const ending = payoffIn(state);
  const after = extraPayment(
    {
      ...loan,
      rows: rows.map((row) => ({
        periodNo: row.periodNo,
        periodEnd: row.originalDueDate,
        principal: row.due.principal,
        interest: row.due.interest - row.delayInterest,
        open: splitTotal(openOf(row)),
        openInterest: openOf(row).interest,
        openDelay: Math.min(openOf(row).interest, row.delayInterest),
        openPrincipal: openOf(row).principal,
        openFee: 0,
        isUntouched: splitTotal(row.paid) === 0,
      })),
      onDate: today,
      payoffAmount: ending.amount,
    },
    { amount, keep: 'instalment', upTo },
  );
  if (!after) return undefined;
  return lowered(state, after, ending);
}

/** The rows after early money. */
function lowered({ rows, today }: LenderState, after: AfterExtra, ending: Payoff): readonly ModelRow[] {
  let balance = sum(after.later.map(({ principal }) => principal));
  return rows.map((row, index) => {
    const then = after.later.find(({ periodNo }) => periodNo === row.periodNo);
    if (then && row.periodNo === after.inPart) {
      const taken = { ...(ending.rows[index]?.pays ?? emptySplit), principal: after.extra };
      const paid = addSplits(row.paid, taken);
      const due = {
        ...row.due,
        principal: paid.principal + then.principal,
        interest: paid.interest + then.interest + Math.min(openOf(row).interest, row.delayInterest),
      };
      const changed = { ...row, due, balanceBefore: balance + paid.principal };
      balance -= then.principal;
      return payRow({ ...changed, interestFrom: today, ranBefore: paid.interest }, taken, today);
    }
    if (then) {
      const due = { ...row.due, principal: then.principal, interest: then.interest + row.delayInterest };
      const changed = { ...row, due, balanceBefore: balance };
      balance -= then.principal;
      return row.periodNo === after.later[0]?.periodNo ? { ...changed, interestFrom: today } : changed;
    }
    const { pays = emptySplit, waivedInterest = 0 } = ending.rows[index] ?? {};
    const isLast = row.periodNo === after.paidUpTo && after.inPart === undefined;
    const extra = isLast ? after.extra : 0;
    const due = {
      ...row.due,
      principal: row.due.principal + extra,
      interest: row.due.interest - waivedInterest,
    };
    return payRow({ ...row, due }, { ...pays, principal: pays.principal + extra }, today);
  });
}
