import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  about: 'The plan, ways to pay, bank references and delays.',
  calls: {
    loanPlanInfo: {
      summary: 'Repayment plan',
      description:
        'Shows every payment, what ends the loan today and the payments in progress. `payoffAmount` is at most what is left, and `payoffSaves` is the difference. The app polls it while a payment is in progress. Refused (1003) before the payout.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    planPayment: {
      summary: 'One payment of the plan',
      description: 'Shows one payment with its parts and receipts. `split` adds up to what is open of it.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    delayQuote: {
      summary: 'Price of a delay',
      description:
        'Quotes more time for one payment. `newTotal` is what is open + fee + tax + interest of the days.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    singlePaymentDelayQuote: {
      summary: 'Price of a delay of a single-payment loan',
      description: 'The same quote for a loan that is paid back at once, without a period number.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    arrangements: {
      summary: 'Plans for a late borrower',
      description:
        'Lists what a borrower who is late may agree to: a promise to pay on a day, a pause, or more and smaller payments. Each has all its payments and its whole cost; the list is empty with a reason if there are none.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    agreeToArrangement: {
      summary: 'Agree to a plan for a late borrower',
      description:
        'Changes the plan with a code that was sent for `delay`. Nothing is paid; 1201 tells that the plan or its cost has changed since it was shown. The change is an agreement of the loan.',
      refusals: ['notFound', 'notAllowedNow', 'termsChanged', 'wrongCode', 'codeExpired', 'codeLocked'],
    },
    payTypes: {
      summary: 'Ways to pay',
      description: 'Lists the ways to pay for a purpose, each with its fee, speed and limits.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    generatePayCode: {
      summary: 'Create a pay code, or delay a payment',
      description:
        'Creates a pay code for exactly the amount that the borrower saw; another amount is refused with 1302. Money before its due date pays interest up to its day and then principal, and `keep` says what stays the same if it is above what is due; an amount at the payoff is the payoff, and one above it is refused with 1302. A newer code ends the open one of the same payments. With purpose `delay` nothing is paid: the payment is moved with a code that was sent for `delay`, and 1201 tells that its price has changed.',
      refusals: [
        'notFound',
        'notAllowedNow',
        'amountOutOfRange',
        'termsChanged',
        'wrongCode',
        'codeExpired',
        'codeLocked',
      ],
    },
    submitUtr: {
      summary: 'Submit a bank reference',
      description:
        'Submits the reference of a payment that was made elsewhere, so that the lender can look for it. A reference counts once, for one loan.',
      refusals: ['notFound', 'notAllowedNow', 'amountOutOfRange', 'referenceUsed'],
    },
    showAutopay: {
      summary: 'Automatic payments of a loan',
      description:
        'Shows the mandate of a loan if there is one, the bank accounts that may be debited, the caps that may be chosen, and the next collection.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    createAutopay: {
      summary: 'Allow automatic payments',
      description:
        'Lets the lender collect each payment of a loan on its due date, up to the cap. It needs a code that was sent for `autopay`. A warning precedes each collection by two days.',
      refusals: ['wrongCode', 'codeExpired', 'codeLocked', 'notFound', 'notAllowedNow', 'amountOutOfRange'],
    },
    changeAutopay: {
      summary: 'Pause, resume or cancel automatic payments',
      description:
        'Sets the state of a mandate. A cancelled mandate stays cancelled; what is not collected yet is not collected.',
      refusals: ['notFound', 'notAllowedNow'],
    },
  },
};
