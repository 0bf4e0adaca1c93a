import { createContext, useContext } from 'react';
import { languages, type Language } from '../i18n/catalogs';

/** Whose app it is. */
export interface Brand {
  readonly name: string;
  /** The languages a borrower may choose from, the lender's own first. */
  readonly languages: readonly Language[];
}

const BrandContext = createContext<Brand>({ name: 'Clearloan', languages });

export const BrandProvider = BrandContext.Provider;

/** The name that screens say and the languages they offer; Clearloan in all languages without a provider. */
export const useBrand = (): Brand => useContext(BrandContext);
