import { useAmountsHidden } from '@clearloan/app-runtime';
import { Dialog } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLeave, noteTouch, presentIdlePhase, type IdlePhase } from '@clearloan/session';

/** Ends an idle visit on a shared device, and asks one minute before. */
export function IdleWatch() {
  const { logOut } = useLeave();
  const [phase, stay] = useIdlePhase();
  useEffect(() => {
    if (phase === 'over') void logOut();
  }, [phase, logOut]);
  useHiddenWhenAway();
  return phase === 'ending' ? <StillThere onStay={stay} /> : null;
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

interface StillThereProps {
  readonly onStay: () => void;
}

/** Asks before a visit ends automatically, so that a slow reader is not logged out (WCAG 2.2, 2.2.1). */
function StillThere({ onStay }: StillThereProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      title={t`Are you still there?`}
      confirmLabel={t`Stay logged in`}
      onConfirm={onStay}
      onCancel={onStay}
    >
      <Trans>This phone is shared, so you’ll be logged out in one minute.</Trans>
    </Dialog>
  );
}
