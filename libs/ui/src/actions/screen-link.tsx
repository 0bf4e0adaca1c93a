import { useRef, useState, type AriaAttributes, type MouseEvent, type ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { afterFrame, useHasScreen, usePrefetchScreen } from '@clearloan/app-runtime';
import { buttonClass, type ButtonLook } from './button';
import { classNames } from '../theme/class-names';
import './link-action.css';

export interface ScreenLinkProps extends Pick<
  AriaAttributes,
  'aria-current' | 'aria-describedby' | 'aria-label' | 'aria-labelledby'
> {
  readonly to: string;
  readonly replace?: boolean | undefined;
  /** History state for the screen, not part of its URL. */
  readonly state?: unknown;
  readonly className?: string | undefined;
  /** Runs when the link is followed, here or in another tab. */
  readonly onFollow?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Whether this lender's app has the screen that a link leads to. A link without a target, or within its own screen, stays. */
export function useIsOffered(to: string | undefined): boolean {
  const hasScreen = useHasScreen();
  return !to?.startsWith('/') || hasScreen(to);
}

/**
 * The only link component for screens of the app; a link to a screen that the lender leaves out renders nothing. It prefetches the screen on first touch, hover or focus; a list that
 * scrolls under a resting mouse does not prefetch. After a tap it is marked at once, until the screen is shown.
 */
export function ScreenLink({ to, replace, state, onFollow, children, ...attributes }: ScreenLinkProps) {
  const prefetchScreen = usePrefetchScreen();
  const href = useHref(to);
  const go = useLinkClickHandler(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
  });
  const { key, pathname } = useLocation();
  const [isFollowed, noteFollowed] = useFollowed(key);
  const isTouchOpen = useRef(false);
  const isOffered = useIsOffered(to);
  if (!isOffered) return null;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    isTouchOpen.current = false;
    onFollow?.();
    go(event);
    // Otherwise the browser opens it in another tab or window.
    if (event.defaultPrevented) noteFollowed();
  };
  const check = () => {
    // A touch prefetches more, and its tap focuses the link.
    if (!isTouchOpen.current) prefetchScreen(to, 'look');
  };
  const touch = () => {
    isTouchOpen.current = true;
    // If the link is followed within the frame, the screen's own reads are already sent, and a preload would be late.
    afterFrame(() => {
      if (isTouchOpen.current) prefetchScreen(to, 'touch');
    });
  };
  return (
    <a
      aria-current={to === pathname ? 'page' : undefined}
      {...attributes}
      href={href}
      data-followed={isFollowed || undefined}
      onClick={follow}
      onPointerDown={touch}
      onPointerMove={check}
      onFocus={check}
    >
      {children}
    </a>
  );
}

/** Whether it was followed from the location that is still current. */
function useFollowed(key: string): [boolean, () => void] {
  const [from, setFrom] = useState<string>();
  return [from === key, () => setFrom(key)];
}

export interface ButtonLinkProps extends ButtonLook {
  to: string;
  icon?: ReactNode;
  label?: string | undefined;
  replace?: boolean | undefined;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ to, kind, small, icon, label, replace = false, children }: ButtonLinkProps) {
  return (
    <ScreenLink to={to} replace={replace} className={buttonClass({ kind, small })} aria-label={label}>
      {icon}
      {children}
    </ScreenLink>
  );
}

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
