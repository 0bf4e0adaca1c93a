import { Button, Note, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { StoredLoan } from '../rules/stored-loan';

interface RemovedLineProps {
  loan: StoredLoan;
  onUndo: () => Promise<unknown>;
  onDone: () => void;
}

/** What was just removed, with Undo. It stays until another action. */
export function RemovedLine({ loan, onUndo, onDone }: RemovedLineProps) {
  const { name } = loan;
  return (
    <Pad>
      <Note role="status" title={<Trans>{name} was removed</Trans>}>
        <div className="cl-calc-entry-acts">
          <Button
            kind="line"
            small
            onClick={() => {
              void onUndo();
              onDone();
            }}
          >
            <Trans>Undo</Trans>
          </Button>
        </div>
      </Note>
    </Pad>
  );
}
