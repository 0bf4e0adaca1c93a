import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { readOptions, useApiClient, useMoneyWrite, useRead, useWrite } from '@clearloan/api-client';
import type { DataOf } from '@clearloan/api-client/declare';
import {
  agreementByScene,
  applyForProduct,
  classicHomePage,
  confirmLoan,
  homePage,
  loanAgreementDetail,
  loanDetails,
  loanOffer,
  orderList,
  productDetail,
  productOffer,
  rateService,
  submitApplication,
  type OrderType,
} from './contract';
import type { LoanChoice } from './rules/loan-choice';
import { isLenderAtWork } from './rules/order-stamp';

/** Gently: a review or a payout takes seconds to minutes. */
const askAgainMs = 5000;
const ordersAPage = 20;

export const useVisitorHome = () => useRead(classicHomePage, {});
export const useBorrowerHome = () => useRead(homePage, {});
export const useApplications = () => useRead(orderList, { orderType: 'unfinished', pageNum: 1, pageSize: 5 });

export const useProduct = (productId: string) => useRead(productOffer, { productId });
export const useApply = () => useMoneyWrite(applyForProduct);

/** What is still to be verified for an order's product; asked once the product is known. */
export const useVerification = (productId: string | undefined) =>
  useRead(productDetail, { productId: productId ?? '' }, { enabled: productId !== undefined });
export const useSendForReview = () => useMoneyWrite(submitApplication);

/** The offer for one choice; while another choice is priced, the last answer stays in view. */
export const useOffer = (orderId: string, choice: LoanChoice, enabled: boolean) =>
  useRead(loanOffer, { orderId, ...choice }, { keepLast: true, enabled });
export const useSignLoan = () => useMoneyWrite(confirmLoan);

/** One loan. While the lender is at work on it, it is asked for again by itself. */
export function useLoan(orderId: string) {
  const loan = useRead(loanDetails, { orderId });
  // Whether to ask again is known from the answer, so a second watcher of the same read does the asking.
  useRead(loanDetails, { orderId }, { everyMs: isLenderAtWork(loan.data?.orderStatus) ? askAgainMs : false });
  return loan;
}

/** How the borrower found it; beside the question it says itself what went wrong. */
export const useRateService = () => useWrite(rateService);

/** The first `pageCount` pages of a tab of orders, each its own read. */
export function useOrderPages(
  orderType: OrderType,
  pageCount: number,
): UseQueryResult<DataOf<typeof orderList>>[] {
  const client = useApiClient();
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1);
  return useQueries({
    queries: pages.map((pageNum) =>
      readOptions(client, orderList, { orderType, pageNum, pageSize: ordersAPage }),
    ),
  });
}

export const useAgreement = (scene: string) => useRead(agreementByScene, { scene });
export const useLoanAgreement = (orderId: string, choice: LoanChoice) =>
  useRead(loanAgreementDetail, { orderId, ...choice });
