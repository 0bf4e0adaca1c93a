import { setTimeout as wait } from 'node:timers/promises';
import { businessNow, consoleAct, ConsoleRefusal } from '@clearloan/lender';
import * as v from 'valibot';
import type { Owed, Plans } from './plans';
import type { Party, Report } from './line';

const expectedSchema = v.object({
  paymentId: v.pipe(v.string(), v.uuid()),
  /** A pay code, or the reference of a transfer. */
  reference: v.string(),
  amount: v.pipe(v.string(), v.decimal()),
  currency: v.string(),
  /** Only a code ends. */
  expiresAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
type Expected = v.InferOutput<typeof expectedSchema>;

/** How long a payer takes to pay a code, and the bank to look for a transfer, in business time. */
const delays = { code: 15_000, look: 8_000, lookAgain: 24 * 3_600_000 } as const;

/** The last digit of a reference decides what the bank finds. */
const endings = { foundSecond: '1', otherAmount: '2', takenBack: '3' } as const;

/** What it has booked under a reference, and the references that it has not found once. */
interface Books {
  readonly entries: Map<string, object>;
  readonly missed: Set<string>;
}

/** The bank that receives payments: it pays a code and finds a transfer by itself after a while. */
export function receivingBank(plans: Plans): Party {
  const books: Books = { entries: new Map(), missed: new Set() };
  return {
    port: 'PAYMENTS',
    hear: async ({ data }, report) => {
      const expected = v.parse(expectedSchema, data);
      const isCode = expected.expiresAt !== undefined;
      const inMs = isCode ? delays.code : delays.look;
      const at = new Date((await businessNow()).getTime() + inMs);
      const owed = isCode ? payment(expected, expected.amount, at) : found(books, expected, at);
      await plans.owe(report, owed, inMs);
      if (isMiss(owed)) await lookAgain(books, plans, expected, report);
    },
    console: {
      acts: [
        consoleAct('/bank/:paymentId/pay', v.object({}), async ({ paymentId = '' }) => {
          // The lender may be about to tell the bank.
          for (let left = 30; left > 0; left -= 1) {
            if (await plans.reportNow(paymentId)) return { ok: true };
            await wait(100);
          }
          throw new ConsoleRefusal(409, 'The bank expects no money for this payment.');
        }),
      ],
      afterReset: () => {
        books.entries.clear();
        books.missed.clear();
      },
    },
  };
}

const isMiss = ({ event }: Owed): boolean => 'status' in event && event.status === 'notFound';

/** A transfer that was booked late is found a day later. */
async function lookAgain(books: Books, plans: Plans, expected: Expected, report: Report): Promise<void> {
  const inMs = delays.look + delays.lookAgain;
  const at = new Date((await businessNow()).getTime() + inMs);
  if (!books.entries.has(expected.reference)) await plans.owe(report, found(books, expected, at), inMs);
}

/** What the bank reports about the reference of a transfer. */
function found(books: Books, expected: Expected, at: Date): Owed {
  const { paymentId, reference, amount } = expected;
  const path = '/hooks/expected';
  const about = { paymentId, reference };
  const what = `look-up of ${reference}`;
  const isMissed = reference.endsWith(endings.foundSecond) && !books.missed.has(reference);
  if (reference.endsWith(endings.takenBack))
    return { what, path, paymentId, event: { ...about, status: 'takenBack' } };
  if (isMissed) {
    books.missed.add(reference);
    const nextCheckAt = new Date(at.getTime() + delays.lookAgain).toISOString();
    return { what, path, paymentId, event: { ...about, status: 'notFound', nextCheckAt } };
  }
  const arrived = reference.endsWith(endings.otherAmount) ? lessOne(amount) : amount;
  const owed = payment(expected, arrived, at);
  const entry = books.entries.get(reference) ?? owed.event;
  books.entries.set(reference, entry);
  // There is no other money under this reference, if the lender gave that to another payment.
  const also = { path, event: { ...about, status: 'notFound' } } as const;
  return { ...owed, event: entry, also };
}

/** An amount less 1.00, but above zero. */
const lessOne = (amount: string): string => (Number(amount) > 1 ? (Number(amount) - 1).toFixed(2) : '0.01');

/** Money with its booking time; the report of it may be late. */
function payment({ paymentId, reference, amount, currency }: Expected, arrived: string, at: Date): Owed {
  const id = `bank-${reference}`;
  const entry = { id, amount: arrived, currency, bookedAt: at.toISOString(), references: [reference] };
  return {
    ...{ what: `payment of ${arrived} for ${reference}`, path: '/hooks/payments', paymentId, event: entry },
    instead: { 'Pay 1.00 less': { ...entry, amount: lessOne(amount) } },
    after: {
      'Take back': (now) => ({
        path: '/hooks/reversals',
        event: { entryId: id, reversedAt: now.toISOString() },
      }),
    },
  };
}
