/** The scene of the agreement that is filled in for one order; all others are the same for everyone. */
export const isLoanAgreement = (scene: string): boolean => scene === 'loan';
