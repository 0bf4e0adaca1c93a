/** Who answers for complaints about loans at this invented lender. */
export const grievanceOfficer = {
  name: 'Lina Hart',
  phone: '0800 555 011',
  email: 'officer@clearloan.example',
} as const;

/** Whom a borrower may turn to when the lender does not answer. */
export const regulator = 'the financial supervisor of your country';
