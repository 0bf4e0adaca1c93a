import { closeOfflineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

let mockHasNetwork = false;
/** The table parser is a separate chunk, loaded after the screen. */
jest.mock('papaparse', (): unknown => {
  if (!mockHasNetwork) throw new Error('The module did not load.');
  return jest.requireActual('papaparse');
});
afterEach(closeOfflineStore);

fakeLender();

it('a table whose parser does not load shows a failure and can be selected again', async () => {
  const { user } = await renderRoutes(routes, {
    at: '/bookkeeping/table',
    loggedIn: false,
    elsewhere: ['/'],
  });
  const file = new File(['date,amount\n2026-11-20,-5\n'], 'book.csv', { type: 'text/csv' });
  const pick = async () => user.upload(screen.getByLabelText('Choose a CSV file'), file);
  await pick();
  expect(await screen.findByText('Something didn’t load')).toBeVisible();
  mockHasNetwork = true;
  await pick();
  expect(await screen.findByRole('button', { name: 'Add 1 record' })).toBeVisible();
  expect(screen.queryByText('Something didn’t load')).not.toBeInTheDocument();
});
