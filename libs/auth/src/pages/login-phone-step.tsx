import { phoneFromTyped } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { useMarket } from '@clearloan/app-runtime';
import {
  BrandMark,
  Inline,
  LinkAction,
  Page,
  PasswordIcon,
  PrimaryAction,
  Stack,
  FailedState,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  usualCodeLength,
  PhoneField,
  SendFailure,
  useLoginSetting,
  type CodeSender,
} from '@clearloan/session';
import { useTypedBeforeHydration } from '../device/use-typed-before-hydration';
import { SharedDeviceTick } from './shared-device-tick';
import type { LoginTrip } from './use-login-trip';
import { AgreementLine } from '../parts/agreement-line';

export interface TypedNumber {
  /** As typed, before validation; kept while the borrower moves between the steps. */
  readonly typedPhone: string;
  readonly onTyped: (typed: string) => void;
}

export interface PhoneStepProps extends TypedNumber {
  readonly trip: LoginTrip;
  readonly sender: CodeSender;
}

/** Asks for the phone number and sends a code to it; does not reveal whether a number is known. */
export function PhoneStep({ trip, sender, typedPhone, onTyped }: PhoneStepProps) {
  const { t } = useLingui();
  const formId = useId();
  const takeOver = useTypedBeforeHydration(onTyped);
  const { isRefused, submit } = useSending(sender, typedPhone, trip.pathOf('code'));
  return (
    <Page
      title={t`Your phone number`}
      heading="question"
      art={<BrandMark size={44} onPaper />}
      lead={<CodeLead />}
      close={pathTo('main')}
      bottomBar={<SendCode formId={formId} sender={sender} />}
    >
      <Stack gap={6} pad>
        <form ref={takeOver} id={formId} noValidate onSubmit={submit}>
          <PhoneField value={typedPhone} onChange={onTyped} isRefused={isRefused} />
        </form>
        <SharedDeviceTick />
        <NotSent sender={sender} codePath={trip.pathOf('code')} />
        <PasswordWay to={trip.pathOf('password')} />
        <LoginTerms />
      </Stack>
    </Page>
  );
}

/** The phone number of a borrower who forgot the password; same flow, another code. */
export function ForgottenStep({ trip, sender, typedPhone, onTyped }: PhoneStepProps) {
  const { t } = useLingui();
  const formId = useId();
  const { isRefused, submit } = useSending(sender, typedPhone, trip.pathOf('new-password'));
  return (
    <Page
      title={t`Set a new password`}
      heading="question"
      lead={<CodeLead />}
      back={trip.pathOf('password')}
      bottomBar={<SendCode formId={formId} sender={sender} />}
    >
      <Stack gap={6} pad>
        <form id={formId} noValidate onSubmit={submit}>
          <PhoneField value={typedPhone} onChange={onTyped} isRefused={isRefused} />
        </form>
        <NotSent sender={sender} codePath={trip.pathOf('new-password')} />
        <LoginTerms />
      </Stack>
    </Page>
  );
}

/** Shows the default length until the lender returns its own, to avoid layout shift. */
function CodeLead() {
  const codeLength = useLoginSetting().data?.codeLength ?? usualCodeLength;
  return <Trans>We’ll send a {codeLength}-digit code to check it’s you.</Trans>;
}

/** Shown if the lender supports passwords. */
function PasswordWay({ to }: { to: string }) {
  const { data } = useLoginSetting();
  if (!data?.loginTypes.includes('password')) return null;
  return (
    <Inline>
      <LinkAction to={to} icon={<PasswordIcon size="small" />}>
        <Trans>Use my password</Trans>
      </LinkAction>
    </Inline>
  );
}

/** Nothing is sent before its terms are shown. */
function SendCode({ formId, sender }: { formId: string; sender: CodeSender }) {
  const { t } = useLingui();
  const { data, isPending } = useLoginSetting();
  return (
    <PrimaryAction
      type="submit"
      form={formId}
      loading={sender.isBusy || isPending}
      disabled={data === undefined && !isPending}
      reason={t`Wait for the terms to load.`}
    >
      <Trans>Send code</Trans>
    </PrimaryAction>
  );
}

/** Why no code was sent; if one was sent just before, the link to enter it. */
function NotSent({ sender, codePath }: { sender: CodeSender; codePath: string }) {
  return (
    <SendFailure failure={sender.failure}>
      {sender.sent && (
        <LinkAction small to={codePath}>
          <Trans>I have a code</Trans>
        </LinkAction>
      )}
    </SendFailure>
  );
}

/** Validates the number and sends the code. A code that is already sent is not sent twice. */
function useSending(sender: CodeSender, typedPhone: string, nextPath: string) {
  const market = useMarket();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string>();

  const send = async (phone: string) => {
    const isOnItsWay = sender.sent?.phone === phone && sender.secondsLeft > 0;
    if (!isOnItsWay && !(await sender.send('sms', phone))) return;
    await navigate(nextPath);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const phone = phoneFromTyped(typedPhone, market);
    setRefused(phone === undefined ? typedPhone : undefined);
    if (phone !== undefined) void send(phone);
  };
  return { submit, isRefused: refused === typedPhone };
}

/** The terms that are accepted by sending the code; if they cannot be loaded, shows it and retries. */
function LoginTerms() {
  const { data, error, isFetching, refetch } = useLoginSetting();
  if (data) return <AgreementLine agreements={data.agreements} />;
  if (!error) return null;
  return (
    <FailedState
      title={<Trans>The terms didn’t load</Trans>}
      isTrying={isFetching}
      onRetry={() => void refetch()}
    >
      {error.message}
    </FailedState>
  );
}
