import { moneyText } from './money-text';

/** One place where a reply breaks a rule: what the rule expects there, and what was received. */
export interface Fault {
  /** A field (`data.repay_plans[0].dueTime`), a header, `code` or `HTTP status`. */
  readonly at: string;
  readonly expected: string;
  readonly received: string;
}

/**
 * What must hold between a request, its reply, earlier replies and the lender's time. The app stops an act whose rule is
 * broken, the contract suite reports it, and the tests of a lender hold it for every reply.
 */
export interface Rule<Facts> {
  /** A name of the build, for reports. */
  readonly name: string;
  /** What holds, in one sentence. */
  readonly sentence: string;
  /** @param at the place of the reply's data; `data` by default */
  readonly faults: (facts: Facts, at?: string) => Fault[];
}

/** The name of the rule if these facts break it. */
export const brokenRuleName = <Facts>({ name, faults }: Rule<Facts>, facts: Facts): string | undefined =>
  faults(facts).length > 0 ? name : undefined;

const maxDetailLength = 160;

/** A value as displayed in a fault. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > maxDetailLength ? `${text.slice(0, maxDetailLength)}…` : text;
}

/** Equal for equal values, whatever the order of their fields. */
const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/** A value that must be exactly this one. */
export const unlessSame = (at: string, expected: unknown, received: unknown, why = ''): Fault[] =>
  canonical(expected) === canonical(received)
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
