import type { ReactNode } from 'react';

/** Words for a screen reader where the picture says it to the eye. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="cl-visually-hidden">{children}</span>;
}
