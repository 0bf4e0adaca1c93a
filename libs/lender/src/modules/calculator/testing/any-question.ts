import type { AdvancedQuestion } from '@clearloan/calculator/contract';
import fc from 'fast-check';

const rate = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((hundredths) => (hundredths / 100).toFixed(2));
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const period = fc.integer({ min: 1, max: 60 });

/** A loan question in wire format: everything that the calculator can send, including combinations without a result. */
export const anyQuestion: fc.Arbitrary<AdvancedQuestion> = fc
  .record({
    principal: fc.oneof(
      { arbitrary: fc.integer({ min: 100_00, max: 100_000_00 }), weight: 6 },
      { arbitrary: fc.integer({ min: 1, max: 99_999_999_999_999 }), weight: 1 },
    ),
    interest_rate: fc.oneof({ arbitrary: rate(60), weight: 5 }, { arbitrary: rate(210), weight: 1 }),
    tenure: fc.oneof(
      { arbitrary: period, weight: 4 },
      { arbitrary: fc.integer({ min: 1, max: 480 }), weight: 1 },
    ),
    tenure_type: fc.constantFrom('day', 'week', 'fortnight', 'month'),
    processing_fee_type: fc.constantFrom('percent', 'flat'),
    processing_fee: fc.oneof(fc.constant('0.00'), rate(6), rate(400)),
    feeMode: fc.constantFrom('deducted', 'added', 'separate'),
    gst: rate(28),
    rateKind: fc.constantFrom('reducing', 'reducing', 'reducing', 'flat'),
    firstPayment: fc.constantFrom('arrears', 'arrears', 'advance'),
    rounding: sometimes(fc.constantFrom('plain', 'rbi', 'fineract', 'frappe')),
    changes: sometimes(
      fc.record({
        prepayments: sometimes(
          fc.array(
            fc.record({
              periodNo: period,
              amount: fc.integer({ min: 1, max: 5_000_000 }),
              keep: fc.constantFrom('instalment', 'tenure'),
              everyPeriods: sometimes(fc.integer({ min: 1, max: 24 })),
            }),
            { maxLength: 3 },
          ),
        ),
        rateChanges: sometimes(
          fc.array(fc.record({ periodNo: period, interest_rate: rate(60) }), { maxLength: 2 }),
        ),
        stepUp: sometimes(fc.record({ everyPeriods: fc.integer({ min: 1, max: 24 }), percent: rate(20) })),
        moratorium: sometimes(fc.integer({ min: 0, max: 12 })),
      }),
    ),
    paidPeriods: sometimes(fc.integer({ min: 0, max: 30 })),
  })
  .map(({ changes, ...question }) => ({ ...question, ...changes }));
