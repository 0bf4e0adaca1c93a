import { useMarket } from '@clearloan/app-runtime';
import { Page, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isDeviceShared, groupedPhone, CodeAction, CodeEntry } from '@clearloan/session';
import { PasswordField } from '../parts/password-field';
import { usePasswordLogin, useResetPassword } from '../queries';
import type { CodeStepProps } from './login-code-step';
import { OtherAccountNote, useEnter } from './use-enter';

/** Sets a new password with a code and logs in with it; ends all other sessions of the borrower. */
export function NewPasswordStep({ trip, sender, phone }: CodeStepProps) {
  const { t } = useLingui();
  const formId = useId();
  const { password, setPassword, isShort, code, setCode, save, isBusy, failure, isOther } = useNewPassword(
    phone,
    trip.returnPath,
  );
  const number = groupedPhone(phone, useMarket());
  return (
    <Page
      title={t`Set a new password`}
      heading="question"
      back={trip.pathOf('forgotten')}
      lead={<Trans>We’ve sent a code to {number}. Saving logs you out on all your other phones.</Trans>}
      bottomBar={
        <CodeAction formId={formId} sender={sender} code={code} isBusy={isBusy}>
          <Trans>Save and log in</Trans>
        </CodeAction>
      }
    >
      <Stack gap={6} pad>
        <CodeEntry
          formId={formId}
          sender={sender}
          phone={phone}
          code={code}
          failure={failure}
          onCode={setCode}
          onSubmit={() => void save()}
        >
          {/* Without it a password manager saves the code as the name. */}
          <input hidden readOnly autoComplete="username" value={phone} />
          <PasswordField
            label={t`New password`}
            autoComplete="new-password"
            hint={t`At least ${shortestPassword} characters.`}
            value={password}
            onChange={setPassword}
            error={isShort ? t`Use at least ${shortestPassword} characters.` : undefined}
          />
        </CodeEntry>
        {isOther && <OtherAccountNote />}
      </Stack>
    </Page>
  );
}

/**
 * The form and its actions. The new password is used at once, so that it need not be typed again; a failed login is
 * retried without the code, which is already used.
 */
function useNewPassword(phone: string, returnPath: () => string) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const reset = useResetPassword();
  const login = usePasswordLogin();
  const { enter, isOther } = useEnter();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const savedPassword = useRef<string | undefined>(undefined);
  const isGood = isLongEnough(password);

  const save = async () => {
    setTried(true);
    if (!isGood) return;
    if (password !== savedPassword.current) {
      const saved = await reset.run({ phone, smsCode: code, password }, { loading: t`Saving your password` });
      if (!saved.ok) return;
      savedPassword.current = password;
    }
    const proof = { username: phone, password, sharedPhone: isDeviceShared() || undefined };
    const outcome = await login.run(proof, { loading: t`Logging in` });
    if (!outcome.ok) return;
    if (await enter(outcome.data, phone)) await navigate(returnPath(), { replace: true });
  };
  const isBusy = reset.isBusy || login.isBusy;
  const failure = reset.failure ?? login.failure;
  return {
    code,
    setCode,
    password,
    setPassword,
    isShort: isTried && !isGood,
    save,
    isBusy,
    failure,
    isOther,
  };
}

/**
 * NIST SP 800-63B: only the length counts, at least eight characters, without rules about character classes.
 */
const shortestPassword = 8;

/** Counts characters as users perceive them: one emoji is one. */
export const isLongEnough = (password: string): boolean => Array.from(password).length >= shortestPassword;
