import type { Minor } from '@clearloan/api-client/declare';
import type { PaymentInProgress } from '@clearloan/loan-contract';
import type { LockedBorrower } from './lock-borrower';
import type { Locked } from '../database/locked';
import type { KeptRecord } from './kept-records';
import type { Message } from './product-names';

/** What a borrower has open; the first that applies. Another application may follow it. */
export type OpenBusiness = 'application' | 'offer' | 'loan';

/** Queries of other modules about loans. Lending implements it. Days are business days. */
export interface LoanBook {
  /** The outstanding total over all loans, payments in progress, and what this borrower may still borrow. */
  readonly figures: (borrowerId: string, today: string) => Promise<LoanFigures>;
  /** Why the account cannot be deleted yet: an open loan, or money in transit. */
  readonly standingAgainstDeletion: (borrowerId: string, today: string) => Promise<readonly Message[]>;
  /** Whether money is on its way back to the borrower: its message goes with the account. */
  readonly hasRefundUnderWay: (borrowerId: string) => Promise<boolean>;
  /** The loan records that must be retained after the account is deleted. */
  readonly keptAfterDeletion: (borrowerId: string, today: string) => Promise<readonly KeptRecord[]>;
  /** The borrower's unsubmitted application: this one, or the newest if `orderId` is absent. */
  readonly draftOrder: (borrowerId: string, orderId?: string) => Promise<string | undefined>;
  /** Undefined if nothing is open; an application that was not sent does not count. */
  readonly openBusiness: (borrowerId: string) => Promise<OpenBusiness | undefined>;
  /** Whether this order exists and belongs to this borrower. */
  readonly hasOrder: (borrowerId: string, orderId: string) => Promise<boolean>;
  /** Rejects with 1003 while money of any of the borrower's loans is in transit to an account. */
  readonly checkNoMoneyUnderWay: (borrower: LockedBorrower) => Promise<void>;
  /** Rejects with 1003 while an offer stands: it is for the identity that was checked. */
  readonly checkNoOffer: (borrower: LockedBorrower) => Promise<void>;
  /** Sets another account for an order. Rejects with 1003 if money is already in transit. */
  readonly useCard: (borrower: LockedBorrower, orderId: string, cardId: string) => Promise<void>;
  /**
   * Why this bank account cannot be removed: money, an application or an automatic payment needs it. Undefined if nothing does.
   */
  readonly needOfCard: (
    borrowerId: string,
    card: { readonly cardId: string; readonly isMain: boolean },
  ) => Promise<Message | undefined>;
  /** Ends the applications and offers of an account that is being erased, because nobody can sign them any more. */
  readonly endApplications: (borrower: Locked<{ readonly borrowerId: string }>, at: Date) => Promise<void>;
}

interface LoanFigures {
  readonly leftToPay: Minor;
  readonly paymentsInProgress: PaymentInProgress[];
  /** For the cheapest loan available to this borrower. 0 if there is none, or it is not known yet. */
  readonly amountMax: Minor;
  readonly amountMaxOf?:
    | { readonly productName: string; readonly aprMin: string; readonly aprMax: string }
    | undefined;
}

/** Used without the lending module: nobody has a loan. */
export const emptyLoanBook: LoanBook = {
  figures: () => Promise.resolve({ leftToPay: 0, paymentsInProgress: [], amountMax: 0 }),
  standingAgainstDeletion: () => Promise.resolve([]),
  hasRefundUnderWay: () => Promise.resolve(false),
  keptAfterDeletion: () => Promise.resolve([]),
  draftOrder: () => Promise.resolve(undefined),
  openBusiness: () => Promise.resolve(undefined),
  hasOrder: () => Promise.resolve(false),
  checkNoMoneyUnderWay: () => Promise.resolve(),
  checkNoOffer: () => Promise.resolve(),
  useCard: () => Promise.resolve(),
  needOfCard: () => Promise.resolve(undefined),
  endApplications: () => Promise.resolve(),
};
