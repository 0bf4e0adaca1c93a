import { clockText, secondsLeft } from './code-sendings';

const sent = { atMs: 1_000_000, waitSeconds: 60 };

describe('the wait for another code', () => {
  it('counts down from its full length to zero', () => {
    expect(secondsLeft(sent, 1_000_000)).toBe(60);
    expect(secondsLeft(sent, 1_017_900)).toBe(43);
    expect(secondsLeft(sent, 1_060_000)).toBe(0);
    expect(secondsLeft(sent, 9_000_000)).toBe(0);
  });

  it('does not grow when the device clock is set back', () => {
    expect(secondsLeft(sent, 0)).toBe(60);
  });

  it('is formatted as minutes and seconds', () => {
    expect([0, 9, 42, 65, 600].map(clockText)).toEqual(['0:00', '0:09', '0:42', '1:05', '10:00']);
  });
});
