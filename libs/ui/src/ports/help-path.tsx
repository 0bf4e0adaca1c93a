import { pathTo } from '@clearloan/routes';
import { createContext, useContext, type ReactNode } from 'react';

const HelpPathContext = createContext<string | undefined>(undefined);

interface HelpPathProviderProps {
  /** Where help with the present screen is; nothing on the help screen itself. */
  path: string | undefined;
  children: ReactNode;
}

export function HelpPathProvider({ path, children }: HelpPathProviderProps) {
  return <HelpPathContext.Provider value={path}>{children}</HelpPathContext.Provider>;
}

/** Where help with the present screen is; `undefined` where none is offered. */
export const useHelpPath = (): string | undefined => useContext(HelpPathContext);

/** A way to a person where something failed: there is always one. */
export const useWayToHelp = (): string => useHelpPath() ?? pathTo('customerService');
