import { memo, useSyncExternalStore } from 'react';
import { isDeviceShared, onSharingChange, saveDeviceShared } from '@clearloan/session';
import { forgetTypedNumber } from '../device/use-typed-before-hydration';
import { deviceStore, deviceTokenEntry } from '@clearloan/api-client';
import { CheckRow } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import '../parts/shared-device-row.css';

interface SharedDeviceRowProps {
  readonly isShared: boolean;
  readonly onChange: (isShared: boolean) => void;
}

/** The only checkbox of the login: for a shared device. */
function SharedDeviceRow({ isShared, onChange }: SharedDeviceRowProps) {
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

/** Stored when it is ticked, not at the login, so that a reload in between does not lose it. */
export const SharedDeviceTick = memo(function SharedDeviceTick() {
  const isShared = useSyncExternalStore(onSharingChange, isDeviceShared, () => false);
  const keep = (willBeShared: boolean) => {
    saveDeviceShared(willBeShared);
    if (!willBeShared) return;
    forgetTypedNumber();
    // The next person must not have the borrower's way to log in.
    deviceStore.remove(deviceTokenEntry);
  };
  return <SharedDeviceRow isShared={isShared} onChange={keep} />;
});
