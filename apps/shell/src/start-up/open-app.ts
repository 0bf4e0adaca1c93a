import {
  addCatalog,
  activateLanguage,
  setLenderTexts,
  afterFrame,
  allowRecovery,
  onFirstInteraction,
  buildId,
  loadCatalog,
  type Language,
  type ScreenRouter,
} from '@clearloan/app-runtime';
import { prefetchTransport } from '@clearloan/api-client';
import { captureInstallPrompt } from '@clearloan/account';
import { holdOfferedSession, offeredSession } from '@clearloan/auth';
import { applyStoredTheme, isLockSet } from '@clearloan/session';
import { uiCatalog } from '@clearloan/ui';
import { createPath, type RouteObject } from 'react-router-dom';
import { connectNativeShell } from '../native-shell/connect-native-shell';
import { forAMoment, openRouter } from '../map/router';
import { preloadRequestsOf, provideScreens, readFirst } from '../map/screens';
import { configuration } from '../configuration';
import type { OnDemand } from '../ports';
import { chosenLanguage, catalog } from '../runtime/language';
import type { AppLock } from '../app-lock/app-lock';
import { font } from '../translation/font';
import { drawFirst } from './draw-first';
import { createServices, type ShellServices } from '../runtime/shell-services';
import { restrictToOneSession, takeInAddress } from './page-session';

export interface ShellApp {
  /**
   * Renders the app once its messages and the first screen's chunk are loaded, so nothing flashes or jumps.
   * @param onDemand loaders of components that any screen may need later
   */
  readonly open: (screens: readonly RouteObject[], onDemand: OnDemand) => Promise<void>;
}

/** Creates the services and takes what the URL brought, before anything is fetched or rendered. */
export function createApp(): ShellApp {
  const services = createServices();
  const arrival = takeInAddress(services.session);
  return {
    async open(screens, onDemand) {
      provideScreens(screens);
      await openApp(services, arrival, onDemand);
    },
  };
}

async function openApp(services: ShellServices, arrival: Promise<void>, onDemand: OnDemand): Promise<void> {
  const { notifier, queries, session } = services;
  const place = document.getElementById('app');
  if (!place) throw new Error('No #app.');
  applyStoredTheme();
  captureInstallPrompt();
  onFirstInteraction(prefetchTransport);
  // Before the router exists, the URL names the screen that is being opened.
  const opened: { router?: ScreenRouter } = {};
  allowRecovery({
    buildId: buildId(),
    mayReload: () => notifier.snapshot().overlay === null,
    reload: () => {
      const { router } = opened;
      const wanted = router?.state.pending;
      if (router === undefined || wanted === undefined) window.location.reload();
      else router.leaveDocument(() => window.location.assign(createPath(wanted)));
    },
  });
  const bridge = await connectNativeShell();
  const handed = await bridge?.session();
  if (handed && handed !== session.storedLogin()?.sessionId) holdOfferedSession(handed);
  // First: every request sends the language.
  const spoken = speak();
  await arrival;
  // Nothing is fetched or rendered before the borrower has unlocked the app.
  const loadAppLock = createLockLoader(services, onDemand);
  if (isLockSet()) await (await loadAppLock()).askToUnlock(spoken);
  // After the lock: only who unlocks the device may answer. Without the code nothing changes.
  const settling = { services, onDemand, spoken, bridge, handed };
  if (offeredSession()) await loadRest().then(async (rest) => rest.settleOffered(settling), doNothing);
  const router = await openFirstScreen(services, spoken);
  opened.router = router;
  reportErrors(services);
  const startOver = createStartOver(router, services);
  restrictToOneSession({ session, startOver, askAgain: () => void queries.invalidateQueries() });
  const drawing = { ...settling, router, place, startOver, host: bridge?.host ?? {} };
  // A translated page is followed from the first render on: rendering it again later would discard typed text. An offline screen
  // waits for what the device stored.
  const isHurried = !navigator.onLine || document.querySelector(font);
  const rest = isHurried && (await forAMoment(loadRest().catch(doNothing), patienceMs));
  rest?.restoreTexts(place);
  const root = drawFirst(drawing);
  bridge?.follow(router, session);
  const drawnAt = performance.now();
  // After the first frame, so that it does not compete with the first screen's own requests.
  afterFrame(() => {
    loadRest().then(
      ({ afterFirstScreen }) =>
        afterFirstScreen(root, { ...drawing, loadAppLock, knowsTexts: !!rest }, drawnAt),
      doNothing,
    );
  });
}

const loadRest = () => import('./after-first-screen');
const doNothing = () => undefined;
const patienceMs = 3000;

/** Loads the app lock once; the next call retries a failed import. */
function createLockLoader(services: ShellServices, onDemand: OnDemand): () => Promise<AppLock> {
  let lock: AppLock | undefined;
  return async () => {
    const { createAppLock } = await onDemand.loadAppLock();
    lock ??= createAppLock(services, onDemand);
    return lock;
  };
}

/** The router with its first screen, which consumes the preloaded responses. */
async function openFirstScreen(services: ShellServices, spoken: Promise<void>): Promise<ScreenRouter> {
  const { client, queries, session } = services;
  const { pathname, search } = window.location;
  client.preload(preloadRequestsOf(pathname + search, session.isLoggedIn()));
  const opening = openRouter(services);
  const reading = window.preloadedResponses && readFirst(pathname, { client, queries });
  const [router] = await Promise.all([opening, spoken]);
  await forAMoment(reading);
  return router;
}

/** An offline device has the catalog of one language. If it is not the chosen one, it is still better than none. */
async function speak(): Promise<void> {
  addCatalog(uiCatalog, 'ui');
  const { languages } = configuration.brand;
  const chosen = chosenLanguage(languages);
  await activateFirst([chosen, ...languages.filter((language) => language !== chosen)]);
  await loadCatalog(catalog, 'shell');
}

async function activateFirst([language, ...others]: readonly Language[]): Promise<void> {
  if (language === undefined) return;
  if (configuration.brand.texts) setLenderTexts(configuration.brand.texts);
  await activateLanguage(language).catch((error: unknown) => {
    if (others.length === 0) throw error;
    return activateFirst(others);
  });
}

/** Restarts the app; without the code for it, by loading the page again. */
const createStartOver = (router: ScreenRouter, services: ShellServices) => (): void => {
  // Hidden at once, including sheets outside the app's root: the code and the new document may load slowly.
  document.body.hidden = navigator.onLine;
  loadRest().then(
    (rest) => rest.startOver(router, services),
    () => window.location.reload(),
  );
};

/** Reports pending consents, now and whenever the device is online, and uncaught errors. */
export function reportErrors({
  errorReports,
  privacy,
}: Pick<ShellServices, 'errorReports' | 'privacy'>): void {
  const report = () => void privacy.consents.report();
  report();
  window.addEventListener('online', report);
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    errorReports.broke(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    errorReports.broke(reason);
  });
}
