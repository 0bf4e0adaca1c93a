import { AmountsHiddenProvider } from '@clearloan/app-runtime';
import { loanAgreementDetail, loanDetails } from '@clearloan/loan-view/contract';
import { loanAgreementSigned, loanDetailsRepaying } from '@clearloan/loan-view/fixtures';
import { removeVoice, voiceOf } from '@clearloan/loan-view/testing';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { routes } from '../routes';

const lender = fakeLender();
const listen = () => screen.findByRole('button', { name: 'Listen' });

afterEach(removeVoice);

it('a borrower can listen to the summary of the signed agreement', async () => {
  const { utterances } = voiceOf('en-GB');
  lender.answerWire(loanAgreementDetail, loanAgreementSigned);
  lender.answerWire(loanDetails, loanDetailsRepaying);
  const { user } = await renderRoutes(routes, { at: '/orders/o-48213/agreement' });
  await user.click(await listen());
  expect(utterances[0]?.text).toContain(
    'You pay back twelve thousand eight hundred fifty-three yuan and 86 cents.',
  );
});

it('the payments that a borrower hears are those that were agreed, and not a late one', async () => {
  const { utterances } = voiceOf('en-GB');
  const [first, ...others] = loanDetailsRepaying.repay_plans ?? [];
  const late = { ...first!, dueTime: '2026-10-01', penalty: '42.13', repayTotalAmount: '2184.44' };
  lender.answerWire(loanAgreementDetail, loanAgreementSigned);
  lender.answerWire(loanDetails, {
    ...loanDetailsRepaying,
    repay_plans: [{ ...late, originalDueTime: first!.dueTime }, ...others],
  });
  const { user } = await renderRoutes(routes, { at: '/orders/o-48213/agreement' });
  await user.click(await listen());
  expect(utterances[0]?.text).toContain(
    'Payments: 6 of two thousand one hundred forty-two yuan and 31 cents, the first on 24 Sep 2026.',
  );
});

it('a borrower hears on the loan page how much the next payment is and when it is due', async () => {
  const { utterances } = voiceOf('en-GB');
  lender.answerWire(loanDetails, loanDetailsRepaying);
  const { user } = await renderRoutes(routes, { at: '/orders/o-48213' });
  await user.click(await listen());
  expect(utterances[0]?.text).toMatch(
    /^Pay two thousand one hundred forty-two yuan and 31 cents by \d+ \w+ 2026\.$/,
  );
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
});

it('hidden amounts are not read aloud', async () => {
  const { utterances } = voiceOf('en-GB');
  lender.answerWire(loanDetails, loanDetailsRepaying);
  const { user } = await renderRoutes([{ element: <EyesClosed />, children: routes }], {
    at: '/orders/o-48213',
  });
  await user.click(await listen());
  expect(utterances[0]?.text).toMatch(/^Pay ¥ •••• by/);
});

const EyesClosed = () => (
  <AmountsHiddenProvider hidden toggle={() => undefined}>
    <Outlet />
  </AmountsHiddenProvider>
);
