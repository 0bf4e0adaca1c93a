import { ApiProvider } from '@clearloan/api-client';
import { areAmountsHiddenAtStart, isPhoneShared } from '@clearloan/auth';
import { pathTo } from '@clearloan/routes';
import {
  AmountsHiddenProvider,
  BrandProvider,
  ClockProvider,
  MarketProvider,
  NotifierView,
  WarmScreenProvider,
  WordsProvider,
} from '@clearloan/ui';
import { useCallback, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { configuration } from './configuration';
import { fading } from './map/fading';
import type { Router } from './map/router';
import { createWarmScreen } from './map/warm-screens';
import { Ports, type PortsProps } from './ports';
import { clock } from './start-up/clock';
import { client, errorReports, notifier, queries } from './start-up/lender';

export interface AppProps extends Pick<PortsProps, 'startOver' | 'host'> {
  readonly router: Router;
  /** The element the app is drawn in: out of reach while a mask is up. */
  readonly place: HTMLElement;
}

const areHidden = () => areAmountsHiddenAtStart() || isPhoneShared();

const warmScreen = createWarmScreen({ client, queries });

/** The providers around every screen. */
export function App({ router, place, startOver, host }: AppProps) {
  const [hidden, setHidden] = useState(areHidden);
  const [drawn] = useState(() => fading(router));
  const toggle = useCallback(() => setHidden((before) => !before), []);
  return (
    <WordsProvider>
      <ApiProvider client={client} queries={queries}>
        <BrandProvider value={configuration.brand}>
          <MarketProvider value={configuration.market}>
            <ClockProvider value={clock}>
              <AmountsHiddenProvider hidden={hidden} toggle={toggle}>
                <Ports startOver={startOver} host={host}>
                  <WarmScreenProvider value={warmScreen}>
                    <RouterProvider router={drawn} onError={errorReports.broke} />
                  </WarmScreenProvider>
                </Ports>
                <NotifierView
                  notifier={notifier}
                  appRoot={place}
                  onLeave={() => void router.navigate(pathTo('order'))}
                />
              </AmountsHiddenProvider>
            </ClockProvider>
          </MarketProvider>
        </BrandProvider>
      </ApiProvider>
    </WordsProvider>
  );
}
