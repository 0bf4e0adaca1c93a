import type { Purpose } from '@clearloan/api-client/declare';
import { AppRuntimeProvider, useMarket } from '@clearloan/app-runtime';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ConsentText } from './consents';
import type { ConsentSheet } from './pages/consent-sheet';
import { usePrivacy } from './privacy-context';

type Answer = (text: ConsentText | null) => void;

interface PendingPrompt {
  readonly Sheet: typeof ConsentSheet;
  readonly purpose: Purpose;
  /** Of this question and no other: a yes may come late, when its proof is made. */
  readonly answer: Answer;
  readonly number: number;
}

export interface ConsentPromptsProps {
  /** Loads the sheet with its words. */
  readonly loadSheet: () => Promise<typeof ConsentSheet>;
  readonly children: ReactNode;
}

/**
 * Fulfils `useConsentPrompt` for every screen inside it. Who has agreed already is not asked again; what the market
 * forbids is not asked at all; a sheet that cannot be fetched counts as a no.
 */
export function ConsentPrompts({ loadSheet, children }: ConsentPromptsProps) {
  const { consents } = usePrivacy();
  const { contactsUpload } = useMarket();
  const [asked, setAsked] = useState<PendingPrompt | null>(null);
  const open = useRef<Answer | null>(null);
  const count = useRef(0);
  const askConsent = useCallback(
    async (purpose: Purpose) => {
      const live = consents.liveId(purpose);
      if (live !== undefined) return live;
      if (purpose === 'contacts' && contactsUpload === 'forbidden') return null;
      const Sheet = await loadSheet().catch(() => null);
      if (Sheet === null) return null;
      open.current?.(null);
      const text = await new Promise<ConsentText | null>((resolve) => {
        const answer: Answer = (said) => {
          resolve(said);
          if (open.current !== answer) return;
          open.current = null;
          setAsked(null);
        };
        open.current = answer;
        count.current += 1;
        setAsked({ Sheet, purpose, answer, number: count.current });
      });
      return text && (await consents.give(purpose, text));
    },
    [consents, contactsUpload, loadSheet],
  );
  const runtime = useMemo(() => ({ askConsent }), [askConsent]);
  return (
    <AppRuntimeProvider value={runtime}>
      {children}
      {asked && <asked.Sheet key={asked.number} purpose={asked.purpose} onAnswer={asked.answer} />}
    </AppRuntimeProvider>
  );
}
