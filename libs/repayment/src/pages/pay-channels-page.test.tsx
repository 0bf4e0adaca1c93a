import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { generatePayCode, loanPlanInfo, payTypes as payTypesCall } from '../contract';
import { payTypes } from '../fixtures/pay-types';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { transactionWaiting } from '../fixtures/transactions';
import { routes } from '../routes';

const lender = fakeLender();
const path = '/orders/o-48213/pay-channels';
const openChannels = (at = path) => renderRoutes(routes, { at, elsewhere: ['/orders/:orderId'] });

beforeEach(() => {
  sessionStorage.clear();
  lender.answerWire(loanPlanInfo, planTwoPaid);
  lender.answerWire(payTypesCall, payTypes);
});

it('a borrower sees the payment methods by place, with the whole amount', async () => {
  const { user } = await openChannels();
  expect(await screen.findByRole('tab', { name: 'Bank', selected: true })).toBeVisible();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'va-harbour',
    'transfer',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Wallet' }));
  await user.click(screen.getByRole('radio', { name: /Coin Wallet Bank.*\+¥2\.50/ }));
  expect(screen.getByRole('main')).toHaveTextContent('You pay¥2,144.81');
});

it('a borrower gets a code for the chosen method and amount, also for a part', async () => {
  lender.answerWire(generatePayCode, { ...transactionWaiting, purpose: 'amount', amount: '500.00' });
  const { user } = await openChannels(`${path}?_what=amount&_amount=500&_how=wallet-coin`);
  expect(await screen.findByRole('tab', { name: 'Wallet', selected: true })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Get my code' }));
  await waitFor(() => expect(lender.received(generatePayCode)).toHaveLength(1));
  expect(lender.received(generatePayCode)[0]?.request).toMatchObject({
    purpose: 'amount',
    amount: 50000,
    payType: 'wallet-coin',
  });
});

it('a place whose payment methods do not accept the amount shows the reason', async () => {
  const { user } = await openChannels(`${path}?_what=payoff&_how=wallet-mobile`);
  await user.click(await screen.findByRole('tab', { name: 'Shop' }));
  expect(screen.getByText('The maximum for Pay at a shop is ¥5,000.00.')).toBeVisible();
});
