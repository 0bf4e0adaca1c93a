import { AppRuntimeProvider, LanguageProvider, activateLanguage } from '@clearloan/app-runtime';
import { transaction } from '@clearloan/loan-contract';
import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { transactionVerifying } from '../fixtures/transactions';
import { CheckingTimeline } from '../pages/payment-page';

const nextCheckAt = '2026-11-20T03:00:00Z';

const show = async (now: string, checkedAt?: string) => {
  await activateLanguage('en');
  const payment = { ...v.parse(transaction, transactionVerifying), checkedAt, nextCheckAt };
  const clock = { now: () => now, today: () => now.slice(0, 10) };
  render(
    <LanguageProvider>
      <AppRuntimeProvider value={{ clock }}>
        <CheckingTimeline payment={payment} />
      </AppRuntimeProvider>
    </LanguageProvider>,
  );
};

it('a check in a later minute has its time', async () => {
  await show('2026-11-20T02:59:30Z');
  expect(screen.getByText(/^Next check at \d\d:00\.$/)).toBeVisible();
});

it.each(['2026-11-20T03:00:20Z', '2026-11-20T03:04:00Z'])(
  'a check that is due at %s is not announced for a time that is not ahead',
  async (now) => {
    await show(now);
    expect(screen.getByText('We check automatically.')).toBeVisible();
  },
);

it('the last check keeps its time', async () => {
  await show('2026-11-20T03:00:20Z', '2026-11-20T02:52:00Z');
  expect(screen.getByText(/^Checked at \d\d:52\.$/)).toBeVisible();
});
