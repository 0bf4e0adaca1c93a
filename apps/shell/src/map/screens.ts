import type { FirstRead, FirstReads, PreloadRequest } from '@clearloan/api-client';
import { isLazyScreen, type LazyScreen } from '@clearloan/app-runtime';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { preloadRequests } from '../preload/preload-requests';

/** What a feature says of a screen in `handle`. A screen is for borrowers only unless it is `open`. */
interface Handle {
  readonly open?: boolean;
  /** The reads it begins with; their contract arrives with the screen. */
  readonly reads?: () => Promise<FirstReads>;
  /** The patterns of the one or two screens that most likely come after it. */
  readonly next?: readonly string[];
}

const handleOf = (route: RouteObject): Handle => (route.handle as Handle | undefined) ?? {};

/** Whether a screen needs no login. */
export const isOpen = (route: RouteObject): boolean => handleOf(route).open === true;

/** Whether the screen at this path needs no login; an address that nobody knows says so to everybody. */
export function isOpenAt(path: string): boolean {
  const found = screenAt(path);
  return found === undefined || isOpen(found.route);
}

/** The code of the screen at this path. */
export function lazyScreenAt(path: string): LazyScreen | undefined {
  const component: unknown = screenAt(path)?.route.Component;
  return isLazyScreen(component) ? component : undefined;
}

/** Is there a screen at this path? A lender may leave a feature out. */
export const isOffered = (path: string): boolean => screenAt(path) !== undefined;

/** What the screen at this path, its query included, begins with. */
export function preloadRequestsOf(path: string, isLoggedIn: boolean): readonly PreloadRequest[] {
  const found = screenAt(path);
  if (found === undefined) return [];
  const { params, route } = found;
  return preloadRequests({ pattern: route.path, params, query: path.split('?')[1] ?? '' }, isLoggedIn);
}

/** With what a screen's first reads are done. */
export type Reader = Parameters<FirstRead['prefetch']>[0];

/** Does the reads that the screen at this path begins with, once its code is here. Never rejects: the screen tells what fails. */
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
    // Its code did not arrive.
  }
}

/** Fetches the code of the screen at this path for later. */
export function prefetchCode(path: string): void {
  lazyScreenAt(path)?.preload();
}

/** The screens that most likely come after the one at this path. */
export function nextScreens(path: string): readonly string[] {
  const found = screenAt(path);
  return (found && handleOf(found.route).next) ?? [];
}

const firstSegmentOf = (path: string) => path.split(/[/?#]/, 2).join('/').toLowerCase();

/** By the first word of their paths, which is never a parameter: the router ranks all routes that it is given. */
const groups = new Map<string, RouteObject[]>();

/** Called once at start-up with the screens of all features. */
export function provideScreens(screens: readonly RouteObject[]): void {
  groups.clear();
  for (const route of screens) {
    const word = firstSegmentOf(route.path ?? '');
    groups.set(word, [...(groups.get(word) ?? []), route]);
  }
}

export const screensByFirstSegment: ReadonlyMap<string, RouteObject[]> = groups;

/** Whether a path can be decoded; a hand or a cut link may have left half a sign (`%E0%A4%A`). */
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function screenAt(path: string) {
  if (!isReadable(path.split(/[?#]/, 1)[0] ?? '')) return undefined;
  return matchRoutes(groups.get(firstSegmentOf(path)) ?? [], path)?.at(-1);
}
