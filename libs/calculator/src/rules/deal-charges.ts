import { moneyStep, type Market, type Minor } from '@clearloan/formatting';
import {
  dealCost,
  LoanMathError,
  sum,
  type DealCharge,
  type DealCost,
  type LoanMathReason,
} from '@clearloan/loan-math';
import { asOffered, costTermsOf, type AdvancedQuestion } from '../contract';
import { readAmount } from './typed-field';
import { listFromAddress, listToAddress } from './running-loans';

/** A charge besides the fee, as typed and chosen. */
export interface TypedCharge {
  readonly amount: string;
  readonly tax: string;
  readonly paid: DealCharge['paid'];
  readonly payee: DealCharge['payee'];
}

export const noCharge: TypedCharge = { amount: '', tax: '', paid: 'deducted', payee: 'thirdParty' };

const ways = ['deducted', 'separate', 'eachTime'] as const;
const payees = ['thirdParty', 'lender'] as const;

export const addressOfCharges = ({ charges }: { charges: readonly TypedCharge[] }) => ({
  _charges: charges.every(({ amount, tax }) => amount === '' && tax === '')
    ? undefined
    : listToAddress(charges.map(({ amount, tax, paid, payee }) => [amount, tax, paid, payee])),
});

/** At least one charge, so that there are fields to fill in. */
export function chargesFromAddress(search: URLSearchParams): { charges: readonly TypedCharge[] } {
  const found = listFromAddress(search.get('_charges')).map(([amount = '', tax = '', way, to]) => ({
    amount,
    tax,
    paid: ways.find((each) => each === way) ?? noCharge.paid,
    payee: payees.find((each) => each === to) ?? noCharge.payee,
  }));
  return { charges: found.length === 0 ? [noCharge] : found };
}

export type DealPriceResult =
  | { readonly is: 'incomplete' }
  | {
      readonly is: 'answered';
      readonly deal: DealCost;
      /** All charges besides the fee, by recipient. */
      readonly ofLender: Minor;
      readonly ofOthers: Minor;
    }
  | { readonly is: 'refused'; readonly reason: LoanMathReason };

/** The price of the loan with all charges, once all of them are valid; an empty one is ignored. */
export function dealPrice(
  typed: readonly TypedCharge[],
  question: AdvancedQuestion | undefined,
  market: Market,
  today: string,
): DealPriceResult {
  const charges = typed.map((charge) => readCharge(charge, market)).filter((charge) => charge !== undefined);
  if (question === undefined || charges.length < typed.length) return { is: 'incomplete' };
  try {
    const terms = costTermsOf(asOffered(question), today, moneyStep(market));
    const deal = dealCost(terms, charges);
    const ofLender = dealCost(
      terms,
      charges.filter(({ payee }) => payee === 'lender'),
    ).charges;
    return { is: 'answered', deal, ofLender, ofOthers: sum([deal.charges, -ofLender]) };
  } catch (error) {
    if (error instanceof LoanMathError) return { is: 'refused', reason: error.reason };
    throw error;
  }
}

function readCharge({ paid, payee, ...typed }: TypedCharge, market: Market): DealCharge | undefined {
  const amount = readAmount(typed.amount, market, { mayBeZero: true }).value;
  const tax = readAmount(typed.tax, market, { mayBeZero: true }).value;
  return amount === undefined || tax === undefined ? undefined : { payee, paid, amount, tax };
}
