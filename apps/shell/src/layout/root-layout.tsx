import { Outlet, useLocation } from 'react-router-dom';
import { helpPath } from '@clearloan/complaints';
import {
  DueCountProvider,
  HelpPathProvider,
  ListBesideContext,
  useClock,
  useHasScreen,
  type LazyScreen,
} from '@clearloan/app-runtime';
import {
  ChunkProgress,
  HouseFillIcon,
  HouseIcon,
  ReceiptFillIcon,
  ReceiptIcon,
  TabItemsProvider,
  UserFillIcon,
  UserIcon,
} from '@clearloan/ui';
import { localDueCount } from '@clearloan/reminders';
import { pathTo, routeNameOf, type RouteName } from '@clearloan/routes';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { whenSettled } from '../runtime/idle';
import './wide.css';
import './two-columns.css';
import './landscape.css';

export interface RootLayoutProps {
  /** The screen at a path, if it is loaded on demand. */
  readonly screenAt: (path: string) => LazyScreen | undefined;
}

/** The layout around every screen. The old screen stays visible while the next one loads. */
export function RootLayout({ screenAt }: RootLayoutProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { today } = useClock();
  const hasScreen = useHasScreen();
  const help = helpPath(pathname, hasScreen);
  const tabs = [
    { to: pathTo('main'), label: t`Home`, icon: HouseIcon, chosenIcon: HouseFillIcon },
    { to: pathTo('order'), label: t`Loans`, icon: ReceiptIcon, chosenIcon: ReceiptFillIcon },
    { to: pathTo('mine'), label: t`Profile`, icon: UserIcon, chosenIcon: UserFillIcon },
  ];
  return (
    <TabItemsProvider value={tabs}>
      <HelpPathProvider value={help !== undefined && hasScreen(help) ? help : undefined}>
        <DueCountProvider value={hasScreen(pathTo('reminders')) ? localDueCount(today) : 0}>
          <ChunkProgress />
          <Screen screenAt={screenAt} />
        </DueCountProvider>
      </HelpPathProvider>
    </TabItemsProvider>
  );
}

/** Lists that stay beside what they lead to on a wide screen. */
const lists: readonly (RouteName | undefined)[] = ['order', 'complaint', 'reminders', 'setting', 'auth'];

/**
 * The screen, and what is beside and above it: navigation, the list that leads to it, lines. Devices fetch these when idle and work
 * without them; where `wide.css` reserves space at the side, they load with the first screen.
 */
function Screen({ screenAt }: RootLayoutProps) {
  const [lines, setLines] = useState<typeof import('./lines-above')>();
  const [back, setBack] = useState('');
  useEffect(() => {
    const load = () => void import('./lines-above').then(setLines, () => undefined);
    if (window.innerWidth >= 600) load();
    else whenSettled(load);
  }, []);
  return (
    <>
      {lines && <lines.LinesAbove />}
      {lists.includes(routeNameOf(back.replace(/\?.*/, ''))) && (
        <div className="cl-beside">{lines && <lines.ListBeside path={back} screenAt={screenAt} />}</div>
      )}
      <ListBesideContext.Provider value={setBack}>
        <Outlet />
      </ListBesideContext.Provider>
    </>
  );
}
