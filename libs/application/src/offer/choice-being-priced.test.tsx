import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, within } from '@testing-library/react';
import { loanOffer as loanOfferCall } from '../contract';
import { loanOffer } from '../fixtures/loan-offer';
import { routes } from '../routes';

const lender = fakeLender();
const open = () => renderRoutes(routes, { at: '/orders/o-50007/confirm-new' });
const more = () => screen.findByRole('button', { name: '¥500 more' });
const chips = () => screen.findByRole('radiogroup', { name: 'For how long' });

it('while another amount is priced, each tenure shows the cost for that amount', async () => {
  lender.answerWire(loanOfferCall, loanOffer);
  const { user } = await open();
  const before = (await chips()).textContent;
  lender.hang(loanOfferCall);
  await user.click(await more());
  expect(await screen.findByText(/Calculated on this phone/)).toBeVisible();
  const after = (await chips()).textContent;
  expect(after).not.toBe(before);
  const costOf = (text: string | null) => text?.match(/¥[\d,]+\.\d\d/g) ?? [];
  for (const [index, cost] of costOf(after).entries()) expect(cost).not.toBe(costOf(before)[index]);
  const slip = screen.getByRole('heading', { name: 'Key facts' }).closest('section')!;
  const [, cost] = /Cost of this loan(¥[\d,]+\.\d\d)/.exec(slip.textContent) ?? [];
  expect(costOf(after)).toContain(cost);
});

it('a device that cannot compute the price shows none, for neither amount', async () => {
  const unknown = { ...loanOffer, terms: { ...loanOffer.terms, rounding: 'by feel' } };
  lender.answerWire(loanOfferCall, unknown);
  const { user } = await open();
  expect(within(await chips()).getAllByText(/^costs ¥/)).not.toHaveLength(0);
  lender.hang(loanOfferCall);
  await user.click(await more());
  expect(await screen.findByText('Asking the lender for this price')).toBeVisible();
  expect(within(await chips()).queryByText(/costs ¥/)).not.toBeInTheDocument();
});
