/** The panels of the console that list money which waits for the staff. */
export const panels = { unmatched: 'Money without a payment', takenBack: 'Money taken back' } as const;

const tookBack = 'The bank took money back';

/** Mails to the staff about money. Details are on the console, not in the mail. */
export const staffMails = {
  unmatched: {
    subject: 'Money arrived without a payment',
    text: `The bank reported money that fits no payment. The console shows it under "${panels.unmatched}".`,
  },
  takenBack: {
    subject: tookBack,
    text: `A reversal could not be followed automatically. The console shows it under "${panels.takenBack}".`,
  },
  /** A returned collection has no entry that the console could show. */
  returned: (collectionId: string) => ({
    subject: tookBack,
    text: `The bank returned collection ${collectionId}, but its money went back to the borrower before, or the borrower is leaving. Settle it with the bank.`,
  }),
} as const;
