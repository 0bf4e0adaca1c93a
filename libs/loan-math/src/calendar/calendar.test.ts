import fc from 'fast-check';
import { addDays, addMonths, daysBetween } from './calendar';

describe('calendar', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-24', 1, '2027-01-24'],
    ['2026-03-15', -4, '2025-11-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s plus %i months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  it.each([
    ['2026-10-24', '2026-11-20', 27, 26],
    ['2026-01-31', '2026-02-28', 28, 28],
    ['2026-01-30', '2026-01-31', 1, 0],
    ['2025-12-31', '2026-12-31', 365, 360],
    ['2026-11-20', '2026-10-24', -27, -26],
  ])('from %s to %s there are %i days, or %i with months of 30 days', (from, to, actual, by30) => {
    expect(daysBetween(from, to)).toBe(actual);
    expect(daysBetween(from, to, '30/360')).toBe(by30);
  });

  it('agrees with the platform’s calendar on any day', () => {
    const days = fc.integer({ min: -200_000, max: 200_000 });
    fc.assert(
      fc.property(days, (shift) => {
        const there = new Date(Date.UTC(2026, 0, 1) + shift * 86_400_000).toISOString().slice(0, 10);
        expect(addDays('2026-01-01', shift)).toBe(there);
        expect(daysBetween('2026-01-01', there)).toBe(shift);
      }),
    );
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '26-01-01', '', '2026-1-1'])(
    'rejects %s',
    (text) => {
      expect(() => addDays(text, 1)).toThrow(expect.objectContaining({ reason: 'badDate' }));
    },
  );
});
