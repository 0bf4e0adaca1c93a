import fc from 'fast-check';
import { cost } from '../cost';
import { everydayLoan } from '../fixtures/everyday-loan';
import { withTax, lateFee } from '../fees';
import { runs } from '../testing/sizes';
import { lateFeeRoom, marketFaults, penaltyTaxPercent, type OfferedLoan } from './check-product';
import { indiaRules } from './india';
import { indonesiaRules } from './indonesia';
import { marketRules, tablesOf } from './markets';
import { philippinesRules } from './philippines';
import { ruleOn, type MarketRules } from './market-rules';

const offer = (more: Partial<OfferedLoan> & { rate?: string; principal?: number } = {}): OfferedLoan => {
  const {
    startDate = '2026-02-01',
    tenure = 3,
    tenureType = 'month',
    rate = '24',
    principal = 100_000_000,
    ...rest
  } = more;
  const processingFee = { mode: 'deducted', fee: { percent: '3' }, taxPercent: '0' } as const;
  return {
    startDate,
    tenure,
    tenureType,
    lateFeePercentPerDay: '0.1',
    lateFeeCapPercent: '50',
    lateFeeTaxPercent: '0',
    prepayFeePercent: '0',
    coolingOffDays: 3,
    isFixedRate: true,
    chargesOfOthers: 0,
    lateFeesBearInterest: false,
    takesPartPayments: true,
    borrower: { ageFrom: 21, monthlyIncome: 300_000_000 },
    cost: cost({
      ...everydayLoan,
      principal,
      annualRatePercent: rate,
      startDate,
      tenure,
      tenureType,
      processingFee,
    }),
    ...rest,
  };
};
const rulesBroken = (rules: typeof indiaRules, loan: OfferedLoan) =>
  marketFaults(rules, loan).map(({ rule }) => rule);

describe('a loan in Indonesia', () => {
  it('is allowed when it follows the law', () => {
    expect(marketFaults(indonesiaRules, offer())).toEqual([]);
  });

  it.each([
    ['2024-06-01', '0.25', []],
    ['2025-06-01', '0.25', ['lateFeePerDay']],
    ['2026-06-01', '0.2', ['lateFeePerDay']],
    ['2026-06-01', '0.1', []],
  ] as const)(
    'is checked against the late fee limit: from %s, %s % a day',
    (startDate, lateFeePercentPerDay, broken) => {
      expect(rulesBroken(indonesiaRules, offer({ startDate, lateFeePercentPerDay }))).toEqual(broken);
    },
  );

  it('may cost at most 0.3 % a day up to six months, and 0.2 % beyond', () => {
    // 12 months at 100 %: about 62 % of interest and fee over 365 days, below 0.2 % a day; at 150 % it is above.
    expect(rulesBroken(indonesiaRules, offer({ tenure: 12, rate: '100', lateFeeCapPercent: '0' }))).toEqual(
      [],
    );
    expect(rulesBroken(indonesiaRules, offer({ tenure: 12, rate: '150', lateFeeCapPercent: '0' }))).toContain(
      'dailyBenefit',
    );
    expect(rulesBroken(indonesiaRules, offer({ tenure: 6, rate: '150', lateFeeCapPercent: '0' }))).toEqual(
      [],
    );
  });

  it('counts what others are paid towards both limits', () => {
    const flat = cost({
      ...everydayLoan,
      principal: 100_000_000,
      annualRatePercent: '95',
      rateKind: 'flat',
      startDate: '2026-02-01',
      tenure: 6,
      tenureType: 'month',
      processingFee: { mode: 'deducted', fee: { percent: '3' }, taxPercent: '0' },
    });
    const loan = { ...offer({ tenure: 6, lateFeeCapPercent: '0' }), cost: flat };
    expect(rulesBroken(indonesiaRules, loan)).toEqual([]);
    expect(rulesBroken(indonesiaRules, { ...loan, chargesOfOthers: 10_000_000 })).toEqual(['dailyBenefit']);
    expect(rulesBroken(indonesiaRules, { ...loan, chargesOfOthers: 60_000_000 })).toContain('wholeCost');
  });

  it('never costs more than was borrowed, including late fees', () => {
    expect(rulesBroken(indonesiaRules, offer({ lateFeeCapPercent: '100' }))).toEqual(['wholeCost']);
    const room = (charged: number) =>
      lateFeeRoom(indonesiaRules, {
        principal: 100_000_000,
        charged,
        day: '2026-03-01',
        taxPercent: '0',
      });
    expect(room(30_000_000)).toBe(70_000_000);
    expect(room(130_000_000)).toBe(0);
  });

  it('keeps the late fee and its tax within that limit, to the last unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 1_500_000_000 }),
        fc.integer({ min: 0, max: 4_000 }),
        (principal, charged, hundredths) => {
          const taxPercent = (hundredths / 100).toFixed(2);
          const input = { principal, charged, day: '2026-03-01', taxPercent };
          const fee = lateFeeRoom(indonesiaRules, input) ?? NaN;
          const withItsTax = (amount: number) => amount + withTax(amount, taxPercent).tax;
          if (fee > 0) expect(charged + withItsTax(fee)).toBeLessThanOrEqual(principal);
          expect(charged + withItsTax(fee + 1)).toBeGreaterThan(principal);
        },
      ),
      { numRuns: runs.rates },
    );
  });

  it('has a late fee of 30 000 when 1 000 000 is thirty days late in 2026', () => {
    const percentPerDay = ruleOn(indonesiaRules.lateFeePerDay, '2026-01-01')?.value ?? '';
    const late = { stretches: [{ unpaid: 100_000_000, days: 30 }], percentPerDay, taxPercent: '0' };
    expect(lateFee(late).fee).toBe(3_000_000);
    const cap =
      lateFeeRoom(indonesiaRules, {
        principal: 100_000_000,
        charged: 0,
        day: '2026-01-01',
        taxPercent: '0',
      }) ?? 0;
    expect(lateFee({ ...late, stretches: [{ unpaid: 100_000_000, days: 1_500 }], cap }).fee).toBe(
      100_000_000,
    );
  });

  it.each([
    ['2025-07-30', 18, 299_999_999, []],
    ['2025-07-31', 18, 300_000_000, []],
    ['2025-07-31', 18, 299_999_999, ['borrower']],
    ['2025-07-31', 17, 300_000_000, ['borrower']],
  ] as const)(
    'is sold from %s to borrowers from %i with %i: %j',
    (startDate, ageFrom, monthlyIncome, broken) => {
      const borrower = { ageFrom, monthlyIncome };
      expect(rulesBroken(indonesiaRules, offer({ startDate, borrower }))).toEqual(broken);
    },
  );

  it('is not allowed for a term of 30 days', () => {
    expect(rulesBroken(indonesiaRules, offer({ tenure: 30, tenureType: 'day' }))).toContain('shortestDays');
  });
});

