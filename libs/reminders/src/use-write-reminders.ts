import { offlineStore, StorageFull } from '@clearloan/api-client/offline';
import { useState } from 'react';
import type { Bell, Reminder } from './contract';
import { lists, reminderDraft } from './rules/local-dues';
import { afterPayment, beforePayment } from './rules/rhythm';

/**
 * Writes of reminders: stored on the device at once, sent later. Resolves to false, with `isFull`, if the device has
 * no space.
 */
export function useWriteReminders() {
  const [isFull, setFull] = useState(false);
  const keeping = async (work: Promise<void>): Promise<boolean> => {
    try {
      await work;
      setFull(false);
      return true;
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      setFull(true);
      return false;
    }
  };
  const keep = (reminder: Reminder) => keeping(offlineStore().write([reminderDraft(reminder)]));
  return {
    isFull,
    keep,
    markPaid: (reminder: Reminder) => keep(afterPayment(reminder)),
    takeBack: (reminder: Reminder) => keep(beforePayment(reminder)),
    setBell: (reminder: Reminder, bell: Bell | undefined) => keep({ ...reminder, bell }),
    remove: (id: string) => keeping(offlineStore().remove(lists.reminders, id)),
    restore: (id: string) => keeping(offlineStore().restore(lists.reminders, id)),
  };
}
