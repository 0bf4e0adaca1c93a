import { isStillWanted } from './wanted-page';

const atMs = Date.parse('2026-11-20T02:44:00.000Z');
const minutes = (count: number) => atMs + count * 60_000;

it.each([
  ['of a visitor is valid at once', null, 'b', 0, true],
  ['of the same borrower is valid', 'a', 'a', 1, true],
  ['of another borrower is dropped', 'a', 'b', 1, false],
  ['is valid just before ten minutes', 'a', 'a', 9.99, true],
  ['is dropped after ten minutes', 'a', 'a', 10, false],
  ['of a visitor is dropped after ten minutes', null, 'b', 10, false],
  ['is valid when the device clock was set back', null, 'b', -60, true],
])('a requested page %s', (_whose, by, mark, waited, isWanted) => {
  expect(isStillWanted({ page: '1', atMs, by }, mark, minutes(waited))).toBe(isWanted);
});
