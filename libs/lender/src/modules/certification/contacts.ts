import { codes } from '@clearloan/api-client/declare';
import type { Contact, extInfo, saveExtInfo } from '@clearloan/certification/contract';
import { phoneFromTyped } from '@clearloan/formatting';
import { msg } from '@lingui/core/macro';
import { asc, eq } from 'drizzle-orm';
import { db, writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { thisLender } from '../../platform/lender/lender';
import type { Message } from '../../platform/context/product-names';
import type { LoanBook } from '../../platform/context/loan-book';
import { checkChange } from './change-rules';
import type { Choice } from './questions';
import { emergencyContacts } from '../../platform/database/schema/certification';

/** How many contacts the lender requires. */
export const contactsNeeded = 2;

const relations: readonly Choice[] = [
  { value: 'parent', label: msg`Parent` },
  { value: 'spouse', label: msg`Husband or wife` },
  { value: 'sister', label: msg`Sister` },
  { value: 'brother', label: msg`Brother` },
  { value: 'child', label: msg`Adult child` },
  { value: 'friend', label: msg`Friend` },
  { value: 'colleague', label: msg`Colleague` },
];

export const answerContacts: Handler<typeof extInfo> = async ({ borrower, t }) => ({
  relations: relations.map(({ value, label }) => ({ value, label: t(label) })),
  contacts: await readContacts(borrower.borrowerId),
  needed: contactsNeeded,
  ownMobile: borrower.phone,
});

export const answerSaveContacts =
  (loanBook: LoanBook): Handler<typeof saveExtInfo> =>
  async ({ borrower, request }) => {
    const { borrowerId } = borrower;
    await checkChange('ext', borrowerId, loanBook);
    const contacts = checkContacts(request.contacts, borrower.phone);
    await writableDb().delete(emergencyContacts).where(eq(emergencyContacts.borrowerId, borrowerId));
    await writableDb()
      .insert(emergencyContacts)
      .values(contacts.map((contact, position) => ({ borrowerId, position, ...contact })));
  };

export const readContacts = (borrowerId: string): Promise<Contact[]> =>
  db()
    .select({
      relation: emergencyContacts.relation,
      name: emergencyContacts.name,
      mobile: emergencyContacts.mobile,
    })
    .from(emergencyContacts)
    .where(eq(emergencyContacts.borrowerId, borrowerId))
    .orderBy(asc(emergencyContacts.position));

/**
 * Two different people, neither of them the borrower; numbers in E.164 form. Numbers tell them apart: two people may
 * have one name.
 */
function checkContacts(sent: readonly Contact[], own: string): Contact[] {
  const { market } = thisLender();
  if (sent.length !== contactsNeeded) throw wrong(msg`Add ${contactsNeeded} people.`, 'contacts');
  const checked: Contact[] = [];
  for (const [index, { relation, name, mobile }] of sent.entries()) {
    const at = (field: keyof Contact) => `contacts.${index}.${field}`;
    const number = phoneFromTyped(mobile, market);
    if (!relations.some(({ value }) => value === relation))
      throw wrong(msg`Choose one of these options.`, at('relation'));
    if (number === undefined)
      throw wrong(msg`This isn’t a mobile number. Check it and try again.`, at('mobile'));
    if (number === own) throw wrong(msg`That’s your own number. Enter theirs.`, at('mobile'));
    for (const earlier of checked) {
      if (earlier.mobile === number)
        throw wrong(msg`You’ve used this number for the other person.`, at('mobile'));
      if (earlier.relation === relation)
        throw wrong(msg`Choose a different relationship for this contact.`, at('relation'));
    }
    checked.push({ relation, name, mobile: number });
  }
  return checked;
}

const wrong = (sentence: Message, field: string) => refuse(codes.badInput, sentence, { field });
