import { codes } from '@clearloan/api-client/declare';
import { splitTotal, sum } from '@clearloan/loan-math';
import type { Act, ActOf } from './acts';
import { fall } from './model-fall';
import {
  isOpenRow,
  leftInAll,
  openOf,
  openRows,
  payoffIn,
  quoteIn,
  type LenderState,
  type ModelRow,
  type Movement,
  type Reply,
} from './lender-state';

export interface Step {
  readonly state: LenderState;
  readonly reply: Reply;
}

/**
 * The replies of a sequential lender, implemented from the rules and independently of the server's code.
 * @param id the id that the lender assigned to what this action creates, which a model cannot predict
 */
export function step(state: LenderState, act: Act, id: string): Step {
  if (!('key' in act)) return stepOnce(state, act, id);
  const kept = state.kept[act.key];
  if (kept) return { state, reply: kept };
  const done = stepOnce(state, act, id);
  return { ...done, state: { ...done.state, kept: { ...done.state.kept, [act.key]: done.reply } } };
}

function stepOnce(state: LenderState, act: Act, id: string): Step {
  switch (act.is) {
    case 'look':
      return { state, reply: { code: 0, view: viewOf(state) } };
    case 'quote':
      return { state, reply: quote(state, act) };
    case 'code':
      return makeCode(state, act, id);
    case 'delay':
      return delay(state, act, id);
    case 'reference':
      return sendReference(state, act, id);
    case 'arrive':
      return arrive(state, act.id);
  }
}

const refusal = (state: LenderState, code: number): Step => ({ state, reply: { code } });

/** Everything a borrower can see of the loan. */
const viewOf = (state: LenderState) => ({
  rows: state.rows.map((row) => [
    row.periodNo,
    row.dueDate,
    splitTotal(row.due),
    splitTotal(row.paid),
    isOpenRow(row),
  ]),
  payoff: payoffIn(state).amount,
  movements: Object.entries(state.movements)
    .map(([id, { status }]) => `${id} ${status}`)
    .sort(),
  sentBack: state.sentBack,
});

function quote(state: LenderState, { periodNo }: ActOf<'quote'>): Reply {
  if (openRows(state).length === 0) return { code: codes.notAllowedNow };
  const row = state.rows.find((each) => each.periodNo === periodNo);
  const options =
    row && mayDelay(state, row) ? [7, 14].map((days) => [days, quoteIn(state, row, days).extraCost]) : [];
  return { code: 0, view: { options, used: state.delaysUsed } };
}

const mayDelay = (state: LenderState, row: ModelRow): boolean =>
  isOpenRow(row) &&
  row.dueDate >= state.today &&
  state.delaysUsed < state.loan.delaysAllowed &&
  !Object.values(state.movements).some(
    ({ status, periodNos }) => status === 'verifying' && periodNos.includes(row.periodNo),
  );

function makeCode(state: LenderState, { purpose, periodNos, amount }: ActOf<'code'>, id: string): Step {
  const open = openRows(state);
  if (open.length === 0) return refusal(state, codes.notAllowedNow);
  const chosen = open.filter((row) => purpose === 'payoff' || periodNos.includes(row.periodNo));
  if (purpose === 'amount') {
    const most = Math.min(leftInAll(state), payoffIn(state).amount);
    if (amount <= 0 || amount > most) return refusal(state, codes.amountOutOfRange);
    const periodNosOf = amount === most ? open.map(({ periodNo }) => periodNo) : reached(open, amount);
    return waitFor(state, id, { status: 'waiting', purpose, amount, periodNos: periodNosOf });
  }
  if (purpose === 'period' && chosen.length !== periodNos.length) return refusal(state, codes.notAllowedNow);
  const whole = sum(chosen.map((row) => splitTotal(openOf(row))));
  const isAll = purpose === 'payoff' || chosen.length === open.length;
  const right = isAll ? payoffIn(state).amount : whole;
  if (right !== amount) return refusal(state, codes.amountOutOfRange);
  const numbers = chosen.map((row) => row.periodNo);
  return waitFor(endHeld(state, numbers), id, { status: 'waiting', purpose, amount, periodNos: numbers });
}

