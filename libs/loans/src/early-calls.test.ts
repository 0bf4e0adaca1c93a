import { createQueryClient, type Ahead, type ApiClient } from '@clearloan/api-client';
import { encode, type Endpoint } from '@clearloan/api-client/declare';
import { classicHomePage, homePage, loanDetails, orderList } from './contract';
import { earlyCallsOfHome, earlyCallsOfLoan, earlyCallsOfOrders } from './early-calls';
import { readHome, readLoan, readOrders } from './queries';

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

/** What is asked of the lender before a screen is drawn, as its page would have sent it ahead. */
async function readBy(
  who: 'borrower' | 'visitor',
  reads: (ahead: Ahead) => Promise<unknown>,
  queries = createQueryClient(),
) {
  const perform = jest.fn((_endpoint: Endpoint, _request: object) => Promise.resolve({}));
  const session = { isLoggedIn: () => who === 'borrower', language: () => 'en' };
  const client = { perform, session } as unknown as ApiClient;
  await reads({ client, queries, params: { orderId: 'o-1' }, search: new URLSearchParams() });
  return perform.mock.calls.map(([{ path, request }, given]) => {
    const fields = encode(request, given);
    return typeof fields === 'object' && Object.keys(fields ?? {}).length > 0 ? { path, fields } : { path };
  });
}

it.each([
  ['home', 'borrower', readHome, earlyCallsOfHome()],
  ['home', 'visitor', readHome, earlyCallsOfHome()],
  ['the loans', 'borrower', readOrders, earlyCallsOfOrders()],
  ['a loan', 'borrower', readLoan, earlyCallsOfLoan({ orderId: 'o-1' })],
] as const)('%s reads for a %s what was asked ahead of it', async (_screen, who, reads, early) => {
  expect(await readBy(who, reads)).toEqual(early[who]);
});

it('a tab that the address names is the one that is read', async () => {
  const search = new URLSearchParams('_tab=settled');
  const [read] = await readBy('borrower', async (ahead) => readOrders({ ...ahead, search }));
  expect(read).toMatchObject({ fields: { orderType: 'settled', pageNum: 1 } });
});

it('what is known already is not asked for again before the screen is drawn', async () => {
  const queries = createQueryClient();
  await readBy('borrower', readLoan, queries);
  expect(await readBy('borrower', readLoan, queries)).toEqual([]);
});
