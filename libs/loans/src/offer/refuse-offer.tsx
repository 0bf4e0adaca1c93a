import { Button, Dialog, Pad } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import '../parts/refuse-offer.css';

/** Saying no: one tap and one question, like saying yes. */
export function RefuseOffer({ onRefuse }: { onRefuse: () => void }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="cl-loans-refuse">
      <Pad>
        <Button kind="line" onClick={() => setAsking(true)}>
          <Trans>No, I do not want this loan</Trans>
        </Button>
      </Pad>
      <Dialog
        open={isAsking}
        title={t`Say no to this loan?`}
        confirmLabel={t`Say no`}
        cancelLabel={t`Keep the offer`}
        onConfirm={() => {
          setAsking(false);
          onRefuse();
        }}
        onCancel={() => setAsking(false)}
      >
        <Trans>It costs nothing. You can apply again at any time.</Trans>
      </Dialog>
    </div>
  );
}
