import * as v from 'valibot';
import type { Plans } from './plans';
import type { MakeParty } from './line';

const orderSchema = v.object({
  orderId: v.string(),
  amount: v.string(),
  currency: v.string(),
  account: v.object({ accountNumber: v.string() }),
});

/** How long the bank takes to pay out. */
const payoutMs = 3_000;

/** The bank that pays loans out. It returns the first payout to an account that ends in 04. */
export const payoutBank =
  ({ owe }: Plans): MakeParty =>
  (report) => {
    const returned = new Set<string>();
    return {
      port: 'PAYOUT',
      hear: async ({ id: payoutId, data }) => {
        const { amount, currency, account } = v.parse(orderSchema, data);
        const { accountNumber } = account;
        const comesBack = accountNumber.endsWith('04') && !returned.has(accountNumber);
        if (comesBack) returned.add(accountNumber);
        const moves = { id: `out-${payoutId}`, amount: `-${amount}`, currency, reference: payoutId };
        const paid = { event: () => ({ payoutId, status: 'paid' }), moves };
        const back = { event: () => ({ payoutId, status: 'returned' }) };
        const what = `payout of ${amount} to ${accountNumber}`;
        const instead = { Pay: paid, Return: { ...back, moves: undefined } };
        await owe(report, { what, path: '/hooks/payouts', instead, ...(comesBack ? back : paid) }, payoutMs);
      },
      console: {
        afterReset: () => {
          returned.clear();
        },
      },
    };
  };

/** The bank that collects automatic payments: at once, because the lender asks on the day. */
export const collectingBank =
  ({ owe }: Plans): MakeParty =>
  (report) => ({
    port: 'COLLECTION',
    hear: async ({ id: collectionId, data }) => {
      const { orderId, amount, currency, account } = v.parse(orderSchema, data);
      const path = '/hooks/collections';
      const id = `in-${collectionId}`;
      const tell = (status: string) => (at: Date) => ({ collectionId, status, at: at.toISOString() });
      const moves = { id, amount, currency, reference: collectionId };
      const collected = { event: tell('collected'), moves };
      const refused = { event: tell('refused'), moves: undefined };
      await owe(
        report,
        {
          what: `collection of ${amount} from ${account.accountNumber}`,
          path,
          about: orderId,
          instead: { Collect: collected, Refuse: refused },
          takeBack: (now) => ({
            path,
            event: tell('returned')(now),
            moves: {
              id: `back-${id}`,
              amount: `-${amount}`,
              currency,
              reference: collectionId,
              reverses: id,
            },
          }),
          ...collected,
        },
        0,
      );
    },
  });
