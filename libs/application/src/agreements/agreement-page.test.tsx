import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { agreementByScene } from '../contract';
import { privacyRulesInLegalLanguage } from '../fixtures/agreements';
import { routes } from '../routes';

const lender = fakeLender();

it('a visitor reads the agreement and a note that it exists in one language only', async () => {
  lender.answerWire(agreementByScene, privacyRulesInLegalLanguage);
  await renderRoutes(routes, { at: '/agreements/privacy', loggedIn: false });
  expect(await screen.findByRole('heading', { level: 1, name: 'Aturan privasi' })).toBeVisible();
  expect(await screen.findByText(/Kami menyimpan/)).toBeVisible();
  expect(screen.getByText('This text is only available in its legal language.')).toBeVisible();
});

it('a borrower whose agreement did not load sees an error and loads it again', async () => {
  lender.refuse(agreementByScene, codes.notFound, 'We do not have this text.');
  const { user } = await renderRoutes(routes, { at: '/agreements/nothing' });
  expect(await screen.findByRole('heading', { name: 'The agreement didn’t load' })).toBeVisible();
  lender.answerWire(agreementByScene, privacyRulesInLegalLanguage);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/Kami menyimpan/)).toBeVisible();
});
