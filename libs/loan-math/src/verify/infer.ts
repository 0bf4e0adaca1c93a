import type { Minor } from '../exact/minor';
import type { LoanPlan } from '../plan/plan';
import type { Cause, CauseFacts, ClaimedPlan, ClaimedRow, Convention, LikelyCause } from './claimed-plan';
import { figuresOf, usualPayment, type Figure } from './figures';
import { printedUnit } from './normal-rows';
import { referencePlan } from './reference-plan';
import type { Printed } from './score';
import { search } from './search';
import type { Simulated } from './simulate';
import { diagnose, type Diagnosis } from './table/diagnose';

/** What the figures reveal about the lender's calculation. */
export interface Inference {
  readonly printed: Printed;
  readonly named: Named | undefined;
  readonly likeliest: readonly LikelyCause[];
  /** The plan of the stated terms, with the usual ways that the lender follows. */
  readonly plan: LoanPlan;
  /** The stated payment is right, and only a total is not. */
  readonly isOpen: boolean;
}

/** What clearly accounts for the figures: faults, or only usual ways of calculating. */
export interface Named {
  readonly causes: readonly Cause[];
  readonly facts: CauseFacts;
  readonly conventions: readonly Convention[];
  readonly explains: (figure: Figure, index: number) => boolean;
  /** The rows in their right order, if a table shows it. */
  readonly rows?: readonly ClaimedRow[];
  /** The lender's own calculation, if no table shows it. */
  readonly simulated?: Simulated | undefined;
}

export function infer(claimed: ClaimedPlan, own: LoanPlan, paid: Minor | undefined): Inference {
  const printed: Printed = {
    figures: figuresOf(claimed, paid),
    usual: usualPayment(claimed),
    unit: printedUnit(claimed),
  };
  const diagnoses = diagnose(claimed, printed.unit);
  return diagnoses ? fromTable(diagnoses, { claimed, own, printed }) : fromFigures({ claimed, own, printed });
}

interface Given {
  readonly claimed: ClaimedPlan;
  readonly own: LoanPlan;
  readonly printed: Printed;
}

function fromFigures({ claimed, own, printed }: Given): Inference {
  const { stated, named, likeliest, isOpen = false } = search(claimed, printed);
  const conventions = named?.conventions ?? [];
  const isPaymentRight = printed.figures.every(
    ({ figure }, index) => figure !== 'instalment' || stated.isExplained[index] === true,
  );
  const isTotalOnly = isPaymentRight && printed.figures.some(({ figure }) => figure === 'instalment');
  return {
    printed,
    named: named && {
      causes: named.causes,
      facts: named.facts,
      conventions,
      simulated: named.simulated,
      explains: (_, index) => named.isExplained[index] === true,
    },
    likeliest,
    plan: conventions.length > 0 && named ? referencePlan(claimed, own, named.simulated) : own,
    isOpen: isOpen || (named === undefined && isTotalOnly),
  };
}

function fromTable(diagnoses: readonly Diagnosis[], { claimed, own, printed }: Given): Inference {
  const [first] = diagnoses;
  const lines = claimed.rows?.length ?? 0;
  const next = diagnoses.find((each) => first !== undefined && keyOf(each) !== keyOf(first));
  const allowed = first?.causes.length === 0 ? 0 : Math.max(lines * 0.1, lines < 10 ? 0 : 1);
  const isMost = first !== undefined && first.missed <= allowed;
  const isHonest = first?.causes.length === 0 && first.missed === 0;
  const isClear = first !== undefined && isMost && (isHonest || !next || next.price - first.price >= 1);
  const honest = isClear ? first : diagnoses.find(({ causes }) => causes.length === 0);
  const plan = honest ? referencePlan(claimed, own, honest) : own;
  if (!isClear) {
    const likeliest = diagnoses
      .filter(({ causes, missed }) => causes.length > 0 && missed * 2 <= lines)
      .filter((each, index, all) => all.findIndex((other) => keyOf(other) === keyOf(each)) === index)
      .slice(0, 2)
      .map(({ causes, facts, missed }): LikelyCause => ({
        causes,
        facts,
        explains: lines - missed,
        of: lines,
      }));
    return { printed, named: undefined, likeliest, plan, isOpen: false };
  }
  const { causes, facts, conventions, explains, isPaymentRounded } = first;
  const named: Named = {
    facts,
    conventions,
    explains,
    rows: first.rows,
    causes: isPaymentRounded ? [...causes, 'roundedInstalment'] : causes,
  };
  return { printed, named, likeliest: [], plan, isOpen: false };
}

const keyOf = ({ causes }: Diagnosis): string => causes.toSorted().join(' ');
