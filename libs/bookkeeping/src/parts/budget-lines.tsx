import {
  Inline,
  LinkAction,
  List,
  ListBlock,
  Stack,
  Text,
  useAmountText,
  VisuallyHidden,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { BudgetState } from '../rules/budgets';
import { useCategoryName } from './category-choice';
import './budget-lines.css';

export interface BudgetLinesProps {
  readonly budgets: readonly BudgetState[];
  /** Absent if a budget is read-only: a past month. */
  readonly onChange?: ((categoryId: string) => void) | undefined;
}

/** Each budget of a month: what was spent, what is left or exceeded, and a bar that shows the same. */
export const BudgetLines = ({ budgets, onChange }: BudgetLinesProps) => (
  <List>
    {budgets.map((budget) => (
      <ListBlock key={budget.categoryId}>
        <BudgetLine budget={budget} onChange={onChange} />
      </ListBlock>
    ))}
  </List>
);

function BudgetLine({ budget, onChange }: Pick<BudgetLinesProps, 'onChange'> & { budget: BudgetState }) {
  const amounts = useAmountText();
  const name = useCategoryName()(budget.categoryId);
  const [spent, limit] = [amounts.text(budget.spent), amounts.text(budget.limit)];
  const percent = `${budget.percent}%`;
  return (
    <Stack gap={2}>
      <Inline between>
        <span className="cl-bookkeeping-name">
          <Text as="b">{name}</Text>
        </span>
        {onChange && (
          <LinkAction small onClick={() => onChange(budget.categoryId)}>
            <Trans>Change</Trans>
            <VisuallyHidden>{name}</VisuallyHidden>
          </LinkAction>
        )}
      </Inline>
      <div className="cl-bookkeeping-budget-bar" aria-hidden="true">
        <i
          className={`cl-bookkeeping-budget-${budget.level}`}
          style={{ width: `${Math.min(100, budget.percent)}%` }}
        />
      </div>
      <Inline between>
        <Text size="sm">
          <Trans>
            {spent} of {limit} spent ({percent})
          </Trans>
        </Text>
        <Text size="sm" bold={budget.level !== 'within'}>
          <BudgetLeft budget={budget} />
        </Text>
      </Inline>
    </Stack>
  );
}

/** The rest of a budget, or by how much it is exceeded. */
export function BudgetLeft({ budget: { left } }: { readonly budget: BudgetState }) {
  const amounts = useAmountText();
  const amount = amounts.text(Math.abs(left));
  if (left === 0) return <Trans>Nothing left</Trans>;
  return left > 0 ? <Trans>{amount} left</Trans> : <Trans>{amount} over budget</Trans>;
}
