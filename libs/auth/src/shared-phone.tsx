import { useLoggedIn } from '@clearloan/api-client';
import { loadWords, SharedPhoneProvider, useAmountsHidden } from '@clearloan/ui';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLeave } from './leaving';
import type { StillThere } from './pages/still-there';
import { isPhoneShared, noteTouch, onSharingChange, presentIdlePhase } from './phone/shared-phone';
import type { IdlePhase } from './rules/idle';
import { words } from './words';

/** Tells every screen inside it whether others use this phone; if so, watches that no visit is left open. */
export function SharedPhone({ children }: { readonly children: ReactNode }) {
  const isShared = useSyncExternalStore(onSharingChange, isPhoneShared, () => false);
  const isLoggedIn = useLoggedIn();
  return (
    <SharedPhoneProvider value={isShared}>
      {children}
      {isShared && isLoggedIn && <IdleWatch />}
    </SharedPhoneProvider>
  );
}

function IdleWatch() {
  const { logOut } = useLeave();
  const [phase, stay] = useIdlePhase();
  const warning = useWarning(phase === 'ending');
  useEffect(() => {
    if (phase === 'over') void logOut();
  }, [phase, logOut]);
  useHiddenWhenAway();
  return warning && phase === 'ending' ? <warning.StillThere onStay={stay} /> : null;
}

const lookEveryMs = 5000;
const touches = ['pointerdown', 'keydown'] as const;

/** The phase of the visit, and the way back to its beginning. A page that comes back into view looks at once. */
function useIdlePhase(): [IdlePhase, () => void] {
  const [phase, setPhase] = useState<IdlePhase>('active');
  useEffect(() => {
    const look = () => setPhase(presentIdlePhase());
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    // Who is asked whether they are there answers by the button, so that the question is read.
    const touch = () => {
      if (presentIdlePhase() === 'active') noteTouch();
    };
    for (const kind of touches) window.addEventListener(kind, touch, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      for (const kind of touches) window.removeEventListener(kind, touch, { capture: true });
    };
  }, []);
  const stay = () => {
    noteTouch();
    setPhase(presentIdlePhase());
  };
  return [phase, stay];
}

interface Warning {
  readonly StillThere: typeof StillThere;
}

/** The question is fetched when it is first needed; without it the visit still ends in time. */
function useWarning(isNeeded: boolean): Warning | undefined {
  const [warning, setWarning] = useState<Warning>();
  useEffect(() => {
    if (!isNeeded || warning) return;
    Promise.all([import('./pages/still-there'), loadWords(words)]).then(
      ([loaded]) => setWarning(loaded),
      () => undefined,
    );
  }, [isNeeded, warning]);
  return warning;
}

/** Whoever takes the phone next sees no amounts. */
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
