import type { OwnerDocs } from '@clearloan/api-client/declare';
import type * as contract from '../contract';

export const docs: OwnerDocs<typeof contract> = {
  about: 'Working out loans. The app computes the same offline.',
  calls: {
    calculatorPage: {
      session: 'optional',
      summary: 'Calculator',
      description: 'Returns the saved loans of a borrower, none for a visitor, and the exchange rates.',
    },
    calculatePayment: {
      summary: 'Work out a plain loan',
      description:
        'Works out instalment, interest and plan. The app works out the same by itself: both use one set of rules, to the cent.',
    },
    calculateAdvanced: {
      summary: 'Work out a loan in every detail',
      description:
        'Works out a loan with fees, early payments, rate changes, growing payments and a moratorium.',
    },
    exchangeRates: {
      summary: 'Exchange rates',
      description: 'Returns the rates of a working day, both ways.',
    },
    addSavedLoan: {
      summary: 'Save a loan for comparing',
      description: 'Saves what was typed. Of two versions of one `loanId` the later `updated_at` stays.',
    },
    deleteSavedLoan: {
      summary: 'Delete a saved loan',
      description: 'Deletes a saved loan. A loan that does not exist is deleted already.',
    },
    savedLoanList: {
      summary: 'Saved loans',
      description: 'Lists the saved loans, the last changed last.',
    },
    savedLoanInfo: {
      summary: 'Saved loan',
      description: 'Shows one saved loan as it was typed; its price is worked out when it is shown.',
      refusals: ['notFound'],
    },
    jumpPage: {
      summary: 'Suggested next page',
      description:
        'Suggests where to go on from the calculator, the same for everybody. The app follows only what is on its allow-list.',
    },
    jumpPageViewed: {
      summary: 'Report a followed suggestion',
      description: 'Counts that a suggestion was followed.',
    },
  },
};
