import type { Ratio } from '../exact/ratio';

/** A cash flow: `periods` whole periods and an odd fraction of one after the start. */
export interface Flow {
  readonly amount: bigint;
  readonly periods: number;
  readonly oddFraction?: Ratio;
}

/** The same amount in each of `count` consecutive periods. */
interface Run {
  readonly amount: bigint;
  readonly from: number;
  readonly count: number;
}

/** Chronological runs that share an odd fraction of a period; `undefined` means no odd fraction. */
export interface Group {
  readonly oddFraction: Ratio | undefined;
  readonly runs: readonly Run[];
}

/** Most loans are one advance and a long run of equal payments: a run costs as much as a single payment. */
export function groupsOf(flows: readonly Flow[]): Group[] {
  const whole: Flow[] = [];
  const odd = new Map<string, Flow[]>();
  for (const flow of flows) {
    if (flow.oddFraction === undefined || flow.oddFraction.numerator === 0n) whole.push(flow);
    else addTo(odd, `${flow.oddFraction.numerator}/${flow.oddFraction.denominator}`, flow);
  }
  const groups = [...odd.values()].map((flow) => ({ oddFraction: flow[0]?.oddFraction, runs: runsOf(flow) }));
  return whole.length === 0 ? groups : [{ oddFraction: undefined, runs: runsOf(whole) }, ...groups];
}

function addTo(groups: Map<string, Flow[]>, key: string, flow: Flow): void {
  const group = groups.get(key);
  if (group) group.push(flow);
  else groups.set(key, [flow]);
}

/** Inflows minus outflows, without any rate. */
export const surplusOf = (groups: readonly Group[]): bigint =>
  groups.flatMap(({ runs }) => runs).reduce((total, { amount, count }) => total + amount * BigInt(count), 0n);

function runsOf(flows: readonly Flow[]): Run[] {
  const inOrder = flows.every(
    (flow, index) => index === 0 || (flows[index - 1]?.periods ?? 0) <= flow.periods,
  );
  const sorted = inOrder ? flows : flows.toSorted((one, other) => one.periods - other.periods);
  const runs: Run[] = [];
  let amount = 0n;
  let from = 0;
  let count = 0;
  for (const flow of sorted) {
    if (count > 0 && flow.amount === amount && flow.periods === from + count) {
      count += 1;
      continue;
    }
    if (count > 0) runs.push({ amount, from, count });
    ({ amount, periods: from } = flow);
    count = 1;
  }
  if (count > 0) runs.push({ amount, from, count });
  return runs;
}
