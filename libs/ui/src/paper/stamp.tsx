import type { ReactNode } from 'react';
import {
  ArrowCircleRightFillIcon,
  CheckCircleFillIcon,
  CircleDashedIcon,
  ClockFillIcon,
  HourglassMediumFillIcon,
  WarningFillIcon,
} from '../icons';
import type { Icon } from '../icons/draw-icon';
import './stamp.css';

export type StampKind = 'paid' | 'due' | 'over' | 'wait' | 'idle' | 'now';

const icons: Record<StampKind, Icon> = {
  paid: CheckCircleFillIcon,
  due: ClockFillIcon,
  over: WarningFillIcon,
  wait: HourglassMediumFillIcon,
  idle: CircleDashedIcon,
  now: ArrowCircleRightFillIcon,
};

export interface StampProps {
  kind: StampKind;
  /** Another icon for the same kind: a cross for a refusal, a lock for a requirement. */
  icon?: Icon | undefined;
  children: ReactNode;
}

/** A status: always icon, word and colour together. */
export function Stamp({ kind, icon, children }: StampProps) {
  const StampIcon = icon ?? icons[kind];
  return (
    <span className={`cl-stamp cl-stamp-${kind}`}>
      <StampIcon />
      {children}
    </span>
  );
}
