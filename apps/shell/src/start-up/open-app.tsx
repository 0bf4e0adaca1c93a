import { applyStoredLook, keepInstallOffer } from '@clearloan/auth';
import { activateLanguage, allowRecovery, buildId, loadWords } from '@clearloan/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../app';
import { openRouter } from '../map/router';
import { keepOffline } from './keep-offline';
import { notifier, queries } from './lender';
import { keepToOneSession } from './one-session';
import { pageName } from './page-name';
import { preferredLanguage } from './preferences';
import { telemetry, watchOverPrivacy } from './privacy';
import { timeScreens } from './screen-times';
import { phoneIsClean, session } from './session';
import { createStartOver } from './start-over';
import { words } from './words';

/** Draws the app once its words and the first screen's chunk are here, so nothing flashes or jumps. */
export async function openApp(): Promise<void> {
  const place = document.getElementById('app');
  if (!place) throw new Error('The page has no place for the app.');
  applyStoredLook();
  keepInstallOffer();
  allowRecovery({
    buildId: buildId(),
    mayReload: () => notifier.snapshot().mask === null,
    reload: () => {
      window.location.reload();
    },
  });
  await phoneIsClean;
  const [router] = await Promise.all([openRouter(), speak()]);
  watchOverPrivacy();
  timeScreens(router, telemetry);
  const startOver = createStartOver(router, place);
  keepToOneSession({ session, startOver, askAgain: () => void queries.invalidateQueries() });
  createRoot(place).render(
    <StrictMode>
      <App router={router} place={place} startOver={startOver} />
    </StrictMode>,
  );
  telemetry.happened('appOpened');
  telemetry.screenShown(pageName(), performance.now());
  keepOffline();
}

async function speak(): Promise<void> {
  await activateLanguage(preferredLanguage());
  await loadWords(words);
}
