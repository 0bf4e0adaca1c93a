import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';

/** Pictures that borrowers sent; the bytes lie in the picture store under their hash. */
export const pictures = pgTable(
  'pictures',
  {
    imageId: uuid('image_id').primaryKey().defaultRandom(),
    borrowerId: uuid('borrower_id')
      .notNull()
      .references(() => borrowers.borrowerId, { onDelete: 'cascade' }),
    /** What it shows: `id_front`, `face`, `problem`, … */
    purpose: text('purpose').notNull(),
    sha256: text('sha256').notNull(),
    /** What the module finds it by. */
    note: text('note'),
    /** Made by the phone, so that a repeated upload is no second picture. */
    uploadId: text('upload_id'),
    storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.borrowerId, table.storedAt),
    index().on(table.sha256),
    uniqueIndex().on(table.borrowerId, table.uploadId),
  ],
);
