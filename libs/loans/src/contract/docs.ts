import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  about: 'Products, applications, agreements, signing and running loans.',
  calls: {
    classicHomePage: {
      session: 'optional',
      summary: 'Classic home screen',
      description:
        'Lists the blocks of the classic home screen: cards, a list of products and banners. The app skips a block of an unknown type.',
    },
    homePage: {
      session: 'optional',
      summary: 'Home screen',
      description:
        'Lists the blocks of the home screen: the next payment of each running loan first, then products, banners and announcements, and the tools. A visitor gets the products alone.',
    },
    applyForProduct: {
      summary: 'Start an application',
      description:
        'Opens an application for a product, or returns the one that is open. `result` tells whether the borrower may go on, sees a dialog first, or is refused until `retryAt`. `amount` and `tenure` are what the borrower tried: an application that is not sent yet takes them over, and the offer opens on them, at most on its own limit.',
      refusals: ['notFound', 'notAllowedNow', 'amountOutOfRange', 'refused'],
    },
    productDetail: {
      session: 'optional',
      summary: 'Product',
      description:
        'Shows a product, the verification steps that it asks for and the next step of this borrower.',
      refusals: ['notFound'],
    },
    productOffer: {
      session: 'optional',
      summary: 'Product with its whole price',
      description:
        'Shows a product with its bounds, tenures, eligibility and the whole cost of an example. The example must follow from its `terms`: the app works it out again and shows any difference.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    submitApplication: {
      summary: 'Submit an application',
      description: 'Sends a completed application for review: `draft` becomes `reviewing`.',
      refusals: ['notFound', 'notAllowedNow', 'refused'],
    },
    withdrawApplication: {
      summary: 'Withdraw an application',
      description:
        'Takes back an application that is a draft or in review. Asked again, it answers with the same cancelled order.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    orderList: {
      summary: 'Loans and applications',
      description:
        'Lists the borrower’s loans and applications of one tab, page by page, with the counts of all tabs.',
    },
    agreementList: {
      summary: 'Agreements of an order or a product',
      description: 'Lists the agreements with their versions. One of `orderId` and `productId` is given.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    agreementAddress: {
      summary: 'Address of an agreement',
      description:
        'Returns where an agreement is kept. The app opens the address only when it is on its allow-list.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    loanAgreementDetail: {
      summary: 'Loan agreement',
      description:
        'Shows the loan agreement, filled in for an amount and a tenure. The text names the amount, the payout and the total to repay in the digits 0 to 9. After signing it is the signed version, unchanged.',
      refusals: ['notFound', 'notAllowedNow', 'amountOutOfRange', 'offerEnded'],
    },
    agreementByScene: {
      summary: 'Agreement of the lender',
      description:
        'Shows an agreement that belongs to no order, such as the terms of use. It falls back to its legal language and names that language.',
      refusals: ['notFound'],
    },
    loanOffer: {
      summary: 'Loan ready to sign',
      description:
        'Shows the whole price of the approved loan for one amount and tenure: cost, plan, lender, late fees, cooling-off time, agreements and key facts. Payout + interest + fee + tax + charges = total; the payments add up to the total.',
      refusals: ['notFound', 'notAllowedNow', 'amountOutOfRange', 'offerEnded'],
    },
    confirmLoan: {
      summary: 'Sign or refuse the loan',
      description:
        'Signs the loan with a code that was sent for `confirm`, or with a passkey in its place (`passkey-challenge`). The request names the versions that the borrower read; when one of them has changed the lender answers 1201 and signs nothing.',
      refusals: [
        'notFound',
        'notAllowedNow',
        'wrongCode',
        'codeExpired',
        'codeLocked',
        'termsChanged',
        'offerEnded',
        'amountOutOfRange',
      ],
    },
    loanDetails: {
      summary: 'Loan',
      description:
        'Shows one loan: its cost, every payment, the money that moved and what ends it today. `left` is the total of all payments less what is paid. The payout, the principal, the fees, the APR and the due dates stay as signed; `total_interest` and `totalRepay` are sums of the payments as they are now, so early money lowers both.',
      refusals: ['notFound'],
    },
    rateService: {
      summary: 'Rate the service',
      description: 'Saves a score of one to five after a loan is settled, once for each borrower.',
      refusals: ['notAllowedNow'],
    },
    loanTrial: {
      summary: 'Price of an amount and a tenure',
      description: 'Works out the whole cost of an amount and a tenure of a product. Nothing is saved.',
      refusals: ['notFound', 'amountOutOfRange', 'notAllowedNow'],
    },
    activity: {
      summary: 'Activity',
      description:
        'Lists what happened over all loans of the borrower, page by page, the newest first: money that moved, collections that were not made, delays, the moves of applications and loans, letters, answers to reports, and changes of accounts and of the phone number. The amounts that moved add up to what the bank booked for the borrower’s loans.',
    },
    closingLetter: {
      summary: 'Closing letter',
      description:
        'States that a loan is paid off: what was lent, what was paid and when, and that nothing is left. The figures are those of the ledger.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    yearlyStatement: {
      summary: 'Statement of a year',
      description:
        'Lists the transactions of a loan in one year, with their sums by kind and what was left at the start and at the end.',
      refusals: ['notFound', 'notAllowedNow'],
    },
  },
};
