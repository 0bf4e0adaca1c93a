import { parse } from 'valibot';
import { homePage } from '../contract';
import { homeLiveLoan } from '../fixtures/home-live-loan';
import { homeOverdue } from '../fixtures/home-overdue';
import { itemsOf } from './home-hero';
import { leftToPay } from './due-payment';

it.each([
  ['in time', homeLiveLoan, 214231],
  ['late, with its fee and the tax on it', homeOverdue, 219287],
])('a borrower pays today the whole amount of a payment that is %s', (_, home, amount) => {
  const [item] = itemsOf(parse(homePage.data, home).list, 'REPAY');
  expect(item && leftToPay(item)).toBe(amount);
});
