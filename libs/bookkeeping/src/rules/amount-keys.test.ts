import { formatMinorParts, marketProfiles, type Market } from '@clearloan/formatting';
import * as fc from 'fast-check';
import { amountOf, formatExpression, isWorthShowing, keyRows, keyTyped, press } from './amount-keys';

describe('keys of a keyboard', () => {
  const { sample, indonesia } = marketProfiles;
  const comma = { ...sample, currency: { ...sample.currency, groupSeparator: '.', decimalSeparator: ',' } };
  const markets = [...Object.values(marketProfiles), comma];
  const typeOn = (market: Market, text: string) =>
    Array.from(text).reduce((typed, name) => {
      const key = keyTyped(name, market);
      return key === undefined ? typed : press(typed, key);
    }, '');

  it('an amount typed as the market writes it is that amount', () => {
    fc.assert(
      fc.property(fc.constantFrom(...markets), fc.integer({ min: 1, max: 9_999_999_999 }), (market, some) => {
        const amount = market.currency.decimals === 0 ? some * 100 : some;
        fc.pre(amount <= 99_999_999_999);
        const { whole, separator, decimals } = formatMinorParts(amount, market);
        expect(amountOf(typeOn(market, whole + separator + decimals), market)).toBe(amount);
      }),
    );
  });

  it('control: read with the signs of another market it is another amount', () => {
    expect(amountOf(typeOn(sample, '15.000'), sample)).toBe(1500);
    expect(amountOf(typeOn(indonesia, '15.000'), indonesia)).toBe(1_500_000);
  });

  it.each([
    ['12.50', comma, 1250],
    ['12.5', comma, 1250],
    ['12.+3', sample, 1500],
    ['15.+3', indonesia, 1800],
    ['15.000', comma, 1_500_000],
    ['1.234,50', comma, 123_450],
    ['12.50+1.000', comma, 101_250],
    ['12,50', sample, 1250],
    ['1,234.50', sample, 123_450],
    ['1,00,000', marketProfiles.india, 10_000_000],
    ['15.', indonesia, 1500],
    ['1.500.000', indonesia, 150_000_000],
  ])('the digits behind the sign that groups decide: %s', (text, market, amount) => {
    expect(amountOf(typeOn(market, text), market)).toBe(amount);
  });

  it.each([
    ['12.50', indonesia],
    ['15.00', indonesia],
    ['1.2345', indonesia],
    ['12,345,6', sample],
    ['1.2.3', comma],
  ])('%s is no amount, and is shown as typed', (text, market) => {
    const typed = typeOn(market, text);
    expect(amountOf(typed, market)).toBeUndefined();
    expect(isWorthShowing(typed)).toBe(true);
    expect(formatExpression(typed, market)).toBe(text);
  });

  it('a sign that groups follows a digit', () => {
    expect(['.5', '0.5', '1..5', '5+.5'].map((text) => typeOn(comma, text))).toEqual([
      '5',
      '5',
      '1,5',
      '5+5',
    ]);
  });

  it('a pad without cents has three zeros and pays whole amounts', () => {
    const press000 = (typed: string) => press(typed, '000');
    expect(keyRows(indonesia).flat()).toContain('000');
    expect(keyRows(indonesia).flat()).not.toContain('.');
    expect(keyRows(sample).flat()).not.toContain('000');
    expect([press000(''), press000('0'), press000('15'), press000('1+')]).toEqual(['', '0', '15000', '1+']);
    expect(amountOf('100÷3', indonesia)).toBe(3300);
    expect(amountOf('100÷3', sample)).toBe(3333);
  });
});
