import { pathTo } from '@clearloan/routes';
import { createContext, useContext } from 'react';

const HelpPathContext = createContext<string | undefined>(undefined);

export const HelpPathProvider = HelpPathContext.Provider;

/** Where help with the present screen is; `undefined` where none is offered. */
export const useHelpPath = (): string | undefined => useContext(HelpPathContext);

/** A way to a person where something failed: there is always one. */
export const useWayToHelp = (): string => useHelpPath() ?? pathTo('customerService');
