import fc from 'fast-check';
import { transactionStatusValues, type Transaction } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { loanDetails, type VerifyStep } from '@clearloan/loan-view/contract';
import { loanDetailsRepaying } from '@clearloan/loan-view/fixtures';
import {
  isMoney,
  movedAmount,
  timeLeft,
  transactionLook,
  usualTime,
  verificationOf,
  type Verification,
} from './loan-page';

const now = '2026-11-20T02:45:00Z';

it.each([
  ['2026-11-22T05:50:00Z', { days: 2, hours: 3, minutes: 5 }],
  ['2026-11-20T02:45:01Z', { days: 0, hours: 0, minutes: 1 }],
  ['2026-11-20T03:45:00Z', { days: 0, hours: 1, minutes: 0 }],
  ['2026-11-20T02:45:00Z', undefined],
  ['2026-11-19T00:00:00Z', undefined],
  ['not a time', undefined],
])('until %s the time left is %j', (until, left) => {
  expect(timeLeft(until, now)).toEqual(left);
});

it.each([
  [1, 'minute', 1],
  [89, 'minute', 89],
  [90, 'hour', 2],
  [60 * 30, 'hour', 30],
  [60 * 24 * 2, 'day', 2],
] as const)('%i minutes show as %s × %i', (minutes, unit, count) => {
  expect(usualTime(minutes)).toEqual({ unit, count });
});

const minutesOf = { minute: 1, hour: 60, day: 1440 } as const;

it('a borrower never sees a shorter time than the lender usually takes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (minutes) => {
      const { unit, count } = usualTime(minutes);
      expect(count * minutesOf[unit]).toBeGreaterThanOrEqual(minutes);
    }),
  );
});

const [payment] = parse(loanDetails.data, loanDetailsRepaying).transactions;
const moved = (change: Partial<Transaction>): Transaction => ({ ...payment!, ...change });

it.each([
  ['payout', 214231],
  ['refund', 214231],
  ['code', -214231],
  ['reference', -214231],
  ['transaction of an unknown kind', -214231],
])('a %s counts as %d', (kind, amount) => {
  expect(movedAmount(moved({ kind }))).toBe(amount);
});

it('every status has a stamp, and an unknown one a neutral stamp', () => {
  const stamps = [...transactionStatusValues, 'frozen'].map((status) => [status, transactionLook(status)]);
  expect(Object.fromEntries(stamps)).toEqual({
    waiting: 'due',
    verifying: 'wait',
    posted: 'paid',
    notFound: 'over',
    amountDiffers: 'over',
    collecting: 'wait',
    sending: 'wait',
    reversed: 'over',
    refused: 'over',
    expired: 'idle',
    returned: 'idle',
    frozen: 'idle',
  });
});

it.each([
  [{}, true],
  [{ kind: 'delay' }, false],
  [{ status: 'expired' }, false],
  [{ status: 'waiting' }, true],
])('whether the transaction %p is listed as money: %p', (change, isListed) => {
  expect(isMoney(moved(change))).toBe(isListed);
});

const step = (status: string, required = true): VerifyStep => ({
  taskType: 'job',
  title: 'Job',
  status,
  required,
  canClick: true,
  reason: undefined,
});

it.each<[string, VerifyStep[], Verification]>([
  ['nothing is required', [], { done: 0, needed: 0, isComplete: true }],
  ['one of two is open', [step('done'), step('todo')], { done: 1, needed: 2, isComplete: false }],
  ['one was sent back', [step('done'), step('rejected')], { done: 1, needed: 2, isComplete: false }],
  ['one is still in review', [step('done'), step('review')], { done: 2, needed: 2, isComplete: true }],
  ['an open one is optional', [step('done'), step('todo', false)], { done: 1, needed: 1, isComplete: true }],
  ['a status is unknown', [step('done'), step('frozen')], { done: 1, needed: 2, isComplete: false }],
])('the verification progress is counted when %s', (_, steps, verification) => {
  expect(verificationOf(steps)).toEqual(verification);
});
