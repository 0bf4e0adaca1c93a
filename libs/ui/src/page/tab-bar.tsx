import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useLingui } from '@lingui/react/macro';
import { ScreenLink } from '../actions/screen-link';
import type { Icon } from '../icons/draw-icon';
import './tab-bar.css';

export interface TabItem {
  to: string;
  label: string;
  icon: Icon;
  /** The filled icon of the current tab. */
  chosenIcon: Icon;
}

const TabItemsContext = createContext<readonly TabItem[]>([]);

/** Set once in the shell: where the tabs link to; root pages show them with `<Page tabs>`. */
export const TabItemsProvider = TabItemsContext.Provider;

/** Links to the root pages; empty without a provider. */
export function TabBar() {
  const items = useContext(TabItemsContext);
  const { t } = useLingui();
  const { pathname } = useLocation();
  if (items.length === 0) return null;
  return (
    <nav className="cl-tabs" aria-label={t`Main`}>
      {items.map(({ to, label, icon: TabIcon, chosenIcon: ChosenIcon }) => (
        <ScreenLink key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
          {to === pathname ? <ChosenIcon /> : <TabIcon />}
          {label}
        </ScreenLink>
      ))}
    </nav>
  );
}
