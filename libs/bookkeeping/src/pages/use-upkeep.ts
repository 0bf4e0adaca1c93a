import { useEffect } from 'react';
import {
  offlineStore,
  useOfflineQuery,
  writeLocalMoney,
  type OfflineStore,
} from '@clearloan/api-client/offline';
import { addDays } from '@clearloan/loan-math';
import type { Account } from '../contract';
import { useAccounts, useAccountsOrDefaults } from '../queries';
import {
  allRegular,
  dayOf,
  daysToMake,
  recordIdOf,
  type Regular,
  regularDraft,
  daysAhead,
} from '../rules/regular';
import { accountDraft, recordDraft, accountsFrom, lists, recordsFrom } from '../rules/local-records';
import { hasOpening, inAndOut, sumUp } from '../rules/sums';

/** Adds the recurring records that are due, each once, whichever device or tab is first. */
export function useMakeRegular(today: string): void {
  const { data: regular } = useOfflineQuery(['regular'], allRegular);
  const { data: kept } = useAccounts();
  const { initialAccounts } = useAccountsOrDefaults(kept);
  useEffect(() => {
    const due = (regular ?? []).filter((each) => daysToMake(each, today).length > 0);
    if (kept !== undefined && due.length > 0) void make(due, initialAccounts, today);
    // oxlint-disable-next-line react/exhaustive-deps -- the first accounts change only with the stored ones
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

/** After the first render has settled: summing up a whole book must not block the screen. */
const afterMs = 800;
const aheadDays = 35;

/**
 * Writes the balance and expected movements to the device, so that reminders can forecast whether the money
 * suffices.
 */
export function useWriteLocalMoney(today: string): void {
  useEffect(() => {
    let timer = window.setTimeout(write, afterMs);
    const stop = offlineStore().subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(write, afterMs);
    });
    function write(): void {
      // Written again after the next change; a failed forecast is not worth an error.
      writeNow(offlineStore(), today).catch(() => undefined);
    }
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [today]);
}

async function writeNow(store: OfflineStore, today: string): Promise<void> {
  const accounts = accountsFrom(await store.items(lists.accounts));
  const records = recordsFrom(await store.items(lists.records));
  if (accounts.length === 0) return;
  const regular = await allRegular(store);
  const expected = regular.flatMap((each) =>
    daysAhead(each, today, addDays(today, aheadDays)).map((day) => {
      const { income, paid } = inAndOut(each.record);
      return { day, in: income, out: paid };
    }),
  );
  const isOpened = hasOpening(accounts);
  await writeLocalMoney(store, { balance: sumUp(accounts, records).total, isOpened, expected, day: today });
}
