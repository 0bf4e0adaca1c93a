import { loanDetails, orderList as orderListCall } from '@clearloan/loan-view/contract';
import {
  inProgressAs,
  loanDetailsRepaying,
  orderList,
  type InProgressWire,
} from '@clearloan/loan-view/fixtures';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';

const lender = fakeLender();
const codePage = '/orders/o-48213/pay-code/pay-3';

const payLinks = () => screen.queryAllByRole('link', { name: /^Pay ¥/ });

it('the loan list shows the payment in progress instead of an amount to pay', async () => {
  const [running, ...others] = orderList.list;
  const order = { ...running!, nextPeriodNo: 3, paymentsInProgress: [inProgressAs.checking] };
  lender.answerWire(orderListCall, { ...orderList, list: [order, ...others] });
  await renderRoutes(routes, { at: '/orders' });
  const row = await screen.findByRole('link', { name: /Everyday loan/ });
  expect(within(row).getByText('Checking')).toBeVisible();
  expect(row).toHaveTextContent('Checking ¥2,142.31');
  expect(row).not.toHaveTextContent(/Pay ¥/);
});

const openLoanWith = async (code: InProgressWire) => {
  const transaction = { ...code, fee: '0.00', at: '2026-11-20T03:00:00Z', vcode: '8808123412341234' };
  const { transactions } = loanDetailsRepaying;
  lender.answerWire(loanDetails, {
    ...loanDetailsRepaying,
    transactions: [transaction, ...(transactions ?? [])],
  });
  await renderRoutes(routes, { at: '/orders/o-48213' });
  await screen.findByText(/^You have a pay code for/);
};

it('a loan with a code for its next payment names that payment until its money is there', async () => {
  await openLoanWith(inProgressAs.code);
  expect(screen.getAllByText('Due in 4 days')[0]).toBeVisible();
  expect(screen.queryByText(/in 34 days/i)).toBeNull();
  const links = screen.getAllByRole('link', { name: /^View payment/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([codePage, codePage]);
  expect(payLinks()).toHaveLength(0);
});

it('a loan with a code for a part of its next payment asks for the rest', async () => {
  await openLoanWith({ ...inProgressAs.code, purpose: 'amount', amount: '1000.00' });
  expect(screen.getAllByText('Due in 4 days')[0]).toBeVisible();
  expect(screen.queryByText(/in 34 days/i)).toBeNull();
  expect(payLinks().map((link) => link.textContent)).toContain('Pay ¥1,142.31');
});
