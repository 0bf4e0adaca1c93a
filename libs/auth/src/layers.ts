import { loadWords } from '@clearloan/ui';
import { words } from './words';

/**
 * The layers of this library that open over any screen, each loaded with its words. Only the app's entry imports this module: it
 * names files whose names change with every sentence.
 */
export const authLayers = {
  /** The sheet that proves a signature by a code. */
  loadCodeSheet: async () => {
    const [{ CodeSheet }] = await Promise.all([import('./pages/code-sheet'), loadWords(words)]);
    return CodeSheet;
  },
  /** The question whether somebody is still there, on a phone that others use. */
  loadStillThere: async () => {
    const [{ StillThere }] = await Promise.all([import('./pages/still-there'), loadWords(words)]);
    return StillThere;
  },
};

export type AuthLayers = typeof authLayers;
