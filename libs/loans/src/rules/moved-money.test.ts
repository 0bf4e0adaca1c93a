import { transactionStatusValues, type Transaction } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { loanDetails } from '../contract';
import { loanDetailsRepaying } from '../fixtures/loan-details-repaying';
import { isMoney, movedAmount, transactionLook } from './moved-money';

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
