import * as v from 'valibot';
import { date } from '../declare';
import type { OfflineStore } from './offline-store';

const minor = v.pipe(v.number(), v.safeInteger());

/** What the borrower's book knows about money, for forecasts: one feature writes it, another reads it. */
const localMoneySchema = v.object({
  /** Balance of all accounts, in integer minor units. */
  balance: minor,
  /** Whether the accounts have opening balances. Without them, `balance` is the sum of movements, not the balance. */
  isOpened: v.optional(v.boolean(), false),
  /** Recurring income and expenses, by day. */
  expected: v.array(v.object({ day: date, in: minor, out: minor })),
  /** The day it was calculated. */
  day: date,
});
export type LocalMoney = v.InferOutput<typeof localMoneySchema>;

const markName = 'money';

/** Undefined while there is no book. */
export async function readLocalMoney(store: OfflineStore): Promise<LocalMoney | undefined> {
  const text = await store.mark(markName);
  if (text === undefined) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), localMoneySchema), text);
  return parsed.success ? parsed.output : undefined;
}

/** Writes the value if it has changed. */
export async function writeLocalMoney(store: OfflineStore, money: LocalMoney): Promise<void> {
  const text = JSON.stringify(money);
  if ((await store.mark(markName)) !== text) await store.setMark(markName, text);
}
