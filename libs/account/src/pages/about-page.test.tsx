import { renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

it('the about page shows a visitor the lender and the version, and links to the privacy policy', async () => {
  await renderRoutes(routes, { at: '/about-us', loggedIn: false });
  expect(await screen.findByRole('heading', { name: 'About Clearloan' })).toBeVisible();
  expect(screen.getByText('Version 1 of this page, 20 Nov 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
});
