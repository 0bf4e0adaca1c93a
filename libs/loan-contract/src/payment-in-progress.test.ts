import fc from 'fast-check';
import { coveredAmounts, inProgress, progressState } from './payment-in-progress';

const anyPayment = fc.record({
  kind: fc.constantFrom('code', 'reference', 'payout', 'delay', 'refund'),
  purpose: fc.constantFrom('period', 'amount', 'payoff', 'coolingOff', undefined),
  status: fc.constantFrom(
    ...([
      'waiting',
      'verifying',
      'posted',
      'notFound',
      'amountDiffers',
      'refused',
      'expired',
      'new',
    ] as const),
  ),
  amount: fc.nat({ max: 500_000 }),
  periodNos: fc.uniqueArray(fc.integer({ min: 1, max: 6 })),
  nextCheckAt: fc.constantFrom(undefined, '2026-11-21T00:00:00Z'),
});
const anyPeriods = fc.uniqueArray(
  fc.record({ periodNo: fc.integer({ min: 1, max: 6 }), open: fc.integer({ min: 1, max: 300_000 }) }),
  { selector: ({ periodNo }) => periodNo },
);
const code = { kind: 'code', purpose: 'period', status: 'waiting', amount: 100, periodNos: [3] };
const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, amount) => sum + amount, 0);

it('payments in progress never cover more than the open amounts or their own sum', () => {
  fc.assert(
    fc.property(anyPeriods, fc.array(anyPayment, { maxLength: 5 }), (periods, payments) => {
      const covered = coveredAmounts(periods, payments);
      for (const { periodNo, open } of periods) {
        expect(covered.get(periodNo)).toBeGreaterThanOrEqual(0);
        expect(covered.get(periodNo)).toBeLessThanOrEqual(open);
      }
      const some = inProgress(payments);
      const isEnded = some.some(({ purpose }) => purpose === 'payoff' || purpose === 'coolingOff');
      const most = sumOf(some.map(({ amount }) => amount));
      if (!isEnded) expect(sumOf(covered.values())).toBeLessThanOrEqual(most);
    }),
  );
});

it('payments in progress cover only the periods they are meant for, partly or together', () => {
  const periods = [
    { periodNo: 3, open: 150 },
    { periodNo: 4, open: 150 },
  ];
  const coveredBy = (...payments: Parameters<typeof coveredAmounts>[1]) => [
    ...coveredAmounts(periods, payments).values(),
  ];
  expect(coveredBy(code)).toEqual([100, 0]);
  expect(coveredBy(code, code)).toEqual([150, 0]);
  expect(coveredBy({ ...code, amount: 200, periodNos: [4, 3] })).toEqual([150, 50]);
  expect(coveredBy({ ...code, periodNos: [4] })).toEqual([0, 100]);
  expect(coveredBy({ ...code, purpose: 'payoff', periodNos: [3, 4] })).toEqual([150, 150]);
});

it.each([
  [{ ...code, status: 'verifying' }, 'checking', 100],
  [{ ...code, status: 'notFound', nextCheckAt: '2026-11-21T00:00:00Z' }, 'notFound', 100],
  [{ ...code, status: 'notFound' }, 'notFound', 0],
  [{ ...code, status: 'amountDiffers' }, 'amountDiffers', 100],
  [{ ...code, status: 'expired' }, undefined, 0],
  [{ ...code, status: 'posted' }, undefined, 0],
  [{ ...code, kind: 'payout', status: 'verifying' }, undefined, 0],
])('the payment %j has the state %s', (payment, state, covered) => {
  expect(progressState(payment)).toBe(state);
  expect(coveredAmounts([{ periodNo: 3, open: 150 }], [payment]).get(3)).toBe(covered);
});
