import type { EarlyCall } from '@clearloan/api-client';

/** The reads that a screen begins with, by their text alone: sent before its contract is there. A test holds them to it. */
export interface EarlyCalls {
  readonly visitor: readonly EarlyCall[];
  readonly borrower: readonly EarlyCall[];
}

export const earlyCallsOfHome = (): EarlyCalls => ({
  visitor: [{ path: '/v4/index/home-page' }],
  borrower: [
    { path: '/v5/index/index' },
    {
      path: '/v3/personal-center/order-list',
      fields: { orderType: 'unfinished', pageNum: 1, pageSize: 5 },
    },
  ],
});

const allOrders = {
  path: '/v3/personal-center/order-list',
  fields: { orderType: 'all', pageNum: 1, pageSize: 20 },
};

/** The first tab's first page; of another tab, which its address names, nothing. */
export const earlyCallsOfOrders = (_?: unknown, search?: URLSearchParams): EarlyCalls => ({
  visitor: [],
  borrower: search?.has('_tab') ? [] : [allOrders],
});

export const earlyCallsOfLoan = ({
  orderId = '',
}: Readonly<Record<string, string | undefined>>): EarlyCalls => ({
  visitor: [],
  borrower: [{ path: '/v3/loan-details/loan-details', fields: { orderId } }],
});
