import { callPurposeOf, callPurposes, type CallPurpose } from './call-purpose';
import type { TrafficLine } from './traffic';

export interface TrafficGroup {
  readonly purpose: CallPurpose;
  readonly lines: readonly TrafficLine[];
}

/** The calls by what they are for; within a purpose by path. */
export const trafficGroups = (lines: readonly TrafficLine[]): TrafficGroup[] =>
  callPurposes
    .map((purpose) => ({
      purpose,
      lines: lines
        .filter(({ path }) => callPurposeOf(path) === purpose)
        .sort((one, other) => one.path.localeCompare(other.path)),
    }))
    .filter((group) => group.lines.length > 0);

export const trafficTotal = (lines: readonly TrafficLine[]): Pick<TrafficLine, 'sent' | 'bytes'> => ({
  sent: lines.reduce((sum, line) => sum + line.sent, 0),
  bytes: lines.reduce((sum, line) => sum + line.bytes, 0),
});
