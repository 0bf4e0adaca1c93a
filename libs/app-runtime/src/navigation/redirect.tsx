import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Like `<Navigate replace>`, but before the browser paints: where the other screen is loaded, nothing flashes between. */
export function Redirect({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    void navigate(to, { replace: true, flushSync: true });
  }, [navigate, to]);
  return null;
}
