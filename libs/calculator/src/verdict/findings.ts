import type { Cause, Finding } from '@clearloan/loan-math';

/** Findings with the same reason: reported once, with the first few figures. */
export interface FindingGroup {
  readonly causes: readonly Cause[];
  readonly shown: readonly Finding[];
  /** How many more figures differ for this reason. */
  readonly more: number;
}

/** Enough figures to show the pattern; all of them would hide it. */
const shownEach = 4;

/**
 * Grouped by reason, most significant first: those not about a single payment, then the payments in order.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = finding.causes.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].map((group) => {
    const sorted = group.toSorted((one, other) => (one.periodNo ?? 0) - (other.periodNo ?? 0));
    return {
      causes: group[0]?.causes ?? [],
      shown: sorted.slice(0, shownEach),
      more: Math.max(0, group.length - shownEach),
    };
  });
}
