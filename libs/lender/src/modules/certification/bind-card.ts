import { codes } from '@clearloan/api-client/declare';
import type { bindCard, cardSetting, changeCard } from '@clearloan/certification/contract';
import { msg } from '@lingui/core/macro';
import { checkAnswers } from './check-answers';
import { readIdentity } from './identity';
import { formItem, type Question } from './questions';
import { realNow } from '../../platform/context/clock';
import { writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import type { LoanBook } from '../../platform/context/loan-book';
import { checkAccount, firstStatus } from './account-check';
import { banks } from './banks';
import { acceptCard, cardShown, cardsOf, findCard, makeMain, statusOf } from './cards';
import { cards } from '../../platform/database/schema/cards';

/** A bank account, never a payment card: the length of card numbers differs, and they must not be stored here. */
const questions: readonly Question[] = [
  {
    code: 'bank_code',
    cate: 'enum',
    title: msg`Bank`,
    isRequired: true,
    missing: msg`Choose your bank.`,
    // Bank names are not translated.
    options: banks.map(({ bankCode, bankName }) => ({
      value: bankCode,
      label: { id: bankName, message: bankName },
    })),
    why: msg`To send you your money.`,
  },
  {
    code: 'account_number',
    cate: 'txt',
    title: msg`Account number`,
    hint: msg`On your passbook or in your bank’s app`,
    isRequired: true,
    missing: msg`Enter the account number.`,
    inputType: 'digits',
    pattern: '^\\d{8,15}$',
    format: msg`Account numbers have 8 to 15 digits.`,
    max: 15,
    why: msg`To send you your money.`,
  },
];

export const answerCardSetting: Handler<typeof cardSetting> = async ({ borrower: { borrowerId }, t }) => ({
  items: questions.map((question) => formItem(question, t)),
  banks: banks.map((bank) => ({ ...bank, iconUrl: undefined })),
  cards: (await cardsOf(borrowerId)).map(cardShown),
  holderName: (await readIdentity(borrowerId))?.name,
});

/**
 * Stores the account and has the bank check it. The first valid account becomes the main one. Adding the same account again
 * creates no second one, and checks it again.
 */
export const answerBindCard: Handler<typeof bindCard> = async ({ borrower: { borrowerId }, request }) => {
  const holder = (await readIdentity(borrowerId))?.name;
  if (holder === undefined)
    throw refuse(codes.notAllowedNow, msg`Verify your identity first. The account must be in your name.`);
  const { bank_code: bankCode = '', account_number: accountNumber = '' } = await checkAnswers(
    questions,
    request,
    noCity,
  );
  const status = firstStatus();
  const [card] = await writableDb()
    .insert(cards)
    .values({ borrowerId, bankCode, accountNumber, holder, status, addedAt: realNow() })
    .onConflictDoUpdate({
      target: [cards.borrowerId, cards.bankCode, cards.accountNumber],
      set: { status, holder, addedAt: realNow() },
    })
    .returning();
  if (card === undefined) throw new Error('The upsert returned no row.');
  if (status === 'verifying') await checkAccount(card);
  if (status === 'bound') await acceptCard(card);
  return { cardId: card.cardId, status: statusOf(card) };
};

/** Makes another account the main one; with an order, also pays that order out to it. */
export const answerChangeCard =
  (loanBook: LoanBook): Handler<typeof changeCard> =>
  async ({ borrower, request: { cardId, orderId } }) => {
    const { borrowerId } = borrower;
    const card = await findCard(borrowerId, cardId);
    if (card === undefined) throw refuse(codes.notFound, msg`We can’t find this account.`);
    if (card.status !== 'bound')
      throw refuse(codes.notAllowedNow, card.reason ?? msg`Choose a different account.`);
    if (orderId === undefined) await loanBook.checkNoMoneyUnderWay(borrower);
    else {
      if (!(await loanBook.hasOrder(borrowerId, orderId)))
        throw refuse(codes.notFound, msg`We can’t find this loan.`);
      await loanBook.useCard(borrower, orderId, cardId);
    }
    await makeMain(borrowerId, cardId);
    return { status: card.status };
  };

const noCity = () => Promise.resolve(false);
