/**
 * The app's own filters and steps in the address begin with `_` (`?_tab=repaying`). Every other key of the address is a
 * common parameter, which is stored and sent with each call, so a screen must never write one.
 */
export type OwnKey = `_${string}`;

export const isOwnKey = (key: string): key is OwnKey => key.startsWith('_');

/** A path with own keys behind it: `withOwnKeys('/orders', { _tab: 'repaying' })` → `/orders?_tab=repaying`. Absent values are left out. */
export function withOwnKeys(path: string, values: Readonly<Record<OwnKey, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    if (isOwnKey(key) && value !== undefined) search.set(key, value);
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
