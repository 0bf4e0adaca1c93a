import { exchanged, moneyText, ratesFromOwn, readMoney } from './exchange';

const rates = { usd2idr: '16482.50', idr2usd: '0.0000606704' };

describe('dollars and rupiah', () => {
  it('exchanges both ways', () => {
    expect(exchanged(25_000, 'usd', rates)).toBe(412_062_500);
    expect(exchanged(10_000_000, 'idr', rates)).toBe(607);
  });

  it('writes each as it is written: commas and cents, dots and none', () => {
    expect(moneyText(412_062_500, 'idr')).toBe('4.120.625');
    expect(moneyText(123_456_750, 'usd')).toBe('1,234,567.50');
    expect(moneyText(1_648_250, 'idr')).toBe('16.482,50');
  });

  it.each([
    ['usd', '1,000.50', 100_050],
    ['usd', '0', 0],
    ['idr', '4.120.625', 412_062_500],
    ['idr', '16.482,50', 1_648_250],
    ['idr', 'Rp16.482', 1_648_200],
  ] as const)('reads %s %s', (code, typed, amount) => {
    expect(readMoney(typed, code)).toEqual({ amount });
  });

  it.each([
    ['', 'empty'],
    ['-5', 'negative'],
    ['ten', 'letters'],
    ['1000000000000000', 'tooLarge'],
  ])('answers %j with a sentence', (typed, problem) => {
    expect(readMoney(typed, 'usd')).toEqual({ problem });
  });

  it('takes the rate of a bank', () => {
    expect(ratesFromOwn('16.000')).toEqual({ usd2idr: '16000.00', idr2usd: '0.0000625000' });
    expect(ratesFromOwn('0')).toBeUndefined();
    expect(ratesFromOwn('a lot')).toBeUndefined();
  });
});
