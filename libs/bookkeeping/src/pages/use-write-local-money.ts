import { offlineStore, writeLocalMoney, type OfflineStore } from '@clearloan/api-client/offline';
import { addDays } from '@clearloan/loan-math';
import { useEffect } from 'react';
import { hasOpening, inAndOut, sumUp } from '../rules/sums';
import { accountsFrom, lists, recordsFrom } from '../rules/local-records';
import { daysAhead } from '../rules/regular';
import { regularFrom } from '../rules/local-regular';

/** After the screen is drawn and has settled: adding up a whole book must not keep anybody waiting. */
const afterMs = 800;
const aheadDays = 35;

/** Says on the device what there is and what comes, so that the reminders can tell whether the money will do. */
export function useWriteLocalMoney(today: string): void {
  useEffect(() => {
    let timer = window.setTimeout(write, afterMs);
    const stop = offlineStore().subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(write, afterMs);
    });
    function write(): void {
      // Told again after the next change; a forecast is worth no failure.
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
  const regular = regularFrom(await store.items(lists.regular));
  const expected = regular.flatMap((each) =>
    daysAhead(each, today, addDays(today, aheadDays)).map((day) => {
      const { income, paid } = inAndOut(each.record);
      return { day, in: income, out: paid };
    }),
  );
  const isOpened = hasOpening(accounts);
  await writeLocalMoney(store, { balance: sumUp(accounts, records).total, isOpened, expected, day: today });
}
