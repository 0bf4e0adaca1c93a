import { createContext, useContext, type ReactNode } from 'react';
import { languages, type Language } from '../words/words';

/** Whose app it is. */
export interface Brand {
  readonly name: string;
  /** The languages a borrower may choose from, the lender's own first. */
  readonly languages: readonly Language[];
}

const BrandContext = createContext<Brand>({ name: 'Clearloan', languages });

export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext.Provider value={brand}>{children}</BrandContext.Provider>;
}

/** The name that screens say and the languages they offer; Clearloan in all languages without a provider. */
export const useBrand = (): Brand => useContext(BrandContext);
