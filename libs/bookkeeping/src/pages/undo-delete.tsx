import { LinkAction, Note, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useWriteBook } from '../use-write-book';

/** After a record was deleted: the way back, for as long as the borrower stays. */
export function UndoDelete() {
  const [address, setAddress] = useSearchParams();
  const { restoreRecord } = useWriteBook();
  const recordId = address.get('_undo');
  if (recordId === null) return null;
  const undo = async () => {
    if (!(await restoreRecord(recordId))) return;
    const next = new URLSearchParams(address);
    next.delete('_undo');
    setAddress(next, { replace: true });
  };
  return (
    <Pad>
      <Note role="status" title={<Trans>Record deleted</Trans>}>
        <LinkAction small onClick={() => void undo()}>
          <Trans>Undo</Trans>
        </LinkAction>
      </Note>
    </Pad>
  );
}
