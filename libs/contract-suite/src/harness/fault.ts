import { isDeepStrictEqual } from 'node:util';
import { moneyText } from '@clearloan/api-client/declare';

/** One fault in a response: the place, what the contract expects there, and what was received. */
export interface Fault {
  /** A field (`data.repay_plans[0].dueTime`), a header, `code` or `HTTP status`. */
  readonly at: string;
  readonly expected: string;
  readonly received: string;
}

const mostShown = 160;

/** A value as displayed in a fault. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

/** A value that must be exactly this one. */
export const unlessSame = (at: string, expected: unknown, received: unknown, why = ''): Fault[] =>
  isDeepStrictEqual(expected, received)
    ? []
    : [{ at, expected: `${shown(expected)}${why && ` (${why})`}`, received: shown(received) }];

/** An amount in minor units that follows from others; `slack` is the tolerance for rounding. */
export const unlessAmount = (
  at: string,
  expected: number,
  received: number | undefined,
  why: string,
  slack = 0,
): Fault[] =>
  received !== undefined && Math.abs(expected - received) <= slack
    ? []
    : [
        {
          at,
          expected: `"${moneyText(expected)}" (${why})`,
          received: received === undefined ? 'nothing' : `"${moneyText(received)}"`,
        },
      ];

/** A condition that must hold for a value. */
export const unless = (holds: boolean, at: string, expected: string, received: unknown): Fault[] =>
  holds ? [] : [{ at, expected, received: typeof received === 'string' ? received : shown(received) }];

/** One sentence for the lender's team. */
export const sentenceOf = ({ at, expected, received }: Fault): string =>
  `${at}: expected ${expected}, received ${received}`;
