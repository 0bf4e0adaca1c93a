/** Dates of the bench's own, by the platform's calendar. */
const dayLength = 86_400_000;
const at = (text: string): Date => new Date(`${text}T00:00:00Z`);
const written = (date: Date): string => date.toISOString().slice(0, 10);

export const laterBy = (day: string, days: number): string =>
  written(new Date(at(day).getTime() + days * dayLength));

export function monthsFrom(day: string, months: number): string {
  const from = at(day);
  const end = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  end.setUTCDate(Math.min(from.getUTCDate(), end.getUTCDate()));
  return written(end);
}

export const daysFrom = (first: string, last: string): number =>
  Math.round((at(last).getTime() - at(first).getTime()) / dayLength);

export const yearOf = (day: string): number => at(day).getUTCFullYear();
export const isWeekend = (day: string): boolean => [0, 6].includes(at(day).getUTCDay());
