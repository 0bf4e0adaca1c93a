import { accountBalances } from '@clearloan/bookkeeping/contract';
import { sum } from '@clearloan/loan-math';
import {
  dues,
  duesAreForecast,
  pushSetting,
  reminderInfo,
  reminderList,
  removePushSubscription,
  savePushSubscription,
  saveReminder,
  setReminder,
} from '@clearloan/reminders/contract';
import { codes, unlessAmount, unlessSame } from '@clearloan/api-client/declare';
import type { Suite } from '../harness/suite';
import { keptFaults } from './own-books';
import { businessDay } from './visitor';

/** The borrower adds a reminder for another lender's due date. */
export async function reminders(suite: Suite): Promise<void> {
  const { check, hold, made, now, today, newId } = suite;
  const id = newId();
  made.reminderId = id;
  const reminder = {
    id,
    productName: 'Motorbike loan',
    amount: 86_000,
    cycle: 'monthly',
    repayTime: today(),
  } as const;
  await check(saveReminder, { ...reminder, updated_at: now() });
  const bell = { daysBefore: [3, 0], time: '09:00', channels: ['app' as const] };
  await check(setReminder, { id, ...bell, updated_at: now() });
  const kept = await check(reminderInfo, { id });
  hold(reminderInfo, 'returns what was saved', [
    ...keptFaults(reminder, kept),
    ...unlessSame('data.bell', bell, kept?.bell),
  ]);
  const listed = await check(reminderList, { status: 'all' });
  hold(reminderList, 'has all reminders on one page', unlessSame('data.hasMore', false, listed?.hasMore));
  hold(
    reminderList,
    'lists what was saved',
    unlessSame(
      'data.list',
      [id],
      listed?.list.map((each) => each.id),
    ),
  );
  await seeDues(suite, reminder);
}

/** What is due adds up with the loan, the reminder and the balance. */
async function seeDues(suite: Suite, reminder: { readonly amount: number }): Promise<void> {
  const { check, ask, hold, keeps, made } = suite;
  const soon = await check(dues, {});
  if (soon === undefined) return;
  const day = await businessDay(suite);
  if (day !== undefined) keeps(dues, duesAreForecast, { dues: soon, today: day });
  const balances = await ask(accountBalances, {});
  const [first] = soon.forecast;
  if (first)
    hold(
      dues,
      'forecasts from the balance of today',
      unlessAmount(
        'data.forecast[0].balance',
        (balances?.balance_total ?? 0) + first.in - first.out,
        first.balance,
        'the balance + in − out',
      ),
    );
  const loan = soon.own.filter(({ orderId, status }) => orderId === made.orderId && status !== 'done');
  if (made.left !== undefined)
    hold(
      dues,
      'sums up the loan',
      unlessAmount('data.own', made.left, sum(loan.map(({ amount }) => amount)), 'what is left to pay'),
    );
  // Nothing collects: the borrower allowed no automatic payments.
  const collected = soon.own.filter(({ isCollecting }) => isCollecting);
  hold(dues, 'collects nothing by itself', unlessSame('data.own[].isCollecting', [], collected));
  const due = soon.dueSoon.find(({ id }) => id === made.reminderId);
  hold(
    dues,
    'shows what is due',
    unlessAmount('data.dueSoon[].amount', reminder.amount, due?.amount, 'the reminder of today'),
  );
}

/** Keys like a browser's: the generator point of P-256 serves as the public key. */
const browserKeys = {
  p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: 'AAECAwQFBgcICQoLDA0ODw',
} as const;

/** The borrower enables payment reminders for a device, if the lender supports them, and disables them again. */
export async function remindersOnDevice({ check, hold, reply, refuses, newId }: Suite): Promise<void> {
  const setting = await check(pushSetting, {});
  const endpoint = `https://fcm.googleapis.com/fcm/send/${newId()}`;
  const subscription = { endpoint, ...browserKeys };
  await check(savePushSubscription, subscription, { mayRefuse: codes.notAllowedNow });
  const { code } = await reply(savePushSubscription, subscription);
  const isOffered = setting?.publicKey !== undefined;
  hold(
    savePushSubscription,
    'is offered when the lender has a push key',
    unlessSame('code', isOffered ? codes.success : codes.notAllowedNow, code),
  );
  const elsewhere = { ...subscription, endpoint: 'https://intranet.example/push' };
  const refusal = isOffered ? codes.badInput : codes.notAllowedNow;
  await refuses('accepts push services only', savePushSubscription, elsewhere, refusal);
  await check(removePushSubscription, { endpoint });
}
