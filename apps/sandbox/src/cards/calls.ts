import { bindCard, cardSetting, changeCard } from '@clearloan/certification/contract';
import { serve, type Call } from '../http/serve';
import type { LoanBook } from '../loan-book';
import { answerBindCard, answerCardSetting, answerChangeCard } from './bind-card';

/** The bank accounts that money is sent to. */
export const cardCalls = (loanBook: LoanBook): readonly Call[] => [
  serve(cardSetting, answerCardSetting),
  serve(bindCard, answerBindCard),
  serve(changeCard, answerChangeCard(loanBook)),
];
