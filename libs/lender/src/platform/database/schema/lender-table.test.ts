import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CronJob } from '../../jobs/jobs';
import { writableDb } from '../connection';
import { lenderTable } from './lender-table';

/** The compiler refuses each of these; it also reports an expectation that no longer holds. */
export const refused = () => {
  const [note, id] = [text('note').notNull(), uuid('id')];
  // @ts-expect-error a table without a declaration
  lenderTable('undeclared', { id });
  // @ts-expect-error the text of a kept row is not declared
  lenderTable('kept', { kept: 'consentLog', texts: {} }, { id, note });
  // @ts-expect-error JSON can hold texts
  lenderTable('json', { kept: 'consentLog', texts: {} }, { id, facts: jsonb('facts') });
  // @ts-expect-error so can a list
  lenderTable('list', { kept: 'consentLog', texts: {} }, { id, notes: text('notes').array() });
  // @ts-expect-error a reason that borrowers are never told
  lenderTable('reason', { kept: 'because', texts: {} }, { id });
  // @ts-expect-error a text that an emptied row leaves
  lenderTable('emptied', { emptied: {} }, { id, note });
  // @ts-expect-error no column says whose rows to erase
  lenderTable('nobody', { erased: true }, { id, note });
  // @ts-expect-error rows of a borrower are not nobody's
  lenderTable('nobodys', { nobodys: true }, { id, phone: text('phone') });
  // @ts-expect-error a table that was made without a declaration
  writableDb().insert(pgTable('plain', { id }));
  // @ts-expect-error a job that could loop over a list by itself
  const job: CronJob = { name: 'loop', cron: '* * * * *', run: () => Promise.resolve() };
  return job;
};

it('a column of ids, numbers or names from a list needs no declaration of its own', () => {
  const kind = text('kind', { enum: ['one', 'other'] });
  const table = lenderTable(
    'listed',
    { kept: 'consentLog', texts: {} },
    { id: uuid('id'), kind, periods: integer('periods').array() },
  );
  expect(table.kind.enumValues).toEqual(['one', 'other']);
});
