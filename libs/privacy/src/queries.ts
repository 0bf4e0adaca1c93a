import { queryKeys, useLoggedIn } from '@clearloan/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { usePrivacy } from './privacy-context';
import type { ConsentLogLine } from './rules/consent';
import type { TrafficLine } from './rules/traffic';

/** The consents currently known to this device. */
export function useConsentLogLines(): readonly ConsentLogLine[] {
  const { consentLog } = usePrivacy();
  return useSyncExternalStore(consentLog.subscribe, consentLog.lines);
}

export function useTrafficLines(): readonly TrafficLine[] {
  const { traffic } = usePrivacy();
  return useSyncExternalStore(traffic.subscribe, traffic.lines);
}

/** Merges the lender's consents from other devices, so that both show the same. */
export function useAccountConsents() {
  const { account, consentLog } = usePrivacy();
  const isLoggedIn = useLoggedIn();
  const read = useQuery({
    queryKey: queryKeys.accountConsents(),
    queryFn: account.readConsents,
    meta: { tags: ['consents', 'account'] },
    enabled: isLoggedIn,
  });
  const { data } = read;
  useEffect(() => {
    if (data !== undefined) consentLog.takeIn(data);
  }, [data, consentLog]);
  return read;
}

/** Fetches the copy that a borrower requested; it is passed on and stored nowhere. */
export function useAccountCopy() {
  const { account } = usePrivacy();
  return useMutation({ mutationFn: account.readCopy, gcTime: 0 });
}
