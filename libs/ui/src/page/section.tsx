import { useId, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { CaretDownIcon } from '../icons';
import './section.css';
import './details.css';

export interface SectionProps {
  title: ReactNode;
  /** At the right end of the title: a link, a count, "Valid until 30 Nov". */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className="cl-section-head">
        <h2 id={titleId}>{title}</h2>
        {aside !== undefined && <span className="cl-section-aside">{aside}</span>}
      </div>
      {children}
    </section>
  );
}

export interface DetailsProps {
  /** "Details" by default. */
  title?: ReactNode;
  /** Whether it is open, until the reader folds it. */
  open?: boolean;
  children: ReactNode;
}

/** What few people look up: hashes of a text, versions, rare choices. Collapsed by default. */
export function Details({ title, open, children }: DetailsProps) {
  return (
    <details className="cl-details" open={open}>
      <summary>
        {title ?? <Trans>Details</Trans>}
        <CaretDownIcon size="small" />
      </summary>
      {children}
    </details>
  );
}

export interface SplitProps {
  /** First on a narrow screen; at the top of the left column on a wide one. */
  start: ReactNode;
  /** Second; the right column. */
  aside: ReactNode;
  /** Last; under `start`. */
  end?: ReactNode;
}

/**
 * The two parts of a screen that belong side by side: the choice and its result. One column on a phone, two from 768 px
 * on: its styles are in the shell's `two-columns.css`.
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
