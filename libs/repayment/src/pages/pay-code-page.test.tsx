import { sampleMarket, type PayChannel } from '@clearloan/formatting';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, screen, within, waitFor } from '@testing-library/react';
import { loanPlanInfo, payTypes as payTypesCall } from '../contract';
import { payTypes } from '../fixtures/pay-types';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { paymentPosted, transactionWaiting } from '../fixtures/transactions';
import { routes } from '../routes';

const lender = fakeLender();
const elsewhere = ['/orders/:orderId'];

const openCode = (at = '/orders/o-48213/pay-code/pay-3') => renderRoutes(routes, { at, elsewhere });

const answerWith = (change: object = {}) => {
  lender.answerWire(loanPlanInfo, {
    ...planTwoPaid,
    transactions: [{ ...transactionWaiting, ...change }, paymentPosted],
  });
};
const posted = { ...paymentPosted, paymentId: 'pay-3', periodNos: [3] };

afterEach(() => {
  jest.restoreAllMocks();
});
beforeEach(() => {
  lender.answerWire(payTypesCall, payTypes);
});

it('a borrower sees the code, the exact amount, the payee and how long the code is valid', async () => {
  answerWith();
  await openCode();
  expect(await screen.findByRole('heading', { name: 'Harbour Bank' })).toBeVisible();
  expect(screen.getByText('8808 2417 5530 1946')).toBeVisible();
  expect(screen.getByText('¥2,142.31', { selector: '.cl-visually-hidden' })).toBeInTheDocument();
  expect(screen.getByText('Name shown: Clearloan / Mira Tan')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('Expires in 5:56:00');
  expect(await screen.findByText('Account code')).toBeVisible();
});

it('the fee of a payment method is part of the exact amount', async () => {
  answerWith({ fee: '2.50' });
  await openCode();
  expect(await screen.findByText('¥2,144.81', { selector: '.cl-visually-hidden' })).toBeInTheDocument();
  expect(screen.getByText(/plus a fee of/)).toHaveTextContent('¥2,142.31 plus a fee of ¥2.50');
});

it('a tap copies the code without gaps and the amount without its symbol', async () => {
  answerWith();
  const { user } = await openCode();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Copy code' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy amount' }));
  expect(await screen.findByRole('button', { name: 'Amount copied' })).toBeVisible();
  expect(copied.mock.calls).toEqual([['8808241755301946'], ['2142.31']]);
});

it('a borrower whose browser cannot copy reads what to do', async () => {
  answerWith();
  const { user } = await openCode();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(await screen.findByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Couldn’t copy. Press and hold the digits instead.')).toBeVisible();
});

it('a borrower reads the steps for each place', async () => {
  answerWith();
  const { user } = await openCode();
  expect(await screen.findByRole('tab', { name: 'In the app' })).toHaveAttribute('aria-selected', 'true');
  expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('tab', { name: 'At an ATM' }));
  expect(screen.getByText('Choose Transfer, then Virtual account')).toBeVisible();
  expect(screen.queryByText('Paste the code')).not.toBeInTheDocument();
});

it('"I have paid" opens the page that waits for the money', async () => {
  answerWith();
  const { user } = await openCode();
  await user.click(await screen.findByRole('link', { name: 'I’ve paid' }));
  expect(await screen.findByRole('heading', { name: 'We’re waiting for your payment' })).toBeVisible();
  expect(screen.getByText('If you’ve paid, don’t pay again')).toBeVisible();
});

it('"I have paid" requests the reference after a bank transfer', async () => {
  answerWith({ payType: 'transfer', payName: 'Any other bank' });
  const { user } = await openCode();
  await screen.findByText('Send to this account');
  await user.click(screen.getByRole('link', { name: 'I’ve paid' }));
  expect(await screen.findByRole('heading', { name: 'Did you pay ¥2,142.31?' })).toBeVisible();
});

