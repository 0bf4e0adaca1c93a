import type { Cost } from '@clearloan/loan-contract';
import { cost, type CostTerms } from '@clearloan/loan-math';
import fc from 'fast-check';

const percent = (max: number, places: number) =>
  fc.integer({ min: 0, max: max * 10 ** places }).map((whole) => (whole / 10 ** places).toFixed(places));

export const amounts = fc.integer({ min: 100_00, max: 100_000_00 });
export const tenures = fc.integer({ min: 2, max: 36 });

/** Any loan in any combination that the contract allows and loan-math can price. */
export const loans: fc.Arbitrary<CostTerms> = fc.record({
  principal: amounts,
  tenure: tenures,
  startDate: fc
    .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  tenureType: fc.constantFrom('day', 'week', 'fortnight', 'month'),
  rateKind: fc.constantFrom('reducing', 'flat'),
  dayCount: fc.constantFrom('30/360', 'act/365', 'act/act'),
  rounding: fc.constantFrom('plain', 'rbi', 'fineract', 'frappe'),
  firstPayment: fc.constantFrom('arrears', 'advance'),
  aprMethod: fc.constantFrom('nominal', 'actuarial', 'effective'),
  repayment: fc.constantFrom('instalments', 'single'),
  annualRatePercent: percent(60, 2),
  processingFee: fc.record({
    mode: fc.constantFrom('deducted', 'added', 'separate'),
    fee: fc.record({ percent: percent(5, 1) }),
    taxPercent: percent(18, 0),
  }),
});

/** The loan as a lender that calculates with loan-math sends it. */
export function lendersCost(terms: CostTerms): Cost {
  const priced = cost(terms);
  const { processingFee } = terms;
  return {
    principal: terms.principal,
    tenure: terms.tenure,
    tenure_type: terms.tenureType,
    interest_rate: terms.annualRatePercent,
    month_amount: priced.instalment,
    total_interest: priced.interest,
    processing_fee: priced.fee,
    processing_fee_type: 'percent',
    gst: priced.tax,
    netAmount: priced.net,
    totalRepay: priced.totalRepay,
    apr: priced.apr,
    terms: {
      rateKind: terms.rateKind,
      feeMode: processingFee.mode,
      moneyStep: terms.moneyStep,
      rounding: terms.rounding ?? 'plain',
      aprMethod: terms.aprMethod ?? 'nominal',
      dayCount: terms.dayCount,
      startDate: terms.startDate,
      firstPayment: terms.firstPayment ?? 'arrears',
      firstDueTime: priced.rows[0]?.dueDate ?? terms.startDate,
      lateFeePercentPerDay: '0.25',
      processingFeePercent: 'percent' in processingFee.fee ? processingFee.fee.percent : undefined,
      gstPercent: processingFee.taxPercent,
    },
    repay_plans: priced.rows.map((row) => ({
      periodNo: row.periodNo,
      dueTime: row.dueDate,
      periodStatus: 'upcoming',
      principal: row.principal,
      interest: row.interest,
      processing_fee: row.fee,
      gst: row.tax,
      penalty: 0,
      delayFee: 0,
      repayTotalAmount: row.instalment,
      paidAmount: 0,
    })),
  };
}
