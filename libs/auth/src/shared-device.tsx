import { useLoggedIn } from '@clearloan/api-client';
import { SharedDeviceProvider, useAmountsHidden, ReadAloudProvider } from '@clearloan/app-runtime';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLeave } from './leaving';
import type { StillThere } from './pages/still-there';
import { isDeviceShared, noteTouch, onSharingChange, presentIdlePhase } from './device/shared-device';
import type { IdlePhase } from './rules/idle';
import { isReadAloudWanted, onReadAloudChange } from './preferences';

export interface SharedDeviceProps {
  /** Loads the "still there?" dialog with its messages. */
  readonly loadQuestion: () => Promise<typeof StillThere>;
  readonly children: ReactNode;
}

/** Provides whether this is a shared device to all screens inside; if so, ends idle visits. */
export function SharedDevice({ loadQuestion, children }: SharedDeviceProps) {
  const isShared = useSyncExternalStore(onSharingChange, isDeviceShared, () => false);
  const isLoggedIn = useLoggedIn();
  return (
    <SharedDeviceProvider value={isShared}>
      {children}
      {isShared && isLoggedIn && <IdleWatch loadQuestion={loadQuestion} />}
    </SharedDeviceProvider>
  );
}

function IdleWatch({ loadQuestion }: Pick<SharedDeviceProps, 'loadQuestion'>) {
  const { logOut } = useLeave();
  const [phase, stay] = useIdlePhase();
  const loaded = useQuestion(loadQuestion, phase === 'ending');
  useEffect(() => {
    if (phase === 'over') void logOut();
  }, [phase, logOut]);
  useHiddenWhenAway();
  return loaded && phase === 'ending' ? <loaded.Question onStay={stay} /> : null;
}

const lookEveryMs = 5000;

const touches = ['pointerdown', 'keydown'] as const;

/** The phase of the visit, and a function that restarts it. A page that becomes visible again checks at once. */
function useIdlePhase(): [IdlePhase, () => void] {
  const [phase, setPhase] = useState<IdlePhase>('active');
  useEffect(() => {
    const update = () => setPhase(presentIdlePhase());
    const timer = setInterval(update, lookEveryMs);
    document.addEventListener('visibilitychange', update);
    // While the dialog is open only its button counts, so that the question is read.
    const touch = () => {
      if (presentIdlePhase() === 'active') noteTouch();
    };
    for (const kind of touches) window.addEventListener(kind, touch, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      for (const kind of touches) window.removeEventListener(kind, touch, { capture: true });
    };
  }, []);
  const stay = () => {
    noteTouch();
    setPhase(presentIdlePhase());
  };
  return [phase, stay];
}

interface Loaded {
  readonly Question: typeof StillThere;
}

/** The dialog is loaded when first needed; without it the visit still ends in time. */
function useQuestion(load: SharedDeviceProps['loadQuestion'], isNeeded: boolean): Loaded | undefined {
  const [question, setQuestion] = useState<Loaded>();
  useEffect(() => {
    if (!isNeeded || question) return;
    load().then(
      (Question) => setQuestion({ Question }),
      () => undefined,
    );
  }, [load, isNeeded, question]);
  return question;
}

/** The next user of the device sees no amounts. */
function useHiddenWhenAway(): void {
  const { hidden, toggle } = useAmountsHidden();
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden' && !hidden) toggle();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
    };
  }, [hidden, toggle]);
}

/** Provides whether the borrower wants Listen buttons to all screens inside. */
export function ReadAloud({ children }: { readonly children: ReactNode }) {
  const isWanted = useSyncExternalStore(onReadAloudChange, isReadAloudWanted, () => true);
  return <ReadAloudProvider value={isWanted}>{children}</ReadAloudProvider>;
}