it('money that arrives while the code is open turns it into a receipt automatically', async () => {
  answerWith();
  const { router } = await openCode();
  await screen.findByText('8808 2417 5530 1946');
  const rows = planTwoPaid.repay_plans!.map((row) =>
    row.periodNo === 3 ? { ...row, periodStatus: 'paid', paidAmount: row.repayTotalAmount } : row,
  );
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, repay_plans: rows, transactions: [posted] });
  expect(
    await screen.findByRole('heading', { name: 'Payment received' }, { timeout: 4500 }),
  ).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/orders/o-48213/payments/pay-3');
}, 8000);

it.each([
  [
    'by the lender’s status',
    { status: 'expired', vcode: undefined, reason: 'The time of this code is over.' },
  ],
  ['by the lender’s clock', { expireTime: '2026-11-20T02:44:00Z' }],
])('a code that ended %s is hidden, and a new one starts with the same choice', async (_name, change) => {
  answerWith(change);
  await openCode();
  expect(await screen.findByText('This code has expired')).toBeVisible();
  expect(screen.queryByText('8808 2417 5530 1946')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get a new code' })).toHaveAttribute(
    'href',
    '/orders/o-48213/repay?_how=va-harbour',
  );
  expect(screen.getByRole('link', { name: 'I paid before it expired' })).toBeVisible();
});

it('an address without an existing payment shows so and links to the loan', async () => {
  answerWith();
  await openCode('/orders/o-48213/pay-code/pay-9');
  expect(await screen.findByRole('heading', { name: 'We can’t find this payment' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View loan' })).toBeVisible();
});

it('the code stays visible when it can no longer be refreshed', async () => {
  answerWith();
  const { queries } = await openCode();
  await screen.findByText('8808 2417 5530 1946');
  lender.drop(loanPlanInfo);
  await act(() => queries.refetchQueries());
  expect(await screen.findByText('No internet connection')).toBeVisible();
  expect(screen.getByText('8808 2417 5530 1946')).toBeVisible();
});

describe('a payment app', () => {
  const payUri =
    'upi://pay?pa=clearloan@bank&pn=Clearloan%20%2F%20Mira%20Tan&am=2142.31&cu=INR&tr=8808241755301946';
  const inMarketWith = (payChannels: readonly PayChannel[]) =>
    jest.replaceProperty(sampleMarket, 'payChannels', payChannels);

  it('opens with a tap, or on another device by its camera, in a market that has such apps', async () => {
    inMarketWith(['upi']);
    answerWith({ payUri });
    await openCode();
    expect(await screen.findByRole('link', { name: 'Open the payment app' })).toHaveAttribute('href', payUri);
    expect(screen.getByText('A code to scan with another phone')).toBeInTheDocument();
  });

  it('is not offered in a market without them, nor for an invalid link', async () => {
    inMarketWith(['wallet']);
    answerWith({ payUri });
    const { unmount } = await openCode();
    await screen.findByText('8808 2417 5530 1946');
    expect(screen.queryByRole('link', { name: 'Open the payment app' })).not.toBeInTheDocument();
    unmount();
    inMarketWith(['upi']);
    answerWith({ payUri: 'https://elsewhere.example/pay' });
    await openCode();
    await screen.findByText('8808 2417 5530 1946');
    expect(screen.queryByRole('link', { name: 'Open the payment app' })).not.toBeInTheDocument();
  });

  it.each([
    ['amount', payUri.replace('am=2142.31', 'am=21423.10')],
    ['payee', payUri.replace('Mira', 'Mara')],
    ['code', payUri.replace('tr=88', 'tr=98')],
    ['currency', payUri.replace('INR', 'USD')],
  ])('is not opened by a link with another %s; the code remains', async (_, link) => {
    inMarketWith(['upi']);
    answerWith({ payUri: link });
    const { faults } = await openCode();
    expect(await screen.findByText('The link to your payment app isn’t for this payment')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the payment app' })).not.toBeInTheDocument();
    expect(screen.queryByText('A code to scan with another phone')).not.toBeInTheDocument();
    expect(screen.getByText('8808 2417 5530 1946')).toBeVisible();
    // Reported by an effect, after the text is in the page.
    await waitFor(() => expect(faults).toEqual([{ call: loanPlanInfo.path, code: 'linkIsOfPayment' }]));
  });
});
