import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { App, type AppProps } from '../app';
import { font } from '../translation/font';
import { restoreTexts } from '../translation/restore-texts';
import { followKeyboard } from './follow-keyboard';

type Drawn = AppProps & { readonly place: HTMLElement };

/** What the first screen does without: fetched once it is drawn. */
export function afterFirstScreen(root: Root, drawn: Drawn): void {
  const { place } = drawn;
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
