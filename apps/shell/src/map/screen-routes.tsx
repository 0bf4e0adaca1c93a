import { isLazyScreen, lazyScreen, type LazyScreen } from '@clearloan/app-runtime';
import { decodedPath } from '@clearloan/routes';
import { ScreenErrorBoundary } from '@clearloan/ui';
import { useState, type ReactNode } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { RootLayout } from '../layout/root-layout';
import { RequireSession } from './guard';
import { isOpen, lazyScreenAt, screensByFirstSegment } from './screens';

/** An unknown address shows a not-found screen with a link to home. Back still works. */
export const unknownPage = lazyScreen({
  page: async () => (await import('../layout/unknown-page')).UnknownPage,
});

const UnknownPage = unknownPage;

type OnError = (error: unknown) => void;
type Framed = (path: string, screen: Pick<LazyScreen, 'load'>, children: ReactNode) => RouteObject;

/** Wraps a screen in an error boundary. The key resets state between screens. */
const framedWith =
  (onError: OnError): Framed =>
  (path, { load }, children) => ({
    path,
    element: (
      <ScreenErrorBoundary key={path} load={load} onError={onError}>
        {children}
      </ScreenErrorBoundary>
    ),
  });

/** A feature's screen, behind the login unless it is open. @throws if its code is not loaded on demand */
function guarded(path: string, route: RouteObject, framed: Framed): RouteObject {
  const { Component } = route;
  if (!isLazyScreen(Component)) throw new Error(`${path} is not lazy.`);
  return framed(
    path,
    Component,
    <RequireSession isOpen={isOpen(route)}>
      <Component />
    </RequireSession>,
  );
}

/** The screens under the first segment of a path. */
function Group({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Relative to `/orders`, `/orders/:orderId` is `:orderId`. */
const below = (word: string, path = '') => path.slice(word.length).replace(/^\//, '');

const groupOf = ([word, routes]: [string, RouteObject[]], framed: Framed): RouteObject => {
  const own = routes.map((route) => guarded(below(word, route.path), route, framed));
  const unknown = framed('*', unknownPage, <UnknownPage />);
  return { path: `${word.replace(/\/$/, '')}/*`, element: <Group key={word} routes={[...own, unknown]} /> };
};

/** One route per first path segment: the router ranks these few, and each group ranks its own few. */
const rootRoutes = (onError: OnError): RouteObject[] => [
  {
    element: (
      <ScreenErrorBoundary onError={onError}>
        <RootLayout screenAt={lazyScreenAt} />
      </ScreenErrorBoundary>
    ),
    children: [...screensByFirstSegment].map((group) => groupOf(group, framedWith(onError))),
  },
];

/** Matches no screen. */
const nowhere = { pathname: '/nowhere/' };

/** Renders the screen of the current location. @param onError receives what a screen throws */
export function ScreenRoutes({ onError }: { readonly onError: OnError }) {
  const { pathname } = useLocation();
  const [routes] = useState(() => rootRoutes(onError));
  return useRoutes(routes, decodedPath(pathname) === undefined ? nowhere : undefined);
}
