import type { Minor } from '@clearloan/api-client/declare';
import type { ForecastDay } from '@clearloan/reminders/contract';

export interface Outlook {
  readonly balance: Minor;
  readonly expected: readonly { readonly day: string; readonly amount: Minor }[];
  readonly dues: readonly { readonly repayTime: string; readonly amount: Minor }[];
  readonly today: string;
}

/** What there will be at the end of each day on which something moves; what is late is paid today. */
export function forecast({ balance, expected, dues, today }: Outlook): ForecastDay[] {
  const moves = new Map<string, { in: Minor; out: Minor }>();
  const at = (day: string) => {
    const move = moves.get(day) ?? { in: 0, out: 0 };
    moves.set(day, move);
    return move;
  };
  for (const { day, amount } of expected) at(day).in += amount;
  for (const { repayTime, amount } of dues) at(repayTime < today ? today : repayTime).out += amount;
  let left = balance;
  return [...moves]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, move]) => {
      left += move.in - move.out;
      return { date, ...move, balance: left };
    });
}
