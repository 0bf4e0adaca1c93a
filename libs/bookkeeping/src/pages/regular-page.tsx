import { pathTo } from '@clearloan/routes';
import {
  RoundArt,
  EmptyState,
  Page,
  PrimaryAction,
  PlusIcon,
  Section,
  Sheet,
  SkeletonList,
  StorageFullNote,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Unread } from '../parts/storage-notes';
import { RegularList } from '../parts/regular-list';
import { useAccounts, useRegular } from '../queries';
import { useWriteBook } from '../use-write-book';
import { RegularForm } from './regular-form';
import { useFirstAccounts } from './use-first-accounts';

/** Records that recur weekly or monthly: stored on this device, and added to the book when due. */
export function RegularPage() {
  const { t } = useLingui();
  const { data: regular, isError } = useRegular();
  const { accounts } = useFirstAccounts(useAccounts().data);
  const [isAdding, setAdding] = useState(false);
  const write = useWriteBook();
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
      {write.isFull && <StorageFullNote />}
      {regular === undefined ? (
        <Unread isError={isError}>
          <SkeletonList />
        </Unread>
      ) : regular.length === 0 ? (
        <EmptyState art={<RoundArt />} title={<Trans>No repeating records yet</Trans>}>
          <Trans>Add wages, rent or anything that repeats. We’ll record it for you on the day.</Trans>
        </EmptyState>
      ) : (
        <Section title={<Trans>On this phone</Trans>}>
          <RegularList regular={regular} onRemove={(each) => void write.removeRegular(each)} />
        </Section>
      )}
      <Sheet open={isAdding} title={t`New repeating record`} onClose={() => setAdding(false)}>
        <RegularForm
          accounts={accounts}
          onSave={(made) => {
            setAdding(false);
            void write.saveRegular(made);
          }}
        />
      </Sheet>
    </Page>
  );
}
