import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  chapter: 'loans',
  calls: {
    applyForProduct: {
      summary: 'Start an application',
      description:
        'Opens an application for a product, or returns the one that is open. `result` tells whether the borrower may go on, sees a dialog first, or is refused until `retryAt`. `amount` and `tenure` are what the borrower tried: an application that is not sent yet takes them over, and the offer opens on them, at most on its own limit.',
      refusals: ['notFound', 'notAllowedNow', 'amountOutOfRange', 'refused'],
    },
    productOffer: {
      session: 'optional',
      summary: 'Product with its whole price',
      description:
        'Shows a product with its bounds, tenures, eligibility and the whole cost of an example. The example must follow from its `terms`: the app works it out again and shows any difference.',
      refusals: ['notFound', 'notAllowedNow'],
    },
    loanTrial: {
      summary: 'Price of an amount and a tenure',
      description: 'Works out the whole cost of an amount and a tenure of a product. Nothing is saved.',
      refusals: ['notFound', 'amountOutOfRange', 'notAllowedNow'],
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
  },
};
