import type { Purpose } from '@clearloan/api-client/declare';
import { useLanguage } from '@clearloan/app-runtime';
import type { ConsentText } from '../consents';
import { consentTextVersion, usePurposeText } from '../parts/use-purpose-text';

/** Makes the proof of what stood on the screen when a borrower said yes. */
export function useConsentText(purpose: Purpose): () => Promise<ConsentText> {
  const locale = useLanguage();
  const { title, items, why, kept, shared, without } = usePurposeText()[purpose];
  return async () => ({
    version: consentTextVersion,
    hash: await sha256([title, items, why, kept, shared, without].join('\n')),
    locale,
  });
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
