import { offlineStore, writeLocalMoney, type OfflineStore } from '@clearloan/api-client/offline';
import { addDays } from '@clearloan/loan-math';
import { useEffect } from 'react';
import { hasOpening, inAndOut, sumUp } from '../rules/sums';
import { accountsFrom, lists, recordsFrom } from '../rules/local-records';
import { allRegular, daysAhead } from '../rules/regular';

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
