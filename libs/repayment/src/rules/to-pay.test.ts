import { parse } from 'valibot';
import { loanPlanInfo, type LoanPlan } from '../contract';
import { planJustPaidOut } from '../fixtures/plan-just-paid-out';
import { planOverdue } from '../fixtures/plan-overdue';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { transaction } from '@clearloan/loan-contract';
import { transactionVerifying } from '../fixtures/transactions';
import { paymentToMove } from './more-time';
import { nextDue } from './open-plan';
import { chosenOption, chosenWhat, isOvertaken, isTooLateToReturn, offersOf } from './to-pay';

const plan = parse(loanPlanInfo.data, planTwoPaid);
const latePlan = parse(loanPlanInfo.data, planOverdue);
const today = '2026-11-20';

const withRow = (
  periodNo: number,
  change: Partial<LoanPlan['repay_plans'][number]>,
  of = plan,
): LoanPlan => ({
  ...of,
  repay_plans: of.repay_plans.map((row) => (row.periodNo === periodNo ? { ...row, ...change } : row)),
});

it('a borrower can pay the due payment, more payments, the full balance with its savings, or a part', () => {
  const offers = offersOf(plan, today);
  expect(offers?.due).toEqual({
    what: 'due',
    purpose: 'period',
    periodNos: [3],
    amount: 214231,
    parts: { payment: 214231, lateFee: 0, tax: 0, alreadyPaid: 0 },
    split: { penalty: 0, fee: 0, interest: 16315, principal: 197916 },
    saves: 0,
    leftAfter: 642693,
  });
  expect(offers?.several.map(({ periodNos, amount }) => [periodNos, amount])).toEqual([
    [[3, 4], 428462],
    [[3, 4, 5], 642693],
  ]);
  expect(offers?.payoff).toEqual({
    what: 'payoff',
    purpose: 'payoff',
    periodNos: [3, 4, 5, 6],
    amount: 829872,
    parts: { payment: 829872, lateFee: 0, tax: 0, alreadyPaid: 0 },
    split: { penalty: 0, fee: 0, interest: 14139, principal: 815733 },
    saves: 27052,
    leftAfter: 0,
  });
  expect(offers?.most).toBe(829872);
});

it.each([
  ['2026-11-24', [3], 214231],
  ['2026-11-25', [3], 214231],
  ['2026-12-25', [3, 4], 428462],
  ['2027-03-01', [3, 4, 5, 6], 856924],
])('on %s the payments %j are due', (day, periodNos, amount) => {
  expect(offersOf(plan, day)?.due).toMatchObject({ periodNos, amount });
});

it('the payment due first comes first, when another one was moved past it', () => {
  const moved = withRow(3, { dueTime: '2026-12-29', originalDueTime: '2026-11-24' });
  const offers = offersOf(moved, '2026-12-26');
  expect(offers?.due).toMatchObject({ periodNos: [4], leftAfter: 642693 });
  expect(offers?.several.map(({ periodNos }) => periodNos)).toEqual([
    [4, 3],
    [4, 3, 5],
  ]);
  const part =
    offers && chosenOption(moved, offers, { what: 'amount', count: null, amount: 5_000, keep: 'instalment' });
  expect(part).toMatchObject({ periodNos: [4], split: { interest: 5_000 } });
  expect(nextDue(moved.repay_plans)?.dueTime).toBe('2026-12-24');
  expect(paymentToMove(moved, null)?.periodNo).toBe(4);
});

it('the lines of a late payment add up to the amount due', () => {
  const late = offersOf(latePlan, '2026-12-02')?.due;
  expect(late?.parts).toEqual({ payment: 214231, lateFee: 4285, tax: 771, alreadyPaid: 0 });
  expect(late?.amount).toBe(219287);
});

it('a partial payment is subtracted from its payment', () => {
  const offers = offersOf(withRow(3, { paidAmount: 100000, periodStatus: 'partlyPaid' }), today);
  expect(offers?.due).toMatchObject({ amount: 114231, parts: { payment: 214231, alreadyPaid: 100000 } });
});

it('a payment being verified is not due again, and blocks the full balance', () => {
  const offers = offersOf(withRow(3, { periodStatus: 'verifying' }), today);
  expect(offers?.payoff).toBeUndefined();
  expect(offers?.due).toMatchObject({ what: 'due', periodNos: [4] });
  expect(offers?.most).toBe(642693);
});

