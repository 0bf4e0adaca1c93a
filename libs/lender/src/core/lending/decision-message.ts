import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import { realNow } from '../../platform/context/clock';
import { thisLender } from '../../platform/lender/lender';
import { createTranslator, languageFrom } from '../../platform/context/product-names';
import { db } from '../../platform/database/connection';
import { borrowers } from '../../platform/database/schema/borrowers';
import type { Order } from '../orders/orders';

/** After a day, the app has already shown the decision. */
const staleMs = 24 * 60 * 60_000;

/**
 * Sends the one message that was promised when the application was submitted: that it is decided. It contains no amount and no
 * reason, because others may read it over the borrower's shoulder. An erased account has no phone and gets none.
 */
export async function sendDecision(
  { borrowerId, language, status }: Pick<Order, 'borrowerId' | 'language' | 'status'>,
  productName: string,
): Promise<void> {
  const { brandName, outside } = thisLender();
  const [borrower] = await db()
    .select({ phone: borrowers.phone })
    .from(borrowers)
    .where(eq(borrowers.borrowerId, borrowerId));
  const phone = borrower?.phone ?? undefined;
  if (phone === undefined) return;
  const t = createTranslator(languageFrom(language));
  const text = t(
    status === 'approved'
      ? msg`${brandName}: your application for ${productName} is approved. Open the app to see the price before you decide.`
      : msg`${brandName}: we’ve decided on your application for ${productName}. Open the app to see the result.`,
  );
  const expiresAt = new Date(realNow().getTime() + staleMs);
  await outside.sendSms?.({ phone, text, channel: 'sms', expiresAt });
}
