import { readTypedDay, type DayOrder } from '../typed-day';
import { cases } from './days.json';

const orders: readonly DayOrder[] = ['dayFirst', 'monthFirst', 'yearFirst'];

describe('corpus: days', () => {
  it.each(cases)('$input', ({ input, right, order }) => {
    const written = orders.find((each) => each === order) ?? 'dayFirst';
    expect(readTypedDay(input, written, '2026-11-25') ?? null).toBe(right);
  });
});
