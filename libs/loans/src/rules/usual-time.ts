/** A duration in a natural unit. */
export interface UsualTime {
  readonly unit: 'minute' | 'hour' | 'day';
  readonly count: number;
}

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Minutes in the largest unit without false precision, rounded up: 1 to 89 minutes, 2 to 35 hours, then days. */
export function usualTime(minutes: number): UsualTime {
  if (minutes < 1.5 * hourMinutes) return { unit: 'minute', count: Math.max(1, Math.ceil(minutes)) };
  if (minutes <= 1.5 * dayMinutes) return { unit: 'hour', count: Math.ceil(minutes / hourMinutes) };
  return { unit: 'day', count: Math.ceil(minutes / dayMinutes) };
}
