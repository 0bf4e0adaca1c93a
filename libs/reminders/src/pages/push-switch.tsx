import { BellRingingIcon, ListItem, SwitchRow } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isFixed, type PushState } from '../rules/push-state';
import { usePushSwitch } from './use-push-switch';

const notes: Readonly<Record<PushState, ReactNode>> = {
  reading: <Trans>Three days before a payment is due, and on the day</Trans>,
  off: <Trans>Three days before a payment is due, and on the day</Trans>,
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
    title: <Trans>Payment reminders on this device</Trans>,
    note: notes[state],
  };
  return isFixed(state) ? <ListItem {...row} /> : <SwitchRow {...row} checked={isOn} onChange={change} />;
}
