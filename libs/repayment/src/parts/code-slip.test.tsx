import { activateLanguage, AppRuntimeProvider, LanguageProvider } from '@clearloan/app-runtime';
import { transaction } from '@clearloan/loan-contract';
import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { transactionWaiting } from '../fixtures/transactions';
import { CodeSlip } from './code-slip';

const payment = v.parse(transaction, transactionWaiting);
const clock = { now: () => '2026-11-20T02:44:00.000Z', today: () => '2026-11-20' };

it.each([
  ['bankTransfer', 'Send to this account', 'Copy account number'],
  ['virtualAccount', 'Account code', 'Copy code'],
  [undefined, 'Pay code', 'Copy code'],
])('what is copied for a payment by %s is named', async (kind, name, button) => {
  await activateLanguage('en');
  render(
    <LanguageProvider>
      <AppRuntimeProvider value={{ clock }}>
        <CodeSlip payment={payment} kind={kind} leftMs={undefined} />
      </AppRuntimeProvider>
    </LanguageProvider>,
  );
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByRole('button', { name: button })).toBeVisible();
});
