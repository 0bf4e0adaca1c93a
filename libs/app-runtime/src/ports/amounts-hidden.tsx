import { createContext, useContext, useMemo, type ReactNode } from 'react';

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
