import { Button, Dialog, Note, Pad, SilentLenderNote } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWithdraw } from '../queries';
import '../parts/refuse-offer.css';

/** Withdraws an application that the lender has not decided: one tap and one confirmation. */
export function WithdrawApplication({ orderId }: { readonly orderId: string }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { phase, failure, run, checkAgain } = useWithdraw();
  const withdraw = () => {
    setAsking(false);
    void run({ orderId }, { loading: t`Withdrawing your application` });
  };
  return (
    <div className="cl-loans-refuse">
      <Pad>
        {(phase === 'checking' || phase === 'unreachable') && (
          <SilentLenderNote
            phase={phase}
            checking={<Trans>The lender hasn’t replied yet.</Trans>}
            unreachable={<Trans>Check again, or come back later.</Trans>}
          />
        )}
        {failure && <Note kind="over" role="alert" title={failure.message} />}
        {phase === 'unreachable' ? (
          <Button kind="line" onClick={() => void checkAgain()}>
            <Trans>Check again</Trans>
          </Button>
        ) : (
          <Button kind="line" loading={phase !== 'idle'} onClick={() => setAsking(true)}>
            <Trans>Withdraw application</Trans>
          </Button>
        )}
      </Pad>
      <Dialog
        open={isAsking}
        title={t`Withdraw this application?`}
        confirmLabel={t`Withdraw`}
        cancelLabel={t`Keep application`}
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
      >
        <Trans>Withdrawing is free. You can apply again any time.</Trans>
      </Dialog>
    </div>
  );
}
