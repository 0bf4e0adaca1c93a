import { useApiClient } from '@clearloan/api-client';
import { useSharedDevice } from '@clearloan/app-runtime';
import { useOnlineTap } from '@clearloan/ui';
import { useEffect, useState } from 'react';
import { pushSupport, subscribedEndpoint } from '../device/push-browser';
import { renew, turnOff, turnOn } from '../device/push-reminders';
import { pushStateOf, type PushState } from '../rules/push-state';

export interface PushSwitchState {
  readonly state: PushState;
  readonly isOn: boolean;
  /** Turns the reminders on or off. This is the only place that requests the permission. */
  readonly change: () => void;
}

/** @param publicKey of the lender, base64url */
export function usePushSwitch(publicKey: string): PushSwitchState {
  const client = useApiClient();
  const isShared = useSharedDevice();
  const support = pushSupport();
  const { isHeldBack, maySend } = useOnlineTap();
  const [isOn, setOn] = useState<boolean>();
  const [{ isBusy, hasFailed }, setTap] = useState({ isBusy: false, hasFailed: false });
  useEffect(() => {
    if (support !== 'yes') return;
    subscribedEndpoint().then(
      (endpoint) => {
        setOn(endpoint !== undefined);
        if (endpoint !== undefined) renew(client).catch(() => undefined);
      },
      () => setOn(false),
    );
  }, [client, support]);
  const turn = async () => {
    if (isOn === true) await turnOff(client);
    else if ((await Notification.requestPermission()) !== 'granted') return false;
    else await turnOn(client, publicKey);
    return isOn !== true;
  };
  const change = () => {
    if (isBusy || !maySend()) return;
    setTap({ isBusy: true, hasFailed: false });
    turn().then(
      (nowOn) => {
        setOn(nowOn);
        setTap({ isBusy: false, hasFailed: false });
      },
      () => setTap({ isBusy: false, hasFailed: true }),
    );
  };
  const permission = support === 'yes' ? Notification.permission : 'default';
  const state = pushStateOf({
    ...{ support, isShared, permission, isOn, isBusy, hasFailed },
    isOffline: isHeldBack,
  });
  return { state, isOn: isOn === true, change };
}
