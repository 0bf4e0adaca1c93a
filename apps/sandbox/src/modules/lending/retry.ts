import { addDays } from '@clearloan/loan-math';

/** After a refusal, how long until asking again makes sense. */
const waitAfterRefusalDays = 30;

/** The first day after a refusal on which to ask again. */
export const retryAfter = (day: string): string => addDays(day, waitAfterRefusalDays);
