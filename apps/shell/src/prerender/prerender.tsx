import {
  activateLanguage,
  loadWords,
  memoryPort,
  NeutralScreen,
  NotOpenedNote,
  ScreenRouter,
  WordsProvider,
  type Language,
} from '@clearloan/ui';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../app';
import { features } from '../map/features';
import { lazyScreenAt, provideScreens } from '../map/screens';
import { sayFailure } from '../start-up/failure-words';
import { session } from '../start-up/session';
import { words } from '../start-up/words';
import { prerenderedFor, type Prerendered } from './prerendered-for';

provideScreens(features);

async function speak(language: Language): Promise<void> {
  await activateLanguage(language);
  await loadWords(words);
}

/** A router that stands at an address of a page that nobody sees. */
export const routerAt = (path: string): ScreenRouter => new ScreenRouter({ port: memoryPort(path) });

/** A screen as the app draws it before any answer is here, for `hydrateRoot`, and the value of its `data-prerendered`. */
export async function prerenderScreen(wanted: Prerendered): Promise<{ html: string; prerendered: string }> {
  const { path, language, isLoggedIn } = wanted;
  await speak(language);
  await lazyScreenAt(path)?.load();
  session.saveLogin(isLoggedIn ? { sessionId: 'prerendered' } : null);
  const router = routerAt(path);
  const html = renderToString(
    <StrictMode>
      <App router={router} place={undefined} startOver={() => undefined} host={{}} />
    </StrictMode>,
  );
  return { html, prerendered: prerenderedFor(wanted) };
}

/** Parts of a page that React never hydrates: the neutral screen, and the note that the app did not load. */
export async function prerenderNotes(language: Language): Promise<{ neutral: string; notOpened: string }> {
  await speak(language);
  const [neutral, notOpened] = [
    <NeutralScreen key="neutral" />,
    <NotOpenedNote key="note" why={sayFailure('network')} />,
  ].map((note) => renderToStaticMarkup(<WordsProvider>{note}</WordsProvider>));
  return { neutral: neutral ?? '', notOpened: notOpened ?? '' };
}
