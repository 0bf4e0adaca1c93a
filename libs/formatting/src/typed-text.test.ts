import fc from 'fast-check';
import { sampleMarket } from './market-profiles';
import { readTypedAmount } from './typed-amount';
import { readTypedDay } from './typed-day';
import { asciiDigit, plainTyped, withoutQuotes } from './typed-text';

/** The positional decimal numeral systems of Intl, such as Devanagari or Thai. */
const systems = Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
  const format = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false });
  const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
  return digits.every((digit) => /^\p{Nd}$/u.test(digit)) ? [[system, digits] as const] : [];
});

describe('digits in another script', () => {
  it('are known for every script of Intl', () => {
    expect(systems.length).toBeGreaterThan(30);
    expect(systems.map(([system]) => system)).toEqual(
      expect.arrayContaining(['deva', 'arab', 'fullwide', 'thai']),
    );
  });

  it.each(systems)('are read: %s', (_, digits) => {
    expect(digits.map(asciiDigit)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('exclude superscripts, fractions and circled digits', () => {
    expect(plainTyped('10² 1½ ①')).toBe('10² 1½ ①');
  });
});

describe('a pasted text', () => {
  it.each([
    ['\u2068+62 812-3456-7890\u2069', '+62 812-3456-7890'],
    ['\uFEFF12\u00AD34\u200B', '1234'],
    ['1\u00A0234\u202F567', '1 234 567'],
    ['− – — ‒ ﹣ －', '- - - - - -'],
    ['（12．5）', '(12.5)'],
    ['1️⃣2️⃣', '12'],
  ])('%j is normalized', (typed, plain) => {
    expect(plainTyped(typed)).toBe(plain);
  });

  it('stays the same when it is normalized again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(plainTyped(plainTyped(typed))).toBe(plainTyped(typed));
      }),
    );
  });
});

it('quotes around an amount or a day change nothing, quotes within do', () => {
  const around = fc.constantFrom(['"', '"'], ['“', '”'], ["'", "'"], ["'", '']);
  fc.assert(
    fc.property(around, fc.integer({ min: 1, max: 28 }), ([open = '', close = ''], number) => {
      const day = `2026-11-${String(number).padStart(2, '0')}`;
      expect(readTypedDay(`${open}${day}${close}`, 'dayFirst', '2026-11-25')).toBe(day);
      expect(readTypedAmount(`${open}${String(number)}.50${close}`, sampleMarket)).toMatchObject({
        minor: number * 100 + 50,
      });
    }),
  );
  expect(['5" 3', '"5" 3', '5"', "'tis"].map(withoutQuotes)).toEqual(['5" 3', '"5" 3', '5"', "'tis"]);
});
