import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { borrowers } from '../../../platform/database/schema/borrowers';
import { realNow } from '../../../platform/context/clock';
import { autocommit, db, transaction } from '../../../platform/database/connection';
import { pictures } from '../../../platform/database/schema/certification';
import { logInForTest } from '../../../testing/log-in';
import { certify, type Person } from '../seeds/certify';

export interface TestBorrower {
  readonly borrowerId: string;
  readonly phone: string;
  readonly sessionId: string;
}

let nextPhone = 81_260_000_001;
/** A number that is unique in this test. */
export const newPhone = () => `+62${String((nextPhone += 1))}`;

const somebody: Person = {
  idNumber: '3174014403910312',
  name: 'Mira <Tan>',
  gender: 'female',
  birthday: '1991-03-04',
  monthlyIncome: '6000.00',
  accountNumber: '1234564417',
};

/** A logged-in borrower with complete verification. */
export async function certifiedBorrower(phone: string, changes: Partial<Person> = {}): Promise<TestBorrower> {
  const borrower = await plainBorrower(phone);
  const { borrowerId } = borrower;
  const imageId = randomUUID();
  await autocommit()
    .insert(pictures)
    .values({ imageId, borrowerId, purpose: 'id_front', sha256: '0'.repeat(64), storedAt: realNow() });
  const proof = { idFront: imageId, idCardBack: imageId, taxCard: imageId, face: imageId };
  await transaction(() => certify(borrowerId, { ...somebody, ...changes }, proof, realNow()));
  return borrower;
}

export async function plainBorrower(phone: string): Promise<TestBorrower> {
  const sessionId = await logInForTest(phone);
  const [row] = await db().select().from(borrowers).where(eq(borrowers.phone, phone));
  if (row === undefined) throw new Error('No borrower was created.');
  return { borrowerId: row.borrowerId, phone, sessionId };
}
