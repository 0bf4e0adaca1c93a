import { useClock, useMarket } from '@clearloan/app-runtime';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { readPastedPlan } from '../rules/pasted-plan';
import type { PastedPlan } from '../rules/plan-read';

/** `missing`: the plan parser did not load. */
type Reader = { readonly readPastedPlan: typeof readPastedPlan } | 'loading' | 'missing';

export interface PlanReading {
  /** Undefined until the parser is loaded. */
  readonly pasted: PastedPlan | undefined;
  readonly isMissing: boolean;
}

/**
 * A parsed pasted plan. The parser is large: it loads while the borrower fills in the loan, and again after a failure. A plan of
 * hundreds of payments takes a moment to read: the key that changes it is shown first.
 */
export function usePastedPlan(text: string): PlanReading {
  const market = useMarket();
  const today = useClock().today();
  const [reader, setReader] = useState<Reader>('loading');
  const isRead = typeof reader === 'object';
  useEffect(() => {
    if (isRead) return;
    void import('../rules/pasted-plan').then(setReader, () => setReader('missing'));
    // Each change of the text is another attempt.
  }, [text, isRead]);
  const shown = useDeferredValue(text);
  const pasted = useMemo(
    () => (isRead ? reader.readPastedPlan(shown, market, today) : undefined),
    [isRead, reader, shown, market, today],
  );
  return { pasted, isMissing: reader === 'missing' };
}
