import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  index,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { borrowers } from './borrowers';

const ofBorrower = () =>
  uuid('borrower_id')
    .notNull()
    .references(() => borrowers.borrowerId, { onDelete: 'cascade' });
const picture = (name: string) => uuid(name).references(() => pictures.imageId);

/** Who the borrower is, with the pictures that prove it. */
export const identities = pgTable('identities', {
  borrowerId: ofBorrower().primaryKey(),
  cardType: text('card_type').notNull(),
  idNumber: text('id_number').notNull(),
  name: text('name').notNull(),
  gender: text('gender').notNull(),
  birthday: date('birthday').notNull(),
  idFront: picture('id_front').notNull(),
  idCardBack: picture('id_card_back'),
  taxCard: picture('tax_card'),
  face: picture('face'),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});

/** Answers to the forms, by the code of the question. */
export const formAnswers = pgTable(
  'form_answers',
  {
    borrowerId: ofBorrower(),
    form: text('form').notNull(),
    answers: jsonb('answers').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.form] })],
);

/** Whom to call when the borrower cannot be reached. */
export const emergencyContacts = pgTable(
  'emergency_contacts',
  {
    borrowerId: ofBorrower(),
    position: integer('position').notNull(),
    relation: text('relation').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.position] })],
);

/** Provinces and their cities, by the numbers that the country itself gives them; filled by a migration. */
export const cities = pgTable('cities', {
  cityId: text('city_id').primaryKey(),
  parentId: text('parent_id'),
  name: text('name').notNull(),
});

/** What a device told about itself or where it is, each under the consent that allowed it. */
export const phoneFacts = pgTable('phone_facts', {
  factId: uuid('fact_id').primaryKey().defaultRandom(),
  borrowerId: ofBorrower(),
  kind: text('kind').notNull(),
  consentId: uuid('consent_id').notNull(),
  facts: jsonb('facts').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});

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
    /** Made by the device, so that a repeated upload is no second picture. */
    uploadId: text('upload_id'),
    storedAt: timestamp('stored_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.borrowerId, table.storedAt),
    index().on(table.sha256),
    uniqueIndex().on(table.borrowerId, table.uploadId),
  ],
);
