import type { FirstRead, FirstReads, PreloadRequest } from '@clearloan/api-client';
import { isLazyScreen, type LazyScreen } from '@clearloan/app-runtime';
import { decodedPath } from '@clearloan/routes';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { preloadRequests } from '../preload/preload-requests';

/** What a feature declares about a screen in `handle`. A screen requires login unless it is `open`. */
interface Handle {
  readonly open?: boolean;
  /** Its first reads; their contract loads with the screen. */
  readonly reads?: () => Promise<FirstReads>;
  /** The patterns of the one or two most likely next screens. */
  readonly next?: readonly string[];
}

const handleOf = (route: RouteObject): Handle => (route.handle as Handle | undefined) ?? {};

/** Whether a screen needs no login. */
export const isOpen = (route: RouteObject): boolean => handleOf(route).open === true;

/**
 * Whether the screen at this path needs no login. True for an unknown address, which shows the not-found screen to everybody.
 */
export function isOpenAt(path: string): boolean {
  const found = screenAt(path);
  return found === undefined || isOpen(found.route);
}

/** The lazy-loaded screen at this path. */
export function lazyScreenAt(path: string): LazyScreen | undefined {
  const component: unknown = screenAt(path)?.route.Component;
  return isLazyScreen(component) ? component : undefined;
}

/** Whether a screen exists at this path. A lender may turn a feature off. */
export const hasScreen = (path: string): boolean => screenAt(path) !== undefined;

/** The requests to preload for the screen at this path and query. */
export function preloadRequestsOf(path: string, isLoggedIn: boolean): readonly PreloadRequest[] {
  const found = screenAt(path);
  if (found === undefined) return [];
  const { params, route } = found;
  return preloadRequests({ pattern: route.path, params, query: path.split('?')[1] ?? '' }, isLoggedIn);
}

/** The dependencies of a screen's first reads. */
export type Reader = Parameters<FirstRead['prefetch']>[0];

/** Loads the screen's code and sends its first reads. Never rejects: the screen shows errors itself. */
export async function readFirst(path: string, reader: Reader): Promise<void> {
  const found = screenAt(path);
  if (found === undefined) return;
  const { params, route } = found;
  try {
    const reads = await handleOf(route).reads?.();
    const who = reader.client.session.isLoggedIn() ? 'borrower' : 'visitor';
    const first = reads?.[who]({ params, search: new URLSearchParams(path.split('?')[1]) }) ?? [];
    await Promise.all(first.map(({ prefetch }) => prefetch(reader)));
  } catch {
    // The code failed to load.
  }
}

/** Prefetches the code of the screen at this path. */
export function prefetchCode(path: string): void {
  lazyScreenAt(path)?.preload();
}

/** The most likely next screens after the one at this path. */
export function nextScreens(path: string): readonly string[] {
  const found = screenAt(path);
  return (found && handleOf(found.route).next) ?? [];
}

const firstSegmentOf = (path: string) => path.split(/[/?#]/, 2).join('/').toLowerCase();

/** Routes grouped by first path segment, which is never a parameter. The router ranks all routes it receives. */
const groups = new Map<string, RouteObject[]>();

/** Called once at startup with the screens of all features. */
export function provideScreens(screens: readonly RouteObject[]): void {
  groups.clear();
  for (const route of screens) {
    const word = firstSegmentOf(route.path ?? '');
    groups.set(word, [...(groups.get(word) ?? []), route]);
  }
}

export const screensByFirstSegment: ReadonlyMap<string, RouteObject[]> = groups;

function screenAt(path: string) {
  if (decodedPath(path.split(/[?#]/, 1)[0] ?? '') === undefined) return undefined;
  return matchRoutes(groups.get(firstSegmentOf(path)) ?? [], path)?.at(-1);
}
