import { Trans } from '@lingui/react/macro';
import { LinkAction } from '../actions/link-action';
import { FloppyDiskIcon } from '../icons/drawn/floppy-disk';
import './draft-line.css';

export interface DraftLineProps {
  /** When it was saved, already in words: "10:42". */
  at: string;
  onDelete: () => void;
}

/** Says that what was typed is kept on this phone, and takes it away again. */
export function DraftLine({ at, onDelete }: DraftLineProps) {
  return (
    <div className="cl-draft">
      <FloppyDiskIcon size="small" />
      <span>
        <Trans>Saved on this phone, {at}</Trans>
      </span>
      <LinkAction small onClick={onDelete}>
        <Trans>Delete</Trans>
      </LinkAction>
    </div>
  );
}
