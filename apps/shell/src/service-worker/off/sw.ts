import { dropAllBuilds } from '../shell-caches';

declare const self: ServiceWorkerGlobalScope;

/** The way back, should a worker ever do harm: takes itself and all that was kept away, and leaves open pages alone. */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropAllBuilds().then(() => self.registration.unregister()));
});
