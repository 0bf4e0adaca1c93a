/**
 * Runs in a page of the app: fills its book with `perMonth` unsent records in each of this many months, ending with the current
 * one. Writes the rows as the app does.
 */
export async function fillBook({ months, perMonth }) {
  const database = await new Promise((resolve, reject) => {
    const opening = window.indexedDB.open('clearloan-offline');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = database.transaction(['items', 'outbox'], 'readwrite');
  const items = transaction.objectStore('items');
  const outbox = transaction.objectStore('outbox');
  const today = new Date();
  for (let back = 0; back < months; back += 1) {
    const month = new Date(Date.UTC(today.getFullYear(), today.getMonth() - back, 1))
      .toISOString()
      .slice(0, 7);
    for (let at = 0; at < perMonth; at += 1) {
      const day = `${month}-${String((at % 28) + 1).padStart(2, '0')}`;
      const id = window.crypto.randomUUID();
      const updatedAt = '2026-01-01T00:00:00.000Z';
      const what = at % 3 === 0 ? ['income', 'sales'] : ['expense', 'food'];
      const wire = {
        record_id: id,
        amount: '12.50',
        book_type: what[0],
        category_id: what[1],
        note: `${month} ${at}`,
        record_date: day,
        account_id: 'cash',
        updated_at: updatedAt,
        deleted: false,
      };
      items.put({ list: 'records', id, day, updatedAt, deleted: false, wire });
      outbox.put({ list: 'records', id });
    }
  }
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  database.close();
}
