import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, screen, within } from '@testing-library/react';
import { loanPlanInfo } from '../contract';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { paymentPosted, transactionVerifying, transactionWaiting } from '../fixtures/transactions';
import { routes } from '../routes';

const lender = fakeLender();
const elsewhere = ['/orders/:orderId'];

const openPayment = (paymentId: string) =>
  renderRoutes(routes, { at: `/orders/o-48213/payments/${paymentId}`, elsewhere });

const answerWith = (transaction: object) => {
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, transactions: [transaction, paymentPosted] });
};

it('a reference that is looked for shows when the bank was asked and that nothing is to be paid again', async () => {
  answerWith(transactionVerifying);
  await openPayment('pay-4');
  expect(await screen.findByText('Checking')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'We’re looking for your payment' })).toBeVisible();
  expect(screen.getByText('4265 0193 8841')).toBeVisible();
  expect(screen.getByText(/^Checked at \d\d:52. Next check at \d\d:00.$/)).toBeVisible();
  expect(screen.getByText('Don’t pay again')).toBeVisible();
});

it('"Check again" asks the lender and says that there is nothing new', async () => {
  answerWith(transactionVerifying);
  const { user } = await openPayment('pay-4');
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/^Last checked at \d\d:\d\d. Nothing new yet.$/)).toBeVisible();
});

it('turns into the receipt by itself when the money is found', async () => {
  answerWith(transactionVerifying);
  await openPayment('pay-4');
  await screen.findByText('Checking');
  answerWith({ ...paymentPosted, paymentId: 'pay-4', periodNos: [3] });
  expect(
    await screen.findByRole('heading', { name: 'Payment received' }, { timeout: 4500 }),
  ).toBeInTheDocument();
  expect(screen.getByText('We’ve received your payment.')).toBeInTheDocument();
}, 8000);

it.each([
  [
    'notFound',
    'The bank hasn’t found your payment yet',
    'Send the reference again',
    '/orders/o-48213/reference?_payment=pay-4',
  ],
  [
    'amountDiffers',
    'The amount doesn’t match your bank’s',
    'Correct the amount',
    '/orders/o-48213/reference?_payment=pay-4',
  ],
  ['refused', 'This payment wasn’t applied', 'Pay again', '/orders/o-48213/repay'],
  ['returned', 'Your money was sent back', 'Pay again', '/orders/o-48213/repay'],
  ['expired', 'This code has expired', 'Get a new code', '/orders/o-48213/repay'],
])('a payment that is %s says "%s" and leads on', async (status, title, action, href) => {
  answerWith({ ...transactionVerifying, status });
  await openPayment('pay-4');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
});

it('the lender’s own reason is shown', async () => {
  answerWith({ ...transactionVerifying, status: 'refused', reason: 'The bank took this payment back.' });
  await openPayment('pay-4');
  expect(await screen.findByText('The bank took this payment back.')).toBeVisible();
});

it('says when to try again, where the lender names a time', async () => {
  answerWith({ ...transactionVerifying, status: 'notFound', nextCheckAt: '2026-11-21T03:00:00Z' });
  await openPayment('pay-4');
  expect(await screen.findByText(/^Next check on Sat 21 Nov, \d\d:00\./)).toBeVisible();
});

