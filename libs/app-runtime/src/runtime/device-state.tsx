import { pathTo } from '@clearloan/routes';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/*
 * What changes while the app is open, each in a context of its own: a screen is drawn again for what it reads only.
 */

export interface AmountsHidden {
  hidden: boolean;
  toggle: () => void;
}

const AmountsHiddenContext = createContext<AmountsHidden>({ hidden: false, toggle: () => undefined });

interface AmountsHiddenProviderProps extends AmountsHidden {
  children: ReactNode;
}

export function AmountsHiddenProvider({ hidden, toggle, children }: AmountsHiddenProviderProps) {
  const value = useMemo(() => ({ hidden, toggle }), [hidden, toggle]);
  return <AmountsHiddenContext.Provider value={value}>{children}</AmountsHiddenContext.Provider>;
}

/** Has the borrower closed the eye over the amounts? Shown without a provider. */
export const useAmountsHidden = (): AmountsHidden => useContext(AmountsHiddenContext);

const SharedDeviceContext = createContext(false);

export const SharedDeviceProvider = SharedDeviceContext.Provider;

/** Do others use this device? Then nothing that a borrower types or reads is kept on it. No without a provider. */
export const useSharedDevice = (): boolean => useContext(SharedDeviceContext);

const ReadAloudContext = createContext(true);

export const ReadAloudProvider = ReadAloudContext.Provider;

/** Are there to be Listen buttons beside key facts? There are without a provider. */
export const useReadAloud = (): boolean => useContext(ReadAloudContext);

const DueCountContext = createContext(0);

export const DueCountProvider = DueCountContext.Provider;

/** How many payments this device knows to be late or due soon: shown beside every way to them. None without a provider. */
export const useDueCount = (): number => useContext(DueCountContext);

const HelpPathContext = createContext<string | undefined>(undefined);

export const HelpPathProvider = HelpPathContext.Provider;

/** Where help with the present screen is; `undefined` where none is offered. */
export const useHelpPath = (): string | undefined => useContext(HelpPathContext);

/** A way to a person where something failed: there is always one. */
export const useWayToHelp = (): string => useHelpPath() ?? pathTo('customerService');
