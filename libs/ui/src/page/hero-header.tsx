import { useEffect, type ReactNode } from 'react';
import { useBrand, useDeviceState, useAmountsHidden } from '@clearloan/app-runtime';
import { classNames } from '../theme/class-names';
import { BrandMark } from './brand-mark';
import { HelpLink } from './page';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../actions/icon-button';
import { EyeIcon, EyeSlashIcon } from '../icons';
import './page.css';
import './hero-header.css';

export interface HeroHeaderProps {
  /** Replaces the brand: "Payment received". */
  title?: ReactNode;
  actions?: ReactNode;
  /** Between the bar and the slot: names, figures, a large line. */
  children?: ReactNode;
  /** Without a slot, no slip is printed below. */
  edge?: boolean | undefined;
}

/** The dark header that a slip is printed from: home, landing, a received payment. */
export function HeroHeader({ title, actions, children, edge = true }: HeroHeaderProps) {
  const { name: brandName } = useBrand();
  return (
    <header className={classNames('cl-hero', !edge && 'cl-hero-foot')}>
      <div className="cl-nav">
        <span className="cl-hero-brand">
          {title ?? (
            <>
              <BrandMark size={30} />
              <span translate="no">{brandName}</span>
            </>
          )}
        </span>
        {actions}
        <HelpLink />
      </div>
      {children}
      {edge && <div className="cl-hero-edge" />}
    </header>
  );
}

let hasPrinted = false;

/** Directly under a `HeroHeader`: its slip moves out of the slot once per visit. */
export function Printed({ children }: { children: ReactNode }) {
  // The prerendered page may have printed it before the app started.
  const [isFirst] = useDeviceState(
    () => !hasPrinted && document.querySelector('.cl-printed-now') === null,
    false,
  );
  useEffect(() => {
    hasPrinted = true;
  }, []);
  return <div className={classNames('cl-printed', isFirst && 'cl-printed-now')}>{children}</div>;
}

/** Toggles the visibility of all amounts. */
export function HideAmountsButton() {
  const { hidden, toggle } = useAmountsHidden();
  const { t } = useLingui();
  return (
    <IconButton
      icon={hidden ? EyeSlashIcon : EyeIcon}
      label={hidden ? t`Show amounts` : t`Hide amounts`}
      onClick={toggle}
    />
  );
}
