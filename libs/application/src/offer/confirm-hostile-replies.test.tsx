import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { parse } from 'valibot';
import { confirmLoan, loanOffer as loanOfferCall } from '../contract';
import { loanDetails } from '@clearloan/loan-view/contract';
import { applicationDraft } from '@clearloan/loan-view/fixtures';
import { asListed, dearer } from '../fixtures/dearer';
import { loanOffer } from '../fixtures/loan-offer';
import { routes } from '../routes';

const lender = fakeLender();
const proposed = parse(loanOfferCall.data, loanOffer);
const elsewhere = ['/orders/:orderId'];
const openOffer = (search = '') =>
  renderRoutes(routes, { at: `/orders/o-50007/confirm-new${search}`, elsewhere });
const confirmButton = () => screen.findByRole('button', { name: 'Confirm loan' });
const agreementBox = () => screen.findByRole('checkbox', { name: /I’ve read this: Loan agreement/ });
const changedTerms = asListed({
  ...dearer(proposed, { interest: 13268 }),
  kfs: { ...proposed.kfs, version: 'dearer' },
});

/** A raw response, whatever its content. */
const answerRaw = (data: unknown) =>
  lender.reply(loanOfferCall, () => HttpResponse.json({ code: 0, message: '', data: data as never }));

async function confirm() {
  const { user } = await openOffer();
  await user.click(await agreementBox());
  await user.click(await confirmButton());
  return user;
}

describe('terms that the lender changed (1201)', () => {
  beforeEach(() => {
    lender.answer(loanOfferCall, proposed);
    lender.answerBy(confirmLoan, () => {
      throw new Error('No offer must be signed in these tests.');
    });
    lender.refuse(confirmLoan, codes.termsChanged, 'The loan has changed since you looked at it.');
  });

  it('are not signed by a second tap: each tap requires the tick first', async () => {
    const { user } = await openOffer();
    await user.click(await agreementBox());
    lender.answer(loanOfferCall, changedTerms);
    await user.click(await confirmButton());
    await screen.findByText('The lender changed the terms. You haven’t signed anything.');
    await user.click(await confirmButton());
    await user.click(await confirmButton());
    expect(screen.getByText('Read it, then tick the box.')).toBeVisible();
    expect(lender.received(confirmLoan)).toHaveLength(1);
  });

  it('cannot be signed until the new offer has loaded', async () => {
    const { user } = await openOffer();
    await user.click(await agreementBox());
    lender.drop(loanOfferCall);
    await user.click(await confirmButton());
    await waitFor(() => {
      expect(lender.received(confirmLoan)).toHaveLength(1);
    });
    expect(await screen.findByText('No internet connection')).toBeVisible();
    expect(await confirmButton()).toHaveAttribute('aria-disabled', 'true');
  });

  it('also show when a refetch of the offer finds them', async () => {
    const { user, queries } = await openOffer();
    await user.click(await agreementBox());
    lender.answer(loanOfferCall, changedTerms);
    await queries.invalidateQueries();
    expect(
      await screen.findByText('The lender changed the terms. You haven’t signed anything.'),
    ).toBeVisible();
    expect(await agreementBox()).not.toBeChecked();
    expect(lender.received(confirmLoan)).toHaveLength(0);
  });
});

