import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';
import { orderList as orderListCall } from '@clearloan/loan-view/contract';
import { orderList, orderListEmpty } from '@clearloan/loan-view/fixtures';
import { routes } from '../routes';

const lender = fakeLender();
const openOrders = (at = '/orders') => renderRoutes(routes, { at });

/** A page of orders out of many, distinguished by their numbers. */
const pageOf = (pageNum: number, hasMore: boolean) => ({
  ...orderList,
  hasMore,
  list: orderList.list.map((order) => ({
    ...order,
    orderId: `${String(order.orderId)}-${String(pageNum)}`,
    productName: `${order.productName} ${String(pageNum)}`,
  })),
});

it('a borrower sees every loan with its state, open ones first with the remaining debt', async () => {
  lender.answerWire(orderListCall, orderList);
  await openOrders();
  expect(await screen.findByText('¥8,569.24 left to pay')).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Open', '2026']);
  const running = screen.getByRole('link', { name: /Everyday loan/ });
  expect(running).toHaveTextContent('Due in 4 days');
  expect(running).toHaveTextContent('Pay ¥2,142.31');
  expect(running).toHaveAttribute('href', '/orders/o-48213');
  expect(screen.getByRole('link', { name: /Phone loan/ })).toHaveTextContent(/In review.*Sent 20 Nov/);
  expect(screen.getByRole('link', { name: /School fees loan/ })).toHaveTextContent(/Paid off.*2 Aug/);
  expect(screen.getByRole('link', { name: /800.00/ })).toHaveTextContent(/Cancelled.*3 Feb/);
});

it('a tab loads its own orders and stays selected after a reload', async () => {
  lender.answerWire(orderListCall, orderList);
  const { user, router } = await openOrders();
  await screen.findByText('Phone loan');
  expect(screen.getByRole('tab', { name: 'To pay 1' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'In review 1' }));
  expect(screen.getByRole('tab', { name: 'In review 1' })).toHaveAttribute('aria-selected', 'true');
  expect(router.state.location.search).toBe('?_tab=unfinished');
  expect(lender.received(orderListCall).map(({ request }) => request.orderType)).toContain('unfinished');
});

it.each([
  ['?_tab=repaying', 'To pay', 'repaying'],
  ['?_tab=settled', 'Paid', 'settled'],
  ['?_tab=closed', 'Closed', 'closed'],
  ['?_tab=tomorrow', 'All', 'all'],
])('a link to %s opens the tab %s', async (search, tab, orderType) => {
  lender.answerWire(orderListCall, orderListEmpty);
  await openOrders(`/orders${search}`);
  expect(await screen.findByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
  expect(lender.received(orderListCall).map(({ request }) => request.orderType)).toEqual([orderType]);
});

it.each([
  ['', 'No loans yet'],
  ['?_tab=repaying', 'Nothing to pay'],
  ['?_tab=unfinished', 'Nothing in review'],
  ['?_tab=settled', 'No paid-off loans yet'],
  ['?_tab=closed', 'Nothing closed yet'],
])('an empty tab %s explains what it will list and links to the loans', async (search, words) => {
  lender.answerWire(orderListCall, orderListEmpty);
  await openOrders(`/orders${search}`);
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View loans' })).toHaveAttribute('href', '/');
});

it('a long list loads page by page, and shows no total before it is complete', async () => {
  lender.answerBy(orderListCall, ({ request: { pageNum = 1 } }) =>
    parse(orderListCall.data, pageOf(pageNum, pageNum === 1)),
  );
  const { user } = await openOrders();
  await screen.findByText('Phone loan 1');
  expect(screen.queryByText(/^Left to pay/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Phone loan 2')).toBeVisible();
  expect(screen.getByText('Phone loan 1')).toBeVisible();
  expect(screen.getByText('¥17,138.48 left to pay')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('a borrower whose list did not load sees an error and loads it again', async () => {
  lender.drop(orderListCall);
  const { user } = await openOrders();
  expect(await screen.findByRole('heading', { name: 'Your loans didn’t load' })).toBeVisible();
  lender.answerWire(orderListCall, orderList);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Phone loan')).toBeVisible();
});

it('a loaded list stays visible offline, with its time and a retry button', async () => {
  lender.answerWire(orderListCall, orderList);
  const { queries, user } = await openOrders();
  await screen.findByRole('link', { name: /Everyday loan/ });
  lender.drop(orderListCall);
  await act(() => queries.refetchQueries());
  expect(await screen.findByText(/Updated \d\d:\d\d\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Everyday loan/ })).toBeVisible();
  lender.answerWire(orderListCall, orderList);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('No internet connection')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('arrow keys move between the tabs', async () => {
  lender.answerWire(orderListCall, orderList);
  const { user } = await openOrders();
  await screen.findByText('Phone loan');
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'To pay 1' })).toHaveFocus();
  expect(within(screen.getByRole('tabpanel')).getByText('Phone loan')).toBeVisible();
});
