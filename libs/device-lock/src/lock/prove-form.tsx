import { Button, LockSimpleIcon, Note, OtpField, Stack } from '@clearloan/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { wrongTries, type AppLock } from '../device/lock-store';
import { isWholePin, pinLength, triesLeft } from '../rules/lock';
import { tryPasskey, tryPin, type PinOutcome } from '../device/unlock';

export interface ProveFormProps {
  readonly lock: AppLock;
  /** The button's label, such as "Unlock". */
  readonly act: string;
  readonly onProven: () => void;
  /** No attempts are left: the session must end. */
  readonly onUsedUp: () => void;
}

/** Prompts for the present lock: the PIN, or the fingerprint or face that the device verifies. */
export const ProveForm = (props: ProveFormProps) =>
  props.lock.kind === 'pin' ? <PinForm {...props} /> : <PasskeyForm {...props} />;

/** The last digit submits. A wrong PIN clears the field for the next attempt. */
function PinForm({ lock, act, onProven, onUsedUp }: ProveFormProps) {
  const { t } = useLingui();
  const fieldId = useId();
  const [pin, setPin] = useState('');
  const { isBusy, failure, prove } = useProving(lock, onUsedUp);
  useEffect(() => {
    document.getElementById(fieldId)?.focus();
  }, [fieldId]);
  const submit = async (digits: string) => {
    if (!isWholePin(digits)) return;
    if (await prove(digits)) onProven();
    else setPin('');
  };
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(pin);
      }}
    >
      <Stack>
        <OtpField
          id={fieldId}
          label={t`Your ${pinLength}-digit PIN`}
          length={pinLength}
          secret
          value={pin}
          onChange={setPin}
          onComplete={(digits) => void submit(digits)}
          error={pin === '' ? failure : undefined}
        />
        <Button
          type="submit"
          loading={isBusy}
          disabled={!isWholePin(pin)}
          reason={t`Enter all ${pinLength} digits first.`}
        >
          {act}
        </Button>
      </Stack>
    </form>
  );
}

function PasskeyForm({ lock, act, onProven, onUsedUp }: ProveFormProps) {
  const { isBusy, failure, prove } = useProving(lock, onUsedUp);
  const submit = async () => {
    if (await prove('')) onProven();
  };
  return (
    <Stack>
      {failure !== undefined && <Note kind="over" role="alert" title={failure} />}
      <Button icon={<LockSimpleIcon />} loading={isBusy} onClick={() => void submit()}>
        {act}
      </Button>
    </Stack>
  );
}

interface Proving {
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  /** @param pin six digits; ignored if the lock is a passkey @returns whether the lock is proven */
  readonly prove: (pin: string) => Promise<boolean>;
}

/** Verifies the present lock, one attempt at a time. @param onUsedUp called when the session must end */
function useProving(lock: AppLock, onUsedUp: () => void): Proving {
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
