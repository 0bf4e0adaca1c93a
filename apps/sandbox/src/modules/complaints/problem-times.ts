import { instantAt } from '@clearloan/formatting';
import { addDays } from '@clearloan/loan-math';
import { businessDay } from '../../context/clock';
import { market } from '../../context/market';

/** A report that nobody took up by hand is taken up by itself after so long. */
export const acceptedAfterMs = 15_000;
const answeredWithinDays = 3;
const endOfWork = '18:00';

/** An answer is promised for the end of work, three days on; the lender works every day. */
export const answerDue = (from: Date): Date =>
  new Date(instantAt(addDays(businessDay(from), answeredWithinDays), endOfWork, market.timeZone));

/**
 * From the beginning of that business day the regulator may be asked: the market's days after the report came in.
 * Opening it again does not start the count anew.
 */
export const escalationFrom = (createdAt: Date): Date =>
  new Date(instantAt(addDays(businessDay(createdAt), market.escalationDays), '00:00', market.timeZone));
