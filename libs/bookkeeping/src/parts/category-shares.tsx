import { Money, Row, Slip } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BookSums } from '../rules/sums';
import { useCategoryName } from './category-choice';

/** Where the month's money went, the most first. */
export function CategoryShares({ sums }: { sums: BookSums }) {
  const nameOf = useCategoryName();
  const { t } = useLingui();
  if (sums.byCategory.length === 0) return null;
  return (
    <Slip title={t`Where it went`}>
      {sums.byCategory.map(({ categoryId, amount }) => {
        const share = `${Math.round((amount / sums.paid) * 100)}%`;
        const name = nameOf(categoryId);
        return (
          <Row
            key={categoryId}
            label={
              <Trans>
                {name}, {share}
              </Trans>
            }
          >
            <Money amount={amount} />
          </Row>
        );
      })}
    </Slip>
  );
}
