import { addMonths, daysBetween } from '../calendar/calendar';
import { type CalendarDay } from '../calendar/day';
import type { LoanCost } from '../cost';
import { exactMinor, share, sum, type Minor } from '../exact/minor';
import { rateFromPercent, type Percent } from '../exact/percent';
import { compare, multiply, ratio } from '../exact/ratio';
import type { TenureType } from '../terms';
import { feeWithin, withTax } from '../fees';
import { nominalApr } from '../rate/apr';
import {
  ruleOn,
  type DailyBenefit,
  type Dated,
  type LoanSize,
  type MarketRules,
  type RateCap,
} from './market-rules';
import { citation } from './source';

/** A product as offered: its terms, and the cost of one loan of it. */
export interface OfferedLoan {
  readonly startDate: CalendarDay;
  readonly tenure: number;
  readonly tenureType: TenureType;
  readonly cost: LoanCost;
  /** What others are paid because of the loan, such as an insurance; 0 by default. */
  readonly chargesOfOthers?: Minor;
  readonly lateFeePercentPerDay: Percent;
  /** The cap of all late fees, in percent of the principal. */
  readonly lateFeeCapPercent: Percent;
  /** Tax on late fees; the market's own rule takes precedence. */
  readonly lateFeeTaxPercent: Percent;
  readonly prepayFeePercent: Percent;
  readonly coolingOffDays: number;
  readonly isFixedRate: boolean;
}

export type BrokenRule =
  | 'dailyBenefit'
  | 'rateCaps'
  | 'lateFeePerDay'
  | 'lateFeePerMonth'
  | 'wholeCost'
  | 'coolingOffDays'
  | 'prepayFee'
  | 'shortestDays';

/** A rule that a loan breaks, with its source. */
export interface MarketFault {
  readonly rule: BrokenRule;
  readonly source: string;
}

/** The market rules that a loan would break if sold on its start date. Empty if it may be sold. */
export function marketFaults(rules: MarketRules, offer: OfferedLoan): MarketFault[] {
  const day = offer.startDate;
  const found: readonly [BrokenRule, Dated<unknown> | undefined, boolean][] = [
    [
      'dailyBenefit',
      ruleOn(rules.dailyBenefit, day),
      isBenefitTooHigh(ruleOn(rules.dailyBenefit, day), offer),
    ],
    [
      'lateFeePerDay',
      ruleOn(rules.lateFeePerDay, day),
      isAbove(offer.lateFeePercentPerDay, ruleOn(rules.lateFeePerDay, day)),
    ],
    ['rateCaps', ruleOn(rules.rateCaps, day), isRateTooHigh(ruleOn(rules.rateCaps, day), offer)],
    [
      'lateFeePerMonth',
      ruleOn(rules.lateFeePerMonth, day),
      isLateFeeTooHigh(ruleOn(rules.lateFeePerMonth, day), offer),
    ],
    ['wholeCost', ruleOn(rules.wholeCost, day), isWholeCostOpen(rules, offer)],
    [
      'coolingOffDays',
      ruleOn(rules.coolingOffDays, day),
      offer.coolingOffDays < (ruleOn(rules.coolingOffDays, day)?.value ?? 0),
    ],
    ['prepayFee', ruleOn(rules.prepayFee, day), isPrepayFeeForbidden(ruleOn(rules.prepayFee, day), offer)],
    [
      'shortestDays',
      ruleOn(rules.shortestDays, day),
      lengthOf(offer) < (ruleOn(rules.shortestDays, day)?.value ?? 0),
    ],
  ];
  return found.flatMap(([rule, dated, isBroken]) =>
    isBroken && dated ? [{ rule, source: citation(dated.source) }] : [],
  );
}

const lengthOf = ({ startDate, cost }: OfferedLoan): number =>
  daysBetween(startDate, cost.rows.at(-1)?.dueDate ?? startDate);

const isAbove = (percent: Percent, rule: Dated<Percent> | undefined): boolean =>
  rule !== undefined && compare(rateFromPercent(percent), rateFromPercent(rule.value)) > 0;

/**
 * Compares interest, fees and charges of others over the whole tenure with principal × days × percent a day. Tax is no benefit
 * (SEOJK 19/SEOJK.06/2023).
 */
