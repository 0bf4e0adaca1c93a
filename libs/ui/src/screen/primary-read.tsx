import { Trans } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '../icons/drawn/arrow-clockwise';
import { PinnedAction } from '../page/primary-action';
import { Heard } from '../theme/visually-hidden';
import type { ReadState } from './read-failure';

/** The place of the pinned action while the screen loads: nothing jumps when it comes. */
export const PinnedPlaceholder = () => (
  <PinnedAction disabled>
    <Heard>
      <Trans>Loading</Trans>
    </Heard>
  </PinnedAction>
);

/** In the place of an action that needs the lender, while there is no network. */
export const PinnedRetry = ({ read }: { read: ReadState }) => (
  <PinnedAction icon={<ArrowClockwiseIcon />} loading={read.isFetching} onClick={() => void read.refetch()}>
    <Trans>Try again</Trans>
  </PinnedAction>
);
