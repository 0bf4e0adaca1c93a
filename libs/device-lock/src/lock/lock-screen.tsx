import { callLink } from '@clearloan/formatting';
import { Button, LinkAction, Pad, PhoneIcon, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLeave, BareHead, BarePage } from '@clearloan/session';
import { onLockChange, readLock, type AppLock } from '../device/lock-store';
import { isUsedUp } from '../device/unlock';
import { pinTries } from '../rules/lock';
import { ProveForm } from './prove-form';

export interface LockScreenProps {
  readonly brandName: string;
  /** The lender's support number. */
  readonly helpPhone: string;
  readonly onUnlocked: () => void;
  /** The session has ended and the borrower continues. */
  readonly onLeft: () => void;
  /** Another tab turned the lock off or logged out. */
  readonly onGone: () => void;
}

type Stage = 'locked' | 'leaving' | 'used-up';

/** Replaces the whole app. It shows no name and no amount of the borrower. */
export function LockScreen(props: LockScreenProps) {
  const { brandName, onUnlocked, onGone } = props;
  const [lock] = useState(readLock);
  const [stage, setStage] = useState<Stage>(() => (isUsedUp() ? 'used-up' : 'locked'));
  useEffect(() => {
    document.title = brandName;
  }, [brandName]);
  useEffect(
    () => onLockChange({ onOpened: onUnlocked, onGone: stage === 'used-up' ? () => undefined : onGone }),
    [onUnlocked, onGone, stage],
  );
  return (
    <BarePage>
      {stage === 'locked' && <Locked {...props} lock={lock} onStage={setStage} />}
      {stage === 'leaving' && <Leaving {...props} onStage={setStage} />}
      {stage === 'used-up' && <UsedUp {...props} />}
      <Help phone={props.helpPhone} />
    </BarePage>
  );
}

interface LockedProps extends Pick<LockScreenProps, 'brandName' | 'onUnlocked'> {
  readonly lock: AppLock | 'broken' | undefined;
  readonly onStage: (stage: Stage) => void;
}

function Locked({ brandName, lock, onUnlocked, onStage }: LockedProps) {
  const { t } = useLingui();
  const isReadable = lock !== undefined && lock !== 'broken';
  return (
    <>
      <BareHead title={<Trans>{brandName} is locked</Trans>}>
        {isReadable ? (
          <LockHint lock={lock} />
        ) : (
          <Trans>App lock stopped working. Log out, then log in with a code.</Trans>
        )}
      </BareHead>
      <Stack gap={3} pad>
        {isReadable && (
          <ProveForm
            lock={lock}
            act={t`Unlock`}
            onProven={onUnlocked}
            onUsedUp={() => {
              onStage('used-up');
            }}
          />
        )}
        <Button
          kind="line"
          onClick={() => {
            onStage('leaving');
          }}
        >
          <Trans>Log out</Trans>
        </Button>
      </Stack>
    </>
  );
}

const LockHint = ({ lock }: { readonly lock: AppLock }) =>
  lock.kind === 'pin' ? (
    <Trans>Enter your PIN. Forgot it? Log out, then log in with a code.</Trans>
  ) : (
    <Trans>Unlock with your fingerprint, face or screen lock.</Trans>
  );

/** A confirmation, because unsent data is lost. */
function Leaving({ onLeft, onStage }: LockScreenProps & Pick<LockedProps, 'onStage'>) {
  const { logOut } = useLeave();
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void logOut().then(onLeft);
  };
  return (
    <>
      <BareHead title={<Trans>Log out?</Trans>}>
        <Trans>Everything on this phone that you haven’t sent yet will be deleted.</Trans>
      </BareHead>
      <Stack gap={3} pad>
        <Button loading={isBusy} onClick={leave}>
          <Trans>Log out</Trans>
        </Button>
        <Button
          kind="line"
          onClick={() => {
            onStage('locked');
          }}
        >
          <Trans>Stay</Trans>
        </Button>
      </Stack>
    </>
  );
}

/** Ends the session automatically and explains why. */
function UsedUp({ onLeft }: LockScreenProps) {
  const { logOut } = useLeave();
  const [isOver, setOver] = useState(false);
  const isStarted = useRef(false);
  const end = useCallback(async () => {
    await logOut();
    setOver(true);
  }, [logOut]);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void end();
  }, [end]);
  return (
    <>
      <BareHead title={<Trans>You’ve been logged out</Trans>}>
        <span role="alert">
          <Trans>The PIN was wrong {pinTries} times. To get back in, log in with a code.</Trans>
        </span>
      </BareHead>
      <Pad>
        <Button loading={!isOver} onClick={onLeft}>
          <Trans>Go to login</Trans>
        </Button>
      </Pad>
    </>
  );
}

function Help({ phone }: { readonly phone: string }) {
  const href = callLink(phone);
  const number = (
    <Text as="span" code>
      {phone}
    </Text>
  );
  return (
    <div className="cl-page-question">
      <p className="cl-page-lead">
        <Trans>Need help? Call us:</Trans>
      </p>
      {href === undefined ? (
        number
      ) : (
        <LinkAction href={href} icon={<PhoneIcon size="small" />}>
          {number}
        </LinkAction>
      )}
    </div>
  );
}
