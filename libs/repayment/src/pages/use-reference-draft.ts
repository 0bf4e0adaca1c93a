import { safeStorage } from '@clearloan/api-client';
import { useState } from 'react';

const storage = safeStorage(() => window.sessionStorage);

/**
 * A reference that is half typed outlives a reload of this tab: nobody should have to go back to the bank's message for
 * it. Nothing else of the form is kept, and a reference that was sent is forgotten.
 */
export function useReferenceDraft(orderId: string) {
  const entry = `clearloan.draft.reference.${orderId}`;
  const [typed, setTyped] = useState<string | undefined>(() => storage.get(entry) ?? undefined);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      storage.set(entry, text);
    },
    forget: () => {
      storage.remove(entry);
    },
  };
}
