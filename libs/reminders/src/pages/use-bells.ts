import { offlineStore } from '@clearloan/api-client/offline';
import { formatTime } from '@clearloan/formatting';
import { useClock } from '@clearloan/app-runtime';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { mayNotify, notify, ringingNow, setBadge, takeUnrung } from '../device/bells';
import { storedNoticeTexts } from '../notices';
import type { Due } from '../rules/due-list';
import { groupsOf } from '../rules/due-list';

const lookAgainMs = 60_000;

/** While the list is open: rings due alarms, if permitted, and keeps the badge up to date. */
export function useBells(dues: readonly Due[] | undefined): void {
  const { t } = useLingui();
  const { now, today } = useClock();
  const title = t`A payment is due`;
  const body = t`Open the app for details.`;
  useEffect(() => {
    if (dues === undefined) return undefined;
    void setBadge(groupsOf(dues).soon.length);
    const update = () => {
      if (mayNotify() === 'yes') void ring(dues, { today: today(), now: now(), title, body });
    };
    update();
    const timer = window.setInterval(update, lookAgainMs);
    return () => window.clearInterval(timer);
  }, [dues, now, today, title, body]);
}

interface Moment {
  readonly today: string;
  readonly now: string;
  readonly title: string;
  readonly body: string;
}

/** What the lender sends to this device does not ring a second time. */
async function ring(dues: readonly Due[], { today, now, title, body }: Moment): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isPushed = (await storedNoticeTexts()) !== undefined;
  const ringing = dues.filter(({ source }) => !(isPushed && source === 'own'));
  const fresh = await takeUnrung(offlineStore(), ringingNow(ringing, today, formatTime(now, 'en', timeZone)));
  if (fresh.length > 0) await notify({ title, body }, `reminders ${today}`);
}
