import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes, signWith } from '@clearloan/testing';
import type { ConfirmByCode, SignedWithCode } from '@clearloan/app-runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delayQuote, generatePayCode, loanPlanInfo, singlePaymentDelayQuote } from '../contract';
import { delayAllowed, delayUsedUp } from '../fixtures/delay-quotes';
import { planTwoPaid } from '../fixtures/plan-two-paid';
import { delayAgreed } from '../fixtures/transactions';
import { routes } from '../routes';

const lender = fakeLender();
const path = '/orders/o-48213/delay';
const elsewhere = ['/orders/:orderId', '/customer-service'];
const confirmByCode = jest.fn<Promise<void>, Parameters<ConfirmByCode>>(signWith('246810'));

const openDelay = (at = path) => renderRoutes(routes, { at, elsewhere, confirmByCode });
const delayButton = () => screen.findByRole('button', { name: 'Delay 7 days for ¥63.10' });

const movedPlan = {
  ...planTwoPaid,
  repay_plans: planTwoPaid.repay_plans!.map((row) =>
    row.periodNo === 3
      ? { ...row, dueTime: '2026-12-01', originalDueTime: '2026-11-24', periodStatus: 'extended' }
      : row,
  ),
  transactions: [delayAgreed],
};

beforeEach(() => {
  sessionStorage.clear();
  confirmByCode.mockImplementation(signWith('246810'));
  lender.answerWire(loanPlanInfo, planTwoPaid);
  lender.answerWire(delayQuote, delayAllowed);
});

it('a delay whose total is not what is open and its price is not offered', async () => {
  const options = delayAllowed.options!.map((option) => ({ ...option, newTotal: '9999.00' }));
  lender.answerWire(delayQuote, { ...delayAllowed, options });
  const { faults } = await openDelay('/orders/o-48213/delay?_period=3&_days=7');
  expect(await screen.findByText('The lender’s figures don’t add up')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Delay/ })).toBeNull();
  // Reported by an effect, after the text is in the page.
  await waitFor(() => expect(faults).toEqual([{ call: delayQuote.path, code: 'delayIsPriced' }]));
});

it('a borrower sees the whole cost of a delay before choosing, with paying now preselected', async () => {
  await openDelay();
  const now = await screen.findByRole('radio', {
    name: /Pay now.*By 24 Nov.*Extra cost ¥0\.00.*You pay ¥2,142\.31/,
  });
  expect(now).toBeChecked();
  const week = screen.getByRole('radio', { name: /\+ 7 days.*1 Dec/ });
  expect(week).toHaveAccessibleName(
    '+ 7 days 1 Dec Extra cost ¥63.10 Delay fee ¥45.00 Tax ¥8.10 Interest ¥10.00 APR after 38.3% You pay ¥2,205.41',
  );
  expect(screen.getByText('You’ve used 0 of 2 delays for this loan.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay ¥2,142.31' })).toHaveAttribute(
    'href',
    '/orders/o-48213/repay',
  );
});

it('a borrower agrees to a delay with a code, pays nothing now and sees the old due date', async () => {
  lender.answerWire(generatePayCode, delayAgreed);
  const { user, router } = await openDelay();
  await user.click(await screen.findByRole('radio', { name: /\+ 7 days/ }));
  expect(screen.getByText(/still owe ¥2,142\.31, which was due Tue 24 Nov\./)).toBeVisible();
  expect(screen.getByText(/You’d pay ¥4,347\.72 in total in December 2026\./)).toBeVisible();
  lender.answerWire(loanPlanInfo, movedPlan);
  await user.click(await delayButton());
  expect(await screen.findByRole('heading', { name: 'You have more time for this payment' })).toBeVisible();
  expect(screen.getByText(/now due Tue 1 Dec.*originally due Tue 24 Nov/)).toBeVisible();
  expect(confirmByCode).toHaveBeenCalledWith('delay', expect.any(Function));
  expect(router.state.location.pathname).toBe('/orders/o-48213/payments/pay-5');
  expect(lender.received(generatePayCode).map(({ request }) => request)).toEqual([
    {
      orderId: 'o-48213',
      periodNos: [3],
      purpose: 'delay',
      delayDays: 7,
      amount: 6310,
      smsCode: '246810',
    },
  ]);
});

it('a borrower who closes the code sheet moves no payment', async () => {
  confirmByCode.mockImplementation(() => Promise.resolve());
  const { user } = await openDelay(`${path}?_days=7`);
  await user.click(await delayButton());
  expect(lender.received(generatePayCode)).toHaveLength(0);
  expect(await delayButton()).toBeEnabled();
});

it('a borrower with a wrong code moves no payment and sees the error only in the code sheet', async () => {
  lender.refuse(generatePayCode, codes.wrongCode, 'Wrong.', { triesLeft: 3 });
  const onSigned = jest.fn<undefined, [SignedWithCode]>();
  confirmByCode.mockImplementation(async (_purpose, sign) => onSigned(await sign('246810', () => undefined)));
  const { user } = await openDelay(`${path}?_days=7`);
  await user.click(await delayButton());
  await waitFor(() => {
    expect(onSigned).toHaveBeenCalledWith({
      refused: expect.objectContaining({ refusal: { triesLeft: 3 } }),
      isCodeUsed: false,
    });
  });
  expect(screen.queryByText('Wrong.')).not.toBeInTheDocument();
  expect(await delayButton()).toBeEnabled();
});

