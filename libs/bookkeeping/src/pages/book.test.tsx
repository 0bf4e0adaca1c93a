import { codes } from '@clearloan/api-client/declare';
import { closeOfflineStore, offlineStore, StorageFull } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import {
  accountBalances,
  accountList,
  budgetList,
  recordList,
  saveAccount,
  saveRecord,
  statistics,
} from '../contract';
import { accountBalances as balances, statisticsOfNovember } from '../fixtures/book-of-november';
import { routes } from '../routes';
import { regularDraft } from '../rules/regular';

const lender = fakeLender();
const open = (at: string, loggedIn = false) =>
  renderRoutes(routes, { at, loggedIn, elsewhere: ['/', '/orders/:orderId'] });
const nothingNew = { list: [], hasMore: false, until: undefined };

afterEach(() => {
  closeOfflineStore();
  sessionStorage.clear();
});

const tap = async (user: Awaited<ReturnType<typeof open>>['user'], keys: string) => {
  for (const key of keys)
    await user.click(await screen.findByRole('button', { name: key === '+' ? 'plus' : key }));
};

it('a borrower adds a record with five taps: add, two digits, a category, save', async () => {
  const { user } = await open('/bookkeeping');
  let taps = 0;
  const count = () => (taps += 1);
  document.addEventListener('pointerdown', count);
  await user.click(await screen.findByRole('link', { name: 'Add a record' }));
  await tap(user, '28');
  await user.click(screen.getByRole('radio', { name: 'Food' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: /Food.*− ?¥28\.00/ })).toBeVisible();
  document.removeEventListener('pointerdown', count);
  expect(taps).toBe(5);
});

it('a borrower adds a record as a sum, without a login and without a request [promise: records-on-phone]', async () => {
  const { user } = await open('/bookkeeping/new');
  await tap(user, '20+8');
  await user.click(screen.getByRole('radio', { name: 'Food' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Records on 1 day this month.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Food.*− ?¥28\.00/ })).toBeVisible();
  expect(await offlineStore().pending()).toHaveLength(4);
});

it('a borrower with a full device sees that a record was not saved, and saves it again [promise: records-unsaved]', async () => {
  const { user } = await open('/bookkeeping/new');
  await tap(user, '7');
  jest.spyOn(offlineStore(), 'write').mockRejectedValueOnce(new StorageFull('no room'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your phone is full')).toBeVisible();
  expect(await offlineStore().pending()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: /Other.*− ?¥7\.00/ })).toBeVisible();
});

it('a book that cannot be opened shows a failure instead of an empty book', async () => {
  const { user } = await open('/bookkeeping/new');
  await tap(user, '7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Records on 1 day this month.');
  cleanup();
  const broken = jest.spyOn(offlineStore(), 'items').mockRejectedValue(new DOMException('', 'UnknownError'));
  await open('/bookkeeping');
  expect(await screen.findByRole('heading', { name: 'We can’t open your records' })).toBeVisible();
  expect(screen.queryByText('No records yet')).toBeNull();
  cleanup();
  broken.mockRestore();
  await open('/bookkeeping');
  expect(await screen.findByText('Records on 1 day this month.')).toBeVisible();
});

it.each([
  '/bookkeeping/accounts',
  '/bookkeeping/accounts/cash',
  '/bookkeeping/new',
  '/bookkeeping/regular',
  '/bookkeeping/budgets',
  '/bookkeeping/table',
])('%s shows a failure when the records cannot be opened', async (path) => {
  jest.spyOn(offlineStore(), 'items').mockRejectedValue(new DOMException('', 'UnknownError'));
  await open(path);
  expect(await screen.findByRole('heading', { name: 'We can’t open your records' })).toBeVisible();
  expect(screen.queryByText('No repeating records yet')).toBeNull();
});

