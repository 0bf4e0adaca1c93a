import fc from 'fast-check';
import { allocate, splitTotal, type OwedRow } from './allocation';
import { sum } from './exact/minor';

const late: OwedRow = { periodNo: 3, owed: { penalty: 50, fee: 20, interest: 100, principal: 1_000 } };
const next: OwedRow = { periodNo: 4, owed: { penalty: 0, fee: 0, interest: 90, principal: 1_010 } };

describe('allocation', () => {
  it('pays penalty, then fee, then interest, then principal', () => {
    expect(allocate(160, [late]).rows).toEqual([
      { periodNo: 3, paid: { penalty: 50, fee: 20, interest: 90, principal: 0 } },
    ]);
  });

  it('pays the oldest payment first', () => {
    const { rows, left } = allocate(1_200, [late, next]);
    expect(rows[1]).toEqual({ periodNo: 4, paid: { penalty: 0, fee: 0, interest: 30, principal: 0 } });
    expect(left).toBe(0);
  });

  it('returns what exceeds the debt', () => {
    expect(allocate(3_000, [late, next]).left).toBe(3_000 - 1_170 - 1_100);
  });

  it('rejects a payment below zero', () => {
    expect(() => allocate(-1, [late])).toThrow(expect.objectContaining({ reason: 'badAmount' }));
  });

  it('always distributes exactly the amount paid, to the cent', () => {
    const amount = fc.integer({ min: 0, max: 10_000 });
    const owed = fc.record({ penalty: amount, fee: amount, interest: amount, principal: amount });
    fc.assert(
      fc.property(amount, fc.array(owed, { maxLength: 12 }), (paid, splits) => {
        const rows = splits.map((each, index) => ({ periodNo: index + 1, owed: each }));
        const { rows: taken, left } = allocate(paid, rows);
        expect(sum(taken.map((row) => splitTotal(row.paid))) + left).toBe(paid);
      }),
    );
  });
});
