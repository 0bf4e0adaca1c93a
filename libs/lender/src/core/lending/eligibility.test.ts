import { workAs } from '../../testing/one-lender';
import { nobody } from '../../modules/certification/borrower-facts';
import { ageOn, isOfAge, limitFor } from './eligibility';

describe('age', () => {
  it.each([
    ['1991-03-04', '2026-03-03', 34],
    ['1991-03-04', '2026-03-04', 35],
    ['2004-02-29', '2025-02-27', 20],
    ['2004-02-29', '2025-02-28', 21],
  ])('of a person born on %s is on %s %i', (birthday, today, age) => {
    expect(ageOn(birthday, today)).toBe(age);
  });

  it.each([
    ['2005-11-21', 'no'],
    ['2005-11-20', 'yes'],
    ['1965-11-21', 'yes'],
    ['1965-11-20', 'no'],
  ] as const)('is checked: a person born on %s may borrow on 20 Nov 2026: %s', (birthday, answer) => {
    expect(isOfAge({ ...nobody, birthday }, '2026-11-20')).toBe(answer);
  });
});

describe('an offer to a borrower without a tax card', () => {
  const product = { amountMax: 20_000_00, taxCardAbove: 10_000_00 };
  afterEach(() => {
    workAs({ name: 'Clearloan', market: 'sample' });
  });

  it('is limited to the amount above which the product needs one', () => {
    expect(limitFor(nobody, product)).toBe(10_000_00);
    expect(limitFor({ ...nobody, hasTaxCard: true }, product)).toBe(20_000_00);
  });

  it('has the full amount in a market without tax cards', () => {
    workAs({ name: 'Kaveri', market: 'india' });
    expect(limitFor(nobody, product)).toBe(20_000_00);
  });
});
