import { useApiClient, useMoneyWrite, type FollowUp } from '@clearloan/api-client';
import { confirmLoan } from '../contract';
import { loanDetails } from '@clearloan/loan-view/contract';

/**
 * The borrower's answer to an offer. After a reload its outcome is polled: a signature carries a code or a passkey’s proof, which is never
 * stored, so the order itself shows whether the lender has accepted it.
 */
export function useSignLoan(orderId: string, onResumed: FollowUp<typeof confirmLoan>) {
  const client = useApiClient();
  return useMoneyWrite(confirmLoan, {
    name: `sign ${orderId}`,
    onResumed,
    probe: async () => {
      const { orderStatus } = await client.perform(loanDetails, { orderId }, { quiet: true });
      return orderStatus === 'approved' ? null : { orderStatus };
    },
  });
}
