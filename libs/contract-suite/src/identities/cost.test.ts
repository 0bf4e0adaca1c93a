import { parse } from 'valibot';
import { cost } from '@clearloan/loan-contract';
import { recomputedFaults } from './cost';

/** With a rule of rounding that this version does not know, so that nothing else is recomputed. */
const priced = (processing_fee_type: string, processingFeePercent: string | undefined) =>
  parse(cost, {
    principal: '3000.00',
    interest_rate: '24.00',
    tenure: 1,
    tenure_type: 'month',
    month_amount: '3060.00',
    total_interest: '60.00',
    processing_fee: '90.00',
    processing_fee_type,
    gst: '16.20',
    netAmount: '2893.80',
    totalRepay: '3060.00',
    apr: '69.88',
    terms: {
      rateKind: 'reducing',
      feeMode: 'deducted',
      rounding: 'newer',
      dayCount: '30/360',
      firstPayment: 'arrears',
      startDate: '2026-11-29',
      firstDueTime: '2026-12-29',
      aprMethod: 'nominal',
      lateFeePercentPerDay: '0.25',
      processingFeePercent,
    },
  });

it('a fee of a fixed amount has no rate', () => {
  expect(recomputedFaults(priced('percent', '3'))).toEqual([]);
  expect(recomputedFaults(priced('flat', undefined))).toEqual([]);
  expect(recomputedFaults(priced('flat', '3')).map(({ at }) => at)).toEqual(['data.processing_fee_type']);
});
