import { dayOf } from '@clearloan/formatting';
import type { Clock } from '@clearloan/app-runtime';
import { configuration } from '../configuration';
import { client } from './lender';

/** The lender's time, and the day where the loan lives: no screen reads the phone's clock for a date of a loan. */
export const clock: Clock = {
  now: client.businessTime.now,
  today: () => dayOf(client.businessTime.now(), configuration.market.timeZone),
};
