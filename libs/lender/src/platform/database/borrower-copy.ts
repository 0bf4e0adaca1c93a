import { moneyText } from '@clearloan/api-client/declare';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { db } from './connection';
import { ownRows, type Person } from './erasure';
import { declaredTables } from './schema/all-tables';

/** Tables with rows of a borrower that no copy shows, with the reason. */
export const notCopied: Readonly<Record<string, string>> = {
  sms_codes: 'secrets',
  sessions: 'secrets',
  passkey_challenges: 'secrets',
  push_subscriptions: 'keys of a browser',
  push_reminders: 'days of messages to a browser, known from the plan',
  kept_replies: 'replies that were sent',
  outbox_messages: 'on the way, with codes; `messages` has them',
  parked_items: 'ids of failures',
  change_clocks: 'a counter',
};

/**
 * All other rows of a person by table, in the lender's own names: money as decimal text, no hashes and keys.
 * @param shown tables that the caller shows in another form
 */
export async function copyOfRows(
  person: Person,
  shown: readonly string[],
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const copy: Record<string, readonly unknown[]> = {};
  for (const { table } of declaredTables()) {
    const name = getTableName(table);
    const isOwn = ownRows(table, person);
    if (isOwn === undefined || name in notCopied || shown.includes(name)) continue;
    const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
    const rows: readonly Record<string, unknown>[] = await db().select().from(table).where(isOwn);
    if (rows.length > 0) copy[camelCase(name)] = rows.map((row) => readable(row, columns));
  }
  return copy;
}

const camelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const isSecret = (name: string) => /hash$|^(?:publicKey|credentialId|borrowerId)$/i.test(name);

/** Money columns are the only whole numbers of 64 bits that the database does not count itself. */
const isMoney = ({ columnType, generatedIdentity }: PgColumn) =>
  columnType === 'PgBigInt53' && generatedIdentity === undefined;

function readable(row: Record<string, unknown>, columns: Readonly<Record<string, PgColumn>>) {
  const shown = Object.entries(row).filter(([name, value]) => value !== null && !isSecret(name));
  return Object.fromEntries(
    shown.map(([name, value]) => {
      const column = columns[name];
      return [name, typeof value === 'number' && column && isMoney(column) ? moneyText(value) : value];
    }),
  );
}
