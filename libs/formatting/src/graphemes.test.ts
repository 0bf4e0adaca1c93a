import fc from 'fast-check';
import { firstGraphemes, fitChange, storedText } from './cut-text';
import { fitsIn, graphemeCount, graphemesOf } from './graphemes';

const segmenter = new Intl.Segmenter('en');
const bySegmenter = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

const signs = [
  ...[
    'a',
    'é',
    'e\u0301',
    ' ',
    '\n',
    '\r\n',
    '，',
    '字',
    '😀',
    '👍🏽',
    '❤️',
    '1️⃣',
    '🇮🇩',
    '🇮🇳',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ],
  ...['👨‍👩‍👧‍👦', '👩🏽‍❤️‍💋‍👨🏿', '🏳️‍🌈', 'न', 'नि', 'क्ष', 'क्षि', 'र्म', 'हिं', 'दी', 'श्री', 'ज़', '각'],
];

describe('the characters of a text', () => {
  it.each(signs)('are counted as the borrower sees them: %j is one', (sign) => {
    expect(graphemesOf(sign)).toEqual([sign]);
    expect(bySegmenter(sign)).toEqual([sign]);
  });

  it('equal those of Intl.Segmenter for four languages and emoji', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 20 }), (parts) => {
        const text = parts.join('');
        expect(graphemesOf(text)).toEqual(bySegmenter(text));
      }),
    );
  });

  it('join to the complete text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(graphemesOf(text).join('')).toBe(text);
      }),
    );
  });
});

describe('a text that is too long', () => {
  it('is cut between characters, so that an emoji at the limit is never split', () => {
    expect(firstGraphemes(`${'x'.repeat(499)}😀tail`, 500)).toBe(`${'x'.repeat(499)}😀`);
    expect(firstGraphemes(`${'x'.repeat(500)}😀`, 500)).toBe('x'.repeat(500));
    expect(firstGraphemes('हिंदी में', 2)).toBe('हिंदी');
  });

  it('fits after it is cut, and is a prefix of the typed text', () => {
    const text = fc.array(fc.constantFrom(...signs), { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 20 }), (typed, most) => {
        const kept = firstGraphemes(typed, most);
        expect(fitsIn(kept, most)).toBe(true);
        expect(typed.startsWith(kept)).toBe(true);
        expect(fitsIn(typed, most) ? kept === typed : graphemeCount(kept) === most).toBe(true);
      }),
    );
  });

  it('has at most as many marks on one letter as the lender stores', () => {
    const piled = `a${'\u0301'.repeat(100)}`;
    expect(fitsIn(piled, 5)).toBe(false);
    expect(firstGraphemes(piled, 5)).toBe('');
  });

  it('loses the end of the inserted text, and not the text after it', () => {
    expect(fitChange('headtail', 'headXXXXXtail', 10)).toBe('headXXtail');
    expect(fitChange('full', 'fuXll', 4)).toBe('full');
    expect(fitChange('', 'long text', 4)).toBe('long');
    expect(fitChange('ab', 'ab😀😀', 3)).toBe('ab😀');
  });

  it('fits after every change', () => {
    const text = fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 10 }), (before, after, most) => {
        expect(fitsIn(fitChange(firstGraphemes(before, most), after, most), most)).toBe(true);
      }),
    );
  });
});

it('a stored text has no unpaired surrogates or control characters, on the device and at the lender', () => {
  expect(storedText(' Paid\u0000 twice \uD83D\n\tsee 😀 ')).toBe('Paid twice \n\tsee 😀');
});
