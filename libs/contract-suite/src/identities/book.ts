import { unlessAmount, unlessSame, type Fault } from '@clearloan/api-client/declare';
import type { AccountBalances, BookRecord, Statistics } from '@clearloan/bookkeeping/contract';
import { sum } from '@clearloan/loan-math';

const amountsOf = (records: readonly BookRecord[], type: string) =>
  sum(records.filter(({ book_type }) => book_type === type).map(({ amount }) => amount));

/** The figures of a month match the sum of its records. */
export function statisticsFaults(statistics: Statistics, records: readonly BookRecord[]): Fault[] {
  const [income, paid] = [amountsOf(records, 'income'), amountsOf(records, 'expense')];
  const why = 'the sum of the records';
  const days = statistics.week_data.map(({ date }) => date);
  return [
    ...unlessAmount('data.month_income', income, statistics.month_income, why),
    ...unlessAmount('data.month_paid', paid, statistics.month_paid, why),
    ...unlessAmount('data.month_balance', income - paid, statistics.month_balance, 'income less expenses'),
    ...unlessAmount(
      'data.by_category',
      paid,
      sum(statistics.by_category.map(({ amount }) => amount)),
      'the sum of the payments made',
    ),
    ...unlessSame(
      'data.recorded_days',
      new Set(records.map(({ record_date }) => record_date)).size,
      statistics.recorded_days,
      'days with a record',
    ),
    ...unlessSame('data.week_data[].date', [...days].sort(), days, 'in the order of the days'),
    ...unlessSame('data.week_data.length', 7, statistics.week_data.length, 'days of a week'),
    ...statistics.week_data.flatMap(({ date, income: came, paid: went }, index) => {
      const ofDay = records.filter(({ record_date }) => record_date === date);
      const at = `data.week_data[${index}]`;
      return [
        ...unlessAmount(`${at}.income`, amountsOf(ofDay, 'income'), came, why),
        ...unlessAmount(`${at}.paid`, amountsOf(ofDay, 'expense'), went, why),
      ];
    }),
  ];
}

/** The balance matches the opening balance and all records since. */
export function balanceFaults(
  balances: AccountBalances,
  opening: number,
  records: readonly BookRecord[],
): Fault[] {
  const { balance_total, bank_balance, wallet_balance, cash_balance } = balances;
  const moved = amountsOf(records, 'income') - amountsOf(records, 'expense');
  return [
    ...unlessAmount(
      'data.balance_total',
      bank_balance + wallet_balance + cash_balance,
      balance_total,
      'bank + wallet + cash',
    ),
    ...unlessAmount(
      'data.cash_balance',
      opening + moved,
      cash_balance,
      'the opening balance and every record',
    ),
  ];
}
