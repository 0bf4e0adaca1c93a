import { codeRefusals, isCodeRefused, useTyped } from '@clearloan/api-client';
import { useSharedDevice } from '@clearloan/app-runtime';
import { Page, Stack, Text, TextField } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { CodeAction, CodeEntry, codeLengthOf, SendFailure } from '@clearloan/session';
import { emailPattern } from '../contract/email';
import { useEmailSender, useSaveEmail } from './email-queries';

interface EmailFormProps {
  readonly title: string;
  readonly back: string;
  /** What the address is for. */
  readonly children: ReactNode;
  readonly onSaved: () => void;
}

/** Asks for an address, and for the code that was sent to it. */
export function EmailForm({ title, back, children, onSaved }: EmailFormProps) {
  const formId = useId();
  const form = useEmailForm(onSaved);
  const { sender, address, code } = form;
  return (
    <Page
      title={title}
      back={back}
      bottomBar={
        <CodeAction
          formId={formId}
          sender={sender}
          code={address === undefined ? undefined : code}
          isBusy={form.isBusy}
        >
          {address === undefined ? <Trans>Send code</Trans> : <Trans>Save</Trans>}
        </CodeAction>
      }
    >
      <Stack gap={6} pad>
        {address === undefined ? (
          <>
            <Text tone="dim">{children}</Text>
            <NewAddress formId={formId} form={form} />
          </>
        ) : (
          <>
            <Text tone="dim">
              <Trans>We sent a code to {address}. Enter it here.</Trans>
            </Text>
            <CodeEntry
              formId={formId}
              sender={sender}
              phone={address}
              code={code}
              onCode={form.onCode}
              onSubmit={form.save}
              failure={form.codeFailure}
              isByEmail
            />
          </>
        )}
        <SendFailure failure={form.failure} />
      </Stack>
    </Page>
  );
}

interface PartProps {
  readonly formId: string;
  readonly form: EmailFormState;
}

function NewAddress({ formId, form }: PartProps) {
  const { t } = useLingui();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.sendCode();
  };
  return (
    <form id={formId} noValidate onSubmit={submit}>
      <TextField
        label={t`E-mail address`}
        kind="email"
        autoComplete="email"
        placeholder="name@example.com"
        value={form.typed}
        onChange={form.onTyped}
        error={form.isRefused ? t`Enter an e-mail address, like name@example.com.` : undefined}
        required
      />
      <SendFailure failure={form.sender.failure} />
    </form>
  );
}

function useEmailForm(onSaved: () => void) {
  const { t } = useLingui();
  const sender = useEmailSender();
  const saving = useSaveEmail();
  const draft = useTyped('email', useSharedDevice());
  const { email: typed = '' } = draft.texts;
  const [refused, setRefused] = useState<string>();
  const [address, setAddress] = useState<string>();
  const [code, setCode] = useState('');

  const sendCode = async () => {
    const email = typed.trim();
    const isAddress = emailPattern.test(email);
    setRefused(isAddress ? undefined : typed);
    if (!isAddress) return;
    const isOnItsWay = sender.sent?.phone === email && sender.secondsLeft > 0;
    if (isOnItsWay || (await sender.send('sms', email))) setAddress(email);
  };
  const save = async () => {
    if (address === undefined || code.length !== codeLengthOf(sender)) return;
    const request = { email: address, emailCode: code };
    const outcome = await saving.run(request, { loading: t`Saving the address`, inline: codeRefusals });
    if (!outcome.ok) return;
    sender.forget();
    draft.forget();
    onSaved();
  };
  const { failure } = saving;
  const isWrongCode = failure !== null && isCodeRefused(failure);
  return {
    sender,
    typed,
    onTyped: (email: string) => draft.type({ email }),
    isRefused: refused === typed,
    /** Once a code was sent to it. */
    address,
    code,
    onCode: setCode,
    isBusy: sender.isBusy || saving.isBusy,
    codeFailure: isWrongCode ? failure : null,
    failure: isWrongCode ? null : failure,
    sendCode: () => void sendCode(),
    save: () => void save(),
  };
}
type EmailFormState = ReturnType<typeof useEmailForm>;
