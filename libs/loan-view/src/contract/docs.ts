import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  chapter: 'loans',
  calls: {
    classicHomePage: {
      session: 'optional',
      summary: 'Classic home screen',
      description:
        'Lists the blocks of the classic home screen: cards, a list of products and banners. The app skips a block of an unknown type.',
    },
    orderList: {
      summary: 'Loans and applications',
      description:
        'Lists the borrower’s loans and applications of one tab, page by page, with the counts of all tabs.',
    },
    loanAgreementDetail: {
      summary: 'Loan agreement',
      description:
        'Shows the loan agreement, filled in for an amount and a tenure. The text names the amount, the payout and the total to repay in the digits 0 to 9. After signing it is the signed version, unchanged.',
      refusals: ['notFound', 'notAllowedNow', 'amountOutOfRange', 'offerEnded'],
    },
    loanDetails: {
      summary: 'Loan',
      description:
        'Shows one loan: its cost, every payment, the money that moved and what ends it today. `left` is the total of all payments less what is paid. The payout, the principal, the fees, the APR and the due dates stay as signed; `total_interest` and `totalRepay` are sums of the payments as they are now, so early money lowers both.',
      refusals: ['notFound'],
    },
  },
};
