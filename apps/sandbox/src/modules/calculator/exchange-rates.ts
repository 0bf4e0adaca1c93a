import type { ExchangeRates } from '@clearloan/calculator/contract';
import {
  addDays,
  daysBetween,
  decimalFromRatio,
  divide,
  ratio,
  ratioFromDecimal,
} from '@clearloan/loan-math';

const firstDay = '2026-01-01';
/** Hundredths of a rupiah for a dollar: what the sample rate sways around, and by how much each day. */
const middle = 1_624_500;
const sway = [0, 1_250, 3_175, 2_400, -850, -2_925, -1_500, 600, 2_050] as const;
const saturday = 6;

/** What this sample market knows of dollars and rupiah: a middle rate for each working day, no bank behind it. */
export function ratesOn(today: string): ExchangeRates {
  const date = lastWorkingDay(today);
  const step = Math.abs(daysBetween(firstDay, date)) % sway.length;
  const hundredths = middle + (sway[step] ?? 0);
  const usd2idr = decimalFromRatio(ratio(hundredths, 100), 2);
  return { usd2idr, idr2usd: decimalFromRatio(divide(ratio(1), ratioFromDecimal(usd2idr)), 10), date };
}

/** Markets rest at the weekend: the rate shown then is Friday's, and says so. */
function lastWorkingDay(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return addDays(today, -2);
  return weekday === saturday ? addDays(today, -1) : today;
}
