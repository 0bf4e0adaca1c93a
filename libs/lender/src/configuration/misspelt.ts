import { closest, distance } from 'fastest-levenshtein';

/** Prefixes of variables that only this server uses. */
const ownBeginnings =
  /^(?:BANK|CONSOLE|STAFF|SMTP|MAIL|DRAIN|PAYOUT|COLLECTION|PAYMENTS|SMS|IDENTITY|DECISION|VAPID|METRICS)_/;

/** Maximum edit distance: one in a short name, two in a long one. */
const mostApart = (name: string): number => (name.length < 8 ? 1 : 2);

/**
 * Finds variables that look like misspelt settings. Returns one message per variable with the likely name. If `DATABSE_URL`
 * were ignored, the server would silently use another database.
 * @param given names of the variables that are set
 * @param known names that the server reads
 */
export function misspelt(given: readonly string[], known: readonly string[]): readonly string[] {
  return given
    .filter((name) => !known.includes(name) && /^[A-Z\d_]{4,}$/.test(name))
    .flatMap((name) => {
      const nearest = closest(name, known);
      const isNear = distance(name, nearest) <= mostApart(name);
      if (!isNear && !ownBeginnings.test(name)) return [];
      return [`${name} is not a variable of this lender and has no effect. Did you mean ${nearest}?`];
    });
}
