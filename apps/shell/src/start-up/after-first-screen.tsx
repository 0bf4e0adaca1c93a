import { isAnythingKept, isLockSet } from '@clearloan/session';
import { createTelemetry, type Telemetry } from '@clearloan/privacy';
import { StrictMode } from 'react';
import { keepPushCurrent } from '@clearloan/reminders';
import { beginTraces, deviceStore } from '@clearloan/api-client';
import { isRecord, type ScreenRouter } from '@clearloan/app-runtime';
import { pathTo, safeReturnPath } from '@clearloan/routes';
import { createRoot, type Root } from 'react-dom/client';
import { App, type AppProps } from '../app';
import type { AppLock } from '../app-lock/app-lock';
import { prefetchLikelyRoutes } from '../map/prefetch-likely-routes';
import { pathToOpen } from '../service-worker/addresses';
import type { Settling } from '../offered-session/settle-offered-session';
import { font } from '../translation/font';
import { restoreTexts } from '../translation/restore-texts';
import { whenSettled } from '../runtime/idle';
import { pageName, type ShellServices } from '../runtime/shell-services';
import { persistLastReads, registerServiceWorker } from './offline-copies';
import { takeAddress } from './page-session';
import { configuration } from '../configuration';

export { restoreTexts };

/**
 * Settles a session from a link or a native shell, before the first screen or over it. Without the code nothing changes. Never rejects.
 * @param onSwitched the login was replaced
 */
export const settleOffered = (
  settling: Settling & Pick<AppProps, 'onDemand'>,
  onSwitched?: () => void,
): Promise<void> =>
  settling.onDemand
    .loadSettling()
    .then(async ({ settleOfferedSession }) => settleOfferedSession(settling, onSwitched))
    .catch(() => undefined);

type Drawn = AppProps &
  Settling & {
    readonly place: HTMLElement;
    /** Loads the app lock once; the next call retries a failed import. */
    readonly loadAppLock: () => Promise<AppLock>;
    /** `restoreTexts` ran before the first render. */
    readonly knowsTexts: boolean;
  };

/** Everything that the first screen does not need. Loaded after its first frame. @param drawnAt milliseconds since navigation start */
export function afterFirstScreen(root: Root, screen: Drawn, drawnAt: number): void {
  const { place, router, services } = screen;
  followLock(root, screen);
  // Without the transport chunk there is no request to trace.
  if (isTraced()) beginTraces().catch(() => undefined);
  startTelemetry(services, router, drawnAt);
  prefetchLikelyRoutes(router, services.session);
  registerServiceWorker();
  persistLastReads(services);
  followKeyboard();
  // Printed on each sheet.
  document.documentElement.style.setProperty('--cl-lender', JSON.stringify(configuration.brand.name));
  followAddress(screen);
  followKept(screen);
  openPathsOfNotifications(router);
  whenSettled(() => keepPushCurrent(services.client, screen.onDemand.renewPush));
  // Texts that the browser translated before this are unknown, so the screen is rendered again.
  restoreTexts(place);
  if (screen.knowsTexts || place.querySelector(font) === null) return;
  root.render(
    <StrictMode key="redrawn">
      <App {...screen} />
    </StrictMode>,
  );
}

/** Whether the lender's page enables tracing: `APP_TRACES` in docs/configuration.md. */
export function isTraced(): boolean {
  const block: unknown = JSON.parse(document.getElementById('brand')?.textContent || '{}');
  return isRecord(block) && block['traced'] === true;
}

/** A URL may change its `#session` without a new document. What is typed on the page stays. */
function followAddress(screen: Drawn): void {
  const take = () => {
    if (takeAddress(screen.services.session)) void settleOffered(screen, screen.startOver);
  };
  window.addEventListener('hashchange', take);
  // It may have changed before this code was loaded.
  take();
}

