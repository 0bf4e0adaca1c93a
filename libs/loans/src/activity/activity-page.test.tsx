import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';
import { activity } from '../contract';
import { activityEmpty, activityOfTwoLoans } from '../fixtures/activity';
import { routes } from '../routes';

const lender = fakeLender();
const print = jest.fn();
beforeEach(() => {
  print.mockClear();
  Object.defineProperty(window, 'print', { configurable: true, value: print });
});
const open = (search = '') => renderRoutes(routes, { at: `/activity${search}` });
const entry = (title: string) => screen.findByRole('link', { name: new RegExp(title) });

it('everything that happened is listed by day, over all loans, the newest first', async () => {
  lender.answerWire(activity, activityOfTwoLoans);
  await open();
  await screen.findByRole('heading', { name: '20 Nov 2026' });
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days.slice(0, 2)).toEqual(['20 Nov 2026', '2 Nov 2026']);
  // Midnight in Jakarta.
  expect(days.at(-2)).toBe('1 Jan 2026');
  expect(screen.getAllByRole('listitem')).toHaveLength(activityOfTwoLoans.list.length);
  expect(await entry('You paid')).toHaveTextContent(
    /10:10, Everyday loan.*R-261120-10009.*Fees: ¥5.00.*−¥8,298.72/,
  );
  expect(await entry('Paid out to you')).toHaveTextContent('+¥11,575.20');
  expect(await entry('Automatic payment refused')).toHaveTextContent(/[^−+]¥2,142.31/);
  expect(await entry('New main bank account')).toHaveTextContent(/Harbour Bank •+ ?7804/);
  expect(screen.getByText('Payment moved to 31 Oct 2026')).toBeVisible();
});

it.each([
  ['You applied', '/orders/o-48301'],
  ['Loan paid off', '/orders/o-48213/closing-letter'],
  ['You paid', '/orders/o-48213/payments/pay-3'],
  ['We answered your report', '/complaints/P-20418'],
  ['New main bank account', '/cards'],
  ['Statement for 2025', '/orders/o-40000/statement?_year=2025'],
])('“%s” is one tap away from %s', async (title, path) => {
  lender.answerWire(activity, activityOfTwoLoans);
  await open();
  expect(await entry(title)).toHaveAttribute('href', path);
});

it('a kind that this app does not know is listed without a link', async () => {
  lender.answerWire(activity, activityOfTwoLoans);
  await open();
  expect(await screen.findByText('Other activity')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Other activity/ })).not.toBeInTheDocument();
});

it.each([
  ['off PAID', 1],
  ['everyday paid', 3],
  ['8298.72', 1],
  ['8,298.72', 1],
  ['10009', 1],
  ['nov answered', 1],
  ['paid yesterday', 0],
])('a search for “%s” finds %i, in any order of its words', async (search, count) => {
  lender.answerWire(activity, activityOfTwoLoans);
  const { user, router } = await open();
  await screen.findByText('Other activity');
  await user.type(screen.getByRole('searchbox', { name: 'Search all activity' }), search);
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('_search')).toBe(search));
  await waitFor(() => expect(screen.queryAllByRole('listitem').length).toBe(count));
  expect(screen.queryAllByText('No results')).toHaveLength(count === 0 ? 1 : 0);
});

it('a filter is asked of the lender and stays in the address', async () => {
  lender.answerWire(activity, activityOfTwoLoans);
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: /Show/ }));
  await user.click(within(screen.getByRole('dialog')).getByText('Statements and letters'));
  expect(router.state.location.search).toBe('?_group=letters');
  await waitFor(() =>
    expect(lender.received(activity).at(-1)?.request).toMatchObject({ group: 'letters', pageNum: 1 }),
  );
});

it('an invalid filter of a link is none', async () => {
  lender.answerWire(activity, activityOfTwoLoans);
  await open('?_group=all-of-it');
  await screen.findByText('Other activity');
  expect(lender.received(activity)[0]?.request).not.toHaveProperty('group', expect.anything());
});

it('a longer list says so, loads more on demand, and all of it for a search', async () => {
  const page = (pageNum: number) => ({
    list: Array.from({ length: 50 }, (_, nth) => ({
      activityId: `late ${pageNum} ${nth}`,
      at: '2026-10-20T02:00:00Z',
      kind: 'late',
      productName: `Loan ${pageNum}`,
    })),
    total: 150,
    hasMore: pageNum < 3,
  });
  lender.answerBy(activity, ({ request: { pageNum = 1 } }) => parse(activity.data, page(pageNum)));
  const { user } = await open();
  expect(await screen.findByText('The latest 50 of 150.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('The latest 100 of 150.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'loan 3');
  await waitFor(() => expect(screen.getAllByText(/Loan 3/)).toHaveLength(50));
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
});

it('prints what is listed', async () => {
  lender.answerWire(activity, activityOfTwoLoans);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('before anything happened it explains what it will show, and prints nothing', async () => {
  lender.answerWire(activity, activityEmpty);
  await open();
  expect(await screen.findByText('Nothing here yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print or save as PDF' })).not.toBeInTheDocument();
});

it('a list that did not load can be loaded again', async () => {
  lender.drop(activity);
  const { user } = await open();
  const again = await screen.findByRole('button', { name: /Try again/ });
  lender.answerWire(activity, activityOfTwoLoans);
  await user.click(again);
  expect(await screen.findByText('Other activity')).toBeVisible();
});
