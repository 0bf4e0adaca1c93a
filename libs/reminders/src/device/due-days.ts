import { deviceStore } from '@clearloan/api-client';
import { array, safeParse, string } from 'valibot';

/**
 * For links to the reminders, on screens that do not open the device's database: the date from which each payment is
 * due soon, and nothing else. A logout deletes it with the borrower's other data.
 */
const entry = 'clearloan.reminders.soon';

export const rememberSoonDays = (days: readonly string[]): void => {
  if (days.length === 0) deviceStore.remove(entry);
  else deviceStore.set(entry, JSON.stringify(days));
};

/**
 * How many payments are late or due soon, by the device's last data.
 * @param today called only if there is data: the first use of a time zone takes a sixth of a second on a slow device
 */
export function localDueCount(today: () => string): number {
  const text = deviceStore.get(entry);
  if (text === null) return 0;
  const result = safeParse(array(string()), parsed(text));
  if (!result.success) return 0;
  const last = today();
  return result.output.filter((day) => day <= last).length;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
