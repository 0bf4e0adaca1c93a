import { withoutTitle } from './agreement-text';

const html = '<h1>Loan agreement</h1>\n<p>Order 1</p>';

it('a borrower reads the title of an agreement once', () => {
  expect(withoutTitle(html, 'Loan agreement')).toBe('\n<p>Order 1</p>');
});

it.each([
  ['another title than the screen shows', html, 'लोन समझौता'],
  ['a heading further down', '<p>Order 1</p><h1>Loan agreement</h1>', 'Loan agreement'],
])('an agreement keeps %s', (_what, text, title) => {
  expect(withoutTitle(text, title)).toBe(text);
});
