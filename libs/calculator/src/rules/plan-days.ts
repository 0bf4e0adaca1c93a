import { daysBetween, readTypedDay, dayOrdersOf, type DayOrder } from '@clearloan/formatting';

/** `none`: the date does not exist. `unclear`: the plan does not determine the order of its numbers. */
export type PlanDay = { readonly kind: 'day'; readonly day: string } | { readonly kind: 'none' | 'unclear' };

/** Days between two payments: a week, two, a month. */
const isPeriod = (days: number | undefined): boolean =>
  days !== undefined && (days === 7 || days === 14 || days === 15 || (days >= 28 && days <= 31));

/** How many payments are one period apart if the dates are parsed in an order. */
function fitOf(texts: readonly string[], order: DayOrder, today: string): number {
  const days = texts.map((text) => readTypedDay(text, order, today));
  return days.filter((day, index) => {
    const before = days[index - 1];
    return day !== undefined && before !== undefined && isPeriod(daysBetween(before, day));
  }).length;
}

/**
 * Parses the dates of a plan in the order that its lines determine: by a number above 12, otherwise by the order in
 * which the payments are weeks or months apart.
 */
export function planDayReader(texts: readonly string[], today: string): (text: string) => PlanDay {
  const orders = dayOrdersOf(texts, today);
  const fits = orders.map((order) => fitOf(texts, order, today));
  const best = Math.max(...fits);
  const isClear = fits.filter((fit) => fit === best).length === 1;
  const order = orders[fits.indexOf(best)] ?? 'dayFirst';
  return (text) => {
    const day = readTypedDay(text, order, today);
    if (day === undefined) return { kind: 'none' };
    const isSame = orders.every((each) => readTypedDay(text, each, today) === day);
    return isClear || isSame ? { kind: 'day', day } : { kind: 'unclear' };
  };
}
