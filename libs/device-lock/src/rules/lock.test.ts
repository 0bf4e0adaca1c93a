import fc from 'fast-check';
import { isEasyPin, isWholePin, lockAfterMinutes, mustLock, pinTries, triesLeft } from './lock';

const pins = fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0'));

describe('a PIN that a borrower chooses', () => {
  it.each(['000000', '777777', '123456', '987654', '012345', '121212', '505050', '258258'])(
    '%s is easy to guess',
    (pin) => {
      expect(isEasyPin(pin)).toBe(true);
    },
  );

  it.each(['804217', '112358', '135791', '100000', '123457'])('%s is accepted', (pin) => {
    expect(isEasyPin(pin)).toBe(false);
  });

  it('is rejected for only 1 100 of all PINs', () => {
    const all = Array.from({ length: 1_000_000 }, (_, number) => String(number).padStart(6, '0'));
    expect(all.filter(isEasyPin)).toHaveLength(1_100);
  });

  it('is complete with exactly six digits', () => {
    fc.assert(fc.property(pins, (pin) => isWholePin(pin)));
    fc.assert(
      fc.property(
        fc.string(),
        (typed) => isWholePin(typed) === (typed.length === 6 && /^[0-9]+$/.test(typed)),
      ),
    );
  });
});

describe('wrong tries', () => {
  it('run out after five and stay at zero after more', () => {
    fc.assert(
      fc.property(fc.nat(), (wrong) => {
        expect(triesLeft(wrong)).toBe(wrong >= pinTries ? 0 : pinTries - wrong);
      }),
    );
    expect(triesLeft(0)).toBe(5);
  });

  it.each([Number.NaN, -1, 1.5, Infinity])('are used up when the count is %p', (wrong) => {
    expect(triesLeft(wrong)).toBe(0);
  });
});

const minuteMs = 60_000;
const limits = fc.constantFrom(...lockAfterMinutes);
const times = fc.integer({ min: 0, max: 4_000_000_000_000 });
const spans = fc.integer({ min: 0, max: 100 * 24 * 60 * minuteMs });

describe('a borrower who returns to the app', () => {
  it.each([
    [59_999, false],
    [60_000, true],
  ])('after %d ms with a limit of one minute finds it locked: %s', (awayMs, isLocked) => {
    expect(mustLock({ afterMinutes: 1, nowMs: awayMs, lastSeenMs: 0, measuredMs: 0 })).toBe(isLocked);
  });

  it('finds it locked exactly when the longer of clock time and measured time reaches the limit', () => {
    fc.assert(
      fc.property(limits, times, spans, spans, (afterMinutes, lastSeenMs, awayMs, measuredMs) => {
        const isLocked = mustLock({ afterMinutes, nowMs: lastSeenMs + awayMs, lastSeenMs, measuredMs });
        expect(isLocked).toBe(Math.max(awayMs, measuredMs) >= afterMinutes * minuteMs);
      }),
    );
  });

  it('finds it locked when the clock was set back by any amount', () => {
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
    'finds it locked when the stored time is invalid (%p)',
    (lastSeenMs) => {
      expect(mustLock({ afterMinutes: 15, nowMs: 0, lastSeenMs, measuredMs: 0 })).toBe(true);
    },
  );
});
