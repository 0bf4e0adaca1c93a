import type { OfflineStore } from '@clearloan/api-client/offline';
import { addDays } from '@clearloan/loan-math';
import { lists } from '../rules/local-dues';
import type { Due } from '../rules/due-list';

/** One alarm: its payment, and the day on which it was due to ring. */
export interface Alarm {
  readonly id: string;
  readonly day: string;
}

/**
 * The alarms whose time has come today. An alarm missed by a day stays silent: the list in the app shows it. So does one of a
 * payment that the lender is collecting.
 * @param time `HH:MM` on the borrower's clock
 */
export const alarmsDueNow = (dues: readonly Due[], today: string, time: string): Alarm[] =>
  dues.flatMap(({ id, bell, repayTime, status, isCollecting }) => {
    if (bell === undefined || status === 'done' || isCollecting || bell.time > time) return [];
    const isToday = bell.daysBefore.some((days) => addDays(repayTime, -days) === today);
    return isToday ? [{ id, day: today }] : [];
  });

/** The alarms that have not rung yet on this device; marks them as rung. */
export async function claimNewAlarms(store: OfflineStore, alarms: readonly Alarm[]): Promise<Alarm[]> {
  const rung = new Set((await store.items(lists.rung)).map(({ id, day }) => `${id} ${day}`));
  const newAlarms = alarms.filter(({ id, day }) => !rung.has(`${id} ${day}`));
  if (newAlarms.length > 0) {
    await store.write(
      newAlarms.map(({ id, day }) => ({ list: lists.rung, id, day, wire: {}, staysHere: true }) as const),
    );
  }
  return newAlarms;
}

export type MayNotify = 'yes' | 'no' | 'ask' | 'cannot';

/** Whether this device shows the app's notifications. */
export function mayNotify(): MayNotify {
  if (!('Notification' in window)) return 'cannot';
  return ({ granted: 'yes', denied: 'no', default: 'ask' } as const)[Notification.permission];
}

/** Requests notification permission; only after a tap. */
export async function askToNotify(): Promise<MayNotify> {
  if (mayNotify() === 'ask') await Notification.requestPermission();
  return mayNotify();
}

/** Texts that are safe to read on a locked screen. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

/** One notification for all alarms together. Uses the service worker on devices that require one. */
export async function notify({ title, body }: NoticeText, tag: string): Promise<void> {
  const options = { body, tag, icon: '/icon.svg' };
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker === undefined) new Notification(title, options);
  else await worker.showNotification(title, options);
}

/** The badge on the app icon, where supported. */
export async function setBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  try {
    await navigator.setAppBadge(count);
  } catch {
    // Not installed, or not permitted: the list shows it anyway.
  }
}
