import fc from 'fast-check';
import { cost } from '../cost';
import { lateFee } from '../fees';
import type { ScheduleTerms } from '../terms';
import { runs } from '../testing/sizes';
import { lateFeeRoom, marketFaults, penaltyTaxPercent, type OfferedLoan } from './check-product';
import { indiaRules } from './india';
import { indonesiaRules } from './indonesia';

/*
 * Second implementation of both markets' laws, written from their texts as a list of rules in integers: percentages
 * are hundredths, days are counted by the platform. It shares neither tables nor arithmetic with the library.
 */
interface Loan {
  readonly begins: string;
  readonly ends: string;
  readonly months: number | undefined;
  readonly principal: bigint;
  readonly benefit: bigint;
  readonly feeTax: bigint;
  readonly lateADay: bigint;
  readonly lateCap: bigint;
  readonly tax: bigint;
  readonly early: bigint;
  readonly givenBackDays: number;
  readonly isFixed: boolean;
  readonly others: bigint;
  readonly compounds: boolean;
  readonly isWhole: boolean;
  readonly age: number;
  readonly income: number;
}

const span = (from: string, to: string): bigint =>
  BigInt(Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
const halfUp = (above: bigint, below: bigint): bigint => (above * 2n + below) / (below * 2n);
const yearOf = (day: string): number => Number(day.slice(0, 4));

function forbiddenInIndonesia(loan: Loan): string[] {
  const { begins, ends, principal, feeTax } = loan;
  const benefit = loan.benefit + loan.others;
  const found: string[] = [];
  const year = yearOf(begins);
  if (year >= 2024) {
    // 2024: 0.3 % a day up to a year. From 2025: 0.3 % up to six months, 0.2 % beyond.
    const length = span(begins, ends);
    const isWithin = (months: number) =>
      loan.months === undefined ? length <= BigInt(months * 30) : loan.months <= months;
    const thousandths = isWithin(6) ? 3n : year >= 2025 ? 2n : isWithin(12) ? 3n : undefined;
    if (thousandths !== undefined && benefit * 1_000n > principal * length * thousandths) {
      found.push('dailyBenefit');
    }
    // Late fees: 0.3 % a day in 2024, 0.2 % in 2025, 0.1 % from 2026.
    if (loan.lateADay > (year === 2024 ? 30n : year === 2025 ? 20n : 10n)) found.push('lateFeePerDay');
    // All benefit and late fees: at most the amount lent. Their taxes count towards it too.
    const late = halfUp(principal * loan.lateCap, 10_000n);
    if (benefit + feeTax + late + halfUp(late * loan.tax, 10_000n) > principal) found.push('wholeCost');
  }
  // The circular of 31 July 2025: from 18 years and three million rupiah a month.
  if (begins >= '2025-07-31' && (loan.age < 18 || loan.income < 300_000_000)) found.push('borrower');
  if (span(begins, ends) <= 60n) found.push('shortestDays');
  return found;
}

function forbiddenInIndia(loan: Loan): string[] {
  const { begins, ends, givenBackDays, early, isFixed } = loan;
  return [
    // Penal charges bear no interest: fresh loans from 1 April 2024.
    ...(begins >= '2024-04-01' && loan.compounds ? ['lateFeeInterest'] : []),
    ...(begins >= '2025-05-08' && givenBackDays < 1 ? ['coolingOffDays'] : []),
    ...(yearOf(begins) >= 2026 && !isFixed && early > 0n ? ['prepayFee'] : []),
    // A part of a loan at a floating rate can be paid early: directions of 28 November 2025.
    ...(begins >= '2025-11-28' && !isFixed && loan.isWhole ? ['partPayments'] : []),
    ...(span(begins, ends) <= 60n ? ['shortestDays'] : []),
  ];
}

const percent = (hundredths: number): string => (hundredths / 100).toFixed(2);
const anyLoan = fc.record({
  principal: fc.integer({ min: 10_000, max: 5_000_000_000 }),
  rate: fc.integer({ min: 0, max: 15_000 }),
  tenure: fc.integer({ min: 1, max: 26 }),
  tenureType: fc.constantFrom<ScheduleTerms['tenureType'][]>('week', 'fortnight', 'month', 'month'),
  rateKind: fc.constantFrom('reducing' as const, 'flat' as const),
  startDate: fc.constantFrom(
    ...['2024-01-01', '2024-02-29', '2024-03-31', '2024-04-01', '2024-12-31', '2025-01-01', '2025-01-27'],
    ...['2025-01-28', '2025-05-07', '2025-07-30', '2025-07-31', '2025-11-27', '2025-11-28'],
    ...['2025-05-08', '2025-12-31', '2026-01-01', '2026-08-31', '2027-02-28'],
  ),
  fee: fc.integer({ min: 0, max: 2_000 }),
  feeMode: fc.constantFrom('deducted' as const, 'added' as const, 'separate' as const),
  tax: fc.integer({ min: 0, max: 2_000 }),
  lateADay: fc.constantFrom(0, 5, 10, 11, 20, 21, 30, 31, 100),
  lateCap: fc.integer({ min: 0, max: 12_000 }),
  early: fc.constantFrom(0, 1, 200),
  givenBackDays: fc.constantFrom(0, 1, 3),
  isFixed: fc.boolean(),
  others: fc.constantFrom(0, 0, 1, 5),
  compounds: fc.boolean(),
  isWhole: fc.boolean(),
  age: fc.integer({ min: 16, max: 22 }),
  income: fc.constantFrom(0, 299_999_999, 300_000_000, 900_000_000),
});

it('a second implementation of both markets’ rules rejects the same loans for the same reasons', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const { principal, tenure, tenureType, startDate, feeMode } = loan;
      const terms: ScheduleTerms = {
        principal,
        annualRatePercent: percent(loan.rate),
        tenure,
        tenureType,
        rateKind: loan.rateKind,
        dayCount: '30/360',
        repayment: 'instalments',
        startDate,
      };
      const processingFee = {
        mode: feeMode,
        fee: { percent: percent(loan.fee) },
        taxPercent: percent(loan.tax),
      };
      const priced = cost({ ...terms, processingFee });
      const offer: OfferedLoan = {
        startDate,
        tenure,
        tenureType,
        cost: priced,
        isFixedRate: loan.isFixed,
        chargesOfOthers: Math.round((principal * loan.others) / 100),
        lateFeesBearInterest: loan.compounds,
        takesPartPayments: !loan.isWhole,
        borrower: { ageFrom: loan.age, monthlyIncome: loan.income },
        lateFeePercentPerDay: percent(loan.lateADay),
        lateFeeCapPercent: percent(loan.lateCap),
        lateFeeTaxPercent: percent(loan.tax),
        prepayFeePercent: percent(loan.early),
        coolingOffDays: loan.givenBackDays,
      };
      const again: Loan = {
        begins: startDate,
        ends: priced.rows.at(-1)?.dueDate ?? '',
        months: tenureType === 'month' ? tenure : undefined,
        principal: BigInt(principal),
        benefit: BigInt(priced.interest) + BigInt(priced.fee),
        feeTax: BigInt(priced.tax),
        lateADay: BigInt(loan.lateADay),
        lateCap: BigInt(loan.lateCap),
        tax: BigInt(loan.tax),
        early: BigInt(loan.early),
        givenBackDays: loan.givenBackDays,
        isFixed: loan.isFixed,
        others: halfUp(BigInt(principal) * BigInt(loan.others), 100n),
        compounds: loan.compounds,
        isWhole: loan.isWhole,
        age: loan.age,
        income: loan.income,
      };
      const named = (rules: typeof indiaRules) => marketFaults(rules, offer).map(({ rule }) => rule);
      expect(named(indonesiaRules)).toEqual(forbiddenInIndonesia(again));
      expect(named(indiaRules)).toEqual(forbiddenInIndia(again));
    }),
    { numRuns: runs.agreement },
  );
});

