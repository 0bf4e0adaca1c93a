import { pathTo } from '@clearloan/routes';
import { ChoiceGroup, ChoiceList, Note, Page, PrimaryAction, Stack, Text } from '@clearloan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState, type FormEvent } from 'react';
import type { AppLock } from '../device/lock-store';
import { canUsePasskey } from '../device/unlock';
import { lockAfterMinutes, type LockAfterMinutes } from '../rules/lock';
import { NewPin, isGoodNewPin, type TypedPins } from './new-pin';
import { useSavingLock, type LockKind, type SavingOutcome } from './use-saving-lock';

const noPins: TypedPins = { pin: '', repeated: '' };

function useLockForm(lock: AppLock | undefined) {
  const saving = useSavingLock(lock);
  const { present } = saving;
  const [kind, setKind] = useState<LockKind>(lock?.kind ?? 'off');
  const [afterMinutes, setAfterMinutes] = useState<LockAfterMinutes>(lock?.afterMinutes ?? 1);
  const [pins, setPins] = useState(noPins);
  const [isTried, setTried] = useState(false);
  const isPinNew = kind === 'pin' && (present?.kind !== 'pin' || pins.pin !== '');
  const change = (apply: () => void) => {
    saving.again();
    apply();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isPinNew && !isGoodNewPin(pins)) return;
    await saving.save({ kind, afterMinutes, pin: isPinNew ? pins.pin : undefined });
    setTried(false);
    setPins(noPins);
  };
  return {
    saving,
    kind,
    setKind,
    afterMinutes,
    setAfterMinutes,
    pins,
    setPins,
    isTried: isTried && isPinNew,
    change,
    submit,
  };
}

/** Chooses between off, fingerprint or face, and PIN, and the time in the background until the app locks. */
export function LockForm({ lock }: { readonly lock: AppLock | undefined }) {
  const { t } = useLingui();
  const formId = useId();
  const { saving, kind, setKind, afterMinutes, setAfterMinutes, pins, setPins, isTried, change, submit } =
    useLockForm(lock);
  const { present, outcome } = saving;
  return (
    <Page
      title={t`App lock`}
      back={pathTo('setting')}
      bottomBar={
        <PrimaryAction type="submit" form={formId} loading={saving.isBusy}>
          <Trans>Save</Trans>
        </PrimaryAction>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={5}>
          <KindList kind={kind} onChange={(chosen) => change(() => setKind(chosen))} />
          <Stack gap={5} pad>
            {kind === 'pin' && (
              <NewPin
                typed={pins}
                onChange={(typed) => change(() => setPins(typed))}
                isTried={isTried}
                isChange={present?.kind === 'pin'}
              />
            )}
            {kind !== 'off' && (
              <AfterMinutes
                value={afterMinutes}
                onChange={(chosen) => change(() => setAfterMinutes(chosen))}
              />
            )}
            {outcome !== undefined && <OutcomeNote outcome={outcome} isOn={present !== undefined} />}
            <Text tone="dim" size="sm">
              <Trans>
                App lock stops others who pick up your phone from opening the app. It doesn’t encrypt data on
                the phone.
              </Trans>
            </Text>
          </Stack>
        </Stack>
      </form>
    </Page>
  );
}

interface KindListProps {
  readonly kind: LockKind;
  readonly onChange: (kind: LockKind) => void;
}

/** Fingerprint or face is offered only on a device that can verify it. */
function KindList({ kind, onChange }: KindListProps) {
  const { t } = useLingui();
  const [hasPasskey, setHasPasskey] = useState(kind === 'passkey');
  useEffect(() => {
    void canUsePasskey().then((isUsable) => isUsable && setHasPasskey(true));
  }, []);
  const passkey = {
    value: 'passkey' as const,
    title: t`Fingerprint or face`,
    note: t`Or your phone’s screen lock`,
  };
  return (
    <ChoiceList
      label={t`App lock`}
      value={kind}
      onChange={onChange}
      choices={[
        { value: 'off', title: t`Off` },
        ...(hasPasskey ? [passkey] : []),
        { value: 'pin', title: t`PIN`, note: t`6 digits, only for this app` },
      ]}
    />
  );
}

interface AfterMinutesProps {
  readonly value: LockAfterMinutes;
  readonly onChange: (minutes: LockAfterMinutes) => void;
}

function AfterMinutes({ value, onChange }: AfterMinutesProps) {
  const { t } = useLingui();
  return (
    <ChoiceGroup
      label={<Trans>Lock after leaving the app for</Trans>}
      hint={t`It’s also locked each time the app opens.`}
      value={String(value)}
      onChange={(chosen) => {
        const minutes = lockAfterMinutes.find((each) => String(each) === chosen);
        if (minutes !== undefined) onChange(minutes);
      }}
      choices={lockAfterMinutes.map((minutes) => ({
        value: String(minutes),
        title: t`${plural(minutes, { one: '# minute', other: '# minutes' })}`,
      }))}
    />
  );
}

function OutcomeNote({ outcome, isOn }: { readonly outcome: SavingOutcome; readonly isOn: boolean }) {
  const { t } = useLingui();
  const textOf = {
    saved: isOn ? t`Saved. App lock is on.` : t`Saved. App lock is off.`,
    'not-kept': t`This phone couldn’t save that. Free up some space, or turn off private browsing, and try again.`,
    cancelled: t`Your phone couldn’t confirm it’s you. Try again, or choose a PIN.`,
    failed: t`We couldn’t set the PIN. Try again.`,
  };
  const isSaved = outcome === 'saved';
  return (
    <Note kind={isSaved ? 'paid' : 'over'} role={isSaved ? 'status' : 'alert'} title={textOf[outcome]} />
  );
}
