import type { PlanRow } from '@clearloan/loan-contract';
import fc from 'fast-check';
import { costOverTime } from './cost-chart';

const plan = (periodNo: number, principal: number, charged: number): PlanRow => ({
  periodNo,
  dueTime: '2026-12-01',
  periodStatus: 'upcoming',
  principal,
  interest: charged,
  processing_fee: 0,
  gst: 0,
  penalty: 0,
  delayFee: 0,
  repayTotalAmount: principal + charged,
  paidAmount: 0,
});

const plans = fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(100_000)), { minLength: 1, maxLength: 36 });

it('the cost over time never falls, and ends with no debt and the whole cost of the loan', () => {
  fc.assert(
    fc.property(plans, fc.nat(50_000), (rows, before) => {
      const points = costOverTime(
        rows.map(([principal, charged], index) => plan(index + 1, principal, charged)),
        before,
      );
      expect(points).toHaveLength(rows.length + 1);
      expect(points.at(-1)).toMatchObject({
        left: 0,
        cost: before + rows.reduce((sum, [, charged]) => sum + charged, 0),
      });
      points.reduce((last, point) => {
        expect(point.cost).toBeGreaterThanOrEqual(last.cost);
        expect(point.left).toBeLessThanOrEqual(last.left);
        return point;
      });
    }),
  );
});
