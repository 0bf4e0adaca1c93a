import { instantAt } from '@clearloan/formatting';
import { addDays } from '@clearloan/loan-math';
import { eq } from 'drizzle-orm';
import { thisLender } from '../../../platform/lender/lender';
import { db } from '../../../platform/database/connection';
import { pushSubscriptions } from '../../../platform/database/schema/push';
import type { FakeBrowser } from '../../../testing/fake-browser';
import { randomFrom, type Random } from '../../../testing/random';
import { moveToDay, runningLoan, type RunningLoan } from '../../../core/payments/testing/running-loan';
import { soonDays } from '../push-reminders';
import { delay, dueDayOf, openPayments, payNext, messageOf, type PushWorld } from './push-world';

type Told = ReturnType<typeof messageOf>;

/** What a device should have received, derived from the loan's own screen. */
interface Device {
  readonly browser: FakeBrowser;
  readonly expected: Told[];
  /** Enqueued today and not sent yet, with the due date at that time. */
  waiting: { readonly message: Told; readonly dueTime: string }[];
  /** The last day on which reminders of this loan were decided. */
  decidedOn?: string;
}

/** What a borrower does on a day: mostly nothing. */
type Act = (at: History) => Promise<unknown>;
interface History {
  readonly world: PushWorld;
  readonly loan: RunningLoan;
  readonly devices: readonly Device[];
  readonly random: Random;
}

const acts: readonly Act[] = [
  () => Promise.resolve(),
  () => Promise.resolve(),
  ({ loan }) => payNext(loan),
  ({ world, loan }) => delay(world.lender, loan, 1),
  ({ world, loan, devices, random }) => world.unsubscribe(random.pick(devices).browser, loan.borrower),
  ({ world, loan, devices, random }) => world.subscribe(random.pick(devices).browser, loan.borrower),
];

/**
 * Plays some weeks of a borrower with two devices around the due dates of a loan, and checks what the devices received
 * against the loan's own screen. @returns the errors; empty if there are none
 */
export async function playPushHistory(world: PushWorld, seed: number): Promise<string[]> {
  const random = randomFrom(seed);
  const loan = await runningLoan(world.lender);
  const devices = [world.browser(), world.browser()].map((browser): Device => ({
    browser,
    expected: [],
    waiting: [],
  }));
  for (const { browser } of devices) (await world.subscribe(browser, loan.borrower)).value();
  const history = { world, loan, devices, random };
  const due = await dueDayOf(loan);
  for (let day = addDays(due, -4); day <= addDays(due, 20); day = addDays(day, 1 + random.below(2)))
    await playDay(history, day);
  return devices.flatMap(({ browser, expected }) => {
    const sent = browser.messages();
    return JSON.stringify(sent) === JSON.stringify(expected)
      ? []
      : [`${String(seed)}: sent ${JSON.stringify(sent)}, expected ${JSON.stringify(expected)}`];
  });
}

/** The borrower acts before the job, between the job and the sending, or not at all; then both run again. */
async function playDay(history: History, day: string): Promise<void> {
  const { world, random } = history;
  await moveToDay(day);
  if (random.below(3) === 0) await random.pick(acts)(history);
  await expectEnqueued(history, day);
  await world.remind('09:00');
  if (random.below(2) === 0) await random.pick(acts)(history);
  await expectSent(history);
  await world.deliver();
  await expectEnqueued(history, day);
  await world.remind('19:30');
  await expectSent(history);
  await world.deliver();
}

async function expectEnqueued({ loan, devices }: History, day: string): Promise<void> {
  const kinds = { [day]: 'paymentToday', [addDays(day, soonDays)]: 'paymentSoon' } as const;
  for (const device of devices) {
    if (device.decidedOn === day || !(await isSubscribed(device, day))) continue;
    const due = (await openPayments(loan)).flatMap(({ periodNo, dueTime }) => {
      const kind = kinds[dueTime];
      return kind === undefined ? [] : [{ message: messageOf(kind, loan, periodNo), dueTime }];
    });
    if (due.length > 0) device.decidedOn = day;
    device.waiting.push(...due);
  }
}

async function expectSent({ loan, devices }: History): Promise<void> {
  const open = await openPayments(loan);
  for (const device of devices) {
    const waiting = device.waiting.splice(0);
    if (!(await isSubscribed(device))) continue;
    const isOpen = ({ message, dueTime }: (typeof waiting)[number]) =>
      open.some(
        (row) => row.dueTime === dueTime && messageOf(message.kind, loan, row.periodNo).path === message.path,
      );
    device.expected.push(...waiting.filter(isOpen).map(({ message }) => message));
  }
}

/** @param day only if subscribed before the reminders of this day */
async function isSubscribed({ browser }: Device, day?: string): Promise<boolean> {
  const { market } = thisLender();
  const [row] = await db()
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, browser.endpoint));
  return (
    row !== undefined && (day === undefined || row.since < new Date(instantAt(day, '09:00', market.timeZone)))
  );
}
