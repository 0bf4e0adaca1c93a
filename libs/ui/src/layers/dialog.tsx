import { useId, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { Layer, useModalFocus } from './layer';
import './dialog.css';

export interface DialogProps {
  open: boolean;
  /** The question: "Delete this record?" */
  title: string;
  /** The subject: which record, how much. */
  children?: ReactNode;
  /** Label of the confirm button: "Delete". */
  confirmLabel: string;
  confirmIcon?: ReactNode;
  /** Label of the cancel button: "Keep". Without it the dialog only informs. */
  cancelLabel?: string | undefined;
  /** Red if it cannot be undone. */
  danger?: boolean | undefined;
  onConfirm: () => void;
  /** Called by the cancel button and by Escape. */
  onCancel: () => void;
}

/** Confirms an action that cannot be undone. A tap outside does nothing. */
export function Dialog({ open, ...frame }: DialogProps) {
  return (
    <Layer open={open} place="middle" onScrim={() => undefined}>
      {open && <DialogFrame {...frame} />}
    </Layer>
  );
}

function DialogFrame(props: Omit<DialogProps, 'open'>) {
  const { title, children, confirmLabel, confirmIcon, cancelLabel, danger, onConfirm, onCancel } = props;
  const titleId = useId();
  const textId = useId();
  const { frame, onKeyDown } = useModalFocus<HTMLDivElement>(onCancel);
  return (
    <div
      ref={frame}
      className="cl-dialog"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={children === undefined ? undefined : textId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <h2 id={titleId} className="cl-dialog-title">
        {title}
      </h2>
      {children !== undefined && (
        <div id={textId} className="cl-dialog-words">
          {children}
        </div>
      )}
      <div className="cl-dialog-acts">
        {cancelLabel !== undefined && (
          <Button kind="line" small onClick={onCancel}>
            {cancelLabel}
          </Button>
        )}
        <Button kind={danger ? 'danger' : 'line'} small icon={confirmIcon} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}
