import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, within, waitFor } from '@testing-library/react';
import { applyForProduct, loanTrial, productOffer } from '../contract';
import { applicationOpened, applicationRefused, product } from '../fixtures/product';
import { routes } from '../routes';

const lender = fakeLender();
const neverApplied = { ...product, orderId: undefined };

const openProduct = (loggedIn = true, search = '') =>
  renderRoutes(routes, {
    at: `/products/p-everyday${search}`,
    loggedIn,
    elsewhere: ['/certification', '/login'],
  });

const applyButton = async () => screen.findByRole('button', { name: 'Apply' });

it('a borrower sees the whole price in money, who gets the loan, what is required and why', async () => {
  lender.answerWire(productOffer, neverApplied);
  await openProduct();
  expect(await screen.findByRole('heading', { level: 1, name: 'Everyday loan' })).toBeVisible();
  for (const amount of ['¥9,646.00', '¥711.54', '¥300.00', '¥54.00', '¥10,711.54', '¥1,065.54'])
    expect(screen.getByText(amount)).toBeVisible();
  expect(screen.getByText(/6 payments of ¥1,785.26/)).toBeVisible();
  expect(screen.getByText(/times 12/)).toBeVisible();
  expect(screen.getByText('Tax card')).toBeVisible();
  const facts = screen.getByRole('region', { name: 'What we ask for, and why' });
  expect(within(facts).getByText('So your payments fit your income.')).toBeVisible();
  expect(screen.getByText(/A late fee of 0.25% of the unpaid amount per day/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/agreements/privacy');
});

it('a borrower who may apply goes where the lender sends them', async () => {
  lender.answerWire(productOffer, neverApplied);
  lender.answerWire(applyForProduct, applicationOpened);
  const { user, router } = await openProduct();
  await user.click(await applyButton());
  expect(await screen.findByText('elsewhere: /certification')).toBeVisible();
  expect(router.state.location.search).toBe('?_order=o-50007');
});

it('a double tap applies once', async () => {
  lender.answerWire(productOffer, neverApplied);
  lender.answerWire(applyForProduct, applicationOpened);
  const { user } = await openProduct();
  await user.dblClick(await applyButton());
  await screen.findByText('elsewhere: /certification');
  expect(lender.received(applyForProduct)).toHaveLength(1);
});

it('a borrower who is rejected reads why and when to apply again', async () => {
  lender.answerWire(productOffer, neverApplied);
  lender.answerWire(applyForProduct, applicationRefused);
  const { user } = await openProduct();
  await user.click(await applyButton());
  const note = (await screen.findByText('Not this time')).closest('[role="alert"]');
  expect(note).toHaveTextContent('You have a late payment. Pay it first.');
  expect(note).toHaveTextContent('You can apply again from 20 Feb 2027.');
});

it('a borrower answers the lender’s question before going on, or cancels', async () => {
  const question = { title: 'You have a loan already', text: 'This one comes on top of it.' };
  lender.answerWire(productOffer, neverApplied);
  lender.answerWire(applyForProduct, { ...applicationOpened, result: 'dialog', dialog: question });
  const { user } = await openProduct();
  await user.click(await applyButton());
  const dialog = await screen.findByRole('alertdialog', { name: question.title });
  expect(dialog).toHaveTextContent(question.text);
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Everyday loan' })).toBeVisible();
  await user.click(await applyButton());
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('elsewhere: /certification')).toBeVisible();
});

it('a rejection message stays next to the button after the toast is gone', async () => {
  lender.answerWire(productOffer, neverApplied);
  lender.refuse(applyForProduct, codes.notAllowedNow, 'You have an open application.');
  const { user } = await openProduct();
  await user.click(await applyButton());
  expect((await screen.findAllByText('You have an open application.')).length).toBeGreaterThan(0);
  expect(await applyButton()).toBeEnabled();
});

it('a borrower whose connection is lost applies only once', async () => {
  lender.answerWire(productOffer, neverApplied);
  lender.drop(applyForProduct);
  const { user } = await openProduct();
  await user.click(await applyButton());
  expect(await screen.findByText('We’re checking')).toBeVisible();
  expect(screen.getByText('The lender hasn’t replied yet. Nothing will happen twice.')).toBeVisible();
});

it('a borrower continues an application that is already open', async () => {
  lender.answerWire(productOffer, product);
  await openProduct();
  expect(await screen.findByRole('link', { name: 'Continue your application' })).toHaveAttribute(
    'href',
    '/certification?_order=o-50007',
  );
});

it('a complete application leads to its page, where it is submitted', async () => {
  lender.answerWire(productOffer, { ...product, nextStep: { step: 'push', title: 'Send' } });
  await openProduct();
  expect(await screen.findByRole('link', { name: 'Continue your application' })).toHaveAttribute(
    'href',
    '/orders/o-50007',
  );
});

it('a visitor also sees the price, and goes to the login and back', async () => {
  lender.answerWire(productOffer, neverApplied);
  await openProduct(false);
  expect(await screen.findByText('¥10,711.54')).toBeVisible();
  expect(screen.queryByText('Done')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in and apply' })).toHaveAttribute(
    'href',
    '/login?_return=%2Fproducts%2Fp-everyday',
  );
});

it('a borrower whose loan did not load sees an error and loads it again', async () => {
  lender.refuse(productOffer, codes.notFound, 'There is no such loan.');
  const { user } = await openProduct();
  expect(await screen.findByRole('heading', { name: 'This loan didn’t load' })).toBeVisible();
  lender.answerWire(productOffer, neverApplied);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await applyButton()).toBeVisible();
});

