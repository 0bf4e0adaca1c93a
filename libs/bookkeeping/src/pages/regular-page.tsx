import { offlineStore, useOfflineQuery } from '@clearloan/api-client/offline';
import { lazyPart, useLanguage } from '@clearloan/app-runtime';
import { formatDay } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import {
  EmptyState,
  Inline,
  LinkAction,
  List,
  ListBlock,
  Money,
  Page,
  PartFailure,
  PlusIcon,
  PrimaryAction,
  RoundArt,
  Section,
  Sheet,
  SkeletonList,
  StorageFullNote,
  Text,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { LoadingOrError } from '../parts/storage-notes';
import { useAccounts, useAccountsOrDefaults } from '../queries';
import { useSaving } from '../use-write-book';
import { allRegular, dayOf, regularDraft, type Regular } from '../rules/regular';
import { inAndOut } from '../rules/sums';
import { useCategoryName } from '../parts/category-choice';

const LaterForm = lazyPart(async () => (await import('./regular-form')).RegularForm, PartFailure);

/** Records that recur weekly or monthly: stored on this device, and added to the book when due. */
export function RegularPage() {
  const { t } = useLingui();
  const { data: regular, isError } = useOfflineQuery(['regular'], allRegular);
  const { accounts } = useAccountsOrDefaults(useAccounts().data);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => LaterForm.preload(), []);
  const { isFull, saving } = useSaving();
  return (
    <Page
      title={t`Repeating records`}
      back={pathTo('bookkeeping')}
      bottomBar={
        <PrimaryAction icon={<PlusIcon />} onClick={() => setAdding(true)}>
          <Trans>Add a repeating record</Trans>
        </PrimaryAction>
      }
    >
      {isFull && <StorageFullNote />}
      {regular === undefined ? (
        <LoadingOrError isError={isError}>
          <SkeletonList />
        </LoadingOrError>
      ) : regular.length === 0 ? (
        <EmptyState art={<RoundArt />} title={<Trans>No repeating records yet</Trans>}>
          <Trans>Add wages, rent or anything that repeats. We’ll record it for you on the day.</Trans>
        </EmptyState>
      ) : (
        <Section title={<Trans>On this phone</Trans>}>
          <RegularList
            regular={regular}
            onRemove={(each) => void saving(offlineStore().write([{ ...regularDraft(each), deleted: true }]))}
          />
        </Section>
      )}
      <Sheet open={isAdding} title={t`New repeating record`} onClose={() => setAdding(false)}>
        <LaterForm
          fallback={<SkeletonList />}
          accounts={accounts}
          onSave={(made) => {
            setAdding(false);
            return saving(offlineStore().write([regularDraft(made)]));
          }}
        />
      </Sheet>
    </Page>
  );
}

interface RegularListProps {
  readonly regular: readonly Regular[];
  readonly onRemove: (regular: Regular) => void;
}

/** Recurring records, with their next date. */
function RegularList({ regular, onRemove }: RegularListProps) {
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
              <b className="cl-bookkeeping-name">
                {each.record.note ?? nameOf(each.record.category_id ?? 'other')}
              </b>
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
