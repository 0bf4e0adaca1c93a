import { sampleMarket } from '@clearloan/formatting';
import { readTable } from './table-in';

const read = (...lines: string[]) =>
  readTable(lines.join('\n'), {
    accounts: [],
    account: 'cash',
    order: undefined,
    today: '2026-11-25',
    market: sampleMarket,
  });
const shown = (...lines: string[]) => {
  const { records, notices, unused, problems } = read(...lines);
  return {
    amounts: records.map(({ amount, book_type }) => (book_type === 'income' ? amount : -amount)),
    told: notices.map(({ line, notice }) => `${line} ${notice}`),
    unused,
    left: problems.map(({ line, problem }) => `${line} ${problem}`),
  };
};
const counted = { amounts: [-10_100, 19_950], told: ['2 fee', '3 fee'], unused: [], left: [] };

it.each([
  ['signed amounts', 'Amount,Fee', '-100.00,1.00', '200.00,0.50'],
  ['fees with a minus', 'Amount,Fee', '-100.00,-1.00', '200.00,-0.50'],
  ['a mark for the direction', 'Amount,Type,Charges', '100.00,DR,1.00', '200.00,CR,0.50'],
  ['two columns of amounts', 'Debit,Credit,Commission', '100.00,,1.00', ',200.00,0.50'],
  ['two columns of fees', 'Amount,Fee,Biaya admin', '-100.00,0.40,0.60', '200.00,0.50,'],
  ['a currency beside the fee', 'Amount,Fee', '-100.00,CNY 1.00', '200.00,0.50 CNY'],
  ['a balance that counts them', 'Amount,Fee,Balance', '-100.00,1.00,899.00', '200.00,0.50,1098.50'],
  ['balances that say nothing', 'Amount,Fee,Balance', '-100.00,1.00,', '200.00,0.50,'],
])('a fee beside the amount is counted and told: %s', (_what, headings, out, back) => {
  expect(shown(`Date,Note,${headings}`, `2026-11-01,tools,${out}`, `2026-11-02,shop,${back}`)).toEqual(
    counted,
  );
});

it.each([
  ['a heading that says so', 'Amount (total),Fee', '-100.00,1.00', '200.00,0.50'],
  ['a net amount', 'Net amount,Fee', '-100.00,1.00', '200.00,0.50'],
  ['a balance that does not count them', 'Amount,Fee,Balance', '-100.00,1.00,900.00', '200.00,0.50,1100.00'],
])('a fee that the amount has already is told as not used: %s', (_what, headings, out, back) => {
  const read = shown(`Date,Note,${headings}`, `2026-11-01,tools,${out}`, `2026-11-02,shop,${back}`);
  expect(read).toEqual({ amounts: [-10_000, 20_000], told: [], unused: ['Fee'], left: [] });
});

it('a line without a fee is not told, and a fee that cannot be read leaves its line out', () => {
  const lines = ['-5.00,0.00', '-6.00,', '-7.00,-', '-8.00,free', '-9.00,1.2.3', '1.00,2.00'];
  expect(shown('Date,Amount,Fee', ...lines.map((line) => `2026-11-01,${line}`))).toEqual({
    amounts: [-500, -600, -700, -800],
    told: [],
    unused: [],
    left: ['6 amount', '7 amount'],
  });
});
