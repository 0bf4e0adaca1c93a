import type { RouteName } from '@clearloan/routes';

/** Pending changes on the device: how many, and the screen that sends the first of them. */
export interface Unsent {
  readonly count: number;
  readonly sentBy: Home | undefined;
}

type Home = Extract<RouteName, 'bookkeeping' | 'reminders' | 'calculator'>;

/** The device's lists by the screen that sends them. */
const homes: ReadonlyMap<string, Home> = new Map([
  ['records', 'bookkeeping'],
  ['accounts', 'bookkeeping'],
  ['budgets', 'bookkeeping'],
  ['reminders', 'reminders'],
  ['calculations', 'calculator'],
]);

export const nothingUnsent: Unsent = { count: 0, sentBy: undefined };

/**
 * Default accounts are sent with the first record, so they count only if nothing else is pending.
 * @param pending the pending changes, in order
 */
export function unsentOf(pending: readonly { readonly list: string }[]): Unsent {
  const written = pending.filter(({ list }) => list !== 'accounts');
  return {
    count: written.length > 0 ? written.length : pending.length,
    sentBy: pending.map(({ list }) => homes.get(list)).find(Boolean),
  };
}
