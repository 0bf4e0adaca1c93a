import { pathTo } from '@clearloan/routes';
import { renderRoutes } from '@clearloan/testing';
import { BellRingingIcon, DueCountText, Page, ToolsGrid } from '@clearloan/ui';
import { screen } from '@testing-library/react';
import { features } from '../map/features';
import { provideScreens } from '../map/screens';
import { RootLayout } from './root-layout';

beforeAll(() => provideScreens(features));

const reminders = {
  to: pathTo('reminders'),
  label: 'Reminders',
  icon: BellRingingIcon,
  note: <DueCountText />,
};
const home = (
  <Page title="Home">
    <ToolsGrid label="Tools" tools={[reminders]} />
  </Page>
);

beforeEach(() => {
  // jsdom has no layout, so scrolling does nothing.
  window.scrollTo = () => undefined;
});

it.each([
  ['[]', 'Reminders'],
  ['["2026-11-18","2026-11-20","2026-11-21"]', 'Reminders 2 due'],
  ['broken', 'Reminders'],
])('with %s on the device the reminders link reads %s', async (kept, label) => {
  localStorage.setItem('clearloan.reminders.soon', kept);
  await renderRoutes(
    [{ element: <RootLayout screenAt={() => undefined} />, children: [{ path: '/', element: home }] }],
    { at: '/' },
  );
  const link = screen.getByRole('link', { name: /Reminders/ });
  expect(link).toHaveAccessibleName(label);
});
