import { createContext, useContext } from 'react';

/** A touch is nearly always followed by the screen; a look (focus, a mouse above) may well not be. */
type Intent = 'touch' | 'look';

/** Starts what the screen at a path will need: its code, and for a touch the reads it begins with. */
export type PrefetchScreen = (path: string, intent: Intent) => void;

const PrefetchScreenContext = createContext<PrefetchScreen>(() => undefined);

export const PrefetchScreenProvider = PrefetchScreenContext.Provider;

export const usePrefetchScreen = (): PrefetchScreen => useContext(PrefetchScreenContext);
