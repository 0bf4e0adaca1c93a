import { parse } from 'valibot';
import { loanDetails } from '@clearloan/loan-view/contract';
import { loanDetailsRepaying } from '@clearloan/loan-view/fixtures';
import { periodMark, type PeriodMark } from './period-mark';

const { repay_plans: plans, transactions } = parse(loanDetails.data, loanDetailsRepaying);
const third = plans[2]!;
const setting = { today: '2026-11-20', transactions, timeZone: 'Asia/Jakarta' };

it.each<[string, Partial<typeof third>, PeriodMark]>([
  ['paid', { periodNo: 2 }, { look: 'paid', label: { is: 'paid', on: '2026-10-23', paymentId: 'pay-2' } }],
  ['paid', { periodNo: 5 }, { look: 'paid', label: { is: 'paid', on: undefined, paymentId: undefined } }],
  ['waived', {}, { look: 'paid', label: { is: 'waived' } }],
  ['verifying', {}, { look: 'wait', label: { is: 'checking', paymentId: undefined } }],
  ['due', {}, { look: 'due', label: { is: 'due', due: { kind: 'soon', days: 4 } } }],
  [
    'overdue',
    { dueTime: '2026-11-12' },
    { look: 'over', label: { is: 'due', due: { kind: 'late', days: 8 } } },
  ],
  [
    'partlyPaid',
    { paidAmount: 100000 },
    { look: 'due', label: { is: 'partlyPaid', open: 114231, due: { kind: 'soon', days: 4 } } },
  ],
  [
    'partlyPaid',
    { paidAmount: 100000, dueTime: '2026-11-12' },
    { look: 'over', label: { is: 'partlyPaid', open: 114231, due: { kind: 'late', days: 8 } } },
  ],
  [
    'extended',
    { originalDueTime: '2026-11-17' },
    { look: 'idle', label: { is: 'moved', from: '2026-11-17' } },
  ],
  ['upcoming', {}, { look: 'idle', label: { is: 'upcoming' } }],
  ['an unknown status', {}, { look: 'idle', label: { is: 'upcoming' } }],
])('a payment that is %s has the matching stamp (%p)', (periodStatus, change, mark) => {
  expect(periodMark({ ...third, ...change, periodStatus }, setting)).toEqual(mark);
});

it('a payment has the date of the lender’s time zone, not of UTC', () => {
  const lateEvening = transactions.map((transaction) => ({ ...transaction, at: '2026-10-23T18:00:00Z' }));
  const mark = periodMark(
    { ...third, periodNo: 2, periodStatus: 'paid' },
    { ...setting, transactions: lateEvening },
  );
  expect(mark.label).toMatchObject({ is: 'paid', on: '2026-10-24' });
});

it('a paid payment shows no date from a returned transaction', () => {
  const returned = transactions.map((transaction) => ({ ...transaction, status: 'returned' }));
  const mark = periodMark(
    { ...third, periodNo: 2, periodStatus: 'paid' },
    { ...setting, transactions: returned },
  );
  expect(mark.label).toMatchObject({ is: 'paid', on: undefined });
});

it('a payment that the lender is looking for links to it', () => {
  const looking = transactions.map((transaction) => ({
    ...transaction,
    periodNos: [3],
    status: 'verifying',
  }));
  const mark = periodMark({ ...third, periodStatus: 'verifying' }, { ...setting, transactions: looking });
  expect(mark.label).toEqual({ is: 'checking', paymentId: 'pay-2' });
});
