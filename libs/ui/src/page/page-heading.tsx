import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { rememberFocus, restoreFocus, useBrand } from '@clearloan/app-runtime';

interface PageHeadingProps {
  className: string;
  children: string;
}

/**
 * The path of the last opened screen: the first one of a visit keeps the browser's focus, and a tab or filter of the
 * same screen (`?_tab=`) keeps it where the tap was.
 */
let lastPathname: string | undefined;

/**
 * The h1. Sets the document title, and takes the focus when another screen opens so that it is read from its top; on
 * the way back the focus is restored.
 */
export function PageHeading({ className, children: title }: PageHeadingProps) {
  const { name: brandName } = useBrand();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstEffect = useRef(true);
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
  useEffect(() => {
    const isFirst = lastPathname === undefined;
    const isSamePathname = lastPathname === pathname;
    const isNew = isFirstEffect.current;
    lastPathname = pathname;
    isFirstEffect.current = false;
    // A step of the same screen may remove the tapped element.
    const isFocusLost = isNew && document.activeElement === document.body;
    if (isFirst || (isSamePathname && !isFocusLost)) return;
    if (navigationType === NavigationType.Pop && restoreFocus(key)) return;
    heading.current?.focus({ preventScroll: true });
  }, [pathname, key, navigationType]);
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
