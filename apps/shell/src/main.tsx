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

// On browsers that are too old, the startup guard shows what to do. A partly working screen could show wrong amounts.
if (!window.clearloanIsTooOld)
  start().catch((error: unknown) => {
    window.dispatchEvent(new Event(startFailed));
    throw error;
  });
