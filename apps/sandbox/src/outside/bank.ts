import * as v from 'valibot';
import type { Plans } from './plans';
import type { Party } from './world';

const payoutSchema = v.object({
  amount: v.string(),
  account: v.object({ accountNumber: v.string() }),
});

/** How long the bank takes to pay out. */
const payoutMs = 3_000;

/** The bank that pays loans out. It returns the first payout to an account that ends in 04. */
export function payoutBank({ owe }: Plans): Party {
  const returned = new Set<string>();
  return {
    port: 'PAYOUT',
    hear: async ({ id: payoutId, data }, report) => {
      const { amount, account } = v.parse(payoutSchema, data);
      const { accountNumber } = account;
      const comesBack = accountNumber.endsWith('04') && !returned.has(accountNumber);
      if (comesBack) returned.add(accountNumber);
      const paid = { payoutId, status: 'paid' };
      const back = { payoutId, status: 'returned' };
      const what = `payout of ${amount} to ${accountNumber}`;
      const instead = { Pay: paid, Return: back };
      await owe(report, { what, path: '/hooks/payouts', event: comesBack ? back : paid, instead }, payoutMs);
    },
    console: {
      afterReset: () => {
        returned.clear();
      },
    },
  };
}
