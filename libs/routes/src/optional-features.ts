/**
 * Features that a lender may leave out of its app. The others may not go: without them there is no loan, or the borrower
 * could not complain or see their data.
 */
export const optionalFeatures = ['calculator', 'bookkeeping', 'reminders'] as const;
export type OptionalFeature = (typeof optionalFeatures)[number];
