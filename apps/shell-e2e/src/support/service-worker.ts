import type { Page } from '@playwright/test';

/** Waits until the worker serves the page; an active worker claims its pages a moment later. */
export const workerInControl = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
