import { codes } from '@clearloan/api-client/declare';
import { addDays, splitTotal, sum } from '@clearloan/loan-math';
import { formatMinor, instantAt } from '@clearloan/formatting';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../context/refusal';
import { market, moneyStep } from '../../context/market';
import { leftOf, openRows, reckon, type Debt } from '../servicing/debt';
import { coolingOffEnding, mayLeave, payoffOf } from '../servicing/payoff';

/** Payments whose amount the lender works out. */
type WholePurpose = 'period' | 'payoff' | 'coolingOff';

/** What a borrower wants to pay for. */
export interface Intent {
  readonly purpose: WholePurpose | 'amount';
  readonly periodNos: readonly number[];
  /** What the screen said. */
  readonly amount: number;
}

/** An amount the lender stands behind, and the payments of the plan it is for. */
export interface ToPay {
  readonly amount: number;
  readonly periodNos: readonly number[];
}

/**
 * Works out what is to be paid. The lender's figure counts; when the screen showed another one the call is refused
 * with 1302, so that nobody ever pays what they did not see.
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
        msg`The days to return this loan are over. You can pay it off early.`,
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
 * Until when an amount is right: a code never outlives its price, so that whoever pays with a living code pays what they
 * saw. Interest and late fees grow by the day; a part has no price.
 * @returns undefined when tomorrow's price is the same
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

/** A part, or more than one payment: from something to everything that is open. */
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

/** Which payments of the plan an amount reaches, the oldest first. */
export function reachedBy(debt: Debt, amount: number): number[] {
  let left = amount;
  return openRows(debt).flatMap((row) => {
    const reached = left > 0;
    left -= splitTotal(row.open);
    return reached ? [row.periodNo] : [];
  });
}
