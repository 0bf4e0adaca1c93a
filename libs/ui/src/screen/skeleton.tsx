import { useLingui } from '@lingui/react/macro';
import { Fold } from '../paper/slip';
import '../paper/list.css';
import '../paper/slip.css';
import './skeleton.css';

/** Placeholder of a slip while it loads: as large as the real one, to avoid layout shift. */
export function SkeletonSlip() {
  const { t } = useLingui();
  return (
    <section className="cl-slip" aria-busy="true" aria-label={t`Loading`}>
      <span className="cl-skeleton cl-skeleton-1" />
      <span className="cl-skeleton cl-skeleton-2" />
      <span className="cl-skeleton cl-skeleton-3" />
      <SkeletonBelowFigure />
    </section>
  );
}

/** Placeholder of the rest of a slip whose figure is known. It uses no hooks. */
export const SkeletonBelowFigure = () => (
  <>
    <span className="cl-skeleton cl-skeleton-4" />
    <Fold />
    <div className="cl-skeleton-links">
      <span className="cl-skeleton" />
      <span className="cl-skeleton" />
    </div>
  </>
);

/** Placeholder of a text line, with the height of the text. */
export const SkeletonLine = () => (
  <span className="cl-skeleton-line" aria-hidden="true">
    <span className="cl-skeleton" />
  </span>
);

/** Placeholder of a list while it loads. */
export function SkeletonList({ rows = 3 }: { rows?: number | undefined }) {
  const { t } = useLingui();
  return (
    <div className="cl-list" role="group" aria-busy="true" aria-label={t`Loading`}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="cl-skeleton-row">
          <span className="cl-skeleton" />
          <span className="cl-skeleton" />
        </div>
      ))}
    </div>
  );
}
