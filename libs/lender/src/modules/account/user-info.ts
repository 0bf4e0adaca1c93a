import type { userInfo } from '@clearloan/session/contract';
import { maskIdNumber, maskPhone } from '@clearloan/formatting';
import { eq } from 'drizzle-orm';
import { budgetsHeld } from '../bookkeeping/budgets';
import { cardShown, cardsOf, mainCard } from '../certification/cards';
import { readContacts } from '../certification/contacts';
import { readAnswers } from '../certification/forms';
import { readIdentity } from '../certification/identity';
import { accountEvents } from '../../platform/context/account-changes';
import { reportsHeld } from '../complaints/problems';
import { readConsents } from '../consents/consents';
import { db } from '../../platform/database/connection';
import { translateProductName } from '../../platform/context/product-names';
import type { Handler } from '../../platform/context/request-context';
import type { LoanBook } from '../../platform/context/loan-book';
import { thisLender } from '../../platform/lender/lender';
import { messagesOf } from '../../platform/messages/messages';
import { notificationSettingsOf } from '../../platform/messages/notification-rules';
import { borrowers } from '../../platform/database/schema/borrowers';
import { copyOfRows } from '../../platform/database/borrower-copy';

/** The borrower's profile, with masked numbers. */
export const answerUserInfo =
  (loanBook: LoanBook): Handler<typeof userInfo> =>
  async ({ borrower: { borrowerId, phone }, request, today, t }) => {
    const { market } = thisLender();
    const [account] = await db().select().from(borrowers).where(eq(borrowers.borrowerId, borrowerId));
    if (account === undefined) throw new Error('The session has no account.');
    const identity = await readIdentity(borrowerId);
    const { amountMaxOf, ...figures } = await loanBook.figures(borrowerId, today);
    const shownPhone = maskPhone(phone, market);
    return {
      phone: shownPhone,
      username: shownPhone,
      name: identity?.name,
      id_number: identity && maskIdNumber(identity.idNumber),
      certifiedAt: identity?.savedAt.toISOString(),
      createdAt: account.createdAt.toISOString(),
      lastLoginAt: account.lastLoginAt?.toISOString(),
      hasPassword: account.passwordHash !== null,
      ...figures,
      amountMaxOf: amountMaxOf && {
        ...amountMaxOf,
        productName: translateProductName(amountMaxOf.productName, t),
      },
      bankTail: (await mainCard(borrowerId))?.tail,
      consents: await readConsents(borrowerId),
      data: request.full === true ? await everythingHeld(borrowerId, account) : undefined,
    };
  };

/** The tables that the copy shows as the app shows them. */
const shownInForms = [
  ...['identities', 'form_answers', 'emergency_contacts', 'cards', 'account_changes', 'book_budgets'],
  ...['problems', 'problem_events', 'messages', 'notification_choices'],
];

/** A copy of the borrower's data, for the borrower: what the app shows in forms, then the rows of all other tables. */
async function everythingHeld(
  borrowerId: string,
  { phone, email }: Pick<typeof borrowers.$inferSelect, 'phone' | 'email'>,
): Promise<Record<string, unknown>> {
  return {
    phone,
    email,
    identity: await readIdentity(borrowerId),
    personal: await readAnswers(borrowerId, 'personal'),
    job: await readAnswers(borrowerId, 'job'),
    contacts: await readContacts(borrowerId),
    bankAccounts: (await cardsOf(borrowerId)).map(cardShown),
    accountChanges: await accountEvents(borrowerId),
    budgets: await budgetsHeld(borrowerId),
    reports: await reportsHeld(borrowerId),
    messages: await messagesOf(borrowerId),
    notifications: await notificationSettingsOf(borrowerId),
    ...(await copyOfRows({ borrowerId, phone }, shownInForms)),
  };
}
