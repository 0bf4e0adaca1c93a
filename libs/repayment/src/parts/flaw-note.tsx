import { Note, Pad } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The lender’s own figures contradict each other: nothing is paid or agreed to by them, and what they say is not shown. */
export const FlawNote = ({ hidden }: { hidden?: ReactNode }) => (
  <Pad>
    <Note kind="over" role="alert" title={<Trans>The lender’s figures don’t add up</Trans>}>
      {hidden ?? <Trans>Nothing was sent. Try again later, or contact the lender.</Trans>}
    </Note>
  </Pad>
);
