import { moneyStep, type Market, type Minor } from '@clearloan/formatting';
import {
  divide,
  howLong,
  LoanMathError,
  periodsPerYear,
  rateFromPercent,
  ratio,
  share,
  type HowLong,
  type LoanMathReason,
} from '@clearloan/loan-math';
import type { Pace } from './loan-form';
import { readAmount, readRate } from './typed-field';

export interface HowLongQuestion {
  readonly owed: string;
  readonly rate: string;
  readonly payment: string;
  readonly every: Pace;
}

export type HowLongAnswer =
  | { readonly is: 'asked' }
  | { readonly is: 'answered'; readonly owed: Minor; readonly found: HowLong }
  | { readonly is: 'neverEnds'; readonly firstInterest: Minor }
  | { readonly is: 'refused'; readonly reason: LoanMathReason };

/** When a payment repays a debt, from the inputs. `asked`: some input is missing or invalid. */
export function answerHowLong(question: HowLongQuestion, market: Market, today: string): HowLongAnswer {
  const owed = readAmount(question.owed, market).value;
  const rate = readRate(question.rate).value;
  const payment = readAmount(question.payment, market).value;
  if (owed === undefined || rate === undefined || payment === undefined) return { is: 'asked' };
  const { every } = question;
  try {
    const asked = {
      owed,
      annualRatePercent: rate,
      instalment: payment,
      every,
      startDate: today,
      moneyStep: moneyStep(market),
    };
    return { is: 'answered', owed, found: howLong(asked) };
  } catch (error) {
    if (!(error instanceof LoanMathError)) throw error;
    if (error.reason !== 'neverEnds') return { is: 'refused', reason: error.reason };
    const ofPeriod = divide(rateFromPercent(rate), ratio(periodsPerYear(every)));
    return { is: 'neverEnds', firstInterest: share(owed, ofPeriod, 'half-up', moneyStep(market)) };
  }
}