it('five taps request one code and move the payment once', async () => {
  lender.answerWire(generatePayCode, delayAgreed);
  await openDelay(`${path}?_days=7`);
  const button = await delayButton();
  lender.answerWire(loanPlanInfo, movedPlan);
  act(() => {
    for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button);
  });
  expect(await screen.findByRole('heading', { name: 'You have more time for this payment' })).toBeVisible();
  expect(confirmByCode).toHaveBeenCalledTimes(1);
  expect(lender.received(generatePayCode)).toHaveLength(1);
});

it('a delay whose cost changed is rejected with a message, and shows the new cost', async () => {
  lender.refuse(generatePayCode, codes.termsChanged, 'The cost of this delay has changed.');
  const { user } = await openDelay(`${path}?_days=7`);
  const button = await delayButton();
  const [week] = delayAllowed.options!;
  lender.answerWire(delayQuote, {
    ...delayAllowed,
    options: [{ ...week!, fee: '50.00', newTotal: '2210.41' }],
  });
  await user.click(button);
  expect((await screen.findAllByText('The cost of this delay has changed.'))[0]).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Delay 7 days for ¥68.10' })).toBeVisible();
});

it('a borrower who used all delays reads so and can pay a part', async () => {
  lender.answerWire(delayQuote, delayUsedUp);
  await openDelay();
  expect(await screen.findByText('This loan was delayed twice already.')).toBeVisible();
  expect(screen.getByText('You’ve used 2 of 2 delays for this loan.')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Pay part of it now/ })).toHaveAttribute(
    'href',
    '/orders/o-48213/repay?_what=amount',
  );
});

it('a payment made elsewhere meanwhile is not delayed, and neither is the next one', async () => {
  const { queries } = await openDelay(`${path}?_period=3&_days=7`);
  await delayButton();
  const paid = (row: { periodNo?: unknown }) =>
    row.periodNo === 3 ? { ...row, paidAmount: '2142.31', periodStatus: 'paid' } : row;
  lender.answerWire(loanPlanInfo, { ...planTwoPaid, repay_plans: planTwoPaid.repay_plans!.map(paid) });
  await act(() => queries.invalidateQueries());
  expect(await screen.findByText('This payment was already made')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Delay/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/Payment 4 of 6/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View loan' })).toBeVisible();
});

it('a loan with a single payment has a separate quote', async () => {
  const [, , third] = planTwoPaid.repay_plans!;
  const terms = { ...planTwoPaid.terms, firstDueTime: third!.dueTime };
  lender.answerWire(loanPlanInfo, {
    ...planTwoPaid,
    periods: 1,
    payoffAmount: '2120.55',
    payoffSaves: '21.76',
    remain_principal: third!.principal,
    terms,
    repay_plans: [{ ...third!, periodNo: 1 }],
    transactions: [],
  });
  lender.answerWire(singlePaymentDelayQuote, delayAllowed);
  await openDelay();
  const group = await screen.findByRole('radiogroup', { name: 'When to pay' });
  expect(within(group).getAllByRole('radio')).toHaveLength(3);
  expect(lender.received(delayQuote)).toHaveLength(0);
});

describe('a delay interrupted by a reload', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  afterEach(() => {
    jest.useRealTimers();
  });

  async function agreeAndReload() {
    lender.drop(generatePayCode);
    const { user, unmount } = await openDelay(`${path}?_days=7`);
    await user.click(await delayButton());
    await screen.findByText('We’re checking');
    unmount();
    confirmByCode.mockClear();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    return openDelay(`${path}?_days=7`);
  }

  it('is polled until the plan shows it, and is not bought twice', async () => {
    await agreeAndReload();
    const sent = lender.received(generatePayCode).length;
    expect(await delayButton()).toHaveAttribute('aria-disabled', 'true');
    lender.answerWire(loanPlanInfo, movedPlan);
    await pass(4_000);
    expect(await screen.findByRole('heading', { name: 'You have more time for this payment' })).toBeVisible();
    expect(lender.received(generatePayCode)).toHaveLength(sent);
    expect(confirmByCode).not.toHaveBeenCalled();
  });

  it('can be agreed to again when it never arrived, and is not confused with an earlier delay', async () => {
    const earlier = { ...delayAgreed, at: '2026-11-19T02:50:00Z' };
    lender.answerWire(loanPlanInfo, { ...planTwoPaid, transactions: [earlier] });
    await agreeAndReload();
    await pass(60_000);
    expect(screen.queryByText('We’re checking')).not.toBeInTheDocument();
    expect(await delayButton()).not.toHaveAttribute('aria-disabled', 'true');
  });
});

it('a borrower whose delay quote did not load sees an error, also when the plan is cached', async () => {
  lender.hang(delayQuote);
  const { queries } = await openDelay();
  await screen.findByRole('region', { name: 'Loading' });
  lender.drop(loanPlanInfo);
  lender.drop(delayQuote);
  await act(async () => {
    await queries.cancelQueries();
    await queries.refetchQueries();
  });
  expect(await screen.findByRole('heading', { name: 'The cost didn’t load' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Pay|Delay)/ })).not.toBeInTheDocument();
});
