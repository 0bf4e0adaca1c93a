/**
 * What moved money at the bank, as the ledger names it: an entry of the bank, an order to the bank under whose id the bank’s
 * statement shows it, or an act of staff.
 */
export const moneySource = {
  entry: (entryId: string) => `entry:${entryId}`,
  collection: (collectionId: string) => `collection:${collectionId}`,
  payout: (payoutId: string) => `payout:${payoutId}`,
  /** Money that goes back to its payer. */
  refund: (paymentId: string) => `refund:${paymentId}`,
  /** Staff saw the money at the bank, without an entry. */
  staff: (paymentId: string) => `staff:${paymentId}`,
  /** The bank that this lender plays itself where none is bound. */
  simulated: (paymentId: string) => `simulated:${paymentId}`,
  /** Money of the past in a seed scenario. */
  seed: (paymentId: string) => `seed:${paymentId}`,
  /** The bank took back what a source brought. */
  reversal: (source: string) => `reversal:${source}`,
} as const;
