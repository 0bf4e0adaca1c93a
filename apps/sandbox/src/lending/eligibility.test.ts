import { nobody } from './borrower-facts';
import { ageOn, isOfAge } from './eligibility';

describe('age', () => {
  it.each([
    ['1991-03-04', '2026-03-03', 34],
    ['1991-03-04', '2026-03-04', 35],
    ['2004-02-29', '2025-02-27', 20],
    ['2004-02-29', '2025-02-28', 21],
  ])('of somebody born on %s is on %s %i', (birthday, today, age) => {
    expect(ageOn(birthday, today)).toBe(age);
  });

  it.each([
    ['2005-11-21', 'no'],
    ['2005-11-20', 'yes'],
    ['1965-11-21', 'yes'],
    ['1965-11-20', 'no'],
  ] as const)('born on %s, may borrow on 20 Nov 2026: %s', (birthday, answer) => {
    expect(isOfAge({ ...nobody, birthday }, '2026-11-20')).toBe(answer);
  });
});
