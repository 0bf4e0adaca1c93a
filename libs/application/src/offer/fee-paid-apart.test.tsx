import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { loanOffer as loanOfferCall, productOffer } from '../contract';
import { costOfFifteenThousand, costOfTenThousand, termsOfNovember } from '@clearloan/loan-view/fixtures';
import { loanOffer } from '../fixtures/loan-offer';
import { product } from '../fixtures/product';
import { routes } from '../routes';

// A fee that is paid separately at the start: the whole amount is paid out, and no payment of the plan contains the
// fee.
const lender = fakeLender();
const terms = { ...termsOfNovember, feeMode: 'separate' };

it('an offer shows what is paid besides the payments, and its maths is right', async () => {
  lender.answerWire(loanOfferCall, { ...loanOffer, terms, netAmount: '15000.00', totalRepay: '16598.32' });
  await renderRoutes(routes, { at: '/orders/o-50007/confirm-new' });
  const slip = (await screen.findByRole('heading', { name: 'Key facts' })).closest('section');
  for (const line of [
    'You get ¥15,000.00',
    'Processing fee ¥450.00',
    'Tax on the fee ¥81.00',
    'You pay back ¥16,598.32',
    '6 payments of ¥2,677.89, the last one ¥2,677.87',
    'On top of the payments: fee and tax, ¥531.00, paid separately at the start',
  ])
    expect(slip).toHaveTextContent(line);
  expect(screen.queryByText(/calculation doesn’t match the lender’s/)).not.toBeInTheDocument();
});

it('a product shows a separately paid fee in its example', async () => {
  const costExample = { ...costOfTenThousand, terms, netAmount: '10000.00', totalRepay: '11065.54' };
  lender.answerWire(productOffer, { ...product, costExample });
  await renderRoutes(routes, { at: '/products/p-everyday' });
  expect(await screen.findByText(/On top of the payments: fee and tax, ¥354.00/)).toBeVisible();
});

it('a fee deducted from the payout does not show as paid separately', async () => {
  lender.answerWire(loanOfferCall, { ...loanOffer, ...costOfFifteenThousand });
  await renderRoutes(routes, { at: '/orders/o-50007/confirm-new' });
  await screen.findByRole('heading', { name: 'Key facts' });
  expect(screen.queryByText(/On top of the payments/)).not.toBeInTheDocument();
});
