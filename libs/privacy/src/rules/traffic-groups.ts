import { callPurposeOf, callPurposes, type CallPurpose } from './call-purpose';
import type { TrafficLine } from './traffic';

/** A feature that declares the path prefixes of its calls. */
interface CallOwner {
  readonly calls: readonly string[];
}

/** Calls for one purpose: of a feature that declares them, or one that this library knows. */
export interface TrafficGroup<Owner> {
  readonly purpose: CallPurpose | Owner;
  readonly lines: readonly TrafficLine[];
}

/** Whether a feature declares the call at a path as its own. */
export const isCallOf = ({ calls }: CallOwner, path: string): boolean =>
  calls.some((beginning) => path.startsWith(beginning));

/** The calls by purpose; within a purpose by path. */
export function trafficGroups<Owner extends CallOwner>(
  lines: readonly TrafficLine[],
  features: readonly Owner[],
): TrafficGroup<Owner>[] {
  const purposeOf = (path: string) => features.find((each) => isCallOf(each, path)) ?? callPurposeOf(path);
  return [...callPurposes, ...features]
    .map((purpose) => ({
      purpose,
      lines: lines
        .filter(({ path }) => purposeOf(path) === purpose)
        .sort((one, other) => one.path.localeCompare(other.path)),
    }))
    .filter((group) => group.lines.length > 0);
}

export const trafficTotal = (lines: readonly TrafficLine[]): Pick<TrafficLine, 'sent' | 'bytes'> => ({
  sent: lines.reduce((sum, line) => sum + line.sent, 0),
  bytes: lines.reduce((sum, line) => sum + line.bytes, 0),
});
