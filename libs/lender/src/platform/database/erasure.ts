import { eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { db, writableDb } from './connection';
import { declaredTables } from './schema/all-tables';
import { links, type DeclaredTable, type FileKind, type KeptReason } from './schema/lender-table';
import { orders } from './schema/orders';

/** Whose rows are meant. */
export interface Person {
  readonly borrowerId: string;
  readonly phone: string | null;
}

/** Erases the stored files of a borrower, by their kind. It runs before the rows that name them are deleted. */
export type FileErasers = Readonly<Record<FileKind, (borrowerId: string) => Promise<void>>>;

/** Erases a borrower's rows and files as their tables declare it, in the current transaction. */
export async function eraseDeclared(person: Person, files: FileErasers): Promise<void> {
  for (const { table, erasure } of referencesFirst()) {
    const isOwn = ownRows(table, person);
    if (isOwn === undefined) continue;
    if ('erased' in erasure) {
      if (erasure.files !== undefined) await files[erasure.files](person.borrowerId);
      await writableDb().delete(table).where(isOwn);
    }
    const changes = changesOf(erasure);
    if (Object.keys(changes).length > 0) await writableDb().update(table).set(changes).where(isOwn);
  }
}

/** The columns to empty in rows that stay. */
function changesOf(erasure: DeclaredTable['erasure']): Readonly<Record<string, null>> {
  if ('emptied' in erasure) return erasure.emptied;
  if (!('kept' in erasure)) return {};
  return Object.fromEntries(
    Object.entries(erasure.texts).flatMap(([name, rest]) => (rest === 'kept' ? [] : [[name, rest]])),
  );
}

/** The reasons for which rows of a borrower are kept. */
export async function keptReasonsOf(borrowerId: string): Promise<ReadonlySet<KeptReason>> {
  const found = new Set<KeptReason>();
  for (const { table, erasure } of declaredTables()) {
    if (!('kept' in erasure) || found.has(erasure.kept)) continue;
    const isOwn = ownRows(table, { borrowerId, phone: null });
    if (isOwn === undefined) continue;
    const [row] = await db()
      .select({ one: sql`1` })
      .from(table)
      .where(isOwn)
      .limit(1);
    if (row !== undefined) found.add(erasure.kept);
  }
  return found;
}

/** The condition for the rows of a person; undefined if the table has no link to persons. */
export function ownRows(table: PgTable, { borrowerId, phone }: Person): SQL | undefined {
  const columns: Readonly<Record<string, PgColumn | undefined>> = getTableColumns(table);
  const link = links.find((name) => columns[name] !== undefined);
  const column = link && columns[link];
  if (column === undefined) return undefined;
  if (link === 'borrowerId') return eq(column, borrowerId);
  if (link === 'phone') return phone === null ? sql`false` : eq(column, phone);
  const own = db().select({ orderId: orders.orderId }).from(orders).where(eq(orders.borrowerId, borrowerId));
  return inArray(column, own);
}

/** Tables before those that they reference, so that no deletion leaves a reference without its target. */
function referencesFirst(): readonly DeclaredTable[] {
  const ordered: DeclaredTable[] = [];
  const place = (one: DeclaredTable): void => {
    if (ordered.includes(one)) return;
    for (const other of declaredTables()) if (other !== one && refersTo(other.table, one.table)) place(other);
    ordered.push(one);
  };
  declaredTables().forEach(place);
  return ordered;
}

const refersTo = (from: PgTable, to: PgTable): boolean =>
  getTableConfig(from).foreignKeys.some((key) => key.reference().foreignTable === to);
