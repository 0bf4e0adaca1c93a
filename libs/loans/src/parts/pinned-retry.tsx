import { ArrowClockwiseIcon, PinnedAction } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReadState } from './read-failure';

/** In the place of an action that needs the lender, while there is no network. */
export const PinnedRetry = ({ read }: { read: ReadState }) => (
  <PinnedAction icon={<ArrowClockwiseIcon />} loading={read.isFetching} onClick={() => void read.refetch()}>
    <Trans>Try again</Trans>
  </PinnedAction>
);
