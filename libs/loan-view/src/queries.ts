import { useRead } from '@clearloan/api-client';
import { loanAgreementDetail } from './contract';
import type { LoanChoice } from './rules/loan-choice';

/** @param choice what fills in a loan that is not signed, or the scene of a change of the agreement */
export const useLoanAgreement = (
  orderId: string,
  choice: LoanChoice & { readonly scene?: string | undefined },
) => useRead(loanAgreementDetail, { orderId, ...choice });
