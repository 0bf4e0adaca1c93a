/** The maximum lines of a file, without blank lines and comments: a longer one has two responsibilities. */
export const mostLines = 250;

/** Longer files, each with the reason not to split it. A test verifies that each of them is still too long. */
export const longFiles = [
  {
    file: 'libs/lender/src/modules/certification/verification.test.ts',
    reason: 'one borrower completes all verification steps, and each step needs the previous one',
  },
  {
    file: 'libs/api-client/src/api-client.test.ts',
    reason: 'the specified behaviour of one client, line by line, with one shared test lender',
  },
  {
    file: 'libs/auth/src/pages/login-page.test.tsx',
    reason: 'one screen with two ways to log in and every rejection that a borrower can see there',
  },
  {
    file: 'libs/loans/src/offer/confirm-screen.test.tsx',
    reason: 'the screen for signing a loan, with three forms that must behave the same',
  },
  {
    file: 'libs/loans/src/home/home-page.test.tsx',
    reason: 'home has a state for each kind of borrower, and the tests compare them',
  },
  {
    file: 'libs/loans/src/loan/loan-page.test.tsx',
    reason: 'one loan from the payout to the receipt, with one shared test lender',
  },
  {
    file: 'libs/repayment/src/pages/repay-page.test.tsx',
    reason: 'one screen with five ways to pay, none of which may take money twice',
  },
];
