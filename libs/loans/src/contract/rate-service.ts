import { countBetween, nothing, object, optional, postRaw, text } from '@clearloan/api-client/declare';

/** Sends the borrower's rating, once, after a loan is paid off. */
export const rateService = postRaw('/v3/loan-details/google-score', {
  request: object({
    /** The number of stars: 5 is best. */
    score: countBetween(1, 5),
    /** What the borrower adds. */
    comment: optional(text(500)),
  }),
  data: nothing,
});
