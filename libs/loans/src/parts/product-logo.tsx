import { StorefrontIcon } from '@clearloan/ui';
import { useState } from 'react';
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
  return (
    <img
      className="cl-loans-logo"
      src={path}
      alt=""
      width={44}
      height={44}
      onError={() => {
        setFailed(path);
      }}
    />
  );
}
