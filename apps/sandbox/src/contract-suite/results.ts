import type { Endpoint } from '@clearloan/api-client/declare';
import type { OwnedEndpoint } from '../context/contracts';
import { ownSuccess, type Check } from './harness/suite';

/** A call of the contract and every rule it was held to. */
export interface CallResult {
  readonly owner: string;
  readonly style: string;
  readonly path: string;
  /** Whether the suite came so far as to make the call in earnest. */
  readonly isReached: boolean;
  readonly keeps: boolean;
  readonly checks: readonly Check[];
}

/** What a run found out. */
export interface SuiteResult {
  readonly calls: readonly CallResult[];
  /** Chapters that could not go on, each with the reason. */
  readonly stops: readonly string[];
}

/** Collects what calls were held to. */
export function notebook(calls: readonly OwnedEndpoint[]) {
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
