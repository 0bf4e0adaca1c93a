import { dueOf, isTimeToPay, type Due } from './payment-progress';

const today = '2026-11-20';

it.each<[string, number, Due]>([
  ['2026-11-12', 8, { kind: 'late', days: 8 }],
  ['2026-11-19', 0, { kind: 'late', days: 1 }],
  ['2026-11-20', 0, { kind: 'today' }],
  ['2026-11-21', 0, { kind: 'soon', days: 1 }],
  ['2026-11-27', 0, { kind: 'soon', days: 7 }],
  ['2026-11-28', 0, { kind: 'later', days: 8 }],
  ['2027-02-24', 0, { kind: 'later', days: 96 }],
])('a payment due on %s, %d days late for the lender, is %p', (dueDay, overdueDays, due) => {
  expect(dueOf(dueDay, today, overdueDays)).toEqual(due);
});

it('a late payment counts its days like the lender, including days of grace', () => {
  expect(dueOf('2026-11-12', today, 5)).toEqual({ kind: 'late', days: 5 });
});

it.each<[Due, boolean]>([
  [{ kind: 'late', days: 1 }, true],
  [{ kind: 'today' }, true],
  [{ kind: 'soon', days: 7 }, true],
  [{ kind: 'later', days: 8 }, false],
])('whether a payment that is %p is to be paid now: %p', (due, asks) => {
  expect(isTimeToPay(due)).toBe(asks);
});
