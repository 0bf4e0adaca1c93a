import { formatDay } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { Inline, List, ListBlock, LinkAction, Money, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { dayOf, type Regular } from '../rules/regular';
import { inAndOut } from '../rules/sums';
import { useCategoryName } from './category-choice';

export interface RegularListProps {
  readonly regular: readonly Regular[];
  readonly onRemove: (regular: Regular) => void;
}

/** Recurring records, with their next date. */
export function RegularList({ regular, onRemove }: RegularListProps) {
  const { t } = useLingui();
  const locale = useLanguage();
  const nameOf = useCategoryName();
  return (
    <List>
      {regular.map((each) => {
        const { income, paid } = inAndOut(each.record);
        const next = formatDay(dayOf(each, each.made), locale);
        return (
          <ListBlock key={each.id}>
            <Inline between>
              <Text as="b">{each.record.note ?? nameOf(each.record.category_id ?? 'other')}</Text>
              <Money amount={income - paid} signed />
            </Inline>
            <Inline between>
              <Text size="sm" tone="dim">
                {each.rhythm === 'weekly' ? t`Each week, next ${next}` : t`Each month, next ${next}`}
              </Text>
              <LinkAction small onClick={() => onRemove(each)}>
                <Trans>Delete</Trans>
              </LinkAction>
            </Inline>
          </ListBlock>
        );
      })}
    </List>
  );
}
