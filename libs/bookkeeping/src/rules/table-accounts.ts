import { plainName } from './categories';
import type { Account, AccountKind } from '../contract';
import { accountKinds } from '../contract';
import { isMoveWord } from './table-words';

/**
 * The account of a line; `clash` if its id belongs to one account and its name to another, `several` if it has a name
 * alone and more than one account has it.
 */
export type AccountMeant = { readonly account_id: string } | 'clash' | 'several' | undefined;

/**
 * The account that a table names. Two accounts may have the same name, so the id takes precedence if the table has it.
 * An account that was renamed since keeps its id; an id with the name of another account is a contradiction.
 */
export function accountMeant(name: string, id: string, accounts: readonly Account[]): AccountMeant {
  const byId = id === '' ? undefined : accounts.find(({ account_id }) => account_id === id);
  const named = accounts.filter((account) => plainName(account.name) === plainName(name));
  if (id === '' && named.length > 1) return 'several';
  if (byId === undefined)
    return named[0] ?? accounts.find(({ account_id }) => plainName(account_id) === plainName(name));
  return name === '' || named.length === 0 || named.includes(byId) ? byId : 'clash';
}

/** An account as a line of the table describes it; undefined if the line has no name or an unknown kind. */
export function accountOfLine(cells: {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly tail: string;
  readonly opening_balance: number;
}): Account | undefined {
  const kind: AccountKind | undefined = accountKinds.find((each) => each === plainName(cells.kind));
  if (cells.name.trim() === '' || cells.id === '' || kind === undefined) return undefined;
  return {
    account_id: cells.id,
    name: cells.name,
    kind,
    opening_balance: cells.opening_balance,
    tail: cells.tail === '' ? undefined : cells.tail,
    updated_at: '',
    deleted: false,
  };
}

/** A side of a transfer between accounts of the book, with the other account if the line names it. */
export type TransferLeg = { readonly other: string | undefined } | undefined;

/**
 * The side of a transfer that a line of one account is: its kind, its category or its whole note says so.
 * A wallet app may write the other account as the category.
 */
export function legOf(
  from: string,
  textOf: (column: 'type' | 'category' | 'note' | 'target') => string,
  accounts: readonly Account[],
): TransferLeg {
  if (!(['type', 'category', 'note'] as const).map(textOf).some(isMoveWord)) return undefined;
  const named = (['target', 'category'] as const).map((column) => accountMeant(textOf(column), '', accounts));
  const other = named.find((each) => typeof each === 'object' && each.account_id !== from);
  return { other: typeof other === 'object' ? other.account_id : undefined };
}
