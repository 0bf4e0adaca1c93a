import fc from 'fast-check';
import { phoneFromTyped } from './phone';
import { sampleMarket } from './market-profiles';

it.each([
  ...['081234560417', '+62 812-3456-0417', '6281234560417', '812 3456 0417', '(0812) 3456.0417'],
  ...['\u2068+62 812-3456-0417\u2069', '0062 812 3456 0417', '+62 (0) 812 3456 0417', '+62 0812 3456 0417'],
  ...[
    'tel:+62-812-3456-0417',
    '٠٨١٢٣٤٥٦٠٤١٧',
    '०८१२३४५६०४१७',
    '０８１２３４５６０４１７',
    '0812–3456–0417',
    '0812/3456/0417',
  ],
])('%p is read as the same phone number', (typed) => {
  expect(phoneFromTyped(typed, sampleMarket)).toBe('+6281234560417');
});

it.each([
  '',
  '0812',
  '080234560417',
  '+919876543210',
  '+62812345604170000',
  '0812abc60417',
  '0812 3456 0417 ext. 12',
  '0812 3456 0417 / 0813 3456 0417',
  '+6200812345604',
])('%p is not a mobile number of the market', (typed) => {
  expect(phoneFromTyped(typed, sampleMarket)).toBeUndefined();
});

it('reads a number behind the country code of the field, whatever code it has itself', () => {
  const codes = fc.constantFrom(
    ...['+62 ', '+62 0', '+62 62', '+62+62', '+62 +62 (0) ', '62 +62', '+62+62+62', '0 +62'],
  );
  fc.assert(
    fc.property(codes, fc.stringMatching(/^8[1-9]\d{6,10}$/), (code, national) => {
      expect(phoneFromTyped(code + national, sampleMarket)).toBe(`+62${national}`);
    }),
  );
});

it('two numbers are none, whatever stands between them', () => {
  const number = fc.tuple(fc.constantFrom('', '0', '+62'), fc.stringMatching(/^8[1-9]\d{6,10}$/));
  fc.assert(
    fc.property(number, number, fc.constantFrom(' ', '/', ' - ', ''), (one, other, between) => {
      const typed = `${one.join('')}${between}${other.join('')}`;
      expect(phoneFromTyped(typed, sampleMarket)).toBeUndefined();
    }),
  );
});

it('reads a number with any words before and after it, and none with words within', () => {
  const words = fc.array(
    fc.constantFrom('Mobile', 'tel:', 'HP', 'मोबाइल', '手机', '📱', 'ext.', '-', '(', ' '),
  );
  fc.assert(
    fc.property(words, words, fc.integer({ min: 1, max: 10 }), (before, after, at) => {
      const number = '81234560417';
      const [head, tail] = [before.join(' '), after.join(' ')];
      expect(phoneFromTyped(`${head}${number}${tail}`, sampleMarket)).toBe('+6281234560417');
      const broken = `${number.slice(0, at)}x${number.slice(at)}`;
      expect(phoneFromTyped(`${head}${broken}${tail}`, sampleMarket)).toBeUndefined();
    }),
  );
});