it.each([
  ['an amount between two steps', '?_amount=1234567', codes.amountOutOfRange],
  ['an amount above the limit', '?_amount=99999999900', codes.amountOutOfRange],
  ['a tenure that is not offered', '?_tenure=999', codes.badInput],
])('a borrower cannot sign %s in the address and reads why', async (_, search, code) => {
  lender.refuse(loanOfferCall, code, 'Choose a different amount.');
  await openOffer(search);
  expect(await screen.findByRole('heading', { name: 'Your offer didn’t load' })).toBeVisible();
  expect(screen.getAllByText('Choose a different amount.')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Confirm loan' })).not.toBeInTheDocument();
});

it('an amount that the lender rejects at signing is not signed and can be corrected', async () => {
  lender.answer(loanOfferCall, proposed);
  lender.refuse(confirmLoan, codes.amountOutOfRange, 'Choose a different amount.', { field: 'amount' });
  await confirm();
  expect(await screen.findAllByText('Choose a different amount.')).not.toHaveLength(0);
  expect(screen.getByRole('slider', { name: 'Amount to borrow' })).toBeVisible();
});

it('another borrower’s order shows not found and nothing of its content', async () => {
  lender.refuse(loanOfferCall, codes.notFound, 'We do not know this loan.');
  await openOffer();
  expect(await screen.findByRole('heading', { name: 'Your offer didn’t load' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Key facts' })).not.toBeInTheDocument();
});

it.each([
  ['an amount that is not a number', { ...loanOffer, totalRepay: 'much' }],
  ['an amount as a fraction', { ...loanOffer, netAmount: 14469.005 }],
  ['a plan that is not a list', { ...loanOffer, repay_plans: 'six' }],
  ['an invalid date', { ...loanOffer, kfs: { ...loanOffer.kfs, validUntil: 'tomorrow' } }],
  ['no key facts', { ...loanOffer, kfs: null }],
  ['nothing', null],
])('an offer with %s shows no price and cannot be signed', async (_, data) => {
  answerRaw(data);
  const { container } = await openOffer();
  expect(await screen.findByRole('heading', { name: 'Your offer didn’t load' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm loan' })).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/NaN|undefined|\[object/);
});

describe('an invalid offer', () => {
  const newRules = { ...loanOffer.terms, rounding: 'newest' };
  const planless = { ...loanOffer, repay_plans: null };
  it.each([
    ['without a payment plan', planless, 'This offer has no payment plan'],
    [
      'without one, under rules unknown to the app',
      { ...planless, terms: newRules },
      'This offer has no payment plan',
    ],
    [
      'with a plan that does not match the total',
      { ...loanOffer, totalRepay: '16067.33' },
      'The figures in this offer don’t add up',
    ],
    [
      'with another payout',
      { ...loanOffer, netAmount: '14470.00' },
      'The figures in this offer don’t add up',
    ],
  ])(
    '%s cannot be signed and shows the reason, but can be once it loads correctly',
    async (_, data, sentence) => {
      answerRaw(data);
      const { user } = await openOffer();
      await user.click(await agreementBox());
      const alert = screen.getByText(sentence).closest('[role=alert]');
      expect(alert).toHaveTextContent('You can’t sign it, and nothing has been signed.');
      expect(screen.queryByRole('button', { name: 'Confirm loan' })).not.toBeInTheDocument();
      lender.answerWire(loanOfferCall, loanOffer);
      await user.click(screen.getByRole('button', { name: 'Load the offer again' }));
      expect(await confirmButton()).not.toHaveAttribute('aria-disabled');
      expect(screen.queryByText(sentence)).not.toBeInTheDocument();
      expect(lender.received(confirmLoan)).toHaveLength(0);
    },
  );

  it('can still be declined', async () => {
    answerRaw(planless);
    await openOffer();
    expect(await screen.findByRole('button', { name: 'No, I don’t want this loan' })).toBeEnabled();
    expect(screen.queryByRole('table', { name: 'Payment plan' })).not.toBeInTheDocument();
  });
});

it('an unreadable response to the signature is checked with the lender, not taken for success', async () => {
  lender.answer(loanOfferCall, proposed);
  lender.answerWire(loanDetails, { ...applicationDraft, orderStatus: 'approved' });
  lender.reply(confirmLoan, () => HttpResponse.json({ code: 0, message: '', data: { orderStatus: 7 } }));
  await confirm();
  expect(await screen.findByText('We’re checking')).toBeVisible();
  expect(screen.queryByText(/elsewhere/)).not.toBeInTheDocument();
});

describe('an offer that is not what was asked for', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });
  const forEightFive = asListed({ ...dearer(proposed, { loan: -650_000 }) });

  it('for another amount is not signed; the lender is asked again', async () => {
    lender.answer(loanOfferCall, forEightFive);
    const { user, faults } = await openOffer('?_amount=750000&_tenure=6');
    const alert = (await screen.findByText('This isn’t the price for your choice')).closest('[role=alert]');
    expect(alert).toHaveTextContent('You can’t sign it, and nothing has been signed.');
    expect(screen.queryByRole('button', { name: 'Confirm loan' })).not.toBeInTheDocument();
    expect(screen.getByRole('slider', { name: 'Amount to borrow' })).toBeVisible();
    // Reported by an effect, after the text is in the page.
    await waitFor(() => expect(faults).toEqual([{ call: loanOfferCall.path, code: 'offerIsForRequest' }]));
    lender.answer(loanOfferCall, asListed({ ...dearer(proposed, { loan: -750_000 }) }));
    await user.click(screen.getByRole('button', { name: 'Load the offer again' }));
    expect(await confirmButton()).not.toHaveAttribute('aria-disabled');
  });

  it('and has ended by the lender’s time can only be loaded again', async () => {
    const kfs = { ...proposed.kfs, validUntil: '2026-11-20T02:43:59Z' };
    lender.answer(loanOfferCall, { ...proposed, kfs });
    const { user, faults } = await openOffer();
    expect(await screen.findByText('This offer has ended')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm loan' })).not.toBeInTheDocument();
    // Reported by an effect, after the text is in the page.
    await waitFor(() => expect(faults).toEqual([{ call: loanOfferCall.path, code: 'offerIsOpen' }]));
    lender.answer(loanOfferCall, proposed);
    await user.click(screen.getByRole('button', { name: 'Load the offer again' }));
    expect(await confirmButton()).not.toHaveAttribute('aria-disabled');
  });
});
