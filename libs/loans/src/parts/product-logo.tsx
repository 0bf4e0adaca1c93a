import { useApiClient } from '@clearloan/api-client';
import { StorefrontIcon, useNearViewport } from '@clearloan/ui';
import { useRef, useState } from 'react';
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
  const isNear = useNearViewport(place, margin);
  const { urlOf } = useApiClient();
  return (
    <img
      ref={place}
      className="cl-loans-logo"
      src={isNear ? urlOf(path) : undefined}
      alt=""
      width={44}
      height={44}
      onError={onFail}
    />
  );
}

/**
 * Far enough below the foot of the screen that a thumb seldom sees it come. For a browser, `loading="lazy"` begins two
 * screens earlier: marks of loans that nobody scrolls to would be fetched before the borrower's own figures are read.
 */
const margin = '200px';
