import type { ExchangeRates } from '@clearloan/calculator/contract';
import {
  addDays,
  daysBetween,
  decimalFromRatio,
  divide,
  ratio,
  ratioFromDecimal,
} from '@clearloan/loan-math';
import { instantOf } from '../../platform/context/instants';

const firstDay = '2026-01-01';
/** Hundredths of a rupiah per dollar: the middle of the sample rate, and its largest daily deviation. */
const middle = 1_624_500;
const sway = [0, 1_250, 3_175, 2_400, -850, -2_925, -1_500, 600, 2_050] as const;
const saturday = 6;

/** The sample exchange rates between dollars and rupiah: a middle rate for each working day, without a real bank. */
export function ratesOn(today: string): ExchangeRates {
  const date = lastWorkingDay(today);
  const step = Math.abs(daysBetween(firstDay, date)) % sway.length;
  const hundredths = middle + (sway[step] ?? 0);
  const usd2idr = decimalFromRatio(ratio(hundredths, 100), 2);
  return { usd2idr, idr2usd: decimalFromRatio(divide(ratio(1), ratioFromDecimal(usd2idr)), 10), date };
}

/** Markets close at the weekend, so the rate is Friday's and has Friday's date. */
function lastWorkingDay(today: string): string {
  const weekday = instantOf(`${today}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return addDays(today, -2);
  return weekday === saturday ? addDays(today, -1) : today;
}
