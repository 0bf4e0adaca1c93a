import { writableDb } from './connection';

declare const lock: unique symbol;

/**
 * A row that was read after its lock and is locked until the transaction ends. Functions that change something ask for
 * it, so a row that was read before the transaction does not compile there.
 */
export type Locked<Row> = Row & { readonly [lock]: true };

/** Marks a row that a statement has just locked (`for update`, or an update that returned it). */
export function locked<Row extends object>(row: Row): Locked<Row> {
  writableDb();
  // The mark exists for the compiler alone: nothing is added to the row.
  return row as Locked<Row>;
}
