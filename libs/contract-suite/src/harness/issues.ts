import { shown, type Fault } from '@clearloan/api-client/declare';
import * as v from 'valibot';

type Issue = v.BaseIssue<unknown>;

/** Converts schema issues into one fault per field: its place and both values. */
export function faultsOfIssues(issues: readonly Issue[], at: string): Fault[] {
  const faults = issues.map((issue) => ({
    at: placeOf([at, ...(v.getDotPath(issue)?.split('.') ?? [])].filter(Boolean)),
    expected: expectationOf(issue),
    received: shown(issue.path?.at(-1)?.value ?? issue.input),
  }));
  return faults.filter((fault, index) => faults.findIndex(({ at: first }) => first === fault.at) === index);
}

/** `data.list[0].amount` */
const placeOf = ([first = '', ...rest]: readonly string[]): string =>
  rest.reduce((place, part) => (/^\d+$/.test(part) ? `${place}[${part}]` : `${place}.${part}`), first);

const words: Readonly<Record<string, string>> = {
  safe_integer: 'a whole number',
  iso_date: 'a day, YYYY-MM-DD',
  iso_timestamp: 'an instant, ISO 8601',
  uuid: 'a UUID',
};

/** A missing field is described by its type; for a union, the first branch describes the expectation. */
function expectationOf(issue: Issue): string {
  const inner = issue.issues?.[0];
  if (issue.type === 'union' && inner !== undefined) return expectationOf(inner);
  const { expected, message, type } = issue;
  if (type === 'min_value') return `at least ${(expected ?? '').replace('>=', '')}`;
  if (type === 'max_value') return `at most ${(expected ?? '').replace('<=', '')}`;
  const known = words[type];
  if (known !== undefined) return known;
  if (expected !== null && message.startsWith('Invalid '))
    return expected.replace(/^"(\w+)"$/, 'the field $1');
  return message.replace(/\.$/, '').toLowerCase();
}
