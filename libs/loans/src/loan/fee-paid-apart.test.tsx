import { loanDetails } from '@clearloan/loan-view/contract';
import { loanDetailsSettled } from '@clearloan/loan-view/fixtures';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

const lender = fakeLender();

it('a paid-off loan counts a separately paid fee in its cost', async () => {
  lender.answerWire(loanDetails, {
    ...loanDetailsSettled,
    terms: { ...loanDetailsSettled.terms, feeMode: 'separate' },
    netAmount: '12000.00',
  });
  await renderRoutes(routes, { at: '/orders/o-48213' });
  const receipt = await screen.findByRole('region', { name: 'Everyday loan' });
  expect(receipt).toHaveTextContent('You paid back ¥13,029.90');
  expect(receipt).toHaveTextContent('It cost you ¥1,029.90');
  expect(receipt).toHaveTextContent('On top of the payments: fee and tax, ¥424.80');
});
