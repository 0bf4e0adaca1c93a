import { createQueryClient, type ApiClient } from '@clearloan/api-client';
import { encode, type Endpoint } from '@clearloan/api-client/declare';
import { classicHomePage, homePage, loanDetails, orderList } from './contract';
import { earlyCallsOfHome, earlyCallsOfLoan, earlyCallsOfOrders } from './early-calls';
import { readHome } from './queries';

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

it.each(['borrower', 'visitor'] as const)('home reads for a %s what was asked ahead of it', async (who) => {
  const perform = jest.fn((_endpoint: Endpoint, _request: object) => Promise.resolve({}));
  const session = { isLoggedIn: () => who === 'borrower', parameters: () => new Map([['lang', 'en']]) };
  await readHome({ perform, session } as unknown as ApiClient, createQueryClient());
  const read = perform.mock.calls.map(([{ path, request }, given]) => {
    const fields = encode(request, given);
    return typeof fields === 'object' && Object.keys(fields ?? {}).length > 0 ? { path, fields } : { path };
  });
  expect(read).toEqual(earlyCallsOfHome()[who]);
});
