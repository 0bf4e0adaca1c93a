import { pathTo } from '@clearloan/routes';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/*
 * State that changes while the app is open. Each value has its own context, so a screen re-renders only for what it
 * reads.
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

/** Whether the borrower hides amounts. Visible without a provider. */
export const useAmountsHidden = (): AmountsHidden => useContext(AmountsHiddenContext);

const SharedDeviceContext = createContext(false);

export const SharedDeviceProvider = SharedDeviceContext.Provider;

/**
 * Whether this is a shared device, on which nothing that a borrower types or reads is stored. False without a provider.
 */
export const useSharedDevice = (): boolean => useContext(SharedDeviceContext);

const ReadAloudContext = createContext(true);

export const ReadAloudProvider = ReadAloudContext.Provider;

/** Whether Listen buttons are shown beside key facts. True without a provider. */
export const useReadAloud = (): boolean => useContext(ReadAloudContext);

const DueCountContext = createContext(0);

export const DueCountProvider = DueCountContext.Provider;

/**
 * Number of payments that this device knows to be late or due soon, shown on every link to them. 0 without a provider.
 */
export const useDueCount = (): number => useContext(DueCountContext);

const HelpPathContext = createContext<string | undefined>(undefined);

export const HelpPathProvider = HelpPathContext.Provider;

/** The path of help for the current screen; `undefined` if there is none. */
export const useHelpPath = (): string | undefined => useContext(HelpPathContext);

/** A path to human support after a failure; always exists. */
export const useWayToHelp = (): string => useHelpPath() ?? pathTo('customerService');
