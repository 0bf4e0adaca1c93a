import { codes } from '@clearloan/api-client/declare';
import { loanDetails } from '@clearloan/loan-view/contract';
import { applicationDraft } from '@clearloan/loan-view/fixtures';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { productDetail, withdrawApplication } from '../contract';
import { routes } from '../routes';

const lender = fakeLender();

it('a borrower can withdraw an application for a loan that is no longer sold', async () => {
  lender.answerWire(loanDetails, applicationDraft);
  lender.refuse(productDetail, codes.notAllowedNow, 'This loan isn’t offered now.');
  lender.answerWire(withdrawApplication, { orderStatus: 'cancelled' });
  const { user } = await renderRoutes(routes, { at: '/orders/o-1' });
  expect(await screen.findByText('We couldn’t load what’s left to verify')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Loading' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw application' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(lender.received(withdrawApplication).map(({ request }) => request)).toEqual([{ orderId: 'o-1' }]);
});
