import { Note } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** The lender logged in to the account of another phone number. */
export const OtherAccountNote = () => (
  <Note kind="over" role="alert" title={<Trans>That isn’t your account</Trans>}>
    <Trans>
      The lender opened an account with another phone number, so we didn’t log you in. Try again later.
    </Trans>
  </Note>
);
