import './start-up/take-in-address';
import { features, onDemand } from './map/features';
import { provideScreens } from './map/screens';
import { needsPolyfills } from './polyfills/is-needed';
import { openApp } from './start-up/open-app';
import { startFailed } from './startup-guard/startup-messages';

async function start(): Promise<void> {
  if (needsPolyfills()) await import('./polyfills');
  provideScreens(features);
  await openApp(onDemand);
}

// There the startup guard says what to do: a screen that breaks halfway could show wrong amounts.
if (!window.clearloanIsTooOld)
  start().catch((error: unknown) => {
    window.dispatchEvent(new Event(startFailed));
    throw error;
  });
