import { sampleMarket } from '@clearloan/formatting';
import * as fc from 'fast-check';
import { readTable, type TableIn } from './table-in';

const read = (lines: readonly string[]): TableIn =>
  readTable(lines.join('\n'), {
    accounts: [],
    account: 'cash',
    order: undefined,
    today: '2026-11-25',
    market: sampleMarket,
  });

const word = fc.stringMatching(/^[a-z]{2,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((each) => each.join(' '));

describe('quotes that a bank left within a quoted text', () => {
  /** A quote beside a separator is the end of the text, for any reader. */
  const quotedWithin = fc.array(words, { minLength: 3, maxLength: 3 }).map(([a, b, c]) => `${a} "${b}" ${c}`);
  it('belong to the text, in any line', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(words, quotedWithin), { minLength: 3, maxLength: 9 }), (notes) => {
        const table = read(['Date,Note,Amount', ...notes.map((note) => `2026-11-01,"${note}","-5.00"`)]);
        expect(table.problems).toEqual([]);
        expect(table.records.map(({ note }) => note)).toEqual(notes);
      }),
    );
  });

  it('control: a quote that swallows the next cell or line is told', () => {
    const rest = ['2026-11-03,"tea","-5.00"', '2026-11-04,"tea","-5.00"', '2026-11-05,"tea","-5.00"'];
    for (const broken of ['2026-11-02,"a "b","-5.00', '2026-11-02,"a", "b,-5.00']) {
      const table = read(['Date,Note,Amount', broken, ...rest]);
      expect(table.records.map(({ record_date }) => record_date)).toEqual([
        ...['2026-11-03', '2026-11-04', '2026-11-05'],
      ]);
      expect(table.problems.map(({ line }) => line)).toEqual([2]);
    }
  });
});

describe('a text that goes on below its line', () => {
  it('is part of that record, and no line is lost', () => {
    const line = fc.record({ text: words, more: fc.array(words, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const table = read([
          'Date,Description,Amount',
          ...lines.flatMap(({ text, more }) => [
            `2026-11-01,${text},-5.00`,
            ...more.map((part) => `,${part},`),
          ]),
        ]);
        expect(table.problems).toEqual([]);
        expect(table.records.map(({ note }) => note)).toEqual(
          lines.map(({ text, more }) => [text, ...more].join(' ')),
        );
      }),
    );
  });

  it('control: a line with an amount, one without a record above and a footer are told', () => {
    const table = read([
      'Date,Description,Amount',
      ',first,',
      '2026-11-01,tea,-5.00',
      ',bus,-3.00',
      'The end',
    ]);
    expect(table.records.map(({ note }) => note)).toEqual(['tea']);
    expect(table.problems.map(({ line }) => line)).toEqual([2, 4, 5]);
  });
});

describe('a table with the currency of the purchase beside that of the account', () => {
  const shuffled = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
  const prefix = fc.constantFrom('Orig', 'Purchase', 'Merchant', 'Shop');
  it('counts what was paid, wherever its columns stand', () => {
    const cents = fc.integer({ min: 1, max: 99_999 }).map((amount) => (amount / 100).toFixed(2));
    const line = fc.record({ paid: cents, other: cents });
    fc.assert(
      fc.property(
        ...([shuffled, prefix, fc.array(line, { minLength: 3, maxLength: 6 })] as const),
        (order, name, lines) => {
          const rows = [
            ['Date', 'Note', `${name} currency`, `${name} amount`, 'Payment currency', 'Amount'],
            ...lines.map(({ paid, other }, at) => [
              ...[
                '2026-11-01',
                `shop ${String(at)}`,
                at % 2 === 0 ? 'USD' : 'CNY',
                `-${other}`,
                'CNY',
                `-${paid}`,
              ],
            ]),
          ];
          const table = read(rows.map((cells) => order.map((at) => cells[at]).join(',')));
          expect(table.problems).toEqual([]);
          expect(table.records.map(({ amount }) => (amount / 100).toFixed(2))).toEqual(
            lines.map(({ paid }) => paid),
          );
        },
      ),
    );
  });
});

