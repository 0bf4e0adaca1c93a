import type { MessageDescriptor } from '@lingui/core';
import { createContext } from 'react';
import type { CatalogLoader } from '../i18n/catalogs';

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

/** Loads the module with the facts of every feature that declares some. */
export type LoadFeatureFacts = () => Promise<{ readonly featureFacts: readonly FeatureFacts[] }>;

/** Apart from the hook that reads it: the first screens carry the provider alone. */
export const FeatureFactsContext = createContext<LoadFeatureFacts | undefined>(undefined);

/** The shell gives the loader. Without a provider, no feature declares anything. */
export const FeatureFactsProvider = FeatureFactsContext.Provider;