/** Logins that another account replaced end at the lender once it is reachable. */
function followKept({ services, onDemand }: Drawn): void {
  const tidy = () => {
    if (!isAnythingKept()) return;
    onDemand.loadSettling().then(
      async ({ tidyKept }) => tidyKept(services),
      () => undefined,
    );
  };
  window.addEventListener('online', tidy);
  whenSettled(tidy);
}

/** The service worker posts the path of a tapped notification; the open page navigates to it. */
function openPathsOfNotifications(router: Drawn['router']): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Without parameters, so that a message cannot bring a session.
    const path = safeReturnPath(pathToOpen(data));
    if (path !== undefined) void router.navigate(path);
  });
}

/** Lower than any keyboard, higher than the browser's collapsible bars. */
const leastKeyboardPx = 80;

/**
 * Safari overlays its keyboard on the page and does not support `interactive-widget`. Sets `--cl-keyboard` to the covered height in
 * CSS pixels, so that `.cl-bottom-bar` stays above the keyboard. It is 0 where the browser resizes the page, and while the page is
 * pinch-zoomed.
 */
export function followKeyboard(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const { documentElement: page } = document;
  const update = () => {
    const covered = page.clientHeight - viewport.height - viewport.offsetTop;
    const isKeyboard = viewport.scale === 1 && covered >= leastKeyboardPx;
    page.style.setProperty('--cl-keyboard', isKeyboard ? `${Math.round(covered)}px` : '0px');
  };
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
}

function renderAgain(screen: Drawn): Root {
  const root = createRoot(screen.place);
  root.render(
    <StrictMode>
      <App {...screen} />
    </StrictMode>,
  );
  return root;
}

/** Loads the app lock once a lock is set, in this tab or another. A failed import is retried at the next change. */
function followLock(root: Root, screen: Drawn): void {
  const loadOnceSet = () => {
    if (!isLockSet()) return;
    screen
      .loadAppLock()
      .then(async ({ follow }) => follow({ root, router: screen.router, render: () => renderAgain(screen) }))
      .then(
        () => window.removeEventListener('storage', loadOnceSet),
        () => undefined,
      );
  };
  window.addEventListener('storage', loadOnceSet);
  loadOnceSet();
}

/**
 * Restarts the app at home. A new document discards everything in memory. Offline there is no new document, so the present one
 * navigates home with an empty query cache.
 */
export function startOver(router: ScreenRouter, { client, queries }: ShellServices): void {
  client.stopCalls();
  queries.clear();
  // The page is hidden exactly where a new document follows.
  if (document.body.hidden) {
    router.leaveDocument(() => {
      window.location.replace(pathTo('main'));
    });
  } else {
    void router.navigate(pathTo('main'), { replace: true });
  }
}

/** Reports, with the borrower's consent, app opens, logins and screen load times. */
function startTelemetry(services: ShellServices, router: ScreenRouter, drawnAt: number): void {
  const { client, privacy } = services;
  const telemetry = createTelemetry({
    client,
    consentLog: privacy.consentLog,
    market: configuration.market,
    storage: deviceStore,
  });
  telemetry.happened('appOpened');
  telemetry.screenShown(pageName(), drawnAt);
  let wasLoggedIn = client.session.isLoggedIn();
  client.session.subscribe(() => {
    const isLoggedIn = client.session.isLoggedIn();
    if (isLoggedIn && !wasLoggedIn) telemetry.happened('loggedIn');
    wasLoggedIn = isLoggedIn;
  });
  timeScreens(router, telemetry);
}

/** Reports the time from tap to rendered screen: names and durations only, and only with consent. */
function timeScreens(router: ScreenRouter, telemetry: Telemetry): void {
  let place = router.state.location.key;
  let startedAt: number | undefined;
  router.subscribe(() => {
    const { pending: coming, location } = router.state;
    if (coming !== undefined) {
      startedAt ??= performance.now();
      return;
    }
    if (location.key === place) return;
    place = location.key;
    const now = performance.now();
    telemetry.screenShown(pageName(), now - (startedAt ?? now));
    startedAt = undefined;
  });
}
