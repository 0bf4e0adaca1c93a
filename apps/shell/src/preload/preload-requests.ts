import type { PreloadRequest } from '@clearloan/api-client';
import { preloadTable } from './preload-table';

type Params = Readonly<Record<string, string | undefined>>;

/** A screen by its path pattern, with the parameters and the query (without `?`) of this address. */
export interface PreloadPlace {
  readonly pattern: string | undefined;
  readonly params: Params;
  readonly query: string;
}

/** The first requests of a screen for this login state. Empty if its declared reads depend on the query. */
export function preloadRequests(place: PreloadPlace, isLoggedIn: boolean): readonly PreloadRequest[] {
  const { pattern, params, query } = place;
  const row = preloadTable.find((each) => each.pattern === pattern);
  if (row === undefined || (row.isByQuery && query !== '')) return [];
  return row[isLoggedIn ? 'borrower' : 'visitor'].map(({ path, fields }) =>
    fields === undefined ? { path } : { path, fields: filled(fields, params) },
  );
}

type Fields = NonNullable<PreloadRequest['fields']>;

/** Replaces `:orderId` with the value of that parameter. */
const filled = (fields: Fields, params: Params): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, params[String(value).slice(1)] ?? value]),
  );
