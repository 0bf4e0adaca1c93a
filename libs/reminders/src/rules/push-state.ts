/** Whether this browser receives messages while the app is closed; `home-screen`: on iOS, only as an installed app. */
export type PushSupport = 'yes' | 'home-screen' | 'unsupported';

/** What is known about payment reminders on this device. */
export interface PushFacts {
  readonly support: PushSupport;
  /** A shared device. */
  readonly isShared: boolean;
  readonly permission: NotificationPermission;
  /** This browser is subscribed for the borrower; undefined while unknown. */
  readonly isOn: boolean | undefined;
  /** A tap is waiting for the browser or the lender. */
  readonly isBusy: boolean;
  /** A tap was blocked, because the device is offline. */
  readonly isOffline: boolean;
  /** The last tap had no effect. */
  readonly hasFailed: boolean;
}

export type PushState =
  | 'reading'
  | 'unsupported'
  | 'home-screen'
  | 'shared'
  | 'denied'
  | 'busy'
  | 'offline'
  | 'failed'
  | 'on'
  | 'off';

/** The text beside the switch; reasons that prevent a change take precedence. */
export function pushStateOf(facts: PushFacts): PushState {
  const { support, isShared, permission, isOn } = facts;
  if (support !== 'yes') return support;
  if (isShared) return 'shared';
  if (permission === 'denied') return 'denied';
  if (isOn === undefined) return 'reading';
  if (facts.isBusy) return 'busy';
  if (facts.isOffline) return 'offline';
  if (facts.hasFailed) return 'failed';
  return isOn ? 'on' : 'off';
}

/** In these states there is no switch, since a tap could not change anything. */
export const isFixed = (state: PushState): boolean =>
  state === 'unsupported' || state === 'home-screen' || state === 'shared' || state === 'denied';
