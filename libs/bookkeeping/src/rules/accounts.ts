import { maskAccount } from '@clearloan/formatting';
import type { Account, AccountKind } from '../contract';
import { plainName } from './categories';

type Named = Pick<Account, 'account_id' | 'name' | 'tail'>;

/**
 * An account's name as shown among all accounts: a name is no key, so accounts of one name are told apart by the end of
 * their number, and where that is missing or the same by their place. Undefined for an account that is not among them.
 */
export function accountLabel(id: string | undefined, accounts: readonly Named[]): string | undefined {
  const meant = accounts.find(({ account_id }) => account_id === id);
  if (meant === undefined) return undefined;
  const { name, tail } = meant;
  const alike = accounts.filter((each) => plainName(each.name) === plainName(name));
  if (alike.length < 2) return name;
  const isOnly = tail !== undefined && alike.filter((each) => each.tail === tail).length === 1;
  return isOnly ? `${name} ${maskAccount(tail)}` : `${name} (${alike.indexOf(meant) + 1})`;
}

/**
 * The default accounts; the ids are the same on every device, so that two devices do not create duplicates.
 */
export const firstAccounts = (nameOf: (kind: AccountKind) => string): Account[] =>
  (['cash', 'bank', 'wallet'] as const).map((kind) => ({
    account_id: kind,
    name: nameOf(kind),
    kind,
    opening_balance: 0,
    tail: undefined,
    updated_at: '',
    deleted: false,
  }));
