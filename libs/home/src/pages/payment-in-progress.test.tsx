import { orderList as orderListCall } from '@clearloan/loan-view/contract';
import { inProgressAs, orderListEmpty, type InProgressWire } from '@clearloan/loan-view/fixtures';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { homePage } from '../contract';
import { homeInProgress } from '../fixtures/home-in-progress';
import { homeOverdue } from '../fixtures/home-overdue';
import { routes } from '../routes';

const lender = fakeLender();
const paymentPage = '/orders/o-48213/payments/pay-3';
const codePage = '/orders/o-48213/pay-code/pay-3';

const openHome = (...payments: readonly InProgressWire[]) => {
  lender.answerWire(orderListCall, orderListEmpty);
  lender.answerWire(homePage, homeInProgress(...payments));
  return renderRoutes(routes, { at: '/' });
};

const payLinks = () => screen.queryAllByRole('link', { name: /^Pay ¥/ });

it.each([
  ['code', 'Code active', 'Your pay code is ready. Use it to pay.', 'View payment', codePage],
  ['checking', 'Checking', 'We’re checking your payment. Don’t pay again.', 'View payment', paymentPage],
  ['notFound', 'Not found yet', /hasn’t found your payment yet/, 'View payment', paymentPage],
  ['amountDiffers', 'Check amount', /a different amount/, 'Check payment', paymentPage],
] as const)(
  'home links to a payment that is %s and requests no second one',
  async (as, stamp, line, action, path) => {
    await openHome(inProgressAs[as]);
    expect(await screen.findByText(stamp)).toBeVisible();
    expect(screen.getByText(line)).toBeVisible();
    expect(screen.getByText('Due Tue 24 Nov')).toBeVisible();
    const link = screen.getByRole('link', { name: action });
    expect(link).toHaveAttribute('href', path);
    // Outlined if waiting is fine; solid if the borrower has to act.
    expect(link.className.includes('line')).toBe(as !== 'amountDiffers');
    expect(payLinks()).toHaveLength(0);
  },
);

it('a code for a partial payment does not hide the rest', async () => {
  await openHome({ ...inProgressAs.code, purpose: 'amount', amount: '1000.00' });
  expect(await screen.findByText('You have a pay code for ¥1,000.00')).toBeVisible();
  expect(screen.getByText('Due in 4 days')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View payment' })).toHaveAttribute('href', codePage);
  expect(screen.getByRole('link', { name: 'Pay ¥1,142.31' }).className).not.toContain('line');
});

it('several payments in progress show one sum and the one that needs the borrower most', async () => {
  const part = { amount: '1000.00', purpose: 'amount' } as const;
  await openHome(
    { ...inProgressAs.checking, ...part, paymentId: 'pay-4' },
    { ...inProgressAs.amountDiffers, ...part, amount: '1142.31' },
  );
  expect(await screen.findByText('2 payments in progress')).toBeVisible();
  expect(screen.getByText('Check amount')).toBeVisible();
  expect(screen.getByText('¥2,142.31')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check payment' })).toHaveAttribute('href', paymentPage);
});

it('the lines of a late payment add up with a part in progress', async () => {
  lender.answerWire(orderListCall, orderListEmpty);
  const paymentsInProgress = [{ ...inProgressAs.checking, amount: '1000.00' }];
  lender.answerWire(homePage, {
    ...homeOverdue,
    list: homeOverdue.list.map((block) =>
      block.type === 'REPAY'
        ? { ...block, items: block.items.map((item) => ({ ...item, paymentsInProgress })) }
        : block,
    ),
  });
  await renderRoutes(routes, { at: '/' });
  expect(await screen.findByText('Payment in progress')).toBeVisible();
  expect(screen.getByText('−¥1,000.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ¥1,192.87' })).toBeVisible();
});
