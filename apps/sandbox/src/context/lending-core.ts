import type { Endpoint, Minor } from '@clearloan/api-client/declare';
import type * as loans from '@clearloan/loans/contract';
import type * as repayment from '@clearloan/repayment/contract';
import type { Split } from '@clearloan/loan-math';
import type { BankEntry, EntryOutcome } from './bank-entry';
import type { LoanBook } from './loan-book';
import type { Handler, PublicHandler } from './request-context';

/** Calls that are answered without a login. */
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

/** One answer for each call about products, applications, orders and agreements. */
export type LoanAnswers = AnswersTo<typeof loans>;
/** One answer for each call about paying. A reference comes with a picture, which is taken in before the core is asked. */
export type RepaymentAnswers = Omit<AnswersTo<typeof repayment>, 'submitUtr'> & {
  readonly submitUtr: (keepReceipt: KeepReceipt) => Handler<typeof repayment.submitUtr>;
};
/** Keeps the picture of a receipt. @returns its id; undefined when none was sent */
export type KeepReceipt = () => Promise<string | undefined>;

/** A loan that is being repaid. Amounts in minor units, days `YYYY-MM-DD`. */
export interface RunningLoan {
  readonly orderId: string;
  readonly productName: string;
  readonly lenderName: string;
  readonly left: Minor;
  readonly rows: readonly {
    readonly periodNo: number;
    readonly dueDate: string;
    /** The day before the borrower moved it; absent when it was not moved. */
    readonly movedFrom?: string | undefined;
    /** All that the payment is made of. */
    readonly due: Split;
    /** What of it is not paid yet. */
    readonly open: Split;
    readonly isOpen: boolean;
  }[];
}

/** A payment of the borrower's that reached a loan. */
interface PostedPayment {
  readonly paymentId: string;
  readonly productName: string;
  readonly amount: Minor;
  readonly fee: Minor;
  readonly paidAt: Date;
  readonly periodNos: readonly number[];
}

/** A payment of a plan that is still to be made; a delay moves its day, `YYYY-MM-DD`. */
export interface OpenPayment {
  readonly periodNo: number;
  readonly dueDate: string;
}

/** What a borrower may name a loan by. */
interface LoanTitle {
  readonly orderId: string;
  readonly productName: string;
  /** `CL-2608-48213` */
  readonly orderNo: string;
}

/**
 * The core banking system behind the calls: products, schedules, orders, payments, ledger. Everything outside it asks
 * through this interface; `modules/core` holds the sandbox's own. docs/core-banking.md says what another core has to answer.
 */
export interface LendingCore {
  readonly loanAnswers: LoanAnswers;
  readonly repaymentAnswers: RepaymentAnswers;
  readonly loanBook: LoanBook;
  /** Loans that are being repaid, up to date. */
  readonly runningLoans: (borrowerId: string, now: Date, today: string) => Promise<readonly RunningLoan[]>;
  /** Payments that reached a loan, the newest first. */
  readonly postedPayments: (borrowerId: string, now: Date) => Promise<readonly PostedPayment[]>;
  /** Every order of a borrower's, the newest first. */
  readonly loanTitles: (borrowerId: string) => Promise<readonly LoanTitle[]>;
  /** The name of an order's product; undefined for an unknown order. */
  readonly productNameOf: (orderId: string) => Promise<string | undefined>;
  /** Running loans of these borrowers with a payment planned for, or moved to, one of these days, paid or not: a cheap question. */
  readonly loansDueOn: (
    borrowerIds: readonly string[],
    days: readonly string[],
  ) => Promise<readonly { readonly orderId: string; readonly borrowerId: string }[]>;
  /**
   * Brings a loan up to date, locks it for the transaction that runs here, and tells what is still to pay of it: without payments whose
   * money is on its way, and nothing of a loan that ended or that the lender looks into.
   */
  readonly lockOpenPayments: (orderId: string, now: Date) => Promise<readonly OpenPayment[]>;
  /** Takes in money that a bank reports: once for each id, in one transaction. */
  readonly takeBankEntry: (entry: BankEntry) => Promise<EntryOutcome>;
  /** Takes an outside system's answer: whether the borrower of an order is who they say. */
  readonly noteIdentity: (orderId: string, isConfirmed: boolean) => Promise<OutsideOutcome>;
  /** Takes an outside system's answer: whether a loan is offered. */
  readonly noteDecision: (orderId: string, isApproved: boolean) => Promise<OutsideOutcome>;
  /** Takes a bank's report: whether a payout reached its account. */
  readonly notePayout: (payoutId: string, isPaid: boolean) => Promise<OutsideOutcome>;
}

/** What an outside answer did. `repeated`: it was known before, or is about what is over. */
export type OutsideOutcome = 'done' | 'repeated' | 'unknown' | 'tooEarly';

let bound: LendingCore | undefined;

/** Binds the core of this process; before the first call. */
export function bindLendingCore(core: LendingCore): void {
  bound = core;
}

/** The core of this process. */
export function lendingCore(): LendingCore {
  if (bound === undefined) throw new Error('No lending core is bound.');
  return bound;
}
