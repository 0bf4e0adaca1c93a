import { phoneFromTyped } from '@clearloan/formatting';
import { useMarket } from '@clearloan/app-runtime';
import { Inline, LinkAction, Page, PrimaryAction, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type FormEvent } from 'react';
import { PhoneField, isDeviceShared } from '@clearloan/session';
import { PasswordField } from '../parts/password-field';
import { usePasswordLogin } from '../queries';
import type { TypedNumber } from './login-phone-step';
import { OtherAccountNote, useEnter } from './use-enter';
import { SharedDeviceTick } from './shared-device-tick';
import type { LoginTrip } from './use-login-trip';

export interface PasswordStepProps extends TypedNumber {
  readonly trip: LoginTrip;
}

/** Phone number and password together, with one error message for both. */
export function PasswordStep({ trip, typedPhone, onTyped }: PasswordStepProps) {
  const { t } = useLingui();
  const formId = useId();
  const form = usePasswordForm(typedPhone);
  return (
    <Page
      title={t`Use your password`}
      heading="question"
      back={trip.pathOf('phone')}
      bottomBar={
        <PrimaryAction type="submit" form={formId} loading={form.isBusy}>
          <Trans>Log in</Trans>
        </PrimaryAction>
      }
    >
      <Stack gap={6} pad>
        <form id={formId} noValidate onSubmit={form.submit}>
          <Stack gap={6}>
            <PhoneField value={typedPhone} onChange={onTyped} isRefused={form.lacksPhone} />
            <PasswordField
              label={t`Password`}
              autoComplete="current-password"
              value={form.password}
              onChange={form.setPassword}
              error={form.lacksPassword ? t`Enter your password.` : form.failure?.message}
            />
          </Stack>
        </form>
        {form.isOther && <OtherAccountNote />}
        <SharedDeviceTick />
        <Inline between>
          <LinkAction to={trip.pathOf('forgotten')}>
            <Trans>Forgot password?</Trans>
          </LinkAction>
          <LinkAction to={trip.pathOf('phone')}>
            <Trans>Send me a code</Trans>
          </LinkAction>
        </Inline>
      </Stack>
    </Page>
  );
}

function usePasswordForm(typedPhone: string) {
  const { t } = useLingui();
  const market = useMarket();
  const { enter, isOther } = useEnter();
  const { run, isBusy, failure } = usePasswordLogin();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const phone = phoneFromTyped(typedPhone, market);

  const logIn = async (username: string) => {
    const proof = { username, password, sharedPhone: isDeviceShared() || undefined };
    const outcome = await run(proof, { loading: t`Logging in` });
    if (outcome.ok) await enter(outcome.data, username);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (phone !== undefined && password !== '') void logIn(phone);
  };
  const lacksPhone = isTried && phone === undefined;
  const lacksPassword = isTried && password === '';
  return { password, setPassword, submit, lacksPhone, lacksPassword, isBusy, failure, isOther };
}
