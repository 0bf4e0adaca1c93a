/** Whether this browser gets messages while the app is closed; `home-screen`: on an iPhone or iPad, only as an app of its own. */
export type PushSupport = 'yes' | 'home-screen' | 'no';

/** What is known about payment reminders on this device. */
export interface PushFacts {
  readonly support: PushSupport;
  /** Others use this device. */
  readonly isShared: boolean;
  readonly permission: NotificationPermission;
  /** This browser is subscribed for the borrower; undefined while that is read. */
  readonly isOn: boolean | undefined;
  /** A tap waits for the browser or the lender. */
  readonly isBusy: boolean;
  /** A tap was held back, since there is no network. */
  readonly isOffline: boolean;
  /** The last tap did not change anything. */
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

/** What the borrower reads beside the switch, the reason that nothing can be changed first. */
export function pushStateOf(facts: PushFacts): PushState {
  const { support, isShared, permission, isOn } = facts;
  if (support === 'no') return 'unsupported';
  if (support === 'home-screen') return 'home-screen';
  if (isShared) return 'shared';
  if (permission === 'denied') return 'denied';
  if (isOn === undefined) return 'reading';
  if (facts.isBusy) return 'busy';
  if (facts.isOffline) return 'offline';
  if (facts.hasFailed) return 'failed';
  return isOn ? 'on' : 'off';
}

/** In these states there is no switch: a tap could not change anything. */
export const isFixed = (state: PushState): boolean =>
  state === 'unsupported' || state === 'home-screen' || state === 'shared' || state === 'denied';
