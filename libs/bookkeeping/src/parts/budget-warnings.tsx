import { Note, Pad, Stack, Text } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { BudgetState } from '../rules/budgets';
import { BudgetLeft } from './budget-lines';
import { useCategoryName } from './category-choice';

/** Warnings in the book for budgets from 80 % and from 100 % on; empty while all are below. */
export function BudgetWarnings({ budgets }: { readonly budgets: readonly BudgetState[] }) {
  const reached = budgets.filter(({ level }) => level === 'reached');
  const near = budgets.filter(({ level }) => level === 'near');
  const [used, almost] = [reached.length, near.length];
  if (used + almost === 0) return null;
  return (
    <Pad>
      <Stack gap={3}>
        {used > 0 && (
          <Note
            kind="over"
            title={<Plural value={used} one="A budget is used up" other="# budgets are used up" />}
          >
            <Lines budgets={reached} />
          </Note>
        )}
        {almost > 0 && (
          <Note
            kind="due"
            title={
              <Plural value={almost} one="A budget is almost used up" other="# budgets are almost used up" />
            }
          >
            <Lines budgets={near} />
          </Note>
        )}
      </Stack>
    </Pad>
  );
}

function Lines({ budgets }: { readonly budgets: readonly BudgetState[] }) {
  const nameOf = useCategoryName();
  return budgets.map((budget) => {
    const name = nameOf(budget.categoryId);
    return (
      <Text key={budget.categoryId} size="sm">
        <span className="cl-bookkeeping-name">
          <Trans comment="A category, then what is left of its budget: “Food: ¥15.00 left”.">
            {name}: <BudgetLeft budget={budget} />
          </Trans>
        </span>
      </Text>
    );
  });
}
