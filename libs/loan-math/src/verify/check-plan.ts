import type { Minor } from '../exact/minor';
import type { Cause, ClaimedPlan, ClaimedRow, Finding } from './claimed-plan';
import { figuresOf, isEqual, isNear, type Figure } from './figures';
import { modelsOf, type Model } from './models';

export interface PlanCheck {
  readonly findings: readonly Finding[];
  readonly explainedBy: readonly Cause[];
  /** The way that comes closest to the lender's figures. */
  readonly model: Model | undefined;
}

/** Compares every printed amount with the stated terms and looks for the way in which the lender came to it. */
export function checkPlan(claimed: ClaimedPlan): PlanCheck {
  const { printedTo = 1 } = claimed;
  const figures = figuresOf(claimed);
  const models = modelsOf(claimed);
  const [stated] = models;
  if (!stated) return { findings: [], explainedBy: [], model: undefined };
  const best = bestOf(models, figures, printedTo);
  const wrong = figures.filter((figure) => !isEqual(figure, stated, printedTo));
  const findings = wrong.map((figure) => {
    const because = causesOf(figure, best, models, printedTo);
    return findingOf(figure, stated, because);
  });
  const sums = brokenSums(claimed.rows ?? [], printedTo);
  const isExplained = wrong.some((figure) => isEqual(figure, best, printedTo));
  return { findings: [...findings, ...sums], explainedBy: isExplained ? best.causes : [], model: best };
}

/** The fewest figures left unexplained; the simpler way when two are alike. */
function bestOf(models: readonly Model[], figures: readonly Figure[], printedTo: Minor): Model {
  const score = (model: Model): number => {
    const missed = figures.filter((figure) => !isEqual(figure, model, printedTo));
    const far = missed.filter((figure) => !isNear(figure, model, printedTo));
    return far.length * 10_000 + missed.length;
  };
  const [first, ...others] = models.map((model) => ({ model, missed: score(model) }));
  if (!first) throw new RangeError('There is always the loan as it is described.');
  return others.reduce((best, other) => (other.missed < best.missed ? other : best), first).model;
}

/** The one cause that gives this figure by itself, else all of the best way's, else what is left. */
function causesOf(figure: Figure, best: Model, models: readonly Model[], printedTo: Minor): readonly Cause[] {
  if (isEqual(figure, best, printedTo) && best.causes.length > 0) {
    const single = models.find(
      (model) =>
        model.causes.length === 1 &&
        best.causes.includes(model.causes[0] ?? 'unknown') &&
        isEqual(figure, model, printedTo),
    );
    return single?.causes ?? best.causes;
  }
  if (isNear(figure, best, printedTo))
    return [...best.causes.filter((cause) => cause !== 'rounding'), 'rounding'];
  return ['unknown'];
}

const findingOf = (
  { figure, periodNo, claimed, at }: Figure,
  stated: Model,
  because: readonly Cause[],
): Finding => ({
  unit: 'money',
  figure,
  ...(periodNo === undefined ? {} : { periodNo }),
  claimed,
  computed: at(stated),
  difference: claimed - at(stated),
  causes: because,
});

/** Rows that contradict themselves: parts that are not the payment, a balance that does not follow, an end above zero. */
function brokenSums(rows: readonly ClaimedRow[], printedTo: Minor): Finding[] {
  const least = printedTo + 1;
  return rows.flatMap((row, index): Finding[] => {
    const { periodNo, principal, interest, instalment, balance } = row;
    const found: Finding[] = [];
    const add = (figure: 'instalment' | 'balance', claimed: Minor, computed: Minor): void => {
      if (Math.abs(claimed - computed) <= least) return;
      const difference = claimed - computed;
      found.push({
        unit: 'money',
        figure,
        periodNo,
        claimed,
        computed,
        difference,
        causes: ['doesNotAddUp'],
      });
    };
    if (principal !== undefined && interest !== undefined && instalment !== undefined) {
      add('instalment', instalment, principal + interest);
    }
    const before = rows[index - 1];
    if (
      before?.balance !== undefined &&
      before.periodNo === periodNo - 1 &&
      principal !== undefined &&
      balance !== undefined
    ) {
      add('balance', balance, before.balance - principal);
    }
    return found;
  });
}
