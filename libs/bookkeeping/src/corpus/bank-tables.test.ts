import { moneyText } from '@clearloan/api-client/declare';
import { marketProfiles, type Market } from '@clearloan/formatting';
import { unparse } from 'papaparse';
import { firstAccounts } from '../rules/accounts';
import { readTable, type TableIn } from '../rules/table-in';
import { textOf } from '../rules/table-text';
import { shapes } from './bank-tables.json';
import { encodeLegacy, encodeWide } from './testing/encode';

type Money = Pick<Market, 'currency'>;
const money = (symbol: string, isComma = false): Money => ({
  currency: {
    symbol,
    decimals: 2,
    grouping: 'three',
    ...(isComma
      ? { groupSeparator: '.', decimalSeparator: ',' }
      : { groupSeparator: ',', decimalSeparator: '.' }),
  },
});
const markets: Readonly<Record<string, Money>> = {
  CNY: marketProfiles.sample,
  INR: marketProfiles.india,
  IDR: marketProfiles.indonesia,
  EUR: money('€', true),
  BRL: money('R$', true),
  ARS: money('ARS', true),
  USD: money('$'),
  GBP: money('£'),
  TRY: money('₺', true),
};
const accounts = firstAccounts((kind) => ({ cash: 'Cash', bank: 'Bank', wallet: 'Wallet' })[kind]);

interface Shape {
  readonly bank: string;
  readonly currency: string;
  readonly headings: string;
  readonly lines: readonly string[];
  readonly records: readonly string[];
  readonly left?: readonly string[];
  readonly balance?: string;
  readonly asks?: string;
  readonly headless?: boolean;
}
type Cells = readonly (readonly string[])[];
const bankTables: readonly Shape[] = shapes;

const read = (text: string, { currency }: Shape) =>
  readTable(text, {
    accounts,
    account: 'cash',
    order: undefined,
    today: '2026-11-25',
    market: markets[currency] ?? money(currency),
  });
const cellsOf = ({ headings, lines, headless = false }: Shape): Cells =>
  [...(headless ? [] : [headings]), ...lines].map((line) => line.split('|'));
const turned = (cells: Cells, by: number) => cells.map((row) => [...row.slice(by), ...row.slice(0, by)]);

/** The same table as three programs save it. */
const variants: Readonly<Record<string, (shape: Shape) => string>> = {
  'as exported, UTF-8 and commas': (shape) => unparse(cellsOf(shape).map((row) => [...row])),
  'UTF-16, tabs, columns from the last to the first': (shape) => {
    const rows = cellsOf(shape).map((row) => [...row].reverse());
    return textOf(encodeWide(unparse(rows, { delimiter: '\t' })));
  },
  'the encoding of the country, semicolons, other columns first, lines above': (shape) => {
    const cells = cellsOf(shape);
    const table = unparse(turned(cells, Math.floor((cells[0]?.length ?? 0) / 2)), { delimiter: ';' });
    return textOf(encodeLegacy(`Account statement\r\n\r\n${table}\r\n`));
  },
};

const shown = ({ records }: Pick<TableIn, 'records'>) =>
  records.map(({ record_date, amount, book_type, note, address }) => {
    const text = note ?? address ?? '';
    return `${record_date} ${book_type === 'expense' ? '-' : ''}${moneyText(amount)} ${text}`.trim();
  });
/** What the borrower is asked before anything is added. */
function asked({ columns, doubtful, orders }: TableIn) {
  if (!columns.isSure) return 'columns';
  if (doubtful !== undefined) return 'direction';
  return orders.length > 1 ? 'order' : undefined;
}

/** The table with one line's money going the other way: the sign, the columns or the mark are exchanged. */
function withTurned(shape: Shape, at: number, { columns: { columns } }: TableIn): Shape {
  const placeOf = (role: 'amount' | 'out' | 'in' | 'type') => columns.indexOf(role);
  const all = shape.lines.map((line) => line.split('|'));
  const row = [...(all[at] ?? [])];
  const [out, into, mark, amount] = [placeOf('out'), placeOf('in'), placeOf('type'), placeOf('amount')];
  const other = all.map((cells) => cells[mark]).find((cell) => cell !== row[mark]);
  if (out >= 0 && into >= 0) {
    const bare = (cell = '') => cell.replace('-', '');
    const isMinus = all.some((cells) => cells[out]?.startsWith('-'));
    [row[out], row[into]] = [isMinus && row[into] ? `-${row[into]}` : (row[into] ?? ''), bare(row[out])];
  } else if (mark >= 0 && other !== undefined) row[mark] = other;
  else {
    const written = (row[amount] ?? '').replace('+', '');
    row[amount] = written.startsWith('-') ? written.slice(1) : `-${written}`;
  }
  return { ...shape, lines: shape.lines.map((line, index) => (index === at ? row.join('|') : line)) };
}

const isTold = (table: TableIn) =>
  asked(table) === 'direction' || table.problems.some(({ problem }) => ['balance', 'sign'].includes(problem));

describe('a bank table with one line that goes the wrong way', () => {
  it.each(bankTables.filter(({ balance }) => balance === 'runs'))(
    'is told by the balance: $bank',
    (shape) => {
      const [make] = Object.values(variants);
      const right = read(make?.(shape) ?? '', shape);
      const silent = shape.lines.flatMap((_line, at) => {
        const wrong = withTurned(shape, at, right);
        const table = read(make?.(wrong) ?? '', wrong);
        const isSame = shown(table).join() === shown(right).join();
        return isSame || isTold(table) ? [] : [at];
      });
      // Nothing stands before the first day's line, so nothing can contradict it.
      expect(silent.length).toBeLessThanOrEqual(1);
    },
  );

  it.each(bankTables)('control: is not read as the right one: $bank', (shape) => {
    const [make] = Object.values(variants);
    const right = read(make?.(shape) ?? '', shape);
    const turns = shape.lines.map((_line, at) => read(make?.(withTurned(shape, at, right)) ?? '', shape));
    expect(turns.some((table) => shown(table).join() !== shown(right).join())).toBe(true);
  });
});

describe.each(Object.entries(variants))('corpus: bank tables, %s', (_name, make) => {
  it.each(bankTables)('$bank', (shape) => {
    const table = read(make(shape), shape);
    expect(shown(table)).toEqual(shape.records);
    const left = table.problems.map(({ problem }) => problem).filter((problem) => problem !== 'above');
    expect(left).toEqual(shape.left ?? []);
    expect(table.balance).toBe(shape.balance ?? 'none');
    expect(asked(table)).toBe(shape.asks);
  });
});
