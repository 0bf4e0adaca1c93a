import { isLockSet } from '@clearloan/auth';
import { StrictMode } from 'react';
import { keepPushCurrent } from '@clearloan/reminders';
import { beginTraces } from '@clearloan/api-client';
import { isRecord } from '@clearloan/app-runtime';
import { createRoot, type Root } from 'react-dom/client';
import { App, type AppProps } from '../app';
import { prefetchLikelyRoutes } from '../map/prefetch-likely-routes';
import { pathToOpen } from '../service-worker/addresses';
import { font } from '../translation/font';
import { restoreTexts } from '../translation/restore-texts';
import { persistLastReads, registerServiceWorker } from './offline-copies';
import { client } from '../runtime/lender';
import { startTelemetry } from './telemetry';

type Drawn = AppProps & { readonly place: HTMLElement };

/** What the first screen does not need. Loaded once it is drawn. @param drawnAt since the page was asked for, in milliseconds */
export function afterFirstScreen(root: Root, drawn: Drawn, drawnAt: number): void {
  const { place, router } = drawn;
  followLock(root, drawn);
  // Without the transport there is no call to trace.
  if (isTraced()) beginTraces().catch(() => undefined);
  startTelemetry(router, drawnAt);
  prefetchLikelyRoutes(router, client.session);
  registerServiceWorker();
  persistLastReads();
  followKeyboard();
  openPathsOfNotifications(router);
  keepPushCurrent(client, drawn.onDemand.renewPush);
  restoreTexts(place);
  // Texts that a browser has translated before this are not known: the screen is drawn a second time.
  if (place.querySelector(font) === null) return;
  root.render(
    <StrictMode key="redrawn">
      <App {...drawn} />
    </StrictMode>,
  );
}

/** Does the lender's page ask for it? `APP_TRACES` in docs/configuration.md. */
export function isTraced(): boolean {
  const block: unknown = JSON.parse(document.getElementById('brand')?.textContent || '{}');
  return isRecord(block) && block['traced'] === true;
}

/** A tap on a notification leads the page that is open to its screen; the service worker asks for it. */
function openPathsOfNotifications(router: Drawn['router']): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const path = pathToOpen(data);
    if (path !== undefined) void router.navigate(path);
  });
}

/** Lower than any keyboard, higher than the bars that a browser shows and hides. */
const leastKeyboardPx = 80;

/**
 * Safari draws its keyboard over the page, and knows no `interactive-widget`. Sets `--cl-keyboard` to the height that is covered, in
 * CSS pixels, so that the bar at the foot of a screen stands above it (`.cl-bottom-bar`). Where the page itself ends above the keyboard,
 * or is pinched larger, that is 0.
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

function renderAgain(drawn: Drawn): Root {
  const root = createRoot(drawn.place);
  root.render(
    <StrictMode>
      <App {...drawn} />
    </StrictMode>,
  );
  return root;
}

/** What locks the app is loaded once there is a lock, set in this tab or another. Tried again where it did not load. */
function followLock(root: Root, drawn: Drawn): void {
  const loadOnceSet = () => {
    if (!isLockSet()) return;
    drawn.onDemand
      .loadAppLock()
      .then(async ({ followAppLock }) => followAppLock({ ...drawn, root, render: () => renderAgain(drawn) }))
      .then(
        () => window.removeEventListener('storage', loadOnceSet),
        () => undefined,
      );
  };
  window.addEventListener('storage', loadOnceSet);
  loadOnceSet();
}
