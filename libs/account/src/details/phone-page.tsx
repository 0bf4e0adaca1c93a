import { codeRefusals, isCodeRefused, signOutcomeOf, useTyped, type CallError } from '@clearloan/api-client';
import { useConfirmByCode, useMarket, useSharedDevice } from '@clearloan/app-runtime';
import { phoneFromTyped } from '@clearloan/formatting';
import { Note, Page, PrimaryAction, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type FormEvent } from 'react';
import {
  CodeAction,
  CodeEntry,
  codeLengthOf,
  useCodeSender,
  type CodeSender,
  groupedPhone,
  PhoneField,
  SendFailure,
  rememberBorrower,
} from '@clearloan/session';
import { innerRoutes } from '../inner-routes';
import { useChangePhone } from '../queries';

/** Changes the phone number: its code is entered here, and the code of the old number in the sheet that follows. */
export function PhonePage() {
  const { t } = useLingui();
  const formId = useId();
  const sender = useCodeSender('newPhone');
  const change = usePhoneChange(sender);
  const [code, setCode] = useState('');
  const { phone, isChanged } = change;
  const isWhole = code.length === codeLengthOf(sender);
  const shownPhone = groupedPhone(phone ?? '', useMarket());
  if (isChanged) return <Changed phone={shownPhone} />;
  return (
    <Page
      title={t`Change phone number`}
      back={innerRoutes.details}
      bottomBar={
        <CodeAction
          formId={formId}
          sender={sender}
          code={phone === undefined ? undefined : code}
          isBusy={change.isBusy || sender.isBusy}
        >
          {phone === undefined ? <Trans>Send code</Trans> : <Trans>Change my number</Trans>}
        </CodeAction>
      }
    >
      <Stack gap={6} pad>
        {phone === undefined ? (
          <NewNumber formId={formId} sender={sender} change={change} />
        ) : (
          <>
            <SentTo shownPhone={shownPhone} />
            <CodeEntry
              formId={formId}
              sender={sender}
              phone={phone}
              code={code}
              onCode={setCode}
              onSubmit={() => {
                if (isWhole) change.confirm(code);
              }}
              failure={change.codeFailure}
            />
          </>
        )}
        <SendFailure failure={change.failure} />
        <BothPhones />
      </Stack>
    </Page>
  );
}

const SentTo = ({ shownPhone }: { shownPhone: string }) => (
  <Text tone="dim">
    <Trans>We sent a code to {shownPhone}. Enter it here.</Trans>
  </Text>
);

const BothPhones = () => (
  <Note title={<Trans>You need both phones</Trans>}>
    <Trans>Next, we’ll send a code to your old number too. Your other devices will be logged out.</Trans>
  </Note>
);

interface NewNumberProps {
  readonly formId: string;
  readonly sender: CodeSender;
  readonly change: PhoneChange;
}

/** Asks for the phone number and sends a code to it. */
function NewNumber({ formId, sender, change }: NewNumberProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void change.sendTo();
  };
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <PhoneField value={change.typed} onChange={change.onTyped} isRefused={change.isRefused} />
      <SendFailure failure={sender.failure} />
    </form>
  );
}

function Changed({ phone }: { readonly phone: string }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Number changed`}
      back={innerRoutes.details}
      bottomBar={
        <PrimaryAction to={innerRoutes.details}>
          <Trans>Done</Trans>
        </PrimaryAction>
      }
    >
      <Stack gap={6} pad>
        <Note kind="paid" role="status" title={<Trans>Your number is now {phone}</Trans>}>
          <Trans>Log in with it from now on. Codes go to this number.</Trans>
        </Note>
      </Stack>
    </Page>
  );
}

/** The two codes of a number change: first that of the new number, then that of the old one in its sheet. */
function usePhoneChange(sender: CodeSender) {
  const { t } = useLingui();
  const market = useMarket();
  const confirmByCode = useConfirmByCode();
  const { run, isBusy, failure } = useChangePhone();
  const draft = useTyped('phone', useSharedDevice());
  const { phone: typed = '' } = draft.texts;
  const [invalidInput, setRefused] = useState<string>();
  const [phone, setPhone] = useState<string>();
  const [codeFailure, setCodeFailure] = useState<CallError | null>(null);
  const [isChanged, setChanged] = useState(false);

  const sendCode = async () => {
    const parsed = phoneFromTyped(typed, market);
    setRefused(parsed === undefined ? typed : undefined);
    if (parsed === undefined) return;
    const isOnItsWay = sender.sent?.phone === parsed && sender.secondsLeft > 0;
    if (isOnItsWay || (await sender.send('sms', parsed))) setPhone(parsed);
  };
  const confirm = async (newCode: string) => {
    if (phone === undefined) return;
    setCodeFailure(null);
    await confirmByCode('phone', async (oldNumberCode) => {
      const options = { loading: t`Changing your number`, inline: codeRefusals };
      const outcome = await run({ phone, newCode, smsCode: oldNumberCode }, options);
      if (outcome.ok) {
        sender.forget();
        draft.forget();
        // Local data on this device still belongs to this borrower.
        rememberBorrower(phone);
        setChanged(true);
      } else if (outcome.error.refusal?.field === 'newCode') {
        setCodeFailure(outcome.error);
        // The code of the old number is still valid: this page requests another code.
        return { refused: undefined, isCodeUsed: false };
      }
      return signOutcomeOf(outcome);
    });
  };
  return {
    typed,
    onTyped: (number: string) => draft.type({ phone: number }),
    isRefused: invalidInput === typed,
    /** The new number, once a code was sent to it. */
    phone,
    isChanged,
    isBusy,
    codeFailure,
    failure: failure && isCodeRefused(failure) ? null : failure,
    sendTo: sendCode,
    confirm: (newCode: string) => void confirm(newCode),
  };
}

type PhoneChange = ReturnType<typeof usePhoneChange>;
