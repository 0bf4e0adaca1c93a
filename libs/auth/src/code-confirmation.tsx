import { AppRuntimeProvider, type ConfirmByCode } from '@clearloan/app-runtime';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CodeSheet, CodeSheetProps } from './pages/code-sheet';

export interface CodeConfirmationProps {
  /** Loads the sheet and its messages. */
  readonly loadSheet: () => Promise<typeof CodeSheet>;
  /** The sheet could not be loaded: show that there is no connection. Nothing is signed then. */
  readonly onUnavailable?: (() => void) | undefined;
  readonly children: ReactNode;
}

interface PendingConfirmation extends Omit<CodeSheetProps, 'onOver'> {
  readonly Sheet: typeof CodeSheet;
}

/** Provides `useConfirmByCode` to all screens inside. The sheet is loaded on first use; only one is open at a time. */
export function CodeConfirmation({ loadSheet, onUnavailable, children }: CodeConfirmationProps) {
  const [confirmation, setConfirmation] = useState<PendingConfirmation | null>(null);
  const waiting = useRef<(() => void) | null>(null);
  const close = useCallback(() => {
    waiting.current?.();
    waiting.current = null;
    setConfirmation(null);
  }, []);
  const confirmByCode = useCallback<ConfirmByCode>(
    async (purpose, sign, subject) => {
      try {
        const Sheet = await loadSheet();
        close();
        await new Promise<void>((over) => {
          waiting.current = over;
          setConfirmation({ Sheet, purpose, sign, subject });
        });
      } catch {
        onUnavailable?.();
      }
    },
    [close, loadSheet, onUnavailable],
  );
  const runtime = useMemo(() => ({ confirmByCode }), [confirmByCode]);
  return (
    <AppRuntimeProvider value={runtime}>
      {children}
      {confirmation && <confirmation.Sheet key={confirmation.purpose} {...confirmation} onOver={close} />}
    </AppRuntimeProvider>
  );
}
