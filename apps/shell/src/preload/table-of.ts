import type { FirstReads, PreloadRequest, ScreenPlace } from '@clearloan/api-client';

/** The first reads of one screen. A field with the value `:orderId` is replaced with that path parameter. */
export interface PreloadRow {
  /** `/orders/:orderId` */
  readonly pattern: string;
  readonly visitor: readonly PreloadRequest[];
  readonly borrower: readonly PreloadRequest[];
  /** The reads depend on the query of the address, so the row applies only without one. */
  readonly isByQuery: boolean;
}

/** Converts the declared first reads into plain data. @param declared keyed by path pattern */
export const tableOf = (declared: Readonly<Record<string, FirstReads>>): readonly PreloadRow[] =>
  Object.entries(declared).map(([pattern, { visitor, borrower }]) => {
    let isByQuery = false;
    const place: ScreenPlace = {
      params: paramsOf(pattern),
      get search() {
        isByQuery = true;
        return new URLSearchParams();
      },
    };
    const [ofVisitor, ofBorrower] = [visitor, borrower].map((reads) =>
      reads(place).map(({ request }) => request()),
    );
    return { pattern, visitor: ofVisitor ?? [], borrower: ofBorrower ?? [], isByQuery };
  });

/** Each parameter of a pattern, mapped to its own placeholder. */
function paramsOf(pattern: string): Readonly<Record<string, string>> {
  const names = pattern.match(/:\w+/g) ?? [];
  return Object.fromEntries(names.map((name) => [name.slice(1), name]));
}