it('a deleted record is restored by Undo', async () => {
  const { user } = await open('/bookkeeping/new');
  await tap(user, '7');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('link', { name: /Other.*− ?¥7\.00/ }));
  await user.click(await screen.findByRole('button', { name: 'Delete this record' }));
  expect(await screen.findByText('No records yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /Other.*− ?¥7\.00/ })).toBeVisible();
});

it('a borrower who logs in is asked to add local records, which are sent in order', async () => {
  const first = await open('/bookkeeping/new');
  await tap(first.user, '5');
  await first.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Records on 1 day this month.');
  cleanup();
  lender.answerWire(statistics, statisticsOfNovember);
  lender.answer(accountList, nothingNew);
  lender.answer(recordList, nothingNew);
  lender.answer(budgetList, nothingNew);
  const order: string[] = [];
  lender.answerBy(saveAccount, () => void order.push('account'));
  lender.answerBy(saveRecord, () => void order.push('record'));
  const { user } = await open('/bookkeeping', true);
  expect(order).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Add to my account' }));
  await waitFor(async () => expect(await offlineStore().pending()).toEqual([]));
  expect(order).toEqual(['account', 'account', 'account', 'record']);
});

it('the book shows changes that wait for a network and records that the lender rejects', async () => {
  lender.answerWire(statistics, statisticsOfNovember);
  lender.drop(accountList);
  await offlineStore().setLink('account');
  const { user } = await open('/bookkeeping/new', true);
  await tap(user, '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('4 changes waiting to be sent')).toBeVisible();
  lender.answer(accountList, nothingNew);
  lender.answer(recordList, nothingNew);
  lender.answer(budgetList, nothingNew);
  lender.answer(saveAccount, undefined);
  lender.refuse(saveRecord, codes.badInput, 'Check this entry.');
  await user.click(await screen.findByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('One record couldn’t be sent')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('One record couldn’t be sent')).toBeNull());
});

it('the accounts page shows each balance after a transfer and what is left to pay', async () => {
  lender.answerWire(accountBalances, balances);
  lender.answer(accountList, nothingNew);
  lender.answer(recordList, nothingNew);
  lender.answer(budgetList, nothingNew);
  lender.answer(saveAccount, undefined);
  lender.answer(saveRecord, undefined);
  lender.answerWire(statistics, statisticsOfNovember);
  await offlineStore().setLink('account');
  const { user, router } = await open('/bookkeeping/new', true);
  await user.click(await screen.findByRole('tab', { name: 'Transfer' }));
  await tap(user, '9');
  await user.click(screen.getByRole('radio', { name: 'Bank' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Records on 1 day this month.');
  await act(() => router.navigate('/bookkeeping/accounts'));
  expect(await screen.findByRole('link', { name: /Cash.*−.*9\.00/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Bank.*9\.00/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Everyday loan.*8,569\.24/ })).toBeVisible();
});

it('a table with an invalid line shows it before the valid records are added', async () => {
  const { user } = await open('/bookkeeping/table');
  const file = new File(['date,amount\n2026-11-20,-5\nno day,5'], 'book.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Choose a CSV file'), file);
  expect(await screen.findByText('Line 3: “no day” isn’t a date')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 1 record' }));
  expect(await screen.findByText('Records on 1 day this month.')).toBeVisible();
});

it('a table imported twice adds nothing unless the borrower wants duplicates', async () => {
  const { user, router } = await open('/bookkeeping/table');
  const bring = async (lines: string) => {
    const file = new File([`date,amount,note\n${lines}`], 'book.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('Choose a CSV file'), file);
  };
  const twoCoffees = '2026-11-20,-5,Coffee\n2026-11-20,-5,Coffee\n';
  await bring(twoCoffees);
  await user.click(await screen.findByRole('button', { name: 'Add 2 records' }));
  expect(await screen.findAllByRole('link', { name: /Coffee/ })).toHaveLength(2);
  await act(() => router.navigate('/bookkeeping/table'));
  await bring(`${twoCoffees}2026-11-20,-7,Tea\n`);
  expect(await screen.findByText('2 records were already added')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add 1 record' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Duplicate' }));
  await user.click(screen.getByRole('button', { name: 'Add 3 records' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Coffee/ })).toHaveLength(4));
});

it('a repeating record is added once on each of its days [promise: records-repeat]', async () => {
  const record = {
    amount: 70_000,
    category_id: 'other',
    account_id: 'cash',
    book_type: 'expense' as const,
    note: 'Rent',
    to_account_id: undefined,
  };
  const id = '5a0f3c1e-9d0b-4d57-8f0a-7c1b2e3d4f01';
  const regular = { id, rhythm: 'weekly', from: '2026-11-06', made: 0, record } as const;
  await offlineStore().write([regularDraft(regular)]);
  for (let opening = 0; opening < 2; opening += 1) {
    await open('/bookkeeping');
    expect(await screen.findAllByRole('link', { name: /− ?¥700\.00/ })).toHaveLength(3);
    cleanup();
  }
});

it('a table whose columns are unclear is asked about once for its shape', async () => {
  const { user, router } = await open('/bookkeeping/table');
  const bring = async (text: string) => {
    const file = new File([text], 'bank.csv', { type: 'text/csv' });
    await user.upload(await screen.findByLabelText('Choose a CSV file'), file);
  };
  await bring('2026-11-20,-5,Tea\n');
  expect(await screen.findByText('What do the columns contain?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add 1 record' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use these columns' }));
  await user.click(await screen.findByRole('button', { name: 'Add 1 record' }));
  expect(await screen.findByRole('link', { name: /Tea/ })).toBeVisible();
  await act(() => router.navigate('/bookkeeping/table'));
  await bring('2026-11-21,-6,Cake\n');
  expect(await screen.findByRole('button', { name: 'Add 1 record' })).toBeVisible();
  expect(screen.queryByText('What do the columns contain?')).not.toBeInTheDocument();
});

it('a table without directions asks whether money came in or went out', async () => {
  const { user } = await open('/bookkeeping/table');
  const file = new File(['Date,Amount,Note\n2026-11-20,5,Tea\n'], 'card.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose a CSV file'), file);
  await user.click(await screen.findByRole('radio', { name: 'Money out' }));
  await user.click(await screen.findByRole('button', { name: 'Add 1 record' }));
  expect(await screen.findByRole('link', { name: /Tea.*−.*5\.00/ })).toBeVisible();
});

it('the address restores month, search and type', async () => {
  await open('/bookkeeping?_month=2026-10&_search=lunch&_type=expense');
  expect(await screen.findByText('October 2026')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search all records' })).toHaveValue('lunch');
  expect(screen.getByRole('radio', { name: 'Expenses' })).toBeChecked();
});

it('a typed search runs after a pause and is written to the address without losing a key', async () => {
  const { user, router } = await open('/bookkeeping?_month=2026-10&_search=');
  const field = await screen.findByRole('searchbox', { name: 'Search all records' });
  await user.type(field, 'lun');
  await user.click(screen.getByRole('radio', { name: 'Expenses' }));
  await user.type(field, 'ch');
  await waitFor(() =>
    expect(router.state.location.search).toBe('?_month=2026-10&_search=lunch&_type=expense'),
  );
  expect(field).toHaveValue('lunch');
  expect(await screen.findByText('No results')).toBeVisible();
});
