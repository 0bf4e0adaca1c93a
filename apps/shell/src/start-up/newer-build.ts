import { buildId } from '@clearloan/ui';
import { object, safeParse, string } from 'valibot';

const versionPath = '/version.json';
const restMs = 5 * 60_000;
const told = object({ build: string() });

let isThere = false;
const listeners = new Set<() => void>();

/** Has the lender put out a newer build than the one that runs here? */
export const newerBuild = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isThere: () => isThere,
};

/**
 * Asks for the present build whenever the borrower comes back to the app, every five minutes at most, until there is a newer
 * one. It only tells: when the page is loaded again is the borrower's choice.
 * @param now the phone's clock, in milliseconds
 */
export function watchForNewerBuild(now: () => number): void {
  const own = buildId();
  if (own === 'development') return;
  // The page that has just come is the present one.
  let askedAt = now();
  const ask = async () => {
    if (isThere || document.visibilityState === 'hidden' || now() - askedAt < restMs) return;
    askedAt = now();
    const build = await presentBuild();
    if (build === undefined || build === own) return;
    isThere = true;
    listeners.forEach((listener) => listener());
  };
  for (const [target, kind] of [
    [document, 'visibilitychange'],
    [window, 'focus'],
  ] as const)
    target.addEventListener(kind, () => void ask());
}

/** `undefined` where nobody answers, or not with a build: asked again another time. */
async function presentBuild(): Promise<string | undefined> {
  try {
    const response = await fetch(versionPath, { cache: 'no-store', credentials: 'omit' });
    const { success, output } = safeParse(told, await response.json());
    return success ? output.build : undefined;
  } catch {
    return undefined;
  }
}
