import { sampleMarket } from '@clearloan/formatting';
import * as fc from 'fast-check';
import { bookTypes, type Account, type BookRecord } from '../contract';
import { firstAccounts } from './accounts';
import { guardText, unguardText } from './table-format';
import { readTable } from './table-in';
import { splitKnown } from './table-known';
import { writeTable } from '../save-book';

const today = '2026-11-25';

/** Text as typed by borrowers: trimmed, as the form stores it. */
const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: fc.constantFrom(...Array.from('=\'+-@"\t\r\n,;| 0🙂é中')), maxLength: 40 }),
      fc.constantFrom(
        '-5 degrees',
        "'-5 degrees",
        '=1+1',
        '＝1',
        "''@x",
        '“x”',
        'a\r\nb',
        'a\rb',
        'x'.repeat(200),
      ),
    )
    .map((typed) => typed.trim().slice(0, maxLength))
    .filter((typed) => !/\p{Surrogate}/u.test(typed));
const optional = (maxLength: number) => text(maxLength).map((typed) => (typed === '' ? undefined : typed));

const account = fc.record({
  account_id: fc.oneof(fc.uuid(), fc.constantFrom('cash', 'bank', 'wallet')),
  // Few names, so that two accounts often have the same one.
  name: fc.oneof(
    fc.constantFrom('Cash', 'Bank', 'cash', 'wallet'),
    text(80).filter((name) => name !== ''),
  ),
  kind: fc.constantFrom('bank', 'wallet', 'cash'),
  opening_balance: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
  tail: fc.option(fc.stringMatching(/^\d{4}$/), { nil: undefined }),
});

const book = fc
  .uniqueArray(account, { minLength: 1, maxLength: 5, selector: ({ account_id }) => account_id })
  .chain((made) => {
    const accounts: Account[] = made.map((each) => ({ ...each, updated_at: '', deleted: false }));
    const accountId = fc.constantFrom(...accounts.map(({ account_id }) => account_id), 'removed-since');
    const record = fc
      .record({
        record_id: fc.uuid(),
        amount: fc.integer({ min: 1, max: 99_999_999_999 }),
        book_type: fc.constantFrom(...bookTypes),
        category_id: fc.option(
          text(64).filter((id) => id !== ''),
          { nil: undefined },
        ),
        note: optional(500),
        address: optional(200),
        account_id: accountId,
        to_account_id: accountId,
        record_date: fc
          .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
      })
      .filter(
        ({ book_type, account_id, to_account_id }) =>
          book_type !== 'transfer' || account_id !== to_account_id,
      )
      .map((each): BookRecord => ({
        ...each,
        category_id: each.book_type === 'transfer' ? undefined : each.category_id,
        to_account_id: each.book_type === 'transfer' ? each.to_account_id : undefined,
        img_url: undefined,
        updated_at: '',
        deleted: false,
      }));
    return fc.record({
      accounts: fc.constant(accounts),
      records: fc.uniqueArray(record, { maxLength: 8, selector: ({ record_id }) => record_id }),
    });
  });

const read = (table: string, accounts: readonly Account[]) =>
  readTable(table, { accounts, account: 'cash', order: undefined, today, market: sampleMarket });
const content = ({ updated_at: _at, deleted: _deleted, ...kept }: BookRecord) => kept;

it('a book that is exported and imported on an empty device is the same book', () => {
  fc.assert(
    fc.property(book, ({ accounts, records }) => {
      const first = firstAccounts((kind) => ({ cash: 'Cash', bank: 'Bank', wallet: 'Wallet' })[kind]);
      const table = read(writeTable(records, accounts), first);
      const { fresh, newAccounts } = splitKnown(table, { records: [], removed: [], accounts: [] });
      expect(table.problems).toEqual([]);
      expect(fresh).toEqual(records.map(content));
      expect(newAccounts).toEqual(accounts);
    }),
    { numRuns: 300 },
  );
});

it('a book that is exported and imported on the same device adds nothing', () => {
  fc.assert(
    fc.property(book, (made) => {
      const table = read(writeTable(made.records, made.accounts), made.accounts);
      const split = splitKnown(table, { ...made, removed: [] });
      expect(table.problems).toEqual([]);
      expect(split).toMatchObject({ fresh: [], newAccounts: [], otherAccounts: [] });
      expect(split.known).toHaveLength(made.records.length);
    }),
    { numRuns: 300 },
  );
});

it('no exported text runs as a formula in a spreadsheet, and each text survives the round trip', () => {
  fc.assert(
    fc.property(text(60), (typed) => {
      expect(guardText(typed)).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
      expect(unguardText(guardText(typed))).toBe(typed);
    }),
  );
});

it('the second of two accounts named Cash keeps its records', () => {
  const cash = (account_id: string): Account => ({
    account_id,
    name: 'Cash',
    kind: 'cash',
    opening_balance: 0,
    tail: undefined,
    updated_at: '',
    deleted: false,
  });
  const accounts = [cash('cash'), cash('second')];
  const record: BookRecord = {
    record_id: '00000000-0000-4000-8000-000000000001',
    amount: 500,
    book_type: 'expense',
    category_id: 'food',
    note: '-5 degrees',
    address: undefined,
    img_url: undefined,
    record_date: '2026-11-01',
    account_id: 'second',
    to_account_id: undefined,
    updated_at: '',
    deleted: false,
  };
  const { records } = read(writeTable([record], accounts), accounts);
  expect(records).toEqual([content(record)]);
  // Control: by name alone, either account could be meant, and the borrower is asked.
  const named = writeTable([record], accounts).replace('Account ID,To account ID', 'Other,Another');
  const unsaid = read(named, accounts);
  expect(unsaid.records).toEqual([]);
  expect(unsaid.problems.map(({ problem }) => problem)).toContain('account');
});

it('an account name that contradicts its ID is a problem of its line', () => {
  const accountOf = (account_id: string, name: string): Account => ({
    account_id,
    name,
    kind: 'cash',
    opening_balance: 0,
    tail: undefined,
    updated_at: '',
    deleted: false,
  });
  const accounts = [accountOf('a', 'Cash'), accountOf('b', 'Bank')];
  const table =
    'Date,Type,Amount,Category,Account,To account,Note,Place,Account ID,To account ID\n2026-11-01,expense,5,,Bank,,,,a,';
  expect(read(table, accounts).problems).toMatchObject([{ line: 2, problem: 'clash' }]);
});
