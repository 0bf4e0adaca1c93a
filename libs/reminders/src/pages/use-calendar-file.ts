import { useClock, useLanguage } from '@clearloan/app-runtime';
import { formatDayShort } from '@clearloan/formatting';
import { fillPath } from '@clearloan/routes';
import { useLingui } from '@lingui/react/macro';
import { innerRoutes } from '../inner-routes';
import type { Due } from '../rules/due-list';

/** Saves payments as a file for the device's calendar. The writer is loaded on the first tap. */
export function useCalendarFile(): (dues: readonly Due[]) => Promise<void> {
  const { t } = useLingui();
  const { now } = useClock();
  const locale = useLanguage();
  return async (dues) => {
    const { calendarFile } = await import('../calendar/calendar-file');
    const movedFrom = (day: string) => {
      const firstDay = formatDayShort(day, locale);
      return t`Moved from ${firstDay}`;
    };
    const label = { title: t`A payment is due`, description: t`Open the app for details.`, movedFrom };
    const text = calendarFile(
      dues,
      label,
      (id) => window.location.origin + fillPath(innerRoutes.reminder, { reminderId: id }),
      now(),
    );
    saveFile(text);
  };
}

/** Created on the device; nothing is sent. */
function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'clearloan-reminders.ics';
  link.click();
  URL.revokeObjectURL(address);
}
