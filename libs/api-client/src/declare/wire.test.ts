import * as fc from 'fast-check';
import { object, parse, safeParse } from 'valibot';
import { encode } from './encode';
import { moneyText } from './money-text';
import {
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

it('texts of one length are one schema, each length keeps its own bound', () => {
  expect(text(80)).toBe(text(80));
  expect(safeParse(text(3), 'four').success).toBe(false);
  expect(safeParse(text(4), 'four').success).toBe(true);
  expect(safeParse(text(), 'x'.repeat(201)).success).toBe(false);
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
  ])('refuses %p', (wire) => {
    expect(safeParse(money, wire).success).toBe(false);
  });

  it('comes back as it was sent, for every amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (minor) => {
        expect(parse(money, moneyText(minor))).toBe(minor === 0 ? 0 : minor);
        expect(moneyText(minor)).toMatch(/^-?\d+\.\d{2}$/);
      }),
    );
  });
});

describe('what may be absent', () => {
  const schema = object({ note: optional(money), list: manyOf(money), isLast: flagOrNo });

  it.each([[{}], [{ note: null, list: null, isLast: null }]])(
    'is undefined, empty or no inside: %p',
    (wire) => {
      const inside = parse(schema, wire);
      expect(inside.note).toBeUndefined();
      expect(inside.list).toEqual([]);
      expect(inside.isLast).toBe(false);
    },
  );

  it('goes back in its wire form, and not at all when it is undefined', () => {
    expect(encode(schema, { note: undefined, list: [5], isLast: true })).toEqual({
      list: ['0.05'],
      isLast: true,
    });
  });

  it('a page is the first of twenty unless asked otherwise', () => {
    expect(parse(object(paging), {})).toEqual({ pageNum: 1, pageSize: 20 });
    expect(parse(listOf(money), { list: ['1.00'] })).toEqual({ list: [100], hasMore: false });
  });
});

describe('words and forms', () => {
  const weather = ['sun', 'rain'] as const;

  it('keeps a word it does not know, and tells it apart', () => {
    expect(parse(openEnum(weather), 'hail')).toBe('hail');
    expect(isKnown(weather, 'hail')).toBe(false);
    expect(isKnown(weather, 'rain')).toBe(true);
  });

  it.each([
    [true, true],
    ['1', true],
    [0, false],
    ['false', false],
  ])('reads yes and no from %p', (wire, inside) => {
    expect(parse(flag, wire)).toBe(inside);
  });

  it.each([
    ['/pictures/a-1.svg', '/pictures/a-1.svg'],
    ['//elsewhere.example/a.svg', ''],
    ['https://elsewhere.example/a.svg', ''],
    ['javascript:alert(1)', ''],
  ])('takes a picture only from our own origin: %p', (wire, inside) => {
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
  ])('refuses a wrong form (%#)', (schema, wire) => {
    expect(safeParse(schema, wire).success).toBe(false);
  });
});
