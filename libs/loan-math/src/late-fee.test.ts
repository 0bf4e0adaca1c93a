import { lateFee } from './fees';

const late = { percentPerDay: '0.25', taxPercent: '18' };

describe('late fee', () => {
  it('grows with each day and includes its tax', () => {
    expect(lateFee({ ...late, stretches: [{ unpaid: 214_231, days: 8 }] })).toEqual({ fee: 4_285, tax: 771 });
    expect(lateFee({ ...late, stretches: [{ unpaid: 214_231, days: 9 }] })).toEqual({ fee: 4_820, tax: 868 });
  });

  it('is charged only on the amount still late after a partial payment', () => {
    const stretches = [
      { unpaid: 214_231, days: 4 },
      { unpaid: 100_000, days: 4 },
    ];
    expect(lateFee({ ...late, stretches }).fee).toBe(3_142);
  });

  it('does not compound: twice the days cost twice the fee', () => {
    const feeFor = (days: number) => lateFee({ ...late, stretches: [{ unpaid: 1_000_000, days }] }).fee;
    expect(feeFor(200)).toBe(2 * feeFor(100));
  });

  it('stops at the cap', () => {
    const stretches = [{ unpaid: 214_231, days: 500 }];
    expect(lateFee({ ...late, stretches, cap: 20_000 })).toEqual({ fee: 20_000, tax: 3_600 });
    expect(lateFee({ ...late, stretches, cap: -1 })).toEqual({ fee: 0, tax: 0 });
  });

  it('rejects a negative number of days', () => {
    expect(() => lateFee({ ...late, stretches: [{ unpaid: 1, days: -1 }] })).toThrow(
      expect.objectContaining({ reason: 'badAmount' }),
    );
  });
});
