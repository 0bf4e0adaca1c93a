import type { TimelineItem } from '../contract';

/** The last event of an open report is in progress; everything before it is done. */
export function markOf(timeline: readonly TimelineItem[], index: number): 'wait' | 'paid' {
  const isLast = index === timeline.length - 1;
  const status = timeline[index]?.status;
  return isLast && status !== 'closed' && status !== 'answered' ? 'wait' : 'paid';
}
