import { useContext, useEffect, useState } from 'react';
import { loadCatalog } from '../i18n/catalogs';
import { FeatureFactsContext, type FeatureFacts } from './feature-facts';

/**
 * The features that a screen speaks of, with their titles loaded; empty until then, and when they cannot be fetched.
 * @param isWanted keeps its identity between renders
 */
export function useFeatureFacts(isWanted: (facts: FeatureFacts) => boolean): readonly FeatureFacts[] {
  const load = useContext(FeatureFactsContext);
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
