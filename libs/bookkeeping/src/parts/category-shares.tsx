import { List, ListItem, Money } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { createElement } from 'react';
import type { BookSums } from '../rules/sums';
import { categoryPath } from '../paths';
import { useCategoryIcon, useCategoryName } from './category-choice';
import './category-shares.css';

/** The month's expenses by category, largest first; each links to its records. */
export function CategoryShares({ sums, month }: { sums: BookSums; month: string }) {
  const nameOf = useCategoryName();
  const iconOf = useCategoryIcon();
  const { t } = useLingui();
  if (sums.byCategory.length === 0) return null;
  // Where more came back than was spent there is no share.
  const spent = sums.byCategory.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return (
    <details className="cl-bookkeeping-shares-fold">
      <summary>
        <h2>
          <Trans>Spending by category</Trans>
        </h2>
      </summary>
      <List>
        {sums.byCategory.map(({ categoryId, amount }) => {
          const share = `${Math.round((amount / spent) * 100)}%`;
          return (
            <ListItem
              key={categoryId}
              to={categoryPath(month, categoryId)}
              icon={createElement(iconOf(categoryId))}
              title={nameOf(categoryId)}
              note={amount > 0 && t`${share} of expenses`}
              value={<Money amount={amount} />}
            />
          );
        })}
      </List>
    </details>
  );
}
