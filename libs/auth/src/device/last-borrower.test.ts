import { shortMark } from './last-borrower';

it('two borrowers with similar phone numbers get different marks', () => {
  const numbers = Array.from({ length: 1000 }, (_, place) => `+62812555${String(10_000 + place)}`);
  expect(new Set(numbers.map(shortMark)).size).toBeGreaterThan(995);
});

it('a phone number always gets the same mark, which does not reveal its digits', () => {
  expect(shortMark('+6281255500417')).toBe(shortMark('+6281255500417'));
  expect(Number(shortMark('+6281255500417'))).toBeLessThan(2 ** 20);
});
