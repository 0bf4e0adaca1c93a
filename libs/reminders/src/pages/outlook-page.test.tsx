import { closeOfflineStore, offlineStore, writeLocalMoney } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import { reminderInfo } from '../contract';
import { motorbikeLoan } from '../fixtures/dues-of-a-week';
import { routes } from '../routes';
import { reminderDraft } from '../rules/local-dues';

fakeLender();
const money = { balance: -89_300, expected: [], day: '2026-11-20' };

beforeEach(() => offlineStore().write([reminderDraft(parse(reminderInfo.data, motorbikeLoan))]));
afterEach(() => closeOfflineStore());

const open = async (at: string, isOpened: boolean) => {
  await writeLocalMoney(offlineStore(), { ...money, isOpened });
  await renderRoutes(routes, { at, loggedIn: false, elsewhere: ['/bookkeeping'] });
};

describe.each(['/reminders', '/reminders/outlook'])('on %s', (at) => {
  it('a borrower whose book has no opening balance sees a request for it, and no alarm', async () => {
    await open(at, false);
    expect(await screen.findByText('Add your account balances first')).toBeVisible();
    expect(screen.queryByText(/short/)).not.toBeInTheDocument();
  });

  it('a borrower whose book has an opening balance sees the warning', async () => {
    await open(at, true);
    expect(await screen.findByText(/You’ll be .* short/)).toBeVisible();
  });
});

it.each([
  ['30000', /^You’ll have enough$/],
  ['10', /^You’ll be .* short/],
])('a borrower without a book types %s and gets the answer', async (typed, answer) => {
  const { user, router } = await renderRoutes(routes, { at: '/reminders/outlook', loggedIn: false });
  await user.type(await screen.findByLabelText('How much money do you have now?'), typed);
  expect(await screen.findByText(answer)).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(`?_have=${typed}`));
});
