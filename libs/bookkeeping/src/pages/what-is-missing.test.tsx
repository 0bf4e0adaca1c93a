import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { lists } from '../rules/local-records';
import { regularFrom } from '../rules/regular';

fakeLender();
afterEach(() => {
  closeOfflineStore();
  sessionStorage.clear();
});

const open = (at: string) => renderRoutes(routes, { at, loggedIn: false, elsewhere: ['/'] });
const saveButton = () => screen.findByRole('button', { name: 'Save' });

it('a transfer says what it misses: first an amount, then the account', async () => {
  const { user } = await open('/bookkeeping/new');
  await user.click(await screen.findByRole('tab', { name: 'Transfer' }));
  expect(await saveButton()).toHaveAccessibleDescription('Enter an amount first');
  await user.click(screen.getByRole('button', { name: '5' }));
  expect(await saveButton()).toHaveAccessibleDescription('Choose an account to transfer to');
  await user.click(screen.getByRole('radio', { name: 'Bank' }));
  expect(await saveButton()).toBeEnabled();
});

it('a repeating record says what it misses: first an amount, then the date', async () => {
  const { user } = await open('/bookkeeping/regular');
  await user.click(await screen.findByRole('button', { name: 'Add a repeating record' }));
  await user.selectOptions(screen.getByLabelText('Month'), '');
  expect(await saveButton()).toHaveAccessibleDescription('Enter an amount first');
  await user.type(screen.getByLabelText('Amount'), '900');
  expect(await saveButton()).toHaveAccessibleDescription('Choose the first date');
  cleanup();

  const again = await open('/bookkeeping/regular');
  await again.user.click(await screen.findByRole('button', { name: 'Add a repeating record' }));
  expect(screen.getByLabelText('Day')).toHaveValue('20');
  await again.user.selectOptions(screen.getByLabelText('Month'), '12');
  expect(await saveButton()).toBeEnabled();
});

it('a repeating income has no category of spending that was chosen before', async () => {
  const { user } = await open('/bookkeeping/regular');
  await user.click(await screen.findByRole('button', { name: 'Add a repeating record' }));
  await user.click(screen.getByRole('radio', { name: 'Food' }));
  await user.click(screen.getByRole('radio', { name: 'Income' }));
  await user.type(screen.getByLabelText('Amount'), '900');
  await user.click(await saveButton());
  await waitFor(async () => expect(await offlineStore().items(lists.regular)).toHaveLength(1));
  const [saved] = regularFrom(await offlineStore().items(lists.regular));
  expect(saved?.record).toMatchObject({ book_type: 'income', category_id: undefined });
});
