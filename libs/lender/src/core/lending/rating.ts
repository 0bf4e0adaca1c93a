import { codes } from '@clearloan/api-client/declare';
import type { rateService } from '@clearloan/loans/contract';
import { msg } from '@lingui/core/macro';
import { writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { ordersOf } from '../orders/orders';
import { serviceRatings } from '../../platform/database/schema/orders';

/** Stores the borrower's rating: once, after a loan was paid off, whatever the score. */
export const rate: Handler<typeof rateService> = async ({ request, borrower, now }) => {
  const { borrowerId } = borrower;
  const { score, comment } = request;
  if (score < 1 || score > 5) {
    throw refuse(codes.badInput, msg`Choose one to five stars.`, { field: 'score' });
  }
  const hasPaidOff = (await ordersOf(borrowerId)).some(({ status }) => status === 'settled');
  if (!hasPaidOff) throw refuse(codes.notAllowedNow, msg`You can rate a loan once it’s paid off.`);
  const kept = await writableDb()
    .insert(serviceRatings)
    .values({ borrowerId, score, comment, ratedAt: now })
    .onConflictDoNothing()
    .returning({ borrowerId: serviceRatings.borrowerId });
  if (kept.length === 0) throw refuse(codes.notAllowedNow, msg`You’ve already rated this loan. Thank you.`);
};
