import { formatDotGrouped, formatMoney, toFixedDecimal } from './specified-money';

/** What the specification says about formats, in its own words. */
type Row = readonly [sentence: string, check: () => void];

const rows: readonly Row[] = [
  [
    'The money formatter prefixes the yuan sign and groups digits in threes with commas.',
    () => expect(formatMoney(1234567.5)).toBe('¥1,234,567.50'),
  ],
  [
    'It pads or cuts decimals to a requested count; the default is 2.',
    () => {
      expect(formatMoney('1.239')).toBe('¥1.23');
      expect(formatMoney(5)).toBe('¥5.00');
      expect(formatMoney('1.239', 1)).toBe('¥1.2');
      expect(formatMoney('1.5', 4)).toBe('¥1.5000');
    },
  ],
  [
    'A second formatter groups digits in threes with a dot separator.',
    () => expect(formatDotGrouped(1234567)).toBe('1.234.567'),
  ],
  [
    'The fixed-decimal formatter returns "0" for an empty value.',
    () => expect(['', null, undefined].map((empty) => toFixedDecimal(empty))).toEqual(['0', '0', '0']),
  ],
  [
    'For a non-numeric value it raises the error "Invalid input: value must be a number or a numeric string".',
    () =>
      expect(() => toFixedDecimal('ten')).toThrow(
        /^Invalid input: value must be a number or a numeric string$/,
      ),
  ],
  ['The default is 2 decimals.', () => expect(toFixedDecimal('7')).toBe('7.00')],
  ['Currency symbol | yuan sign', () => expect(formatMoney(0)).toBe('¥0.00')],
];

it.each(rows)('%s', (_, check) => check());
