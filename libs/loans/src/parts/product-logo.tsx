import { StorefrontIcon } from '@clearloan/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';
import './product-logo.css';

/** A lender's mark; a plain shop where there is none or it does not load. The name beside it says whose it is. */
export function ProductLogo({ path }: { path: string | undefined }) {
  const [failed, setFailed] = useState<string>();
  if (path === undefined || path === '' || failed === path)
    return (
      <span className="cl-loans-logo">
        <StorefrontIcon />
      </span>
    );
  return <Mark path={path} onFail={() => setFailed(path)} />;
}

function Mark({ path, onFail }: { path: string; onFail: () => void }) {
  const place = useRef<HTMLImageElement>(null);
  const isNear = useNear(place);
  return (
    <img
      ref={place}
      className="cl-loans-logo"
      src={isNear ? path : undefined}
      alt=""
      width={44}
      height={44}
      onError={onFail}
    />
  );
}

/** Far enough below the foot of the screen that a thumb seldom sees it come. */
const ahead = '200px';

/**
 * Whether this place has come near the screen. For a browser, `loading="lazy"` begins two screens earlier: marks of loans
 * that nobody scrolls to would be fetched before the borrower's own figures are read.
 */
function useNear(place: RefObject<Element>): boolean {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || place.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ahead },
    );
    watch.observe(place.current);
    return () => {
      watch.disconnect();
    };
  }, [isNear, place]);
  return isNear;
}
