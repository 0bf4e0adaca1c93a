import { transaction } from '@clearloan/loan-contract';
import { parse } from 'valibot';
import { transactionWaiting } from '../fixtures/transactions';
import { againPath } from './again-path';

const ended = parse(transaction, transactionWaiting);

it.each([
  ['payoff', '?_what=payoff&_how=va-harbour'],
  ['coolingOff', '?_what=coolingOff&_how=va-harbour'],
  ['amount', '?_what=amount&_how=va-harbour'],
  ['period', '?_how=va-harbour'],
])('a new code for %s keeps the same choice', (purpose, keys) => {
  expect(againPath('o-48213', { ...ended, purpose })).toBe(`/orders/o-48213/repay${keys}`);
});
