import { codes } from '@clearloan/api-client/declare';
import {
  answerAdvanced,
  answerPayment,
  type calculateAdvanced,
  type calculatePayment,
} from '@clearloan/calculator/contract';
import { LoanMathError, type LoanMathReason } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../platform/context/refusal';
import { thisLender } from '../../platform/lender/lender';
import type { PublicHandler } from '../../platform/context/request-context';
import type { Message } from '../../platform/context/product-names';

/** A plain loan that starts today. */
export const workOutPayment: PublicHandler<typeof calculatePayment> = ({ request, today }) =>
  workOut(() => answerPayment(request, today, thisLender().moneyStep));

/** A loan with all details that starts today. */
export const workOutAdvanced: PublicHandler<typeof calculateAdvanced> = ({ request, today }) =>
  workOut(() => answerAdvanced(request, today, thisLender().moneyStep));

/** Returns the result, or rejects with the reason why there is none. */
const workOut = <Answer>(answer: () => Answer): Promise<Answer> =>
  Promise.resolve()
    .then(answer)
    .catch((error: unknown) => {
      throw error instanceof LoanMathError ? refuse(codes.badInput, whyNot[error.reason]) : error;
    });

const checkPayments = msg`We can’t find a yearly rate for these payments. Check the amounts.`;

const whyNot: Readonly<Record<LoanMathReason, Message>> = {
  badAmount: msg`Check the amount and the fee.`,
  badRate: msg`Enter a rate from 0 to 200% a year.`,
  badTenure: msg`A pause or new rate starts after the last payment. Check both.`,
  badDate: msg`Check the dates.`,
  notTogether: msg`With a flat rate, interest is fixed at the start and can’t change later.`,
  neverEnds: msg`The payment doesn’t cover the interest, so the loan would never be paid off.`,
  paysBackLess: checkPayments,
  noRate: checkPayments,
};
