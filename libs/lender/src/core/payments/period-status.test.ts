import { emptySplit, subtractSplit, type Split } from '@clearloan/loan-math';
import type { PeriodStatus } from '@clearloan/loan-contract';
import type { DebtRow } from '../servicing/debt-row';
import { periodStatus } from '../servicing/plan-shape';

const due: Split = { ...emptySplit, interest: 100, principal: 900 };
const paidOf = (principal: number): Split => ({
  ...emptySplit,
  interest: principal === 0 ? 0 : 100,
  principal,
});

interface Situation {
  readonly paid?: number;
  readonly owed?: Split;
  readonly dueDate?: string;
  readonly isVerifying?: boolean;
  readonly today: string;
}

function statusOf({ paid = 0, owed = due, dueDate = '2026-11-24', isVerifying = false, today }: Situation) {
  const paidSplit = paidOf(paid);
  const row: DebtRow = {
    periodNo: 3,
    dueDate,
    originalDueDate: '2026-11-24',
    periodEnd: '2026-11-24',
    ranBefore: undefined,
    paidEarly: undefined,
    balanceBefore: 1_000,
    interestFrom: undefined,
    addedFee: 0,
    planInterest: 0,
    processingFee: 0,
    delayFee: 0,
    lateFee: 0,
    feeTax: 0,
    lateFeeTax: 0,
    due: owed,
    paid: paidSplit,
    open: subtractSplit(owed, paidSplit),
    lateDays: today > dueDate ? 1 : 0,
  };
  return periodStatus(row, today, isVerifying ? 'verifying' : undefined);
}

it.each<[string, Situation, PeriodStatus]>([
  ['eight days before', { today: '2026-11-16' }, 'upcoming'],
  ['a week before', { today: '2026-11-17' }, 'due'],
  ['on its due date', { today: '2026-11-24' }, 'due'],
  ['a day after', { today: '2026-11-25' }, 'overdue'],
  ['extended, near its new due date', { today: '2026-11-25', dueDate: '2026-12-01' }, 'extended'],
  ['extended and late', { today: '2026-12-02', dueDate: '2026-12-01' }, 'overdue'],
  ['paid in part', { today: '2026-11-20', paid: 300 }, 'partlyPaid'],
  ['paid in part and late', { today: '2026-11-25', paid: 300 }, 'partlyPaid'],
  [
    'paid in part, with another payment in verification',
    { today: '2026-11-25', paid: 300, isVerifying: true },
    'verifying',
  ],
  ['paid', { today: '2026-11-25', paid: 900, isVerifying: true }, 'paid'],
  ['waived', { today: '2026-11-20', owed: emptySplit }, 'waived'],
])('a payment %s has the matching status', (_when, situation, status) => {
  expect(statusOf(situation)).toBe(status);
});
