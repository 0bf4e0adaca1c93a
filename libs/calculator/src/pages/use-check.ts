import { useEffect, useMemo, useRef, useState } from 'react';
import { hasWorkers, openClaimChecker, type ClaimChecker } from '../device/claim-checker';
import { checkedClaim, type Checked, type CheckQuestion } from '../rules/claims';

/**
 * The verdict on a claim. It is computed in a worker: the last one stays until the next is there. Without workers it is
 * computed at once.
 */
export function useCheck(asked: CheckQuestion): Checked {
  const [told, setTold] = useState<Checked>({ is: 'nothing' });
  const checker = useRef<ClaimChecker>(undefined);
  // The text stands for the question: the same figures are no new question.
  const key = JSON.stringify(asked);
  const here = useMemo(() => (hasWorkers() ? undefined : checkedClaim(questionIn(key))), [key]);
  useEffect(() => {
    if (!hasWorkers()) return;
    checker.current ??= openClaimChecker();
    checker.current.check(questionIn(key), setTold);
  }, [key]);
  useEffect(
    () => () => {
      checker.current?.close();
      checker.current = undefined;
    },
    [],
  );
  if (asked.is !== 'claim') return asked;
  return here ?? told;
}

const questionIn = (key: string): CheckQuestion => JSON.parse(key) as CheckQuestion;
