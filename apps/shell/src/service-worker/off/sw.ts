import { dropAllBuilds } from '../shell-caches';

declare const self: ServiceWorkerGlobalScope;

/** Kill switch for a faulty worker: unregisters the worker and deletes its caches. Open pages are not affected. */
self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});
self.addEventListener('activate', (event) => {
  event.waitUntil(dropAllBuilds().then(() => self.registration.unregister()));
});
