import { writableDb } from '../../../platform/database/connection';
import { makeMain } from '../../../modules/certification/cards';
import { cards } from '../../../platform/database/schema/cards';
import { emergencyContacts, formAnswers, identities } from '../../../platform/database/schema/certification';

/** An invented person with their complete verification data. */
export interface Person {
  readonly idNumber: string;
  readonly name: string;
  readonly gender: string;
  readonly birthday: string;
  readonly monthlyIncome: string;
  readonly accountNumber: string;
}

export interface ProvenBy {
  readonly idFront: string;
  readonly idCardBack: string;
  readonly taxCard: string | undefined;
  readonly face: string;
}

const personal = {
  education: 'university',
  marriage: 'single',
  children_num: '0',
  family_monthly_salary: '9000.00',
  purpose: 'stock',
  residentaddress: 'Jalan Melati 4',
  home_pin_code: '12345',
};

/** Writes a borrower's whole verification at once; existing rows stay. */
export async function certify(borrowerId: string, person: Person, proof: ProvenBy, savedAt: Date) {
  const { name, idNumber, gender, birthday, monthlyIncome, accountNumber } = person;
  await writableDb()
    .insert(identities)
    .values({ borrowerId, cardType: 'nik', idNumber, name, gender, birthday, ...proof, savedAt })
    .onConflictDoNothing();
  const job = { job_type: 'business', monthly_income: monthlyIncome, salary_day: '25' };
  await writableDb()
    .insert(formAnswers)
    .values([
      { borrowerId, form: 'personal', answers: personal, savedAt },
      { borrowerId, form: 'job', answers: job, savedAt },
    ])
    .onConflictDoNothing();
  await writableDb()
    .insert(emergencyContacts)
    .values([
      { borrowerId, position: 0, relation: 'sister', name: 'Nina Tan', mobile: '+628129000001' },
      { borrowerId, position: 1, relation: 'friend', name: 'Budi Hartono', mobile: '+628129000002' },
    ])
    .onConflictDoNothing();
  await writableDb()
    .insert(cards)
    .values({
      borrowerId,
      bankCode: 'HARB',
      accountNumber,
      holder: name,
      status: 'bound',
      isMain: true,
      addedAt: savedAt,
    })
    .onConflictDoNothing();
}

/** Adds a second account as the payout account. */
export async function bindSecondAccount(borrowerId: string, addedAt: Date): Promise<void> {
  const [card] = await writableDb()
    .insert(cards)
    .values({
      borrowerId,
      bankCode: 'HARB',
      accountNumber: '1234567804',
      holder: 'Mira Tan',
      status: 'bound',
      addedAt,
    })
    .returning();
  if (card === undefined) throw new Error('The account was not written.');
  await makeMain(borrowerId, card.cardId);
}
