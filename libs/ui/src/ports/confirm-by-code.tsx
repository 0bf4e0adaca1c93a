import { createContext, useContext } from 'react';

/** What the borrower signs with the code: a loan, more time, or the end of the account. */
export type CodePurpose = 'confirm' | 'delay' | 'delete';

/** Asks for an SMS code and gives what was typed, unproven; `null` when the borrower went away. */
export type ConfirmByCode = (purpose: CodePurpose) => Promise<string | null>;

const ConfirmByCodeContext = createContext<ConfirmByCode | null>(null);

export const ConfirmByCodeProvider = ConfirmByCodeContext.Provider;

/**
 * The port between features that need a signature and the one that owns codes.
 * @throws Error when nobody fulfils it
 */
export function useConfirmByCode(): ConfirmByCode {
  const confirmByCode = useContext(ConfirmByCodeContext);
  if (confirmByCode === null) throw new Error('useConfirmByCode needs a ConfirmByCodeProvider');
  return confirmByCode;
}
