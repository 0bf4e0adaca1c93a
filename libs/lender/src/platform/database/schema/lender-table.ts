import type { BuildExtraConfigColumns } from 'drizzle-orm';
import {
  pgTable,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
} from 'drizzle-orm/pg-core';

type Columns = Record<string, PgColumnBuilderBase>;

/** Why rows are kept after the account is erased. Each has its words for borrowers where the account is deleted. */
export type KeptReason = CoreReason | 'consentLog';
/** The reasons of the lending core. */
export type CoreReason = 'loanAccounts' | 'applications';

/** Whether a column can hold a text of a borrower: text without a list of values, JSON, bytes, and lists of these. */
type HoldsText<Builder extends PgColumnBuilderBase> = Builder['_']['columnType'] extends
  | 'PgText'
  | 'PgVarchar'
  | 'PgChar'
  ? string extends Builder['_']['data']
    ? true
    : false
  : Builder['_']['dataType'] extends 'array'
    ? Builder['_']['data'] extends readonly (infer Item)[]
      ? string extends Item
        ? true
        : false
      : true
    : Builder['_']['dataType'] extends 'json' | 'buffer' | 'custom'
      ? true
      : false;
type TextColumn<Of extends Columns> = {
  [Name in keyof Of & string]: HoldsText<Of[Name]> extends true ? Name : never;
}[keyof Of & string];

/** The columns by which a row belongs to a borrower; the first one that a table has counts. */
export const links = ['borrowerId', 'orderId', 'phone'] as const;
type Linked = {
  readonly [Link in (typeof links)[number]]: Record<Link, PgColumnBuilderBase>;
}[(typeof links)[number]];

/** What stays in a column of a kept row: its value, or nothing. */
type Rest = 'kept' | null;

/**
 * What the erasure of an account does with the rows of a table:
 * - `erased`: they are deleted. `files` are the stored files that go with them.
 * - `erasedWith`: they are deleted with the rows of another table that they reference.
 * - `emptied`: they stay, without personal data. Each text column is listed.
 * - `kept`: they stay for a reason that the borrower is told. Each text column is listed.
 * - `passing`: they belong to no borrower that is known, and a job removes them soon.
 * - `nobodys`: no borrower's data is ever in them.
 */
type Erasure =
  | { readonly erased: true; readonly files?: FileKind }
  | { readonly erasedWith: string }
  | { readonly emptied: Readonly<Record<string, null>> }
  | { readonly kept: KeptReason; readonly texts: Readonly<Record<string, Rest>> }
  | { readonly passing: string }
  | { readonly nobodys: true };

/** The same for these columns: no text column is left out, and rows with a link are somebody's. */
export type ErasureOf<Of extends Columns> =
  | Extract<Erasure, { readonly erasedWith: string } | { readonly passing: string }>
  | Extract<Erasure, Of extends Linked ? { readonly erased: true } : { readonly nobodys: true }>
  | { readonly emptied: Listed<Of, null> }
  | { readonly kept: KeptReason; readonly texts: Listed<Of, Rest> };
type Listed<Of extends Columns, Value> = Readonly<Record<TextColumn<Of>, Value>> & {
  readonly [Name in keyof Of]?: Value;
};

/** The kinds of stored files; each is erased by its own function. */
export type FileKind = 'pictures';

/** A table as the erasure sees it. */
export interface DeclaredTable {
  readonly table: PgTable;
  readonly erasure: Erasure;
}

declare const mark: unique symbol;
/** A table that declares its erasure. No row can be inserted into another one. */
export interface Declared {
  readonly [mark]: true;
}

const declared: DeclaredTable[] = [];

/** All tables of the schema modules that were loaded. */
export const declaredTables = (): readonly DeclaredTable[] => declared;

/** Declares a table and, beside its columns, what the erasure of an account does with its rows. */
export function lenderTable<Name extends string, Of extends Columns>(
  name: Name,
  erasure: ErasureOf<NoInfer<Of>>,
  columns: Of,
  extra?: (self: BuildExtraConfigColumns<Name, Of, 'pg'>) => PgTableExtraConfigValue[],
) {
  const table = pgTable(name, columns, extra);
  declared.push({ table, erasure });
  // The mark exists only in the type; nothing is added to the table.
  return table as typeof table & Declared;
}
