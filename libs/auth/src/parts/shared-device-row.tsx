import { CheckRow } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import './shared-device-row.css';

export interface SharedDeviceRowProps {
  readonly isShared: boolean;
  readonly onChange: (isShared: boolean) => void;
}

/** The one tick of the login: for a phone that is not the borrower's alone. */
export function SharedDeviceRow({ isShared, onChange }: SharedDeviceRowProps) {
  return (
    <div className="cl-auth-shared">
      <CheckRow
        checked={isShared}
        onChange={onChange}
        note={
          <Trans>Nothing is saved here. Amounts stay hidden. You’ll be logged out after 10 minutes.</Trans>
        }
      >
        <b>
          <Trans>I share this phone</Trans>
        </b>
      </CheckRow>
    </div>
  );
}
