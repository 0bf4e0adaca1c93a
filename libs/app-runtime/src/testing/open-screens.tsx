import { render } from '@testing-library/react';
import { matchRoutes, useRoutes, type Location, type RouteObject } from 'react-router-dom';
import type { ComponentType } from 'react';
import { ErrorBoundary, type ScreenFailureProps } from '../lazy/error-boundary';
import { isLazyScreen } from '../lazy/lazy-screen';
import { LanguageProvider } from '../i18n/language';
import { memoryPort } from '../navigation/history-port';
import { ScreenRouter, type Prepare } from '../navigation/screen-router';
import { ScreenRouterProvider } from '../navigation/screen-router-provider';

export interface OpenScreensOptions {
  at?: string;
  prepare?: Prepare;
  Failure?: ComponentType<ScreenFailureProps>;
}

const PlainFailure = ({ onRetry }: ScreenFailureProps) => (
  <>
    <h1>Unexpected Application Error!</h1>
    <p>This page did not open</p>
    <button onClick={onRetry}>Retry</button>
  </>
);

/** For tests: renders these routes as the app does, with a separate history. */
export function openScreens(
  routes: RouteObject[],
  { at = '/', prepare, Failure = PlainFailure }: OpenScreensOptions = {},
) {
  const port = memoryPort(at);
  const router = new ScreenRouter({ port, prepare: prepare ?? (({ to }) => loadRoutes(routes, to)) });
  const framed = routes.map(({ path = '*', element, Component }): RouteObject => {
    const load = isLazyScreen(Component) ? Component.load : undefined;
    const screen = element ?? (Component && <Component />);
    return {
      path,
      element: (
        <ErrorBoundary key={path} load={load} Failure={Failure}>
          {screen}
        </ErrorBoundary>
      ),
    };
  });
  const view = render(
    <LanguageProvider>
      <ScreenRouterProvider router={router}>
        <Screens routes={framed} />
      </ScreenRouterProvider>
    </LanguageProvider>,
  );
  return { ...view, port, router };
}

const Screens = ({ routes }: { readonly routes: RouteObject[] }) => useRoutes(routes);

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
