import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import './strip.css';

export type StripMark = 'done' | 'now' | 'over' | 'open';

export interface StripProps {
  /** One mark per payment, in order. */
  marks: readonly StripMark[];
  /** The same as text: "Payment 3 of 6", "2 paid, 1 late". */
  label: string;
  /** Under the boxes, at the left: "2 of 6 paid". */
  left?: ReactNode;
  /** Under the boxes, at the right: the remaining amount. */
  right?: ReactNode;
}

/** The payments of a loan as a row of boxes. */
export function Strip({ marks, label, left, right }: StripProps) {
  return (
    <>
      <div className="cl-strip" role="img" aria-label={label}>
        <Boxes marks={marks} />
      </div>
      {(left !== undefined || right !== undefined) && (
        <div className="cl-strip-words">
          <span>{left}</span>
          <span>{right}</span>
        </div>
      )}
    </>
  );
}

export interface StepsProps {
  /** Counted from 1. */
  step: number;
  of: number;
}

/** Progress through a form of several pages. */
export function Steps({ step, of }: StepsProps) {
  const { t } = useLingui();
  const marks = Array.from({ length: of }, (_, place): StripMark =>
    place + 1 < step ? 'done' : place + 1 === step ? 'now' : 'open',
  );
  return (
    <div className="cl-strip cl-strip-steps" role="img" aria-label={t`Step ${step} of ${of}`}>
      <Boxes marks={marks} />
    </div>
  );
}

function Boxes({ marks }: { marks: readonly StripMark[] }) {
  return marks.map((mark, place) => <i key={place} className={`cl-strip-${mark}`} />);
}
