import type { Offer } from '../contract';
import { paymentsOf } from '@clearloan/loan-view/rules';

/** One figure of an offer that differs from what the borrower agreed to. Its name implies its unit. */
export type OfferDifference =
  | { readonly fact: MoneyFact; readonly before: number; readonly after: number }
  | { readonly fact: PercentFact; readonly before: string; readonly after: string }
  | { readonly fact: DayFact; readonly before: string; readonly after: string }
  | { readonly fact: 'payments'; readonly before: number; readonly after: number };

type MoneyFact = 'amount' | 'youGet' | 'interest' | 'fee' | 'tax' | 'payBack' | 'each';
type PercentFact = 'apr' | 'lateFee';
type DayFact = 'firstDue' | 'lastDue';

const moneyFacts: Record<MoneyFact, (offer: Offer) => number | undefined> = {
  amount: ({ principal }) => principal,
  youGet: ({ netAmount }) => netAmount,
  interest: ({ total_interest }) => total_interest,
  fee: ({ processing_fee }) => processing_fee,
  tax: ({ gst }) => gst,
  payBack: ({ totalRepay }) => totalRepay,
  each: ({ repay_plans }) => paymentsOf(repay_plans)?.each,
};
const percentFacts: Record<PercentFact, (offer: Offer) => string> = {
  apr: ({ apr }) => apr,
  lateFee: ({ late }) => late.feePercentPerDay,
};
const dayFacts: Record<DayFact, (offer: Offer) => string | undefined> = {
  firstDue: ({ repay_plans }) => paymentsOf(repay_plans)?.firstDue,
  lastDue: ({ repay_plans }) => paymentsOf(repay_plans)?.lastDue,
};

/** Rates are text: `24.0` and `24.00` are equal. */
const isSameRate = (before: string, after: string): boolean => Number(before) === Number(after);

/** The figures in which two offers of the same loan differ, in the order in which a price is read. */
export function offerDifferences(before: Offer, after: Offer): OfferDifference[] {
  const money = differing(moneyFacts, before, after, Object.is);
  const payments = {
    fact: 'payments' as const,
    before: before.repay_plans.length,
    after: after.repay_plans.length,
  };
  return [
    ...money,
    ...(payments.before === payments.after ? [] : [payments]),
    ...differing(percentFacts, before, after, isSameRate),
    ...differing(dayFacts, before, after, Object.is),
  ];
}

function differing<Fact extends string, Value>(
  facts: Record<Fact, (offer: Offer) => Value | undefined>,
  before: Offer,
  after: Offer,
  isSame: (before: Value, after: Value) => boolean,
): { fact: Fact; before: Value; after: Value }[] {
  // The table's own keys are its facts; Object.keys loses the type.
  return (Object.keys(facts) as Fact[]).flatMap((fact) => {
    const [was, is] = [facts[fact](before), facts[fact](after)];
    return was === undefined || is === undefined || isSame(was, is) ? [] : [{ fact, before: was, after: is }];
  });
}

/** Same amount and tenure: the borrower's choice. */
const isSameChoice = (one: Offer, other: Offer): boolean =>
  one.principal === other.principal && one.tenure === other.tenure && one.tenure_type === other.tenure_type;

/** The exact key facts that were agreed to. Anything else requires a new agreement. */
export const isSameSheet = (agreed: Offer, now: Offer): boolean =>
  agreed.kfs.version === now.kfs.version && isSameChoice(agreed, now);

/**
 * Whether the lender changed the offer after the borrower agreed. Another amount or tenure is the borrower's
 * own choice; another version of the same choice is the lender's.
 */
export const isChangedByLender = (agreed: Offer, now: Offer): boolean =>
  agreed.kfs.version !== now.kfs.version && isSameChoice(agreed, now);
