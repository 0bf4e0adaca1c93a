/** The maximum lines of a file, without blank lines and comments: a longer one has two responsibilities. */
export const mostLines = 250;

/** Longer files, each with the reason not to split it. A test verifies that each of them is still too long. */
export const longFiles = [
  {
    file: 'apps/sandbox/src/modules/certification/verification.test.ts',
    reason: 'one borrower walks through every step of the verification; the steps stand on one another',
  },
  {
    file: 'libs/api-client/src/api-client.test.ts',
    reason: 'the specified behaviour of one client, line by line, against one lender of the test',
  },
  {
    file: 'libs/auth/src/pages/login-page.test.tsx',
    reason: 'one screen with two ways in, and every refusal that a borrower can meet there',
  },
  {
    file: 'libs/loans/src/offer/confirm-screen.test.tsx',
    reason: 'the screen on which a loan is signed: three forms of it must keep the same promises',
  },
  {
    file: 'libs/loans/src/home/home-page.test.tsx',
    reason: 'the home has a situation for each kind of borrower, and they are told apart side by side',
  },
  {
    file: 'libs/loans/src/loan/loan-page.test.tsx',
    reason: 'one loan from the payout to the receipt: the situations share one lender of the test',
  },
  {
    file: 'libs/repayment/src/pages/repay-page.test.tsx',
    reason: 'one screen pays in five ways, and none of them may take money twice',
  },
];
