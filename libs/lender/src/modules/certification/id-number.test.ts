import { wrongInNik, yearsBetween } from './id-number';

it('the id number of a woman has her day of birth plus forty', () => {
  const person = { gender: 'female', birthday: '1991-03-04' };
  expect(wrongInNik('3174014403910312', person)).toBeUndefined();
  expect(wrongInNik('3174010403910312', person)).toBeDefined();
});

it('the id number of a person of another gender may have either form', () => {
  const person = { gender: 'other', birthday: '1991-03-04' };
  expect(wrongInNik('3174014403910312', person)).toBeUndefined();
  expect(wrongInNik('3174010403910312', person)).toBeUndefined();
});

it('age increases on the birthday, not before', () => {
  expect(yearsBetween('2000-11-21', '2018-11-20')).toBe(17);
  expect(yearsBetween('2000-11-21', '2018-11-21')).toBe(18);
  expect(yearsBetween('2000-02-29', '2018-02-28')).toBe(17);
});
