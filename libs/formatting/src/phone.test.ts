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
  '+6200812345604',
])('%p is not a mobile number of the market', (typed) => {
  expect(phoneFromTyped(typed, sampleMarket)).toBeUndefined();
});
