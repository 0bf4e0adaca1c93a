import type { FirstReads, PreloadRequest, ScreenPlace } from '@clearloan/api-client';

/** The first reads of one screen. A field with the value `:orderId` stands for that parameter of the path. */
export interface PreloadRow {
  /** `/orders/:orderId` */
  readonly pattern: string;
  readonly visitor: readonly PreloadRequest[];
  readonly borrower: readonly PreloadRequest[];
  /** They depend on the query of the address, and are right only without one. */
  readonly isByQuery: boolean;
}

/** The declared first reads as a table without code. @param declared by the patterns of their paths */
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

/** Each parameter of a pattern, standing for itself. */
function paramsOf(pattern: string): Readonly<Record<string, string>> {
  const names = pattern.match(/:\w+/g) ?? [];
  return Object.fromEntries(names.map((name) => [name.slice(1), name]));
}
