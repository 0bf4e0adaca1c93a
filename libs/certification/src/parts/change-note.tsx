import { Note, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Task } from '../contract';

/** What a change of a finished step means for what the borrower has open, in the lender's words. */
export function ChangeNote({ task }: { readonly task: Task | undefined }) {
  if (!task?.change) return null;
  const isLocked = task.status === 'review';
  return (
    <Pad>
      <Note
        kind={isLocked ? 'wait' : 'plain'}
        title={isLocked ? <Trans>You can’t change this now</Trans> : <Trans>If you change this</Trans>}
      >
        {task.change}
      </Note>
    </Pad>
  );
}
