import { useEffect, useState } from 'react';
import { loadCatalog } from '../i18n/catalogs';
import { useAppRuntime } from './app-runtime';
import type { FeatureFacts, PushQuestionComponent } from './screen-services';

/**
 * The features that a screen lists, with their titles loaded; empty until then, and if they cannot be loaded.
 * @param isWanted must be referentially stable
 */
export function useFeatureFacts(isWanted: (facts: FeatureFacts) => boolean): readonly FeatureFacts[] {
  const { loadFeatureFacts: load } = useAppRuntime();
  const [found, setFound] = useState<readonly FeatureFacts[]>([]);
  useEffect(() => {
    const state = { isCurrent: true };
    async function find() {
      const wanted = ((await load?.())?.featureFacts ?? []).filter(isWanted);
      await Promise.all(wanted.map(async ({ catalog }) => loadCatalog(catalog)));
      if (state.isCurrent) setFound(wanted);
    }
    find().catch(() => undefined);
    return () => {
      state.isCurrent = false;
    };
  }, [load, isWanted]);
  return found;
}

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
