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
import { createServices } from '../runtime/shell-services';
import { catalog } from '../runtime/language';
import type { StartupMessages } from '../startup-guard/startup-messages';
import { NeutralScreen, ScriptsOffNote, StartupNote, startupMessages } from './page-notes';
import { prerenderedFor, type Prerendered } from '../preload/prerendered-for';

provideScreens(features);

async function speak(language: Language): Promise<void> {
  addCatalog(uiCatalog, 'ui');
  await activateLanguage(language);
  await loadCatalog(catalog);
}

/** An in-memory router at the given path. */
export const routerAt = (path: string): ScreenRouter => new ScreenRouter({ port: memoryPort(path) });

/**
 * Renders a screen as the app does before any response arrives, for `hydrateRoot`. Also returns its `data-prerendered` value.
 */
export async function prerenderScreen(wanted: Prerendered): Promise<{ html: string; prerendered: string }> {
  const { path, language, isLoggedIn } = wanted;
  await speak(language);
  await lazyScreenAt(path)?.load();
  const services = createServices();
  services.session.saveLogin(isLoggedIn ? { sessionId: 'prerendered' } : null);
  const router = routerAt(path);
  const html = renderToString(
    <StrictMode>
      <App
        services={services}
        router={router}
        place={undefined}
        startOver={() => undefined}
        host={{}}
        onDemand={onDemand}
      />
    </StrictMode>,
  );
  return { html, prerendered: prerenderedFor(wanted) };
}

/** Messages used only by the build, in separate catalogs that borrowers never fetch. */
const messagesOfNotes: CatalogLoader = (language) => import(`./locales/${language}.po`);

/** The parts of a page that React never hydrates, in one language. */
export interface PageNotes {
  /** HTML of the neutral screen. */
  readonly neutral: string;
  /** HTML of the note that the app did not start. */
  readonly startup: string;
  /** HTML of the note that scripts are off. */
  readonly scriptsOff: string;
  /** The startup guard's messages. */
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
