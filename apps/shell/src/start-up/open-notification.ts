import type { ScreenRouter } from '@clearloan/app-runtime';
import { pathToOpen } from '../service-worker/open-path';

/** A tap on a notification leads the page that is open to its screen; the service worker asks for it. */
export function openPathsOfNotifications(router: Pick<ScreenRouter, 'navigate'>): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const path = pathToOpen(data);
    if (path !== undefined) void router.navigate(path);
  });
}
