import type { MessageDescriptor } from '@lingui/core';
import { createContext, useContext, useEffect, useState } from 'react';
import { loadCatalog, type CatalogLoader } from '../i18n/catalogs';

/** What other features say about a feature: help names its screens, privacy its calls. The feature declares it in `facts.ts`. */
export interface FeatureFacts {
  /** What borrowers call the feature, a sentence of its own catalog. */
  readonly title: MessageDescriptor;
  readonly catalog: CatalogLoader;
  /** Names of its screens: of the route table, or the first segment of its addresses. */
  readonly screens: readonly string[];
  /** How the paths of its calls begin. */
  readonly calls: readonly string[];
}

/** The facts of every feature that declares some. */
export type LoadFeatureFacts = () => Promise<readonly FeatureFacts[]>;

const nothing: LoadFeatureFacts = () => Promise.resolve([]);

const FeatureFactsContext = createContext<LoadFeatureFacts>(nothing);

/** The shell gives the loader. Without a provider, no feature declares anything. */
export const FeatureFactsProvider = FeatureFactsContext.Provider;

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
      const wanted = (await load()).filter(isWanted);
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