function isBenefitTooHigh(rule: Dated<readonly DailyBenefit[]> | undefined, offer: OfferedLoan): boolean {
  const months = offer.tenureType === 'month' ? offer.tenure : lengthOf(offer) / 30;
  const band = rule?.value.find(({ upToMonths }) => months <= upToMonths);
  if (!band) return false;
  const allowed = multiply(
    rateFromPercent(band.percentPerDay),
    ratio(exactMinor(offer.cost.principal) * BigInt(lengthOf(offer))),
  );
  const { cost, chargesOfOthers = 0 } = offer;
  return compare(ratio(exactMinor(sum([cost.interest, cost.fee, chargesOfOthers]))), allowed) > 0;
}

/** Whether late fees and their tax could raise the total above the legal maximum. */
function isWholeCostOpen(
  rules: MarketRules,
  { cost, startDate, lateFeeCapPercent, lateFeeTaxPercent, chargesOfOthers = 0 }: OfferedLoan,
): boolean {
  const rule = ruleOn(rules.wholeCost, startDate);
  if (!rule || !isOfSize(rule.only, startDate, cost)) return false;
  const late = share(cost.principal, rateFromPercent(lateFeeCapPercent));
  const { tax } = withTax(late, penaltyTaxPercent(rules, startDate, lateFeeTaxPercent));
  return (
    sum([cost.interest, cost.fee, cost.tax, chargesOfOthers, late, tax]) >
    share(cost.principal, rateFromPercent(rule.value))
  );
}

const isOfSize = (
  size: LoanSize | undefined,
  startDate: CalendarDay,
  { principal, rows }: LoanCost,
): boolean =>
  size === undefined ||
  (principal <= size.upToPrincipal &&
    (rows.at(-1)?.dueDate ?? startDate) <= addMonths(startDate, size.upToMonths));

/** The rate of the contract, or with every fee, of one month: twelve of them make the nominal rate of a year. */
function isRateTooHigh(rule: Dated<readonly RateCap[]> | undefined, offer: OfferedLoan): boolean {
  const { startDate, cost, tenureType } = offer;
  const paid = cost.rows.map(({ instalment }) => instalment);
  const atStart = cost.totalRepay - sum(paid);
  const flows = {
    nominal: {
      net: cost.principal,
      payments: cost.rows.map(({ principal, interest }) => principal + interest),
    },
    effective: { net: cost.net - atStart, payments: paid },
  };
  return (rule?.value ?? []).some((cap) => {
    if (!isOfSize(cap, startDate, cost)) return false;
    const yearly = nominalApr({ ...flows[cap.measure], every: tenureType, places: 6 });
    const most = multiply(rateFromPercent(cap.percentPerMonth), ratio(12));
    return compare(rateFromPercent(yearly), most) > 0;
  });
}

/** A month of late fees, of thirty days. */
const isLateFeeTooHigh = (
  rule: Dated<LoanSize & { readonly percentPerMonth: Percent }> | undefined,
  { startDate, cost, lateFeePercentPerDay }: OfferedLoan,
): boolean =>
  rule !== undefined &&
  isOfSize(rule.value, startDate, cost) &&
  compare(
    multiply(rateFromPercent(lateFeePercentPerDay), ratio(30)),
    rateFromPercent(rule.value.percentPerMonth),
  ) > 0;

const isPrepayFeeForbidden = (
  rule: Dated<'allowed' | 'ifFixedRate'> | undefined,
  offer: OfferedLoan,
): boolean =>
  rule?.value === 'ifFixedRate' &&
  !offer.isFixedRate &&
  compare(rateFromPercent(offer.prepayFeePercent), ratio(0)) > 0;

export interface LateFeeRoomInput {
  readonly principal: Minor;
  /** Interest, fees and taxes of the loan, without late fees. */
  readonly charged: Minor;
  readonly day: CalendarDay;
  /** Tax on late fees, which also counts towards the maximum. */
  readonly taxPercent: Percent;
}

/** The maximum of all late fees of a loan before tax; `undefined` if the market has no such cap. */
export function lateFeeRoom(
  rules: MarketRules,
  { principal, charged, day, taxPercent }: LateFeeRoomInput,
): Minor | undefined {
  const rule = ruleOn(rules.wholeCost, day);
  if (!rule || (rule.only && principal > rule.only.upToPrincipal)) return undefined;
  const room = sum([share(principal, rateFromPercent(rule.value)), -charged]);
  return room <= 0 ? 0 : feeWithin(room, taxPercent);
}

/** Tax on a penal charge: the market's rule if there is one, otherwise the product's. */
export const penaltyTaxPercent = (rules: MarketRules, day: CalendarDay, ofProduct: Percent): Percent =>
  ruleOn(rules.penaltyTax, day)?.value ?? ofProduct;
