import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, within } from '@testing-library/react';
import { jumpPage } from '../contract';
import { jumpNowhere } from '../fixtures/answers';
import { routes } from '../routes';

let mockHasNetwork = false;
const mockPart = (path: string): unknown => {
  if (!mockHasNetwork) throw new Error('The module did not load.');
  return jest.requireActual(path);
};
jest.mock('./early-tab', () => mockPart('./early-tab'));
jest.mock('./save-form', () => mockPart('./save-form'));

const lender = fakeLender();
// The screen is compiled before the first test waits for it.
beforeAll(() => import('./calculator-page'));
beforeEach(() => {
  mockHasNetwork = false;
  lender.answerWire(jumpPage, jumpNowhere);
});
const open = (more = '') =>
  renderRoutes(routes, {
    at: `/calculator?_amount=15000&_rate=24${more}`,
    loggedIn: false,
    elsewhere: ['/'],
  });
const failed = { name: 'Try again' };

// A loaded part stays loaded: the tests of failures come before the test of success.
it('a link to a tab that does not load still opens the other tabs', async () => {
  window.history.replaceState(null, '', '?_tab=early');
  const { user } = await open('&_tab=early');
  expect(await screen.findByRole('button', failed, { timeout: 5000 })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Payment' }));
  expect(await screen.findByLabelText('Amount')).toHaveValue('¥15,000');
});

it('a tab that does not load shows a failure below the tabs, and loads on a retry', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Pay early' }));
  const again = await screen.findByRole('button', failed, { timeout: 5000 });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  mockHasNetwork = true;
  await user.click(again);
  expect(await screen.findByText('No extra payments yet')).toBeVisible();
});

it('a save form that does not load shows a failure in its sheet, and the typed loan stays', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Save to compare' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Save to compare' }));
  const again = await sheet.findByRole('button', failed, { timeout: 5000 });
  mockHasNetwork = true;
  await user.click(again);
  expect(await sheet.findByLabelText('Name')).toBeVisible();
  expect(screen.getByLabelText('Amount')).toHaveValue('¥15,000');
});
