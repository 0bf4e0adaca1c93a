import type { Fault } from '@clearloan/api-client/declare';
import type { SuiteResult } from './results';

/** One error, however many endpoints and fields show it. */
export interface Cause {
  readonly rule: string;
  /** Its first fault, as a sentence. */
  readonly message: string;
  readonly calls: readonly string[];
  readonly faults: number;
}

/** One sentence for the lender's team. */
export const sentenceOf = ({ at, expected, received }: Fault): string =>
  `${at}: expected ${expected}, received ${received}`;

/** A rule that is broken at one place with one expectation is one cause: list indexes and received values do not count. */
const placeOf = (at: string) => at.replace(/\[\d+\]/g, '[]');

/** The errors of a lender, each cause once, those with the most endpoints first. */
export function causesOf({ calls }: Pick<SuiteResult, 'calls'>): readonly Cause[] {
  const causes = new Map<string, Cause>();
  for (const { path, checks } of calls)
    for (const { rule, faults } of checks)
      for (const fault of faults) {
        const isHeader = !fault.at.startsWith('data');
        const what = isHeader ? fault.expected : fault.expected.replace(/^"[^"]*"|^[\d.]+/, '');
        const key = `${isHeader && fault.at !== 'code' && fault.at !== 'HTTP status' ? '' : rule} ${placeOf(fault.at)} ${what}`;
        const known = causes.get(key) ?? { rule, message: sentenceOf(fault), calls: [], faults: 0 };
        const isNew = !known.calls.includes(path);
        causes.set(key, {
          ...known,
          calls: isNew ? [...known.calls, path] : known.calls,
          faults: known.faults + 1,
        });
      }
  return [...causes.values()].sort((one, other) => other.calls.length - one.calls.length);
}

const mostNamed = 3;

/** `/a, /b, /c and 89 more`. */
const named = (paths: readonly string[]): string =>
  paths.length <= mostNamed
    ? paths.join(', ')
    : `${paths.slice(0, mostNamed).join(', ')} and ${paths.length - mostNamed} more`;

/** One line per cause, and one for the endpoints that were not reached. */
export function linesOf(result: SuiteResult): readonly string[] {
  const unreached = result.calls.filter(({ isReached }) => !isReached).map(({ path }) => path);
  return [
    ...causesOf(result).map(({ rule, message, calls, faults }) => {
      const count = calls.length > 1 ? `${calls.length} calls: ` : '';
      const times = faults > calls.length ? `, ${faults} times` : '';
      return `${count}${named(calls)}: ${rule}: ${message}${times}`;
    }),
    ...(unreached.length === 0 ? [] : [`not reached, ${unreached.length} calls: ${named(unreached)}`]),
    ...result.stops.map((stop) => `stopped: ${stop}`),
  ];
}
