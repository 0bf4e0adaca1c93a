import { receiptOf, transaction, type Transaction } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { loanPlanInfo } from '../contract';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { paymentPosted } from '../fixtures/transactions';

const { terms } = parse(loanPlanInfo.data, planTwoPaid);
const free = { terms };
const charged = { terms: { ...terms, prepayFee: '2.00' } };
const posted = parse(transaction, paymentPosted);
const sum = ({ lines, payFee }: ReturnType<typeof receiptOf>) =>
  lines.reduce((total, { amount }) => total + amount, payFee);

const split = { principal: 197916, interest: 16315, fee: 1000, penalty: 5056 };

it.each<[string, Partial<Transaction>, string[]]>([
  ['a plain payment', {}, ['principal', 'interest']],
  ['a payment with a shop fee', { fee: 500 }, ['principal', 'interest']],
  ['a late payment', { split, amount: 220287 }, ['principal', 'interest', 'loanFee', 'lateFee']],
  ['a payment of too much', { amount: 224231 }, ['principal', 'interest', 'sentBack']],
  [
    'a loan returned with too much',
    { purpose: 'coolingOff', amount: 224231 },
    ['principal', 'interest', 'sentBack'],
  ],
  [
    'a payoff with too much, without a prepayment charge',
    { purpose: 'payoff', amount: 224231 },
    ['principal', 'interest', 'sentBack'],
  ],
])('the receipt of %s adds up line by line', (_name, change, parts) => {
  const receipt = receiptOf(free, { ...posted, ...change });
  expect(receipt.lines.map(({ part }) => part)).toEqual(parts);
  expect(sum(receipt)).toBe(receipt.total);
});

it.each([
  ['payoff', 'early'],
  ['period', 'sentBack'],
] as const)('with a prepayment charge, the rest of a %s is %s', (purpose, part) => {
  const receipt = receiptOf(charged, { ...posted, purpose, amount: 224231 });
  expect(receipt.lines.at(-1)).toEqual({ part, amount: 10000 });
  expect(sum(receipt)).toBe(receipt.total);
});

it('a receipt without a split shows only the total', () => {
  expect(receiptOf(free, { ...posted, split: undefined })).toEqual({ lines: [], payFee: 0, total: 214231 });
});
