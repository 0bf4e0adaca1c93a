import { daysBetween, typedReference, type Day, type Instant, type Minor } from '@clearloan/formatting';
import type { Transaction } from '@clearloan/loan-contract';
import type { LoanPlan } from '../contract';
import { paidWith } from './payments';
import { offersOf } from './to-pay';

const dayMs = 86_400_000;

const daysAgo = (now: Instant, days: number): Instant =>
  new Date(Date.parse(now) - days * dayMs).toISOString();

/** When a borrower claims to have paid; only an earlier day needs a date. */
export type PaidOn = 'today' | 'yesterday' | 'earlier';

const dayBefore = (day: Day): Day => daysAgo(`${day}T00:00:00Z`, 1).slice(0, 10);

/** The day of a form that was left: `today` typed on an earlier day is that day. */
export function paidDayOf(
  texts: Readonly<Record<string, string>>,
  today: Day,
): { readonly paidOn: PaidOn; readonly day: Day | undefined } {
  const { paidOn = 'today', day, on = today } = texts;
  if (paidOn !== 'today' && paidOn !== 'yesterday') return { paidOn: 'earlier', day: day || undefined };
  if (on === today) return { paidOn, day: day || undefined };
  return { paidOn: 'earlier', day: paidOn === 'today' ? on : dayBefore(on) };
}

/**
 * The instant to send for a payment: borrowers know the day, not the minute, so it is the current time on
 * that day. `undefined` while an earlier date is missing or in the future.
 */
export function payTimeOf(
  paidOn: PaidOn,
  day: Day | undefined,
  today: Day,
  now: Instant,
): Instant | undefined {
  if (paidOn !== 'earlier') return daysAgo(now, paidOn === 'today' ? 0 : 1);
  const days = day === undefined ? undefined : daysBetween(day, today);
  return days === undefined || days < 0 ? undefined : daysAgo(now, days);
}

/** Lengths of bank references: instant payments, transfers, large transfers. */
export const usualLengths = [12, 16, 22] as const;

const [shortest, , longest] = usualLengths;

/**
 * The classification of a typed reference. The first four cannot be sent; `odd` and `maybeZero` show a warning, since
 * the bank's document takes precedence over this heuristic.
 */
export type ReferenceShape = 'empty' | 'strange' | 'short' | 'long' | 'odd' | 'maybeZero' | 'usual';

const blocking = new Set<ReferenceShape>(['empty', 'strange', 'short', 'long']);

export function referenceShape(typed: string): ReferenceShape {
  const reference = typedReference(typed);
  const { length } = reference;
  if (length === 0) return 'empty';
  if (!/^[A-Z0-9]*$/.test(reference)) return 'strange';
  if (length < shortest) return 'short';
  if (length > longest) return 'long';
  // Instant payments have digits only, so a letter O is most likely a misread zero.
  if (length === shortest && /^[0-9]*O[0-9O]*$/.test(reference)) return 'maybeZero';
  if (length === shortest && /[A-Z]/.test(reference)) return 'odd';
  return usualLengths.some((usual) => usual === length) ? 'usual' : 'odd';
}

export const canBeSent = (shape: ReferenceShape): boolean => !blocking.has(shape);

/** The initial values of the form: from a known payment, otherwise from what is due. */
export interface ReferenceStart {
  readonly amount: Minor | undefined;
  readonly reference: string;
}

export function referenceStart(plan: LoanPlan, payment: Transaction | undefined, today: Day): ReferenceStart {
  if (payment) return { amount: paidWith(payment), reference: payment.utr ?? '' };
  return { amount: offersOf(plan, today)?.due.amount, reference: '' };
}

/** For a code until its money is found, so that its purpose is kept; for a reference only to correct it. */
const open: ReadonlyMap<Transaction['kind'], ReadonlySet<Transaction['status']>> = new Map([
  ['code', new Set<Transaction['status']>(['waiting', 'expired', 'notFound', 'amountDiffers'])],
  ['reference', new Set<Transaction['status']>(['notFound', 'amountDiffers'])],
]);

/** The payment that a reference is sent for; all others are found by the reference itself. */
export const paymentToTie = (payment: Transaction | undefined): string | undefined =>
  payment && open.get(payment.kind)?.has(payment.status) ? payment.paymentId : undefined;
