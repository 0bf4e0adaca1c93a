import { useId, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../actions/icon-button';
import { XIcon } from '../icons';
import { Layer, useModalFocus } from './layer';
import './sheet.css';

export interface SheetProps {
  open: boolean;
  title: string;
  /** Called by the close button, Escape, or a tap outside; the caller closes it. */
  onClose: () => void;
  /** Its single button, at the bottom. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A bottom sheet: a named modal dialog that traps the focus and restores it. */
export function Sheet({ open, onClose, ...frame }: SheetProps) {
  return (
    <Layer open={open} place="foot" onScrim={onClose}>
      {open && <SheetFrame onClose={onClose} {...frame} />}
    </Layer>
  );
}

function SheetFrame({ title, onClose, foot, children }: Omit<SheetProps, 'open'>) {
  const titleId = useId();
  const { t } = useLingui();
  const { frame, onKeyDown } = useModalFocus<HTMLDivElement>(onClose);
  return (
    <div
      ref={frame}
      className="cl-sheet"
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="cl-sheet-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton icon={XIcon} label={t`Close`} onClick={onClose} />
      </div>
      {children}
      {foot !== undefined && <div className="cl-sheet-foot">{foot}</div>}
    </div>
  );
}
