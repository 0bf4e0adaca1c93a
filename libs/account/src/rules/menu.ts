import { safeReturnPath } from '@clearloan/routes';
import type { MenuItem } from '../contract';

/** The group of an entry in the personal centre. */
export type MenuGroup = 'account' | 'tools' | 'help';

export interface MenuEntry extends MenuItem {
  /** A path of this app. */
  readonly path: string;
}

/** Known keys of the lender's menu; all others belong to the account group. */
const groups: ReadonlyMap<string, MenuGroup> = new Map([
  ['calculator', 'tools'],
  ['bookkeeping', 'tools'],
  ['reminders', 'tools'],
  ['complaint', 'help'],
  ['customerService', 'help'],
]);

/**
 * The entries that link to a screen of this app, in the lender's order; external URLs are never followed.
 * @param hasScreen whether a screen exists at a path: the lender's menu may be newer than this app
 */
export function openEntries(items: readonly MenuItem[], hasScreen: (path: string) => boolean): MenuEntry[] {
  return items.flatMap((item) => {
    const path = safeReturnPath(item.linkUrl);
    return path !== undefined && hasScreen(path) ? [{ ...item, path }] : [];
  });
}

export const entriesOf = (group: MenuGroup, entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.filter(({ key }) => (groups.get(key) ?? 'account') === group);
