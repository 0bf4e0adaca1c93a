import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes, signWith, type RenderRoutesOptions } from '@clearloan/testing';
import type { ConfirmByCode, SignedWithCode } from '@clearloan/app-runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';
import { confirmLoan, loanOffer as loanOfferCall } from '../contract';
import { loanAgreementDetail } from '@clearloan/loan-view/contract';
import { loanAgreementSigned } from '@clearloan/loan-view/fixtures';
import { asListed, dearer } from '../fixtures/dearer';
import { loanOffer } from '../fixtures/loan-offer';
import { routes } from '../routes';

const lender = fakeLender();
const at = '/orders/o-50007/confirm-new';
const elsewhere = ['/orders/:orderId'];
const loanPage = 'elsewhere: /orders/:orderId';
const openOffer = (options: Partial<RenderRoutesOptions> = {}) =>
  renderRoutes(routes, { at, elsewhere, ...options });

const proposed = parse(loanOfferCall.data, loanOffer);
/** The offer for another choice: identified by its amount and its key facts. */
const offerFor = ({ amount = proposed.principal, tenure = proposed.tenure }) =>
  asListed({
    ...dearer(proposed, { loan: amount - proposed.principal }),
    tenure,
    kfs: { ...proposed.kfs, version: `sheet-${amount}-${tenure}` },
  });
const answerChoices = () => lender.answerBy(loanOfferCall, ({ request }) => offerFor(request));

const confirmButton = () => screen.findByRole('button', { name: 'Confirm loan' });
const agreementBox = () => screen.findByRole('checkbox', { name: /I’ve read this: Loan agreement/ });

// Each borrower starts on a device without pending writes.
beforeEach(() => {
  sessionStorage.clear();
});

describe('the price', () => {
  it('is complete before the borrower signs', async () => {
    lender.answerWire(loanOfferCall, loanOffer);
    await openOffer();
    const facts = await screen.findByRole('heading', { name: 'Key facts' });
    const slip = facts.closest('section');
    for (const line of [
      'You get ¥14,469.00',
      'Interest ¥1,067.32',
      'Processing fee ¥450.00',
      'Tax on the fee ¥81.00',
      'You pay back ¥16,067.32',
      'APR36.9%',
      '6 payments of ¥2,677.89, the last one ¥2,677.87',
      'First on 20 Dec 2026, last on 20 May 2027',
      'times 12',
    ])
      expect(slip).toHaveTextContent(line);
    for (const words of [
      'Harbour Finance Ltd, Licence SAMPLE-0417',
      'Harbour Bank •••• 4417',
      /A late fee of 0.25% of the unpaid amount per day.*Never more than ¥15,000.00 in total/,
      /return the loan within 3 days/,
      'For complaints: Lina Hart',
      '0800 555 011, officer@clearloan.example',
      'Mon 23 Nov, 23:00',
    ])
      expect(screen.getByText(words)).toBeVisible();
  });

  it('has a plan that shows its first payments, and all of them after a tap', async () => {
    lender.answerWire(loanOfferCall, loanOffer);
    const { user } = await openOffer();
    const plan = await screen.findByRole('table');
    expect(within(plan).getAllByRole('row')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'All 6' }));
    expect(within(plan).getAllByRole('row')).toHaveLength(7);
  });

  it('is shown although the borrower hides amounts', async () => {
    lender.answerWire(loanOfferCall, loanOffer);
    await openOffer();
    expect(await screen.findAllByText('¥16,067.32')).not.toHaveLength(0);
  });
});

