import { pathTo } from '@clearloan/routes';
import { useBrand, useHasScreen } from '@clearloan/app-runtime';
import {
  BellRingingIcon,
  BrandMark,
  CalculatorIcon,
  HeadsetIcon,
  HouseIcon,
  NotebookIcon,
  ReceiptIcon,
  ScreenLink,
  UserIcon,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The widths at which `wide.css` reserves space at the side. */
const wide = '(min-width: 600px) and (min-height: 481px)';

/** From the navigation to the first thing on the screen that is not in it. */
const skip = () => document.querySelector('h1')?.focus();

/** Navigation at the side of a wide screen. It replaces the bottom tabs. */
export function SideNav() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { name } = useBrand();
  const hasScreen = useHasScreen();
  const ways = [
    { to: pathTo('main'), label: t`Home`, icon: HouseIcon },
    { to: pathTo('order'), label: t`Loans`, icon: ReceiptIcon },
    { to: pathTo('calculator'), label: t`Calculator`, icon: CalculatorIcon },
    { to: pathTo('bookkeeping'), label: t`Bookkeeping`, icon: NotebookIcon },
    { to: pathTo('reminders'), label: t`Reminders`, icon: BellRingingIcon },
    { to: pathTo('customerService'), label: t`Help`, icon: HeadsetIcon },
    { to: pathTo('mine'), label: t`Profile`, icon: UserIcon },
  ].filter(({ to }) => hasScreen(to));
  if (!useMedia(wide) || !canSplit()) return null;
  return (
    <nav className="cl-side-nav" aria-label={t`Main`}>
      <button type="button" className="cl-skip" onClick={skip}>
        <Trans>Skip to content</Trans>
      </button>
      <div className="cl-side-nav-brand" translate="no">
        <BrandMark size={30} />
        <span>{name}</span>
      </div>
      {ways.map(({ to, label, icon: WayIcon }) => (
        <ScreenLink key={to} to={to} aria-current={isWithin(pathname, to) ? 'page' : undefined}>
          <WayIcon />
          {label}
        </ScreenLink>
      ))}
    </nav>
  );
}

const isWithin = (pathname: string, to: string): boolean =>
  to === pathTo('main') ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

/** Browsers without `:has()` cannot detect a two-column page, so they keep the tabs. */
const canSplit = (): boolean => window.CSS.supports('selector(:has(*))');

/** Whether a media query holds. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
  );
}
