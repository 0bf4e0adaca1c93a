import { daysBetween, type CalendarDay } from './calendar/calendar';
import { share, type Minor } from './exact/minor';
import { rateFromPercent, type Percent } from './exact/decimal';
import { multiply, ratio } from './exact/ratio';

export interface CoolingOffInput {
  readonly principal: Minor;
  readonly annualRatePercent: Percent;
  readonly startDate: CalendarDay;
  readonly onDate: CalendarDay;
  /** The smallest payable amount in the market, in minor units; 1 by default. */
  readonly moneyStep?: Minor | undefined;
}

export interface CoolingOffExit {
  readonly amount: Minor;
  readonly principal: Minor;
  readonly interest: Minor;
}

/**
 * The amount that returns a loan within its cooling-off period: the principal and the interest of the days it
 * was held (actual days over 365), no penalty. A disclosed one-time processing fee stays with the lender (RBI
 * Digital Lending Directions 2025).
 */
export function coolingOffExit({
  principal,
  annualRatePercent,
  startDate,
  onDate,
  moneyStep,
}: CoolingOffInput): CoolingOffExit {
  const days = Math.max(0, daysBetween(startDate, onDate));
  const factor = multiply(rateFromPercent(annualRatePercent), ratio(days, 365));
  const interest = share(principal, factor, 'half-up', moneyStep);
  return { amount: principal + interest, principal, interest };
}
