import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { recordDraft, recordsFrom } from '../rules/local-records';

fakeLender();
afterEach(closeOfflineStore);

it('saving one field keeps what another tab saved since the record was opened', async () => {
  const item = recordDraft({
    record_id: crypto.randomUUID(),
    amount: 5000,
    book_type: 'expense',
    category_id: 'food',
    note: undefined,
    address: undefined,
    img_url: undefined,
    record_date: '2026-11-20',
    account_id: 'cash',
    to_account_id: undefined,
    updated_at: '',
    deleted: false,
  });
  await offlineStore().write([item]);
  const { user } = await renderRoutes(routes, {
    at: `/bookkeeping/records/${item.id}`,
    loggedIn: false,
    elsewhere: ['/'],
  });
  await user.click(await screen.findByRole('button', { name: '1' }));
  await act(() => offlineStore().write([{ ...item, wire: { ...item.wire, category_id: 'travel' } }]));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const [saved] = recordsFrom(await offlineStore().items('records'));
    expect([saved?.amount, saved?.category_id]).toEqual([50_100, 'travel']);
  });
});
