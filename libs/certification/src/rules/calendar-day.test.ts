import { isCalendarDay } from './check-item';

it.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1994-13-01', false],
  ['94-03-09', false],
  ['0094-03-09', false],
])('%p is an existing day: %p', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay);
});