it('a status that is new to this phone is shown in the lender’s word', async () => {
  answerWith({ ...transactionVerifying, status: 'parked' });
  await openPayment('pay-4');
  expect(await screen.findByText('parked')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
});

it('a code that waits can be opened again or completed with a reference', async () => {
  answerWith(transactionWaiting);
  await openPayment('pay-3');
  expect(await screen.findByRole('link', { name: 'Show code' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send the bank reference' })).toHaveAttribute(
    'href',
    '/orders/o-48213/reference?_payment=pay-3',
  );
});

it('the receipt adds up, says when and how, and what is left', async () => {
  answerWith(transactionVerifying);
  const { user } = await openPayment('pay-2');
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByText('Everyday loan, payment 2 of 6')).toBeVisible();
  expect(within(receipt).getByText('¥1,940.36')).toBeVisible();
  expect(within(receipt).getByText('¥201.95')).toBeVisible();
  expect(within(receipt).getByText('Free')).toBeVisible();
  expect(within(receipt).getByText('Mobile wallet')).toBeVisible();
  expect(within(receipt).getByText('6296 0218 4417')).toBeVisible();
  expect(within(receipt).getByText('R-2610-0002')).toBeVisible();
  expect(within(receipt).getByText('¥8,569.24', { selector: '.cl-visually-hidden' })).toBeInTheDocument();
  expect(within(receipt).getByText('Next: ¥2,142.31 on Tue 24 Nov')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Done' }));
  expect(await screen.findByText('elsewhere: /orders/:orderId')).toBeVisible();
});

it('the receipt of money that fell short says why, and leads to what is still to pay', async () => {
  const reason = 'More was due on the day the bank booked your money.';
  const partly = planTwoPaid.repay_plans!.map((row) =>
    row.periodNo === 3 ? { ...row, periodStatus: 'partlyPaid', paidAmount: '2100.00' } : row,
  );
  const payment = { ...paymentPosted, paymentId: 'pay-4', periodNos: [3], reason };
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, repay_plans: partly, transactions: [payment] });
  await openPayment('pay-4');
  expect(await screen.findByText('¥42.31 of this payment is still unpaid')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ¥42.31' })).toHaveAttribute('href', '/orders/o-48213/repay');
});

it('the receipt of money that was more than was owed says so and asks for nothing', async () => {
  const reason = 'You paid more than you owed. We sent the rest back to you.';
  const payment = { ...paymentPosted, reason };
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, transactions: [payment] });
  await openPayment('pay-2');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay ¥/ })).not.toBeInTheDocument();
});

it('money that the lender sent has no receipt of a payment', async () => {
  answerWith({ ...paymentPosted, paymentId: 'out-1', kind: 'payout' });
  await openPayment('out-1');
  expect(await screen.findByRole('heading', { name: 'We sent you the money' })).toBeVisible();
});

it('an address that names no payment says so', async () => {
  answerWith(transactionVerifying);
  await openPayment('pay-9');
  expect(await screen.findByRole('heading', { name: 'We can’t find this payment' })).toBeVisible();
});

describe('a receipt is kept', () => {
  const openReceipt = async () => {
    lender.answerWire(loanPlanInfo, planTwoPaid);
    return renderRoutes(routes, { at: '/orders/o-48213/payments/pay-2', elsewhere });
  };

  it('on paper or as a PDF', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const { user } = await openReceipt();
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('as a message', async () => {
    const share = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { share });
    const { user } = await openReceipt();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      text: 'Payment received: ¥2,142.31 for Everyday loan\n23 Oct 2026, 09:00\nReference 629602184417\nReceipt R-2610-0002\nLeft to pay: ¥8,569.24',
    });
    Object.assign(navigator, { share: undefined });
  });

  it('in the clipboard of a phone that cannot share', async () => {
    const { user } = await openReceipt();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/^Payment received: ¥2,142\.31/));
  });
});

it.each([
  ['refused', 'Pay again'],
  ['expired', 'Get a new code'],
  ['verifying', 'Check again'],
])('old facts without internet, of a payment that was %s, do not offer "%s"', async (status, action) => {
  answerWith({ ...transactionVerifying, status });
  const { queries } = await openPayment('pay-4');
  const offered = () => screen.queryAllByText(action);
  await screen.findByText(action);
  lender.drop(loanPlanInfo);
  await act(() => queries.refetchQueries());
  expect(await screen.findByText('No internet connection')).toBeVisible();
  expect(offered()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('a receipt is read without internet, with the time at which it was known', async () => {
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, transactions: [paymentPosted] });
  const { queries } = await openPayment(String(paymentPosted.paymentId));
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeInTheDocument();
  lender.drop(loanPlanInfo);
  await act(() => queries.refetchQueries());
  expect(await screen.findByText(/Updated \d\d:\d\d\.$/)).toBeVisible();
  expect(screen.getByText('Receipt number')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Done' })).toBeVisible();
});
