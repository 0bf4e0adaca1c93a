/** The scene of the agreement that is filled in for one order; every other one is the same for everybody. */
export const isLoanAgreement = (scene: string): boolean => scene === 'loan';
