import type { Endpoint } from '@clearloan/api-client/declare';
import type { OwnedEndpoint } from '@clearloan/open-api';
import type { Check } from './harness/reply-rules';
import { ownSuccess } from './harness/checks';

/** An endpoint of the contract and all the rules it was checked against. */
export interface CallResult {
  readonly owner: string;
  readonly style: string;
  readonly path: string;
  /** Whether the suite got to the real request. */
  readonly isReached: boolean;
  readonly keeps: boolean;
  readonly checks: readonly Check[];
}

export interface SuiteResult {
  readonly calls: readonly CallResult[];
  /** Chapters that could not continue, each with the reason. */
  readonly stops: readonly string[];
}

/** Collects the checks of all endpoints. */
export function resultCollector(calls: readonly OwnedEndpoint[]) {
  const checks = new Map<string, Check[]>();
  return {
    note: ({ path }: Endpoint, check: Check): void => {
      checks.set(path, [...(checks.get(path) ?? []), check]);
    },
    results: (): CallResult[] =>
      calls.map(({ owner, endpoint: { style, path } }) => {
        const own = checks.get(path) ?? [];
        const isReached = own.some(({ rule }) => rule === ownSuccess);
        const keeps = isReached && own.every(({ faults }) => faults.length === 0);
        return { owner, style, path, isReached, keeps, checks: own };
      }),
  };
}
