import { AmountsHiddenProvider, useAmountsHidden } from '@clearloan/app-runtime';
import type { ReactNode } from 'react';

/** Nobody agrees to a price they cannot see: the closed eye hides what one owes, not what one is about to sign. */
export function AmountsShown({ children }: { children: ReactNode }) {
  const { toggle } = useAmountsHidden();
  return (
    <AmountsHiddenProvider hidden={false} toggle={toggle}>
      {children}
    </AmountsHiddenProvider>
  );
}
