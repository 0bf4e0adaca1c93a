import type { Minor } from '@clearloan/api-client/declare';
import type { PaymentInProgress } from '@clearloan/loan-contract';
import type { LockedBorrower } from './lock-borrower';
import type { Locked } from '../database/locked';
import type { Message } from './product-names';

/** The questions of other modules about loans. Lending implements it. Days are business days. */
export interface LoanBook {
  /** Left to pay over all loans, the payments of theirs that are in progress, and what this borrower may still borrow. */
  readonly figures: (borrowerId: string, today: string) => Promise<LoanFigures>;
  /** Why the account cannot be deleted yet: an open loan, money on its way. */
  readonly standingAgainstDeletion: (borrowerId: string, today: string) => Promise<readonly Message[]>;
  /** What of the loans must be kept after the account is deleted. */
  readonly keptAfterDeletion: (borrowerId: string, today: string) => Promise<readonly KeptRecord[]>;
  /** The borrower's application that is not sent yet: this one, or without `orderId` the newest. */
  readonly draftOrder: (borrowerId: string, orderId?: string) => Promise<string | undefined>;
  /** Whether this order exists and is this borrower's. */
  readonly hasOrder: (borrowerId: string, orderId: string) => Promise<boolean>;
  /** Refuses with 1003 while money of any of the borrower's loans is on its way to an account. */
  readonly checkNoMoneyUnderWay: (borrower: LockedBorrower) => Promise<void>;
  /** The borrower chose another account for an order; refused with 1003 when money is already on its way. */
  readonly useCard: (borrower: LockedBorrower, orderId: string, cardId: string) => Promise<void>;
  /** Why this bank account has to stay: money, an application or an automatic payment needs it; undefined when nothing does. */
  readonly needOfCard: (
    borrowerId: string,
    card: { readonly cardId: string; readonly isMain: boolean },
  ) => Promise<Message | undefined>;
  /** Ends applications and offers of an account that is erased now: nobody is left to sign them. */
  readonly endApplications: (borrower: Locked<{ readonly borrowerId: string }>, at: Date) => Promise<void>;
}

interface LoanFigures {
  readonly leftToPay: Minor;
  readonly paymentsInProgress: PaymentInProgress[];
  /** Of the cheapest loan that this borrower may have; 0 when there is none, or it is not known yet. */
  readonly amountMax: Minor;
  readonly amountMaxOf?:
    { readonly productName: string; readonly aprMin: string; readonly aprMax: string } | undefined;
}

export interface KeptRecord {
  readonly what: Message;
  readonly why: Message;
  /** Day, `YYYY-MM-DD`. */
  readonly until?: string;
}

/** Stands where lending will: nobody has a loan. */
export const emptyLoanBook: LoanBook = {
  figures: () => Promise.resolve({ leftToPay: 0, paymentsInProgress: [], amountMax: 0 }),
  standingAgainstDeletion: () => Promise.resolve([]),
  keptAfterDeletion: () => Promise.resolve([]),
  draftOrder: () => Promise.resolve(undefined),
  hasOrder: () => Promise.resolve(false),
  checkNoMoneyUnderWay: () => Promise.resolve(),
  useCard: () => Promise.resolve(),
  needOfCard: () => Promise.resolve(undefined),
  endApplications: () => Promise.resolve(),
};
