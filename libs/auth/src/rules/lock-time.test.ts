import fc from 'fast-check';
import { lockAfterMinutes, mustLock } from './lock-time';

const minuteMs = 60_000;
const limits = fc.constantFrom(...lockAfterMinutes);
const times = fc.integer({ min: 0, max: 4_000_000_000_000 });
const spans = fc.integer({ min: 0, max: 100 * 24 * 60 * minuteMs });

describe('a borrower who returns to the app', () => {
  it.each([
    [59_999, false],
    [60_000, true],
  ])('after %d ms of one allowed minute finds it locked: %s', (awayMs, isLocked) => {
    expect(mustLock({ afterMinutes: 1, nowMs: awayMs, lastSeenMs: 0, measuredMs: 0 })).toBe(isLocked);
  });

  it('finds it locked exactly when the longer of both times has reached the limit', () => {
    fc.assert(
      fc.property(limits, times, spans, spans, (afterMinutes, lastSeenMs, awayMs, measuredMs) => {
        const isLocked = mustLock({ afterMinutes, nowMs: lastSeenMs + awayMs, lastSeenMs, measuredMs });
        expect(isLocked).toBe(Math.max(awayMs, measuredMs) >= afterMinutes * minuteMs);
      }),
    );
  });

  it('finds it locked whenever the clock was set back, and however long that hides', () => {
    fc.assert(
      fc.property(
        limits,
        times,
        fc.integer({ min: 1, max: 4_000_000_000 }),
        (afterMinutes, nowMs, backMs) => {
          expect(mustLock({ afterMinutes, nowMs, lastSeenMs: nowMs + backMs, measuredMs: 0 })).toBe(true);
        },
      ),
    );
  });

  it.each([[undefined], [Number.NaN], [Infinity], [-Infinity]])(
    'finds it locked where the time cannot be read (%p)',
    (lastSeenMs) => {
      expect(mustLock({ afterMinutes: 15, nowMs: 0, lastSeenMs, measuredMs: 0 })).toBe(true);
    },
  );
});