describe('the maths', () => {
  it('can be checked with a tap', async () => {
    lender.answerWire(loanOfferCall, loanOffer);
    const { user } = await openOffer();
    await user.click(await screen.findByRole('button', { name: 'Check the maths' }));
    const sheet = screen.getByRole('dialog', { name: 'Check the maths' });
    expect(sheet).toHaveTextContent(/recalculated all 6 payments.*match to the cent/);
    expect(screen.queryByText(/calculation doesn’t match the lender’s/)).not.toBeInTheDocument();
  });

  it('names the differences when the lender’s figures are wrong', async () => {
    const [first, chosen, ...others] = loanOffer.tenures;
    const tenures = [first, { ...chosen, apr: '35.10' }, ...others];
    lender.answerWire(loanOfferCall, { ...loanOffer, apr: '35.10', tenures });
    const { user } = await openOffer();
    expect(await screen.findByText(/calculation doesn’t match the lender’s/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check the maths' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'APRThe lender states 35.1%This phone calculated 36.94%',
    );
  });

  it('belongs to key facts identified by version and hash', async () => {
    lender.answerWire(loanOfferCall, loanOffer);
    await openOffer();
    const mark = await screen.findByText(loanOffer.kfs.sha256);
    expect(mark).not.toBeVisible();
    fireEvent.click(screen.getByText('Details'));
    expect(screen.getByText('Key facts, version 3')).toBeVisible();
    expect(mark).toBeVisible();
  });

  it('is read aloud only when the device has a voice for the language', async () => {
    lender.answerWire(loanOfferCall, loanOffer);
    await openOffer();
    await confirmButton();
    expect(screen.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
  });
});

describe('a choice', () => {
  it('of another amount is priced once the finger rests, with the last price still visible', async () => {
    answerChoices();
    const { router } = await openOffer();
    await confirmButton();
    // Two taps without a pause: on a busy machine a pause may be long enough to price in between.
    for (let taps = 0; taps < 2; taps += 1)
      fireEvent.click(screen.getByRole('button', { name: '¥500 more' }));
    expect(screen.getByRole('button', { name: 'Confirm loan' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('heading', { name: 'Key facts' })).toBeVisible();
    expect(await screen.findAllByText('¥17,067.32')).not.toHaveLength(0);
    const amounts = lender.received(loanOfferCall).map(({ request }) => request.amount);
    expect(amounts).toEqual([undefined, 1600000]);
    expect(router.state.location.search).toBe('?_amount=1600000');
    expect(await confirmButton()).not.toHaveAttribute('aria-disabled');
  });

  it('shows the locally computed price until the lender’s arrives', async () => {
    let answer: () => void = () => undefined;
    lender.answerBy(loanOfferCall, async ({ request }) => {
      if (request.amount !== undefined) await new Promise<void>((resolve) => (answer = resolve));
      return offerFor(request);
    });
    const { user } = await openOffer();
    await confirmButton();
    await user.click(screen.getByRole('button', { name: '¥500 more' }));
    expect(screen.getByText(/Calculated on this phone/)).toBeVisible();
    expect(screen.getAllByText('¥16,602.90')).not.toHaveLength(0);
    await waitFor(() => {
      expect(lender.received(loanOfferCall)).toHaveLength(2);
    });
    act(() => {
      answer();
    });
    expect(await screen.findAllByText('¥16,567.32')).not.toHaveLength(0);
    expect(screen.getByText(/calculation doesn’t match the lender’s/)).toBeVisible();
  });

  it('of another tenure is priced by the lender', async () => {
    answerChoices();
    const { user } = await openOffer();
    await user.click(await screen.findByRole('radio', { name: /12 months.*costs ¥2,551.74/ }));
    await waitFor(() => {
      expect(lender.received(loanOfferCall).at(-1)?.request).toMatchObject({ tenure: 12 });
    });
    expect(screen.getByRole('radio', { name: /12 months/ })).toBeChecked();
  });

  it('shows the price of the last choice, even when an earlier response arrives later', async () => {
    const late: (() => void)[] = [];
    lender.answerBy(loanOfferCall, async ({ request }) => {
      if (request.amount === 1550000) await new Promise<void>((resolve) => late.push(resolve));
      return offerFor(request);
    });
    const { user } = await openOffer();
    await confirmButton();
    await user.click(screen.getByRole('button', { name: '¥500 more' }));
    await waitFor(() => {
      expect(late).toHaveLength(1);
    });
    await user.click(screen.getByRole('button', { name: '¥500 more' }));
    expect(await screen.findAllByText('¥17,067.32')).not.toHaveLength(0);
    act(() => {
      late.forEach((answer) => {
        answer();
      });
    });
    expect(screen.getAllByText('¥17,067.32')).not.toHaveLength(0);
    expect(screen.queryByText('¥16,567.32')).not.toBeInTheDocument();
  });

  it('that cannot be priced keeps the last price visible and cannot be signed', async () => {
    answerChoices();
    const { user } = await openOffer();
    await confirmButton();
    lender.refuse(loanOfferCall, codes.amountOutOfRange, 'This amount is not on offer.');
    await user.click(screen.getByRole('button', { name: '¥500 more' }));
    expect(await screen.findByText(/Couldn’t refresh/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Key facts' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm loan' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is restored after a reload', async () => {
    answerChoices();
    await openOffer({ at: `${at}?_amount=1200000&_tenure=9` });
    await confirmButton();
    expect(lender.received(loanOfferCall)[0]?.request).toMatchObject({ amount: 1200000, tenure: 9 });
    expect(screen.getByRole('radio', { name: /9 months/ })).toBeChecked();
  });

  it('of a plan from the list shows the payments and cost of each plan', async () => {
    answerChoices();
    const { user } = await openOffer({ at: '/orders/o-50007/confirm-period' });
    await user.click(
      await screen.findByRole('radio', {
        name: /9 months.*9 payments of ¥1,837.73, APR 33.1%.*costs ¥2,070.59/,
      }),
    );
    await waitFor(() => {
      expect(lender.received(loanOfferCall).at(-1)?.request).toMatchObject({ tenure: 9 });
    });
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('is not offered when amount and tenure are fixed', async () => {
    lender.answerWire(loanOfferCall, loanOffer);
    await openOffer({ at: '/orders/o-50007/confirm' });
    expect(await screen.findByText('You borrow for 6 months')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });
});

describe('accepting an offer', () => {
  it('takes a passkey in the place of the code', async () => {
    answerChoices();
    lender.answer(confirmLoan, { orderStatus: 'disbursing' });
    const passkey = { credentialId: 'a2V5', clientData: 'YQ', authenticatorData: 'YQ', signature: 'YQ' };
    const confirmByCode: ConfirmByCode = async (_purpose, sign) => {
      await sign('', () => undefined, passkey);
    };
    const { user } = await openOffer({ confirmByCode });
    await user.click(await agreementBox());
    await user.click(await confirmButton());
    expect(await screen.findByText(loanPage)).toBeVisible();
    const [sent] = lender.received(confirmLoan);
    expect(sent?.request).toMatchObject({ orderId: 'o-50007', amount: 1500000, passkey });
    expect(sent?.request).not.toHaveProperty('smsCode');
  });

  it('takes a tick, a tap and the code, signs exactly the visible offer, and opens the loan', async () => {
    answerChoices();
    lender.answer(confirmLoan, { orderStatus: 'disbursing' });
    const confirmByCode = jest.fn(signWith('424242'));
    const { user, router } = await openOffer({ confirmByCode });
    const box = await agreementBox();
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.click(await confirmButton());
    expect(await screen.findByText(loanPage)).toBeVisible();
    expect(router.state.location.pathname).toBe('/orders/o-50007');
    const subject = '["o-50007",1500000,6,"sheet-1500000-6","loan","3"]';
    expect(confirmByCode).toHaveBeenCalledWith('confirm', expect.any(Function), subject);
    expect(lender.received(confirmLoan)).toEqual([
      {
        key: expect.any(String),
        request: {
          orderId: 'o-50007',
          decision: 'accept',
          amount: 1500000,
          tenure: 6,
          kfsVersion: 'sheet-1500000-6',
          agreements: [{ scene: 'loan', version: '3' }],
          autopay: false,
          smsCode: '424242',
        },
      },
    ]);
  });

  it('does not refetch the offer after signing, when it no longer exists', async () => {
    answerChoices();
    lender.answerBy(confirmLoan, () => {
      lender.refuse(loanOfferCall, codes.notAllowedNow, 'This loan cannot be confirmed now.');
      return { orderStatus: 'disbursing' };
    });
    const { user } = await openOffer();
    await user.click(await agreementBox());
    await user.click(await confirmButton());
    expect(await screen.findByText(loanPage)).toBeVisible();
    expect(screen.queryByText('This loan cannot be confirmed now.')).not.toBeInTheDocument();
    expect(lender.received(loanOfferCall)).toHaveLength(1);
  });

  it('leads to the unticked agreement and requests no code', async () => {
    lender.answerWire(loanOfferCall, loanOffer);
    const confirmByCode = jest.fn();
    const { user } = await openOffer({ confirmByCode });
    await user.click(await confirmButton());
    expect(await agreementBox()).toHaveFocus();
    expect(screen.getByText('Read it, then tick the box.')).toBeVisible();
    expect(confirmByCode).not.toHaveBeenCalled();
  });

  it('requires a new tick when the borrower chooses another amount', async () => {
    answerChoices();
    const { user } = await openOffer();
    await user.click(await agreementBox());
    expect(await agreementBox()).toBeChecked();
    await user.click(screen.getByRole('button', { name: '¥500 more' }));
    await screen.findAllByText('¥16,567.32');
    expect(await agreementBox()).not.toBeChecked();
    expect(screen.queryByText(/The lender changed the terms/)).not.toBeInTheDocument();
  });

  it('opens the agreement in place, filled in for the choice', async () => {
    answerChoices();
    lender.answerWire(loanAgreementDetail, loanAgreementSigned);
    const { user } = await openOffer();
    const box = await agreementBox();
    await user.click(screen.getByRole('button', { name: /Read/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Loan agreement' });
    expect(await within(sheet).findByRole('heading', { name: '1. Who makes this agreement' })).toBeVisible();
    expect(lender.received(loanAgreementDetail)[0]?.request).toMatchObject({ amount: 1500000, tenure: 6 });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(box).not.toBeChecked();
  });

  it('sends nothing when the borrower closes the code sheet', async () => {
    lender.answerWire(loanOfferCall, loanOffer);
    const { user } = await openOffer({ confirmByCode: () => Promise.resolve() });
    await user.click(await agreementBox());
    await user.click(await confirmButton());
    expect(await agreementBox()).toBeChecked();
    expect(lender.received(confirmLoan)).toHaveLength(0);
  });

  it.each([
    [codes.wrongCode, 'This code is wrong. 2 tries left.'],
    [codes.codeExpired, 'This code has expired. Ask for a new one.'],
    [codes.codeLocked, 'Too many wrong codes. Wait 10 minutes.'],
  ])('shows a code error (%d) only next to the code field, and loses no input', async (code, sentence) => {
    answerChoices();
    lender.refuse(confirmLoan, code, sentence);
    let signed: SignedWithCode | undefined;
    const confirmByCode: ConfirmByCode = async (_purpose, sign) => {
      signed = await sign('123456', () => undefined);
    };
    const { user } = await openOffer({ confirmByCode });
    await user.click(await agreementBox());
    await user.click(await confirmButton());
    await waitFor(() => expect(signed?.refused).toMatchObject({ code, message: sentence }));
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(await agreementBox()).toBeChecked();
    expect(await confirmButton()).not.toHaveAttribute('aria-disabled');
  });

  it('signs nothing when the lender changed the terms, and shows the differences to accept', async () => {
    lender.answer(loanOfferCall, proposed);
    lender.answerBy(confirmLoan, () => ({ orderStatus: 'disbursing' }));
    lender.refuse(confirmLoan, codes.termsChanged, 'The loan has changed since you looked at it.');
    const { user } = await openOffer();
    await user.click(await agreementBox());
    const changed = asListed(dearer(proposed, { interest: 13268 }));
    lender.answer(loanOfferCall, { ...changed, kfs: { ...proposed.kfs, version: 'dearer' } });
    await user.click(await confirmButton());
    expect(
      await screen.findByText('The lender changed the terms. You haven’t signed anything.'),
    ).toBeVisible();
    const different = screen.getByRole('heading', { name: 'What changed' }).closest('section');
    expect(different).toHaveTextContent('Interest Before:¥1,067.32 ¥1,200.00');
    expect(different).toHaveTextContent('You pay back Before:¥16,067.32 ¥16,200.00');
    expect(await agreementBox()).not.toBeChecked();

    lender.answer(confirmLoan, { orderStatus: 'disbursing' });
    await user.click(await agreementBox());
    expect(
      screen.queryByText('The lender changed the terms. You haven’t signed anything.'),
    ).not.toBeInTheDocument();
    await user.click(await confirmButton());
    expect(await screen.findByText(loanPage)).toBeVisible();
    expect(lender.received(confirmLoan).at(-1)?.request).toMatchObject({ kfsVersion: 'dearer' });
  });

  it('signs once on a double tap', async () => {
    answerChoices();
    lender.answer(confirmLoan, { orderStatus: 'disbursing' });
    const { user } = await openOffer();
    await user.click(await agreementBox());
    await user.dblClick(await confirmButton());
    await screen.findByText(loanPage);
    expect(lender.received(confirmLoan)).toHaveLength(1);
  });

  it('checks with the lender after a lost response, and signs nothing twice', async () => {
    answerChoices();
    lender.drop(confirmLoan);
    const { user } = await openOffer();
    await user.click(await agreementBox());
    await user.click(await confirmButton());
    expect(await screen.findByText('We’re checking')).toBeVisible();
  });

  it('requires an account for the payout', async () => {
    lender.answerWire(loanOfferCall, { ...loanOffer, bank: undefined });
    await openOffer();
    expect(await screen.findByRole('link', { name: 'Add your bank account' })).toHaveAttribute(
      'href',
      '/cards?_order=o-50007',
    );
  });
});

describe('declining an offer', () => {
  it('takes one tap and a confirmation', async () => {
    answerChoices();
    lender.answer(confirmLoan, { orderStatus: 'cancelled' });
    const { user } = await openOffer();
    await user.click(await screen.findByRole('button', { name: 'No, I don’t want this loan' }));
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(loanPage)).toBeVisible();
    expect(lender.received(confirmLoan).map(({ request }) => request)).toEqual([
      { orderId: 'o-50007', decision: 'refuse' },
    ]);
  });

  it('can be cancelled', async () => {
    answerChoices();
    const { user } = await openOffer();
    await user.click(await screen.findByRole('button', { name: 'No, I don’t want this loan' }));
    await user.click(await screen.findByRole('button', { name: 'Keep the offer' }));
    expect(lender.received(confirmLoan)).toHaveLength(0);
    expect(await confirmButton()).toBeVisible();
  });
});

describe('an offer that is no longer open', () => {
  it.each([
    [codes.offerEnded, 'This offer has ended. You can apply again.'],
    [codes.notAllowedNow, 'This loan cannot be confirmed now.'],
  ])('shows its error (%d) and leads to the order', async (code, sentence) => {
    lender.refuse(loanOfferCall, code, sentence);
    await openOffer();
    expect(await screen.findByRole('heading', { name: 'There’s no offer to sign' })).toBeVisible();
    expect(screen.getAllByText(sentence)).not.toHaveLength(0);
    expect(screen.getByRole('link', { name: 'Check status' })).toHaveAttribute('href', '/orders/o-50007');
  });

  it('shows that it ended while the borrower was reading', async () => {
    lender.answer(loanOfferCall, proposed);
    const { user } = await openOffer();
    await user.click(await agreementBox());
    lender.refuse(loanOfferCall, codes.offerEnded, 'This offer has ended. You can apply again.');
    lender.refuse(confirmLoan, codes.offerEnded, 'This offer has ended. You can apply again.');
    await user.click(await confirmButton());
    expect(await screen.findByRole('heading', { name: 'There’s no offer to sign' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm loan' })).not.toBeInTheDocument();
  });

  it('is not signed when it was signed before', async () => {
    lender.answerWire(loanOfferCall, { ...loanOffer, orderStatus: 'disbursing' });
    await openOffer();
    expect(await screen.findByRole('heading', { name: 'There’s no offer to sign' })).toBeVisible();
  });
});

it('a borrower whose offer did not load sees an error and loads it again', async () => {
  lender.drop(loanOfferCall);
  const { user } = await openOffer();
  expect(await screen.findByRole('heading', { name: 'Your offer didn’t load' })).toBeVisible();
  lender.answerWire(loanOfferCall, loanOffer);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await confirmButton()).toBeVisible();
});
