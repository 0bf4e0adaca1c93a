import { renderRoutes } from '@clearloan/testing';
import { Page } from '@clearloan/ui';
import { screen } from '@testing-library/react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { RootLayout } from '../layout/root-layout';
import { features } from './features';
import { provideScreens } from './screens';

const helpPage = '/customer-service';
const paths = features.flatMap(({ path }) => (path === undefined ? [] : [path]));
const withScreens = paths.filter((path) => path !== helpPage);

/** `Page` renders the app bar of a screen, whatever the content below it. */
const bars: RouteObject[] = [
  {
    element: <RootLayout screenAt={() => undefined} />,
    children: paths.map((path) => ({ path, element: <Page title={path}>here</Page> })),
  },
];

beforeAll(() => provideScreens(features));

beforeEach(() => {
  // jsdom has no layout, so scrolling does nothing.
  window.scrollTo = () => undefined;
});

it('the tested paths cover the whole route table', () => {
  expect(withScreens.length).toBeGreaterThan(40);
  expect(paths).toHaveLength(withScreens.length + 1);
});

it.each(withScreens)('a borrower at %s opens help with one tap, for that screen', async (path) => {
  const at = path.replace(/:\w+/g, 'x-1');
  // Another feature's pattern must not match first.
  expect(matchRoutes(bars, at)?.at(-1)?.route.path).toBe(path);
  await renderRoutes(bars, { at });
  const href = screen.getByRole('link', { name: 'Help' }).getAttribute('href') ?? '';
  const address = new URL(href, 'http://localhost');
  expect(address.pathname).toBe(helpPage);
  expect(address.searchParams.get('_screen')).toMatch(/\w/);
});

it('the help screen does not link to itself', async () => {
  await renderRoutes(bars, { at: helpPage });
  expect(screen.queryByRole('link', { name: 'Help' })).toBeNull();
});
