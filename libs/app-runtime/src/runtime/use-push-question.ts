import { useEffect, useState } from 'react';
import { useAppRuntime } from './app-runtime';
import type { PushQuestionComponent } from './screen-services';

/** Asks whether this device may be reminded of payments, where it can be; undefined until it is loaded. */
export function usePushQuestion(): PushQuestionComponent | undefined {
  const { loadPushQuestion: load } = useAppRuntime();
  const [question, setQuestion] = useState<{ readonly Shown: PushQuestionComponent }>();
  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (Shown) => {
        if (isCurrent) setQuestion({ Shown });
      },
      // An offer that did not load is not missed.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return question?.Shown;
}
