import type { Minor } from '../exact/minor';
import type { ScheduleRow } from '../terms';

/**
 * A payment of a plan. `extra` is the early payment on that day, on top of the instalment. `principal` is
 * negative if unpaid interest is added to the debt.
 */
export interface PlanRow extends ScheduleRow {
  readonly extra: Minor;
}
