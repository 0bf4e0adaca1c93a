import type { Minor } from '../exact/minor';
import type { ScheduleRow } from '../terms';

/**
 * A payment of a plan. `extra` is what is paid early on that day, on top of the instalment. `principal` is below
 * zero where interest that was not paid joins the debt.
 */
export interface PlanRow extends ScheduleRow {
  readonly extra: Minor;
}
