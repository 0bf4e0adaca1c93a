import type { Account, AccountKind } from '../contract';

/** What everybody has; the ids are the same on every phone, so that two phones do not make two of each. */
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
