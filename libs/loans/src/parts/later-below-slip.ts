import { lazyPart, PartFailure, useOpened } from '@clearloan/ui';
import { useEffect } from 'react';

/** What stands below home's slip, in a file of its own: what is due and its button do not wait for a list of loans. */
export const LaterBelowSlip = lazyPart(async () => (await import('./below-slip')).BelowSlip, PartFailure);

/**
 * Whether what stands below the slip may be drawn, which is once the slip is. From then on it is fetched: while the
 * lender's answers are still awaited it comes beside them, and never before the first that is seen of home.
 */
export function useBelowSlip(): boolean {
  const isOpened = useOpened();
  useEffect(() => {
    if (isOpened) LaterBelowSlip.warm();
  }, [isOpened]);
  return isOpened;
}
