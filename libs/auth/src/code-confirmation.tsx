import { ConfirmByCodeProvider, loadWords, type CodePurpose } from '@clearloan/ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { CodeSheet } from './pages/code-sheet';
import { words } from './words';

export interface CodeConfirmationProps {
  /** The sheet could not be fetched: the place to say that there is no connection. The asker is answered `null`. */
  readonly onUnavailable?: (() => void) | undefined;
  readonly children: ReactNode;
}

type Answer = (code: string | null) => void;

interface Asked {
  readonly Sheet: typeof CodeSheet;
  readonly purpose: CodePurpose;
}

async function loadSheet(): Promise<typeof CodeSheet> {
  const [{ CodeSheet: Sheet }] = await Promise.all([import('./pages/code-sheet'), loadWords(words)]);
  return Sheet;
}

/** Fulfils `useConfirmByCode` for every screen inside it. The sheet is fetched when it is first asked for; one is open at a time. */
export function CodeConfirmation({ onUnavailable, children }: CodeConfirmationProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const waiting = useRef<Answer | null>(null);
  const close = useCallback<Answer>((code) => {
    waiting.current?.(code);
    waiting.current = null;
    setAsked(null);
  }, []);
  const confirmByCode = useCallback(
    async (purpose: CodePurpose) => {
      try {
        const Sheet = await loadSheet();
        close(null);
        return await new Promise<string | null>((answer) => {
          waiting.current = answer;
          setAsked({ Sheet, purpose });
        });
      } catch {
        onUnavailable?.();
        return null;
      }
    },
    [close, onUnavailable],
  );
  return (
    <ConfirmByCodeProvider value={confirmByCode}>
      {children}
      {asked && <asked.Sheet key={asked.purpose} purpose={asked.purpose} onAnswer={close} />}
    </ConfirmByCodeProvider>
  );
}
