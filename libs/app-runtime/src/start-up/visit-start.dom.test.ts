import { onFirstInteraction } from './visit-start';

const touch = (kind: string) => document.body.dispatchEvent(new Event(kind, { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const aMoment = () => jest.advanceTimersByTime(500);

it.each(['pointerdown', 'focusin'])(
  'the first %s runs the callback once after a short delay, and a second one does not',
  (kind) => {
    const fetch = jest.fn();
    const forget = onFirstInteraction(fetch);
    expect(fetch).not.toHaveBeenCalled();
    touch(kind);
    touch(kind);
    expect(fetch).not.toHaveBeenCalled();
    aMoment();
    expect(fetch).toHaveBeenCalledTimes(1);
    forget();
  },
);

it('an interaction after unsubscribing does not run the callback', () => {
  const fetch = jest.fn();
  onFirstInteraction(fetch)();
  touch('pointerdown');
  aMoment();
  expect(fetch).not.toHaveBeenCalled();
});
