import { phoneMark } from './last-borrower';

it('tells two borrowers apart, also those whose numbers are near', () => {
  const numbers = Array.from({ length: 1000 }, (_, place) => `+62812555${String(10_000 + place)}`);
  expect(new Set(numbers.map(phoneMark)).size).toBeGreaterThan(995);
});

it('is the same for one number, and holds no digits of it that could be read', () => {
  expect(phoneMark('+6281255500417')).toBe(phoneMark('+6281255500417'));
  expect(Number(phoneMark('+6281255500417'))).toBeLessThan(2 ** 20);
});
