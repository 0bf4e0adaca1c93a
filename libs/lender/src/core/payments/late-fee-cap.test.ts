import { emptySplit } from '@clearloan/loan-math';
import { computeDebt } from '../servicing/debt';
import type { RowFacts } from '../servicing/debt-row';

/** A cap of 10 000 on all late fees of the loan; 1 % a day. */
const loan = {
  principal: 100_000,
  fee: 0,
  tax: 0,
  startDate: '2025-12-01',
  lateFeeCapPercent: '10',
  lateFeePercentPerDay: '1',
  taxPercent: '18',
};

const payment = (periodNo: number, dueDate: string, paid: RowFacts['paid']): RowFacts => ({
  plan: { periodNo, dueDate, principal: 50_000, interest: 0, fee: 0, tax: 0, balanceBefore: 0 },
  delays: [],
  changes: [],
  paid,
});
const paidOn = (valueDay: string, periodNo: number, principal: number, penalty: number) => ({
  periodNo,
  valueDay,
  paid: { ...emptySplit, principal, penalty },
});

it('a paid late fee stays paid when another payment’s fee later reaches the cap of the loan', () => {
  const facts = [
    payment(1, '2026-01-01', [paidOn('2026-01-01', 1, 45_000, 0)]),
    payment(2, '2026-02-01', [paidOn('2026-02-11', 2, 50_000, 5_900)]),
  ];
  const { rows } = computeDebt(loan, facts, '2027-01-01');
  expect(rows.map(({ lateFee }) => lateFee)).toEqual([5_000, 5_000]);
  expect(rows.map(({ open }) => open.penalty)).toEqual([5_900, 0]);
});

it('late fees of a loan stop at its cap, the oldest payment first [promise: late-cap]', () => {
  const facts = [payment(1, '2026-01-01', []), payment(2, '2026-02-01', [])];
  const { rows } = computeDebt(loan, facts, '2026-02-11');
  expect(rows.map(({ lateFee }) => lateFee)).toEqual([10_000, 0]);
});
