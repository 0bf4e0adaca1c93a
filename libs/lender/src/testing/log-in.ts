import { realNow } from '../platform/context/clock';
import { autocommit, transaction } from '../platform/database/connection';
import { borrowers } from '../platform/database/schema/borrowers';
import { startSession } from '../platform/context/sessions';

/** A logged-in borrower with this phone, without going through the codes. @returns the session id */
export async function logInForTest(phone = '+6281234500001'): Promise<string> {
  const [row] = await autocommit()
    .insert(borrowers)
    .values({ phone, createdAt: realNow() })
    .onConflictDoUpdate({ target: borrowers.phone, set: { phone } })
    .returning();
  if (row === undefined) throw new Error('No borrower was created.');
  return transaction(() => startSession(row.borrowerId));
}
