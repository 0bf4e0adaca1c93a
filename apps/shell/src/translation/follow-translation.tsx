import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { App, type AppProps } from '../app';
import { font, restoreTexts } from './restore-texts';

type Drawn = AppProps & { readonly place: HTMLElement };

/** Keeps what the app draws true while a browser translates it. A screen that was translated before is drawn a second time. */
export function followTranslation(root: Root, drawn: Drawn): void {
  const { place } = drawn;
  restoreTexts(place);
  if (place.querySelector(font) === null) return;
  root.render(
    <StrictMode key="redrawn">
      <App {...drawn} />
    </StrictMode>,
  );
}
