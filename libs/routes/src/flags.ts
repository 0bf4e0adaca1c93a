/** Parts of the app that a lender gives to a share of its borrowers first, by the `flags` of its brand. Without one, all have it. */
export const flags = ['installOffer'] as const;
export type Flag = (typeof flags)[number];
