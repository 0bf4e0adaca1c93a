import { codeRefusals } from '@clearloan/api-client';
import { useMarket } from '@clearloan/app-runtime';
import { Pad, Page, Stack, ScreenLink, HeadsetIcon, List, ListItem, PasswordIcon } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import {
  CodeAction,
  CodeEntry,
  OnlyForYou,
  isDeviceShared,
  useLoginSetting,
  groupedPhone,
  type CodeSender,
} from '@clearloan/session';
import { OtherAccountNote, useEnter } from './use-enter';
import { useSmsCodeLogin } from '../queries';
import type { LoginTrip } from './use-login-trip';
import { pathTo } from '@clearloan/routes';

export interface CodeStepProps {
  readonly trip: LoginTrip;
  readonly sender: CodeSender;
  /** `+6281255500417` */
  readonly phone: string;
}

/** Takes the code and logs in, automatically after the last digit. */
export function CodeStep({ trip, sender, phone }: CodeStepProps) {
  const { t } = useLingui();
  const formId = useId();
  const { enter, isOther } = useEnter();
  const login = useSmsCodeLogin();
  const takesPassword = useLoginSetting().data?.loginTypes.includes('password') ?? false;
  const [code, setCode] = useState('');

  const logIn = async (smsCode: string) => {
    const proof = { username: phone, smsCode, sharedPhone: isDeviceShared() || undefined };
    const outcome = await login.run(proof, { loading: t`Logging in`, inline: codeRefusals });
    if (outcome.ok) await enter(outcome.data, phone);
  };
  return (
    <Page
      title={t`Enter the code`}
      heading="question"
      back={trip.pathOf('phone')}
      lead={<SentTo phone={phone} changePath={trip.pathOf('phone')} />}
      bottomBar={
        <CodeAction formId={formId} sender={sender} code={code} isBusy={login.isBusy}>
          <Trans>Log in</Trans>
        </CodeAction>
      }
    >
      <Stack gap={6}>
        <Stack gap={6} pad>
          <CodeEntry
            formId={formId}
            sender={sender}
            phone={phone}
            code={code}
            onCode={setCode}
            onComplete={(digits) => void logIn(digits)}
            onSubmit={() => void logIn(code)}
            failure={login.failure}
          />
          {isOther && <OtherAccountNote />}
        </Stack>
        <OtherWays passwordPath={takesPassword ? trip.pathOf('password') : undefined} />
        <Pad>
          <OnlyForYou />
        </Pad>
      </Stack>
    </Page>
  );
}

function SentTo({ phone, changePath }: { phone: string; changePath: string }) {
  const market = useMarket();
  const number = groupedPhone(phone, market);
  return (
    <Trans>
      Sent to {number}. Not your number? <ScreenLink to={changePath}>Change</ScreenLink>
    </Trans>
  );
}

interface OtherWaysProps {
  /** The path of the password login; absent if the lender does not support it. */
  readonly passwordPath: string | undefined;
}

/** For users who receive no code: the password, or support. */
function OtherWays({ passwordPath }: OtherWaysProps) {
  return (
    <List>
      {passwordPath !== undefined && (
        <ListItem to={passwordPath} icon={<PasswordIcon />} title={<Trans>Use my password</Trans>} />
      )}
      <ListItem
        to={pathTo('customerService')}
        icon={<HeadsetIcon />}
        title={<Trans>I can’t get a code</Trans>}
        note={<Trans>Talk to someone</Trans>}
      />
    </List>
  );
}
