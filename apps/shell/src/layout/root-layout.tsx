import { Outlet, useLocation } from 'react-router-dom';
import { helpPath } from '@clearloan/complaints';
import { DueCountProvider, HelpPathProvider, useClock, useHasScreen } from '@clearloan/app-runtime';
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
import { pathTo } from '@clearloan/routes';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { whenSettled } from '../runtime/idle';
import './wide.css';

/** The layout around every screen. The old screen stays visible while the next one loads. */
export function RootLayout() {
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
          <LaterLines />
          <Outlet />
        </DueCountProvider>
      </HelpPathProvider>
    </TabItemsProvider>
  );
}

/**
 * The side navigation and the lines above a screen. Devices fetch them when idle and work without them. At widths where
 * `wide.css` reserves space at the side, they load with the first screen.
 */
function LaterLines() {
  const [lines, setLines] = useState<typeof import('./lines-above')>();
  useEffect(() => {
    const load = () => void import('./lines-above').then(setLines, () => undefined);
    if (window.matchMedia('(min-width: 900px)').matches) load();
    else whenSettled(load);
  }, []);
  return lines ? <lines.LinesAbove /> : null;
}
