import { ApiProvider } from '@clearloan/api-client';
import { areAmountsHiddenAtStart, isPhoneShared } from '@clearloan/auth';
import { pathTo } from '@clearloan/routes';
import {
  AmountsHiddenProvider,
  BrandProvider,
  ClockProvider,
  MarketProvider,
  NotifierView,
  ScreenRouterProvider,
  useDeviceState,
  useIsHydrated,
  WarmScreenProvider,
  WordsProvider,
  type ScreenRouter,
} from '@clearloan/ui';
import { useCallback } from 'react';
import { configuration } from './configuration';
import { ScreenRoutes } from './map/screen-routes';
import { createWarmScreen } from './map/warm-screens';
import { Ports, type PortsProps } from './ports';
import { clock } from './start-up/clock';
import { client, notifier, queries } from './start-up/lender';

export interface AppProps extends Pick<PortsProps, 'startOver' | 'host' | 'onDemand'> {
  readonly router: ScreenRouter;
  /** The element the app is drawn in: out of reach while a mask is up. None where a screen is prerendered. */
  readonly place: HTMLElement | undefined;
}

const areHidden = () => areAmountsHiddenAtStart() || isPhoneShared();

const warmScreen = createWarmScreen({ client, queries });

/** The providers around every screen. */
export function App({ router, place, startOver, host, onDemand }: AppProps) {
  const [hidden, setHidden] = useDeviceState(areHidden, false);
  const toggle = useCallback(() => setHidden((before) => !before), [setHidden]);
  // It stands beside the app, where nothing is prerendered.
  const placeOfNotices = useIsHydrated() ? place : undefined;
  return (
    <WordsProvider>
      <ApiProvider client={client} queries={queries}>
        <BrandProvider value={configuration.brand}>
          <MarketProvider value={configuration.market}>
            <ClockProvider value={clock}>
              <AmountsHiddenProvider hidden={hidden} toggle={toggle}>
                <Ports startOver={startOver} host={host} onDemand={onDemand}>
                  <WarmScreenProvider value={warmScreen}>
                    <ScreenRouterProvider router={router}>
                      <ScreenRoutes />
                    </ScreenRouterProvider>
                  </WarmScreenProvider>
                </Ports>
                {placeOfNotices && (
                  <NotifierView
                    notifier={notifier}
                    appRoot={placeOfNotices}
                    onLeave={() => void router.navigate(pathTo('order'))}
                  />
                )}
              </AmountsHiddenProvider>
            </ClockProvider>
          </MarketProvider>
        </BrandProvider>
      </ApiProvider>
    </WordsProvider>
  );
}
