import type { Endpoint, Minor } from '@clearloan/api-client/declare';
import type * as application from '@clearloan/application/contract';
import type * as home from '@clearloan/home/contract';
import type * as shared from '@clearloan/loan-view/contract';
import type * as loans from '@clearloan/loans/contract';
import type * as repayment from '@clearloan/repayment/contract';
import type { Split } from '@clearloan/loan-math';
import type {
  BankEntry,
  BooksDifference,
  EntryOutcome,
  StatementEntry,
  Reversal,
  ReversalOutcome,
} from './bank-entry';
import type { LoanBook } from './loan-book';
import type { Handler, PublicHandler } from './request-context';

/** Endpoints that require no login. */
type PublicName = 'classicHomePage' | 'homePage' | 'productDetail' | 'productOffer' | 'agreementByScene';

/** A handler for each endpoint that a contract exports. */
type AnswersTo<Contract> = {
  readonly [
    Name in keyof Contract as Contract[Name] extends Endpoint ? Name : never
  ]: Contract[Name] extends Endpoint
    ? Name extends PublicName
      ? PublicHandler<Contract[Name]>
      : Handler<Contract[Name]>
    : never;
};

/** The handlers of all endpoints for products, applications, orders and agreements. */
export type LoanAnswers = AnswersTo<typeof home & typeof application & typeof shared> &
  Omit<AnswersTo<typeof loans>, 'activity'>;
/** The handlers of all repayment endpoints. A reference may include a picture, which is stored before the core is called. */
export type RepaymentAnswers = Omit<AnswersTo<typeof repayment>, 'submitUtr'> & {
  readonly submitUtr: (keepReceipt: KeepReceipt) => Handler<typeof repayment.submitUtr>;
};
/** Stores the picture of a receipt. @returns its id; undefined if none was sent */
export type KeepReceipt = () => Promise<string | undefined>;

/** A loan in repayment. Amounts in minor units, days `YYYY-MM-DD`. */
export interface RunningLoan {
  readonly orderId: string;
  readonly productName: string;
  readonly lenderName: string;
  readonly left: Minor;
  readonly rows: readonly {
    readonly periodNo: number;
    readonly dueDate: string;
    /** The original day, if the borrower moved the payment. */
    readonly movedFrom?: string | undefined;
    /** The components of the full payment. */
    readonly due: Split;
    /** The unpaid part. */
    readonly open: Split;
    readonly isOpen: boolean;
    /** Its money was requested from the borrower's bank, which has not answered. */
    readonly isCollecting: boolean;
  }[];
}

/** An item of a borrower's activity, without the fields that it does not need. */
export type ActivityEvent = Pick<loans.ActivityItem, 'activityId' | 'at' | 'kind'> &
  Partial<loans.ActivityItem>;

/** A borrower's payment that was posted to a loan. */
interface PostedPayment {
  readonly paymentId: string;
  readonly productName: string;
  readonly amount: Minor;
  readonly fee: Minor;
  readonly paidAt: Date;
  readonly periodNos: readonly number[];
}

/** An outstanding payment of a plan. A delay moves its day, `YYYY-MM-DD`. */
export interface OpenPayment {
  readonly periodNo: number;
  readonly dueDate: string;
}

/** How a borrower identifies a loan. */
interface LoanTitle {
  readonly orderId: string;
  readonly productName: string;
  /** `CL-2608-48213` */
  readonly orderNo: string;
}

/**
 * The core banking system behind the endpoints: products, schedules, orders, payments, ledger. All other code uses it only
 * through this interface. `core` contains the reference lender's own. docs/core-banking.md lists what another core has to
 * implement.
 */
