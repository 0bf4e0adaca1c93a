import { Trans } from '@lingui/react/macro';
import { LinkAction } from '../actions/screen-link';
import { FloppyDiskIcon } from '../icons';
import './draft-line.css';

export interface DraftLineProps {
  /** When it was saved, already formatted: "10:42". */
  at: string;
  onDelete: () => void;
}

/** States that a draft is stored on this device, and offers to delete it. */
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
