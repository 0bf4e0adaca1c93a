import { activeLanguage } from '@clearloan/app-runtime';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App, type AppProps } from '../app';
import { prerenderedFor } from '../preload/prerendered-for';
import { font } from '../translation/font';
import { queries, session } from '../runtime/lender';

type FirstDrawing = AppProps & { readonly place: HTMLElement };

/** Draws the first screen of a visit. Where the page carries just this screen, React hydrates it. */
export function drawFirst(props: FirstDrawing): Root {
  const { place } = props;
  const app = (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
  // At once: an answer that arrives before React has begun would not be in the page.
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

/** The page carries no answer, so a screen whose answers are here is drawn once, with them. */
function isPrerendered({ place, router }: FirstDrawing): boolean {
  const { pathname, search } = router.state.location;
  const wanted = { path: pathname + search, language: activeLanguage(), isLoggedIn: session.isLoggedIn() };
  const known = queries.getQueryCache().getAll();
  return (
    place.dataset['prerendered'] === prerenderedFor(wanted) &&
    known.every(({ state }) => state.data === undefined) &&
    document.querySelector('.cl-printed-now') === null &&
    // A browser may have translated it by now.
    place.querySelector(font) === null
  );
}
