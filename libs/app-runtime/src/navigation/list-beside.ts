import { createContext } from 'react';

/** Receives the path that each open screen goes back to, or an empty text; null for a list beside another screen. */
export const ListBesideContext = createContext<((back: string) => void) | null | undefined>(undefined);
