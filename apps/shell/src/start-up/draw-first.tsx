import { activeLanguage } from '@clearloan/app-runtime';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App, type AppProps } from '../app';
import { prerenderedFor } from '../preload/prerendered-for';
import { font } from '../translation/font';

type FirstDrawing = AppProps & { readonly place: HTMLElement };

/** Renders the first screen of a visit, or hydrates it if the page contains this screen prerendered. */
export function drawFirst(props: FirstDrawing): Root {
  const { place } = props;
  const app = (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
  // Synchronously: a response that arrives before React starts would be missing.
  const root = flushSync(() => {
    if (isPrerendered(props)) return hydrateRoot(place, app);
    const fresh = createRoot(place);
    fresh.render(app);
    return fresh;
  });
  delete place.dataset['prerendered'];
  document.querySelector('.cl-not-opened')?.remove();
  return root;
}

/** Prerendered HTML contains no responses. A screen that already has its responses is rendered once, with them. */
function isPrerendered({ place, router, services }: FirstDrawing): boolean {
  const { queries, session } = services;
  const { pathname, search } = router.state.location;
  const wanted = { path: pathname + search, language: activeLanguage(), isLoggedIn: session.isLoggedIn() };
  const known = queries.getQueryCache().getAll();
  return (
    place.dataset['prerendered'] === prerenderedFor(wanted) &&
    known.every(({ state }) => state.data === undefined) &&
    document.querySelector('.cl-printed-now') === null &&
    // The browser may have translated it already.
    place.querySelector(font) === null
  );
}
