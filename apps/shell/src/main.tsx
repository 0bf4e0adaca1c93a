import './start-up/take-in-address';
import { features } from './map/features';
import { provideScreens } from './map/screens';
import { needsPolyfills } from './polyfills/is-needed';
import { openApp } from './start-up/open-app';

async function start(): Promise<void> {
  if (needsPolyfills()) await import('./polyfills');
  provideScreens(features);
  await openApp();
}

void start();
