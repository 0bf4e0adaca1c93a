import { shortHash } from './last-borrower';

it('two borrowers with similar phone numbers get different hashes', () => {
  const numbers = Array.from({ length: 1000 }, (_, place) => `+62812555${String(10_000 + place)}`);
  expect(new Set(numbers.map(shortHash)).size).toBeGreaterThan(995);
});

it('a phone number always gets the same hash, which does not reveal its digits', () => {
  expect(shortHash('+6281255500417')).toBe(shortHash('+6281255500417'));
  expect(Number(shortHash('+6281255500417'))).toBeLessThan(2 ** 20);
});
