import { Note, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** The lender’s own figures contradict each other: nothing is paid or agreed to by them. */
export const FlawNote = () => (
  <Pad>
    <Note kind="over" role="alert" title={<Trans>The lender’s figures don’t add up</Trans>}>
      <Trans>Nothing was sent. Try again later, or contact the lender.</Trans>
    </Note>
  </Pad>
);
