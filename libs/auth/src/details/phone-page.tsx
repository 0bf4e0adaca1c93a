import { useMarket } from '@clearloan/app-runtime';
import { Note, Page, PrimaryAction, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type FormEvent } from 'react';
import { CodeEntry, codeLengthOf } from '../pages/code-entry';
import { useCodeSender, type CodeSender } from '../pages/use-code-sender';
import { PhoneField } from '../parts/phone-field';
import { SendFailure } from '../parts/send-failure';
import { groupedPhone } from '../rules/phone-groups';
import { innerPatterns } from '../rules/inner-paths';
import { usePhoneChange, type PhoneChange } from './use-phone-change';

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
      back={innerPatterns.details}
      bottomBar={
        <PrimaryAction
          type="submit"
          form={formId}
          loading={change.isBusy || sender.isBusy}
          disabled={phone !== undefined && !isWhole}
          reason={t`Enter the full code first.`}
        >
          {phone === undefined ? <Trans>Send code</Trans> : <Trans>Change my number</Trans>}
        </PrimaryAction>
      }
    >
      <Stack gap={6} pad>
        {phone === undefined ? (
          <NewNumber formId={formId} sender={sender} change={change} />
        ) : (
          <>
            <Text tone="dim">
              <Trans>We sent a code to {shownPhone}. Enter it here.</Trans>
            </Text>
            <CodeEntry
              {...{ formId, sender, phone, code }}
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
      back={innerPatterns.details}
      bottomBar={
        <PrimaryAction to={innerPatterns.details}>
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
