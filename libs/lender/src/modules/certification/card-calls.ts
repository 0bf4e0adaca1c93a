import { bindCard, cardSetting, changeCard, removeCard } from '@clearloan/certification/contract';
import { defineHandler, type Call } from '../../platform/context/define-handler';
import type { LoanBook } from '../../platform/context/loan-book';
import { answerBindCard, answerCardSetting, answerChangeCard } from './bind-card';
import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { and, eq } from 'drizzle-orm';
import { recordChange } from '../../platform/context/account-changes';
import { writableDb } from '../../platform/database/connection';
import { cards } from '../../platform/database/schema/cards';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { cardsOf } from './cards';

/** The endpoints of the bank accounts that payouts go to. */
export const cardCalls = (loanBook: LoanBook): readonly Call[] => [
  defineHandler(cardSetting, answerCardSetting),
  defineHandler(bindCard, answerBindCard),
  defineHandler(changeCard, answerChangeCard(loanBook)),
  defineHandler(removeCard, answerRemoveCard(loanBook)),
];

/** Removes an account that nothing needs. A loan keeps the bank name and the last digits of its payout account. */
const answerRemoveCard =
  (loanBook: LoanBook): Handler<typeof removeCard> =>
  async ({ borrower: { borrowerId }, request: { cardId } }) => {
    const own = await cardsOf(borrowerId);
    const card = own.find((each) => each.cardId === cardId);
    if (card === undefined) throw refuse(codes.notFound, msg`We can’t find this account.`);
    const need = await loanBook.needOfCard(borrowerId, card);
    if (need !== undefined) throw refuse(codes.notAllowedNow, need);
    const canReplace = own.some((each) => each.cardId !== cardId && each.status === 'bound');
    if (card.isMain && canReplace)
      throw refuse(
        codes.notAllowedNow,
        msg`This is your main account. Set another one as the main account first.`,
      );
    await writableDb()
      .delete(cards)
      .where(and(eq(cards.borrowerId, borrowerId), eq(cards.cardId, cardId)));
    await recordChange(borrowerId, 'accountRemoved', card);
    return undefined;
  };
