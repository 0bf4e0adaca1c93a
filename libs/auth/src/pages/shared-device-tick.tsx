import { memo, useSyncExternalStore } from 'react';
import { SharedPhoneRow } from '../parts/shared-device-row';
import { isPhoneShared, keepPhoneShared, onSharingChange } from '../device/shared-device';
import { forgetTypedNumber } from '../device/typed-number';

/** Kept at the tick, not at the login: a reload between the two must not forget it. */
export const SharedPhoneTick = memo(function SharedPhoneTick() {
  const isShared = useSyncExternalStore(onSharingChange, isPhoneShared, () => false);
  const keep = (willBeShared: boolean) => {
    keepPhoneShared(willBeShared);
    if (willBeShared) forgetTypedNumber();
  };
  return <SharedPhoneRow isShared={isShared} onChange={keep} />;
});
