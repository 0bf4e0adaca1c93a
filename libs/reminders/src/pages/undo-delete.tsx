import { LinkAction, Note, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useWriteReminders } from '../use-write-reminders';

/** After a reminder was deleted: the way back, for as long as the borrower stays. */
export function UndoDelete() {
  const [address, setAddress] = useSearchParams();
  const { restore } = useWriteReminders();
  const id = address.get('_undo');
  if (id === null) return null;
  const undo = async () => {
    if (await restore(id)) setAddress({}, { replace: true });
  };
  return (
    <Pad>
      <Note role="status" title={<Trans>Reminder deleted</Trans>}>
        <LinkAction small onClick={() => void undo()}>
          <Trans>Undo</Trans>
        </LinkAction>
      </Note>
    </Pad>
  );
}
