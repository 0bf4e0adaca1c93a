import { addCatalog } from '@clearloan/app-runtime';
import {
  activateLanguage,
  loadCatalog,
  memoryPort,
  ScreenRouter,
  LanguageProvider,
  type Language,
  type CatalogLoader,
} from '@clearloan/app-runtime';
import { uiCatalog } from '@clearloan/ui';
import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from '../app';
import { features, onDemand } from '../map/features';
import { lazyScreenAt, provideScreens } from '../map/screens';
import { session } from '../runtime/lender';
import { catalog } from '../runtime/catalog';
import type { StartupMessages } from '../startup-guard/startup-messages';
import { NeutralScreen, ScriptsOffNote, StartupNote, startupMessages } from './page-notes';
import { prerenderedFor, type Prerendered } from '../preload/prerendered-for';

provideScreens(features);

async function speak(language: Language): Promise<void> {
  addCatalog(uiCatalog, 'ui');
  await activateLanguage(language);
  await loadCatalog(catalog);
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
      <App router={router} place={undefined} startOver={() => undefined} host={{}} onDemand={onDemand} />
    </StrictMode>,
  );
  return { html, prerendered: prerenderedFor(wanted) };
}

/** What only the build says, in catalogs of its own, so that no borrower fetches them. */
const messagesOfNotes: CatalogLoader = (language) => import(`./locales/${language}.po`);

/** Parts of a page that React never hydrates, in one language. */
export interface PageNotes {
  /** HTML of the neutral screen. */
  readonly neutral: string;
  /** HTML of the note that the app is not on screen. */
  readonly startup: string;
  /** HTML of the note that scripts are off. */
  readonly scriptsOff: string;
  /** What the startup guard says. */
  readonly startupMessages: StartupMessages;
}

export async function prerenderNotes(language: Language): Promise<PageNotes> {
  await speak(language);
  await loadCatalog(messagesOfNotes);
  const render = (note: ReactNode) => renderToStaticMarkup(<LanguageProvider>{note}</LanguageProvider>);
  return {
    neutral: render(<NeutralScreen />),
    startup: render(<StartupNote />),
    scriptsOff: render(<ScriptsOffNote lang={language} />),
    startupMessages: startupMessages(),
  };
}
