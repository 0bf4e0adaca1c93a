import { bindCard, cardSetting, changeCard, removeCard } from '@clearloan/certification/contract';
import { defineHandler, type Call } from '../../context/define-handler';
import type { LoanBook } from '../../context/loan-book';
import { answerBindCard, answerCardSetting, answerChangeCard } from './bind-card';
import { answerRemoveCard } from './remove-card';

/** The bank accounts that money is sent to. */
export const cardCalls = (loanBook: LoanBook): readonly Call[] => [
  defineHandler(cardSetting, answerCardSetting),
  defineHandler(bindCard, answerBindCard),
  defineHandler(changeCard, answerChangeCard(loanBook)),
  defineHandler(removeCard, answerRemoveCard(loanBook)),
];
