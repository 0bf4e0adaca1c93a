import { exchanged, writtenIn, ratesFromOwn, readLocalMoney } from './exchange';

const rates = { usd2idr: '16482.50', idr2usd: '0.0000606704' };

describe('the exchange of dollars and rupiah', () => {
  it('converts both ways', () => {
    expect(exchanged(25_000, 'usd', rates)).toBe(412_062_500);
    expect(exchanged(10_000_000, 'idr', rates)).toBe(607);
  });

  it('converts back by the exact inverse of one rate', () => {
    const own = { usd2idr: '16620.00' };
    expect(exchanged(304_814_338_600, 'idr', own)).toBe(18_340_213);
    expect(exchanged(1_000_000_000, 'idr', own)).toBe(60_168);
  });

  it('formats dollars with commas and cents, and rupiah with dots', () => {
    expect(writtenIn(412_062_500, 'idr')).toBe('4.120.625');
    expect(writtenIn(123_456_750, 'usd')).toBe('1,234,567.50');
    expect(writtenIn(1_648_250, 'idr')).toBe('16.482,50');
  });

  it.each([
    ['usd', '1,000.50', 100_050, true],
    ['usd', '0', 0, true],
    ['idr', '4.120.625', 412_062_500, true],
    ['idr', '16.482,50', 1_648_250, true],
    ['idr', 'Rp16.482', 1_648_200, true],
  ] as const)('reads %s %s', (code, typed, minor, isPlain) => {
    expect(readLocalMoney(typed, code)).toEqual({ kind: 'value', minor, isPlain });
  });

  it.each([
    ['', 'empty', {}],
    ['-5', 'invalid', { reason: 'negative' }],
    ['ten', 'invalid', { reason: 'letters' }],
    ['1000000000000000', 'invalid', { reason: 'tooLarge' }],
    ['1.250', 'unclear', { readings: [125, 125_000] }],
  ])('rejects %j with a reason', (typed, kind, why) => {
    expect(readLocalMoney(typed, 'usd')).toEqual({ kind, ...why });
  });

  it('accepts another rate', () => {
    expect(ratesFromOwn('16.000')).toEqual({ usd2idr: '16000.00' });
    expect(ratesFromOwn('0')).toBeUndefined();
    expect(ratesFromOwn('a lot')).toBeUndefined();
  });
});
