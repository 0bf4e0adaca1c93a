import { useApiClient } from '@clearloan/api-client';
import { useSharedDevice } from '@clearloan/app-runtime';
import { BellRingingIcon, ListItem, SwitchRow, useOnlineTap } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { isFixed, pushStateOf, type PushState } from '../rules/push-state';
import { pushSupport, subscribedEndpoint } from '../device/push-browser';
import { renew, turnOff, turnOn } from '../device/push-reminders';

const whatIsSent = <Trans>Three days before a payment is due, on the day, and for new messages</Trans>;

const notes: Readonly<Record<PushState, ReactNode>> = {
  reading: whatIsSent,
  off: whatIsSent,
  on: <Trans>On, even when the app is closed. Loan name and amount stay private.</Trans>,
  busy: <Trans>Just a moment…</Trans>,
  offline: <Trans>You’re offline. Connect to the internet to change this.</Trans>,
  failed: <Trans>This didn’t work. Check your connection, then try again.</Trans>,
  shared: <Trans>Not available on a shared phone. The next person could see your reminders.</Trans>,
  denied: <Trans>Notifications are blocked. Allow them for this site in your browser settings.</Trans>,
  unsupported: (
    <Trans>This browser can’t show reminders when the app is closed. Use your calendar instead.</Trans>
  ),
  'home-screen': (
    <Trans>On iPhone, add the app to your home screen first: tap Share, then Add to Home Screen.</Trans>
  ),
};

/** Switches this lender's payment reminders on this device. Shows the reason if they are unavailable. */
export function PushSwitch({ publicKey }: { readonly publicKey: string }) {
  const { state, isOn, change } = usePushSwitch(publicKey);
  const row = {
    icon: <BellRingingIcon />,
    title: <Trans>Notifications on this device</Trans>,
    note: notes[state],
  };
  return isFixed(state) ? <ListItem {...row} /> : <SwitchRow {...row} checked={isOn} onChange={change} />;
}

interface PushSwitchState {
  readonly state: PushState;
  readonly isOn: boolean;
  /** Turns the reminders on or off. This is the only place that requests the permission. */
  readonly change: () => void;
}

/** @param publicKey of the lender, base64url */
function usePushSwitch(publicKey: string): PushSwitchState {
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
    support,
    isShared,
    permission,
    isOn,
    isBusy,
    hasFailed,
    isOffline: isHeldBack,
  });
  return { state, isOn: isOn === true, change };
}
