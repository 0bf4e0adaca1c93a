import { codes } from '@clearloan/api-client/declare';
import { addDays, splitTotal, sum } from '@clearloan/loan-math';
import { formatMinor, instantAt } from '@clearloan/formatting';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import { market, moneyStep } from '../../platform/context/market';
import { leftOf, openRows, reckon, type Debt } from '../servicing/debt';
import { coolingOffEnding, mayLeave, payoffOf } from '../servicing/payoff';

/** Payments whose amount the lender computes. */
type WholePurpose = 'period' | 'payoff' | 'coolingOff';

/** What a borrower wants to pay. */
export interface Intent {
  readonly purpose: WholePurpose | 'amount';
  readonly periodNos: readonly number[];
  /** The amount on the screen. */
  readonly amount: number;
}

/** An amount that the lender confirms, and the plan payments it covers. */
export interface ToPay {
  readonly amount: number;
  readonly periodNos: readonly number[];
}

/**
 * Computes the amount to pay. The lender's figure counts; if the screen showed another one, the request is rejected with 1302,
 * so that nobody pays an amount they did not see.
 */
export function amountToPay(debt: Debt, intent: Intent, now: Date, today: string): ToPay {
  if (intent.purpose === 'amount') return anyAmount(debt, intent.amount);
  const toPay = wholeAmount(debt, intent, now, today);
  if (toPay.amount !== intent.amount) {
    const amount = formatMinor(toPay.amount, market);
    throw refuse(codes.amountOutOfRange, msg`The amount is now ${amount}. Check it again.`, {
      field: 'amount',
    });
  }
  return toPay;
}

function wholeAmount(debt: Debt, { purpose, periodNos }: Intent, now: Date, today: string): ToPay {
  const open = openRows(debt);
  const all = open.map((row) => row.periodNo);
  if (purpose === 'payoff') return { amount: payoffOf(debt, today).amount, periodNos: all };
  if (purpose === 'coolingOff') {
    if (!mayLeave(debt, now)) {
      throw refuse(
        codes.notAllowedNow,
        msg`It’s too late to return this loan. You can still pay it off early.`,
      );
    }
    return { amount: coolingOffEnding(debt, today).amount, periodNos: all };
  }
  const chosen = open.filter((row) => periodNos.includes(row.periodNo));
  if (chosen.length === 0 || chosen.length !== new Set(periodNos).size) {
    throw refuse(codes.notAllowedNow, msg`This payment was already made.`);
  }
  return {
    amount: sum(chosen.map((row) => splitTotal(row.open))),
    periodNos: chosen.map((row) => row.periodNo),
  };
}

/**
 * How long an amount is valid. A pay code never outlives its price, so that the payer of a valid code pays the amount they saw.
 * Interest and late fees grow by the day; a part payment has no price.
 * @returns undefined if tomorrow's price is the same
 */
export function priceEnd(debt: Debt, { purpose }: Intent, toPay: ToPay, today: string): Date | undefined {
  if (purpose === 'amount') return undefined;
  const tomorrow = addDays(today, 1);
  const later = reckon(debt.loan, debt.facts, tomorrow);
  if (amountOn(later, purpose, toPay.periodNos, tomorrow) === toPay.amount) return undefined;
  return new Date(instantAt(tomorrow, '00:00', market.timeZone));
}

function amountOn(debt: Debt, purpose: WholePurpose, periodNos: readonly number[], day: string): number {
  if (purpose === 'payoff') return payoffOf(debt, day).amount;
  if (purpose === 'coolingOff') return coolingOffEnding(debt, day).amount;
  return sum(debt.rows.filter((row) => periodNos.includes(row.periodNo)).map((row) => splitTotal(row.open)));
}

/** A part payment, or more than one payment, of any amount up to the outstanding total. */
function anyAmount(debt: Debt, amount: number): ToPay {
  if (amount % moneyStep !== 0) {
    throw refuse(codes.amountOutOfRange, msg`Enter an amount without decimals.`, { field: 'amount' });
  }
  const left = leftOf(debt);
  if (amount <= 0 || amount > left) {
    const most = formatMinor(left, market);
    throw refuse(codes.amountOutOfRange, msg`You can pay up to ${most}.`, { field: 'amount' });
  }
  return { amount, periodNos: reachedBy(debt, amount) };
}

/** The plan payments that an amount reaches, oldest first. */
export function reachedBy(debt: Debt, amount: number): number[] {
  let left = amount;
  return openRows(debt).flatMap((row) => {
    const reached = left > 0;
    left -= splitTotal(row.open);
    return reached ? [row.periodNo] : [];
  });
}
