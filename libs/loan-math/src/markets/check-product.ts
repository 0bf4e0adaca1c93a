import { addMonths, daysBetween, type CalendarDay } from '../calendar/calendar';
import type { LoanCost } from '../cost';
import { exactMinor, share, sum, type Minor } from '../exact/minor';
import { rateFromPercent, type Percent } from '../exact/decimal';
import { compare, multiply, ratio } from '../exact/ratio';
import type { TenureType } from '../terms';
import { feeWithin, withTax } from '../fees';
import { nominalApr } from '../rate/apr';
import {
  ruleOn,
  type BorrowerRule,
  type DailyLimit,
  type Dated,
  type LoanSize,
  type MarketRules,
  type RateCap,
  citation,
} from './market-rules';

/** A product as offered: its terms, and the cost of one loan of it. */
export interface OfferedLoan {
  readonly startDate: CalendarDay;
  readonly tenure: number;
  readonly tenureType: TenureType;
  readonly cost: LoanCost;
  /** What others are paid because of the loan, such as an insurance, without tax. */
  readonly chargesOfOthers: Minor;
  readonly lateFeePercentPerDay: Percent;
  /** The cap of all late fees, in percent of the principal. */
  readonly lateFeeCapPercent: Percent;
  /** Tax on late fees; the market's own rule takes precedence. */
  readonly lateFeeTaxPercent: Percent;
  readonly prepayFeePercent: Percent;
  readonly coolingOffDays: number;
  readonly isFixedRate: boolean;
  /** Whether late fees are added to the debt and bear interest. */
  readonly lateFeesBearInterest: boolean;
  /** Whether a part can be paid early on any day. */
  readonly takesPartPayments: boolean;
  /** The least that the lender accepts of a borrower. */
  readonly borrower: BorrowerRule;
}

/** The rules that a product can break; the others say how something is computed. */
export type BrokenRule = Exclude<keyof MarketRules, 'market' | 'penaltyTax' | 'interestTax' | 'apr'>;

/** A rule that a loan breaks, with its source. */
export interface MarketFault {
  readonly rule: BrokenRule;
  readonly source: string;
}

/** The market rules that a loan would break if sold on its start date. Empty if it may be sold. */
export function marketFaults(rules: MarketRules, offer: OfferedLoan): MarketFault[] {
  const faults = <Value>(
    rule: BrokenRule,
    rows: readonly Dated<Value>[],
    isBroken: (value: Value, row: Dated<Value>) => boolean,
  ): MarketFault[] => {
    const row = ruleOn(rows, offer.startDate);
    return row && isBroken(row.value, row) ? [{ rule, source: citation(row.source) }] : [];
  };
  const { isFixedRate } = offer;
  const found: Readonly<Record<BrokenRule, MarketFault[]>> = {
    dailyBenefit: faults('dailyBenefit', rules.dailyBenefit, (limits) => isBenefitTooHigh(limits, offer)),
    lateFeePerDay: faults('lateFeePerDay', rules.lateFeePerDay, (most) =>
      isAbove(offer.lateFeePercentPerDay, most),
    ),
    rateCaps: faults('rateCaps', rules.rateCaps, (caps) => isRateTooHigh(caps, offer)),
    lateFeePerMonth: faults('lateFeePerMonth', rules.lateFeePerMonth, (limit) =>
      isLateFeeTooHigh(limit, offer),
    ),
    lateFeeInterest: faults('lateFeeInterest', rules.lateFeeInterest, () => offer.lateFeesBearInterest),
    wholeCost: faults('wholeCost', rules.wholeCost, (_, row) => isWholeCostOpen(rules, row, offer)),
    coolingOffDays: faults('coolingOffDays', rules.coolingOffDays, (least) => offer.coolingOffDays < least),
    prepayFee: faults(
      'prepayFee',
      rules.prepayFee,
      () => !isFixedRate && isAbove(offer.prepayFeePercent, '0'),
    ),
    partPayments: faults('partPayments', rules.partPayments, () => !isFixedRate && !offer.takesPartPayments),
    borrower: faults('borrower', rules.borrower, (least) => isBorrowerBelow(least, offer)),
    shortestDays: faults('shortestDays', rules.shortestDays, (least) => lengthOf(offer) < least),
  };
  return Object.values(found).flat();
}

const lengthOf = ({ startDate, cost }: OfferedLoan): number =>
  daysBetween(startDate, cost.rows.at(-1)?.dueDate ?? startDate);

const isAbove = (percent: Percent, most: Percent): boolean =>
  compare(rateFromPercent(percent), rateFromPercent(most)) > 0;

const isBorrowerBelow = (least: BorrowerRule, { borrower }: OfferedLoan): boolean =>
  borrower.ageFrom < least.ageFrom || borrower.monthlyIncome < least.monthlyIncome;

/**
 * Compares interest, fees and charges of others over the whole tenure with principal × days × percent a day. Tax is no benefit
 * (SEOJK 19/SEOJK.06/2023).
 */
function isBenefitTooHigh(limits: readonly DailyLimit[], offer: OfferedLoan): boolean {
  const months = offer.tenureType === 'month' ? offer.tenure : lengthOf(offer) / 30;
  const band = limits.find(({ upToMonths }) => months <= upToMonths);
  if (!band) return false;
  const allowed = multiply(
    rateFromPercent(band.percentPerDay),
    ratio(exactMinor(offer.cost.principal) * BigInt(lengthOf(offer))),
  );
  const { cost, chargesOfOthers } = offer;
  return compare(ratio(exactMinor(sum([cost.interest, cost.fee, chargesOfOthers]))), allowed) > 0;
}

/** Whether late fees and their tax could raise the total above the legal maximum. */
function isWholeCostOpen(
  rules: MarketRules,
  rule: Dated<Percent>,
  { cost, startDate, lateFeeCapPercent, lateFeeTaxPercent, chargesOfOthers }: OfferedLoan,
): boolean {
  if (!isOfSize(rule.only, startDate, cost)) return false;
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
function isRateTooHigh(caps: readonly RateCap[], offer: OfferedLoan): boolean {
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
  return caps.some((cap) => {
    if (!isOfSize(cap, startDate, cost)) return false;
    const yearly = nominalApr({ ...flows[cap.measure], every: tenureType, places: 6 });
    const most = multiply(rateFromPercent(cap.percentPerMonth), ratio(12));
    return compare(rateFromPercent(yearly), most) > 0;
  });
}

/** A month of late fees, of thirty days. */
const isLateFeeTooHigh = (
  limit: LoanSize & { readonly percentPerMonth: Percent },
  { startDate, cost, lateFeePercentPerDay }: OfferedLoan,
): boolean =>
  isOfSize(limit, startDate, cost) &&
  compare(
    multiply(rateFromPercent(lateFeePercentPerDay), ratio(30)),
    rateFromPercent(limit.percentPerMonth),
  ) > 0;

export interface LateFeeRoomInput {
  readonly principal: Minor;
  /** Interest, fees and taxes of the loan and the charges of others, without late fees. */
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
