import { isStillWanted } from './wanted-page';

const atMs = Date.parse('2026-11-20T02:44:00.000Z');
const minutes = (count: number) => atMs + count * 60_000;

it.each([
  ['of a guest at once', null, 'b', 0, true],
  ['of the same borrower', 'a', 'a', 1, true],
  ['of another borrower', 'a', 'b', 1, false],
  ['just before ten minutes', 'a', 'a', 9.99, true],
  ['after ten minutes', 'a', 'a', 10, false],
  ['after ten minutes, of a guest', null, 'b', 10, false],
  ['of a phone whose clock was set back', null, 'b', -60, true],
])('a wanted page %s', (_whose, by, mark, waited, isWanted) => {
  expect(isStillWanted({ path: '/orders', atMs, by }, mark, minutes(waited))).toBe(isWanted);
});
