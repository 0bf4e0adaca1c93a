import { encode } from '@clearloan/api-client/declare';
import { classicHomePage, homePage, loanDetails, orderList } from './contract';
import { earlyCallsOfHome, earlyCallsOfLoan, earlyCallsOfOrders } from './early-calls';

it('what is sent before the contract is there is what the contract says', () => {
  expect(earlyCallsOfHome()).toEqual({
    visitor: [{ path: classicHomePage.path }],
    borrower: [
      { path: homePage.path },
      {
        path: orderList.path,
        fields: encode(orderList.request, { orderType: 'unfinished', pageNum: 1, pageSize: 5 }),
      },
    ],
  });
  expect(earlyCallsOfLoan({ orderId: 'o-1' })).toEqual({
    visitor: [],
    borrower: [{ path: loanDetails.path, fields: encode(loanDetails.request, { orderId: 'o-1' }) }],
  });
  expect(earlyCallsOfOrders()).toEqual({
    visitor: [],
    borrower: [
      {
        path: orderList.path,
        fields: encode(orderList.request, { orderType: 'all', pageNum: 1, pageSize: 20 }),
      },
    ],
  });
  for (const call of [classicHomePage, homePage, orderList, loanDetails]) expect(call.style).toBe('GET');
});
