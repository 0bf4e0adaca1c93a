import { indiaRules } from './india';
import { indonesiaRules } from './indonesia';
import { mexicoRules } from './mexico';
import { philippinesRules } from './philippines';
import { sampleRules, type MarketRules, ruleOn, type Dated, citation } from './market-rules';
import { addMonths, type CalendarDay } from '../calendar/calendar';

/** The laws of all supported markets; the fictional sample market has none. A new market is one more folder. */
export const marketRules = {
  sample: sampleRules,
  india: indiaRules,
  indonesia: indonesiaRules,
  philippines: philippinesRules,
  mexico: mexicoRules,
} as const satisfies Readonly<Record<string, MarketRules>>;

/** superseded: another text applies · old: not compared with its text for a year · notRead: only reports about it were read. */
export interface RowToCheck {
  readonly market: string;
  readonly rule: string;
  readonly from: CalendarDay;
  readonly reason: 'superseded' | 'old' | 'notRead';
  readonly source: string;
}

/** The tables of a market by the name of their rule. */
export const tablesOf = ({
  market: _,
  ...tables
}: MarketRules): { rule: string; rows: readonly Dated<unknown>[] }[] =>
  Object.entries(tables).map(([rule, rows]) => ({ rule, rows }));

/** The rows that apply on a day and that somebody has to compare with the law again. */
export const rowsToCheck = (rules: MarketRules, day: CalendarDay): RowToCheck[] =>
  tablesOf(rules).flatMap(({ rule, rows }) => {
    const row = ruleOn(rows, day);
    const reason = row && reasonOf(row, day);
    return reason
      ? [{ market: rules.market, rule, from: row.from, reason, source: citation(row.source) }]
      : [];
  });

function reasonOf(
  { source: { supersededBy, readOn } }: Dated<unknown>,
  day: CalendarDay,
): RowToCheck['reason'] | undefined {
  if (supersededBy && supersededBy.date <= day) return 'superseded';
  if (readOn === undefined) return 'notRead';
  return addMonths(readOn, 12) < day ? 'old' : undefined;
}
