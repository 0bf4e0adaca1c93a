import type { Purpose } from '@clearloan/api-client/declare';
import { ConsentPromptProvider, loadWords, useMarket } from '@clearloan/ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { ConsentText } from './consents';
import type { ConsentSheet } from './pages/consent-sheet';
import { usePrivacy } from './privacy-context';
import { words } from './words';

type Answer = (text: ConsentText | null) => void;

interface Asked {
  readonly Sheet: typeof ConsentSheet;
  readonly purpose: Purpose;
}

async function loadSheet(): Promise<typeof ConsentSheet> {
  // With the sheet comes what tells the lender of a yes.
  const parts = [import('./pages/consent-sheet'), loadWords(words), import('./consent-events')] as const;
  const [{ ConsentSheet: Sheet }] = await Promise.all(parts);
  return Sheet;
}

/**
 * Fulfils `useConsentPrompt` for every screen inside it. Who has agreed already is not asked again; what the market
 * forbids is not asked at all; a sheet that cannot be fetched counts as a no.
 */
export function ConsentPrompts({ children }: { readonly children: ReactNode }) {
  const { consents } = usePrivacy();
  const { contactsUpload } = useMarket();
  const [asked, setAsked] = useState<Asked | null>(null);
  const waiting = useRef<Answer | null>(null);
  const close = useCallback<Answer>((text) => {
    waiting.current?.(text);
    waiting.current = null;
    setAsked(null);
  }, []);
  const askConsent = useCallback(
    async (purpose: Purpose) => {
      const live = consents.liveId(purpose);
      if (live !== undefined) return live;
      if (purpose === 'contacts' && contactsUpload === 'forbidden') return null;
      const Sheet = await loadSheet().catch(() => null);
      if (Sheet === null) return null;
      close(null);
      const text = await new Promise<ConsentText | null>((answer) => {
        waiting.current = answer;
        setAsked({ Sheet, purpose });
      });
      return text && (await consents.give(purpose, text));
    },
    [close, consents, contactsUpload],
  );
  return (
    <ConsentPromptProvider value={askConsent}>
      {children}
      {asked && <asked.Sheet key={asked.purpose} purpose={asked.purpose} onAnswer={close} />}
    </ConsentPromptProvider>
  );
}
