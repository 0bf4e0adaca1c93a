import { transaction, type Transaction } from '@clearloan/api-client/declare';
import { parse } from 'valibot';
import { paymentPosted } from '../fixtures/transactions';
import { receiptOf } from './receipt';

const posted = parse(transaction, paymentPosted);
const sum = ({ lines, payFee }: ReturnType<typeof receiptOf>) =>
  lines.reduce((total, { amount }) => total + amount, payFee);

const split = { principal: 197916, interest: 16315, fee: 1000, penalty: 5056 };

it.each<[string, Partial<Transaction>, string[]]>([
  ['a plain payment', {}, ['principal', 'interest']],
  ['a payment with a fee of the shop', { fee: 500 }, ['principal', 'interest']],
  ['a late payment', { split, amount: 220287 }, ['principal', 'interest', 'loanFee', 'lateFee']],
  ['a payment that was too much', { amount: 224231 }, ['principal', 'interest', 'sentBack']],
  [
    'a loan given back with too much',
    { purpose: 'coolingOff', amount: 224231 },
    ['principal', 'interest', 'sentBack'],
  ],
  ['a payoff with a charge', { purpose: 'payoff', amount: 224231 }, ['principal', 'interest', 'early']],
])('the receipt of %s adds up line by line', (_name, change, parts) => {
  const receipt = receiptOf({ ...posted, ...change });
  expect(receipt.lines.map(({ part }) => part)).toEqual(parts);
  expect(sum(receipt)).toBe(receipt.total);
});

it('without a split there is only the total', () => {
  expect(receiptOf({ ...posted, split: undefined })).toEqual({ lines: [], payFee: 0, total: 214231 });
});
