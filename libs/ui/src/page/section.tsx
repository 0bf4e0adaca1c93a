import { useId, type ReactNode } from 'react';
import './section.css';

export interface SectionProps {
  title: ReactNode;
  /** At the right end of the title: a link, a count, "Open until 30 Nov". */
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
