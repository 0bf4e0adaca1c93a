import { businessNow } from '@clearloan/lender';
import * as v from 'valibot';
import type { Plans } from './plans';
import type { Party } from './line';

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

/** The bank that collects automatic payments: at once, because the lender asks on the day. */
export const collectingBank = ({ owe }: Plans): Party => ({
  port: 'COLLECTION',
  hear: async ({ id: collectionId, data }, report) => {
    const { amount, account } = v.parse(payoutSchema, data);
    const at = (await businessNow()).toISOString();
    const path = '/hooks/collections';
    const collected = { collectionId, status: 'collected', at };
    const refused = { collectionId, status: 'refused', at };
    await owe(
      report,
      {
        ...{ what: `collection of ${amount} from ${account.accountNumber}`, path, event: collected },
        instead: { Collect: collected, Refuse: refused },
        after: {
          'Take back': (now) => ({
            path,
            event: { collectionId, status: 'returned', at: now.toISOString() },
          }),
        },
      },
      0,
    );
  },
});
