import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  about: 'Products, applications, agreements, signing and running loans.',
  calls: {
    productDetail: {
      session: 'optional',
      summary: 'Product',
      description:
        'Shows a product, the verification steps that it asks for and the next step of this borrower.',
      refusals: ['notFound'],
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
    rateService: {
      summary: 'Rate the service',
      description: 'Saves a score of one to five after a loan is settled, once for each borrower.',
      refusals: ['notAllowedNow'],
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
