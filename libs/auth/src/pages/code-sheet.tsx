import { Button, Sheet, Stack, Text, type CodePurpose } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { OnlyForYou } from '../parts/only-for-you';
import { useUserInfo } from '../queries';
import { CodeEntry, codeLengthOf } from './code-entry';
import { useCodeSender, type CodeSender } from './use-code-sender';

export interface CodeSheetProps {
  readonly purpose: CodePurpose;
  /** The code as typed, which the asker proves; `null` when the borrower goes away. */
  readonly onAnswer: (code: string | null) => void;
}

/** The lender takes the phone of the session for what a borrower signs. */
const ownPhone = '';

/** Sends a code to the borrower's own phone and takes it: the signature under a loan or a delay. */
export function CodeSheet({ purpose, onAnswer }: CodeSheetProps) {
  const formId = useId();
  const { title, act } = useSheetWords(purpose);
  const sender = useCodeSender(purpose);
  const [code, setCode] = useState('');
  const isWhole = code.length === codeLengthOf(sender);
  const cancel = () => onAnswer(null);
  useFirstSending(sender);
  useAwayOnBack(onAnswer);
  return (
    <Sheet
      open
      title={title}
      onClose={cancel}
      foot={<Foot {...{ act, formId, isWhole }} onCancel={cancel} />}
    >
      <Stack gap={4} pad>
        <SentTo />
        <CodeEntry
          {...{ formId, sender, code }}
          phone={ownPhone}
          onCode={setCode}
          onSubmit={() => {
            if (isWhole) onAnswer(code);
          }}
          failure={null}
        />
        <OnlyForYou />
      </Stack>
    </Sheet>
  );
}

function useSheetWords(purpose: CodePurpose) {
  const { t } = useLingui();
  const wordsOf = {
    confirm: { title: t`Sign with a code`, act: t`Sign the loan` },
    delay: { title: t`Sign with a code`, act: t`Sign for more time` },
    delete: { title: t`Confirm with a code`, act: t`Delete my account` },
  };
  return wordsOf[purpose];
}

function SentTo() {
  const phone = useUserInfo().data?.phone;
  return (
    <Text tone="dim">
      {phone === undefined ? (
        <Trans>We send a code to your phone. Type it here.</Trans>
      ) : (
        <Trans>We send a code to {phone}. Type it here.</Trans>
      )}
    </Text>
  );
}

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
      <Button type="submit" form={formId} disabled={!isWhole} reason={t`Type the whole code first.`}>
        {act}
      </Button>
      <Button kind="line" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </Stack>
  );
}

/** The first code goes out by itself. One sent a moment ago still counts: after a wrong try it is typed again. */
function useFirstSending(sender: CodeSender): void {
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    if (sender.secondsLeft === 0) void sender.send('sms', ownPhone);
  }, [sender]);
}

/** Back leaves the sheet like the cross. */
function useAwayOnBack(onAnswer: CodeSheetProps['onAnswer']): void {
  useEffect(() => {
    const leave = () => onAnswer(null);
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
    };
  }, [onAnswer]);
}
