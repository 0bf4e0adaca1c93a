import * as fc from 'fast-check';
import { check, object, parse, pipe, safeParse, transform, trim } from 'valibot';
import { encode } from './encode';
import { moneyText } from './money-text';
import {
  boundedText,
  count,
  date,
  instant,
  flag,
  flagOrNo,
  isKnown,
  listOf,
  manyOf,
  money,
  month,
  openEnum,
  optional,
  ownPath,
  paging,
  percent,
  text,
  timeOfDay,
} from './wire';

it('texts of the same length share one schema, and each length enforces its limit', () => {
  expect(text(80)).toBe(text(80));
  expect(safeParse(text(3), 'four').success).toBe(false);
  expect(safeParse(text(4), 'four').success).toBe(true);
  expect(safeParse(text(), 'x'.repeat(201)).success).toBe(false);
});

it('a text that is too long is refused before anything reads it', () => {
  const reads = jest.fn(() => true);
  const schema = pipe(boundedText(3), trim(), check(reads), transform(reads));
  expect(safeParse(schema, 'four').success).toBe(false);
  expect(reads).not.toHaveBeenCalled();
  expect(safeParse(schema, 'for').success).toBe(true);
});

describe('money on the wire', () => {
  it.each([
    ['1234.50', 123450],
    ['1234.5', 123450],
    ['1234', 123400],
    [' 007.10 ', 710],
    ['-0.05', -5],
    ['-0.00', 0],
    [1234.5, 123450],
    ['12.500', 1250],
  ])('reads %p as %p minor units', (wire, minor) => {
    expect(parse(money, wire)).toBe(minor);
  });

  it.each([
    '12,5',
    '1.234,50',
    '12.505',
    '1e3',
    '',
    ' ',
    'NaN',
    Infinity,
    '99999999999999999.99',
    null,
    true,
  ])('rejects %p', (wire) => {
    expect(safeParse(money, wire).success).toBe(false);
  });

  it('survives a round trip for every amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        expect(parse(money, moneyText(minor))).toBe(minor === 0 ? 0 : minor);
        expect(moneyText(minor)).toMatch(/^-?\d+\.\d{2}$/);
      }),
    );
  });
});

describe('absent values', () => {
  const schema = object({ note: optional(money), list: manyOf(money), isLast: flagOrNo });

  it.each([[{}], [{ note: null, list: null, isLast: null }]])(
    'decode to undefined, an empty list or false: %p',
    (wire) => {
      const inside = parse(schema, wire);
      expect(inside.note).toBeUndefined();
      expect(inside.list).toEqual([]);
      expect(inside.isLast).toBe(false);
    },
  );

  it('are omitted when encoded, while present values take their wire form', () => {
    expect(encode(schema, { note: undefined, list: [5], isLast: true })).toEqual({
      list: ['0.05'],
      isLast: true,
    });
  });

  it('default to the first page of 20 items', () => {
    expect(parse(object(paging), {})).toEqual({ pageNum: 1, pageSize: 20 });
    expect(parse(listOf(money), { list: ['1.00'] })).toEqual({ list: [100], hasMore: false });
  });
});

describe('schemas of enums and formats', () => {
  const weather = ['sun', 'rain'] as const;

  it('keep an unknown enum value and recognize it as unknown', () => {
    expect(parse(openEnum(weather), 'hail')).toBe('hail');
    expect(isKnown(weather, 'hail')).toBe(false);
    expect(isKnown(weather, 'rain')).toBe(true);
  });

  it.each([
    [true, true],
    ['1', true],
    [0, false],
    ['false', false],
  ])('read a boolean from %p', (wire, inside) => {
    expect(parse(flag, wire)).toBe(inside);
  });

  it.each([
    ['/pictures/a-1.svg', '/pictures/a-1.svg'],
    ['//elsewhere.example/a.svg', ''],
    ['https://elsewhere.example/a.svg', ''],
    ['javascript:alert(1)', ''],
  ])('accept a picture only from our origin: %p', (wire, inside) => {
    expect(parse(ownPath, wire)).toBe(inside);
  });

  it.each([
    [percent, '24 %'],
    [date, '20.11.2026'],
    [count, '2147483648'],
    [date, '2026-02-30'],
    [date, '2025-02-29'],
    [instant, '2026-02-30T09:00:00Z'],
    [instant, '2026-04-31T09:00:00.000Z'],
    [month, '2026-00'],
    [timeOfDay, '24:00'],
  ])('reject an invalid format (%#)', (schema, wire) => {
    expect(safeParse(schema, wire).success).toBe(false);
  });
});
