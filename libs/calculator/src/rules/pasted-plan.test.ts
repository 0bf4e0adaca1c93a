import * as fc from 'fast-check';
import { sampleMarket } from '@clearloan/formatting';
import { readPastedPlan } from './pasted-plan';

const read = (text: string) => readPastedPlan(text, sampleMarket, '2026-11-25');

const three = [
  { periodNo: 1, principal: 163_377, interest: 10_000, instalment: 173_377, balance: 336_623 },
  { periodNo: 2, principal: 166_645, interest: 6_732, instalment: 173_377, balance: 169_978 },
  { periodNo: 3, principal: 169_978, interest: 3_400, instalment: 173_378, balance: 0 },
];

describe('a pasted plan is read', () => {
  it('from a page with headings', () => {
    const text = `No.\tDue date\tPrincipal\tInterest\tInstalment\tBalance
1\t2026-12-20\t1,633.77\t100.00\t1,733.77\t3,366.23
2\t2027-01-20\t1,666.45\t67.32\t1,733.77\t1,699.78
3\t2027-02-20\t1,699.78\t34.00\t1,733.78\t0.00`;
    const days = ['2026-12-20', '2027-01-20', '2027-02-20'];
    expect(read(text)).toEqual({
      rows: three.map((row, index) => ({ ...row, dueDate: days[index] })),
      left: [],
      missing: [],
      twice: [],
    });
  });

  it('without headings, by the sums of its columns', () => {
    const text =
      '1  1633.77  100.00  1733.77  3366.23\n2  1666.45  67.32  1733.77  1699.78\n3  1699.78  34.00  1733.78  0.00';
    expect(read(text).rows).toEqual(three);
  });

  it('with the columns in another order', () => {
    const text =
      '1 ¥1,733.77 ¥100.00 ¥1,633.77 ¥3,366.23\n2 ¥1,733.77 ¥67.32 ¥1,666.45 ¥1,699.78\n3 ¥1,733.78 ¥34.00 ¥1,699.78 ¥0.00';
    expect(read(text).rows).toEqual(three);
  });

  it('from a CSV file', () => {
    const text =
      'no,principal,interest,payment,balance\n1,1633.77,100.00,1733.77,3366.23\n2,1666.45,67.32,1733.77,1699.78\n3,1699.78,34.00,1733.78,0.00';
    expect(read(text).rows).toEqual(three);
  });

  it('with month names in dates', () => {
    const text =
      '1. 20 Dec 2026  1,633.77 100.00 1,733.77 3,366.23\n2. 20 Jan 2027  1,666.45 67.32 1,733.77 1,699.78';
    const days = ['2026-12-20', '2027-01-20'];
    expect(read(text).rows).toEqual(
      three.slice(0, 2).map((row, index) => ({ ...row, dueDate: days[index] })),
    );
  });

  it('with payments only', () => {
    expect(read('1 1733.77\n2 1733.77').rows).toEqual([
      { periodNo: 1, instalment: 173_377 },
      { periodNo: 2, instalment: 173_377 },
    ]);
  });

  it('without payment numbers', () => {
    expect(read('1733.77\n1733.77').rows.map((row) => row.periodNo)).toEqual([1, 2]);
  });

  it('in another language, with dots as group separators', () => {
    const text = 'Bulan\tPokok\tBunga\tAngsuran\tSisa\n1\t1.633.770\t100.000\t1.733.770\t3.366.230';
    expect(read(text).rows).toEqual([
      {
        periodNo: 1,
        principal: 163_377_000,
        interest: 10_000_000,
        instalment: 173_377_000,
        balance: 336_623_000,
      },
    ]);
  });

  it('with lines that are not payments', () => {
    const text = 'My lender\nPlan of your loan\n1 1733.77\n2 1733.77\nThank you';
    expect(read(text)).toMatchObject({ rows: [{ periodNo: 1 }, { periodNo: 2 }], left: [] });
  });

  it('with lines that do not fit, which are reported', () => {
    const text = '1 1633.77 100.00 1733.77 3366.23\n2 1666.45 67.32';
    expect(read(text)).toMatchObject({
      rows: [{ periodNo: 1 }],
      left: [{ line: 2, reason: 'cells' }],
    });
  });

  it.each(['', 'nothing here', '?!', '1\n2\n3'])('from %j without wrong payments', (text) => {
    expect(read(text).rows.every((row) => Number.isSafeInteger(row.instalment))).toBe(true);
  });
});

it('a column whose heading names nothing is the part that the two others leave, wherever it stands', () => {
  const cell = (minor: number) => (minor / 100).toFixed(2);
  const parts = ['principal', 'interest', 'instalment'] as const;
  fc.assert(
    fc.property(
      fc.shuffledSubarray(['No', 'Balance', 'Principal', 'Interest', 'Instalment'], { minLength: 5 }),
      fc.constantFrom(...parts),
      fc.constantFrom('Amortization', 'Remboursement', '???', ''),
      (order, lost, word) => {
        const headings = order.map((name) => (name.toLowerCase() === lost ? word : name));
        const lines = three.map((row) =>
          order.map((name) =>
            name === 'No' ? String(row.periodNo) : cell(row[name.toLowerCase() as keyof typeof row]),
          ),
        );
        const text = [headings, ...lines].map((cells) => cells.join('\t')).join('\n');
        expect(read(text).rows).toEqual(three);
      },
    ),
  );
});
