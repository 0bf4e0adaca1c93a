import { Trans } from '@lingui/react/macro';
import { ArrowClockwiseIcon } from '../icons/drawn/arrow-clockwise';
import { PrimaryAction } from '../page/primary-action';
import { VisuallyHidden } from '../theme/visually-hidden';
import type { ReadState } from './read-failure';

/** The place of the pinned action while the screen loads: nothing jumps when it comes. */
export const PrimaryActionPlaceholder = () => (
  <PrimaryAction disabled>
    <VisuallyHidden>
      <Trans>Loading</Trans>
    </VisuallyHidden>
  </PrimaryAction>
);

/** In the place of an action that needs the lender, while there is no network. */
export const PrimaryRetry = ({ read }: { read: ReadState }) => (
  <PrimaryAction icon={<ArrowClockwiseIcon />} loading={read.isFetching} onClick={() => void read.refetch()}>
    <Trans>Try again</Trans>
  </PrimaryAction>
);
