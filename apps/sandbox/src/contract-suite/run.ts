import type { Endpoint } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import type { OwnedEndpoint } from '../context/contracts';
import { leave, logIn } from './chapters/account';
import { consents } from './chapters/consents';
import { help } from './chapters/help';
import { loan } from './chapters/loan';
import { bookkeeping, reminders, savedLoans } from './chapters/own-books';
import { verification } from './chapters/verification';
import { visitor } from './chapters/visitor';
import type { LenderUnderTest } from './harness/lender-under-test';
import { ownSuccess, suiteFor, type Check, type Suite } from './harness/suite';

/** One borrower's way through every call, in its order. */
const chapters: readonly ((suite: Suite) => Promise<void>)[] = [
  ...[visitor, logIn, consents, verification, loan],
  ...[help, bookkeeping, reminders, savedLoans],
];

/** A read that needs nothing said is asked even when no chapter knows it. */
const needsNothing = ({ style, request }: Endpoint) => style === 'GET' && v.is(request, {});

/** A call of the contract and every rule it was held to. */
export interface CallResult {
  readonly owner: string;
  readonly style: string;
  readonly path: string;
  readonly keeps: boolean;
  readonly checks: readonly Check[];
}

/**
 * Holds a lender to the contract, call by call. A chapter that cannot go on leaves its last calls unasked, and says why.
 * @param base the lender's address, `http://localhost:4200`
 */
export async function runContractSuite(
  base: string,
  lender: LenderUnderTest,
  calls: readonly OwnedEndpoint[],
): Promise<readonly CallResult[]> {
  const checks = new Map<string, Check[]>();
  const note = ({ path }: Endpoint, check: Check) => checks.set(path, [...(checks.get(path) ?? []), check]);
  const suite = suiteFor(base, lender, note);
  const unknown = calls.map(({ endpoint }) => endpoint).filter(needsNothing);
  const rest = async () => {
    for (const endpoint of unknown) if (!checks.has(endpoint.path)) await suite.check(endpoint, {});
  };
  const stops: string[] = [];
  for (const chapter of [...chapters, rest, leave]) {
    await chapter(suite).catch((error: unknown) => {
      stops.push(`${chapter.name}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  const unasked: Check = { rule: ownSuccess, faults: [`was not asked. ${stops.join('. ')}`] };
  return calls.map(({ owner, endpoint: { style, path } }) => {
    const noted = checks.get(path) ?? [];
    const own = noted.some(({ rule }) => rule === ownSuccess) ? noted : [...noted, unasked];
    return { owner, style, path, keeps: own.every(({ faults }) => faults.length === 0), checks: own };
  });
}
