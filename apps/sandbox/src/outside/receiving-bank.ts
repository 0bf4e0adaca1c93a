import { setTimeout as wait } from 'node:timers/promises';
import { businessNow, consoleAct, ConsoleRefusal } from '@clearloan/lender';
import * as v from 'valibot';
import { behaviourSchema } from './staged-behaviours';
import type { PartyFactory, Report } from './webhooks';
import type { Outcome, ReportToSend, PendingReports } from './pending-reports';

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

const refundSchema = v.object({
  refundId: v.string(),
  amount: v.pipe(v.string(), v.decimal()),
  currency: v.string(),
});
type Money = Pick<Expected, 'reference' | 'amount' | 'currency'>;

/** Money that a payer transfers without being asked: its reference is the matter. */
const transferSchema = v.object({
  ...behaviourSchema.entries,
  amount: v.pipe(v.string(), v.decimal()),
  currency: v.pipe(v.string(), v.length(3)),
});

/** How long the bank takes to look for a transfer or send money back, in business time. */
const delays = { refund: 3_000, look: 8_000, lookAgain: 24 * 3_600_000 } as const;

/** The last digit of a reference decides what the bank finds, unless its payer has transferred the money already. */
const endings = { never: '0', foundSecond: '1', otherAmount: '2', takenBack: '3' } as const;

/** The money that it has booked under a reference, and the references that it has not found once. */
interface Books {
  readonly money: Map<string, Outcome>;
  readonly missed: Set<string>;
}

/**
 * The bank that receives payments: a payer pays a code, and the bank finds a transfer, after a while.
 * @param payerMs how long a payer takes, in business time
 */
export const receivingBank =
  (plans: PendingReports, payerMs: number): PartyFactory =>
  (report) => {
    const books: Books = { money: new Map(), missed: new Set() };
    return {
      port: 'PAYMENTS',
      receive: async ({ type, data }) => {
        if (type === 'refund.send') {
          await plans.schedule(report, refund(v.parse(refundSchema, data)), delays.refund);
          return;
        }
        const expected = v.parse(expectedSchema, data);
        const isCode = expected.expiresAt !== undefined;
        if (isCode) await plans.schedule(report, payment(expected, expected.amount), payerMs);
        else await lookFor(books, plans, expected, report);
      },
      console: {
        acts: [
          consoleAct('/bank/:paymentId/pay', v.object({}), async ({ paymentId = '' }) => {
            const hasArrived = () =>
              plans.done.some((each) => each.paymentId === paymentId && each.moves !== undefined);
            // The lender may be about to tell the bank.
            for (let left = 30; left > 0; left -= 1) {
              if (hasArrived() || (await plans.reportNow(paymentId))) return { ok: true };
              await wait(100);
            }
            throw new ConsoleRefusal(409, 'The bank expects no money for this payment.');
          }),
          consoleAct(
            '/bank/transfers',
            transferSchema,
            async (_params, { amount, currency, ...behaviour }) => {
              const transfer = payment({ reference: behaviour.reference, amount, currency }, amount);
              books.money.set(behaviour.reference, transfer);
              plans.treat(behaviour);
              await plans.schedule(report, transfer, 0);
              return { ok: true };
            },
          ),
        ],
        afterReset: () => {
          books.money.clear();
          books.missed.clear();
        },
      },
    };
  };

/** Money that goes back to its payer, whom the bank knows. */
const refund = ({ refundId, amount, currency }: v.InferOutput<typeof refundSchema>): ReportToSend => ({
  what: `refund of ${amount}`,
  path: '/hooks/refunds',
  event: (at) => ({ refundId, status: 'paid', at: at.toISOString() }),
  moves: { id: `sent-${refundId}`, amount: `-${amount}`, currency, reference: refundId },
});

/** Reports what it finds under the reference of a transfer, now and, if it finds nothing, a day later. */
async function lookFor(
  books: Books,
  plans: PendingReports,
  expected: Expected,
  report: Report,
): Promise<void> {
  const isComing = [...plans.planned.values()].some(({ reference: about }) => about === expected.reference);
  if (isComing) return;
  const isMissed = isUnknown(books, expected.reference);
  const first = await found(books, expected);
  await plans.schedule(report, first, delays.look);
  if (isMissed && expected.reference.endsWith(endings.foundSecond))
    await plans.schedule(report, await found(books, expected), delays.look + delays.lookAgain);
}

const isUnknown = ({ money, missed }: Books, reference: string): boolean =>
  !money.has(reference) &&
  (reference.endsWith(endings.never) || (reference.endsWith(endings.foundSecond) && !missed.has(reference)));

/** What the bank reports about the reference of a transfer. */
async function found(books: Books, expected: Expected): Promise<ReportToSend> {
  const { paymentId, reference, amount } = expected;
  const path = '/hooks/expected';
  const about = { paymentId, reference };
  const what = `look-up of ${reference}`;
  const tell = (status: string, nextCheckAt?: string) => ({
    what,
    path: path as '/hooks/expected',
    paymentId,
    event: () => ({ ...about, status, nextCheckAt }),
  });
  if (reference.endsWith(endings.takenBack)) return tell('takenBack');
  if (isUnknown(books, reference)) {
    books.missed.add(reference);
    const again = new Date((await businessNow()).getTime() + delays.look + delays.lookAgain);
    return tell('notFound', reference.endsWith(endings.never) ? undefined : again.toISOString());
  }
  const arrived = reference.endsWith(endings.otherAmount) ? lessOne(amount) : amount;
  const owed = payment(expected, arrived);
  const money = books.money.get(reference) ?? owed;
  books.money.set(reference, money);
  // There is no other money under this reference, if the lender gave that to another payment.
  return {
    ...owed,
    event: money.event,
    moves: money.moves,
    also: { path, event: { ...about, status: 'notFound' } },
  };
}

/** An amount less 1.00, but above zero. */
const lessOne = (amount: string): string => (Number(amount) > 1 ? (Number(amount) - 1).toFixed(2) : '0.01');

/** Money under a reference: it has the same time in each report of it. */
function moneyUnder({ reference, currency }: Money, amount: string) {
  const id = `bank-${reference}`;
  let bookedAt: Date | undefined;
  return {
    moves: { id, amount, currency, reference },
    event: (at: Date) => {
      bookedAt ??= at;
      return { id, amount, currency, bookedAt: bookedAt.toISOString(), references: [reference] };
    },
  };
}

/** Money with its booking time; the report of it may be late. */
function payment(expected: Money & Partial<Expected>, arrived: string): ReportToSend {
  const { reference, amount, currency, paymentId } = expected;
  const money = moneyUnder(expected, arrived);
  const { id } = money.moves;
  return {
    what: `payment of ${arrived} for ${reference}`,
    path: '/hooks/payments',
    paymentId,
    reference: reference,
    alternatives: { 'Pay 1.00 less': moneyUnder(expected, lessOne(amount)) },
    takeBack: (now) => ({
      path: '/hooks/reversals',
      event: { entryId: id, reversedAt: now.toISOString() },
      moves: { id: `back-${id}`, amount: `-${arrived}`, currency, reference, reverses: id },
    }),
    ...money,
  };
}
