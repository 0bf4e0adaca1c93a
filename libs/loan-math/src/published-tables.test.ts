import { ratioFromDecimal } from './exact/decimal';
import { roundToMinor, type Minor } from './exact/minor';
import { multiply, ratio } from './exact/ratio';
import { tables } from './fixtures/published-tables.json';
import { loanPlan } from './plan/plan';
import { referenceCase, tellReferenceCases } from './testing/reference-case';
import type { DayCount, Rounding } from './terms';

tellReferenceCases();

const minor = (text: string): Minor => roundToMinor(multiply(ratioFromDecimal(text), ratio(100)));

/** A table as its source prints it; what is left out is monthly, 30/360, rounded as in `plain`. */
interface Published {
  readonly source: string;
  readonly principal: string;
  readonly annualRatePercent: string;
  readonly rounding?: Rounding;
  readonly dayCount?: DayCount;
  readonly startDate?: string;
  readonly everyDays?: number;
  readonly newRate?: { readonly fromPeriod: number; readonly annualRatePercent: string };
  readonly rows_interest_principal_balance: readonly (readonly string[])[];
}

for (const table of tables as readonly Published[]) {
  const {
    principal,
    annualRatePercent,
    newRate,
    everyDays,
    rows_interest_principal_balance: printed,
  } = table;
  const { rows } = loanPlan(
    {
      principal: minor(principal),
      annualRatePercent,
      tenure: printed.length,
      tenureType: everyDays === undefined ? 'month' : 'day',
      everyDays,
      rateKind: 'reducing',
      dayCount: table.dayCount ?? '30/360',
      repayment: 'instalments',
      rounding: table.rounding,
      startDate: table.startDate ?? '2024-01-01',
    },
    { rateChanges: newRate ? [newRate] : [] },
  );
  describe(table.source, () => {
    printed.forEach((cells, index) => {
      referenceCase(`payment ${index + 1}`, () => {
        const row = rows[index];
        expect([row?.interest, row?.principal, row?.balance]).toEqual(cells.map(minor));
      });
    });
    it('has no other payment', () => expect(rows).toHaveLength(printed.length));
  });
}
