import { safeReturnPath } from '@clearloan/routes';
import type { MenuItem } from '../contract';

/** Where an entry stands in the personal centre. */
export type MenuGroup = 'account' | 'tools' | 'help';

export interface MenuEntry extends MenuItem {
  /** A path of our own. */
  readonly path: string;
}

/** Keys that the lender's menu is known by; every other one is about the account. */
const groups: ReadonlyMap<string, MenuGroup> = new Map([
  ['calculator', 'tools'],
  ['bookkeeping', 'tools'],
  ['reminders', 'tools'],
  ['complaint', 'help'],
  ['customerService', 'help'],
]);

/**
 * The entries that lead to a screen of this app, in the lender's order; a foreign address is never followed.
 * @param isOffered whether there is a screen at a path: the lender's menu may be ahead of this app
 */
export function openEntries(items: readonly MenuItem[], isOffered: (path: string) => boolean): MenuEntry[] {
  return items.flatMap((item) => {
    const path = safeReturnPath(item.linkUrl);
    return path !== undefined && isOffered(path) ? [{ ...item, path }] : [];
  });
}

export const entriesOf = (group: MenuGroup, entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.filter(({ key }) => (groups.get(key) ?? 'account') === group);
