/** What a file may have at most, without blank lines and comments: longer than this it has two jobs. */
export const mostLines = 250;

/** Files that are longer, each with the reason why two would be worse. A test holds that each of them still is. */
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
