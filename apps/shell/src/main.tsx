import { features, onDemand } from './map/features';
import { needsPolyfills } from './polyfills/is-needed';
import { createApp } from './start-up/open-app';
import { startFailed } from './startup-guard/startup-messages';

const app = createApp();

async function start(): Promise<void> {
  if (needsPolyfills()) await import('./polyfills');
  await app.open(features, onDemand);
}

// On browsers that are too old, the startup guard shows what to do. A partly working screen could show wrong amounts.
if (!window.clearloanIsTooOld)
  start().catch((error: unknown) => {
    window.dispatchEvent(new Event(startFailed));
    throw error;
  });
