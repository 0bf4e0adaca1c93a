import { dayOf, formatDayAndTime, formatTime, type Instant } from '@clearloan/formatting';
import { useClock, useLanguage } from '@clearloan/app-runtime';
import { useLingui } from '@lingui/react/macro';
import type { HelpChannel } from '../contract';
import { openState } from '../rules/help';

/** Whether somebody is available now, as a text in the borrower's time zone. */
export interface OpenText {
  readonly isOpen: boolean;
  /** Undefined if it is always open. */
  readonly label: string | undefined;
  /** The same without the time at which it opens. */
  readonly shortLabel: string | undefined;
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
      const label = until && t`Open until ${until}`;
      return { isOpen: true, label, shortLabel: label };
    }
    const from = state.opensAt && inOwnTime(state.opensAt);
    const shortLabel = t`Closed now`;
    return {
      isOpen: false,
      label: from === undefined ? shortLabel : t`Closed now. Opens ${from}`,
      shortLabel,
    };
  };
}

/** `20:00`, `Sat 21 Nov, 08:00`; marked as the borrower's time if it differs from the lender's. */
function useOwnTime(lenderZone: string): (at: Instant) => string {
  const { t } = useLingui();
  const locale = useLanguage();
  const { now } = useClock();
  // Some old WebViews provide no time zone.
  const device: Partial<Intl.ResolvedDateTimeFormatOptions> = Intl.DateTimeFormat().resolvedOptions();
  const { timeZone: ownZone = lenderZone } = device;
  return (instant) => {
    const isToday = dayOf(instant, ownZone) === dayOf(now(), ownZone);
    const time = (isToday ? formatTime : formatDayAndTime)(instant, locale, ownZone);
    const isSame = formatTime(instant, locale, ownZone) === formatTime(instant, locale, lenderZone);
    return isSame ? time : t`${time} your time`;
  };
}