describe('a payment that is in a table as a whole and in parts', () => {
  it('counts once, wherever the whole stands', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 2, maxLength: 4 });
    const cents = (amount: number) => (amount / 100).toFixed(2);
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 4 }), fc.boolean(), (payments, isLast) => {
        const lines = payments.flatMap((each) => {
          const sum = each.reduce((all, amount) => all + amount, 0);
          const total = `2026-11-01,(SPLIT INTO ${String(each.length)}),-${cents(sum)}`;
          const rows = each.map(
            (amount, at) =>
              `2026-11-01,(SPLIT ${String(at + 1)} OF ${String(each.length)}),-${cents(amount)}`,
          );
          return isLast ? [...rows, total] : [total, ...rows];
        });
        const table = read(['Date,Note,Amount', ...lines]);
        expect(table.records.map(({ amount }) => amount)).toEqual(payments.flat());
        expect(table.problems.map(({ problem }) => problem)).toEqual(payments.map(() => 'total'));
      }),
    );
  });

  it('control: a whole that its parts do not add up to is a record', () => {
    const table = read([
      'Date,Note,Amount',
      '2026-11-01,(SPLIT INTO 2),-9.00',
      '2026-11-01,(SPLIT 1 OF 2),-4.00',
    ]);
    expect(table.records).toHaveLength(2);
  });
});

describe('what describes a payment', () => {
  const amount = fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
  const line = fc.record({ text: fc.stringMatching(/^[a-z]{4,9} [a-z]{4,9}$/), paid: amount });
  const lines = fc.uniqueArray(line, { minLength: 2, maxLength: 5, selector: ({ text }) => text });
  const notes = ({ records }: TableIn) => records.map(({ note }) => note);

  it('is the text, not the account number, the code or the number with a letter', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom('NL12RABO3456789012', 'POS', 'K45460748'), (each, code) => {
        const rows = each.map(({ text, paid }) => `${code},2026-11-01,${text},-${paid}`);
        const table = read(rows);
        expect(notes(table)).toEqual(each.map(({ text }) => text));
        expect(table.records.map((record) => (record.amount / 100).toFixed(2))).toEqual(
          each.map(({ paid }) => paid),
        );
      }),
    );
  });

  it('is the reference where no other column describes it', () => {
    fc.assert(
      fc.property(lines, (each) => {
        const texts = each.map(({ text }) => text);
        const rows = each.map(({ text, paid }) => `2026-11-01,${text},-${paid}`);
        expect(notes(read(['Date,Reference,Amount', ...rows]))).toEqual(texts);
        const named = each.map(({ text, paid }) => `2026-11-01,X${paid},${text},-${paid}`);
        expect(notes(read(['Date,Reference,Description,Amount', ...named]))).toEqual(texts);
      }),
    );
  });

  it('is the other note of a line without one', () => {
    fc.assert(
      fc.property(lines, fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (each, isOther) => {
        const rows = each.map(({ text, paid }, at) =>
          isOther[at] ? `2026-11-01,,${text},-${paid}` : `2026-11-01,${text},more,-${paid}`,
        );
        const table = read(['Date,Description,Notes,Amount', ...rows]);
        expect(notes(table)).toEqual(each.map(({ text }) => text));
        expect(table.unused).toEqual([]);
      }),
    );
  });
});

it('a day with the weekday and the month of another language is read', () => {
  const days = fc.date({ min: new Date('2018-01-01'), max: new Date('2026-10-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom('fr', 'de', 'it', 'nl', 'es'), (date, language) => {
      const named = (part: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(date);
      const number = String(date.getUTCDate());
      const written = `${named({ weekday: 'short' })} ${number} ${named({ month: 'long' })} ${String(date.getUTCFullYear())}`;
      const table = read(['Date,Description,Amount', `${written},A,-1.00`]);
      expect(table.records.map(({ record_date }) => record_date)).toEqual([date.toISOString().slice(0, 10)]);
    }),
  );
});

it('zero bytes and the marks of joined files are no part of a text', () => {
  const { records, problems } = read([
    '\uFEFFDate,Amount,Note',
    '2026-11-01,-5,Lun\0ch\0',
    '\uFEFF2026-11-02,-5,Lunch',
  ]);
  expect(records.map(({ record_date, note }) => [record_date, note])).toEqual([
    ['2026-11-01', 'Lunch'],
    ['2026-11-02', 'Lunch'],
  ]);
  expect(problems).toEqual([]);
});
