/** Prefixes of variables that only this server uses. */
const ownBeginnings =
  /^(?:CONSOLE|STAFF|SMTP|MAIL|DRAIN|PAYOUT|COLLECTION|PAYMENTS|SMS|IDENTITY|DECISION|VAPID|METRICS)_/;

/** How many letters to insert, delete or replace to make one name from the other (Wagner and Fischer, 1974). */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of Array.from(one).entries()) {
    const here = [row + 1];
    for (const [at, theirs] of Array.from(other).entries()) {
      const replaced = (above[at] ?? 0) + (letter === theirs ? 0 : 1);
      here.push(Math.min(replaced, (above[at + 1] ?? 0) + 1, (here[at] ?? 0) + 1));
    }
    above = here;
  }
  return above[other.length] ?? 0;
}

/** Maximum edit distance: one in a short name, two in a long one. */
const mostApart = (name: string): number => (name.length < 8 ? 1 : 2);

const nearestOf = (name: string, known: readonly string[]): readonly [string, number] =>
  known
    .map((each) => [each, distance(name, each)] as const)
    .reduce((one, other) => (other[1] < one[1] ? other : one), ['', Infinity]);

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
      const [nearest, apart] = nearestOf(name, known);
      const isNear = apart <= mostApart(name);
      if (!isNear && !ownBeginnings.test(name)) return [];
      return [`${name} is not a variable of this lender and has no effect. Did you mean ${nearest}?`];
    });
}
