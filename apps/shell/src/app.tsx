import { ApiProvider } from '@clearloan/api-client';
import { areAmountsHiddenAtStart, isDeviceShared } from '@clearloan/session';
import { pathTo } from '@clearloan/routes';
import {
  AmountsHiddenProvider,
  AppRuntimeProvider,
  ScreenRouterProvider,
  useDeviceState,
  useIsHydrated,
  LanguageProvider,
  type ScreenRouter,
} from '@clearloan/app-runtime';
import { NotifierView } from '@clearloan/ui';
import { useCallback, useMemo, type ReactNode } from 'react';
import { configuration } from './configuration';
import { hasScreen } from './map/screens';
import { ScreenRoutes } from './map/screen-routes';
import { createPrefetchScreen } from './map/prefetch-screens';
import { Ports, type PortsProps } from './ports';
import type { ShellServices } from './runtime/shell-services';

export interface AppProps extends Pick<PortsProps, 'startOver' | 'host' | 'onDemand'> {
  readonly services: ShellServices;
  readonly router: ScreenRouter;
  /** The element the app renders into. It is inert while a blocking overlay is open. Undefined during prerendering. */
  readonly place: HTMLElement | undefined;
}

const areHidden = () => areAmountsHiddenAtStart() || isDeviceShared();

/** Whether amounts are hidden is stored on the device, so it is known only after hydration. */
function Amounts({ children }: { readonly children: ReactNode }) {
  const [hidden, setHidden] = useDeviceState(areHidden, false);
  const toggle = useCallback(() => setHidden((before) => !before), [setHidden]);
  return (
    <AmountsHiddenProvider hidden={hidden} toggle={toggle}>
      {children}
    </AmountsHiddenProvider>
  );
}

/** Notices render outside the app element and are never prerendered. */
function Notices({ services, router, place }: Pick<AppProps, 'services' | 'router' | 'place'>) {
  if (!useIsHydrated() || place === undefined) return null;
  return (
    <NotifierView
      notifier={services.notifier}
      appRoot={place}
      onLeave={() => void router.navigate(pathTo('order'))}
    />
  );
}

/** The providers around every screen. It has no state, so changes after hydration do not re-render every screen. */
export function App({ services, router, place, startOver, host, onDemand }: AppProps) {
  const { client, queries, clock, errorReports } = services;
  const runtime = useMemo(
    () => ({
      brand: configuration.brand,
      market: configuration.market,
      clock,
      hasScreen,
      prefetchScreen: createPrefetchScreen({ client, queries }),
      reportFault: errorReports.skipped,
    }),
    [client, queries, clock, errorReports],
  );
  return (
    <LanguageProvider>
      <ApiProvider client={client} queries={queries}>
        <AppRuntimeProvider value={runtime}>
          <Amounts>
            <Ports services={services} startOver={startOver} host={host} onDemand={onDemand}>
              <ScreenRouterProvider router={router}>
                <ScreenRoutes onError={errorReports.broke} />
              </ScreenRouterProvider>
            </Ports>
            <Notices services={services} router={router} place={place} />
          </Amounts>
        </AppRuntimeProvider>
      </ApiProvider>
    </LanguageProvider>
  );
}
