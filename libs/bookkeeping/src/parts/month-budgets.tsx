import { LinkAction, Pad, Section } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { budgetsPath } from '../paths';
import type { BudgetState } from '../rules/budgets';
import { BudgetLines } from './budget-lines';

export interface MonthBudgetsProps {
  readonly budgets: readonly BudgetState[];
  readonly month: string;
}

/** The budgets of the visible month; empty if there are none. */
export function MonthBudgets({ budgets, month }: MonthBudgetsProps) {
  if (budgets.length === 0) return null;
  return (
    <Section title={<Trans>Budgets</Trans>}>
      <BudgetLines budgets={budgets} />
      <Pad>
        <LinkAction to={budgetsPath(month)}>
          <Trans>View all budgets</Trans>
        </LinkAction>
      </Pad>
    </Section>
  );
}
