import { parse } from 'valibot';
import { arrangements, loanPlanInfo, payTypes } from '../contract';
import { arrangementsOffered } from '../fixtures/arrangements';
import { planOverdue } from '../fixtures/plan-overdue';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { payTypes as waysListed } from '../fixtures/pay-types';
import { paymentPosted, transactionVerifying } from '../fixtures/transactions';
import { arrangementIsOfKind, partsArePaid, referenceIsListed, waysTakeMoney } from './ledger-rules';

const plan = parse(loanPlanInfo.data, planTwoPaid);
const split = { penalty: '0.00', fee: '0.00', interest: '240.00', principal: '1902.31' };
const first = { ...paymentPosted, paymentId: 'pay-1', periodNos: [1], split };
const second = { ...paymentPosted, split: { ...split, interest: '201.95', principal: '1940.36' } };
const paid = parse(loanPlanInfo.data, { ...planTwoPaid, transactions: [second, first] });

it('interest that is paid, and principal that is left, follow from the payments', () => {
  expect(partsArePaid.faults(paid)).toEqual([]);
  expect(partsArePaid.faults({ ...paid, paid_interest: paid.paid_interest + 1 })).toHaveLength(1);
  expect(partsArePaid.faults({ ...paid, remain_principal: paid.remain_principal - 1 })).toHaveLength(1);
});

it('a plan that lists some of its payments is not compared with them', () => {
  expect(partsArePaid.faults({ ...plan, paid_interest: 1 })).toEqual([]);
});

it('a way to pay takes some amount', () => {
  const ways = parse(payTypes.data, waysListed);
  expect(waysTakeMoney.faults(ways)).toEqual([]);
  const [way] = ways.list;
  const lies = way
    ? [
        { ...way, max: 0 },
        { ...way, min: 200, max: 100 },
      ]
    : [];
  expect(lies.map((lie) => waysTakeMoney.faults({ list: [lie] }).length)).toEqual([1, 1]);
});

const sent = parse(loanPlanInfo.data, { ...planTwoPaid, transactions: [transactionVerifying] });

it.each([
  ['verifying', 's-1', 0],
  ['alreadyUsed', 's-9', 0],
  ['matched', 's-1', 1],
  ['notFound', 's-1', 1],
  ['verifying', 's-2', 1],
])('a reference that is %s as %s has %d faults', (status, submitId, faults) => {
  expect(referenceIsListed.faults({ answer: { status, submitId }, plan: sent })).toHaveLength(faults);
});

const late = parse(loanPlanInfo.data, {
  ...planOverdue,
  payoffDate: '2026-11-28',
  repay_plans: planOverdue.repay_plans
    ?.slice(0, 2)
    .concat(
      (planOverdue.repay_plans ?? []).slice(2, 4).map((row, index) => ({ ...row, periodNo: 5 + index })),
    ),
});
const { options } = parse(arrangements.data, arrangementsOffered);

it('each option for a late borrower is of its kind', () => {
  for (const option of options) expect(arrangementIsOfKind.faults({ option, plan: late })).toEqual([]);
});

it.each([
  ['no length', { length: 0 }],
  ['another length', { length: 8 }],
  ['another kind', { kind: 'smaller' }],
  ['other payments', { payments: [] }],
])('an option with %s is none', (_what, lie) => {
  for (const option of options.slice(0, 1))
    expect(arrangementIsOfKind.faults({ option: { ...option, ...lie }, plan: late })).not.toEqual([]);
  expect(options).toHaveLength(3);
});
