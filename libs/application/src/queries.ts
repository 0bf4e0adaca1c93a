import { useMoneyWrite, useRead } from '@clearloan/api-client';
import { isKnown } from '@clearloan/api-client/declare';
import type { Minor } from '@clearloan/formatting';
import { tenureTypes, type Cost } from '@clearloan/loan-contract';
import { classicHomePage } from '@clearloan/loan-view/contract';
import type { LoanChoice } from '@clearloan/loan-view/rules';
import { agreementByScene, applyForProduct, loanOffer, loanTrial, productOffer } from './contract';

/** The lender's home for a visitor. */
export const useVisitorHome = () => useRead(classicHomePage, {});
export const useProduct = (productId: string) => useRead(productOffer, { productId });
export const useApply = () => useMoneyWrite(applyForProduct);

/**
 * The lender's price of an amount and a tenure without obligation; `undefined` until it responds, and for an unknown
 * tenure.
 */
export function useTrial(
  productId: string,
  { amount, tenure }: { readonly amount: Minor; readonly tenure: number },
  tenureType: string,
  enabled: boolean,
): Cost | undefined {
  const type = isKnown(tenureTypes, tenureType) ? tenureType : 'month';
  const request = { productId, amount, tenure, tenure_type: type };
  return useRead(loanTrial, request, { enabled: enabled && type === tenureType }).data;
}

/** The offer for one choice; while another choice is being priced, the last response stays visible. */
export const useOffer = (orderId: string, choice: LoanChoice, enabled: boolean) =>
  useRead(loanOffer, { orderId, ...choice }, { keepLast: true, enabled });

export const useAgreement = (scene: string) => useRead(agreementByScene, { scene });