function waitFor(state: LenderState, id: string, movement: Movement): Step {
  const { status } = movement;
  return {
    state: { ...state, movements: { ...state.movements, [id]: movement } },
    reply: { code: 0, id, status },
  };
}

function reached(open: readonly ModelRow[], amount: number): number[] {
  let left = amount;
  return open.flatMap((row) => {
    const isReached = left > 0;
    left -= splitTotal(openOf(row));
    return isReached ? [row.periodNo] : [];
  });
}

/** A plan payment has one open code, so an older one ends. Codes for part payments are separate. */
const endHeld = (state: LenderState, periodNos: readonly number[]): LenderState =>
  endWhere(
    state,
    (movement) =>
      movement.purpose !== 'amount' && movement.periodNos.some((periodNo) => periodNos.includes(periodNo)),
  );

const endWhere = (state: LenderState, isEnded: (movement: Movement) => boolean): LenderState => ({
  ...state,
  movements: Object.fromEntries(
    Object.entries(state.movements).map(([id, movement]) => [
      id,
      movement.status === 'waiting' && isEnded(movement)
        ? { ...movement, status: 'expired' as const }
        : movement,
    ]),
  ),
});

function delay(state: LenderState, { periodNo, days, amount }: ActOf<'delay'>, id: string): Step {
  const row = state.rows.find((each) => each.periodNo === periodNo);
  if (openRows(state).length === 0 || !row || !mayDelay(state, row))
    return refusal(state, codes.notAllowedNow);
  const { extraCost, newDueDate, fee, tax, extraInterest } = quoteIn(state, row, days);
  if (extraCost !== amount) return refusal(state, codes.termsChanged);
  if (!state.hasSmsCode) return refusal(state, codes.codeExpired);
  const due = { ...row.due, fee: row.due.fee + fee + tax, interest: row.due.interest + extraInterest };
  const delayInterest = row.delayInterest + extraInterest;
  const rows = state.rows.map((each) =>
    each === row ? { ...row, due, delayInterest, dueDate: newDueDate } : each,
  );
  const moved = {
    ...endHeld(state, [periodNo]),
    rows,
    hasSmsCode: false,
    delaysUsed: state.delaysUsed + 1,
  };
  return waitFor(moved, id, { status: 'posted', purpose: 'delay', periodNos: [periodNo], amount });
}

function sendReference(state: LenderState, { utr, amount }: ActOf<'reference'>, id: string): Step {
  const knownId = state.references[utr];
  if (knownId !== undefined) {
    const isPosted = state.movements[knownId]?.status !== 'verifying';
    return isPosted
      ? refusal(state, codes.referenceUsed)
      : { state, reply: { code: 0, id: knownId, status: 'verifying' } };
  }
  const open = openRows(state);
  if (open.length === 0) return refusal(state, codes.notAllowedNow);
  const noted = { ...state, references: { ...state.references, [utr]: id } };
  const periodNos = reached(open, amount);
  return waitFor(noted, id, { status: 'verifying', purpose: 'amount', periodNos, amount });
}

function arrive(state: LenderState, id: string): Step {
  const movement = state.movements[id];
  if (movement === undefined || movement.status === 'posted' || movement.status === 'returned')
    return refusal(state, codes.notAllowedNow);
  const status = openRows(state).length === 0 ? 'returned' : 'posted';
  return { state: credit(state, id, movement, status), reply: { code: 0, status } };
}

/** Credits money to the loan: a payoff ends it if it is still enough, anything else pays the oldest payment first. */
function credit(
  state: LenderState,
  id: string,
  movement: Movement,
  status: 'posted' | 'returned',
): LenderState {
  const { rows, left } = fall(state, movement);
  const posted = {
    ...state,
    rows,
    sentBack: state.sentBack + left,
    movements: { ...state.movements, [id]: { ...movement, status } },
  };
  const open = new Set(rows.filter(isOpenRow).map(({ periodNo }) => periodNo));
  return endWhere(posted, ({ periodNos }) => !periodNos.some((periodNo) => open.has(periodNo)));
}