describe('with a partial payment in progress', () => {
  const part = {
    ...parse(transaction, transactionVerifying),
    amount: 100_000,
    purpose: 'amount',
    periodNos: [3],
  };
  const checked = (change: object = {}): LoanPlan => ({
    ...withRow(3, { periodStatus: 'verifying' }),
    transactions: [{ ...part, ...change }],
  });

  it('a borrower pays the rest of that payment, not the next one', () => {
    const offers = offersOf(checked(), today);
    expect(offers?.due).toMatchObject({ purpose: 'amount', periodNos: [3], amount: 114_231 });
    expect(offers).toMatchObject({ several: [], payoff: undefined, most: 756_924 });
    expect(isOvertaken(checked(), [3])).toBe(false);
  });

  it('a borrower pays the rest next to a partial code, and the whole in place of a full code', () => {
    const code = { kind: 'code', status: 'waiting' } as const;
    expect(offersOf(checked(code), today)?.due.amount).toBe(114_231);
    const whole = {
      ...withRow(3, {}),
      transactions: [{ ...part, ...code, purpose: 'period', amount: 214_231 }],
    };
    expect(offersOf(whole, today)?.due).toMatchObject({ purpose: 'period', periodNos: [3], amount: 214_231 });
  });

  it('a borrower pays the next payment once the amount covers this one', () => {
    expect(offersOf(checked({ amount: 214_231 }), today)?.due.periodNos).toEqual([4]);
    expect(isOvertaken(checked({ amount: 214_231 }), [3])).toBe(true);
  });
});

it('a borrower has nothing to pay when all is paid', () => {
  const paid = {
    ...plan,
    repay_plans: plan.repay_plans.map((row) => ({ ...row, periodStatus: 'paid' as const })),
  };
  expect(offersOf(paid, today)).toBeUndefined();
});

it('the full balance is not offered next to the last payment when it saves nothing', () => {
  const rows = plan.repay_plans.map((row) =>
    row.periodNo < 6 ? { ...row, periodStatus: 'paid' as const } : row,
  );
  const last = { ...plan, repay_plans: rows, payoffAmount: 214231, payoffSaves: 0 };
  expect(offersOf(last, today)).toMatchObject({ several: [], payoff: undefined });
});

const choice = { keep: 'instalment' as const, what: null, count: null, amount: undefined };
const offers = offersOf(plan, today)!;

it.each([
  ['payoff', 'payoff'],
  ['due', 'due'],
  ['several', 'several'],
  [null, 'due'],
  ['everything', 'due'],
])('a link to %s opens with %s', (what, opens) => {
  expect(chosenOption(plan, offers, { ...choice, what })?.what).toBe(opens);
});

it('a part can be selected before it has an amount', () => {
  expect(chosenWhat(chosenOption(plan, offers, { ...choice, what: 'amount' }))).toBe('amount');
});

describe('a loan in its cooling-off period', () => {
  const fresh = parse(loanPlanInfo.data, planJustPaidOut);
  const freshOffers = offersOf(fresh, today)!;
  const coolingOffChoice = { ...choice, what: 'coolingOff' };

  it('is returned for exactly the lender’s amount: the principal and the interest of the days', () => {
    expect(chosenOption(fresh, freshOffers, coolingOffChoice)).toEqual({
      what: 'coolingOff',
      purpose: 'coolingOff',
      periodNos: [1, 2, 3, 4, 5, 6],
      amount: 1_201_578,
      parts: { payment: 1_201_578, lateFee: 0, tax: 0, alreadyPaid: 0 },
      split: { penalty: 0, fee: 0, interest: 1_578, principal: 1_200_000 },
      saves: 83_808,
      leftAfter: 0,
    });
    expect(isTooLateToReturn(freshOffers, 'coolingOff')).toBe(false);
  });

  it('cannot be returned while money for it is being verified', () => {
    const checked = offersOf(withRow(1, { periodStatus: 'verifying' }, fresh), today)!;
    expect(checked.coolingOff).toBeUndefined();
    expect(isTooLateToReturn(checked, 'coolingOff')).toBe(true);
  });

  it('is paid off instead once the period is over, and shows so', () => {
    expect(chosenOption(plan, offers, coolingOffChoice)?.what).toBe('payoff');
    expect(isTooLateToReturn(offers, 'coolingOff')).toBe(true);
    expect(isTooLateToReturn(offers, 'payoff')).toBe(false);
  });
});

it.each([
  ['3', [3, 4, 5]],
  ['2', [3, 4]],
  ['9', [3, 4]],
])('a link to %s payments opens with %j', (count, periodNos) => {
  expect(chosenOption(plan, offers, { ...choice, what: 'several', count })?.periodNos).toEqual(periodNos);
});

it('a partial payment covers late fee, interest and principal in turn, and shows what is left', () => {
  const late = offersOf(latePlan, '2026-12-02')!;
  const option = chosenOption(latePlan, late, { ...choice, what: 'amount', amount: 30000 });
  expect(option).toMatchObject({
    purpose: 'amount',
    amount: 30000,
    split: { penalty: 5056, fee: 0, interest: 16315, principal: 8629 },
    leftAfter: 861980 - 30000,
  });
});

it.each([undefined, 0, 829873])('a partial payment of %s is not accepted', (amount) => {
  expect(chosenOption(plan, offers, { ...choice, what: 'amount', amount })).toBeUndefined();
});

it.each([
  ['paid', true],
  ['waived', true],
  ['verifying', true],
  ['due', false],
  ['partlyPaid', false],
] as const)('whether a payment that is %s meanwhile is overtaken: %s', (periodStatus, overtaken) => {
  expect(isOvertaken(withRow(3, { periodStatus }), [3])).toBe(overtaken);
});
