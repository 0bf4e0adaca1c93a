import { useEffect, useRef, useState } from 'react';
import { openClaimChecker, type ClaimChecker } from '../device/claim-checker';
import type { Checked } from '../verdict/checked-claim';
import type { CheckQuestion } from '../rules/claims';

/** `missing`: the code of the check did not load. */
type CheckState = Checked | { readonly is: 'checking' | 'missing' };

/** The verdict on a claim, computed outside the page. The last one stays until the next is there. */
export function useCheck(asked: CheckQuestion): { readonly checked: CheckState; readonly retry: () => void } {
  const [told, setTold] = useState<CheckState>({ is: 'checking' });
  const [attempt, setAttempt] = useState(0);
  const checker = useRef<ClaimChecker>(undefined);
  const rows = asked.is === 'claim' ? asked.claim.rows : undefined;
  // The text stands for the question: the same figures are no new question. The parsed rows are the same until the plan changes.
  const key = JSON.stringify(asked, (name, value: unknown) => (name === 'rows' ? undefined : value));
  useEffect(() => {
    const question = JSON.parse(key) as CheckQuestion;
    if (question.is !== 'claim') {
      setTold({ is: 'checking' });
      return;
    }
    checker.current ??= openClaimChecker();
    checker.current.check({ is: 'claim', claim: { ...question.claim, rows } }, (checked) =>
      setTold(checked ?? { is: 'missing' }),
    );
  }, [key, rows, attempt]);
  useEffect(
    () => () => {
      checker.current?.close();
      checker.current = undefined;
    },
    [],
  );
  return { checked: asked.is === 'claim' ? told : asked, retry: () => setAttempt(attempt + 1) };
}
