import { moneyText } from '@clearloan/api-client/declare';
import { marketProfiles, type Market } from '@clearloan/formatting';
import { firstAccounts } from '../rules/accounts';
import { readTable, type TableIn } from '../rules/table-in';
import { cases } from './reports.json';

/** Tables of public reports about other programs, found after the reader was written; `source` says which. */
interface Report {
  readonly source: string;
  readonly why: string;
  readonly currency: string;
  readonly input: string;
  readonly records: readonly string[];
  readonly left?: readonly string[];
  readonly notices?: readonly string[];
  readonly asks?: string;
}
const reports: readonly Report[] = cases;

type Money = Pick<Market, 'currency'>;
const withComma: readonly string[] = ['EUR', 'SEK', 'HUF', 'DKK', 'RON', 'RUB'];
const money = (symbol: string): Money => ({
  currency: {
    symbol,
    decimals: 2,
    grouping: 'three',
    ...(withComma.includes(symbol)
      ? { groupSeparator: '.', decimalSeparator: ',' }
      : { groupSeparator: ',', decimalSeparator: '.' }),
  },
});
const markets: Readonly<Record<string, Money>> = {
  CNY: marketProfiles.sample,
  INR: marketProfiles.india,
};
const accounts = firstAccounts((kind) => ({ cash: 'Cash', bank: 'Bank', wallet: 'Wallet' })[kind]);

const read = ({ currency, input }: Report): TableIn =>
  readTable(input, {
    accounts,
    account: 'cash',
    order: undefined,
    today: '2026-11-25',
    market: markets[currency] ?? money(currency),
  });

const signs = { expense: '-', income: '', transfer: '' } as const;

const shown = ({ records }: TableIn) =>
  records.map(({ record_date, amount, book_type, account_id, to_account_id, note, address }) => {
    const move = to_account_id === undefined ? '' : `${account_id}>${to_account_id} `;
    return `${record_date} ${move}${signs[book_type]}${moneyText(amount)} ${note ?? address ?? ''}`.trim();
  });

/** What the borrower is asked before anything is added. */
function asked({ columns, doubtful, orders }: TableIn) {
  if (!columns.isSure) return 'columns';
  if (doubtful !== undefined) return 'direction';
  return orders.length > 1 ? 'order' : undefined;
}

describe('corpus: tables of public reports', () => {
  it.each(reports)('$source: $why', (report) => {
    const table = read(report);
    expect(shown(table)).toEqual(report.records);
    expect(table.problems.map(({ line, problem }) => `${line} ${problem}`)).toEqual(report.left ?? []);
    expect(table.notices.map(({ line, notice }) => `${line} ${notice}`)).toEqual(report.notices ?? []);
    expect(asked(table)).toBe(report.asks);
  });
});

it('control: an amount that is another one is not the record', () => {
  const [report] = reports;
  if (report === undefined) throw new Error('The corpus is empty.');
  const other = { ...report, input: report.input.replace('1.000', '2.000') };
  expect(shown(read(other))).not.toEqual(report.records);
});
