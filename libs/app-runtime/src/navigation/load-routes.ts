import { matchRoutes, type Location, type RouteObject } from 'react-router-dom';
import { isLazyScreen } from '../lazy/lazy-screen';

/**
 * Loads the screens that these routes render at a location. Never rejects: a screen that did not load shows its
 * own error.
 * @returns `undefined` when all of them are loaded
 */
export function loadRoutes(
  routes: RouteObject[],
  place: Partial<Location> | string,
): Promise<unknown> | undefined {
  const matches = matchRoutes(routes, place) ?? [];
  const screens = matches.flatMap(({ route: { Component } }) => (isLazyScreen(Component) ? [Component] : []));
  const missing = screens.filter(({ isLoaded }) => !isLoaded());
  return missing.length === 0 ? undefined : Promise.allSettled(missing.map(async ({ load }) => load()));
}
