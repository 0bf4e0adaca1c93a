import { useLingui } from '@lingui/react/macro';
import type { CallPurpose } from '../rules/call-purpose';

/** What calls are for, in plain words. */
export function useCallText(): Readonly<Record<CallPurpose, string>> {
  const { t } = useLingui();
  return {
    logIn: t`Logging in and out`,
    account: t`Your account`,
    loans: t`Loans and offers`,
    verification: t`Verification`,
    bankAccount: t`Bank account`,
    payments: t`Payments`,
    agreements: t`Agreements`,
    help: t`Help`,
    consent: t`Your consents`,
    errors: t`Errors, by name only`,
    usage: t`How you use the app`,
    location: t`Location`,
    device: t`Phone details`,
    contacts: t`Phone contacts`,
    unknown: t`Something else`,
  };
}
