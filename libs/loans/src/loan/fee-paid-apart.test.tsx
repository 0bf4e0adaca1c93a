import { loanDetails } from '@clearloan/loan-view/contract';
import { loanDetailsRepaying, loanDetailsSettled } from '@clearloan/loan-view/fixtures';
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

describe('charges paid apart', () => {
  const insurance = {
    name: 'Insurance',
    payee: 'thirdParty',
    paid: 'separate',
    amount: '240.00',
    gst: '43.20',
  };
  const membership = { name: 'Membership', payee: 'lender', paid: 'eachTime', amount: '10.00' };
  const slipOf = async (loan: typeof loanDetailsRepaying) => {
    lender.answerWire(loanDetails, loan);
    await renderRoutes(routes, { at: '/orders/o-48213' });
    return screen.findByRole('region', { name: 'Everyday loan' });
  };

  it('are in what a paid-off loan cost', async () => {
    const receipt = await slipOf({ ...loanDetailsSettled, charges: [insurance] });
    expect(receipt).toHaveTextContent('You paid back ¥12,888.30');
    expect(receipt).toHaveTextContent('It cost you ¥1,313.10');
    expect(receipt).toHaveTextContent('On top of the payments: insurance and other charges, ¥283.20');
  });

  it('with each payment are paid for no payment that was waived', async () => {
    const plans = loanDetailsSettled.repay_plans ?? [];
    const repayPlans = plans.map((row, place) => (place < 3 ? row : { ...row, periodStatus: 'waived' }));
    const receipt = await slipOf({ ...loanDetailsSettled, repay_plans: repayPlans, charges: [membership] });
    expect(receipt).toHaveTextContent('You paid back ¥12,635.10');
  });

  it('are named where what is paid and left is less than the whole loan', async () => {
    const slip = await slipOf({ ...loanDetailsRepaying, totalRepay: '13137.06', charges: [insurance] });
    expect(slip).toHaveTextContent('Paid so far ¥4,284.62');
    expect(slip).toHaveTextContent('Whole loan ¥13,137.06');
    expect(slip).toHaveTextContent('On top of the payments: insurance and other charges, ¥283.20');
    expect(slip).not.toHaveTextContent('Added since you signed');
  });
});
