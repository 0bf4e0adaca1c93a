import { Button, Dialog, Pad } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import '../parts/refuse-offer.css';

/** Refuses the offer: one tap and one confirmation, like accepting it. */
export function RefuseOffer({ onRefuse }: { onRefuse: () => void }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="cl-loans-refuse">
      <Pad>
        <Button kind="line" onClick={() => setAsking(true)}>
          <Trans>No, I don’t want this loan</Trans>
        </Button>
      </Pad>
      <Dialog
        open={isAsking}
        title={t`Decline this loan?`}
        confirmLabel={t`Decline`}
        cancelLabel={t`Keep the offer`}
        onConfirm={() => {
          setAsking(false);
          onRefuse();
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>Declining is free. You can apply again any time.</Trans>
      </Dialog>
    </div>
  );
}