it('late fees counted day by day give the same amount and tax in both markets', () => {
  const stretch = fc.record({
    unpaid: fc.integer({ min: 0, max: 500_000_000 }),
    days: fc.integer({ min: 0, max: 800 }),
  });
  fc.assert(
    fc.property(
      fc.array(stretch, { maxLength: 4 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 1, max: 500_000_000 }),
      fc.integer({ min: 0, max: 600_000_000 }),
      fc.constantFrom('2025-01-27', '2025-01-28', '2026-06-01'),
      (stretches, aDay, tax, principal, charged, day) => {
        let hundredths = 0n;
        for (const { unpaid, days } of stretches) {
          for (let passed = 0; passed < days; passed += 1) hundredths += BigInt(unpaid) * BigInt(aDay);
        }
        const uncapped = halfUp(hundredths, 10_000n);
        const late = { stretches, percentPerDay: percent(aDay) };
        // India: no tax on a penal charge from 28 January 2025 on, before that the 18 % of financial services.
        const inIndia = lateFee({ ...late, taxPercent: penaltyTaxPercent(indiaRules, day, percent(tax)) });
        const indianTax = day >= '2025-01-28' ? 0n : halfUp(uncapped * 18n, 100n);
        expect([BigInt(inIndia.fee), BigInt(inIndia.tax)]).toEqual([uncapped, indianTax]);
        // Indonesia: never more than the loan including everything else; the first fee above the limit is one too many.
        const taxPercent = penaltyTaxPercent(indonesiaRules, day, percent(tax));
        const cap = lateFeeRoom(indonesiaRules, { principal, charged, day, taxPercent });
        const inIndonesia = lateFee({ ...late, taxPercent, ...(cap === undefined ? {} : { cap }) });
        const withTax = (fee: bigint) => fee + halfUp(fee * BigInt(tax), 10_000n);
        const room = BigInt(Math.max(0, principal - charged));
        const fee = BigInt(inIndonesia.fee);
        expect(withTax(fee)).toBe(fee + BigInt(inIndonesia.tax));
        expect(fee <= uncapped && withTax(fee) <= room).toBe(true);
        expect(fee === uncapped || withTax(fee + 1n) > room).toBe(true);
      },
    ),
    { numRuns: runs.agreement },
  );
});
