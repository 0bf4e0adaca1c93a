import fc from 'fast-check';
import { amountInWords, type SpokenLanguage } from './amount-in-words';
import { sampleMarket } from './market-profiles';
import type { Market } from './market';

const india: Market = {
  ...sampleMarket,
  currency: { ...sampleMarket.currency, symbol: '₹', grouping: 'lakh' },
};
const indonesia: Market = { ...sampleMarket, currency: { ...sampleMarket.currency, symbol: 'Rp' } };

describe('an amount read aloud', () => {
  it.each([
    ['en', 214231, 'two thousand one hundred forty-two yuan and 31 cents'],
    ['en', 0, 'zero yuan'],
    ['en', 1, '1 cent'],
    ['en', 101, 'one yuan and 1 cent'],
    ['en', 1900, 'nineteen yuan'],
    ['en', 1_000_000_00, 'one million yuan'],
    ['en', -4000, 'minus forty yuan'],
    ['hi', 214231, 'दो हज़ार एक सौ बयालीस युआन और 31 सेंट'],
    ['hi', 150_000_00, 'एक सौ पचास हज़ार युआन'],
    ['id', 214231, 'dua ribu seratus empat puluh dua yuan dan 31 sen'],
    ['id', 1_000_00, 'seribu yuan'],
    ['id', 1_001_111_00, 'satu juta seribu seratus sebelas yuan'],
    ['id', 21_017_00, 'dua puluh satu ribu tujuh belas yuan'],
    ['zh', 214231, '两千一百四十二元三角一分'],
    ['zh', 0, '零元'],
    ['zh', 1000_05, '一千元零五分'],
    ['zh', 12_30, '十二元三角'],
    ['zh', 7, '七分'],
    ['zh', 110_00, '一百一十元'],
    ['zh', 10_010_00, '一万零一十元'],
    ['zh', 20_200_00, '两万零二百元'],
    ['zh', 100_000_000_00, '一亿元'],
    ['zh', 120_003_000_00, '一亿两千万三千元'],
  ] as const)('in %s, %p is "%s"', (language, amount, words) => {
    expect(amountInWords(amount, language, sampleMarket)).toBe(words);
  });

  it.each([
    ['en', 150_000_50, 'one lakh fifty thousand rupees and 50 paise'],
    ['en', 1_00, 'one rupee'],
    ['hi', 150_000_00, 'एक लाख पचास हज़ार रुपये'],
    ['hi', 1_01, 'एक रुपया और 1 पैसा'],
    ['hi', 12_345_678_00, 'एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर रुपये'],
    ['hi', 10_000_000_000_00, 'एक हज़ार करोड़ रुपये'],
    ['id', 150_000_00, 'seratus lima puluh ribu rupee'],
  ] as const)('in %s, in a market with lakhs, %p is "%s"', (language, amount, words) => {
    expect(amountInWords(amount, language, india)).toBe(words);
  });

  it('is in rupiah in Indonesia', () => {
    expect(amountInWords(2_500_000_00, 'id', indonesia)).toBe('dua juta lima ratus ribu rupiah');
  });

  it('is undefined for a currency without a name', () => {
    const market = { currency: { ...sampleMarket.currency, symbol: '¤' } };
    expect(amountInWords(100, 'en', market)).toBeUndefined();
  });

  it('throws for half a cent', () => {
    expect(() => amountInWords(0.5, 'en', sampleMarket)).toThrow(RangeError);
  });
});

const amounts = fc.integer({ min: 1, max: 999_999_999 });

describe('an amount in words', () => {
  it('can be parsed back in English', () => {
    fc.assert(
      fc.property(amounts, (whole) => {
        const words = amountInWords(whole * 100, 'en', sampleMarket) ?? '';
        return englishNumber(words.replace(/ yuan$/, '')) === whole;
      }),
    );
  });

  it('can be parsed back in Chinese', () => {
    fc.assert(
      fc.property(amounts, (whole) => {
        const words = amountInWords(whole * 100, 'zh', sampleMarket) ?? '';
        return chineseToNumber(words.replace(/元$/, '')) === whole;
      }),
    );
  });

  it.each(['en', 'hi', 'id', 'zh'] as const)('differs for each amount in %s', (language) => {
    fc.assert(
      fc.property(amounts, amounts, (one, other) => {
        fc.pre(one !== other);
        const inWords = (amount: number, market = sampleMarket) => amountInWords(amount, language, market);
        return inWords(one) !== inWords(other) && inWords(one, india) !== inWords(other, india);
      }),
    );
  });

  it('has a unique word for each number below a hundred in Hindi', () => {
    const said = Array.from({ length: 100 }, (_, whole) => amountInWords(whole * 100, 'hi', india));
    expect(new Set(said).size).toBe(100);
  });

  it.each(['en', 'hi', 'id', 'zh'] satisfies SpokenLanguage[])(
    'supports the largest amount in %s',
    (language) => {
      expect(amountInWords(Number.MAX_SAFE_INTEGER, language, sampleMarket)).not.toMatch(
        /undefined|NaN| {2}/,
      );
    },
  );
});

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Parses English numbers word by word. */
function englishNumber(words: string): number {
  let all = 0;
  let group = 0;
  for (const word of words.split(/[ -]/)) {
    if (small.includes(word)) group += small.indexOf(word);
    else if (tens.includes(word)) group += 20 + tens.indexOf(word) * 10;
    else if (word === 'hundred') group *= 100;
    else {
      all += group * (word === 'thousand' ? 1e3 : 1e6);
      group = 0;
    }
  }
  return all + group;
}

function chineseToNumber(words: string): number {
  let all = 0;
  let group = 0;
  let digit = 0;
  for (const sign of words.replace(/^十/, '一十')) {
    const place = { 十: 10, 百: 100, 千: 1000 }[sign];
    if (place !== undefined) {
      group += (digit || 1) * place;
      digit = 0;
    } else if (sign === '万' || sign === '亿') {
      all = sign === '亿' ? (all + group + digit) * 1e8 : all + (group + digit) * 1e4;
      group = digit = 0;
    } else {
      digit = sign === '两' ? 2 : '零一二三四五六七八九'.indexOf(sign);
    }
  }
  return all + group + digit;
}
