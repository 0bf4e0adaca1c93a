import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { tryPasskey, tryPin, type PinOutcome } from '../device/unlock';
import { wrongTries, type AppLock } from '../device/lock-store';
import { triesLeft } from '../rules/lock';

export interface Proving {
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  /** @param pin six digits; ignored if the lock is a passkey @returns whether the lock is proven */
  readonly prove: (pin: string) => Promise<boolean>;
}

/** Verifies the present lock, one attempt at a time. @param onUsedUp called when the session must end */
export function useProving(lock: AppLock, onUsedUp: () => void): Proving {
  const failureOf = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const prove = async (pin: string) => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(undefined);
    const outcome = lock.kind === 'pin' ? await tryPin(lock, pin) : await passkeyOutcome(lock);
    setBusy(false);
    if (outcome === 'used-up') onUsedUp();
    else setFailure(failureOf(outcome));
    return outcome === 'right';
  };
  return { isBusy, failure, prove };
}

type Outcome = PinOutcome | 'not-proven';

const passkeyOutcome = async (lock: Extract<AppLock, { kind: 'passkey' }>): Promise<Outcome> =>
  (await tryPasskey(lock)) ? 'right' : 'not-proven';

function useFailureText(): (outcome: Exclude<Outcome, 'used-up'>) => string | undefined {
  const { t } = useLingui();
  return (outcome) => {
    const left = triesLeft(wrongTries());
    const textOf = {
      right: undefined,
      wrong: t`Wrong PIN. ${plural(left, { one: '# try left.', other: '# tries left.' })}`,
      'not-kept': t`This phone is out of storage, so we can’t check your PIN. Free up some space and try again.`,
      failed: t`We couldn’t check your PIN. Try again.`,
      'not-proven': t`That didn’t work. Try again.`,
    };
    return textOf[outcome];
  };
}
