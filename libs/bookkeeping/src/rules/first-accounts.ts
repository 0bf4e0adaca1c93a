import type { Account, AccountKind } from '../contract';

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
