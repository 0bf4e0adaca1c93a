import { Button, LinkAction, Note, Pad } from '@clearloan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StoredLoans } from './use-stored-loans';

/** After a login: loans that only this phone has may come into the account, if the borrower wants it. Asked once. */
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
          {t`${plural(count, { one: 'Add # loan of this phone to my account', other: 'Add # loans of this phone to my account' })}`}
        </LinkAction>
      </Pad>
    );
  }
  return (
    <Pad>
      <Note
        kind="wait"
        role="status"
        title={t`${plural(count, { one: '# loan is saved on this phone only', other: '# loans are saved on this phone only' })}`}
      >
        {state === 'failed' ? (
          <Trans>They could not be sent. They stay here until you try again.</Trans>
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
            <Trans>Leave them here</Trans>
          </Button>
        </div>
      </Note>
    </Pad>
  );
}
