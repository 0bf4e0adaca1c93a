import { Trans, Plural } from '@lingui/react/macro';
import {
  Inline,
  LinkAction,
  List,
  ListBlock,
  Stack,
  Text,
  useAmountText,
  VisuallyHidden,
  Pad,
  Section,
  Note,
} from '@clearloan/ui';
import { withOwnKeys } from '@clearloan/routes';
import type { BudgetState } from '../rules/budgets';
import { useCategoryName } from './category-choice';
import { innerRoutes } from '../inner-routes';
import './budget-lines.css';

interface BudgetLinesProps {
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
function BudgetLeft({ budget: { left } }: { readonly budget: BudgetState }) {
  const amounts = useAmountText();
  const amount = amounts.text(Math.abs(left));
  if (left === 0) return <Trans>Nothing left</Trans>;
  return left > 0 ? <Trans>{amount} left</Trans> : <Trans>{amount} over budget</Trans>;
}

interface MonthBudgetsProps {
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
        <LinkAction to={withOwnKeys(innerRoutes.budgets, { _month: month })}>
          <Trans>View all budgets</Trans>
        </LinkAction>
      </Pad>
    </Section>
  );
}

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
