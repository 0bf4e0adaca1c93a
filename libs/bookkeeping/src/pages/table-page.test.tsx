import { closeOfflineStore, offlineStore } from '@clearloan/api-client/offline';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { rulesFrom } from '../rules/categories';
import { categoryDraft } from '../rules/category-drafts';
import { accountDraft, accountsFrom, lists, recordsFrom } from '../rules/local-records';

let mockHasNetwork = false;
/** The table parser is a separate chunk, loaded after the screen. */
jest.mock('papaparse', (): unknown => {
  if (!mockHasNetwork) throw new Error('The module did not load.');
  return jest.requireActual('papaparse');
});
afterEach(closeOfflineStore);

fakeLender();

it('a table whose parser does not load shows a failure and can be selected again', async () => {
  const { user } = await renderRoutes(routes, {
    at: '/bookkeeping/table',
    loggedIn: false,
    elsewhere: ['/'],
  });
  const file = new File(['date,amount\n2026-11-20,-5\n'], 'book.csv', { type: 'text/csv' });
  const pick = async () => user.upload(screen.getByLabelText('Choose a CSV file'), file);
  await pick();
  expect(await screen.findByText('Something didn’t load')).toBeVisible();
  mockHasNetwork = true;
  await pick();
  expect(await screen.findByRole('button', { name: 'Add 1 record' })).toBeVisible();
  expect(screen.queryByText('Something didn’t load')).not.toBeInTheDocument();
});

/** A file whose bytes come when they are released, or never. */
function slowFile(text: string) {
  const file = new File([text], 'book.csv', { type: 'text/csv' });
  let [resolve, reject]: [(bytes: ArrayBuffer) => void, (error: Error) => void] = [() => {}, () => {}];
  const bytesRead = new Promise<ArrayBuffer>((...ends) => ([resolve, reject] = ends));
  file.arrayBuffer = () => bytesRead;
  const bytes = new TextEncoder().encode(text);
  return {
    file,
    release: () => resolve(bytes.buffer),
    fail: () => reject(new DOMException('gone', 'NotFoundError')),
  };
}

