import { formatMinor, marketMoney } from '@clearloan/formatting';
import fc from 'fast-check';
import { agreementFaults } from './agreement';

const page = (money: string) => `<h2 class="n-7">2. The loan</h2><table><tr><td>${money}</td></tr></table>`;
const markets = Object.entries(marketMoney);
const amount = fc.integer({ min: 1_000, max: 10_000_000 }).map((units) => units * 100);

it.each(markets)('an agreement with the loan amount formatted like %s money passes', (_name, market) => {
  fc.assert(
    fc.property(amount, (minor) => {
      expect(agreementFaults(page(formatMinor(minor, market)), { 'the principal': minor })).toEqual([]);
    }),
  );
});

it.each(markets)('an agreement with another amount formatted like %s money fails', (_name, market) => {
  fc.assert(
    fc.property(amount, amount, (minor, other) => {
      fc.pre(minor !== other && other !== minor * 100 && minor !== other * 100);
      expect(agreementFaults(page(formatMinor(other, market)), { 'the principal': minor })).toEqual([
        {
          at: 'data.html',
          expected: expect.stringContaining('the principal'),
          received: 'text without this amount',
        },
      ]);
    }),
  );
});

it.each(['€3.000,00', '3&nbsp;000.00', '3\u202f000,00', 'CHF 3’000.00', '3000'])(
  'an agreement may write 3000.00 as %s',
  (text) => {
    expect(agreementFaults(page(text), { 'the principal': 300_000 })).toEqual([]);
  },
);
