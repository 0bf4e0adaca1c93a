import type { ReactNode } from 'react';

/** Words for a screen reader where the picture says it to the eye. */
export function Heard({ children }: { children: ReactNode }) {
  return <span className="cl-heard">{children}</span>;
}
