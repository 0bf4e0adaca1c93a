import { encode, endpointsOf, specifiedPaths, type Endpoint } from '@clearloan/api-client/declare';
import { parse, safeParse } from 'valibot';
import * as contract from './contract';
import {
  accountBalances,
  accountsKept,
  budgetsKept,
  cashToBank,
  categoriesOfExpense,
  lunch,
  marketSales,
  recordsOfNovember,
  statisticsOfNovember,
} from './fixtures/book-of-november';

const replies: [string, Endpoint, unknown][] = [
  ['records of November', contract.recordList, recordsOfNovember],
  ['lunch', contract.recordInfo, lunch],
  ['market sales', contract.recordInfo, marketSales],
  ['cash to bank', contract.recordInfo, cashToBank],
  ['statistics of November', contract.statistics, statisticsOfNovember],
  ['categories', contract.categoryList, categoriesOfExpense],
  ['accounts', contract.accountList, accountsKept],
  ['budgets', contract.budgetList, budgetsKept],
  ['balances', contract.accountBalances, accountBalances],
  ['picture of a receipt', contract.uploadRecordImage, { img_url: '/api/pictures/r-1' }],
];

describe('the bookkeeping contract', () => {
  it.each(replies)('decodes %s and encodes it back', (_name, endpoint, wire) => {
    const inside = parse(endpoint.data, wire);
    expect(parse(endpoint.data, encode(endpoint.data, inside))).toEqual(inside);
  });

  it('has ten specified paths and two additional ones', () => {
    const paths = endpointsOf(contract).map((endpoint) => endpoint.path);
    expect(paths).toHaveLength(12);
    expect(paths.filter((path) => !specifiedPaths.includes(path))).toEqual([
      '/book-keeping/budget-list',
      '/book-keeping/save-budget',
    ]);
  });

  it('reads a debt on an account as a negative amount', () => {
    expect(parse(contract.accountList.data, accountsKept).list[1]?.opening_balance).toBe(-1500);
  });

  it('has fixtures with consistent sums', () => {
    const sums = parse(contract.accountBalances.data, accountBalances);
    expect(sums.bank_balance + sums.wallet_balance + sums.cash_balance).toBe(sums.balance_total);
    const month = parse(contract.statistics.data, statisticsOfNovember);
    expect(month.month_income - month.month_paid).toBe(month.month_balance);
    expect(month.week_data).toHaveLength(7);
  });

  it.each([
    ['an amount with a comma', contract.recordInfo, { ...lunch, amount: '12,5' }],
    ['a record without an account', contract.recordInfo, { ...lunch, account_id: undefined }],
    ['a day that is not a date', contract.recordInfo, { ...lunch, record_date: 'today' }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, wire) => {
    expect(safeParse(endpoint.data, wire).success).toBe(false);
  });
});

describe('the schema of a bookkeeping request', () => {
  it('decodes a record and drops unknown fields', () => {
    expect(parse(contract.saveRecord.request, { ...lunch, lang: 'en' })).toEqual({
      record_id: lunch.record_id,
      amount: 2850,
      category_id: 'food',
      note: 'Lunch',
      record_date: '2026-11-20',
      book_type: 'expense',
      account_id: 'cash',
      updated_at: '2026-11-20T05:00:00Z',
    });
  });

  it.each([
    ['a record with an id that is not a UUID', contract.saveRecord, { ...lunch, record_id: '1' }],
    ['a record of an unknown type', contract.saveRecord, { ...lunch, book_type: 'gift' }],
    ['a thirteenth month', contract.statistics, { month: '2026-13' }],
    ['an account without a name', contract.saveAccount, { ...accountsKept.list[0], name: ' ' }],
    ['a page of 500', contract.recordList, { pageSize: '500' }],
  ] as [string, Endpoint, unknown][])('rejects %s', (_name, endpoint, request) => {
    expect(safeParse(endpoint.request, request).success).toBe(false);
  });
});
