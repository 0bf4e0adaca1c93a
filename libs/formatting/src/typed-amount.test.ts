import fc from 'fast-check';
import { moneyStep } from './market';
import { marketProfiles } from './market-profiles';
import { formatMinor, formatMinorRound } from './minor';
import { minorOfTyped, plainAmount, readTypedAmount, type TypedAmount } from './typed-amount';

const { sample, india, indonesia } = marketProfiles;
const markets = fc.constantFrom(sample, india, indonesia);
const signs = { signs: true };

describe('a typed amount', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['1,234.50', 123450],
    ['¥ 1 234,567', 123456700],
    ['1 234 567.5', 123456750],
    ['12,34,567', 123456700],
    ['− ¥12.00', -1200],
    ['0.10', 10],
    ['.5', 50],
    ['-3', -300],
    ['0', 0],
    ['-0', 0],
  ])('is read: %p', (typed, minor) => {
    expect(readTypedAmount(typed, sample, signs)).toMatchObject({ kind: 'value', minor });
  });

  it.each(['4800,50', '4.800', '1,23', '1234,567', '1,,000', '12 34', '1.00,0', '1.005', '10.50', '4,800'])(
    'with misplaced separators is not guessed: %p',
    (typed) => {
      const market = /^10\.50$|^4,800$/.test(typed) ? indonesia : sample;
      expect(minorOfTyped(readTypedAmount(typed, market, signs))).toBeUndefined();
    },
  );

  it.each(['abc', '1.2.3', '1e5', '99999999999999999999', '--1', '10²', '1½', '1-2', '12 months', '5%'])(
    'is rejected when it is not an amount: %p',
    (typed) => {
      expect(readTypedAmount(typed, sample, signs).kind).toBe('invalid');
    },
  );

  it.each(['', ' ', '¥', '\u200B', '\u2068\u2069', 'Rp', '₹'])(
    'is empty when nothing is typed: %p',
    (typed) => {
      expect(readTypedAmount(typed, sample)).toEqual({ kind: 'empty' });
    },
  );

  it('is rejected when it has sen, as rupiah are paid in whole units', () => {
    expect(readTypedAmount('1.500.000,50', indonesia)).toEqual({ kind: 'invalid', reason: 'tooFine' });
    expect(readTypedAmount('1.500.000,00', indonesia)).toMatchObject({ minor: 150000000 });
  });

  it('is rejected below zero in a field without negative amounts', () => {
    for (const typed of ['-5', '5-', '(5)', '– ¥5']) {
      expect(readTypedAmount(typed, sample)).toEqual({ kind: 'invalid', reason: 'negative' });
    }
  });

  it('is rejected above the limit, also when negative', () => {
    for (const typed of ['5.01', '-5.01'])
      expect(readTypedAmount(typed, sample, { ...signs, most: 500 })).toEqual({
        kind: 'invalid',
        reason: 'tooLarge',
      });
    expect(readTypedAmount('-5', sample, { ...signs, most: 500 })).toMatchObject({ minor: -500 });
  });

  it('is marked as not plain when it is not in the format of the field', () => {
    const isPlain = (typed: string) => {
      const read = readTypedAmount(typed, sample);
      return read.kind === 'value' && read.isPlain;
    };
    expect(['15000', '15,000', '¥15,000', '15,000.5', ' 15 000 ', '１５０００'].map(isPlain)).not.toContain(
      false,
    );
    expect(['1.000.000,00', 'Rp 1.000.000', '₹1,00,000', '5k', '$5', '5 juta'].map(isPlain)).not.toContain(
      true,
    );
  });

  it('is unclear when it can mean two amounts', () => {
    expect(readTypedAmount('1,25', sample)).toEqual({ kind: 'unclear', readings: [125, 12500] });
    expect(readTypedAmount('1.250', sample)).toEqual({ kind: 'unclear', readings: [125, 125000] });
    expect(readTypedAmount('2 Cr', india)).toEqual({ kind: 'unclear', readings: [2_00_00_000_00, 200] });
    expect(readTypedAmount('4,800', indonesia)).toEqual({ kind: 'unclear', readings: [480000] });
  });

  it('is read back from its formatted text in every market', () => {
    const amounts = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(amounts, markets, (amount, market) => {
        const isPaid = amount % moneyStep(market) === 0;
        for (const show of [formatMinor, formatMinorRound, plainAmount]) {
          const read = readTypedAmount(show(amount, market), market, signs);
          expect(read).toEqual(
            isPaid
              ? { kind: 'value', minor: amount, isPlain: true }
              : // In a currency without decimals, an amount with decimals is shown as it is, and never accepted.
                { kind: 'invalid', reason: 'tooFine' },
          );
        }
      }),
    );
  });
});

/** All amounts that digits with separators allow: the decimals start at a separator, or there are none. */
function allowed(typed: string): ReadonlySet<number> {
  const places = [...typed.matchAll(/[.,]/g)].map(({ index }) => index);
  const values = [typed.length, ...places].map((place) => {
    const whole = typed.slice(0, place).replace(/\D/g, '');
    const fraction = typed.slice(place).replace(/\D/g, '').replace(/0+$/, '');
    return fraction.length > 2 ? NaN : Number(`${whole}${fraction.padEnd(2, '0')}`);
  });
  return new Set(values);
}

const amountsOf = (read: TypedAmount): readonly number[] =>
  read.kind === 'value' ? [read.minor] : read.kind === 'unclear' ? read.readings : [];

describe('any text pasted into an amount field', () => {
  const pieces = fc.constantFrom(
    ...[
      '1',
      '25',
      '000',
      '0',
      '.',
      ',',
      ' ',
      "'",
      '-',
      '(',
      ')',
      'Rp',
      '₹',
      '¥',
      'k',
      'juta',
      'Cr',
      'DR',
      '万',
    ],
    ...['१२', '５', '\u2068', '\u00A0', '−', ',-', '/-', '%', 'e5', '²', '½', '元', '😀', 'x'],
  );
  const pasted = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 8 }).map((list) => list.join('')),
  );

  it('never throws and never gives an invalid amount', () => {
    const options = fc.record({
      signs: fc.boolean(),
      form: fc.constantFrom('market' as const, 'any' as const),
    });
    fc.assert(
      fc.property(pasted, markets, options, (typed, market, chosen) => {
        for (const amount of amountsOf(readTypedAmount(typed, market, chosen))) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(Math.abs(amount) % moneyStep(market)).toBe(0);
          expect(chosen.signs || amount >= 0).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('never gives a magnitude that its digits and separators do not allow', () => {
    const digits = fc.stringMatching(/^[1-9]?[0-9]{0,4}([.,' ][0-9]{1,4}){0,3}$/);
    fc.assert(
      fc.property(digits, markets, (typed, market) => {
        const possible = allowed(typed);
        for (const amount of amountsOf(readTypedAmount(typed, market))) expect(possible).toContain(amount);
      }),
      { numRuns: 1000 },
    );
    // Controls: errors that the oracle would catch.
    expect(allowed('0.125')).not.toContain(12500_00);
    expect(allowed('1,25')).not.toContain(1250);
  });

  it('is accepted only when it has one reading or the format of the field', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 0, max: 999 }), (head, tail) => {
        const typed = `${String(head)}.${String(tail).padStart(3, '0')}`;
        expect(readTypedAmount(typed, sample).kind).toBe('unclear');
        expect(readTypedAmount(typed, indonesia).kind).toBe('value');
      }),
    );
  });
});
