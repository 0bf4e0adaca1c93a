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
  /** Belongs to this prompt only: an answer may arrive late, after its hash is computed. */
  readonly answer: Answer;
  readonly number: number;
}

export interface ConsentPromptsProps {
  /** Loads the sheet and its messages. */
  readonly loadSheet: () => Promise<typeof ConsentSheet>;
  readonly children: ReactNode;
}

/**
 * Provides `useAskConsent` to all screens inside. Existing consent is not requested again; what the market
 * forbids is never requested; a sheet that fails to load counts as a refusal.
 */
export function ConsentPrompts({ loadSheet, children }: ConsentPromptsProps) {
  const { consents } = usePrivacy();
  const { contactsUpload } = useMarket();
  const [prompt, setPrompt] = useState<PendingPrompt | null>(null);
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
        const answer: Answer = (choice) => {
          resolve(choice);
          if (open.current !== answer) return;
          open.current = null;
          setPrompt(null);
        };
        open.current = answer;
        count.current += 1;
        setPrompt({ Sheet, purpose, answer, number: count.current });
      });
      return text && (await consents.give(purpose, text));
    },
    [consents, contactsUpload, loadSheet],
  );
  const runtime = useMemo(() => ({ askConsent }), [askConsent]);
  return (
    <AppRuntimeProvider value={runtime}>
      {children}
      {prompt && <prompt.Sheet key={prompt.number} purpose={prompt.purpose} onAnswer={prompt.answer} />}
    </AppRuntimeProvider>
  );
}
