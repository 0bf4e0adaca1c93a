import * as v from 'valibot';
import { entryAmount, entryCurrency, entryId } from '../context/bank-entry';
import { lendingCore } from '../context/lending-core';
import { defineHook, type Hook } from '../hooks/hook';

const instant = v.pipe(v.string(), v.isoTimestamp('must be an instant such as 2026-11-25T09:30:00Z'));

const paymentSchema = v.object({
  id: entryId,
  amount: entryAmount,
  currency: entryCurrency,
  bookedAt: v.pipe(
    instant,
    v.transform((text) => new Date(text)),
  ),
  /** A pay code, a bank reference, or both. */
  references: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(100, 'must have 100 characters at most'))),
    v.maxLength(10, 'must be 10 at most'),
  ),
});

/** `POST /hooks/payments`: a bank or payment provider reports money that it received. */
export const paymentHook = (secrets: Hook['secrets']): Hook =>
  defineHook('/hooks/payments', secrets, paymentSchema, async (entry) => {
    const outcome = await lendingCore().takeBankEntry(entry);
    return { status: outcome === 'conflict' ? 409 : 200, outcome };
  });
