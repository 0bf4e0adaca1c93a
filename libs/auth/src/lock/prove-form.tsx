import { Button, LockSimpleIcon, Note, OtpField, Stack } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState, type FormEvent } from 'react';
import type { AppLock } from '../device/lock-store';
import { isWholePin, pinLength } from '../rules/lock';
import { useProving } from './use-proving';

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
      <Stack gap={4}>
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
    <Stack gap={4}>
      {failure !== undefined && <Note kind="over" role="alert" title={failure} />}
      <Button icon={<LockSimpleIcon />} loading={isBusy} onClick={() => void submit()}>
        {act}
      </Button>
    </Stack>
  );
}
