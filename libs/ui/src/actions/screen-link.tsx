import { useRef, useState, type AriaAttributes, type MouseEvent, type ReactNode } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { usePrefetchScreen, afterFrame } from '@clearloan/app-runtime';
import { buttonClass, type ButtonLook } from './button';

export interface ScreenLinkProps extends Pick<
  AriaAttributes,
  'aria-current' | 'aria-describedby' | 'aria-label' | 'aria-labelledby'
> {
  readonly to: string;
  readonly replace?: boolean | undefined;
  /** Told to the screen, not in its address. */
  readonly state?: unknown;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The one link to a screen of ours. Its screen is on its way from the first touch, look or focus; a mouse under which a list is
 * scrolled looks at nothing. Followed, it is marked at once and until its screen is there.
 */
export function ScreenLink({ to, replace, state, children, ...attributes }: ScreenLinkProps) {
  const prefetchScreen = usePrefetchScreen();
  const href = useHref(to);
  const go = useLinkClickHandler(to, {
    state,
    ...(replace === undefined ? {} : { replace }),
  });
  const [isFollowed, noteFollowed] = useFollowed();
  const isTouchOpen = useRef(false);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    isTouchOpen.current = false;
    go(event);
    // Otherwise the browser opens it elsewhere.
    if (event.defaultPrevented) noteFollowed();
  };
  const look = () => {
    prefetchScreen(to, 'look');
  };
  const touch = () => {
    isTouchOpen.current = true;
    // A link that was followed within the frame has its screen's own reads on the way: a preload would come after them.
    afterFrame(() => {
      if (isTouchOpen.current) prefetchScreen(to, 'touch');
    });
  };
  return (
    <a
      {...attributes}
      href={href}
      data-followed={isFollowed || undefined}
      onClick={follow}
      onPointerDown={touch}
      onPointerMove={look}
      onFocus={look}
    >
      {children}
    </a>
  );
}

/** Was it followed from the place that is still on view? */
function useFollowed(): [boolean, () => void] {
  const { key } = useLocation();
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

/** Goes to another screen and looks like a button. */
export function ButtonLink({ to, kind, small, icon, label, replace = false, children }: ButtonLinkProps) {
  return (
    <ScreenLink to={to} replace={replace} className={buttonClass({ kind, small })} aria-label={label}>
      {icon}
      {children}
    </ScreenLink>
  );
}
