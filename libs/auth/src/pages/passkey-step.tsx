import type { RefusedCode, SignWithCode } from '@clearloan/app-runtime';
import { Button, Note, Sheet, SkeletonList, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { signByPasskey, usePasskeyChallenge, usePasskeys } from '@clearloan/session';

export interface PasskeyStepProps {
  /** What the passkey signs. */
  readonly subject: string;
  readonly sign: SignWithCode;
  /** The label of the button that signs. */
  readonly act: string;
  /** While true, the sheet does not close. */
  readonly onSending: (isSending: boolean) => void;
  /** The borrower signs with a code instead. */
  readonly onCode: () => void;
  readonly onCancel: () => void;
  readonly onSigned: () => void;
}

/**
 * Signs with a passkey; no code is sent then. When that does not work, nothing is signed, and the code remains. Without a
 * passkey, a code signs.
 */
export function PasskeyStep(props: PasskeyStepProps) {
  const { t } = useLingui();
  const { act, onCode, onCancel } = props;
  const hasPasskey = useHasPasskey();
  const { isHidden, isBusy, failure, submit } = usePasskeySigning(props);
  useEffect(() => {
    if (hasPasskey === false) onCode();
  }, [hasPasskey, onCode]);
  return (
    <Sheet
      open={!isHidden}
      title={t`Sign with your passkey`}
      onClose={onCancel}
      foot={
        hasPasskey && (
          <Stack gap={2}>
            <Button loading={isBusy} onClick={() => void submit()}>
              {act}
            </Button>
            <Button kind="line" disabled={isBusy} onClick={onCode}>
              <Trans>Use a code instead</Trans>
            </Button>
          </Stack>
        )
      }
    >
      {hasPasskey ? (
        <Stack pad>
          <Text tone="dim">
            <Trans>Your device asks for your fingerprint, face or screen lock. Then it’s signed.</Trans>
          </Text>
          {failure !== null && <NothingSigned failure={failure} />}
        </Stack>
      ) : (
        <SkeletonList rows={2} />
      )}
    </Sheet>
  );
}

/** Undefined while the borrower's passkeys load; false also when they don't. */
function useHasPasskey(): boolean | undefined {
  const { data, isPending, fetchStatus } = usePasskeys();
  if (isPending && fetchStatus !== 'paused') return undefined;
  return data !== undefined && data.list.length > 0;
}

/** The device did not confirm, or the lender refused. */
type SigningFailure = 'cancelled' | RefusedCode;

const NothingSigned = ({ failure }: { readonly failure: SigningFailure }) => (
  <Note kind="over" role="alert" title={<Trans>Nothing was signed</Trans>}>
    {failure === 'cancelled' ? (
      <Trans>Your device didn’t confirm that it’s you. Try again, or use a code.</Trans>
    ) : (
      failure.message
    )}
  </Note>
);

/** One attempt at a time, as for a code. Each one has its own challenge. */
function usePasskeySigning({ subject, sign, onSending, onSigned }: PasskeyStepProps) {
  const challenge = usePasskeyChallenge();
  const [failure, setFailure] = useState<SigningFailure | null>(null);
  const [isHidden, setHidden] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const attempt = async (): Promise<SigningFailure | null> => {
    const outcome = await challenge.run({ type: 'confirm', subject });
    if (!outcome.ok) return outcome.error;
    const passkey = await signByPasskey(outcome.data);
    if (passkey === undefined) return 'cancelled';
    const { refused } = await sign('', () => setHidden(true), passkey);
    return refused ?? null;
  };
  const submit = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    onSending(true);
    setBusy(true);
    setFailure(null);
    const attempted = attempt();
    // After an unexpected error the borrower can sign again, or leave.
    attempted.catch(() => setHidden(false));
    const failed = await attempted.finally(() => {
      isRunning.current = false;
      onSending(false);
      setBusy(false);
    });
    if (failed === null) {
      onSigned();
      return;
    }
    setFailure(failed);
    setHidden(false);
  };
  return { isHidden, isBusy, failure, submit };
}
