import type { Page } from '@playwright/test';

/** Writes a record per note to the book on the device. They wait to be sent, and nothing else does. */
export const writeWaitingRecords = (page: Page, notes: readonly string[]): Promise<void> =>
  page.evaluate(async (texts) => {
    const opening = indexedDB.open('clearloan-offline');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const transaction = database.transaction(['items', 'outbox'], 'readwrite');
    transaction.objectStore('outbox').clear();
    for (const [place, note] of texts.entries()) {
      const id = crypto.randomUUID();
      const day = '2026-11-20';
      const updatedAt = '2026-11-20T05:00:00.000Z';
      const wire = {
        record_id: id,
        amount: '12.50',
        category_id: 'food',
        note,
        book_type: 'expense',
        record_date: day,
        account_id: 'cash',
        updated_at: updatedAt,
        deleted: false,
      };
      const item = { list: 'records', id, day, updatedAt, deleted: false, wire };
      transaction.objectStore('items').put(item);
      transaction.objectStore('outbox').put({ list: 'records', id, seq: place + 1000 });
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, notes);
