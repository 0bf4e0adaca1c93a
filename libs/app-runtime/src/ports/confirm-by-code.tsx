import { createContext, useContext } from 'react';

/** What the borrower signs with the code: a loan, more time, the end of the account or of other sessions, automatic payments, another phone number. */
export type CodePurpose = 'confirm' | 'delay' | 'delete' | 'sessions' | 'autopay' | 'phone';

/** The lender's word that it was the code that is not right; a `CallError` is one. */
export interface RefusedCode {
  readonly code: number | null;
  readonly message: string;
  readonly refusal: {
    readonly triesLeft?: number | undefined;
    readonly retryAfter?: number | undefined;
    readonly until?: string | undefined;
  } | null;
}

/** What became of what was signed, as far as the code goes. */
export interface SignedWithCode {
  /** The code itself was refused: another is asked for in the same place. */
  readonly refused: RefusedCode | undefined;
  /** The code is good for nothing any more. */
  readonly isCodeUsed: boolean;
}

/** Sends what is signed with the code as typed. `letGo` hides the question while the lender's answer is looked for. */
export type SignWithCode = (code: string, letGo: () => void) => Promise<SignedWithCode>;

/** Asks for an SMS code and signs with it, again while the code is refused; over when it is signed or the borrower goes away. */
export type ConfirmByCode = (purpose: CodePurpose, sign: SignWithCode) => Promise<void>;

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
