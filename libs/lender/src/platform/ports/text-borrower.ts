import { eq } from 'drizzle-orm';
import { realNow } from '../context/clock';
import { createTranslator, languageFrom, type Message } from '../context/product-names';
import { db } from '../database/connection';
import { borrowers } from '../database/schema/borrowers';
import { thisLender } from '../lender/lender';

/** After a day the app has shown the news, so a text message that could not be sent is useless. */
const lifeMs = 24 * 60 * 60_000;

/** A borrower, and the language in which they last used the app for this matter (BCP 47). */
interface Reader {
  readonly borrowerId: string;
  readonly language: string | null;
}

/**
 * Sends a text message to the borrower's own phone after the commit. An erased account has no phone and gets none.
 * @param messageIn for a locale, as its amounts and days are part of it
 */
export async function textBorrower(
  { borrowerId, language }: Reader,
  messageIn: (locale: string) => Message,
): Promise<void> {
  const [borrower] = await db()
    .select({ phone: borrowers.phone })
    .from(borrowers)
    .where(eq(borrowers.borrowerId, borrowerId));
  const phone = borrower?.phone ?? undefined;
  if (phone === undefined) return;
  const locale = languageFrom(language);
  const text = createTranslator(locale)(messageIn(locale));
  const expiresAt = new Date(realNow().getTime() + lifeMs);
  await thisLender().outside.sendSms?.({ phone, text, channel: 'sms', expiresAt });
}
