import { nearest, sum, type Minor } from '../exact/minor';
import { ratio } from '../exact/ratio';
import type { CheckedFigure, ClaimedPlan, ClaimedRow } from './claimed-plan';
import type { Model } from './models';

/** A printed figure beside what a model gives for it. */
export interface Figure {
  readonly figure: CheckedFigure;
  readonly periodNo?: number;
  readonly claimed: Minor;
  readonly at: (model: Model) => Minor;
}

/** Every amount of the plan that the lender prints: the payment, the interest, each cell. */
export function figuresOf(claimed: ClaimedPlan): Figure[] {
  const figures: Figure[] = [];
  const { instalment, totalInterest, rows = [] } = claimed;
  if (instalment !== undefined) {
    figures.push({ figure: 'instalment', claimed: instalment, at: (model) => model.instalment });
  }
  if (totalInterest !== undefined) {
    figures.push({ figure: 'totalInterest', claimed: totalInterest, at: (model) => model.interest });
  }
  const printed = rows.map((row) => row.interest).filter((interest) => interest !== undefined);
  if (printed.length === claimed.terms.tenure) {
    figures.push({ figure: 'interestOfRows', claimed: sum(printed), at: (model) => model.interest });
  }
  return [...figures, ...rows.flatMap(cellsOf)];
}

const cellKinds = ['principal', 'interest', 'instalment', 'balance'] as const;

function cellsOf(row: ClaimedRow): Figure[] {
  return cellKinds.flatMap((figure) => {
    const claimed = row[figure];
    if (claimed === undefined) return [];
    const at = (model: Model): Minor => model.rows[row.periodNo - 1]?.[figure] ?? 0;
    return [{ figure, periodNo: row.periodNo, claimed, at }];
  });
}

/** Whether a figure is what the model gives, as far as the lender prints it. */
export const isEqual = ({ claimed, at }: Figure, model: Model, printedTo: Minor): boolean => {
  const computed = at(model);
  return claimed === computed || claimed === nearest(ratio(computed), printedTo);
};

/** Cells that are rounded one by one wander apart by at most one printed unit for each row before them. */
export const isNear = ({ claimed, at, periodNo }: Figure, model: Model, printedTo: Minor): boolean =>
  Math.abs(claimed - at(model)) <= printedTo * (1 + (periodNo ?? model.rows.length));
