import { closest, distance } from 'fastest-levenshtein';

/** Beginnings of names that are the lender's alone. */
const ownBeginnings =
  /^(?:BANK|CONSOLE|STAFF|SMTP|MAIL|DRAIN|PAYOUT|PAYMENTS|SMS|IDENTITY|DECISION|VAPID|METRICS)_/;

/** How many letters may differ: one in a short name, two in a long one. */
const mostApart = (name: string): number => (name.length < 8 ? 1 : 2);

/**
 * Variables that look like the lender's and are not: each as one sentence with the name that it may mean. A lender that
 * passes over `DATABSE_URL` works on another database without a word.
 * @param given names of variables that are set
 * @param known names that the lender reads
 */
export function misspelt(given: readonly string[], known: readonly string[]): readonly string[] {
  return given
    .filter((name) => !known.includes(name) && /^[A-Z\d_]{4,}$/.test(name))
    .flatMap((name) => {
      const nearest = closest(name, known);
      const isNear = distance(name, nearest) <= mostApart(name);
      if (!isNear && !ownBeginnings.test(name)) return [];
      return [`${name} is no variable of this lender and changes nothing. Did you mean ${nearest}?`];
    });
}
