import { ApiProvider } from '@clearloan/api-client';
import { areAmountsHiddenAtStart, isDeviceShared } from '@clearloan/auth';
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
import { useCallback, type ReactNode } from 'react';
import { configuration } from './configuration';
import { isOffered } from './map/screens';
import { ScreenRoutes } from './map/screen-routes';
import { createPrefetchScreen } from './map/prefetch-screens';
import { Ports, type PortsProps } from './ports';
import { clock, client, errorReports, notifier, queries } from './runtime/lender';

export interface AppProps extends Pick<PortsProps, 'startOver' | 'host' | 'onDemand'> {
  readonly router: ScreenRouter;
  /** The element the app renders into. It is inert while a blocking overlay is open. Undefined during prerendering. */
  readonly place: HTMLElement | undefined;
}

const areHidden = () => areAmountsHiddenAtStart() || isDeviceShared();

const runtime = {
  brand: configuration.brand,
  market: configuration.market,
  clock,
  isOffered,
  prefetchScreen: createPrefetchScreen({ client, queries }),
  reportFault: errorReports.skipped,
};

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
function Notices({ router, place }: Pick<AppProps, 'router' | 'place'>) {
  if (!useIsHydrated() || place === undefined) return null;
  return (
    <NotifierView notifier={notifier} appRoot={place} onLeave={() => void router.navigate(pathTo('order'))} />
  );
}

/** The providers around every screen. It has no state, so changes after hydration do not re-render every screen. */
export function App({ router, place, startOver, host, onDemand }: AppProps) {
  return (
    <LanguageProvider>
      <ApiProvider client={client} queries={queries}>
        <AppRuntimeProvider value={runtime}>
          <Amounts>
            <Ports startOver={startOver} host={host} onDemand={onDemand}>
              <ScreenRouterProvider router={router}>
                <ScreenRoutes />
              </ScreenRouterProvider>
            </Ports>
            <Notices router={router} place={place} />
          </Amounts>
        </AppRuntimeProvider>
      </ApiProvider>
    </LanguageProvider>
  );
}
