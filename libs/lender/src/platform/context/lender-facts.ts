/** The person responsible for loan complaints at this invented lender. */
export const grievanceOfficer = {
  name: 'Lina Hart',
  phone: '0800 555 011',
  email: 'officer@clearloan.example',
} as const;

/** Where a borrower can escalate a complaint that the lender does not resolve. */
export const regulator = 'the financial supervisor of your country';
