import type { Minor } from '@clearloan/api-client/declare';

/** What one line of a table does to the balance. Minor units; money that goes out is negative. */
export interface BalanceStep {
  /** 0 for a line that did not happen, undefined if it is not known. */
  readonly change: Minor | undefined;
  /** Whether only the balance can say which way the money went. */
  readonly isOpen: boolean;
  /** The balance after the line; undefined if it has none. */
  readonly balance: Minor | undefined;
}

/**
 * What the balance says about a line. `flips`: it moves the other way. `gap`: it moves by another amount, so lines are
 * missing before this one. `in` and `out`: the direction of an open line.
 */
export type BalanceFinding = 'fits' | 'flips' | 'gap' | 'in' | 'out';

export interface BalanceProof {
  readonly findings: readonly (BalanceFinding | undefined)[];
  /** `runs` if most balances follow from the amounts, `strays` if they do not, `none` if there is nothing to compare. */
  readonly kind: 'runs' | 'strays' | 'none';
}

/**
 * Compares each balance with the one before it and the amount between. The lines may be in order or latest first: the
 * order that explains more is taken.
 */
export function proveBalance(steps: readonly BalanceStep[]): BalanceProof {
  const forward = findingsOf(steps);
  const backward = findingsOf([...steps].reverse()).reverse();
  const findings = explained(backward) > explained(forward) ? backward : forward;
  const compared = findings.filter((finding) => finding !== undefined).length;
  if (compared === 0) return { findings, kind: 'none' };
  const runs = explained(findings) * 2 >= compared;
  return runs ? { findings, kind: 'runs' } : { findings: steps.map(() => undefined), kind: 'strays' };
}

type Findings = (BalanceFinding | undefined)[];

const explained = (findings: Findings) =>
  findings.filter((finding) => finding !== undefined && finding !== 'gap').length;

function findingsOf(steps: readonly BalanceStep[]): Findings {
  let before: Minor | undefined;
  return steps.map(({ change, isOpen, balance }) => {
    const from = before;
    if (balance !== undefined) before = balance;
    // A line that did not happen leaves the balance as it is; after an unknown one without a balance it is unknown.
    else if (change !== 0) before = undefined;
    if (balance === undefined || from === undefined || change === undefined || change === 0) return undefined;
    const moved = balance - from;
    if (Math.abs(moved) !== Math.abs(change)) return 'gap';
    if (isOpen) return moved > 0 ? 'in' : 'out';
    return moved === change ? 'fits' : 'flips';
  });
}
