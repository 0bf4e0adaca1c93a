import { sampleMarket } from '@clearloan/formatting';
import { plainAmount } from './plain-amount';

it.each([
  [214231, '2142.31'],
  [100000000, '1000000.00'],
  [5, '0.05'],
])('copies %i cents as %s', (amount, text) => {
  expect(plainAmount(amount, sampleMarket)).toBe(text);
});

it('copies a round amount without decimals where the market has none', () => {
  const currency = {
    ...sampleMarket.currency,
    decimals: 0 as const,
    groupSeparator: '.',
    decimalSeparator: ',',
  };
  expect(plainAmount(15000000, { ...sampleMarket, currency })).toBe('150000');
});
