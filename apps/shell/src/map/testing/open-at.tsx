import { activateLanguage, loadCatalog } from '@clearloan/app-runtime';
import { render } from '@testing-library/react';
import { App } from '../../app';
import { catalog } from '../../runtime/language';
import { createServices } from '../../runtime/shell-services';
import { onDemand } from '../features';
import { openRouter } from '../router';

/** A visitor opens the whole app from a link, offline. `leave` closes it. */
export async function openAt(path: string) {
  window.history.pushState(null, '', path);
  await loadCatalog(catalog);
  await activateLanguage('en');
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
    { container: place },
  );
  const leave = () => {
    view.unmount();
    router.dispose();
  };
  return { router, leave };
}
