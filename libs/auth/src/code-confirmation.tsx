import {
  AppRuntimeProvider,
  type CodePurpose,
  type ConfirmByCode,
  type SignWithCode,
} from '@clearloan/app-runtime';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CodeSheet } from './pages/code-sheet';

export interface CodeConfirmationProps {
  /** Loads the sheet and its messages. */
  readonly loadSheet: () => Promise<typeof CodeSheet>;
  /** The sheet could not be loaded: show that there is no connection. Nothing is signed then. */
  readonly onUnavailable?: (() => void) | undefined;
  readonly children: ReactNode;
}

interface PendingConfirmation {
  readonly Sheet: typeof CodeSheet;
  readonly purpose: CodePurpose;
  readonly sign: SignWithCode;
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
    async (purpose, sign) => {
      try {
        const Sheet = await loadSheet();
        close();
        await new Promise<void>((over) => {
          waiting.current = over;
          setConfirmation({ Sheet, purpose, sign });
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
      {confirmation && (
        <confirmation.Sheet
          key={confirmation.purpose}
          purpose={confirmation.purpose}
          sign={confirmation.sign}
          onOver={close}
        />
      )}
    </AppRuntimeProvider>
  );
}
