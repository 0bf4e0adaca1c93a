import { wrongInNik, yearsBetween } from './id-number';

it('reads a woman’s day of birth with forty added', () => {
  const person = { gender: 'female', birthday: '1991-03-04' };
  expect(wrongInNik('3174014403910312', person)).toBeUndefined();
  expect(wrongInNik('3174010403910312', person)).toBeDefined();
});

it('fits a person who is neither woman nor man either way', () => {
  const person = { gender: 'other', birthday: '1991-03-04' };
  expect(wrongInNik('3174014403910312', person)).toBeUndefined();
  expect(wrongInNik('3174010403910312', person)).toBeUndefined();
});

it('counts a year on the birthday, not before', () => {
  expect(yearsBetween('2000-11-21', '2018-11-20')).toBe(17);
  expect(yearsBetween('2000-11-21', '2018-11-21')).toBe(18);
  expect(yearsBetween('2000-02-29', '2018-02-28')).toBe(17);
});
