import type { ReactNode } from 'react';
import {
  CheckCircleFillIcon,
  ClockFillIcon,
  HourglassMediumFillIcon,
  InfoIcon,
  WarningFillIcon,
} from '../icons';
import type { Icon } from '../icons/draw-icon';
import './note.css';

export type NoteKind = 'plain' | 'due' | 'over' | 'wait' | 'paid';

const icons: Record<NoteKind, Icon> = {
  plain: InfoIcon,
  due: ClockFillIcon,
  over: WarningFillIcon,
  wait: HourglassMediumFillIcon,
  paid: CheckCircleFillIcon,
};

export interface NoteProps {
  kind?: NoteKind | undefined;
  title: ReactNode;
  icon?: Icon | undefined;
  /** `alert` if it appears in response to a tap, so that it is announced at once. */
  role?: 'alert' | 'status' | undefined;
  children?: ReactNode;
}

/** One fact that changes what the borrower should do. */
export function Note({ kind = 'plain', title, icon, role, children }: NoteProps) {
  const NoteIcon = icon ?? icons[kind];
  return (
    <div className={`cl-note cl-note-${kind}`} role={role}>
      <NoteIcon />
      <div className="cl-note-body">
        <b className="cl-note-title">{title}</b>
        {children}
      </div>
    </div>
  );
}
