import { useLingui } from '@lingui/react/macro';
import { Fold } from '../paper/slip';
import '../paper/list.css';
import '../paper/slip.css';
import './skeleton.css';

/** The slip that is being fetched: as large as the real one, so that nothing jumps. */
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

/** What is still being fetched of a slip whose figure is known. It uses no hook. */
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

/** A line of words that is being fetched, as high as the words. */
export const SkeletonLine = () => (
  <span className="cl-skeleton-line" aria-hidden="true">
    <span className="cl-skeleton" />
  </span>
);

/** The ledger that is being fetched. */
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
