import { useQueryClient } from '@tanstack/react-query';
import {
  readOptions,
  useApiClient,
  useMoneyWrite,
  useRead,
  useReadPages,
  useWrite,
} from '@clearloan/api-client';
import { isKnown } from '@clearloan/api-client/declare';
import { tenureTypes, type Cost } from '@clearloan/loan-contract';
import type { Minor } from '@clearloan/formatting';
import {
  agreementAddress,
  agreementByScene,
  agreementList,
  applyForProduct,
  loanAgreementDetail,
  loanOffer,
  loanTrial,
  orderList,
  productDetail,
  productOffer,
  rateService,
  submitApplication,
  withdrawApplication,
  type OrderType,
} from './contract';
import { loan, orderPage } from './first-reads';
import type { LoanChoice } from './rules/loan-choice';
import { isLenderAtWork } from './rules/order-stamp';

/** A moderate interval: a review or a payout takes seconds to minutes. */
const askAgainMs = 5000;

export const useProduct = (productId: string) => useRead(productOffer, { productId });
export const useApply = () => useMoneyWrite(applyForProduct);

/** The open verification steps for an order's product; fetched once the product is known. */
export const useVerification = (productId: string | undefined) =>
  useRead(productDetail, { productId: productId ?? '' }, { enabled: productId !== undefined });
export const useSendForReview = () => useMoneyWrite(submitApplication);
export const useWithdraw = () => useMoneyWrite(withdrawApplication);

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

/** One loan. While the lender is processing it, it is polled. */
export const useLoan = (orderId: string) =>
  useRead(...loan(orderId), {
    refetchInterval: ({ state: { data } }) => isLenderAtWork(data?.orderStatus) && askAgainMs,
  });

/** The borrower's rating; errors are shown beside the question. */
export const useRateService = () => useWrite(rateService);

/** The first `pageCount` pages of a tab of orders. */
export const useOrderPages = (orderType: OrderType, pageCount: number) =>
  useReadPages(orderList, (pageNum) => orderPage(orderType, pageNum), pageCount);

/** The agreements of one order, to read and to save. */
export const useOrderAgreements = (orderId: string) => useRead(agreementList, { orderId });

/** Requests an agreement's URL from the lender; the URL is not validated yet. */
export function useFindAgreement(orderId: string): (scene: string) => Promise<string> {
  const client = useApiClient();
  const queries = useQueryClient();
  return async (scene) => {
    const options = readOptions(client, agreementAddress, { scene, orderId });
    return (await queries.query({ ...options, retry: false })).url;
  };
}

export const useAgreement = (scene: string) => useRead(agreementByScene, { scene });
/** @param choice what fills in a loan that is not signed, or the scene of a change of the agreement */
export const useLoanAgreement = (
  orderId: string,
  choice: LoanChoice & { readonly scene?: string | undefined },
) => useRead(loanAgreementDetail, { orderId, ...choice });
