import { screen } from '@testing-library/react';
import { features } from './features';
import { provideScreens } from './screens';
import { openAt } from './testing/open-at';

beforeAll(() => provideScreens(features));

it.each([
  '/nowhere',
  '/orders/o-1/nowhere',
  '/reminders/%E0%A4%A',
  '/%',
  '/orders/%zz',
  '/calculator.',
  '/%2F%2Fx',
])('a borrower at %s reads that the page does not exist, with a link home', async (path) => {
  const { leave } = await openAt(path);
  expect(await screen.findByText('We can’t find that page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  leave();
});
