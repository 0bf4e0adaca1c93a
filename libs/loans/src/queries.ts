import { useQueryClient } from '@tanstack/react-query';
import {
  readOptions,
  useApiClient,
  useMoneyWrite,
  useRead,
  useReadPages,
  useWrite,
} from '@clearloan/api-client';
import { orderList, type OrderType } from '@clearloan/loan-view/contract';
import { isLenderAtWork } from '@clearloan/loan-view/rules';
import {
  agreementAddress,
  agreementList,
  productDetail,
  rateService,
  submitApplication,
  withdrawApplication,
} from './contract';
import { loan, orderPage } from './first-reads';

/** A moderate interval: a review or a payout takes seconds to minutes. */
const askAgainMs = 5000;

/** The open verification steps for an order's product; fetched once the product is known. */
export const useProductDetail = (productId: string | undefined) =>
  useRead(productDetail, { productId: productId ?? '' }, { enabled: productId !== undefined });
export const useSendForReview = () => useMoneyWrite(submitApplication);
export const useWithdraw = () => useMoneyWrite(withdrawApplication);

/** One loan. While the lender is processing it, it is polled. */
export const useLoan = (orderId: string) =>
  useRead(...loan(orderId), {
    refetchInterval: ({ state: { data } }) => isLenderAtWork(data?.orderStatus) && askAgainMs,
  });

/** The borrower's rating; errors are shown beside the question. */
export const useSendRating = () => useWrite(rateService);

/** The first `pageCount` pages of a tab of orders. */
export const useOrderPages = (orderType: OrderType, pageCount: number) =>
  useReadPages(orderList, (pageNum) => orderPage(orderType, pageNum), pageCount);

/** The agreements of one order, to read and to save. */
export const useOrderAgreements = (orderId: string) => useRead(agreementList, { orderId });

/** Requests an agreement's URL from the lender; the URL is not validated yet. */
export function useAgreementUrl(orderId: string): (scene: string) => Promise<string> {
  const client = useApiClient();
  const queries = useQueryClient();
  return async (scene) => {
    const options = readOptions(client, agreementAddress, { scene, orderId });
    return (await queries.query({ ...options, retry: false })).url;
  };
}