it('of two files the one that was chosen last is shown, and one that is gone is told', async () => {
  mockHasNetwork = true;
  const { user } = await renderRoutes(routes, {
    at: '/bookkeeping/table',
    loggedIn: false,
    elsewhere: ['/'],
  });
  const pick = async (file: File) => user.upload(screen.getByLabelText('Choose a CSV file'), file);
  const [slow, gone] = [slowFile('date,amount\n2026-11-20,-5\n2026-11-21,-6\n'), slowFile('')];
  await pick(slow.file);
  await pick(new File(['date,amount\n2026-11-20,-5\n'], 'other.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('button', { name: 'Add 1 record' })).toBeVisible();
  slow.release();
  await Promise.resolve();
  expect(screen.queryByRole('button', { name: 'Add 2 records' })).not.toBeInTheDocument();
  await pick(gone.file);
  gone.fail();
  expect(await screen.findByText('We couldn’t read this file')).toBeVisible();
  expect(screen.queryByText('Reading the file…')).not.toBeInTheDocument();
});

it('names that the book does not have are offered, and what was chosen is used for the next table', async () => {
  mockHasNetwork = true;
  const { user } = await renderRoutes(routes, {
    at: '/bookkeeping/table',
    loggedIn: false,
    elsewhere: ['/bookkeeping'],
  });
  const text = 'date,amount,category,account\n2026-11-20,-5,Groceries,Cash\n2026-11-21,-6,FOOD,My Card\n';
  await user.upload(
    screen.getByLabelText('Choose a CSV file'),
    new File([text], 'book.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByRole('button', { name: 'Add 1 record' })).toBeVisible();
  const choose = async (field: RegExp, option: string) => {
    await user.click(screen.getByRole('button', { name: field }));
    await user.click(await screen.findByRole('button', { name: option }));
  };
  await choose(/Account: My Card/, 'New account');
  await choose(/Category: Groceries/, 'Food');
  await user.click(await screen.findByRole('button', { name: 'Add 2 records' }));
  await waitFor(async () => {
    const records = recordsFrom(await offlineStore().items(lists.records));
    expect(records.map(({ category_id }) => category_id)).toEqual(['food', 'food']);
  });
  const accounts = accountsFrom(await offlineStore().items(lists.accounts));
  expect(accounts.map(({ name }) => name)).toContain('My Card');
  expect(rulesFrom(await offlineStore().items(lists.rules))).toEqual([
    { of: 'name', text: 'groceries', category: 'food' },
  ]);
});

it('a category of the borrower’s that is called “new” can be chosen', async () => {
  mockHasNetwork = true;
  await offlineStore().write([categoryDraft({ name: 'new', icon: undefined })]);
  const { user } = await renderRoutes(routes, {
    at: '/bookkeeping/table',
    loggedIn: false,
    elsewhere: ['/bookkeeping'],
  });
  const text = 'date,amount,category\n2026-11-20,-5,Groceries\n';
  await user.upload(screen.getByLabelText('Choose a CSV file'), new File([text], 'book.csv'));
  await user.click(await screen.findByRole('button', { name: /Category: Groceries/ }));
  await user.click(await screen.findByRole('button', { name: 'new' }));
  await user.click(await screen.findByRole('button', { name: 'Add 1 record' }));
  await waitFor(async () => {
    const records = recordsFrom(await offlineStore().items(lists.records));
    expect(records.map(({ category_id }) => category_id)).toEqual(['new']);
  });
});

it('an account that an earlier table added, and that has another name now, keeps it', async () => {
  mockHasNetwork = true;
  const read = async (text: string, option: string) => {
    const { user, router, unmount } = await renderRoutes(routes, {
      at: '/bookkeeping/table',
      loggedIn: false,
      elsewhere: ['/bookkeeping'],
    });
    await user.upload(screen.getByLabelText('Choose a CSV file'), new File([text], 'book.csv'));
    await user.click(await screen.findByRole('button', { name: /Account: My Card/ }));
    const options = screen.queryAllByRole('button').map(({ textContent }) => textContent);
    await user.click(await screen.findByRole('button', { name: option }));
    await user.click(await screen.findByRole('button', { name: 'Add 1 record' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bookkeeping'));
    unmount();
    return options;
  };
  const accountOfTable = async () => {
    const accounts = accountsFrom(await offlineStore().items(lists.accounts));
    return accounts.find(({ account_id }) => account_id.charAt(14) === '8');
  };
  expect(await read('date,amount,account\n2026-11-20,-5,My Card\n', 'New account')).toContain('New account');
  const account = (await accountOfTable())!;
  await offlineStore().write([accountDraft({ ...account, name: 'Visa', opening_balance: 900 })]);
  expect(await read('date,amount,account\n2026-11-21,-6,My Card\n', 'Visa')).not.toContain('New account');
  expect(await accountOfTable()).toMatchObject({ name: 'Visa', opening_balance: 900 });
});

it('of two accounts with the name of a line the borrower chooses one, and nothing is guessed', async () => {
  mockHasNetwork = true;
  const savings = (tail: string) => ({
    account_id: crypto.randomUUID(),
    name: 'Savings',
    kind: 'bank',
    tail,
    opening_balance: 0,
    updated_at: '',
    deleted: false,
  });
  const [first, second] = [savings('1111'), savings('2222')];
  await offlineStore().write([accountDraft(first), accountDraft(second)]);
  const { user } = await renderRoutes(routes, {
    at: '/bookkeeping/table',
    loggedIn: false,
    elsewhere: ['/bookkeeping'],
  });
  const text = 'date,amount,account\n2026-11-20,-5,Savings\n2026-11-21,-6,Savings\n2026-11-22,-7,Cash\n';
  await user.upload(screen.getByLabelText('Choose a CSV file'), new File([text], 'book.csv'));
  expect(await screen.findByRole('button', { name: 'Add 1 record' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Account: Savings/ }));
  expect(await screen.findByRole('button', { name: 'Savings •••• 1111' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Savings •••• 2222' }));
  await user.click(await screen.findByRole('button', { name: 'Add 3 records' }));
  await waitFor(async () => {
    const records = recordsFrom(await offlineStore().items(lists.records));
    const ids = new Set(records.map(({ account_id }) => account_id));
    expect(ids.size).toBe(2);
    expect([first, second].filter(({ account_id }) => ids.has(account_id))).toHaveLength(1);
  });
});

it.each([
  ['a spreadsheet (Cashew #721, mint #138)', 'PK\u0003\u0004rest'],
  ['a PDF', '%PDF-1.7'],
  ['QIF (moneymanagerex #5602)', "!Type:Bank\nD28.02'2009\nT2.29\n^\n"],
  ['OFX (Denaro #265)', 'OFXHEADER:100\nDATA:OFXSGML\n'],
  ['a page', '\uFEFF\n<!DOCTYPE html><table>'],
])('a file of another kind is told as one: %s', async (_name, text) => {
  mockHasNetwork = true;
  const { user } = await renderRoutes(routes, {
    at: '/bookkeeping/table',
    loggedIn: false,
    elsewhere: ['/'],
  });
  await user.upload(screen.getByLabelText('Choose a CSV file'), new File([text], 'statement.csv'));
  expect(await screen.findByText('This isn’t a CSV file')).toBeVisible();
});
