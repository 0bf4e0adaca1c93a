import { createContext, useContext } from 'react';

/** What a borrower may agree to; the contract's word for a purpose. */
export type ConsentPurpose = 'location' | 'device' | 'contacts' | 'analytics' | 'marketing';

/**
 * Gives the id of the consent under which something may be sent now. Asks when there is none yet; `null` is a no, and
 * the screen goes on without.
 */
export type AskConsent = (purpose: ConsentPurpose) => Promise<string | null>;

const ConsentPromptContext = createContext<AskConsent | null>(null);

export const ConsentPromptProvider = ConsentPromptContext.Provider;

/**
 * The port between features that want to send something and the one that keeps the consents.
 * @throws Error when nobody fulfils it
 */
export function useConsentPrompt(): AskConsent {
  const askConsent = useContext(ConsentPromptContext);
  if (askConsent === null) throw new Error('useConsentPrompt needs a ConsentPromptProvider');
  return askConsent;
}
