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
