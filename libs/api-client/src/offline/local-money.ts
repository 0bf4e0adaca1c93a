import * as v from 'valibot';
import { date } from '../declare';
import type { OfflineStore } from './offline-store';

const minor = v.pipe(v.number(), v.safeInteger());

/** What the borrower's book knows about money, for a forecast: one feature writes it, another reads it. */
const localMoneySchema = v.object({
  /** What there is in all accounts, whole minor units. */
  balance: minor,
  /** Whether the accounts have opening balances: without one, `balance` is what moved, not what there is. */
  isOpened: v.optional(v.boolean(), false),
  /** What comes in and goes out again and again, by day. */
  expected: v.array(v.object({ day: date, in: minor, out: minor })),
  /** The day it was reckoned. */
  day: date,
});
export type LocalMoney = v.InferOutput<typeof localMoneySchema>;

const markName = 'money';

/** Undefined as long as there is no book. */
export async function readLocalMoney(store: OfflineStore): Promise<LocalMoney | undefined> {
  const text = await store.mark(markName);
  if (text === undefined) return undefined;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), localMoneySchema), text);
  return parsed.success ? parsed.output : undefined;
}

/** Says it anew, when it is new. */
export async function writeLocalMoney(store: OfflineStore, money: LocalMoney): Promise<void> {
  const text = JSON.stringify(money);
  if ((await store.mark(markName)) !== text) await store.setMark(markName, text);
}
