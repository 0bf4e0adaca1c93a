import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';
import { lists, recordsFrom } from '../rules/local-records';

fakeLender();
afterEach(() => {
  closeOfflineStore();
  sessionStorage.clear();
});

it('money that came back is recorded under the category it was spent in', async () => {
  const at = '/bookkeeping/new';
  const { user } = await renderRoutes(routes, { at, loggedIn: false, elsewhere: ['/'] });
  await user.click(await screen.findByRole('button', { name: '5' }));
  await user.click(screen.getByRole('tab', { name: 'Income' }));
  await user.click(screen.getByText('Money back for…', { selector: 'summary' }));
  await user.click(screen.getByRole('radio', { name: 'Food' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bookkeeping' })).toBeVisible();
  const items = await offlineStore().items(lists.records);
  expect(recordsFrom(items)).toMatchObject([{ amount: 500, book_type: 'income', category_id: 'food' }]);
});
