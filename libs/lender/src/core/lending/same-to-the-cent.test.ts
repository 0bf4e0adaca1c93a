import { encode } from '@clearloan/api-client/declare';
import { cost as costOnTheWire } from '@clearloan/loan-contract';
import { cost } from '@clearloan/loan-math';
import { verifyPlan } from '@clearloan/loan-math/verify';
import fc from 'fast-check';
import { parse } from 'valibot';
import { workAs } from '../../testing/one-lender';
import { sizes } from '../../testing/sizes';
import { costShape } from '../orders/cost-shape';
import { price, type PriceInput } from '../orders/pricing';

const percent = (most: number, places: number) =>
  fc.integer({ min: 0, max: most * 10 ** places }).map((whole) => (whole / 10 ** places).toFixed(places));

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Any loan that a lender of this kind could offer, with amount, tenure and first day. */
const inputs: fc.Arbitrary<PriceInput> = fc
  .record({
    amount: fc.integer({ min: 100_00, max: 100_000_00 }),
    tenure: fc.integer({ min: 1, max: 36 }),
    startDate: day,
    tenureType: fc.constantFrom('day', 'week', 'fortnight', 'month'),
    rateKind: fc.constantFrom('reducing', 'flat'),
    dayCount: fc.constantFrom('30/360', 'act/365'),
    repayment: fc.constantFrom('instalments', 'single'),
    feeMode: fc.constantFrom('deducted', 'added', 'separate'),
    annualRatePercent: percent(60, 2),
    feePercent: percent(5, 1),
    taxPercent: percent(18, 0),
  })
  .map(({ amount, tenure, startDate, ...rules }) => ({
    amount,
    tenure,
    startDate,
    rules: {
      ...rules,
      lateFeePercentPerDay: '0.25',
      lateFeeCapPercent: '100',
      prepayFeePercent: '0',
      coolingOffDays: 3,
      delayFeePerWeek: 0,
      delaysAllowed: 0,
      charges: [],
    },
  }));

afterEach(() => workAs({ name: 'Clearloan', market: 'sample' }));

const inMarkets = it.each([
  ['sample', 1],
  ['indonesia', 100],
] as const);

inMarkets(
  'a plan is the same at the lender, on the wire and recalculated from its terms, in %s',
  (market, unit) => {
    workAs({ name: 'Clearloan', market });
    fc.assert(
      fc.property(inputs, (asked) => {
        const fields = { ...asked, amount: asked.amount * unit };
        const sent = encode(costOnTheWire, costShape(fields, price(fields)));
        const got = parse(costOnTheWire, JSON.parse(JSON.stringify(sent)));
        const { rules, amount, tenure, startDate } = fields;
        const { tenureType, rateKind, dayCount, repayment, annualRatePercent, feeMode } = rules;
        const terms = { tenure, tenureType, rateKind, dayCount, repayment, annualRatePercent, startDate };
        const again = cost({
          ...terms,
          principal: amount,
          moneyStep: got.terms.moneyStep,
          processingFee: {
            mode: feeMode,
            fee: { percent: got.terms.processingFeePercent ?? '' },
            taxPercent: got.terms.gstPercent ?? '',
          },
        });
        expect(
          got.repay_plans.map((plan) => [
            plan.dueTime,
            plan.principal,
            plan.interest,
            plan.processing_fee,
            plan.gst,
          ]),
        ).toEqual(again.rows.map((row) => [row.dueDate, row.principal, row.interest, row.fee, row.tax]));
        expect([got.netAmount, got.total_interest, got.totalRepay, got.month_amount, got.apr]).toEqual([
          ...[again.net, again.interest, again.totalRepay, again.instalment, again.apr],
        ]);
        const paid = got.repay_plans.reduce((sum, plan) => sum + plan.repayTotalAmount, 0);
        const paidApart = feeMode === 'separate' ? got.processing_fee + got.gst : 0;
        expect(paid + paidApart).toBe(got.totalRepay);
        const verdict = verifyPlan({
          terms: { ...terms, principal: got.principal, moneyStep: got.terms.moneyStep },
          feeMode,
          fee: got.processing_fee,
          tax: got.gst,
          net: got.netAmount,
          totalInterest: got.total_interest,
          totalRepay: got.totalRepay,
        });
        expect(verdict.findings).toEqual([]);
      }),
      { numRuns: sizes.randomPlans },
    );
  },
);
