import { memo, useSyncExternalStore } from 'react';
import { SharedDeviceRow } from '../parts/shared-device-row';
import { isDeviceShared, saveDeviceShared, onSharingChange } from '../device/shared-device';
import { forgetTypedNumber } from '../device/typed-number';

/** Kept at the tick, not at the login: a reload between the two must not forget it. */
export const SharedDeviceTick = memo(function SharedDeviceTick() {
  const isShared = useSyncExternalStore(onSharingChange, isDeviceShared, () => false);
  const keep = (willBeShared: boolean) => {
    saveDeviceShared(willBeShared);
    if (willBeShared) forgetTypedNumber();
  };
  return <SharedDeviceRow isShared={isShared} onChange={keep} />;
});
