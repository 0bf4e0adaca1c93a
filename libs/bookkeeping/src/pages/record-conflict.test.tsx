import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expenseDraft } from '../fixtures/expense-draft';
import { routes } from '../routes';
import { recordsFrom } from '../rules/local-records';

fakeLender();
afterEach(() => {
  closeOfflineStore();
  sessionStorage.clear();
});

const open = (id: string) =>
  renderRoutes(routes, { at: `/bookkeeping/records/${id}`, loggedIn: false, elsewhere: ['/'] });
const elsewhere = 'Changed in another tab or on another phone';
it('saving one field keeps what another tab saved since the record was opened', async () => {
  const item = expenseDraft();
  await offlineStore().write([item]);
  const { user } = await open(item.id);
  await user.click(await screen.findByRole('button', { name: '1' }));
  await act(() => offlineStore().write([{ ...item, wire: { ...item.wire, category_id: 'travel' } }]));
  expect(screen.queryByText(elsewhere)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const [saved] = recordsFrom(await offlineStore().items('records'));
    expect([saved?.amount, saved?.category_id]).toEqual([50_100, 'travel']);
  });
});

it('a field that both tabs changed is told with what the other one saved', async () => {
  const item = expenseDraft();
  await offlineStore().write([item]);
  const { user } = await open(item.id);
  await user.click(await screen.findByRole('button', { name: '1' }));
  const wire = { ...item.wire, amount: '70.00', note: 'supper' };
  await act(() => offlineStore().write([{ ...item, wire }]));
  expect((await screen.findByText(elsewhere)).parentElement).toHaveTextContent(/70\.00 Food · supper/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const [saved] = recordsFrom(await offlineStore().items('records'));
    expect([saved?.amount, saved?.note]).toEqual([50_100, 'supper']);
  });
});
