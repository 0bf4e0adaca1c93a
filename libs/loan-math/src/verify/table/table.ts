import type { Minor } from '../../exact/minor';
import type { ClaimedPlan } from '../claimed-plan';
import type { Agreed } from './payments';
import type { Shares } from './shares';

/** A lender's table with what the terms say about it. */
export interface Table {
  readonly claimed: ClaimedPlan;
  readonly unit: Minor;
  readonly count: number;
  readonly agreed: Agreed;
  readonly shares: readonly Shares[];
}
