import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { transaction, type Transaction } from '@clearloan/loan-contract';
import { act, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { generatePayCode, loanPlanInfo, payTypes as payTypesCall } from '../contract';
import { payTypes } from '../fixtures/pay-types';
import { planJustPaidOut } from '../fixtures/plan-just-paid-out';
import { planOverdue } from '../fixtures/plan-overdue';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { paymentPosted, transactionVerifying, transactionWaiting } from '../fixtures/transactions';
import { routes } from '../routes';
import { parse } from 'valibot';

const lender = fakeLender();
const elsewhere = ['/orders/:orderId'];
const path = '/orders/o-48213/repay';

const openRepay = (at = path) => renderRoutes(routes, { at, elsewhere });

/** The same plan with another status of the third payment. */
const planWithThird = (periodStatus: string, transaction: object) => ({
  ...planTwoPaid,
  repay_plans: planTwoPaid.repay_plans!.map((row) =>
    row.periodNo === 3
      ? { ...row, periodStatus, paidAmount: periodStatus === 'paid' ? row.repayTotalAmount : '0.00' }
      : row,
  ),
  transactions: [transaction, paymentPosted],
});
const thirdPosted = { ...paymentPosted, paymentId: 'pay-3', periodNos: [3], at: '2026-11-20T02:43:00Z' };

/** A code for what was requested. */
const answerCode = (change: Partial<Transaction> = {}) =>
  lender.answerBy(generatePayCode, ({ request: { amount, purpose, payType, periodNos } }) => ({
    ...parse(transaction, transactionWaiting),
    amount,
    purpose,
    payType,
    periodNos,
    ...change,
  }));

beforeEach(() => {
  sessionStorage.clear();
  lender.answerWire(loanPlanInfo, planTwoPaid);
  lender.answerWire(payTypesCall, payTypes);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a plan that contradicts itself', () => {
  it.each([
    ['a payment is not the sum of its parts', 'rowsAddUp', { interest: '0.00' }],
    [
      'received money is asked for again',
      'receiptIsBooked',
      { periodNo: 2, periodStatus: 'due', paidAmount: '0.00' },
    ],
  ])('is not paid: %s', async (_, code, { periodNo = 3, ...change }: { periodNo?: number } & object) => {
    lender.answerWire(loanPlanInfo, {
      ...planTwoPaid,
      remain_principal: code === 'receiptIsBooked' ? '10097.69' : planTwoPaid.remain_principal,
      repay_plans: planTwoPaid.repay_plans!.map((row) =>
        row.periodNo === periodNo ? { ...row, ...change } : row,
      ),
    });
    const { faults } = await openRepay();
    expect(await screen.findByText('The lender’s figures don’t add up')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    // Reported by an effect, after the text is in the page.
    await waitFor(() => expect(faults).toEqual([{ call: loanPlanInfo.path, code }]));
  });
});

describe('a plan whose other figures contradict it', () => {
  const onSunday = planTwoPaid.repay_plans!.map((row) =>
    row.periodNo === 5 ? { ...row, dueTime: '2027-01-25' } : row,
  );
  it.each([
    ['its principal', 'planAddsUp', { remain_principal: '9000.00' }],
    ['a day', 'daysFollowTerms', { repay_plans: onSunday }],
    ['its payoff', 'payoffAddsUp', { payoffSaves: '999.00' }],
  ])('still takes what is due, without what follows from %s', async (_, code, change) => {
    lender.answerWire(loanPlanInfo, { ...planTwoPaid, ...change });
    const { faults } = await openRepay();
    expect(await screen.findByRole('button', { name: 'Pay ¥2,142.31' })).toBeVisible();
    expect(screen.getByText('At most ¥6,426.93 left after this.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Full balance/ })).toBeNull();
    expect(screen.queryByText(/^Principal/)).toBeNull();
    // Reported by an effect, after the text is in the page.
    await waitFor(() => expect(faults).toEqual([{ call: loanPlanInfo.path, code }]));
  });
});

describe('choosing what to pay', () => {
  it('the due payment and a free payment method are preselected, and the button has the amount', async () => {
    await openRepay();
    expect(await screen.findByRole('button', { name: 'Pay ¥2,142.31' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /This payment/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Harbour Bank.*Free/ })).toBeChecked();
    expect(screen.getByText('¥6,420.37 left after this.')).toBeVisible();
  });

  it('a payment method with a fee shows it before the choice and adds it to the amount', async () => {
    const { user } = await openRepay();
    await user.click(await screen.findByRole('radio', { name: /Pay at a shop.*\+¥5\.00/ }));
    const slip = screen.getByRole('region', { name: 'What you’re paying' });
    expect(within(slip).getByText('¥5.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ¥2,147.31' })).toBeVisible();
  });

  it('the full balance costs less than paying to the end, and shows by how much', async () => {
    const { user, router } = await openRepay();
    await user.click(await screen.findByRole('radio', { name: /Full balance.*Saves ¥270\.52/ }));
    expect(await screen.findByRole('button', { name: 'Pay ¥8,298.72' })).toBeVisible();
    expect(screen.getByText('Nothing left to pay after this. You save ¥270.52.')).toBeVisible();
    expect(screen.getByText('The maximum for Pay at a shop is ¥5,000.00.')).toBeVisible();
    expect(router.state.location.search).toBe('?_what=payoff');
    expect(lender.received(payTypesCall).map(({ request }) => request.purpose)).toEqual(['period', 'payoff']);
  });

  it('a link can preselect the full balance and a payment method', async () => {
    await openRepay(`${path}?_what=payoff&_how=wallet-mobile`);
    expect(await screen.findByRole('button', { name: 'Pay ¥8,298.72' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Mobile wallet/ })).toBeChecked();
  });

  it('a borrower makes several payments at once, the oldest first', async () => {
    const { user } = await openRepay();
    await user.click(await screen.findByRole('radio', { name: /Several payments/ }));
    expect(await screen.findByRole('button', { name: 'Pay ¥4,284.62' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '3 payments' }));
    expect(await screen.findByRole('button', { name: 'Pay ¥6,426.93' })).toBeVisible();
    expect(screen.getByText('Payments 3, 4, 5 of 6')).toBeVisible();
  });

  it('a partial payment shows where it goes and what is left', async () => {
    answerCode();
    const { user } = await openRepay();
    await user.click(await screen.findByRole('radio', { name: /Another amount/ }));
    expect(screen.getByRole('button', { name: 'Pay' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox', { name: /How much do you want to pay/ }), '500');
    const slip = await screen.findByRole('region', { name: 'What you’re paying' });
    // Interest runs until today: 141.39 of 163.15.
    expect(within(slip).getByText('¥141.39')).toBeVisible();
    expect(within(slip).getByText('¥358.61')).toBeVisible();
    expect(screen.getByText('¥8,067.51 left after this.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay ¥500.00' }));
    expect(lender.received(generatePayCode)[0]?.request).toMatchObject({ purpose: 'amount', amount: 50000 });
  });

  it('an amount above the payoff is the payoff, one tap away', async () => {
    const { user } = await openRepay(`${path}?_what=amount`);
    await user.type(await screen.findByRole('textbox', { name: /How much do you want to pay/ }), '8400');
    expect(screen.getByText('¥8,298.72 pays off the whole loan.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Pay off ¥8,298.72' }));
    expect(screen.getByRole('radio', { name: /Full balance/ })).toBeChecked();
    expect(await screen.findByRole('button', { name: 'Pay ¥8,298.72' })).toBeVisible();
  });

  it('more than what is due says what it saves, and asks what stays the same', async () => {
    answerCode();
    const { user } = await openRepay(`${path}?_what=amount`);
    await user.type(await screen.findByRole('textbox', { name: /How much do you want to pay/ }), '2542.31');
    expect(await screen.findByText(/^¥400\.00 more now saves ¥\d+\.\d\d and ends the loan on/)).toBeVisible();
    const slip = screen.getByRole('region', { name: 'What you’re paying' });
    expect(within(slip).getByText('¥141.39')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'End date' }));
    expect(await screen.findByText(/ends the loan on 24 Feb 2027\.$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay ¥2,542.31' }));
    expect(lender.received(generatePayCode)[0]?.request).toMatchObject({
      purpose: 'amount',
      amount: 254_231,
      keep: 'tenure',
    });
  });

  it('a loan in its cooling-off period is returned for exactly the lender’s amount', async () => {
    lender.answerWire(loanPlanInfo, planJustPaidOut);
    answerCode();
    const { user } = await openRepay(`${path}?_what=coolingOff`);
    const pay = await screen.findByRole('button', { name: 'Pay ¥12,015.78' });
    expect(screen.getByRole('radio', { name: /Return the loan ¥12,015\.78/ })).toBeChecked();
    expect(screen.getByText(/until Sat 21 Nov/)).toBeVisible();
    const slip = screen.getByRole('region', { name: 'What you’re paying' });
    expect(within(slip).getByText('¥15.78')).toBeVisible();
    expect(within(slip).getByText('¥12,000.00')).toBeVisible();
    await user.click(pay);
    expect(lender.received(payTypesCall)[0]?.request.purpose).toBe('coolingOff');
    expect(lender.received(generatePayCode)[0]?.request).toMatchObject({
      purpose: 'coolingOff',
      amount: 1201578,
      periodNos: [1, 2, 3, 4, 5, 6],
    });
  });

  it('a loan past its cooling-off period cannot be returned, and offers the full balance', async () => {
    await openRepay(`${path}?_what=coolingOff`);
    expect(await screen.findByText('You can’t return this loan now')).toBeVisible();
    expect(screen.getByRole('radio', { name: /Full balance/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Return the loan/ })).not.toBeInTheDocument();
  });

  it('a late payment shows line by line what the delay added', async () => {
    lender.answerWire(loanPlanInfo, planOverdue);
    await openRepay();
    const slip = await screen.findByRole('region', { name: 'What you’re paying' });
    expect(within(slip).getByText('¥42.85')).toBeVisible();
    expect(within(slip).getByText('¥7.71')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ¥2,192.87' })).toBeVisible();
  });
});

describe('paying', () => {
  it('a tap creates one code for exactly the visible amount and opens it', async () => {
    answerCode();
    const { user, router } = await openRepay();
    const pay = await screen.findByRole('button', { name: 'Pay ¥2,142.31' });
    lender.answerWire(loanPlanInfo, planWithThird('due', transactionWaiting));
    await user.click(pay);
    expect(await screen.findByText('8808 2417 5530 1946')).toBeVisible();
    expect(router.state.location.pathname).toBe('/orders/o-48213/pay-code/pay-3');
    expect(lender.received(generatePayCode).map(({ request }) => request)).toEqual([
      { orderId: 'o-48213', periodNos: [3], payType: 'va-harbour', amount: 214231, purpose: 'period' },
    ]);
  });

  it('two taps at the same moment create one code', async () => {
    answerCode();
    await openRepay();
    const pay = await screen.findByRole('button', { name: 'Pay ¥2,142.31' });
    lender.answerWire(loanPlanInfo, planWithThird('due', transactionWaiting));
    act(() => {
      fireEvent.click(pay);
      fireEvent.click(pay);
    });
    expect(await screen.findByText('8808 2417 5530 1946')).toBeVisible();
    expect(lender.received(generatePayCode)).toHaveLength(1);
  });

  it('a lost response shows "We are checking" and is requested again with the same key', async () => {
    lender.drop(generatePayCode);
    const { user } = await openRepay();
    await user.click(await screen.findByRole('button', { name: 'Pay ¥2,142.31' }));
    expect(await screen.findByText('We’re checking')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ¥2,142.31' })).toHaveAttribute('aria-disabled', 'true');
    lender.answerWire(loanPlanInfo, planWithThird('due', transactionWaiting));
    answerCode();
    expect(await screen.findByText('8808 2417 5530 1946', {}, { timeout: 6000 })).toBeVisible();
    const keys = lender.received(generatePayCode).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('a payment interrupted by a reload is requested again unchanged, and its code opens', async () => {
    const wire = {
      orderId: 'o-48213',
      periodNos: [3],
      payType: 'va-harbour',
      amount: '2142.31',
      purpose: 'period',
    };
    sessionStorage.setItem('clearloan.under-way.pay o-48213', JSON.stringify(wire));
    answerCode();
    lender.answerWire(loanPlanInfo, planWithThird('due', transactionWaiting));
    await openRepay();
    expect(await screen.findByText('8808 2417 5530 1946')).toBeVisible();
    expect(lender.received(generatePayCode)).toHaveLength(1);
  });

  it('an offline tap sends nothing, shows why, and keeps the choice', async () => {
    const { user } = await openRepay();
    await user.click(await screen.findByRole('radio', { name: /Pay at a shop/ }));
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Pay ¥2,147.31' }));
    expect(await screen.findByText('No internet connection')).toBeVisible();
    expect(screen.getByText(/^Nothing was sent or lost\./)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Pay at a shop/ })).toBeChecked();
    expect(lender.received(generatePayCode)).toHaveLength(0);
  });

  it('an amount that changed meanwhile is rejected with a message, and the new one shows', async () => {
    lender.refuse(generatePayCode, codes.amountOutOfRange, 'The amount is now ¥2,192.87. Check it again.');
    const { user } = await openRepay();
    const pay = await screen.findByRole('button', { name: 'Pay ¥2,142.31' });
    lender.answerWire(loanPlanInfo, planOverdue);
    await user.click(pay);
    const note = await screen.findAllByText('The amount is now ¥2,192.87. Check it again.');
    expect(note[0]).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Pay ¥2,192.87' })).toBeVisible();
  });
});

describe('payments already made', () => {
  it('a payment made in another tab shows as paid, and the next one is not paid by mistake', async () => {
    lender.refuse(generatePayCode, codes.notAllowedNow, 'This payment was already made.');
    const { user } = await openRepay();
    const pay = await screen.findByRole('button', { name: 'Pay ¥2,142.31' });
    lender.answerWire(loanPlanInfo, planWithThird('paid', thirdPosted));
    await user.click(pay);
    expect(await screen.findByText('This payment was already made', { selector: 'b' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay ¥/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View receipt' })).toHaveAttribute(
      'href',
      '/orders/o-48213/payments/pay-3',
    );
    await user.click(screen.getByRole('button', { name: 'Pay the next one' }));
    expect(await screen.findByText('Payment 4 of 6')).toBeVisible();
  });

  it('a plan that changes on an open screen does not replace the payment on the button', async () => {
    const { queries } = await openRepay();
    await screen.findByRole('button', { name: 'Pay ¥2,142.31' });
    lender.answerWire(loanPlanInfo, planWithThird('verifying', transactionVerifying));
    await act(() => queries.refetchQueries());
    expect(await screen.findByText('This payment is on its way')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay ¥/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Check status' })).toBeVisible();
  });

  it('a payment being verified is mentioned before anything else is paid', async () => {
    lender.answerWire(loanPlanInfo, planWithThird('verifying', transactionVerifying));
    await openRepay();
    expect(await screen.findByText('We’re looking for ¥2,142.31')).toBeVisible();
    expect(await screen.findByText('Payment 4 of 6')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Full balance/ })).not.toBeInTheDocument();
  });

  it('a waiting code can be opened again', async () => {
    lender.answerWire(loanPlanInfo, planWithThird('due', transactionWaiting));
    await openRepay();
    expect(await screen.findByRole('link', { name: 'Show code' })).toHaveAttribute(
      'href',
      '/orders/o-48213/pay-code/pay-3',
    );
  });

  it('a paid-off loan requests no payment', async () => {
    const rows = planTwoPaid.repay_plans!.map((row) => ({ ...row, periodStatus: 'paid' }));
    lender.answerWire(loanPlanInfo, { ...planTwoPaid, orderStatus: 'settled', repay_plans: rows });
    await openRepay();
    expect(await screen.findByRole('heading', { name: 'Nothing to pay now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View loan' })).toHaveAttribute('href', '/orders/o-48213');
  });
});

describe('when loading fails', () => {
  it('the plan can be loaded again', async () => {
    lender.drop(loanPlanInfo);
    const { user } = await openRepay();
    expect(await screen.findByRole('heading', { name: 'Your payment didn’t load' })).toBeVisible();
    lender.answerWire(loanPlanInfo, planTwoPaid);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pay ¥2,142.31' })).toBeVisible();
  });

  it('the payment methods can be loaded again', async () => {
    lender.drop(payTypesCall);
    const { user } = await openRepay();
    expect(await screen.findByRole('heading', { name: 'We couldn’t load ways to pay' })).toBeVisible();
    lender.answerWire(payTypesCall, payTypes);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Pay ¥2,142.31' })).toBeVisible();
  });

  it('cached facts can be read offline, but not paid', async () => {
    const { queries } = await openRepay();
    await screen.findByRole('button', { name: 'Pay ¥2,142.31' });
    lender.drop(loanPlanInfo);
    await act(() => queries.refetchQueries());
    expect(await screen.findByText('No internet connection')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  it('a single offline message shows, without a second one about payment methods', async () => {
    lender.drop(payTypesCall);
    const { queries } = await openRepay();
    expect(await screen.findByRole('heading', { name: 'We couldn’t load ways to pay' })).toBeVisible();
    lender.drop(loanPlanInfo);
    await act(() => queries.refetchQueries());
    expect(await screen.findByText('No internet connection')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'We couldn’t load ways to pay' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /This payment/ })).toBeVisible();
  });
});

it('after minutes of silence a borrower reads that nothing is paid twice, and can check again', async () => {
  lender.drop(generatePayCode);
  await openRepay();
  const pay = await screen.findByRole('button', { name: 'Pay ¥2,142.31' });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  try {
    fireEvent.click(pay);
    await act(() => jest.advanceTimersByTimeAsync(15 * 60_000));
    expect(screen.getByText('We couldn’t reach the lender')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    answerCode();
    lender.answerWire(loanPlanInfo, planWithThird('due', transactionWaiting));
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByText('8808 2417 5530 1946')).toBeVisible();
    expect(new Set(lender.received(generatePayCode).map(({ key }) => key)).size).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

it.each([
  ['amount', { amount: 2142310 }],
  ['fee', { fee: 1 }],
  ['payment', { periodNos: [4] }],
  ['end', { expireTime: '2026-11-20T02:00:00Z' }],
])('a code with another %s than was requested is not opened', async (_, change) => {
  answerCode(change);
  const { user, router, faults } = await openRepay();
  await user.click(await screen.findByRole('button', { name: 'Pay ¥2,142.31' }));
  expect(await screen.findByText(/This pay code isn’t for your payment/)).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
  // Reported by an effect, after the text is in the page.
  await waitFor(() => expect(faults).toEqual([{ call: generatePayCode.path, code: 'codeIsForRequest' }]));
});
