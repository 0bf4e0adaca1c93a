import { activateLanguage, loadCatalog } from '@clearloan/app-runtime';
import { render, screen } from '@testing-library/react';
import { App } from '../app';
import { catalog } from '../runtime/catalog';
import { createServices } from '../runtime/shell-services';
import { features, onDemand } from './features';
import { openRouter } from './router';
import { provideScreens } from './screens';

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
  window.history.pushState(null, '', path);
  await activateLanguage('en');
  await loadCatalog(catalog);
  const services = createServices();
  const router = await openRouter(services);
  const place = document.body.appendChild(document.createElement('div'));
  const view = render(
    <App
      services={services}
      router={router}
      place={place}
      startOver={() => undefined}
      host={{}}
      onDemand={onDemand}
    />,
    {
      container: place,
    },
  );
  expect(await screen.findByText('We can’t find that page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  view.unmount();
  router.dispose();
});
