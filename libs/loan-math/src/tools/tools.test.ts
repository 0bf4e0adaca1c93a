import fc from 'fast-check';
import { cost } from '../cost';
import { everydayLoan } from '../fixtures/everyday-loan';
import { equalInstalment } from '../instalment';
import { LoanMathError } from '../loan-math-error';
import { runs } from '../testing/sizes';
import { affordable, howLong } from './repayable';
import { compareSwitch } from './compare-switch';
import { dealCost } from './deal-cost';

describe('the time to repay a debt', () => {
  const debt = {
    owed: 28_000_000,
    annualRatePercent: '8.4',
    every: 'month',
    startDate: '2026-01-31',
  } as const;

  it('takes 22 payments of 14 000 to clear 280 000 at 8.4 %', () => {
    expect(howLong({ ...debt, instalment: 1_400_000 })).toEqual({
      payments: 22,
      interest: 2_271_180,
      lastPayment: 871_180,
      lastDate: '2027-11-30',
    });
  });

  it('is infinite when the payment covers only the interest', () => {
    expect(() => howLong({ ...debt, instalment: 196_000 })).toThrow(
      expect.objectContaining({ reason: 'neverEnds' }),
    );
  });

  it('is longer with a smaller payment, and the payments repay debt and interest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 250_000, max: 30_000_000 }), (instalment) => {
        const { payments, interest, lastPayment } = howLong({ ...debt, instalment });
        expect((payments - 1) * instalment + lastPayment).toBe(debt.owed + interest);
        expect(lastPayment).toBeLessThanOrEqual(instalment);
        expect(howLong({ ...debt, instalment: instalment + 1_000 }).payments).toBeLessThanOrEqual(payments);
      }),
      { numRuns: runs.rates },
    );
  });
});

describe('the affordable loan', () => {
  it('is the largest one whose payment fits the remaining income', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000_000 }),
        fc.integer({ min: 0, max: 20_000_000 }),
        fc.integer({ min: 0, max: 12_000 }),
        fc.integer({ min: 1, max: 120 }),
        (income, otherDues, hundredths, periods) => {
          const terms = {
            annualRatePercent: (hundredths / 100).toFixed(2),
            periods,
            every: 'month',
          } as const;
          const { payment, principal } = affordable({ ...terms, income, otherDues, keepAside: 100_000 });
          expect(payment).toBe(Math.max(0, income - otherDues - 100_000));
          if (principal > 0) expect(equalInstalment({ ...terms, principal })).toBeLessThanOrEqual(payment);
          expect(equalInstalment({ ...terms, principal: principal + periods })).toBeGreaterThanOrEqual(
            payment,
          );
        },
      ),
      { numRuns: runs.rates },
    );
  });
});

describe('replacing several loans with one', () => {
  it('costs what is paid from now on, with every fee on both sides', () => {
    const offer = cost(everydayLoan);
    const loans = [
      { payoff: 500_000, closingFee: 10_000, payments: [120_000, 120_000, 120_000, 120_000, 120_000] },
      { payoff: 600_000, closingFee: 0, payments: [230_000, 230_000, 230_000] },
    ];
    const compared = compareSwitch({ loans, offer });
    expect(compared).toMatchObject({ staying: 1_290_000, toClear: 1_110_000, paymentBefore: 350_000 });
    expect(compared.inHand).toBe(offer.net - 1_110_000);
    expect(compared.switching).toBe(offer.totalRepay - compared.inHand);
    expect(compared.saves).toBe(compared.staying - compared.switching);
  });

  it('saves exactly nothing when the new loan equals the old one', () => {
    const offer = cost({
      ...everydayLoan,
      processingFee: { mode: 'deducted', fee: { flat: 0 }, taxPercent: '0' },
    });
    const same = {
      payoff: offer.principal,
      closingFee: 0,
      payments: offer.rows.map(({ instalment }) => instalment),
    };
    expect(compareSwitch({ loans: [same], offer })).toMatchObject({ saves: 0, inHand: 0 });
  });
});

describe('a deal with insurance and third-party charges', () => {
  // RBI/DOR/2021-22/89, Annex II: 20 000 at 15 % over 24 months; 240 to the lender and 160 that could equally be
  // insurance.
  const kfs = {
    ...everydayLoan,
    principal: 2_000_000,
    annualRatePercent: '15',
    tenure: 24,
    rounding: 'rbi' as const,
    roundTo: 100,
    processingFee: { mode: 'deducted', fee: { flat: 24_000 }, taxPercent: '0' },
  } as const;

  it('has the APR of the key facts statement for any payee', () => {
    const insurance = { payee: 'thirdParty', paid: 'deducted', amount: 16_000 } as const;
    expect(dealCost(kfs, [insurance])).toMatchObject({ apr: '17.07', net: 1_960_000, charges: 16_000 });
    expect(dealCost(kfs, [{ ...insurance, paid: 'separate' }])).toMatchObject({
      apr: '17.07',
      net: 1_976_000,
    });
    expect(dealCost(kfs, []).apr).toBe(cost(kfs).apr);
  });

  it('costs more when a charge is due with each payment', () => {
    const deal = dealCost(kfs, [{ payee: 'thirdParty', paid: 'eachTime', amount: 5_000, tax: 900 }]);
    expect(deal.charges).toBe(24 * 5_900);
    expect(deal.totalRepay).toBe(deal.loan.totalRepay + 24 * 5_900);
    expect(Number(deal.apr)).toBeGreaterThan(Number(deal.loan.apr));
  });
});

describe('amounts up to the largest safe number', () => {
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 1_000_000 }),
    fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    fc.constantFrom(0, 1, Number.MAX_SAFE_INTEGER, -1, 0.5, NaN, Infinity),
  );
  const rate = fc.integer({ min: 0, max: 20_000 }).map((hundredths) => (hundredths / 100).toFixed(2));
  const periods = fc.integer({ min: 1, max: 480 });

  /** Every number of a result is an integer and exact; otherwise the error is typed. */
  const isExactOrRefused = (answer: () => object): boolean => {
    try {
      return Object.values(answer())
        .filter((value) => typeof value === 'number')
        .every(Number.isSafeInteger);
    } catch (error) {
      return error instanceof LoanMathError;
    }
  };

  it('give exact sums or a typed error, never a wrong figure', () => {
    fc.assert(
      fc.property(amount, amount, amount, rate, periods, (one, two, three, annualRatePercent, count) => {
        const every = 'month' as const;
        const startDate = '2026-01-31';
        expect(
          isExactOrRefused(() =>
            howLong({ owed: one, annualRatePercent, instalment: two, every, startDate }),
          ),
        ).toBe(true);
        expect(
          isExactOrRefused(() =>
            affordable({
              income: one,
              otherDues: two,
              keepAside: three,
              annualRatePercent,
              periods: count,
              every,
            }),
          ),
        ).toBe(true);
        const terms = { ...everydayLoan, principal: one, annualRatePercent, tenure: Math.min(count, 24) };
        const charge = { payee: 'thirdParty', paid: 'eachTime', amount: two, tax: three } as const;
        expect(isExactOrRefused(() => dealCost(terms, [charge]))).toBe(true);
        const loans = [{ payoff: two, closingFee: three, payments: Array<number>(count).fill(two) }];
        expect(isExactOrRefused(() => compareSwitch({ loans, offer: cost(terms) }))).toBe(true);
      }),
      { numRuns: runs.rates },
    );
  });
});
