import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { autocommit } from '../../platform/database/connection';
import { declaredTables } from '../../platform/database/schema/all-tables';
import { unseal } from '../../platform/outbox/seal';

const rowSchema = v.record(v.string(), v.unknown());

/** Each value of each column of each table, in every schema: `table.column` and the value as text. */
async function* everyValue(secrets: readonly string[]): AsyncGenerator<readonly [string, string]> {
  const { rows: tables } = await autocommit().execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  for (const { schema, name } of tables) {
    const from = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const { rows } = await autocommit().execute<{ row: unknown }>(
      sql`select to_jsonb(t) as row from ${from} t`,
    );
    for (const { row } of rows)
      for (const [column, value] of Object.entries(v.parse(rowSchema, row)))
        for (const text of readings(value, secrets)) yield [`${name}.${column}`, text];
  }
}

/** A value as text, and as the text in its bytes or below its seal. */
function readings(value: unknown, secrets: readonly string[]): readonly string[] {
  if (typeof value !== 'string') return [JSON.stringify(value)];
  const bytes = /^\\x([0-9a-f]*)$/.exec(value)?.[1];
  const unsealed = unseal(value, secrets);
  return [
    value,
    ...(bytes === undefined ? [] : [Buffer.from(bytes, 'hex').toString('utf8')]),
    ...(unsealed === undefined ? [] : [unsealed]),
  ];
}

/**
 * The columns in which one of the texts is, in upper or lower case, as `table.column`, sorted.
 * @param secrets those with which messages to other systems are sealed
 */
export async function columnsWith(
  texts: readonly string[],
  secrets: readonly string[],
): Promise<readonly string[]> {
  const found = new Set<string>();
  const wanted = texts.map((text) => text.toLowerCase());
  for await (const [place, value] of everyValue(secrets)) {
    const lower = value.toLowerCase();
    if (wanted.some((text) => lower.includes(text))) found.add(place);
  }
  return [...found].sort();
}

/** The columns that are declared to keep a borrower's text, as `table.column`. */
export const keptColumns = (): readonly string[] =>
  declaredTables().flatMap(({ table, erasure }) => {
    if (!('kept' in erasure)) return [];
    const columns: Readonly<Record<string, PgColumn | undefined>> = getTableColumns(table);
    return Object.entries(erasure.texts).flatMap(([name, rest]) =>
      rest === 'kept' ? [`${getTableName(table)}.${columns[name]?.name ?? ''}`] : [],
    );
  });
