import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { App, type AppProps } from '../app';
import { prefetchLikelyRoutes } from '../map/prefetch-likely-routes';
import { font } from '../translation/font';
import { restoreTexts } from '../translation/restore-texts';
import { followKeyboard } from './follow-keyboard';
import { persistLastReads, registerServiceWorker } from './offline-copies';
import { client } from './lender';

type Drawn = AppProps & { readonly place: HTMLElement };

/** What the first screen does not need. Loaded once it is drawn. */
export function afterFirstScreen(root: Root, drawn: Drawn): void {
  const { place, router } = drawn;
  prefetchLikelyRoutes(router, client.session);
  registerServiceWorker();
  persistLastReads();
  followKeyboard();
  restoreTexts(place);
  // Texts that a browser has translated before this are not known: the screen is drawn a second time.
  if (place.querySelector(font) === null) return;
  root.render(
    <StrictMode key="redrawn">
      <App {...drawn} />
    </StrictMode>,
  );
}
