import type { ReactNode } from 'react';

export interface SplitProps {
  /** First on a narrow screen; at the top of the left column on a wide one. */
  start: ReactNode;
  /** Second; the right column. */
  aside: ReactNode;
  /** Last; under `start`. */
  end?: ReactNode;
}

/**
 * The two parts of a screen that belong beside each other: what is chosen and what it comes to. One column on a phone, two from
 * 900 px on: the styles of wide screens are in the shell's `wide.css`, which a phone does not wait for.
 */
export function Split({ start, aside, end }: SplitProps) {
  return (
    <div className="cl-split">
      <div className="cl-split-start">{start}</div>
      <div className="cl-split-aside">{aside}</div>
      {end !== undefined && <div className="cl-split-end">{end}</div>}
    </div>
  );
}
