import type { ReactNode } from 'react';

/** Text for screen readers where others see a picture. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="cl-visually-hidden">{children}</span>;
}
