import { Button, LinkAction, Note, Pad } from '@clearloan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StoredLoans } from './use-stored-loans';

/** After a login: loans that only this device has can be added to the account, if the borrower agrees. Asked once. */
export function OnlyHereNote({ kept }: { kept: StoredLoans }) {
  const { t } = useLingui();
  const [state, setState] = useState<'asked' | 'sending' | 'failed'>('asked');
  const count = kept.onlyHere.length;
  if (count === 0) return null;
  const add = async () => {
    setState('sending');
    setState((await kept.addToAccount()) ? 'asked' : 'failed');
  };
  if (!kept.asks && state === 'asked') {
    return (
      <Pad>
        <LinkAction small onClick={() => void add()}>
          {t`${plural(count, { one: 'Add # loan from this phone to my account', other: 'Add # loans from this phone to my account' })}`}
        </LinkAction>
      </Pad>
    );
  }
  return (
    <Pad>
      <Note
        kind="wait"
        role="status"
        title={t`${plural(count, { one: '# loan is only saved on this phone', other: '# loans are only saved on this phone' })}`}
      >
        {state === 'failed' ? (
          <Trans>They couldn’t be sent. They’ll stay here until you try again.</Trans>
        ) : (
          <Trans>Add them to your account to see them wherever you log in.</Trans>
        )}
        <div className="cl-calc-entry-acts">
          <Button kind="line" small loading={state === 'sending'} onClick={() => void add()}>
            <Trans>Add to my account</Trans>
          </Button>
          <Button
            kind="line"
            small
            onClick={() => {
              kept.leaveHere();
              setState('asked');
            }}
          >
            <Trans>Keep on this phone</Trans>
          </Button>
        </div>
      </Note>
    </Pad>
  );
}