export interface LendingCore {
  readonly loanAnswers: LoanAnswers;
  readonly repaymentAnswers: RepaymentAnswers;
  readonly loanBook: LoanBook;
  /** Loans in repayment, brought up to date. */
  readonly runningLoans: (borrowerId: string, now: Date, today: string) => Promise<readonly RunningLoan[]>;
  /** Payments posted to a loan, newest first. */
  readonly postedPayments: (borrowerId: string, now: Date) => Promise<readonly PostedPayment[]>;
  /**
   * What happened to a borrower's applications, loans and their money, in no order. The product names are not translated.
   */
  readonly loanEvents: (borrowerId: string, now: Date) => Promise<readonly ActivityEvent[]>;
  /** All orders of a borrower, newest first. */
  readonly loanTitles: (borrowerId: string) => Promise<readonly LoanTitle[]>;
  /** The name of an order's product; undefined for an unknown order. */
  readonly productNameOf: (orderId: string) => Promise<string | undefined>;
  /**
   * Running loans of these borrowers with a payment planned for, or moved to, one of these days, paid or not. A cheap query.
   */
  readonly loansDueOn: (
    borrowerIds: readonly string[],
    days: readonly string[],
  ) => Promise<readonly { readonly orderId: string; readonly borrowerId: string }[]>;
  /**
   * Brings a loan up to date, locks it for the current transaction and returns its outstanding payments. Payments whose money
   * is in transit are excluded; a loan that ended or is under review has none.
   */
  readonly lockOpenPayments: (orderId: string, now: Date) => Promise<readonly OpenPayment[]>;
  /** Processes a payment that a bank reports: once per id, in one transaction. */
  readonly takeBankEntry: (entry: BankEntry) => Promise<EntryOutcome>;
  /** Processes money that a bank takes back: once per entry, in one transaction. */
  readonly takeReversal: (reversal: Reversal) => Promise<ReversalOutcome>;
  /** Compares the ledger with the bank's reports, or with its own statement. Empty if they agree to the unit, on each day. */
  readonly checkBooks: (statement?: readonly StatementEntry[]) => Promise<readonly BooksDifference[]>;
  /** Records an external identity check of an order's borrower. @param checkId if the report names it */
  readonly noteIdentity: (orderId: string, isConfirmed: boolean, checkId?: string) => Promise<OutsideOutcome>;
  /** Records an external credit decision: whether a loan is offered. */
  readonly noteDecision: (
    orderId: string,
    isApproved: boolean,
    reason?: 'age' | 'income' | 'staff',
  ) => Promise<OutsideOutcome>;
  /** Records a bank's report on the collection of an automatic payment. */
  readonly noteCollection: (report: CollectionReport) => Promise<OutsideOutcome>;
  /** Records a bank's report on a reference whose money it does not have. */
  readonly noteExpected: (report: ExpectedReport) => Promise<OutsideOutcome>;
  /** Records a bank's report that it sent money back to its payer. */
  readonly noteRefund: (refundId: string, at: Date) => Promise<OutsideOutcome>;
  /** Records a bank's check of a borrower's account. */
  readonly noteAccount: (checkId: string, result: AccountResult) => Promise<OutsideOutcome>;
  /** Records a bank's report on whether a payout reached its account. */
  readonly notePayout: (payoutId: string, isPaid: boolean) => Promise<OutsideOutcome>;
}

/** Whether money can be sent to an account in its holder's name. `unreachable`: its bank does not answer. */
export type AccountResult = 'valid' | 'wrongName' | 'closed' | 'unreachable';

/** What became of a collection. A collected one may be returned later. */
export interface CollectionReport {
  readonly collectionId: string;
  readonly status: 'collected' | 'refused' | 'returned';
  /** When the bank booked or refused it. */
  readonly at: Date;
}

/** A reference that the bank has not found, or whose money it took back before it reported it. */
export interface ExpectedReport {
  readonly paymentId: string;
  /** As the borrower sent it, normalised. */
  readonly reference: string;
  readonly status: 'notFound' | 'takenBack';
  /** When the bank looks again, if it does. */
  readonly nextCheckAt?: Date | undefined;
}

/** The effect of an external result. `repeated`: it is already known, or its subject is closed. */
export type OutsideOutcome = 'done' | 'repeated' | 'unknown' | 'tooEarly';

declare module '../lender/lender' {
  interface Lender {
    readonly core: LendingCore;
  }
}