it('any amount and tenure shows its price before applying, also for a visitor', async () => {
  lender.answerWire(productOffer, neverApplied);
  const { user } = await openProduct(false);
  const slip = (await screen.findByRole('heading', { name: 'Cost example' })).closest('section')!;
  const before = slip.textContent;
  await user.click(screen.getByRole('button', { name: '¥500 more' }));
  expect(slip).toHaveTextContent('¥10,500 for 6 months');
  expect(slip.textContent).not.toBe(before);
  await user.click(screen.getByRole('radio', { name: '3 months' }));
  expect(slip).toHaveTextContent('¥10,500 for 3 months');
  expect(lender.received(loanTrial)).toHaveLength(0);
});

it('the lender computes the price when the device cannot, and no other price shows meanwhile', async () => {
  const { costExample } = neverApplied;
  const unknown = { ...costExample, terms: { ...costExample.terms, rounding: 'by feel' } };
  lender.answerWire(productOffer, { ...neverApplied, costExample: unknown });
  lender.hang(loanTrial);
  const { user } = await openProduct();
  await user.click(await screen.findByRole('button', { name: '¥500 more' }));
  expect(screen.getByText('Asking the lender for this price')).toBeVisible();
  const answer = { ...costExample, principal: '10500.00', netAmount: '10128.30' };
  lender.answerWire(loanTrial, answer);
  await user.click(screen.getByRole('button', { name: '¥500 less' }));
  await user.click(screen.getByRole('button', { name: '¥500 more' }));
  await user.click(screen.getByRole('radio', { name: '3 months' }));
  await user.click(screen.getByRole('radio', { name: '6 months' }));
  expect(await screen.findByText('¥10,500 for 6 months')).toBeVisible();
});

it('a visitor whose device cannot compute the price sees a fixed example', async () => {
  const { costExample } = neverApplied;
  const unknown = { ...costExample, terms: { ...costExample.terms, rounding: 'by feel' } };
  lender.answerWire(productOffer, { ...neverApplied, costExample: unknown });
  await openProduct(false);
  expect(await screen.findByText('¥10,000 for 6 months')).toBeVisible();
  expect(screen.queryByRole('button', { name: '¥500 more' })).not.toBeInTheDocument();
});

