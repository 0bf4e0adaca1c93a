import { useApiClient } from '@clearloan/api-client';
import { StorefrontIcon, useNearViewport } from '@clearloan/ui';
import { useRef, useState } from 'react';
import './product-logo.css';

/** A lender's logo; a generic shop icon if it is missing or fails to load. The name beside it identifies the lender. */
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
 * Far enough below the viewport that loading is seldom visible. The browser's `loading="lazy"` starts two screens
 * earlier: it would fetch logos that nobody scrolls to before the borrower's own figures.
 */
const margin = '200px';
