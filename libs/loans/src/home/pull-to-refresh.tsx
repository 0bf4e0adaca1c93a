import { ArrowClockwiseIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import './pull-to-refresh.css';
import type { Pull } from './use-pull-to-refresh';

/** The mark that comes down with the finger, and stays while the lender is asked. */
export function PullMark({ pull }: { pull: Pull }) {
  const { distance, isEnough, isRefreshing } = pull;
  const isShown = distance > 0 || isRefreshing;
  return (
    <div className="cl-loans-pull">
      {isShown && (
        <span
          className={
            isEnough || isRefreshing ? 'cl-loans-pull-mark cl-loans-pull-ready' : 'cl-loans-pull-mark'
          }
          style={{ transform: `translateY(${String(isRefreshing ? 72 : distance)}px)` }}
        >
          <ArrowClockwiseIcon />
        </span>
      )}
      <span role="status" className="cl-visually-hidden">
        {isRefreshing && <Trans>Refreshing</Trans>}
      </span>
    </div>
  );
}
