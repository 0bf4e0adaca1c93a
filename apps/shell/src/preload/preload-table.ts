import type { FirstReads, PreloadRequest, ScreenPlace } from '@clearloan/api-client';
import { firstReads as authReads } from '@clearloan/auth';
import { firstReads as homeReads } from '@clearloan/home';
import { firstReads as loanReads } from '@clearloan/loans';

/** The first reads of one screen. A field with the value `:orderId` is replaced with that path parameter. */
interface PreloadRow {
  /** `/orders/:orderId` */
  readonly pattern: string;
  readonly visitor: readonly PreloadRequest[];
  readonly borrower: readonly PreloadRequest[];
  /** The reads depend on the query of the address, so the row applies only without one. */
  readonly isByQuery: boolean;
}

/** Converts the declared first reads into plain data. @param declared keyed by path pattern */
const tableOf = (declared: Readonly<Record<string, FirstReads>>): readonly PreloadRow[] =>
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

/**
 * The first reads of each screen, in a form that is available before the contract loads. The build evaluates this module and
 * inlines its value (tools/vite/preload-table.mjs), so neither the preload script nor the app's entry contains a contract.
 */
export const preloadTable = tableOf({ ...authReads, ...homeReads, ...loanReads });
