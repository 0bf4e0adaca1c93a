import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useBrand } from '@clearloan/app-runtime';
import { rememberFocus, restoreFocus } from '@clearloan/app-runtime';

interface PageHeadingProps {
  className: string;
  children: string;
}

/**
 * The path of the last opened screen: the first one of a visit keeps the browser's focus, and a tab or filter of the
 * same screen (`?_tab=`) keeps it where the tap was.
 */
let openedOn: string | undefined;

/**
 * The h1. Sets the document title, and takes the focus when another screen opens so that it is read from its top; on
 * the way back the focus is restored.
 */
export function PageHeading({ className, children: title }: PageHeadingProps) {
  const { name: brandName } = useBrand();
  const heading = useRef<HTMLHeadingElement>(null);
  const isUnread = useRef(true);
  const { pathname, key } = useLocation();
  const movement = useNavigationType();
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
  useEffect(() => {
    const isFirst = openedOn === undefined;
    const isOpen = openedOn === pathname;
    const isNew = isUnread.current;
    openedOn = pathname;
    isUnread.current = false;
    // A step of the same screen may remove the tapped element.
    const isLost = isNew && document.activeElement === document.body;
    if (isFirst || (isOpen && !isLost)) return;
    if (movement === NavigationType.Pop && restoreFocus(key)) return;
    heading.current?.focus({ preventScroll: true });
  }, [pathname, key, movement]);
  // Before the browser removes the old screen's elements.
  useLayoutEffect(
    () => () => {
      rememberFocus(key);
    },
    [key],
  );
  return (
    <h1 ref={heading} className={className} tabIndex={-1}>
      {title}
    </h1>
  );
}
