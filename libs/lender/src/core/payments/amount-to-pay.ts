import { codes } from '@clearloan/api-client/declare';
import { addDays, splitTotal, sum } from '@clearloan/loan-math';
import { formatMinor, instantAt } from '@clearloan/formatting';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import { thisLender } from '../../platform/lender/lender';
import { openAmount, openRows, computeDebt, type Debt } from '../servicing/debt';
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
  const { market } = thisLender();
  if (intent.purpose === 'amount') return anyAmount(debt, intent.amount, today);
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
    amount: amountOn(debt, 'period', periodNos, today),
    periodNos: chosen.map((row) => row.periodNo),
  };
}

/**
 * How long an amount is valid. A pay code never outlives its price, so that the payer of a valid code pays the amount they saw.
 * Interest and late fees grow by the day; a part payment has no price.
 * @returns undefined if tomorrow's price is the same
 */
export function priceEnd(debt: Debt, { purpose }: Intent, toPay: ToPay, today: string): Date | undefined {
  const { market } = thisLender();
  if (purpose === 'amount') return undefined;
  const tomorrow = addDays(today, 1);
  const later = computeDebt(debt.loan, debt.facts, tomorrow);
  if (amountOn(later, purpose, toPay.periodNos, tomorrow) === toPay.amount) return undefined;
  return new Date(instantAt(tomorrow, '00:00', market.timeZone));
}

function amountOn(debt: Debt, purpose: WholePurpose, periodNos: readonly number[], day: string): number {
  if (purpose === 'payoff') return payoffOf(debt, day).amount;
  if (purpose === 'coolingOff') return coolingOffEnding(debt, day).amount;
  const open = sum(
    debt.rows.filter((row) => periodNos.includes(row.periodNo)).map((row) => splitTotal(row.open)),
  );
  // All that is left costs what pays the loan off: interest that has not run is not taken.
  return open < openAmount(debt) ? open : mostOn(debt, day);
}

/** The most that a loan can take on a day. */
const mostOn = (debt: Debt, day: string): number => Math.min(openAmount(debt), payoffOf(debt, day).amount);

/** A part payment, or more than one payment, of any amount up to the payoff. */
function anyAmount(debt: Debt, amount: number, today: string): ToPay {
  const { moneyStep, market } = thisLender();
  if (amount % moneyStep !== 0) {
    throw refuse(codes.amountOutOfRange, msg`Enter an amount without decimals.`, { field: 'amount' });
  }
  const limit = mostOn(debt, today);
  if (amount <= 0 || amount > limit) {
    const most = formatMinor(limit, market);
    throw refuse(codes.amountOutOfRange, msg`You can pay up to ${most}.`, { field: 'amount' });
  }
  return {
    amount,
    periodNos: amount === limit ? openRows(debt).map((row) => row.periodNo) : reachedBy(debt, amount),
  };
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
