import { useRead } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { useHasScreen, type CodePurpose, type RefusedCode, type SignWithCode } from '@clearloan/app-runtime';
import { Button, Sheet, Stack, Text } from '@clearloan/ui';
import { pathTo } from '@clearloan/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useId, useRef, useState, type ComponentType } from 'react';
import {
  CodeEntry,
  codeLengthOf,
  OnlyForYou,
  isStillGood,
  useCodeSender,
  type CodeSender,
} from '@clearloan/session';
import { userInfo } from '@clearloan/session/contract';
import type { PasskeyStepProps } from './passkey-step';

export interface CodeSheetProps {
  readonly purpose: CodePurpose;
  readonly sign: SignWithCode;
  /** What a passkey may sign in the place of the code. */
  readonly subject?: string | undefined;
  /** It is signed, or the borrower cancels. */
  readonly onOver: () => void;
}

/** For signatures the lender uses the phone number of the session. */
const ownPhone = '';

/** The sheet that signs: with a passkey, if the borrower has one and the lender takes it, or with a code. */
export function CodeSheet({ subject, ...props }: CodeSheetProps) {
  const isOffered = useHasScreen()(pathTo('passkeys')) && 'PublicKeyCredential' in window;
  const [isByCode, setByCode] = useState(!isOffered);
  const useCode = useCallback(() => setByCode(true), []);
  return isByCode || subject === undefined ? (
    <CodeStep {...props} />
  ) : (
    <PasskeyFirst {...props} subject={subject} onCode={useCode} />
  );
}

interface PasskeyFirstProps extends CodeSheetProps {
  readonly subject: string;
  readonly onCode: () => void;
}

/** Loads the way to sign with a passkey, which few borrowers need. Where it does not load, a code signs. */
function PasskeyFirst({ purpose, sign, subject, onOver, onCode }: PasskeyFirstProps) {
  const [loaded, setLoaded] = useState<{ readonly PasskeyStep: ComponentType<PasskeyStepProps> }>();
  const { act } = useSheetText(purpose);
  const isSending = useRef(false);
  useEffect(() => {
    import('./passkey-step').then(setLoaded, onCode);
  }, [onCode]);
  const cancel = useCallback(() => {
    if (!isSending.current) onOver();
  }, [onOver]);
  useAwayOnBack(cancel);
  const onSending = useCallback((isNow: boolean) => {
    isSending.current = isNow;
  }, []);
  const steps = { subject, sign, act, onSending, onCode, onCancel: cancel, onSigned: onOver };
  return loaded ? <loaded.PasskeyStep {...steps} /> : null;
}

/**
 * Takes a code sent to the borrower's own phone: the signature of a loan or a delay. A refused code keeps the sheet
 * open with an error at its field; a code that is still valid is not sent again.
 */
function CodeStep({ purpose, sign, onOver }: CodeSheetProps) {
  const formId = useId();
  const { title, act } = useSheetText(purpose);
  const sender = useCodeSender(purpose);
  const [code, setCode] = useState('');
  const signing = useSigning({ sign, sender, onOver });
  const isWhole = code.length === codeLengthOf(sender);
  const isOfBefore = useFirstSending(sender);
  useAwayOnBack(signing.cancel);
  return (
    <Sheet
      open={!signing.isHidden}
      title={title}
      onClose={signing.cancel}
      foot={<Foot act={act} formId={formId} isWhole={isWhole} onCancel={signing.cancel} />}
    >
      <Stack pad>
        {isOfBefore ? <StillWorks /> : <SentTo />}
        <CodeEntry
          formId={formId}
          sender={sender}
          code={code}
          phone={ownPhone}
          onCode={setCode}
          onSubmit={() => {
            if (isWhole) void signing.submit(code);
          }}
          failure={signing.failure}
        />
        <OnlyForYou />
      </Stack>
    </Sheet>
  );
}

type SigningProps = Pick<CodeSheetProps, 'sign' | 'onOver'> & { readonly sender: CodeSender };

/**
 * One attempt at a time. While the lender's response is polled, the screen behind reports it and the sheet is hidden.
 */
function useSigning({ sign, sender, onOver }: SigningProps) {
  const [failure, setFailure] = useState<RefusedCode | null>(null);
  const [isHidden, setHidden] = useState(false);
  const isSending = useRef(false);
  const submit = async (code: string) => {
    if (isSending.current) return;
    isSending.current = true;
    const signing = sign(code, () => setHidden(true));
    // After an unexpected error the borrower can sign again, or leave.
    signing.catch(() => setHidden(false));
    const { refused, isCodeUsed } = await signing.finally(() => {
      isSending.current = false;
    });
    // Of all refusals of a code, only a wrong one leaves the sent code valid.
    if (isCodeUsed || (refused && refused.code !== codes.wrongCode)) sender.forget();
    if (refused === undefined) {
      onOver();
      return;
    }
    setFailure(refused);
    setHidden(false);
  };
  const cancel = useCallback(() => {
    if (!isSending.current) onOver();
  }, [onOver]);
  return { failure, isHidden, submit, cancel };
}

function useSheetText(purpose: CodePurpose) {
  const { t } = useLingui();
  const textOf = {
    confirm: { title: t`Sign with a code`, act: t`Sign the loan` },
    delay: { title: t`Sign with a code`, act: t`Confirm new dates` },
    delete: { title: t`Confirm with a code`, act: t`Delete my account` },
    autopay: { title: t`Sign with a code`, act: t`Allow automatic payments` },
    phone: { title: t`Confirm with a code`, act: t`Change my number` },
    sessions: { title: t`Confirm with a code`, act: t`Confirm` },
    passkey: { title: t`Confirm with a code`, act: t`Add a passkey` },
  };
  return textOf[purpose];
}

function SentTo() {
  const phone = useRead(userInfo, {}).data?.phone;
  return (
    <Text tone="dim">
      {phone === undefined ? (
        <Trans>We’ve sent a code to your phone. Enter it here.</Trans>
      ) : (
        <Trans>We’ve sent a code to {phone}. Enter it here.</Trans>
      )}
    </Text>
  );
}

const StillWorks = () => (
  <Text tone="dim">
    <Trans>Your last code still works. Enter it here.</Trans>
  </Text>
);

interface FootProps {
  readonly act: string;
  readonly formId: string;
  readonly isWhole: boolean;
  readonly onCancel: () => void;
}

function Foot({ act, formId, isWhole, onCancel }: FootProps) {
  const { t } = useLingui();
  return (
    <Stack gap={2}>
      <Button type="submit" form={formId} disabled={!isWhole} reason={t`Enter the full code first.`}>
        {act}
      </Button>
      <Button kind="line" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </Stack>
  );
}

/** The first code is sent automatically. @returns whether an earlier one is still valid, so that none was sent */
function useFirstSending(sender: CodeSender): boolean {
  const [isOfBefore] = useState(() => sender.sent !== undefined && isStillGood(sender.sent, Date.now()));
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    if (!isOfBefore) void sender.send('sms', ownPhone);
  }, [isOfBefore, sender]);
  return isOfBefore;
}

/** Back closes the sheet like the close button. */
function useAwayOnBack(cancel: () => void): void {
  useEffect(() => {
    window.addEventListener('popstate', cancel);
    return () => {
      window.removeEventListener('popstate', cancel);
    };
  }, [cancel]);
}
