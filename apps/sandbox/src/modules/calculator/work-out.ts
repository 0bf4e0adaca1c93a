import { codes } from '@clearloan/api-client/declare';
import {
  answerAdvanced,
  answerPayment,
  type calculateAdvanced,
  type calculatePayment,
} from '@clearloan/calculator/contract';
import { LoanMathError, type LoanMathReason } from '@clearloan/loan-math';
import { msg } from '@lingui/core/macro';
import { refuse } from '../../context/refusal';
import { moneyStep } from '../../context/market';
import type { PublicHandler } from '../../context/request-context';
import type { Message } from '../../context/messages';

/** A plain loan that begins today. */
export const workOutPayment: PublicHandler<typeof calculatePayment> = ({ request, today }) =>
  workOut(() => answerPayment(request, today, moneyStep));

/** A loan in every detail that begins today. */
export const workOutAdvanced: PublicHandler<typeof calculateAdvanced> = ({ request, today }) =>
  workOut(() => answerAdvanced(request, today, moneyStep));

/** The answer, or a refusal that says why there is none. */
const workOut = <Answer>(answer: () => Answer): Promise<Answer> =>
  Promise.resolve()
    .then(answer)
    .catch((error: unknown) => {
      throw error instanceof LoanMathError ? refuse(codes.badInput, whyNot[error.reason]) : error;
    });

const checkPayments = msg`No yearly rate explains these payments. Please check the amounts.`;

const whyNot: Readonly<Record<LoanMathReason, Message>> = {
  badAmount: msg`Please check the amount and the fee.`,
  badRate: msg`A rate is between 0 and 200% a year.`,
  badTenure: msg`Something falls after the last payment. Please check the pause and the new rates.`,
  badDate: msg`Please check the dates.`,
  notTogether: msg`With a flat rate the interest is fixed at the start, so nothing can change on the way.`,
  neverEnds: msg`The payment does not cover the interest, so the debt would never end.`,
  paysBackLess: checkPayments,
  noRate: checkPayments,
};
