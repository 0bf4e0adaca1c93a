import { offlineStore, useOfflineQuery } from '@clearloan/api-client/offline';
import { useEffect } from 'react';
import type { Account } from '../contract';
import { useAccounts } from '../queries';
import { allRegular, dayOf, daysToMake, recordIdOf, type Regular, regularDraft } from '../rules/regular';
import { accountDraft, recordDraft } from '../rules/local-records';

import { useFirstAccounts } from './use-first-accounts';

/** Adds the recurring records that are due, each once, whichever device or tab is first. */
export function useMakeRegular(today: string): void {
  const { data: regular } = useOfflineQuery(['regular'], allRegular);
  const { data: kept } = useAccounts();
  const { first } = useFirstAccounts(kept);
  useEffect(() => {
    const due = (regular ?? []).filter((each) => daysToMake(each, today).length > 0);
    if (kept !== undefined && due.length > 0) void make(due, first, today);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the first accounts change only with the stored ones
  }, [regular, kept, today]);
}

async function make(due: readonly Regular[], first: readonly Account[], today: string): Promise<void> {
  await offlineStore().write([
    ...first.map((account) => ({ ...accountDraft(account), isFirst: true })),
    ...due.flatMap((each) => {
      const days = daysToMake(each, today);
      return [
        // A record that already exists, created by another tab, is unchanged.
        ...days.map((_day, index) => ({ ...draftOf(each, each.made + index), isFirst: true })),
        regularDraft({ ...each, made: each.made + days.length }),
      ];
    }),
  ]);
}

const draftOf = (regular: Regular, count: number) =>
  recordDraft({
    record_id: recordIdOf(regular.id, count),
    record_date: dayOf(regular, count),
    address: undefined,
    img_url: undefined,
    updated_at: '',
    deleted: false,
    ...regular.record,
  });
