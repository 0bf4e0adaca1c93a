import { writableDb } from './connection';

declare const lock: unique symbol;

/**
 * A row that was read after it was locked, and stays locked until the transaction ends. Functions that write require it, so
 * passing a row read before the transaction does not compile.
 */
export type Locked<Row> = Row & { readonly [lock]: true };

/** Marks a row that a statement has just locked (`for update`, or an update that returned it). */
export function locked<Row extends object>(row: Row): Locked<Row> {
  writableDb();
  // The mark exists only in the type; nothing is added to the row.
  return row as Locked<Row>;
}
