import { codes } from '@clearloan/api-client/declare';
import { sendOnArrival } from '@clearloan/routes';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, screen, within } from '@testing-library/react';
import { loanDetails } from '@clearloan/loan-view/contract';
import { productDetail, rateService, submitApplication, withdrawApplication } from '../contract';
import {
  applicationDraft,
  applicationInReview,
  applicationRejected,
  loanDetailsOverdue,
  loanDetailsRepaying,
  loanDetailsSettled,
  productHalfVerified,
} from '@clearloan/loan-view/fixtures';
import { routes } from '../routes';

const lender = fakeLender();
const openLoan = () => renderRoutes(routes, { at: '/orders/o-1' });

const allVerified = {
  ...productHalfVerified,
  verify: productHalfVerified.verify?.map((step) => ({ ...step, status: 'done' })),
  nextStep: { step: 'push', title: 'Send' },
};

afterEach(() => {
  jest.useRealTimers();
});

describe('a running loan', () => {
  it('shows what is left, what is paid, and what it costs', async () => {
    lender.answerWire(loanDetails, loanDetailsRepaying);
    await openLoan();
    const slip = await screen.findByRole('region', { name: 'Everyday loan' });
    expect(slip).toHaveTextContent('Left to pay');
    for (const [label, value] of [
      ['Paid so far', '¥4,284.62'],
      ['Whole loan', '¥12,853.86'],
      ['Cost of this loan', '¥1,278.66'],
      ['APR', '36.9%'],
    ])
      expect(slip).toHaveTextContent(`${label} ${value}`);
    expect(within(slip).getAllByText('¥8,569.24')).not.toHaveLength(0);
    expect(within(slip).getByRole('link', { name: 'Agreement' })).toHaveAttribute(
      'href',
      '/orders/o-48213/agreement',
    );
    expect(within(slip).getByRole('link', { name: 'Pay off ¥8,298.72' })).toHaveAttribute(
      'href',
      '/orders/o-48213/repay?_what=payoff',
    );
  });

  it('shows the late fees of a later payment, which a new plan leaves to it', async () => {
    const plans = (loanDetailsRepaying.repay_plans ?? []).map((plan, place, { length }) =>
      place < length - 1
        ? plan
        : { ...plan, penalty: '50.56', gst: '9.10', repayTotalAmount: '2201.97', periodStatus: 'upcoming' },
    );
    lender.answerWire(loanDetails, { ...loanDetailsRepaying, repay_plans: plans });
    await openLoan();
    const payments = await screen.findByRole('region', { name: 'Payments' });
    expect(within(payments).getAllByRole('listitem').at(-1)).toHaveTextContent(
      /¥2,201\.97Principal ¥[\d,.]+ \+ interest ¥[\d,.]+ \+ late fees ¥59\.66$/,
    );
  });

  it('adds what a delay costs to the whole loan and its cost, and names the APR as that of the signed plan', async () => {
    const plans = (loanDetailsRepaying.repay_plans ?? []).map((plan) =>
      plan.periodNo !== 4
        ? plan
        : {
            ...plan,
            dueTime: '2026-12-31',
            originalDueTime: plan.dueTime,
            delayFee: '45.00',
            gst: '8.10',
            interest: '133.56',
            repayTotalAmount: '2205.41',
            periodStatus: 'extended',
          },
    );
    lender.answerWire(loanDetails, { ...loanDetailsRepaying, repay_plans: plans, left: '8632.34' });
    await openLoan();
    const slip = await screen.findByRole('region', { name: 'Everyday loan' });
    for (const [label, value] of [
      ['Paid so far', '¥4,284.62'],
      ['Whole loan', '¥12,916.96'],
      ['Cost of this loan', '¥1,341.76'],
      ['Added since you signed', '¥63.10'],
      ['APR when you signed', '36.9%'],
    ])
      expect(slip).toHaveTextContent(`${label} ${value}`);
  });

  it('names the fees in a payment, so that its parts add up', async () => {
    const plans = (loanDetailsRepaying.repay_plans ?? []).map((plan) => ({
      ...plan,
      processing_fee: '60.00',
      gst: '10.80',
      repayTotalAmount: '2213.11',
    }));
    lender.answerWire(loanDetails, { ...loanDetailsRepaying, repay_plans: plans });
    await openLoan();
    const payments = await screen.findByRole('region', { name: 'Payments' });
    expect(within(payments).getAllByRole('listitem').at(-1)).toHaveTextContent(
      /¥2,213\.11Principal ¥2,100\.30 \+ interest ¥42\.01 \+ fees ¥70\.80$/,
    );
  });

  it('shows each payment with its date, its parts and its state, and pays the next one', async () => {
    lender.answerWire(loanDetails, loanDetailsRepaying);
    await openLoan();
    const payments = await screen.findByRole('region', { name: 'Payments' });
    expect(within(payments).getByText('2 of 6 paid')).toBeVisible();
    const [first, , third] = within(payments).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Thu 24 Sep¥2,142.31Principal ¥1,902.31 + interest ¥240.00Paid 24 SepReceipt',
    );
    expect(within(first!).getByRole('link', { name: /^Receipt of the payment/ })).toHaveAttribute(
      'href',
      '/orders/o-48213/payments/pay-1',
    );
    expect(third).toHaveTextContent('Due in 4 days');
    expect(screen.getByText('Due Tue 24 Nov')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay ¥2,142.31' })).toHaveAttribute(
      'href',
      '/orders/o-48213/repay',
    );
  });

  it('lists its transactions as money in and out', async () => {
    lender.answerWire(loanDetails, loanDetailsRepaying);
    await openLoan();
    const moved = await screen.findByRole('region', { name: 'Transactions' });
    expect(moved).toHaveTextContent('Sent to you');
    expect(moved).toHaveTextContent('+¥11,575.20');
    expect(within(moved).getAllByText('−¥2,142.31')).toHaveLength(2);
    expect(screen.getByText('CL-2608-48213')).toBeVisible();
    expect(screen.getByText('Harbour Bank •••• 4417, 24 Aug')).toBeVisible();
  });

  it('that is late shows line by line what to pay today', async () => {
    // The fixture's date is 2 December; on 20 November only the lender's own count makes it late.
    const late = { ...loanDetailsOverdue.repay_plans![2]!, dueTime: '2026-11-12' };
    lender.answerWire(loanDetails, {
      ...loanDetailsOverdue,
      repay_plans: loanDetailsOverdue.repay_plans!.map((row) => (row.periodNo === 3 ? late : row)),
    });
    await openLoan();
    const [slip] = await screen.findAllByRole('region', { name: 'Everyday loan' });
    expect(slip).toHaveTextContent('Pay today8 days late');
    expect(slip).toHaveTextContent('Payment 3 ¥2,142.31');
    expect(slip).toHaveTextContent('Late fee, 8 days ¥42.85');
    expect(slip).toHaveTextContent('Tax on late fee ¥7.71');
    expect(screen.getByText('The late fee goes up by ¥6.32 a day')).toBeVisible();
    expect(screen.getByText('To pay today')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay ¥2,192.87' })).toBeVisible();
  });

  it('that the lender is checking shows so and requests no payment', async () => {
    const checked = {
      ...loanDetailsRepaying,
      checkedSince: '2026-11-20T03:00:00Z',
      orderStatusText: 'We’re checking this loan',
      reason: 'Nothing is lost.',
    };
    lender.answerWire(loanDetails, checked);
    await openLoan();
    expect(await screen.findByText('We’re checking this loan')).toBeVisible();
    expect(screen.getByText('Nothing is lost.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to my loans' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  });

  it('that can still be returned shows until when and for how much', async () => {
    lender.answerWire(loanDetails, {
      ...loanDetailsRepaying,
      coolingOff: { until: '2026-11-21T16:00:00Z', exitAmount: '11580.20' },
    });
    await openLoan();
    expect(await screen.findByText('You can still return this loan')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/1 day left, until Sat 21 Nov, 23:00/);
    expect(screen.getByRole('link', { name: 'Return the loan for ¥11,580.20' })).toHaveAttribute(
      'href',
      '/orders/o-48213/repay?_what=coolingOff',
    );
  });

  it.each([
    ['2026-11-20T07:44:30Z', /^5 hours left, until Fri 20 Nov, 14:44\.$/],
    ['2026-11-20T03:20:30Z', /^\d+ minutes left, until Fri 20 Nov, 10:20\.$/],
  ])('on its last day to return shows hours, then minutes: %s', async (until, text) => {
    lender.answerWire(loanDetails, {
      ...loanDetailsRepaying,
      coolingOff: { until, exitAmount: '11580.20' },
    });
    await openLoan();
    expect((await screen.findByRole('timer')).textContent).toMatch(text);
  });

  it('no longer offers a return once the time is over', async () => {
    lender.answerWire(loanDetails, {
      ...loanDetailsRepaying,
      coolingOff: { until: '2026-11-20T02:44:00Z', exitAmount: '11580.20' },
    });
    await openLoan();
    await screen.findByRole('region', { name: 'Payments' });
    expect(screen.queryByText('You can still return this loan')).not.toBeInTheDocument();
  });

  it('leads to paying extra', async () => {
    lender.answerWire(loanDetails, loanDetailsRepaying);
    await openLoan();
    expect(await screen.findByRole('link', { name: 'Pay extra' })).toHaveAttribute(
      'href',
      '/orders/o-48213/repay?_what=amount',
    );
  });

  it('can be checked by the borrower', async () => {
    lender.answerWire(loanDetails, loanDetailsRepaying);
    const { user } = await openLoan();
    await user.click(await screen.findByRole('button', { name: 'Check the maths' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('The maths is correct');
  });

  it('stays visible offline with its time, but cannot be paid', async () => {
    lender.answerWire(loanDetails, loanDetailsRepaying);
    const { queries } = await openLoan();
    await screen.findByRole('link', { name: 'Pay ¥2,142.31' });
    lender.drop(loanDetails);
    await act(() => queries.refetchQueries());
    expect(await screen.findByText('No internet connection')).toBeVisible();
    expect(screen.getByText(/Updated \d\d:\d\d\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay ¥2/ })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Payments' })).toBeVisible();
  });
});

it('a paid-off loan shows that it is offline below its slip', async () => {
  lender.answerWire(loanDetails, loanDetailsSettled);
  const { queries } = await openLoan();
  const slip = await screen.findByText('You paid back');
  lender.drop(loanDetails);
  await act(() => queries.refetchQueries());
  const note = await screen.findByText('No internet connection');
  expect(slip.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the feedback question', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });
  const question = 'How was this loan for you?';

  it('appears once after the loan is paid off, and sends low and high scores alike', async () => {
    lender.answerWire(loanDetails, loanDetailsSettled);
    lender.answerWire(rateService, {});
    const { user, unmount } = await openLoan();
    await screen.findByText(question);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('radio', { name: '1 star' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thanks for your feedback')).toBeVisible();
    expect(lender.received(rateService)[0]?.request).toEqual({ score: 1 });
    unmount();
    await openLoan();
    await screen.findByText('You paid back');
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });

  it('thanks the borrower when only the response to their feedback was lost', async () => {
    lender.answerWire(loanDetails, loanDetailsSettled);
    lender.drop(rateService);
    const { user } = await openLoan();
    await user.click(await screen.findByRole('radio', { name: '1 star' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findAllByRole('alert');
    lender.refuse(rateService, codes.notAllowedNow, 'You have told us already.');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thanks for your feedback')).toBeVisible();
  });

  it('keeps the text of rejected feedback, also after a reload', async () => {
    lender.answerWire(loanDetails, loanDetailsSettled);
    lender.refuse(rateService, codes.badInput, 'Please write less.');
    const { user, unmount } = await openLoan();
    await user.click(await screen.findByRole('radio', { name: '1 star' }));
    await user.type(screen.getByRole('textbox'), 'Slow.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findAllByRole('alert');
    expect(screen.getByRole('textbox')).toHaveValue('Slow.');
    unmount();
    await openLoan();
    expect(await screen.findByRole('textbox')).toHaveValue('Slow.');
  });

  it('does not return after it was dismissed', async () => {
    lender.answerWire(loanDetails, loanDetailsSettled);
    const { user } = await openLoan();
    await user.click(await screen.findByRole('button', { name: 'Don’t ask again' }));
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(lender.received(rateService)).toHaveLength(0);
  });

  it('does not appear for a running loan', async () => {
    lender.answerWire(loanDetails, loanDetailsRepaying);
    await openLoan();
    await screen.findByRole('region', { name: 'Payments' });
    expect(screen.queryByText(question)).not.toBeInTheDocument();
  });
});

describe('an application', () => {
  it('that is half verified shows the missing steps and continues there', async () => {
    lender.answerWire(loanDetails, applicationDraft);
    lender.answerWire(productDetail, productHalfVerified);
    await openLoan();
    const steps = await screen.findByRole('region', { name: 'What the lender needs' });
    expect(within(steps).getByText('2 of 5 done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue your application' })).toHaveAttribute(
      'href',
      '/certification?_order=o-50007',
    );
  });

  it('that is complete is submitted for review once, and the page shows its new state', async () => {
    lender.answerWire(loanDetails, applicationDraft);
    lender.answerWire(productDetail, allVerified);
    lender.answerBy(submitApplication, () => {
      lender.answerWire(loanDetails, applicationInReview);
      return { orderStatus: 'reviewing' };
    });
    const { user } = await openLoan();
    await user.dblClick(await screen.findByRole('button', { name: 'Send my application' }));
    expect(await screen.findByText('The lender is reviewing your application')).toBeVisible();
    expect(lender.received(submitApplication).map(({ request }) => request)).toEqual([
      { orderId: 'o-50007' },
    ]);
    expect(lender.received(submitApplication)[0]?.key).toBeTruthy();
  });

  it('that the lender does not accept yet shows the reason next to the button', async () => {
    lender.answerWire(loanDetails, applicationDraft);
    lender.answerWire(productDetail, allVerified);
    lender.refuse(submitApplication, codes.notAllowedNow, 'Your ID card is still being checked.');
    const { user } = await openLoan();
    await user.click(await screen.findByRole('button', { name: 'Send my application' }));
    expect(await screen.findAllByText('Your ID card is still being checked.')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Send my application' })).toBeEnabled();
  });

  it('for which nothing is required shows no steps', async () => {
    lender.answerWire(loanDetails, applicationDraft);
    lender.answerWire(productDetail, { ...allVerified, verify: [] });
    await openLoan();
    expect(await screen.findByRole('button', { name: 'Send my application' })).toBeVisible();
    expect(screen.queryByText('What the lender needs')).not.toBeInTheDocument();
  });

  it('whose steps did not load can load them again', async () => {
    lender.answerWire(loanDetails, applicationDraft);
    lender.refuse(productDetail, codes.tooMany, 'Too many questions. Wait a minute.');
    const { user } = await openLoan();
    expect(
      await screen.findByRole('heading', { name: 'We couldn’t load what’s left to verify' }),
    ).toBeVisible();
    lender.answerWire(productDetail, productHalfVerified);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 of 5 done')).toBeVisible();
  });

  it('completed in the verification is submitted once on arrival, and not again after a reload', async () => {
    lender.answerWire(loanDetails, applicationDraft);
    lender.answerWire(productDetail, allVerified);
    lender.answerBy(submitApplication, () => {
      lender.answerWire(loanDetails, applicationInReview);
      return { orderStatus: 'reviewing' };
    });
    const { router } = await openLoan();
    await screen.findByRole('button', { name: 'Send my application' });
    expect(lender.received(submitApplication)).toHaveLength(0);
    await act(() => router.navigate('/orders/o-1', { state: sendOnArrival }));
    expect(await screen.findByText('The lender is reviewing your application')).toBeVisible();
    expect(lender.received(submitApplication)).toHaveLength(1);
    expect(router.state.location.state).toBeNull();
  });

  it('with a missing step is not submitted on arrival', async () => {
    lender.answerWire(loanDetails, applicationDraft);
    lender.answerWire(productDetail, productHalfVerified);
    const { router } = await openLoan();
    await act(() => router.navigate('/orders/o-1', { state: sendOnArrival }));
    expect(await screen.findByText('2 of 5 done')).toBeVisible();
    expect(lender.received(submitApplication)).toHaveLength(0);
  });

  it('in review says how long it usually takes and promises one message', async () => {
    lender.answerWire(loanDetails, { ...applicationInReview, usualReviewMinutes: 150 });
    await openLoan();
    expect(await screen.findByText(/usually takes about 3 hours\..*a message/)).toBeVisible();
  });

  it('in review is withdrawn after a confirmation, not before', async () => {
    lender.answerWire(loanDetails, applicationInReview);
    const { user } = await openLoan();
    const withdrawButton = await screen.findByRole('button', { name: 'Withdraw application' });
    await user.click(withdrawButton);
    await user.click(await screen.findByRole('button', { name: 'Keep application' }));
    expect(lender.received(withdrawApplication)).toHaveLength(0);
    lender.answerBy(withdrawApplication, () => {
      lender.answerWire(loanDetails, {
        ...applicationInReview,
        orderStatus: 'cancelled',
        reason: 'You withdrew it.',
      });
      return { orderStatus: 'cancelled' };
    });
    await user.click(withdrawButton);
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('You withdrew it.')).toBeVisible();
    expect(lender.received(withdrawApplication).map(({ request }) => request)).toEqual([{ orderId: 'o-1' }]);
  });

  it('shows nothing of what was sent for another order that was opened before', async () => {
    lender.answerWire(loanDetails, applicationInReview);
    lender.refuse(withdrawApplication, codes.notAllowedNow, 'It was just decided.');
    const { user, router } = await openLoan();
    await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('It was just decided.')).toBeVisible();
    lender.answerWire(loanDetails, { ...applicationInReview, orderId: 'o-2' });
    await act(() => router.navigate('/orders/o-2'));
    expect(await screen.findByRole('button', { name: 'Withdraw application' })).toBeVisible();
    expect(screen.queryByText('It was just decided.')).toBeNull();
  });

  it('whose payout is in progress shows the account and the expected time, but no payout yet', async () => {
    lender.answerWire(loanDetails, {
      ...applicationDraft,
      orderStatus: 'disbursing',
      statusAt: '2026-11-20T02:00:00Z',
      payoutExpectedAt: '2026-11-20T03:30:00Z',
      bank: { bankName: 'Harbour Bank', tail: '4417' },
    });
    await openLoan();
    expect(await screen.findByText('Your money is on its way')).toBeVisible();
    expect(screen.getByText('To your account')).toBeVisible();
    expect(screen.getByText('About Fri 20 Nov, 10:30')).toBeVisible();
    expect(screen.getByText('Money goes to')).toBeVisible();
    expect(screen.queryByText('Paid out to')).not.toBeInTheDocument();
  });

  it('in review is polled until the lender has decided', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    lender.answerWire(loanDetails, applicationInReview);
    await openLoan();
    expect(await screen.findByText('The lender is reviewing your application')).toBeVisible();
    expect(screen.getByText(/Sent 20 Nov\./)).toBeVisible();
    lender.answerWire(loanDetails, {
      ...applicationInReview,
      orderStatus: 'approved',
      next: 'confirmPeriod',
    });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(await screen.findByRole('link', { name: 'See my price' })).toHaveAttribute(
      'href',
      '/orders/o-50007/confirm-period',
    );
    const callCount = lender.received(loanDetails).length;
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(lender.received(loanDetails)).toHaveLength(callCount);
  });

  it('that was rejected shows the reason and when to apply again', async () => {
    lender.answerWire(loanDetails, applicationRejected);
    await openLoan();
    expect(await screen.findByText('You weren’t approved this time')).toBeVisible();
    expect(screen.getByText(/more than a third of what you earn/)).toBeVisible();
    expect(screen.getByText(/You can apply again from 20 Feb 2027\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View other loans' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Ask us about this decision' })).toBeVisible();
    for (const words of ['Cost of this loan', 'Money goes to', 'Agreements'])
      expect(screen.queryByText(words)).toBeNull();
  });

  it.each([
    ['disbursing', 'Your money is on its way', 'Back to my loans', '/orders'],
    ['disburseFailed', 'The money didn’t arrive', 'Choose a different account', '/cards?_order=o-50007'],
    ['cancelled', 'This offer has ended', 'View other loans', '/'],
    ['withdrawn', 'Returned', 'View other loans', '/'],
    ['frozen', 'On hold', 'Back to my loans', '/orders'],
  ])('that is %s explains its state and where to go', async (orderStatus, words, action, path) => {
    lender.answerWire(loanDetails, { ...applicationDraft, orderStatus, orderStatusText: 'On hold' });
    await openLoan();
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', path);
  });
});

it('a paid-off loan shows a receipt of its final cost', async () => {
  lender.answerWire(loanDetails, loanDetailsSettled);
  await openLoan();
  const receipt = await screen.findByRole('region', { name: 'Everyday loan' });
  expect(receipt).toHaveTextContent('You got ¥11,575.20');
  expect(receipt).toHaveTextContent('You paid back ¥12,605.10');
  expect(receipt).toHaveTextContent('It cost you ¥1,029.90');
  expect(receipt).toHaveTextContent('Left to pay ¥0.00');
  expect(receipt).toHaveTextContent('Fri 20 Nov, 10:58');
  expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/orders');
});

it('a returned loan shows what was returned, when, and its cost', async () => {
  lender.answerWire(loanDetails, { ...loanDetailsSettled, orderStatus: 'withdrawn' });
  await openLoan();
  const receipt = await screen.findByRole('region', { name: 'Everyday loan' });
  expect(receipt).toHaveTextContent('You paid back ¥12,605.10');
  expect(receipt).toHaveTextContent('It cost you ¥1,029.90');
  expect(receipt).toHaveTextContent('Fri 20 Nov, 10:58');
  expect(screen.queryByText('Cost of this loan')).toBeNull();
});

it('another borrower’s loan shows a plain not-found message', async () => {
  lender.refuse(loanDetails, codes.notFound, 'We do not know this loan.');
  await openLoan();
  expect(await screen.findByRole('heading', { name: 'This loan didn’t load' })).toBeVisible();
  expect(screen.getAllByText('We do not know this loan.')).not.toHaveLength(0);
});
