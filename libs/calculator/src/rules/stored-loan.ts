import { isKnown, moneyText, type InferOutput } from '@clearloan/api-client/declare';
import { feeModes, feeTypes, firstPayments, rateKinds, roundings } from '@clearloan/loan-contract';
import type { addSavedLoan, AdvancedQuestion, SavedLoan } from '../contract';
import { keptAfterPrepayment } from '../contract';
import { firstForm, paces, type LoanForm } from './loan-form';

/** A loan saved for comparison: the question and a name. Its price is calculated whenever it is shown. */
export type StoredLoan = InferOutput<typeof addSavedLoan.request>;

/** A saved loan from the account; undefined if it contains a value that this calculator does not support. */
export function savedFromAccount(saved: SavedLoan): StoredLoan | undefined {
  const { tenure_type, processing_fee_type, feeMode, rateKind, firstPayment, rounding } = saved;
  if (!isKnown(paces, tenure_type) || !isKnown(feeTypes, processing_fee_type)) return undefined;
  if (!isKnown(feeModes, feeMode) || !isKnown(rateKinds, rateKind)) return undefined;
  if (!isKnown(firstPayments, firstPayment)) return undefined;
  if (rounding !== undefined && !isKnown(roundings, rounding)) return undefined;
  const prepayments = saved.prepayments.flatMap((prepayment) => {
    const { keep } = prepayment;
    return isKnown(keptAfterPrepayment, keep) ? [{ ...prepayment, keep }] : [];
  });
  if (prepayments.length !== saved.prepayments.length) return undefined;
  return {
    ...saved,
    tenure_type,
    processing_fee_type,
    feeMode,
    rateKind,
    firstPayment,
    rounding,
    prepayments,
  };
}

/** The form that produces a saved loan's question. */
export function formOfSaved(loan: AdvancedQuestion): LoanForm {
  const pace = paces.find((known) => known === loan.tenure_type) ?? firstForm.pace;
  const isNothing = Number(loan.processing_fee) === 0;
  return {
    amount: moneyText(loan.principal).replace(/\.00$/, ''),
    rate: trimmed(loan.interest_rate),
    count: String(loan.tenure),
    pace,
    kind: loan.rateKind,
    first: loan.firstPayment,
    fee: isNothing ? '' : trimmed(loan.processing_fee),
    feeType: loan.processing_fee_type,
    tax: Number(loan.gst) === 0 ? '' : trimmed(loan.gst),
    feeMode: loan.feeMode,
    pause: loan.moratorium ? String(loan.moratorium) : '',
    newRates: (loan.rateChanges ?? []).map(({ periodNo, interest_rate }) => ({
      periodNo,
      percent: trimmed(interest_rate),
    })),
    extras: loan.prepayments ?? [],
    growth: loan.stepUp,
  };
}

const trimmed = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/(?:\.|([^.0]))0+$/, '$1') : decimal;

/** The maximum length of a name in characters; longer ones are cut. */
export const longestName = 80;
