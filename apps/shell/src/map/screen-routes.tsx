import { isLazyScreen, lazyScreen, type LazyScreen } from '@clearloan/app-runtime';
import { ScreenErrorBoundary } from '@clearloan/ui';
import { useState, type ReactNode } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { RootLayout } from '../layout/root-layout';
import { errorReports } from '../runtime/lender';
import { RequireSession } from './guard';
import { isOpen, isReadable, screensByFirstSegment } from './screens';

/** An address that nobody knows says so and leads home, with Back still working. */
export const unknownPage = lazyScreen({
  page: async () => (await import('../layout/unknown-page')).UnknownPage,
});

/** A screen with its error boundary. Keyed, so that one screen keeps nothing of another. */
const framed = (path: string, { load }: Pick<LazyScreen, 'load'>, children: ReactNode): RouteObject => ({
  path,
  element: (
    <ScreenErrorBoundary key={path} load={load} onError={errorReports.broke}>
      {children}
    </ScreenErrorBoundary>
  ),
});

const UnknownPage = unknownPage;
const unknown = framed('*', unknownPage, <UnknownPage />);

/** A screen of a feature, behind the login unless it is open. @throws where its code is not loaded on demand */
function guarded(path: string, route: RouteObject): RouteObject {
  const { Component } = route;
  if (!isLazyScreen(Component)) throw new Error(`The screen at ${path} is not lazy.`);
  return framed(
    path,
    Component,
    <RequireSession isOpen={isOpen(route)}>
      <Component />
    </RequireSession>,
  );
}

/** The screens below the first word of a path. */
function Group({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Below `/orders`, `/orders/:orderId` is `:orderId`. */
const below = (word: string, path = '') => path.slice(word.length).replace(/^\//, '');

const groupOf = ([word, routes]: [string, RouteObject[]]): RouteObject => {
  const own = routes.map((route) => guarded(below(word, route.path), route));
  return { path: `${word.replace(/\/$/, '')}/*`, element: <Group key={word} routes={[...own, unknown]} /> };
};

/** One route for each first word: the router ranks a few, and a group the few below it. */
const rootRoutes = (): RouteObject[] => [
  {
    element: (
      <ScreenErrorBoundary onError={errorReports.broke}>
        <RootLayout />
      </ScreenErrorBoundary>
    ),
    children: [...screensByFirstSegment].map(groupOf),
  },
];

/** Leads to no screen. */
const nowhere = { pathname: '/nowhere/' };

/** Draws the screen of the place on view. */
export function ScreenRoutes() {
  const { pathname } = useLocation();
  const [routes] = useState(rootRoutes);
  return useRoutes(routes, isReadable(pathname) ? undefined : nowhere);
}
