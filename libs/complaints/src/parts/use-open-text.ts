import { dayOf, formatDayAndTime, formatTime, type Instant } from '@clearloan/formatting';
import { useClock, useLanguage } from '@clearloan/app-runtime';
import { useLingui } from '@lingui/react/macro';
import type { HelpChannel } from '../contract';
import { openState } from '../rules/opening-hours';

/** Whether a person answers now, and the words for it, in the borrower's own time. */
export interface OpenText {
  readonly isOpen: boolean;
  /** Nothing where it is always open. */
  readonly label: string | undefined;
}

/** @param lenderZone the time zone of the opening hours */
export function useOpenText(lenderZone: string): (channel: Pick<HelpChannel, 'hours'>) => OpenText {
  const { t } = useLingui();
  const { now } = useClock();
  const inOwnTime = useOwnTime(lenderZone);
  return ({ hours }) => {
    const state = openState(hours, now(), lenderZone);
    if (state.isOpen) {
      const until = state.until && inOwnTime(state.until);
      return { isOpen: true, label: until && t`Open until ${until}` };
    }
    const from = state.opensAt && inOwnTime(state.opensAt);
    return { isOpen: false, label: from === undefined ? t`Closed now` : t`Closed now. Opens ${from}` };
  };
}

/** `20:00`, `Sat 21 Nov, 08:00`; named as one's own where the lender's clocks show another time. */
function useOwnTime(lenderZone: string): (at: Instant) => string {
  const { t } = useLingui();
  const locale = useLanguage();
  const { now } = useClock();
  // Some old WebViews tell no time zone.
  const device: Partial<Intl.ResolvedDateTimeFormatOptions> = Intl.DateTimeFormat().resolvedOptions();
  const { timeZone: ownZone = lenderZone } = device;
  return (at) => {
    const isToday = dayOf(at, ownZone) === dayOf(now(), ownZone);
    const time = (isToday ? formatTime : formatDayAndTime)(at, locale, ownZone);
    const isSame = formatTime(at, locale, ownZone) === formatTime(at, locale, lenderZone);
    return isSame ? time : t`${time} your time`;
  };
}
