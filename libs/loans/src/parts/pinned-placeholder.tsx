import { Heard, PinnedAction } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** The place of the pinned action while the screen loads: nothing jumps when it comes. */
export const PinnedPlaceholder = () => (
  <PinnedAction disabled>
    <Heard>
      <Trans>Loading</Trans>
    </Heard>
  </PinnedAction>
);
