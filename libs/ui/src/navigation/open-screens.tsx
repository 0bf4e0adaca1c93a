import { render } from '@testing-library/react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { ScreenErrorBoundary } from '../screen/screen-error-boundary';
import { isLazyScreen } from '../screen/lazy-screen';
import { LanguageProvider } from '../i18n/language-provider';
import { memoryPort } from './history-port';
import { loadRoutes } from './load-routes';
import { ScreenRouter, type Prepare } from './screen-router';
import { ScreenRouterProvider } from './screen-router-provider';

/** For tests: draws these routes as the app does, with a history of their own. */
export function openScreens(
  routes: RouteObject[],
  { at = '/', prepare }: { at?: string; prepare?: Prepare } = {},
) {
  const port = memoryPort(at);
  const router = new ScreenRouter({ port, prepare: prepare ?? (({ to }) => loadRoutes(routes, to)) });
  const framed = routes.map(({ path = '*', element, Component }): RouteObject => {
    const load = isLazyScreen(Component) ? Component.load : undefined;
    const screen = element ?? (Component && <Component />);
    return {
      path,
      element: (
        <ScreenErrorBoundary key={path} load={load}>
          {screen}
        </ScreenErrorBoundary>
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
