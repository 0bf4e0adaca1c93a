import { Note, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** Nothing was kept: the borrower must know at once. */
export const StorageFullNote = () => (
  <Pad>
    <Note kind="over" role="alert" title={<Trans>Your phone is full</Trans>}>
      <Trans>This wasn’t saved. Free up some space on your phone, then save again.</Trans>
    </Note>
  </Pad>
);