describe('what was tried', () => {
  const requests = () => lender.received(applyForProduct).map(({ request }) => request);
  const example = { amount: neverApplied.costExample.principal, tenure: neverApplied.costExample.tenure };

  it('is what is applied for, from the address or from the controls', async () => {
    lender.answerWire(productOffer, neverApplied);
    lender.answerWire(applyForProduct, applicationOpened);
    const { user } = await openProduct(true, '?_amount=500000&_tenure=3');
    expect(await screen.findByRole('slider', { name: 'Amount to borrow' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('5,000'),
    );
    await user.click(await applyButton());
    await screen.findByText('elsewhere: /certification');
    expect(requests()).toEqual([{ productId: 'p-everyday', amount: 500_000, tenure: 3 }]);
  });

  it.each(['?_amount=1&_tenure=77', '?_amount=1e9&_tenure=x', ''])(
    'is the nearest that the product offers when the address says %j',
    async (search) => {
      lender.answerWire(productOffer, neverApplied);
      lender.answerWire(applyForProduct, applicationOpened);
      const { user } = await openProduct(true, search);
      await user.click(await applyButton());
      await screen.findByText('elsewhere: /certification');
      expect(requests()[0]).toHaveProperty('tenure', example.tenure);
    },
  );

  it('comes along through the login', async () => {
    lender.answerWire(productOffer, neverApplied);
    await openProduct(false, '?_amount=500000&_tenure=3');
    expect(await screen.findByRole('link', { name: 'Log in and apply' })).toHaveAttribute(
      'href',
      '/login?_return=%2Fproducts%2Fp-everyday%3F_amount%3D500000%26_tenure%3D3',
    );
  });
});

describe('what was tried with an open application', () => {
  const goOn = { name: 'Continue your application' };
  const requests = () => lender.received(applyForProduct).map(({ request }) => request);

  it.each([
    ['the address', '?_amount=500000&_tenure=3', []],
    ['the controls', '?_amount=500000', ['3 months']],
  ])('is what it continues with, from %s', async (_from, search, taps) => {
    lender.answerWire(productOffer, product);
    lender.answerWire(applyForProduct, applicationOpened);
    const { user, router } = await openProduct(true, search);
    for (const name of taps) await user.click(await screen.findByRole('radio', { name }));
    await user.click(await screen.findByRole('button', goOn));
    expect(await screen.findByText('elsewhere: /certification')).toBeVisible();
    expect(router.state.location.search).toBe('?_order=o-50007');
    expect(requests()).toEqual([{ productId: 'p-everyday', amount: 500_000, tenure: 3 }]);
  });

  it('changes nothing that was sent already', async () => {
    lender.answerWire(productOffer, { ...product, nextStep: undefined });
    await openProduct(true, '?_amount=500000');
    expect(await screen.findByRole('link', { name: 'View loan' })).toHaveAttribute('href', '/orders/o-50007');
  });
});

describe('a price that the lender states twice', () => {
  it('shows that its figures differ', async () => {
    const apr = '99.00';
    lender.answerWire(productOffer, { ...neverApplied, costExample: { ...product.costExample, apr } });
    const { faults } = await openProduct();
    const alert = (await screen.findByText('These figures don’t match')).closest('[role="alert"]');
    expect(alert).toHaveTextContent('Ask the lender why before you agree.');
    expect(await applyButton()).toBeVisible();
    // Reported by an effect, after the text is in the page.
    await waitFor(() => expect(faults).toEqual([{ call: productOffer.path, code: 'productStatesOnePrice' }]));
  });

  it('is not shown for another amount than the borrower’s', async () => {
    const terms = { ...product.costExample.terms, rounding: 'newest' };
    const costExample = { ...product.costExample, terms };
    lender.answerWire(productOffer, {
      ...neverApplied,
      terms: { ...product.terms, rounding: 'newest' },
      costExample,
    });
    lender.answerWire(loanTrial, { ...product.costExample, terms });
    const { faults } = await openProduct(true, '?_amount=750000&_tenure=6');
    expect(await screen.findByText('This isn’t the price for your choice')).toBeVisible();
    // Reported by an effect, after the text is in the page.
    await waitFor(() => expect(faults).toEqual([{ call: loanTrial.path, code: 'trialIsForRequest' }]));
  });
});