describe('a loan in India', () => {
  it('has no tax on penal charges since the circular of 28 January 2025', () => {
    expect(penaltyTaxPercent(indiaRules, '2025-01-27', '18')).toBe('18');
    expect(penaltyTaxPercent(indiaRules, '2025-01-28', '18')).toBe('0');
    expect(penaltyTaxPercent(marketRules.sample, '2026-01-01', '18')).toBe('18');
  });

  it('has no prepayment fee on a floating rate from 2026', () => {
    const floating = { isFixedRate: false, prepayFeePercent: '2' };
    expect(rulesBroken(indiaRules, offer({ ...floating, startDate: '2025-12-31' }))).toEqual([]);
    expect(rulesBroken(indiaRules, offer(floating))).toEqual(['prepayFee']);
  });

  it('lets no late fee bear interest since April 2024', () => {
    const lateFeesBearInterest = true;
    expect(rulesBroken(indiaRules, offer({ lateFeesBearInterest, startDate: '2024-03-31' }))).toEqual([]);
    expect(rulesBroken(indiaRules, offer({ lateFeesBearInterest }))).toEqual(['lateFeeInterest']);
  });

  it('takes a part early on any day if the rate is floating', () => {
    const whole = { takesPartPayments: false };
    expect(rulesBroken(indiaRules, offer(whole))).toEqual([]);
    expect(rulesBroken(indiaRules, offer({ ...whole, isFixedRate: false }))).toEqual(['partPayments']);
  });

  it('must be returnable for at least one day', () => {
    expect(rulesBroken(indiaRules, offer({ coolingOffDays: 0 }))).toEqual(['coolingOffDays']);
  });
});

describe('a small loan in the Philippines', () => {
  const small = (more: Parameters<typeof offer>[0] = {}) =>
    rulesBroken(
      philippinesRules,
      offer({ principal: 1_000_000, startDate: '2026-05-01', rate: '36', lateFeeCapPercent: '20', ...more }),
    );

  it.each([
    ['5 % a month and a fee', { rate: '60' }, []],
    ['7 % a month', { rate: '84' }, ['rateCaps']],
    ['7 % a month for 20 000 pesos', { rate: '84', principal: 2_000_000 }, []],
    ['7 % a month over half a year', { rate: '84', tenure: 6 }, []],
    ['7 % a month before the circular applies', { rate: '84', startDate: '2026-03-31' }, []],
    ['late fees of 6 % a month', { lateFeePercentPerDay: '0.2' }, ['lateFeePerMonth']],
    ['more than twice the loan in all', { lateFeeCapPercent: '100' }, ['wholeCost']],
  ] as const)('is checked: %s', (_, more, broken) => {
    expect(small(more)).toEqual(broken);
  });
});

describe('every market', () => {
  it('names the source of each figure and sorts the figures by date', () => {
    for (const rules of Object.values<MarketRules>(marketRules)) {
      for (const { rows } of tablesOf(rules)) {
        const days = rows.map(({ from }) => from);
        expect(days).toEqual(days.toSorted());
        for (const { source } of rows) expect(source.link).toMatch(/^https:/);
      }
    }
  });

  it('flags a loan exactly when its cost exceeds the daily limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 3, max: 24 }),
        (hundredths, tenure) => {
          const loan = offer({ rate: (hundredths / 100).toFixed(2), tenure, lateFeeCapPercent: '0' });
          const { principal, interest, fee, rows } = loan.cost;
          const days = (Date.parse(rows.at(-1)?.dueDate ?? '') - Date.parse(loan.startDate)) / 86_400_000;
          const isDear = (interest + fee) * 1_000 > principal * days * (tenure <= 6 ? 3 : 2);
          expect(rulesBroken(indonesiaRules, loan).includes('dailyBenefit')).toBe(isDear);
        },
      ),
      { numRuns: runs.rates },
    );
  });
});
