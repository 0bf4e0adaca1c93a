import { AmountsHiddenProvider, useAmountsHidden } from '@clearloan/app-runtime';
import type { ReactNode } from 'react';

/**
 * Always shows amounts: nobody can agree to a price they cannot see. Hiding applies to what one owes, not to what
 * one is about to sign.
 */
export function AmountsShown({ children }: { children: ReactNode }) {
  const { toggle } = useAmountsHidden();
  return (
    <AmountsHiddenProvider hidden={false} toggle={toggle}>
      {children}
    </AmountsHiddenProvider>
  );
}
