import { codes } from '@clearloan/api-client/declare';
import { closeOfflineStore, offlineStore, StorageFull } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { accountList, budgetList, recordList, saveBudget, statistics } from '../contract';
import { statisticsOfNovember } from '../fixtures/book-of-november';
import { expenseDraft } from '../fixtures/expense-draft';
import { routes } from '../routes';
import { budgetDraft, budgetsFrom } from '../rules/local-records';

const lender = fakeLender();
const open = (at: string, loggedIn = false) => renderRoutes(routes, { at, loggedIn, elsewhere: ['/'] });
const nothingNew = { list: [], hasMore: false, until: undefined };
const longName = 'Sekolah,les-piano-dan-seragam-anak-anak-tahun-ajaran-baru-2026';

const spend = (amount: number, category_id = 'food', day = '2026-11-20') =>
  expenseDraft({ amount, category_id, record_date: day });
const limit = (monthly_limit: number | undefined, category_id = 'food', from_month = '2026-10') =>
  budgetDraft({ category_id, from_month, monthly_limit, updated_at: '' });
const kept = async () => budgetsFrom(await offlineStore().items('budgets'));

afterEach(() => {
  closeOfflineStore();
  sessionStorage.clear();
});

it('a borrower without a budget sets the first one in a sheet', async () => {
  await offlineStore().write([spend(2800)]);
  const { user } = await open('/bookkeeping/budgets');
  expect(await screen.findByRole('heading', { name: 'No budgets this month' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Food.*28\.00/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Food' }));
  await user.type(sheet.getByLabelText('Monthly limit'), '30');
  await user.click(sheet.getByRole('button', { name: 'Save budget' }));
  expect(await screen.findByText('¥28.00 of ¥30.00 spent (93%)')).toBeVisible();
  expect(screen.getByText('¥2.00 left')).toBeVisible();
  expect(await kept()).toMatchObject([{ category_id: 'food', from_month: '2026-11', monthly_limit: 3000 }]);
});

it.each([
  [7900, undefined, '¥21.00 left'],
  [8000, 'A budget is almost used up', '¥20.00 left'],
  [10_000, 'A budget is used up', 'Nothing left'],
  [12_550, 'A budget is used up', '¥25.50 over budget'],
])(
  'a book with %s spent of a budget of 10000 shows the warning: %s [promise: budget-warning]',
  async (amount, warning, left) => {
    await offlineStore().write([limit(10_000), spend(amount)]);
    await open('/bookkeeping');
    expect((await screen.findAllByText(left)).length).toBeGreaterThan(0);
    expect(screen.queryAllByText(/^A budget is/).map((each) => each.textContent)).toEqual(
      warning === undefined ? [] : [warning],
    );
  },
);

it('a past month shows its budget without a warning, and the budget cannot be changed', async () => {
  await offlineStore().write([
    limit(10_000),
    limit(90_000, 'food', '2026-11'),
    spend(12_000, 'food', '2026-10-05'),
  ]);
  await open('/bookkeeping/budgets?_month=2026-10');
  expect(await screen.findByText('¥120.00 of ¥100.00 spent (120%)')).toBeVisible();
  expect(screen.getByText('You can set and change budgets in November 2026.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Change/ })).toBeNull();
  expect(screen.queryByText(/^A budget is/)).toBeNull();
});

it('a removed budget is gone from this month on and stays in earlier months', async () => {
  await offlineStore().write([limit(10_000)]);
  const { user } = await open('/bookkeeping/budgets');
  await user.click(await screen.findByRole('button', { name: /Change.*Food/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove budget' }));
  expect(await screen.findByRole('heading', { name: 'No budgets this month' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'October 2026' }));
  expect(await screen.findByText('¥0.00 of ¥100.00 spent (0%)')).toBeVisible();
});

it('a long category name and the largest limit are shown in full', async () => {
  await offlineStore().write([limit(99_999_999_999, longName), spend(99_999_999_998, longName)]);
  await open('/bookkeeping/budgets');
  expect(await screen.findByText('¥999,999,999.98 of ¥999,999,999.99 spent (99%)')).toBeVisible();
  expect(screen.getAllByText(longName).length).toBeGreaterThan(0);
});

it('an invalid limit shows a problem, and nothing is saved', async () => {
  const { user } = await open('/bookkeeping/budgets');
  await user.click(await screen.findByRole('button', { name: /^Food/ }));
  await user.type(await screen.findByLabelText('Monthly limit'), '0');
  expect(await screen.findByText('Check this amount')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save budget' }));
  expect(await kept()).toEqual([]);
});

it('a borrower with a full device sees that a budget was not saved, and saves it again', async () => {
  const { user } = await open('/bookkeeping/budgets');
  await user.click(await screen.findByRole('button', { name: /^Food/ }));
  await user.type(await screen.findByLabelText('Monthly limit'), '50');
  jest.spyOn(offlineStore(), 'write').mockRejectedValueOnce(new StorageFull('no room'));
  await user.click(screen.getByRole('button', { name: 'Save budget' }));
  expect(await screen.findByText('Your phone is full')).toBeVisible();
  expect(screen.getByLabelText('Monthly limit')).toHaveValue('50');
  await user.click(screen.getByRole('button', { name: 'Save budget' }));
  await waitFor(async () => expect(await kept()).toHaveLength(1));
});

it('a budget set without a network is shown as waiting and is sent on Try now', async () => {
  lender.answerWire(statistics, statisticsOfNovember);
  lender.drop(accountList);
  await offlineStore().setLink('account');
  const { user } = await open('/bookkeeping/budgets', true);
  await user.click(await screen.findByRole('button', { name: /^Food/ }));
  await user.type(await screen.findByLabelText('Monthly limit'), '50');
  await user.click(screen.getByRole('button', { name: 'Save budget' }));
  expect(await screen.findByText('1 change waiting to be sent')).toBeVisible();
  lender.answer(accountList, nothingNew);
  lender.answer(recordList, nothingNew);
  lender.answer(budgetList, nothingNew);
  const sent: unknown[] = [];
  lender.answerBy(saveBudget, ({ request }) => void sent.push(request));
  await user.click(await screen.findByRole('button', { name: 'Try now' }));
  await waitFor(async () => expect(await offlineStore().pending()).toEqual([]));
  expect(sent).toMatchObject([{ category_id: 'food', from_month: '2026-11', monthly_limit: 5000 }]);
});

it('a later change of another device wins, and the borrower sees that [promise: records-later-change]', async () => {
  lender.answerWire(statistics, statisticsOfNovember);
  lender.answer(accountList, nothingNew);
  lender.answer(recordList, nothingNew);
  lender.answer(saveBudget, undefined);
  await offlineStore().setLink('account');
  await offlineStore().write([limit(5000, 'food', '2026-11')]);
  const theirs = { category_id: 'food', from_month: '2026-11', monthly_limit: 7000 };
  lender.answer(budgetList, {
    list: [{ ...theirs, updated_at: '2999-01-01T00:00:00.000Z' }],
    hasMore: false,
    until: '2026-11-20T08:00:00.000Z',
  });
  await open('/bookkeeping/budgets', true);
  expect(await screen.findByText('¥0.00 of ¥70.00 spent (0%)')).toBeVisible();
  expect(await screen.findByText(/later changed on another phone/)).toBeVisible();
});

it('a budget that the lender rejects can be discarded', async () => {
  lender.answerWire(statistics, statisticsOfNovember);
  lender.answer(accountList, nothingNew);
  lender.answer(recordList, nothingNew);
  lender.answer(budgetList, nothingNew);
  lender.refuse(saveBudget, codes.badInput, 'Check this amount.');
  await offlineStore().setLink('account');
  await offlineStore().write([limit(5000, 'food', '2026-11')]);
  const { user } = await open('/bookkeeping/budgets', true);
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('Check this amount.')).toBeNull());
});
