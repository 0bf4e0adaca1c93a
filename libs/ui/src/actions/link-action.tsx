import type { ReactNode } from 'react';
import { ScreenLink } from './screen-link';
import { classNames } from '../theme/class-names';
import './link-action.css';

interface LinkLook {
  small?: boolean | undefined;
  /** Without underline; in bars only. */
  plain?: boolean | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

export type LinkActionProps = LinkLook &
  (
    | { to: string; onClick?: undefined; href?: undefined }
    /** An external link (`tel:`, another host), opened without a referrer. */
    | { href: string; to?: undefined; onClick?: undefined }
    | { onClick: () => void; to?: undefined; href?: undefined }
  );

/**
 * A 44 px high link: to a screen (`to`), out of the app (`href`), or an action (`onClick`, rendered as a button).
 */
export function LinkAction({ to, href, onClick, small, plain, icon, children }: LinkActionProps) {
  const className = classNames('cl-link', small && 'cl-link-small', plain && 'cl-link-plain');
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (to !== undefined)
    return (
      <ScreenLink to={to} className={className}>
        {content}
      </ScreenLink>
    );
  if (href !== undefined)
    return (
      <a href={href} className={className} rel="noopener noreferrer">
        {content}
      </a>
    );
  return (
    <button type="button" className={className} onClick={onClick}>
      {content}
    </button>
  );
}
