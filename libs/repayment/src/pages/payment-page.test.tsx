import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loanPlanInfo } from '../contract';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { paymentPosted, transactionVerifying, transactionWaiting } from '../fixtures/transactions';
import { routes } from '../routes';

const lender = fakeLender();
const elsewhere = ['/orders/:orderId'];

const openPayment = (paymentId: string) =>
  renderRoutes(routes, { at: `/orders/o-48213/payments/${paymentId}`, elsewhere });

/** The plan with its third payment paid. */
const thirdPaid = planTwoPaid.repay_plans!.map((row) =>
  row.periodNo === 3 ? { ...row, periodStatus: 'paid', paidAmount: row.repayTotalAmount } : row,
);

const answerWith = (transaction: object) => {
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, transactions: [transaction, paymentPosted] });
};

it('a reference being verified shows when the bank was queried, and not to pay again', async () => {
  answerWith(transactionVerifying);
  await openPayment('pay-4');
  expect(await screen.findByText('Checking')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'We’re looking for your payment' })).toBeVisible();
  expect(screen.getByText('4265 0193 8841')).toBeVisible();
  expect(screen.getByText(/^Checked at \d\d:52. Next check at \d\d:00.$/)).toBeVisible();
  expect(screen.getByText('Don’t pay again')).toBeVisible();
});

it('"Check again" queries the lender and shows that nothing is new', async () => {
  answerWith(transactionVerifying);
  const { user } = await openPayment('pay-4');
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/^Last checked at \d\d:\d\d. Nothing new yet.$/)).toBeVisible();
});

it('a payment turns into its receipt automatically when the money is found', async () => {
  answerWith(transactionVerifying);
  const page = await openPayment('pay-4');
  await screen.findByText('Checking');
  const third = { ...paymentPosted, paymentId: 'pay-4', periodNos: [3] };
  // The transaction alone is not enough: the plan still asks for the payment.
  answerWith(third);
  const { faults } = page;
  await waitFor(() => expect(faults).toEqual([{ call: loanPlanInfo.path, code: 'receiptIsBooked' }]), {
    timeout: 4500,
  });
  expect(screen.getByRole('heading', { name: 'We’re looking for your payment' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  lender.answerWire(loanPlanInfo, {
    ...planTwoPaid,
    repay_plans: thirdPaid,
    transactions: [third, paymentPosted],
  });
  expect(
    await screen.findByRole('heading', { name: 'Payment received' }, { timeout: 4500 }),
  ).toBeInTheDocument();
  expect(screen.getByText('We’ve received your payment.')).toBeInTheDocument();
}, 15_000);

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
  ['refused', 'This payment doesn’t count', 'Pay again', '/orders/o-48213/repay'],
  ['returned', 'Your money was sent back', 'Pay again', '/orders/o-48213/repay'],
  ['expired', 'This code has expired', 'Get a new code', '/orders/o-48213/repay'],
])('a payment that is %s shows "%s" and the next step', async (status, title, action, href) => {
  answerWith({ ...transactionVerifying, status });
  await openPayment('pay-4');
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
});

it('a borrower sees the lender’s own reason', async () => {
  answerWith({ ...transactionVerifying, status: 'refused', reason: 'The bank took this payment back.' });
  await openPayment('pay-4');
  expect(await screen.findByText('The bank took this payment back.')).toBeVisible();
});

it('a borrower sees when to try again, if the lender names a time', async () => {
  answerWith({ ...transactionVerifying, status: 'notFound', nextCheckAt: '2026-11-21T03:00:00Z' });
  await openPayment('pay-4');
  expect(await screen.findByText(/^Next check on Sat 21 Nov, \d\d:00\./)).toBeVisible();
});

it('an unknown payment status shows the lender’s text', async () => {
  answerWith({ ...transactionVerifying, status: 'parked' });
  await openPayment('pay-4');
  expect(await screen.findByText('parked')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
});

it('a borrower can open a waiting code again or add its reference', async () => {
  answerWith(transactionWaiting);
  await openPayment('pay-3');
  expect(await screen.findByRole('link', { name: 'Show code' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Send the bank reference' })).toHaveAttribute(
    'href',
    '/orders/o-48213/reference?_payment=pay-3',
  );
});

it('a receipt adds up and shows when, how, and what is left', async () => {
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

it('a receipt names interest that the last payment gets back', async () => {
  const { split } = planTwoPaid.transactions!.find(({ paymentId }) => paymentId === 'pay-2')!;
  const back = { ...split!, interest: '-21.76', principal: '2164.07' };
  lender.answerWire(loanPlanInfo, {
    ...planTwoPaid,
    transactions: planTwoPaid.transactions!.map((each) =>
      each.paymentId === 'pay-2' ? { ...each, split: back } : each,
    ),
  });
  await openPayment('pay-2');
  const receipt = await screen.findByRole('region', { name: 'Receipt' });
  expect(within(receipt).getByText('Interest credited back')).toBeVisible();
  expect(within(receipt).getByText('−¥21.76')).toBeVisible();
});

it('a receipt of too little money shows why and links to the rest', async () => {
  const reason = 'More was due on the day the bank booked your money.';
  const partly = planTwoPaid.repay_plans!.map((row) =>
    row.periodNo === 3 ? { ...row, periodStatus: 'partlyPaid', paidAmount: '2100.00' } : row,
  );
  const split = { ...paymentPosted.split!, principal: '1898.05' };
  const part = { paymentId: 'pay-4', periodNos: [3], amount: '2100.00', split };
  const payment = { ...paymentPosted, ...part, reason };
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, repay_plans: partly, transactions: [payment] });
  await openPayment('pay-4');
  expect(await screen.findByText('¥42.31 of this payment is still unpaid')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ¥42.31' })).toHaveAttribute('href', '/orders/o-48213/repay');
});

it('a receipt of too much money shows so and requests nothing more', async () => {
  const reason = 'You paid more than you owed. We sent the rest back to you.';
  const payment = { ...paymentPosted, reason };
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, transactions: [payment] });
  await openPayment('pay-2');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay ¥/ })).not.toBeInTheDocument();
});

it('money sent by the lender has no payment receipt', async () => {
  answerWith({ ...paymentPosted, paymentId: 'out-1', kind: 'payout' });
  await openPayment('out-1');
  expect(await screen.findByRole('heading', { name: 'We sent you the money' })).toBeVisible();
});

it('an address without an existing payment shows so', async () => {
  answerWith(transactionVerifying);
  await openPayment('pay-9');
  expect(await screen.findByRole('heading', { name: 'We can’t find this payment' })).toBeVisible();
});

describe('a borrower saves a receipt', () => {
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

  it('to the clipboard when the device cannot share', async () => {
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
])('an offline payment that was %s does not offer "%s"', async (status, action) => {
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

it('a borrower reads a receipt offline, with the time of its last update', async () => {
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, transactions: [paymentPosted] });
  const { queries } = await openPayment(String(paymentPosted.paymentId));
  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeInTheDocument();
  lender.drop(loanPlanInfo);
  await act(() => queries.refetchQueries());
  expect(await screen.findByText(/Updated \d\d:\d\d\.$/)).toBeVisible();
  expect(screen.getByText('Receipt number')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Done' })).toBeVisible();
});
