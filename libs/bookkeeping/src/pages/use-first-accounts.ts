import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Account } from '../contract';
import { firstAccounts } from '../rules/first-accounts';

const placeOf = ({ kind }: Account): number => ['bank', 'wallet', 'cash'].indexOf(kind);

/** The accounts of the device, or the default ones, in the current language. */
export function useFirstAccounts(kept: readonly Account[] | undefined): {
  readonly accounts: readonly Account[];
  readonly first: readonly Account[];
} {
  const { t } = useLingui();
  // Stable while the stored accounts are: a change would parse a long table again.
  return useMemo(() => {
    const names = { cash: t`Cash`, bank: t`Bank`, wallet: t`Wallet` };
    const first = firstAccounts((kind) => names[kind]);
    const missing = first.filter(({ account_id }) => !kept?.some((each) => each.account_id === account_id));
    const accounts = [...(kept ?? []), ...missing].sort((one, other) => placeOf(one) - placeOf(other));
    return { accounts, first: missing };
  }, [kept, t]);
}
