import { expect, type Page } from '@playwright/test';

/** Invariants that hold under every fault: each is checked in every cell, with its number in the report. */
export interface PageWatch {
  /** Page loads and navigations to the login since the watch started. */
  readonly navigationCounts: () => { readonly loads: number; readonly logins: number };
  readonly violations: (more?: Partial<Record<InvariantId, boolean>>) => Promise<readonly InvariantId[]>;
}
const invariants = {
  N1: 'a white screen',
  N2: 'an uncaught error',
  N3: 'a blocking overlay that stays',
  N4: 'a wrong number of effects',
  N5: 'lost input',
  N6: 'text of the previous borrower',
  N7: 'a visible raw error',
  N8: 'a dead button',
  N9: 'a lost focus',
  N10: 'a failure that is not announced',
  N11: 'a leaked session',
  N12: 'more than one redirect to the login, or more than one load',
  N13: 'a false success message',
} as const;
export type InvariantId = keyof typeof invariants;

/** How long an overlay may take to go, and a blank screen to be filled, on a busy machine. */
const settleMs = 20_000;
const snapshotPauseMs = 100;
/** A screen with less text than this is blank. */
const minTextLength = 20;
/** Page loads of one cell, with those that it makes itself. */
const maxLoads = 3;

const rawErrorText =
  /TypeError|ReferenceError|SyntaxError|\bundefined\b|\bNaN\b|\bnull\b|\[object|<html|<!doctype|Failed to fetch|\n\s+at \w|valibot|Unexpected token/i;

/** Watches a page from before it opens. */
export function watchPage(page: Page, sessionId: unknown): PageWatch {
  const uncaught: string[] = [];
  const messages: string[] = [];
  let loads = 0;
  let logins = 0;
  let lastPath = '/login';
  page.on('pageerror', (error) => uncaught.push(error.message));
  page.on('load', () => (loads += 1));
  page.on('console', (message) => messages.push(message.text()));
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame !== page.mainFrame()) return;
    // A visitor's first page may be the login itself; its own steps do not count.
    if (pathname === '/login' && lastPath !== '/login') logins += 1;
    lastPath = pathname;
    messages.push(frame.url());
  });
  page.on('request', (request) => messages.push(request.headers()['referer'] ?? ''));
  return {
    navigationCounts: () => ({ loads, logins }),
    async violations(more = {}) {
      const isOverlayGone = await expect(page.locator('.cl-overlay'))
        .toHaveCount(0, { timeout: settleMs })
        .then(() => true)
        .catch(() => false);
      const snapshot = await settledSnapshot(page);
      // Chromium logs the URLs of failed requests, which contain the session by design.
      const session = typeof sessionId === 'string' ? sessionId : 'no session at all';
      const possibleLeaks = [
        ...messages.filter((text) => !text.includes('/api/')),
        snapshot.address,
        snapshot.html,
      ];
      const broken: Partial<Record<InvariantId, boolean>> = {
        N1: isBlank(snapshot),
        N2: uncaught.length > 0,
        N3: !isOverlayGone,
        N7: rawErrorText.test(snapshot.words),
        N11: possibleLeaks.some((text) => text.includes(session)),
        N12: logins > 1 || loads > maxLoads,
        ...more,
      };
      return (Object.keys(invariants) as InvariantId[]).filter((name) => broken[name]);
    },
  };
}

/** A blank screen counts only if it stays blank; the next one may have been loading. */
async function settledSnapshot(page: Page): Promise<PageSnapshot> {
  const until = Date.now() + settleMs;
  let snapshot = await takeSnapshot(page);
  while (isBlank(snapshot) && Date.now() < until) {
    await page.waitForTimeout(snapshotPauseMs);
    snapshot = await takeSnapshot(page);
  }
  return snapshot;
}

type PageSnapshot = Awaited<ReturnType<typeof takeSnapshot>>;

const isBlank = ({ words, hasHeading }: PageSnapshot): boolean => words.length < minTextLength || !hasHeading;

const takeSnapshot = (page: Page) =>
  page.evaluate(() => ({
    words: document.body.innerText,
    hasHeading: [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility()),
    address: location.href,
    html: document.documentElement.outerHTML,
  }));

/** The values typed into the fields, except codes, passwords and files, which are never restored. */
export const typedValues = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('#app input, #app textarea, #app select')]
      .filter(
        ({ type, autocomplete }) =>
          !['password', 'file', 'radio', 'checkbox', 'range'].includes(type) &&
          autocomplete !== 'one-time-code',
      )
      .map(({ value }) => value)
      .join('\n'),
  );

export const hasFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

/** The current text of the live regions. */
export const announcedText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role=alert], [role=status], [aria-live]')]
      .filter((region) => region.checkVisibility() || region.closest('.cl-notices') !== null)
      .map((region) => region.innerText.trim())
      .filter((words) => words !== '')
      .join('\n'),
  );
