import fc from 'fast-check';
import { formatDotGrouped, formatMoney, toFixedDecimal } from './specified-money';

const notNumbers = [
  '',
  ' ',
  'abc',
  '12a',
  '1,234',
  '1.2.3',
  '.',
  '-',
  'e5',
  '1e',
  '0x10',
  '--1',
  '1 000',
  '１２',
  'Infinity',
  'NaN',
];

describe('formatMoney', () => {
  it.each([
    [0, '¥0.00'],
    ['0', '¥0.00'],
    [1, '¥1.00'],
    [999, '¥999.00'],
    [1000, '¥1,000.00'],
    ['1234.5', '¥1,234.50'],
    [1234567.891, '¥1,234,567.89'],
    ['0.999', '¥0.99'],
    ['999999.999', '¥999,999.99'],
    [0.1 + 0.2, '¥0.30'],
    ['9007199254740993.12', '¥9,007,199,254,740,993.12'],
    ['123456789012345678901234567890.987', '¥123,456,789,012,345,678,901,234,567,890.98'],
    [-1234.5, '−¥1,234.50'],
    ['-0.01', '−¥0.01'],
    [-0, '¥0.00'],
    ['-0', '¥0.00'],
    ['-0.001', '¥0.00'],
    ['+5', '¥5.00'],
    ['.5', '¥0.50'],
    ['5.', '¥5.00'],
    ['007', '¥7.00'],
    ['000', '¥0.00'],
    ['-00012.30', '−¥12.30'],
    ['  12.3\n', '¥12.30'],
    ['1e3', '¥1,000.00'],
    ['1.2345E+2', '¥123.45'],
    ['12345e-3', '¥12.34'],
    ['1e-7', '¥0.00'],
    [1e21, '¥1,000,000,000,000,000,000,000.00'],
    [1e-7, '¥0.00'],
    ['1e400', `¥10${',000'.repeat(133)}.00`],
  ])('shows %p as %s', (value, shown) => {
    expect(formatMoney(value)).toBe(shown);
  });

  it.each([...notNumbers, null, undefined, Number.NaN, Infinity, -Infinity, '1e401', '1e999999999'])(
    'never shows %p as an amount',
    (value) => {
      expect(formatMoney(value)).toBe('–');
    },
  );

  it.each([
    [0, '¥1,234'],
    [1, '¥1,234.9'],
    [3, '¥1,234.987'],
    [5, '¥1,234.98700'],
  ])('pads or truncates to %p decimals, and never rounds', (decimals, shown) => {
    expect(formatMoney('1234.987', decimals)).toBe(shown);
  });

  it.each(['Rp', '₹', '', '$&'])('puts the currency symbol %p in front', (symbol) => {
    expect(formatMoney('-1500', 2, symbol)).toBe(`−${symbol}1,500.00`);
  });

  it.each([-1, 1.5, 101, Number.NaN])('rejects %p decimals', (decimals) => {
    expect(() => formatMoney(1, decimals)).toThrow(RangeError);
  });

  const decimalText = fc
    .tuple(fc.boolean(), fc.stringMatching(/^[0-9]{1,60}$/), fc.stringMatching(/^[0-9]{0,40}$/))
    .map(([negative, whole, fraction]) => `${negative ? '-' : ''}${whole}.${fraction}`);

  it('keeps every digit of any amount, however large', () => {
    fc.assert(
      fc.property(decimalText, fc.nat({ max: 50 }), (text, decimals) => {
        const [whole = '', fraction = ''] = text.replace('-', '').split('.');
        const [shownWhole = '', shownFraction = ''] = formatMoney(text, decimals)
          .replace(/[−¥,]/g, '')
          .split('.');
        expect(BigInt(shownWhole)).toBe(BigInt(whole));
        expect(shownFraction).toBe(fraction.slice(0, decimals).padEnd(decimals, '0'));
      }),
    );
  });

  it('groups in threes and only in threes', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        expect(formatMoney(text)).toMatch(/^−?¥(0|[1-9]\d{0,2}(,\d{3})*)\.\d{2}$/);
      }),
    );
  });

  it('shows no minus for zero', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        const shown = formatMoney(text);
        expect(shown.startsWith('−')).toBe(text.startsWith('-') && /[1-9]/.test(shown));
      }),
    );
  });

  it('never throws on any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.constantFrom(...notNumbers)), (value) => {
        expect(typeof formatMoney(value)).toBe('string');
      }),
    );
  });

  it('reads a text of a hundred thousand digits without hanging', () => {
    const digits = '1'.repeat(100_000);
    expect(formatMoney(`${digits}x`)).toBe('–');
    expect(formatMoney(digits).replace(/,/g, '')).toBe(`¥${digits}.00`);
  });
});

describe('formatDotGrouped', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.000'],
    ['15750', '15.750'],
    [1234567, '1.234.567'],
    ['123456789012345678901', '123.456.789.012.345.678.901'],
    ['1234.50', '1.234,50'],
    ['-1234', '−1.234'],
    ['-0', '0'],
    [-0, '0'],
    ['0012', '12'],
    ['1e6', '1.000.000'],
    [' 7 ', '7'],
  ])('shows %p as %s', (value, shown) => {
    expect(formatDotGrouped(value)).toBe(shown);
  });

  it.each([...notNumbers, null, undefined, Number.NaN, Infinity])('never shows %p as a number', (value) => {
    expect(formatDotGrouped(value)).toBe('–');
  });
});

describe('toFixedDecimal', () => {
  it.each([
    [0, '0.00'],
    [1, '1.00'],
    ['1234.5', '1234.50'],
    ['1.005', '1.01'],
    [1.005, '1.01'],
    ['1.004999', '1.00'],
    ['2.675', '2.68'],
    ['0.995', '1.00'],
    ['9.995', '10.00'],
    ['-1.005', '-1.01'],
    ['-0.004', '0.00'],
    ['-0.005', '-0.01'],
    [-0, '0.00'],
    ['007.1', '7.10'],
    ['1e3', '1000.00'],
    ['1e-3', '0.00'],
    [1e21, '1000000000000000000000.00'],
    ['99999999999999999999.999', '100000000000000000000.00'],
    [' 5 ', '5.00'],
  ])('writes %p as %s', (value, text) => {
    expect(toFixedDecimal(value)).toBe(text);
  });

  it.each(['', ' ', '\n', null, undefined])('writes the empty value %p as 0', (value) => {
    expect(toFixedDecimal(value)).toBe('0');
  });

  it.each([...notNumbers.filter((text) => text.trim() !== ''), Number.NaN, Infinity, -Infinity])(
    'throws the specified error for %p',
    (value) => {
      expect(() => toFixedDecimal(value)).toThrow(
        new Error('Invalid input: value must be a number or a numeric string'),
      );
    },
  );

  it.each([
    [0, '2'],
    [1, '1.5'],
    [4, '1.5000'],
  ])('writes exactly %p decimals', (decimals, text) => {
    expect(toFixedDecimal('1.5', decimals)).toBe(text);
  });

  it('differs from the value by at most half of the last place', () => {
    const cents = (text: string) => BigInt(text.replace('.', ''));
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (thousandths) => {
        const digits = String(thousandths < 0n ? -thousandths : thousandths).padStart(4, '0');
        const text = `${thousandths < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
        const away = cents(toFixedDecimal(text)) * 10n - thousandths;
        expect(away <= 5n && away >= -5n).toBe(true);
      }),
    );
  });
});
