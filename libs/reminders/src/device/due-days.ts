import { deviceStore } from '@clearloan/api-client';
import { array, safeParse, string } from 'valibot';

/**
 * For the way to the reminders, which stands on screens that do not open the device's database: of each payment the day
 * from which it is due soon, and nothing else. A logout wipes it with everything else of the borrower.
 */
const entry = 'clearloan.reminders.soon';

export const rememberSoonDays = (days: readonly string[]): void => {
  if (days.length === 0) deviceStore.remove(entry);
  else deviceStore.set(entry, JSON.stringify(days));
};

/**
 * How many payments are late or due soon, by what this device saw last.
 * @param today asked only where something was seen: the first use of a time zone takes a slow device a sixth of a second
 */
export function localDueCount(today: () => string): number {
  const text = deviceStore.get(entry);
  if (text === null) return 0;
  const kept = safeParse(array(string()), parsed(text));
  if (!kept.success) return 0;
  const last = today();
  return kept.output.filter((day) => day <= last).length;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
